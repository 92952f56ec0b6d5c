//! Games and byes before they become a history.

use std::collections::BTreeMap;

use tournament::{Color, GameEntry, PlayerId, RoundNumber, Slot};

use super::columns::problem;
use super::event::TableEvent;
use super::round::narrow;
use crate::events::trf::{Problem, both};

/// Whether a note says which game of a match it is.
fn names_a_game(note: &str) -> bool {
    let plain = narrow(note);
    let words = ["game", "局", "盘"];
    words.iter().any(|word| plain.contains(word)) && plain.chars().any(char::is_alphanumeric)
}

/// What each player did in each round, before games are put together to matches.
#[derive(Default)]
pub(super) struct Games {
    games: BTreeMap<(PlayerId, RoundNumber), Vec<(GameEntry, usize)>>,
    byes: BTreeMap<(PlayerId, RoundNumber), Slot>,
}

impl Games {
    /// Whether a player may meet this opponent in this round.
    fn is_free_for(
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
            let found = both(
                format!("a second opponent of player {player} in round {round}"),
                format!("{player} 号第 {round} 轮的第二名对手"),
            );
            return Err(problem(line, found, both("one opponent a round", "每轮一名对手")));
        }
        Ok(())
    }

    /// Takes a game of two players: what it was for the first, who has the first move, and for the second.
    ///
    /// # Errors
    /// If one of them has another opponent, or the two have had a game with these colours and nothing says that this is
    /// another one: then it is more likely the same row twice.
    pub(super) fn pair(
        &mut self,
        round: RoundNumber,
        [first, second]: [(PlayerId, GameEntry); 2],
        line: usize,
        note: &str,
    ) -> Result<(), Problem> {
        self.is_free_for(round, first.0, second.0, line)?;
        self.is_free_for(round, second.0, first.0, line)?;
        if let Some(before) = self.same_again(round, first.0, second.0)
            && !names_a_game(note)
        {
            let (one, other) = (first.0, second.0);
            let found = both(
                format!("players {one} and {other} once more in round {round}"),
                format!("{one} 号与 {other} 号第 {round} 轮重复"),
            );
            let expected = both(
                format!(
                    "one row; line {before} has them with the same colours. Of a match the other game has the colours \
                     changed, or its note says `game 2`"
                ),
                format!(
                    "一行；第 {before} 行先后手相同。两局制的另一局应互换先后手，或在备注写明“第 2 局”"
                ),
            );
            return Err(problem(line, found, expected));
        }
        for (player, game) in [first, second] {
            self.games.entry((player, round)).or_default().push((game, line));
        }
        Ok(())
    }

    /// The line on which these two have met in this round with the same sides.
    fn same_again(&self, round: RoundNumber, white: PlayerId, black: PlayerId) -> Option<usize> {
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
            let found = both(
                format!("a second entry of player {player} in round {round}"),
                format!("{player} 号第 {round} 轮的第二项"),
            );
            return Err(problem(line, found, both("one entry a round", "每轮一项")));
        }
        Ok(())
    }

    pub(super) fn into_history(self, event: &mut TableEvent) {
        let slots = self.games.into_iter().map(|(place, games)| {
            let games: Vec<GameEntry> = games.into_iter().map(|(game, _)| game).collect();
            let slot = Slot::of_games(&games);
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
