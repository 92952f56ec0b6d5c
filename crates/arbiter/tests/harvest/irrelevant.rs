//! A man that can have no effect makes no difference.
//!
//! Shown for the Asian rules, which look one capture and one recapture ahead. A man is provably without effect on a cycle if
//! on every board they look at (before and after each move, after each capture there by either side, and after each
//! recapture) all other men can go exactly where they could without it, and it can neither take nor be taken. The
//! Chinese books look further ahead than can be gone through plainly, so nothing is claimed for them.

use arbiter::xiangqi::Book;
use testkit::Chance;
use xiangqi::{Color, Move, Piece, Role, Setup, Square};

use super::plain::board::Plain;
use super::said::Said;
use super::{ROUNDS, harvested, on_all_cores, size};

/// Every board the Asian rules look at when they judge the cycle.
fn boards(start: &Plain, cycle: &[Move]) -> Vec<Plain> {
    let mut line = vec![*start];
    for &m in cycle {
        line.push(line.last().expect("a board to start from").play(m));
    }
    let takes = |board: &Plain, on: Option<Square>| -> Vec<(Move, Plain)> {
        let both = Color::ALL.into_iter().flat_map(|color| board.takes(color));
        both.filter(|m| on.is_none_or(|on| m.to == on)).map(|m| (m, board.play(m))).collect()
    };
    let mut all = Vec::new();
    for board in line {
        all.push(board);
        for (m, taken) in takes(&board, None) {
            all.push(taken);
            all.extend(takes(&taken, Some(m.to)).into_iter().map(|(_, retaken)| retaken));
        }
    }
    all
}

fn has_no_effect(boards: &[Plain], at: Square, man: Piece) -> bool {
    boards.iter().all(|board| {
        board.at(at).is_none() && {
            let with = board.with(at, man);
            let takes = |color| with.takes(color);
            takes(man.color).iter().all(|m| m.from != at)
                && takes(man.color.other()).iter().all(|m| m.to != at)
                && with.reaches_as(board, at)
        }
    })
}

#[test]
fn a_man_without_effect_makes_no_difference() {
    let found = on_all_cores(harvested(), |repetition| {
        let (entry, cycle) = (repetition.entry(), &repetition.cycle);
        let boards = boards(&Plain::of(&entry), cycle);
        let mut chance = Chance::new(entry.key());
        let added = (0..60).find_map(|_| {
            let at = chance.pick(&Square::all().collect::<Vec<_>>());
            let man = Piece::new(chance.pick(&Color::ALL), chance.pick(&Role::ALL[1..]));
            let mut board = *entry.board();
            board.put(at, Some(man));
            let setup = Setup { board, ..entry.setup().clone() };
            let start = xiangqi::Position::from_setup(setup).ok()?;
            has_no_effect(&boards, at, man).then_some((start, at, man))
        });
        let (start, at, man) = added?;
        let ends = |start| {
            let said = Said::of(start, cycle.repeat(ROUNDS), Book::AXF)?;
            Some((said.outcome, said.must_vary, said.status))
        };
        let (with, without) = (ends(&start), ends(&entry));
        Some((with != without).then(|| {
            format!("{entry:?} {cycle:?} with {man:?} on {at}: {with:?}, not {without:?}")
        }))
    });
    let added: Vec<Option<String>> = found.into_iter().flatten().collect();
    let faults: Vec<String> = added.iter().flatten().cloned().collect();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(3 * added.len() > size(), "a man was added to {} cycles only", added.len());
}
