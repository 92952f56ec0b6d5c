//! Moves as two points.

use xiangqi::notation::{Forgiven, Notation, NotationError, RankBase};

use crate::support::*;

#[test]
fn ranks_from_zero() {
    let tokens =
        ["h2e2", "H2-E2", "h2-e2", "H2E2", "h2–e2", "ｈ２ｅ２", " h2e2 ", "h2e2!?", "h2e2+"];
    check(Notation::Ucci, START, "h2e2", &tokens);
    check(Notation::Iccs, START, "h2e2", &tokens);
    check_written(Notation::Ucci, START, "h2e2", "h2e2");
    check_written(Notation::Iccs, START, "h2e2", "H2-E2");
}

#[test]
fn ranks_from_one_have_two_digits() {
    check(Notation::Uci, START, "h2e2", &["h3e3"]);
    check(Notation::Uci, START, "h2h9", &["h3h10", "h3-h10", "H3H10"]);
    let rook = "r3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1";
    check(Notation::Uci, rook, "a9b9", &["a10b10"]);
    check_written(Notation::Uci, rook, "a9b9", "a10b10");
    check_written(Notation::Uci, rook, "a9a0", "a10a1");
    assert!(matches!(refused(Notation::Ucci, rook, "a10b10"), NotationError::Unreadable { .. }));
    assert!(matches!(refused(Notation::Uci, rook, "a9a0"), NotationError::Unreadable { .. }));
    assert!(matches!(refused(Notation::Uci, rook, "a9a11"), NotationError::Unreadable { .. }));
}

#[test]
fn illegal_moves_are_read_as_illegal() {
    check_illegal(Notation::Ucci, START, "h2e5", "h2e5");
    check_illegal(Notation::Ucci, START, "e5e6", "e5e6");
    check_illegal(Notation::Iccs, START, "h9g7", "H9-G7");
}

#[test]
fn other_texts_are_refused() {
    for token in ["", "h2", "h2e", "h2e2e3", "j2e2", "h2e2x", "炮二平五", "C2.5", "0000"] {
        let error = refused(Notation::Ucci, START, token);
        assert!(matches!(error, NotationError::Unreadable { .. }), "{token}: {error}");
    }
    let error = refused(Notation::Ucci, START, "nonsense that is far too long for a move");
    assert_eq!(
        error.to_string(),
        "found \"nonsense that is far\", expected two points with ranks 0 to 9, as h2e2"
    );
}

#[test]
fn piece_letter_before_the_points() {
    check(Notation::Lalg(RankBase::Zero), START, "h2e2", &["Ch2-e2", "ch2e2", "CH2-E2"]);
    check_written(Notation::Lalg(RankBase::Zero), START, "h2e2", "Ch2-e2");
    check_written(Notation::Lalg(RankBase::Zero), START, "h0g2", "Hh0-g2");
    check_forgiven(Notation::Lalg(RankBase::Zero), START, "h2e2", "Rh2-e2", Forgiven::WrongLetter);
}
