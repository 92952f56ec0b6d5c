//! Round robins by the Berger tables (C.05, annex).

use crate::dutch::{ColorReason, Pair, PairedRound};
use crate::event::Tournament;
use crate::units::{PlayerId, RoundNumber};

/// How often everybody meets everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cycles {
    /// Once.
    Single,
    /// Twice, the second time with the other colours.
    Double,
    /// Twice, with the last two rounds of the first cycle swapped, so that nobody has the same
    /// colour three times running.
    DoubleSwapped,
    /// Once, two games in each round with changing colours; the one named first begins.
    TwoGames,
}

/// Who moves first in a printed pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstMove {
    /// The number on the left, which the tables give White; in xiangqi Red.
    Left,
    /// As between teams in xiangqi: the left one on odd boards, the right one on even boards.
    LeftOnOddBoards,
}

/// A pair of a table: the first has the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TablePair {
    /// Moves first.
    pub first: PlayerId,
    /// Moves second.
    pub second: PlayerId,
}

/// One round of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRound {
    /// The pairs in printed order.
    pub pairs: Vec<TablePair>,
    /// Who is free, where the number is odd.
    pub free: Option<PlayerId>,
}

/// All rounds for players whose lots are their places in the list.
///
/// An odd number is filled up with nobody as the last number. Fewer than two players have no
/// rounds.
#[must_use]
pub fn round_robin(players: &[PlayerId], cycles: Cycles) -> Vec<TableRound> {
    let single = berger(players);
    let reversed = |rounds: &[TableRound]| -> Vec<TableRound> {
        rounds
            .iter()
            .map(|round| TableRound {
                pairs: round
                    .pairs
                    .iter()
                    .map(|pair| TablePair { first: pair.second, second: pair.first })
                    .collect(),
                free: round.free,
            })
            .collect()
    };
    match cycles {
        Cycles::Single | Cycles::TwoGames => single,
        Cycles::Double => {
            let second = reversed(&single);
            single.into_iter().chain(second).collect()
        }
        Cycles::DoubleSwapped => {
            let second = reversed(&single);
            let mut first = single;
            let rounds = first.len();
            if rounds > 1 {
                first.swap(rounds - 1, rounds - 2);
            }
            first.into_iter().chain(second).collect()
        }
    }
}

/// A round of an event played as a round robin; none beyond the last one.
///
/// The lots are the player numbers in order. Pairs with somebody who has withdrawn are left out;
/// what becomes of those games is for the rules on withdrawal. Who was to meet somebody that left before the start is free
/// (1959, 13.1).
#[must_use]
pub fn pair_round_robin(
    tournament: &Tournament,
    round: RoundNumber,
    cycles: Cycles,
) -> Option<PairedRound> {
    if round == RoundNumber::START {
        return None;
    }
    let players: Vec<PlayerId> = tournament.entries().iter().map(|entry| entry.id).collect();
    let table = round_robin(&players, cycles).into_iter().nth(round.index())?;
    let there = |id: &PlayerId| {
        let entry = tournament.entry(*id);
        entry.is_some_and(|entry| entry.withdrawal.is_none_or(|left| left.after >= round))
    };
    let pairs = table
        .pairs
        .iter()
        .filter(|pair| there(&pair.first) && there(&pair.second))
        .map(|pair| Pair { white: pair.first, black: pair.second, colors: ColorReason::Table })
        .collect();
    let never_came = |id: PlayerId| {
        let left = tournament.entry(id).and_then(|entry| entry.withdrawal);
        left.is_some_and(|left| left.after == RoundNumber::START)
    };
    let left_alone = |pair: &TablePair| match (never_came(pair.first), never_came(pair.second)) {
        (true, false) => Some(pair.second),
        (false, true) => Some(pair.first),
        (true, true) | (false, false) => None,
    };
    let free = table.free.or_else(|| table.pairs.iter().find_map(left_alone));
    Some(PairedRound { round, pairs, bye: free.filter(there), brackets: Vec::new() })
}

/// The sides of a team match: which team moves first on a board, boards counted from 1.
#[must_use]
pub const fn moves_first(pair: TablePair, board: usize, convention: FirstMove) -> PlayerId {
    match convention {
        FirstMove::Left => pair.first,
        FirstMove::LeftOnOddBoards => {
            if board % 2 == 1 {
                pair.first
            } else {
                pair.second
            }
        }
    }
}

/// The closed form of the tables: in round r, i and j below n meet if i + j leaves r + 1 when
/// divided by n - 1; the one whose double leaves it meets n.
fn berger(players: &[PlayerId]) -> Vec<TableRound> {
    let even = players.len() + players.len() % 2;
    if players.len() < 2 {
        return Vec::new();
    }
    (1..even).map(|round| berger_round(players, even, round)).collect()
}

fn berger_round(players: &[PlayerId], even: usize, round: usize) -> TableRound {
    let modulus = even - 1;
    let meet = |a: usize, b: usize| (a + b) % modulus == (round + 1) % modulus;
    let mut pairs = Vec::new();
    let mut free = None;
    let alone = (1..even).find(|one| meet(*one, *one)).unwrap_or(1);
    match (players.get(alone - 1), players.get(even - 1)) {
        (Some(one), Some(last)) if round % 2 == 1 => {
            pairs.push(TablePair { first: *one, second: *last });
        }
        (Some(one), Some(last)) => pairs.push(TablePair { first: *last, second: *one }),
        (one, None) => free = one.copied(),
        (None, Some(_)) => {}
    }
    // The tables print the others by distance from the one who meets the last number.
    for step in 1..even / 2 {
        let wrap = |number: usize| (number + modulus - 1) % modulus + 1;
        let (a, b) = (wrap(alone + step), wrap(alone + modulus - step));
        let (low, high) = (a.min(b), a.max(b));
        let (first, second) = if (low + high) % 2 == 1 { (low, high) } else { (high, low) };
        if let (Some(first), Some(second)) = (players.get(first - 1), players.get(second - 1)) {
            pairs.push(TablePair { first: *first, second: *second });
        }
    }
    TableRound { pairs, free }
}
