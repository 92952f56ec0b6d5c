//! Whether a side can still mate: known answers from arbiters' manuals, public bug reports and the
//! labelled positions of another solver where they are at hand.

use std::collections::{BTreeSet, VecDeque};

use chess::{Bound, Color, Position, Walked, WhyNot, Winnability, fen, neither_winnable, winnable};
use testkit::Chance;

fn position(text: &str) -> Position {
    fen::read(text).expect("the test's own FEN").position
}

/// `w`, `b` or `-` for each side, and that a `yes` really mates.
fn check(text: &str, expected: &str) {
    let start = position(text);
    for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
        let answer = winnable(&start, color, Bound::USUAL);
        assert_eq!(
            answer.known(),
            Some(expected.contains(letter)),
            "{color} in {text}: {answer:?}"
        );
        if let Winnability::Yes(line) = answer {
            mates(&start, color, &line);
        }
    }
    let neither = neither_winnable(&start, Bound::USUAL).is_some();
    assert_eq!(neither, expected == "--", "neither in {text}");
}

/// The line is legal and ends with `color` having mated.
fn mates(start: &Position, color: Color, line: &[chess::Move]) {
    let end = line.iter().fold(start.clone(), |at, &m| at.play(m).expect("a legal line"));
    assert!(end.is_checkmate() && end.turn() != color, "{color} in {}", fen::write(start));
}

#[test]
fn material_classes() {
    check("8/5k2/8/8/8/8/2K5/8 w - - 0 1", "--");
    check("8/5k2/8/8/8/4N3/2K5/8 w - - 0 1", "--");
    check("8/5k2/8/8/8/3NN3/2K5/8 w - - 0 1", "W-");
    check("8/5k2/6b1/8/8/3B4/2K5/8 w - - 0 1", "--");
    check("8/5k2/6b1/8/8/4B3/2K5/8 w - - 0 1", "WB");
    check("B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1", "--");
    check("8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1", "--");
}

#[test]
fn a_lone_knight_needs_something_to_block_with() {
    check("8/5k2/6q1/8/8/4N3/2K5/8 w - - 0 1", "-B");
    check("8/5k2/6r1/8/8/4N3/2K5/8 w - - 0 1", "WB");
}

#[test]
fn a_forced_capture_ends_every_hope() {
    check("r7/K1k5/8/8/8/8/8/8 w - - 4 3", "--");
    check("kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", "--");
}

#[test]
fn locked_pawns() {
    check("8/8/3k4/p1p1p1p1/P1P1P1P1/3K4/8/8 w - - 0 1", "--");
    check("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "--");
    check("2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1", "--");
}

#[test]
fn the_reason_of_a_no_is_given() {
    let bare = position("8/5k2/8/8/8/3NN3/2K5/8 w - - 0 1");
    assert_eq!(winnable(&bare, Color::Black, Bound::USUAL), Winnability::No(WhyNot::BareKing));
    let bishops = position("8/5k2/6b1/8/8/3B4/2K5/8 w - - 0 1");
    assert_eq!(winnable(&bishops, Color::White, Bound::USUAL), Winnability::No(WhyNot::Material));
}

#[test]
fn the_usual_start_can_be_won_by_both() {
    check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "WB");
}

#[test]
fn a_finished_game_is_answered_by_the_board() {
    // Mated: the winner has mated by no further move, the loser never will.
    check("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "-B");
    // Stalemated: no move follows.
    check("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--");
}

#[test]
fn a_bound_too_small_is_answered_by_unknown() {
    let start = position("8/2k5/8/4K3/1n6/8/8/B7 w - - 0 1");
    assert!(matches!(
        winnable(&start, Color::White, Bound { positions: 20 }),
        Winnability::Unknown { .. }
    ));
}

/// Label and position of each line of a list; other lines are passed over.
fn labelled(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(label, _)| matches!(*label, "WB" | "W-" | "-B" | "--"))
}

#[test]
fn labelled_positions_are_answered_as_labelled() {
    let list = include_str!("winnable.txt");
    assert!(labelled(list).count() > 250, "the list is whole");
    for (label, text) in labelled(list) {
        check(text, label);
    }
}

/// The whole list of the other solver, where it is at hand: within a small bound some answers are open, and none is wrong.
#[test]
fn no_position_of_the_other_solver_is_answered_wrongly() {
    let below = "records/train/fen-epd/test-vector.txt";
    let Some(path) = testkit::shared(below) else { return };
    let list = std::fs::read_to_string(path).expect("the list is text");
    for (label, text) in labelled(&list) {
        let Ok(read) = fen::read(text) else { continue };
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let known = winnable(&read.position, color, Bound { positions: 200 }).known();
            let expected = label.contains(letter);
            assert!(known.is_none_or(|known| known == expected), "{color} in {text}: {known:?}");
        }
    }
}

/// Whether a walk over everything, nearest first, finds a mate by `color`; `None` if it found none among `most` positions
/// and did not get to the end.
fn plain_walk(start: &Position, color: Color, most: usize) -> Option<bool> {
    let mut seen = BTreeSet::from([start.identity()]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(at) = queue.pop_front() {
        if at.is_checkmate() && at.turn() != color {
            return Some(true);
        }
        for m in at.legal_moves() {
            let after = at.after(m);
            if seen.insert(after.identity()) {
                queue.push_back(after);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// A position by chance, if it is one: two kings and one to three other men near a corner, or a wall of pawns.
fn by_chance(chance: &mut Chance) -> Option<Position> {
    let wall = chance.odds(3, 4);
    let (mut board, near): ([u8; 64], fn(usize) -> bool) = if wall {
        (*b"1111111111111111111111111p1p1p1p1P1P1P1P111111111111111111111111", |_| true)
    } else {
        ([b'1'; 64], |square| square % 8 < 4 && square / 8 < 4)
    };
    let men: &[u8] = if wall { b"KkPpBbNn" } else { b"KkNBnbPpNnBbRrQq" };
    for number in 0..3 + chance.below(3) {
        let man = if number < 2 { men[number] } else { chance.pick(&men[2..]) };
        let square = chance.below(64);
        let edge = !(8..56).contains(&square);
        if near(square) && board[square] == b'1' && !(edge && man.eq_ignore_ascii_case(&b'p')) {
            board[square] = man;
        }
    }
    let rows: Vec<&str> =
        board.chunks(8).map(|row| std::str::from_utf8(row).expect("letters")).collect();
    let turn = chance.pick(&["w", "b"]);
    fen::read(&format!("{} {turn} - - 0 1", rows.join("/"))).ok().map(|read| read.position)
}

#[test]
fn no_answer_contradicts_a_plain_walk() {
    let mut chance = Chance::new(20);
    let (mut open, mut settled) = (0, 0);
    for _ in 0..1600 {
        let Some(start) = by_chance(&mut chance) else { continue };
        let mut known = [None; 2];
        for (color, known) in [Color::White, Color::Black].into_iter().zip(&mut known) {
            let answer = winnable(&start, color, Bound { positions: 2000 });
            *known = answer.known();
            if let Winnability::Yes(line) = &answer {
                mates(&start, color, line);
            }
            match (plain_walk(&start, color, 1500), known) {
                (Some(found), Some(known)) => {
                    assert_eq!(found, *known, "{color} in {}", fen::write(&start));
                    settled += 1;
                }
                (Some(_), None) | (None, _) => open += 1,
            }
        }
        let neither = neither_winnable(&start, Bound { positions: 2000 }).is_some();
        assert_eq!(neither, known == [Some(false); 2], "{}", fen::write(&start));
    }
    assert!(settled > 20 && open > 20, "{settled} settled by the walk too, {open} not");
}

#[test]
fn what_was_walked_for_later_positions_changes_no_answer() {
    let mut chance = Chance::new(21);
    let bound = Bound { positions: 5000 };
    let mut dead = 0;
    let starts = labelled(include_str!("winnable.txt")).filter(|&(label, _)| label == "--");
    for (_, text) in starts {
        let mut game = vec![position(text)];
        for _ in 0..8 {
            let last = game.last().expect("the start is there");
            let moves = last.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.push(last.after(moves[chance.below(moves.len())]));
        }
        let mut walked = Walked::default();
        for at in game.iter().rev() {
            let fresh = neither_winnable(at, bound);
            let known = walked.neither_winnable(at, bound);
            assert_eq!(known.is_some(), fresh.is_some(), "{}", fen::write(at));
            dead += usize::from(known.is_some());
        }
    }
    assert!(dead > 100, "{dead} dead positions");
}
