//! Moves as on chess boards.

use xiangqi::notation::{self, Detected, Forgiven, NotationError, Unwritable};

use crate::support::*;

#[test]
fn ranks_from_zero() {
    check(SAN_0, START, "h2e2", &["Che2", "Che2+", "Ch2e2", "Ch2-e2"]);
    check(SAN_0, START, "h0g2", &["Hg2", "Ng2", "Hhg2"]);
    check(SAN_0, START, "g3g4", &["g4", "Pg4", "g4=.", "gg4"][..2]);
    check(SAN_0, START, "d0e1", &["Ade1"]);
    check(SAN_0, START, "h2h9", &["Cxh9", "Chxh9", "Ch9"]);
    check_forgiven(SAN_0, START, "g3g4", "g4=.", Forgiven::PromotionSign);
    check_ambiguous(SAN_0, START, "Ce2", &["b2e2", "h2e2"]);
}

#[test]
fn ranks_from_one() {
    check(SAN_1, START, "h2e2", &["Che3"]);
    check(SAN_1, START, "e3e4", &["Pe5", "e5"]);
    check(SAN_1, START, "h2h9", &["Cxh10", "Chxh10"]);
    check_written(SAN_1, START, "e3e4", "Pe5");
    check_written(SAN_1, START, "h2h9", "Cxh10");
    assert!(matches!(refused(SAN_0, START, "Cxh10"), NotationError::Unreadable { .. }));
}

#[test]
fn captures_by_soldiers() {
    let text = "3k5/9/9/9/8p/8P/9/9/9/4K4 w - - 0 1";
    check(SAN_0, text, "i4i5", &["ixi5", "xi5", "i5"]);
    check_written(SAN_0, text, "i4i5", "ixi5");
}

/// elephantchess issue 177, Fairy-Stockfish issue 152.
#[test]
fn two_chariots_reach_the_point() {
    let text = "3k5/9/9/9/9/9/9/R8/9/4K3R w - - 0 1";
    check_ambiguous(SAN_0, text, "Ri2", &["i0i2", "a2i2"]);
    check(SAN_0, text, "i0i2", &["Rii2", "R0i2", "Ri0i2"]);
    check_written(SAN_0, text, "i0i2", "Rii2");
    check_written(SAN_0, text, "a2i2", "Rai2");
    check_written(SAN_1, text, "i0i2", "Rii3");
}

#[test]
fn two_chariots_on_one_file() {
    let text = "3k5/9/9/4R4/9/9/9/4R4/9/4K4 w - - 0 1";
    check_written(SAN_0, text, "e6e4", "R6e4");
    check(SAN_0, text, "e6e4", &["R6e4", "Re6e4"]);
    check(SAN_1, text, "e6e4", &["R7e5"]);
}

/// elephantchess issue 71: WinBoard text with ranks from 0.
#[test]
fn a_game_of_winboard() {
    let tokens = [
        "Cbe2", "Hg7", "Hc2", "Cd7", "c4", "g5", "Rb0", "Ege7", "Chf2", "Afe8", "Hi2", "Rf9",
        "Afe1", "Cd5",
    ];
    let expected = "b2e2 h9g7 b0c2 b7d7 c3c4 g6g5 a0b0 g9e7 h2f2 f9e8 h0i2 i9f9 f0e1 d7d5";
    let start = position(START);
    let mut position = start.clone();
    for (token, m) in tokens.iter().zip(expected.split(' ')) {
        let read = notation::parse(SAN_0, &position, token).expect(token);
        assert_eq!((read.m, read.legal), (points(m), true), "{token}");
        assert_eq!(notation::format(SAN_0, &position, read.m).as_deref(), Ok(*token));
        position = position.after(read.m);
    }
    assert_eq!(notation::detect(&start, &tokens), Detected::One(SAN_0));
}

#[test]
fn illegal_moves_name_their_origin() {
    check_illegal(SAN_0, START, "i0i5", "Ri5");
    check_written(SAN_0, START, "i0i5", "Ri0i5");
    let error = notation::format(SAN_0, &position(START), points("i0h5"));
    assert!(matches!(error, Err(Unwritable::NoSuchStep { .. })));
}
