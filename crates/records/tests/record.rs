//! The record as a tree: side to move, illegal moves, lines.

use records::{MoveFault, Record, RemarkKind, SideSource, StatedSide};
use xiangqi::{Color, Move, Square, fen};

fn m(text: &str) -> Move {
    let digits = text.as_bytes();
    let square =
        |at: usize| Square::new(digits[at] - b'a', digits[at + 1] - b'0').expect("on board");
    Move::new(square(0), square(2))
}

fn line(record: &mut Record, mut parent: Option<usize>, moves: &str) -> usize {
    for text in moves.split(' ') {
        parent = Some(record.push(parent, m(text)));
    }
    parent.expect("a move")
}

#[test]
fn an_illegal_move_is_kept_and_the_line_goes_on() {
    let mut record = Record::default();
    line(&mut record, None, "h2e2 h9g7 e2e7 e9e8 e7e8");
    record.check(StatedSide::Stated);
    let faults: Vec<_> = record.nodes.iter().map(|node| node.fault).collect();
    assert_eq!(
        faults,
        [None, None, Some(MoveFault::NotSuchAMove), None, Some(MoveFault::NotSuchAMove)]
    );
    assert_eq!(record.main_moves().len(), 5);
    assert_eq!(record.final_position().turn(), Color::Black);
}

#[test]
fn every_fault_has_its_name() {
    // Red's general is attacked by the soldier: the chariot may not ignore it.
    let start = fen::parse("3rk4/9/9/9/9/4R4/9/9/4p4/4K4 w - - 0 1").expect("readable");
    for (text, fault) in [
        ("e4d4", Some(MoveFault::ExposesGeneral)),
        ("a0a1", Some(MoveFault::NothingThere)),
        ("e1d1", Some(MoveFault::NotTheirTurn)),
        ("e0e0", Some(MoveFault::NotSuchAMove)),
        ("e4d5", Some(MoveFault::NotSuchAMove)),
        ("e0d0", Some(MoveFault::ExposesGeneral)),
    ] {
        let mut record = Record::new(start.clone());
        let node = record.push(None, m(text));
        record.check(StatedSide::Stated);
        assert_eq!(record.nodes[node].fault, fault, "{text}");
    }
}

#[test]
fn the_side_is_taken_from_the_first_move_when_left_open() {
    let mut record = Record::default();
    line(&mut record, None, "h7e7 h0g2");
    record.check(StatedSide::Open);
    assert_eq!((record.turn(), record.side_source), (Color::Black, SideSource::FirstMove));
    assert!(record.illegal().next().is_none());
}

#[test]
fn a_wrong_side_is_turned_only_when_that_makes_the_first_move_legal() {
    let mut record = Record::default();
    line(&mut record, None, "h7e7");
    record.check(StatedSide::Stated);
    assert_eq!((record.turn(), record.side_source), (Color::Black, SideSource::Corrected));
    assert!(
        record.remarks.iter().any(|r| r.kind == RemarkKind::SideCorrected { stated: Color::Red })
    );

    let mut record = Record::default();
    line(&mut record, None, "h7h1");
    record.check(StatedSide::Stated);
    assert_eq!((record.turn(), record.side_source), (Color::Red, SideSource::Stated));
    assert_eq!(record.nodes[0].fault, Some(MoveFault::NotTheirTurn));
}

#[test]
fn a_diagram_without_moves_is_reds_unless_black_stands_in_check() {
    for (text, turn) in [
        ("4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", Color::Black),
        ("3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 0 1", Color::Red),
    ] {
        let mut record = Record::new(fen::parse(text).expect("readable"));
        record.check(StatedSide::Open);
        assert_eq!((record.turn(), record.side_source), (turn, SideSource::Assumed));
    }
}

#[test]
fn a_line_of_a_hundred_thousand_plies_is_no_burden() {
    let mut record = Record::default();
    let mut parent = None;
    for text in ["h0g2", "h9g7", "g2h0", "g7h9"].iter().cycle().take(100_000) {
        parent = Some(record.push(parent, m(text)));
    }
    record.check(StatedSide::Stated);
    assert!(record.illegal().next().is_none());
    assert_eq!(record.main_line().count(), 100_000);
    assert_eq!(record.line_count(), 1);
}
