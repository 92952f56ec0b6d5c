//! Games that somebody who stays wins without play.

use crate::event::Parts;
use crate::meetings::Meetings;
use crate::round_robin::{Cycles, TablePair, TableRound};
use crate::slot::{Decided, GameEntry, MatchGame, Outcome, Slot};
use crate::units::{PlayerId, RoundNumber};

/// Gives the games of two that are not yet played to the one who stays; how many there were.
pub(crate) fn give_games(
    parts: &mut Parts,
    (meetings, table): (Meetings, &[TableRound]),
    (player, opponent): (PlayerId, PlayerId),
    (theirs, after): (Outcome, RoundNumber),
) -> u32 {
    let mut given = decide_open(parts, player, opponent, theirs);
    for _ in games_with(parts, player, opponent)..meetings.games {
        let together = match meetings.cycles {
            Cycles::TwoGames => common_round(parts, player, opponent),
            Cycles::Single | Cycles::Double | Cycles::DoubleSwapped => None,
        };
        let index = together
            .or_else(|| table_round(parts, table, player, opponent))
            .unwrap_or_else(|| free_round(parts, player, opponent, after));
        add_game(parts, index, player, GameEntry::forfeit(opponent, None, Outcome::Loss));
        add_game(parts, index, opponent, GameEntry::forfeit(player, None, theirs));
        given += 1;
    }
    given
}

/// How many games two players have on record with each other.
fn games_with(parts: &Parts, player: PlayerId, opponent: PlayerId) -> u32 {
    let slots = parts.history.get(&player).into_iter().flatten();
    let games = slots.flat_map(Slot::games).filter(|game| game.opponent == opponent);
    u32::try_from(games.count()).unwrap_or(u32::MAX)
}

/// Gives the games of two that have no result yet to the one who stays; how many there were.
fn decide_open(parts: &mut Parts, player: PlayerId, opponent: PlayerId, theirs: Outcome) -> u32 {
    let mut decided = 0;
    for (own, other, outcome) in [(player, opponent, Outcome::Loss), (opponent, player, theirs)] {
        decided = 0;
        for slot in parts.history.get_mut(&own).into_iter().flatten() {
            if slot.opponent() != Some(other) || !slot.games().any(|game| game.is_open()) {
                continue;
            }
            let mut games: Vec<GameEntry> = slot.games().collect();
            for game in games.iter_mut().filter(|game| game.is_open()) {
                (game.decided, game.outcome) = (Decided::Forfeit, outcome);
                decided += 1;
            }
            *slot = Slot::of_games(&games);
        }
    }
    decided
}

/// The position of the round in which the two have games already.
fn common_round(parts: &Parts, player: PlayerId, opponent: PlayerId) -> Option<usize> {
    let slots = parts.history.get(&player)?;
    slots.iter().position(|slot| slot.opponent() == Some(opponent))
}

/// The position of the first round in which the table has the two meet and neither has anything yet.
fn table_round(
    parts: &Parts,
    table: &[TableRound],
    player: PlayerId,
    opponent: PlayerId,
) -> Option<usize> {
    let meet = |round: &TableRound| {
        let both = |pair: &TablePair| {
            [(pair.first, pair.second), (pair.second, pair.first)].contains(&(player, opponent))
        };
        round.pairs.iter().any(both)
    };
    let mut rounds = (0..).zip(table);
    rounds
        .find(|(index, round)| {
            meet(round) && is_free(parts, player, *index) && is_free(parts, opponent, *index)
        })
        .map(|(index, _)| index)
}

/// Adds a game to what a player has in a round.
fn add_game(parts: &mut Parts, index: usize, player: PlayerId, game: GameEntry) {
    let slots = parts.history.entry(player).or_default();
    if slots.len() <= index {
        slots.resize(index + 1, Slot::Blank);
    }
    let slot = &mut slots[index];
    let mut games: Vec<GameEntry> = slot.games().collect();
    games.push(game);
    *slot = Slot::of_games(&games);
}

fn is_free(parts: &Parts, player: PlayerId, index: usize) -> bool {
    let slots = parts.history.get(&player);
    slots
        .and_then(|slots| slots.get(index))
        .is_none_or(|slot| matches!(slot, Slot::Blank | Slot::Withdrawn) || slot.is_absence())
}

/// The position of the first round, best after the last one paired, in which neither has anything.
fn free_round(parts: &Parts, a: PlayerId, b: PlayerId, after: RoundNumber) -> usize {
    let both = |index: &usize| is_free(parts, a, *index) && is_free(parts, b, *index);
    let end = usize::from(after.0);
    let length = parts.history.values().map(Vec::len).max().unwrap_or(0).max(end);
    (end..length).find(both).or_else(|| (0..end).find(both)).unwrap_or(length)
}

/// Gives the adjourned game of a round its result, on both sides.
pub(crate) fn adjudicate(
    parts: &mut Parts,
    player: PlayerId,
    round: RoundNumber,
    outcome: Outcome,
) {
    let other = match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Draw => Outcome::Draw,
        Outcome::Loss => Outcome::Win,
    };
    for (id, slots) in &mut parts.history {
        let Some(slot) = slots.get_mut(round.index()) else { continue };
        if *id != player && slot.opponent() != Some(player) {
            continue;
        }
        let outcome = if *id == player { outcome } else { other };
        match slot {
            Slot::Game(game) if game.decided == Decided::Adjourned => {
                (game.decided, game.outcome) = (Decided::Adjudicated, outcome);
            }
            Slot::Match(games) => {
                let open = |game: &&mut MatchGame| game.decided == Decided::Adjourned;
                for game in games.games.iter_mut().filter(open) {
                    (game.decided, game.outcome) = (Decided::Adjudicated, outcome);
                }
            }
            Slot::Blank | Slot::NotEntered | Slot::Withdrawn | Slot::Bye(_) | Slot::Game(_) => {}
        }
    }
}
