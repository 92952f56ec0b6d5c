//! Checks that the tests of every notation share.

use xiangqi::notation::{
    self, ChineseStyle, Forgiven, Notation, NotationError, RankBase, WxfStyle,
};
use xiangqi::{Move, Position, fen};

pub(crate) const CHINESE: Notation = Notation::Chinese(ChineseStyle::SIMPLIFIED);
pub(crate) const TRADITIONAL: Notation = Notation::Chinese(ChineseStyle::TRADITIONAL);
pub(crate) const WXF: Notation = Notation::Wxf(WxfStyle::UNDECIDED);
pub(crate) const SAN_0: Notation = Notation::San(RankBase::Zero);
pub(crate) const SAN_1: Notation = Notation::San(RankBase::One);

pub(crate) const START: &str =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The position as a record has it, whatever is odd about it.
pub(crate) fn position(text: &str) -> Position {
    Position::from_record(fen::read(text).expect(text).setup)
}

pub(crate) fn points(token: &str) -> Move {
    notation::read_points(token, RankBase::Zero).expect(token)
}

/// Every token is read as the legal move `m`, and nothing is remarked.
pub(crate) fn check(notation: Notation, text: &str, m: &str, tokens: &[&str]) {
    let position = position(text);
    for token in tokens {
        let read = notation::parse(notation, &position, token).expect(token);
        assert_eq!((read.m, read.legal), (points(m), true), "{token} in {text}");
        assert_eq!(read.forgiven, [], "{token} in {text}");
    }
}

/// The token is read as the legal move `m` with one remark.
pub(crate) fn check_forgiven(
    notation: Notation,
    text: &str,
    m: &str,
    token: &str,
    remark: Forgiven,
) {
    let read = notation::parse(notation, &position(text), token).expect(token);
    assert_eq!((read.m, read.legal), (points(m), true), "{token} in {text}");
    assert_eq!(read.forgiven, [remark], "{token} in {text}");
}

/// The token names one move, and the move is illegal.
pub(crate) fn check_illegal(notation: Notation, text: &str, m: &str, token: &str) {
    let read = notation::parse(notation, &position(text), token).expect(token);
    assert_eq!((read.m, read.legal), (points(m), false), "{token} in {text}");
}

pub(crate) fn refused(notation: Notation, text: &str, token: &str) -> NotationError {
    notation::parse(notation, &position(text), token).expect_err(token)
}

pub(crate) fn check_ambiguous(notation: Notation, text: &str, token: &str, candidates: &[&str]) {
    let error = refused(notation, text, token);
    let candidates: Vec<Move> = candidates.iter().map(|m| points(m)).collect();
    assert!(matches!(error, NotationError::Ambiguous { .. }), "{token}: {error}");
    assert_eq!(error.candidates(), candidates, "{token} in {text}");
}

pub(crate) fn check_written(notation: Notation, text: &str, m: &str, expected: &str) {
    let written = notation::format(notation, &position(text), points(m));
    assert_eq!(written.as_deref(), Ok(expected), "{m} in {text}");
}
