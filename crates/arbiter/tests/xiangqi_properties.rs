//! What a ruling on a xiangqi cycle must not depend on: left and right, the colours, where the cycle is entered, what was
//! played before.

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{CyclePly, Label, Outcome, Proof, Ruling, Side};
use xiangqi::{Move, Position, Square, fen};

/// Positions and cycles of the 1959 appendix, and a few of the later books, with their moves.
const CYCLES: [(&str, &str); 14] = [
    ("C1Rrka3/4a4/9/9/9/1pp6/2c6/9/9/4K4 w", "c9b9 c3b3 b9c9 b3c3"),
    ("4k4/9/9/9/c8/3Ccp3/n1r6/4B4/2r1A4/2BAK4 w", "e0f0 c3f3 f0e0 f3c3"),
    ("5k3/4P4/9/9/5r3/9/9/4B4/4A1p1p/2BAK2R1 b", "i1h1 h0i0 h1i1 i0h0"),
    ("4k4/9/9/9/9/9/4P4/4B4/2nR1rc2/3AKAB2 w", "d0e1 f1f3 e1d0 f3f1"),
    ("2bak4/3Ra4/9/Cr4p1n/9/9/9/9/9/4K4 w", "a6a9 b6b9 a9a6 b9b6"),
    ("4ka3/3caR2n/2n6/4p4/9/9/9/9/9/4K4 w", "f8f6 d8d6 f6f8 d6d8"),
    ("2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w", "f0e0 e8f8 e0f0 f8e8"),
    ("2b1ka3/4a4/4b4/9/9/9/9/4B3R/4A1rc1/4KA3 w", "i2h2 h1i1 h2i2 i1h1"),
    ("2ca1k3/4a4/b3b4/2P5P/6p2/1c7/9/B7N/2nR5/2BAK4 w", "c6b6 e7c5 b6c6 c5e7"),
    ("4kab2/4a4/8c/4r1N1R/9/2p6/9/4B4/4A4/3AK4 w", "g6h8 e6e7 h8g6 e7e6"),
    (TWO_IN_ONE[0].0, TWO_IN_ONE[0].1),
    (TWO_IN_ONE[1].0, TWO_IN_ONE[1].1),
    (TWO_IN_ONE[2].0, TWO_IN_ONE[2].1),
    (TWO_IN_ONE[3].0, TWO_IN_ONE[3].1),
];

/// Cycles whose first position stands in their middle too: two cycles in turn.
const TWO_IN_ONE: [(&str, &str); 4] = [
    ("9/4a4/CC1kb3b/3c2P2/6P2/2B1c4/9/5K3/4A4/2B6 b", "d7d8 a7a9 d8d7 a9a7 d7d8 a7a4 d8d7 a4a7"),
    (
        "1rba1abnr/4k4/9/pCp4Cp/2c1p1p2/6P2/P1P1P3P/3cB1N2/4K4/2B2A2R w",
        "e2g0 d2d6 g0e2 d6d2 g2i1 d2d1 i1g2 d1d2",
    ),
    // One cycle has counter-attacks, the other none: their share must not hang on which came twice.
    ("2b6/3c5/5k3/2c6/9/4N4/p1P3P2/5A3/2C6/3A1K3 b", "d8g8 c1g1 g8d8 g1c1 c6d6 c1d1 d6c6 d1c1"),
    ("2ba5/4a4/5k3/1R7/3P5/1c1r5/6pr1/9/2C1K4/2C6 b", "f7f8 c1c8 f8f7 c8c1 d4e4 e1d1 e4d4 d1e1"),
];

fn start(text: &str) -> Position {
    let setup = fen::read(text).expect("a position of the table").setup;
    Position::from_setup(setup)
        .or_else(xiangqi::PositionError::as_diagram)
        .expect("a position of the table")
}

fn cycle(text: &str) -> Vec<Move> {
    let square = |bytes: &[u8]| Square::new(bytes[0] - b'a', bytes[1] - b'0').expect("a point");
    text.split(' ')
        .map(|text| Move::new(square(&text.as_bytes()[..2]), square(&text.as_bytes()[2..])))
        .collect()
}

fn rule(start: Position, prefix: &[Move], cycle: &[Move], book: Book) -> Ruling {
    let mut moves = prefix.to_vec();
    for _ in 0..3 {
        moves.extend_from_slice(cycle);
    }
    judge(&GameSoFar { start, moves, stated: None }, book).ruling.expect("a cycle is ruled on")
}

fn shown(ruling: &Ruling) -> &[CyclePly] {
    match &ruling.proof {
        Proof::Repetition(repetition) => &repetition.cycle,
        Proof::None => &[],
    }
}

fn labels(ruling: &Ruling) -> Vec<(Side, Label)> {
    shown(ruling).iter().map(|ply| (ply.side, ply.label)).collect()
}

fn swapped(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Wins(side) => Outcome::Wins(side.other()),
        Outcome::Draw | Outcome::BothLose | Outcome::None => outcome,
    }
}

fn for_every_cycle(check: impl Fn(&Position, &[Move], Book, &Ruling)) {
    for (position, moves) in CYCLES {
        let (position, moves) = (start(position), cycle(moves));
        for book in Book::ALL {
            let ruling = rule(position.clone(), &[], &moves, book);
            check(&position, &moves, book, &ruling);
        }
    }
}

#[test]
fn left_and_right_make_no_difference() {
    for_every_cycle(|position, moves, book, ruling| {
        let moves: Vec<Move> =
            moves.iter().map(|m| Move::new(m.from.mirrored(), m.to.mirrored())).collect();
        let mirrored = rule(position.mirrored(), &[], &moves, book);
        assert_eq!(mirrored.outcome, ruling.outcome, "{}", book.id());
        assert_eq!(labels(&mirrored), labels(ruling), "{}", book.id());
    });
}

#[test]
fn the_colours_make_no_difference() {
    for_every_cycle(|position, moves, book, ruling| {
        let moves: Vec<Move> =
            moves.iter().map(|m| Move::new(m.from.rotated(), m.to.rotated())).collect();
        let other = rule(position.colors_swapped(), &[], &moves, book);
        assert_eq!(other.outcome, swapped(ruling.outcome), "{}", book.id());
        assert_eq!(other.must_vary, ruling.must_vary.map(Side::other), "{}", book.id());
    });
}

#[test]
fn a_cycle_may_be_entered_anywhere() {
    for_every_cycle(|position, moves, book, ruling| {
        let mut position = position.clone();
        let mut moves = moves.to_vec();
        for _ in 1..moves.len() {
            position = position.play(moves[0]).expect("the moves are legal");
            moves.rotate_left(1);
            let entered = rule(position.clone(), &[], &moves, book);
            assert_eq!(entered.outcome, ruling.outcome, "{}", book.id());
            assert_eq!(entered.must_vary, ruling.must_vary, "{}", book.id());
        }
    });
}

/// The position both cycles share stands for the third time before the one that was entered at: it is ruled on, and the
/// labels begin there.
#[test]
fn two_cycles_in_turn_are_ruled_on_from_the_position_they_share() {
    let (shared, moves) = (start(TWO_IN_ONE[1].0), cycle(TWO_IN_ONE[1].1));
    let mut turned = moves.clone();
    turned.rotate_left(1);
    let entered = shared.play(moves[0]).expect("the moves are legal");
    let ruling = rule(entered, &[], &turned, Book::AXF);
    assert_eq!(ruling.ply, Some(11));
    let mut labels = labels(&rule(shared, &[], &moves, Book::AXF));
    labels.rotate_left(moves.len() / 2);
    assert_eq!(self::labels(&ruling), labels);
}

#[test]
fn moves_before_the_cycle_make_no_difference() {
    for_every_cycle(|position, moves, book, ruling| {
        // Half a round, then the cycle from there: the record begins elsewhere than the cycle.
        let half = &moves[..2];
        let mut turned = moves.to_vec();
        turned.rotate_left(2);
        let later = rule(position.clone(), half, &turned, book);
        assert_eq!(later.outcome, ruling.outcome, "{}", book.id());
        assert_eq!(later.must_vary, ruling.must_vary, "{}", book.id());
    });
}

#[test]
fn the_same_record_gives_the_same_judgement() {
    for (position, moves) in CYCLES {
        for book in Book::ALL {
            let game = GameSoFar { start: start(position), moves: cycle(moves), stated: None };
            assert_eq!(judge(&game, book), judge(&game, book));
        }
    }
}

#[test]
fn one_round_is_prospective_and_a_broken_off_round_is_completed() {
    for (position, moves) in &CYCLES[..6] {
        let moves = cycle(moves);
        let whole = GameSoFar { start: start(position), moves: moves.clone(), stated: None };
        let short = GameSoFar { start: start(position), moves: moves[..3].to_vec(), stated: None };
        let whole = judge(&whole, Book::XIANGQI_1959).ruling.expect("a round was shown");
        let short = judge(&short, Book::XIANGQI_1959).ruling.expect("one move completes it");
        assert_eq!(whole.status, arbiter::Status::Prospective);
        assert_eq!(short.status, arbiter::Status::Prospective);
        assert_eq!(whole.outcome, short.outcome);
        let added: Vec<arbiter::Source> = shown(&short).iter().map(|ply| ply.source).collect();
        let (recorded, completed) = (arbiter::Source::Recorded, arbiter::Source::Completed);
        assert_eq!(added, [recorded, recorded, recorded, completed]);
    }
}

#[test]
fn a_warning_comes_one_round_before_the_ruling() {
    let (position, moves) = CYCLES[0];
    let mut played = cycle(moves);
    played.extend(cycle(moves));
    let game = GameSoFar { start: start(position), moves: played, stated: None };
    let judgement = judge(&game, Book::XIANGQI_1959);
    assert_eq!(judgement.warnings.iter().map(|warning| warning.ply).collect::<Vec<_>>(), [8]);
    assert_eq!(judgement.warnings[0].ruling.must_vary, Some(Side::Second));
}
