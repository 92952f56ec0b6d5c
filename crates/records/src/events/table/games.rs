//! Games and byes before they become a history.

use std::collections::BTreeMap;

use tournament::{Color, GameEntry, MatchEntry, MatchGame, PlayerId, RoundNumber, Slot};

use super::columns::problem;
use super::event::TableEvent;
use crate::events::trf::Problem;

/// What each player did in each round, before games are put together to matches.
#[derive(Default)]
pub(super) struct Games {
    games: BTreeMap<(PlayerId, RoundNumber), Vec<(GameEntry, usize)>>,
    byes: BTreeMap<(PlayerId, RoundNumber), Slot>,
}

impl Games {
    /// Whether a player may meet this opponent in this round.
    pub(super) fn is_free_for(
        &self,
        round: RoundNumber,
        player: PlayerId,
        opponent: PlayerId,
        line: usize,
    ) -> Result<(), Problem> {
        let place = (player, round);
        let met = self.games.get(&place).and_then(|games| games.first());
        if self.byes.contains_key(&place) || met.is_some_and(|(game, _)| game.opponent != opponent)
        {
            let found = format!("a second opponent of player {player} in round {round}");
            return Err(problem(line, &found, "one opponent a round"));
        }
        Ok(())
    }

    pub(super) fn add(
        &mut self,
        round: RoundNumber,
        player: PlayerId,
        game: GameEntry,
        line: usize,
    ) {
        self.games.entry((player, round)).or_default().push((game, line));
    }

    /// The line on which these two have met in this round with the same sides.
    pub(super) fn same_again(
        &self,
        round: RoundNumber,
        white: PlayerId,
        black: PlayerId,
    ) -> Option<usize> {
        let games = self.games.get(&(white, round))?;
        let same = |game: &GameEntry| game.opponent == black && game.color == Some(Color::White);
        games.iter().find(|(game, _)| same(game)).map(|(_, line)| *line)
    }

    /// The first line of each round.
    pub(super) fn first_lines(&self) -> BTreeMap<RoundNumber, usize> {
        let mut lines = BTreeMap::new();
        for ((_, round), games) in &self.games {
            for (_, line) in games {
                let first = lines.entry(*round).or_insert(*line);
                *first = (*first).min(*line);
            }
        }
        lines
    }

    /// The latest game on the board of a player, with its round and line.
    pub(super) fn last_played(&self, player: PlayerId) -> Option<(RoundNumber, usize)> {
        let rounds = (player, RoundNumber(0))..=(player, RoundNumber(u16::MAX));
        self.games.range(rounds).rev().find_map(|((_, round), games)| {
            let (_, line) = games.iter().find(|(game, _)| game.is_played())?;
            Some((*round, *line))
        })
    }

    pub(super) fn add_bye(
        &mut self,
        round: RoundNumber,
        player: PlayerId,
        bye: Slot,
        line: usize,
    ) -> Result<(), Problem> {
        let place = (player, round);
        if self.games.contains_key(&place) || self.byes.insert(place, bye).is_some() {
            let found = format!("a second entry of player {player} in round {round}");
            return Err(problem(line, &found, "one entry a round"));
        }
        Ok(())
    }

    pub(super) fn into_history(self, event: &mut TableEvent) {
        let slots = self.games.into_iter().map(|(place, games)| {
            let slot = match games.as_slice() {
                [(only, _)] => Slot::Game(*only),
                several => Slot::Match(MatchEntry {
                    opponent: several[0].0.opponent,
                    games: several
                        .iter()
                        .map(|(game, _)| MatchGame {
                            color: game.color,
                            outcome: game.outcome,
                            decided: game.decided,
                            validity: game.validity,
                        })
                        .collect(),
                }),
            };
            (place, slot)
        });
        for ((player, round), slot) in slots.chain(self.byes) {
            let history = event.parts.history.entry(player).or_default();
            if history.len() <= round.index() {
                history.resize(round.index() + 1, Slot::Blank);
            }
            history[round.index()] = slot;
        }
    }
}
