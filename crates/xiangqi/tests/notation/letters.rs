//! Moves in the letters of the federations.

use xiangqi::notation::{self, Forgiven, Notation, NotationError, WxfStyle};

use crate::support::*;

#[test]
fn every_spelling_of_a_level_step() {
    let tokens = [
        "C2.5",
        "C2=5",
        "c2.5",
        "C25",
        "Ｃ２＝５",
        "Ｃ２．５",
        "C2.5!",
        "c2·5",
        "C2.5+",
        "C2.5++",
        "C2=5??",
    ];
    check(WXF, START, "h2e2", &tokens);
    check_written(WXF, START, "h2e2", "C2.5");
    check_written(
        Notation::Wxf(WxfStyle { level: notation::LevelSign::Equals, ..WxfStyle::UNDECIDED }),
        START,
        "h2e2",
        "C2=5",
    );
}

#[test]
fn every_alphabet() {
    check(WXF, START, "h0g2", &["H2+3", "N2+3", "h2+3", "n2+3", "Ｈ２＋３"]);
    check(WXF, START, "g0e2", &["E3+5", "B3+5", "M3+5"]);
    check(WXF, START, "f0e1", &["A4+5", "G4+5"]);
    check(WXF, START, "g3g4", &["P3+1", "p3+1", "S3+1"]);
    check_written(WXF, START, "h0g2", "H2+3");
    check_written(WXF, START, "g0e2", "E3+5");
    let black = START.replace(" w ", " b ");
    check(WXF, &black, "h9g7", &["h8+7", "H8+7"]);
    check_written(WXF, &black, "h9g7", "H8+7");
}

#[test]
fn tandem_signs_before_and_after_the_letter() {
    let text = "5k3/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1";
    check(WXF, text, "e5e7", &["C++2", "+C+2", "c++2", "＋Ｃ＋２", "C++2+", "C++2++"]);
    check(WXF, text, "e3e2", &["C--1", "-C-1"]);
    check(WXF, text, "e3d3", &["C-.6", "-C=6", "C-=6", "−C=6"]);
    check_written(WXF, text, "e3d3", "C-.6");
    assert!(matches!(refused(WXF, text, "C+6"), NotationError::Unreadable { .. }));
}

/// Fairy-Stockfish writes the file alone when the other piece's step would leave the board.
#[test]
fn the_file_alone_where_one_of_two_can_go() {
    let text = "4k4/9/9/2R6/9/9/9/2R6/9/3K5 w - - 0 1";
    check_forgiven(WXF, text, "c6c3", "R7-3", Forgiven::PlainFile);
    check_ambiguous(WXF, text, "R7.5", &["c2e2", "c6e6"]);
}

/// Fairy-Stockfish issue 395.
#[test]
fn front_soldier_with_two_tandem_files_is_ambiguous() {
    let text = "3ak4/9/9/2P1P4/9/2P1P4/9/9/9/4K4 w - - 0 1";
    check_ambiguous(WXF, text, "P++1", &["c6c7", "e6e7"]);
    check(WXF, text, "c6c7", &["17+1", "7++1", "Pc+1", "pc+1"]);
    check_written(Notation::Wxf(WxfStyle::WXF_2018), text, "c6c7", "17+1");
    check_written(Notation::Wxf(WxfStyle::WXF_1997), text, "c6c7", "7++1");
    check_written(CHINESE, text, "c6c7", "三兵进一");
    // Only the soldier on file e can step to file d on one of the two readings of the other side.
    check_forgiven(WXF, text, "e6f6", "P+.4", Forgiven::BareQualifier);
}

#[test]
fn three_on_a_file_beside_another_tandem_clash() {
    let text = "4k4/9/6P2/6P2/2P3P2/2P6/9/9/9/3K5 w - - 0 1";
    check_ambiguous(WXF, text, "33.2", &["g5h5", "g6h6"]);
    check(Notation::Wxf(WxfStyle::WXF_1997), text, "g6h6", &["33.2", "33=2"]);
    check(Notation::Wxf(WxfStyle::WXF_2018), text, "g5h5", &["33.2", "33=2"]);
    // Forward only the front one has room.
    check_forgiven(
        WXF,
        "4k4/9/6P2/6P2/2P6/2P3P2/9/9/9/3K5 w - - 0 1",
        "g4g5",
        "33+1",
        Forgiven::SchemeClash,
    );
    // With one tandem file the older scheme would have written P3 or P-.
    let alone = "4k4/9/6P2/6P2/6P2/9/9/9/9/3K5 w - - 0 1";
    check(WXF, alone, "g5h5", &["33.2", "P-.2"]);
    check(WXF, alone, "g6h6", &["23.2", "P3.2", "P..2"]);
}

#[test]
fn signs_of_five_soldiers() {
    let text = "4k4/6P2/6P2/6P2/6P2/6P2/9/9/9/3K5 w - - 0 1";
    let older = Notation::Wxf(WxfStyle::WXF_1997);
    for (m, token) in
        [("g8h8", "++.2"), ("g7h7", "P+.2"), ("g6h6", "P3.2"), ("g5h5", "P-.2"), ("g4h4", "--.2")]
    {
        check_written(older, text, m, token);
        let read = notation::parse(WXF, &position(text), token).expect(token);
        assert_eq!(read.m, points(m), "{token}");
    }
    check(WXF, text, "g8g9", &["+++1"]);
}

#[test]
fn the_keypad_is_read_only_when_asked_for() {
    check(Notation::Keypad, START, "h2e2", &["62.5", "62=5"]);
    check(Notation::Keypad, START, "h0g2", &["42+3"]);
    check_written(Notation::Keypad, START, "h2e2", "62.5");
    check_written(Notation::Keypad, START, "h0g2", "42+3");
    assert!(matches!(refused(WXF, START, "62.5"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(refused(Notation::Keypad, START, "C2.5"), NotationError::Unreadable { .. }));
    // 15+1: the king here, the first of two soldiers there.
    let text = "3k5/9/4P4/9/4P4/9/9/9/9/4K4 w - - 0 1";
    check(Notation::Keypad, text, "e0e1", &["15+1"]);
    check(WXF, text, "e7e8", &["15+1"]);
    check_written(Notation::Keypad, text, "e7e8", "7++1");
}

#[test]
fn illegal_and_unreadable() {
    check_illegal(WXF, START, "b0d1", "H8+6");
    assert!(matches!(refused(WXF, START, "C3.5"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(refused(WXF, START, "H2.5"), NotationError::NoTarget { .. }));
    for token in
        ["", "C", "C2", "C2.", "C0.5", "C2.0", "X2.5", "C2.55", "h2e2", "炮二平五", "++", "P+1"]
    {
        let error = refused(WXF, START, token);
        assert!(matches!(error, NotationError::Unreadable { .. }), "{token}: {error}");
    }
}
