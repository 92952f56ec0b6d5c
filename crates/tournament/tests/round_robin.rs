//! Round robins: the printed table, and what must hold for every size.

use std::collections::BTreeMap;

use tournament::{Cycles, FirstMove, PlayerId, TablePair, TableRound, moves_first, round_robin};

fn table(size: u32, cycles: Cycles) -> Vec<TableRound> {
    round_robin(&(1..=size).map(PlayerId).collect::<Vec<_>>(), cycles)
}

fn printed(round: &TableRound) -> String {
    let mut words: Vec<String> =
        round.pairs.iter().map(|pair| format!("{}-{}", pair.first, pair.second)).collect();
    words[1..].sort();
    words.join(" ")
}

#[test]
fn six_players_are_paired_as_the_annex_prints_it() {
    // C.05 annex, table for 5 or 6 players.
    let rounds: Vec<String> = table(6, Cycles::Single).iter().map(printed).collect();
    assert_eq!(rounds, ["1-6 2-5 3-4", "6-4 1-2 5-3", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]);
}

#[test]
fn everybody_meets_everybody_once_and_colours_balance() {
    for size in 2..40 {
        let rounds = table(size, Cycles::Single);
        let mut met = BTreeMap::new();
        let mut first: BTreeMap<PlayerId, i32> = BTreeMap::new();
        for round in &rounds {
            let mut seen: Vec<PlayerId> = round.free.into_iter().collect();
            for pair in &round.pairs {
                seen.extend([pair.first, pair.second]);
                let key = (pair.first.min(pair.second), pair.first.max(pair.second));
                *met.entry(key).or_insert(0) += 1;
                *first.entry(pair.first).or_default() += 1;
                *first.entry(pair.second).or_default() -= 1;
            }
            seen.sort_unstable();
            assert_eq!(seen, (1..=size).map(PlayerId).collect::<Vec<_>>(), "{size}");
            assert_eq!(round.free.is_some(), size % 2 == 1);
        }
        let pairs = usize::try_from(size * (size - 1) / 2).unwrap();
        assert_eq!(met.len(), pairs);
        assert!(met.values().all(|times| *times == 1));
        assert!(first.values().all(|surplus| surplus.abs() <= 1), "{size} {first:?}");
    }
    assert_eq!(table(1, Cycles::Single), []);
    assert_eq!(table(0, Cycles::Double), []);
}

#[test]
fn the_second_cycle_turns_the_colours_and_the_swap_avoids_three_running() {
    for size in [4, 5, 6, 9, 12] {
        let rounds = table(size, Cycles::Double);
        let half = rounds.len() / 2;
        for (a, b) in rounds[..half].iter().zip(&rounds[half..]) {
            let turned = |pair: &TablePair| TablePair { first: pair.second, second: pair.first };
            assert_eq!(a.pairs.iter().map(turned).collect::<Vec<_>>(), b.pairs);
        }
    }
    let longest = |rounds: &[TableRound], player: u32| {
        let mut runs = (0, 0, None);
        for round in rounds {
            for pair in &round.pairs {
                let side = if pair.first.0 == player { Some(true) } else { None };
                let side = if pair.second.0 == player { Some(false) } else { side };
                if side.is_some() {
                    runs.0 = if side == runs.2 { runs.0 + 1 } else { 1 };
                    runs.2 = side;
                    runs.1 = runs.1.max(runs.0);
                }
            }
        }
        runs.1
    };
    for size in [4, 6, 8, 10] {
        let rounds = table(size, Cycles::DoubleSwapped);
        assert!((1..=size).all(|player| longest(&rounds, player) < 3), "{size}");
        let plain = table(size, Cycles::Double);
        assert!((1..=size).any(|player| longest(&plain, player) == 3), "{size}");
    }
}

#[test]
fn the_left_number_moves_first_and_teams_change_over_the_boards() {
    let pair = TablePair { first: PlayerId(3), second: PlayerId(8) };
    assert_eq!(moves_first(pair, 2, FirstMove::Left), PlayerId(3));
    assert_eq!(moves_first(pair, 1, FirstMove::LeftOnOddBoards), PlayerId(3));
    assert_eq!(moves_first(pair, 2, FirstMove::LeftOnOddBoards), PlayerId(8));
}
