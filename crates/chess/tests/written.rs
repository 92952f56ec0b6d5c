//! Moves as players write them by hand. What each text means was settled from Appendix C of the Laws (signs are not
//! essential, letters of one's own language) before it was read here.

use chess::written::{Written, read};
use chess::{Position, fen, notation};

fn position(text: &str) -> Position {
    fen::read(text).expect("the test's own FEN").position
}

/// The SAN of the one move each text means.
fn means(start: &str, wanted: &str, texts: &[&str]) {
    let at = position(start);
    for text in texts {
        let found = read(&at, text);
        let san = found.clear().map(|m| notation::san(&at, m));
        assert_eq!(san.as_deref(), Some(wanted), "{text:?} on {start}: {found:?}");
    }
}

const ROOK: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 41";

#[test]
fn number_offer_and_marks_are_no_part_of_the_move() {
    means(
        ROOK,
        "Rb1",
        &[
            "Rb1",
            "41.Rb1",
            "41. Rb1",
            "41 Rb1",
            "41... Rb1",
            "41…Rb1",
            "41Rb1",
            "Rb1 (=)",
            "Rb1=",
            "Rb1 draw?",
            "41. Rb1 (=)",
            "“Rb1”",
            "Ｒｂ１",
            "Rb1!",
            "Rb1.",
            "R b1",
            "Rb1 求和",
        ],
    );
    means(
        ROOK,
        "Ra8#",
        &[
            "Ra8",
            "Ra8 mate",
            "Ra8++",
            "Ra8 ch",
            "Ra8+ mate",
            "41.Ra8 checkmate",
            "Ra8≠",
            "Ra8 将死",
        ],
    );
}

#[test]
fn the_long_form_is_read_with_and_without_a_letter() {
    means(ROOK, "Rb1", &["a1-b1", "a1b1", "Ra1-b1", "a1–b1", "41. a1 - b1", "Ra1b1"]);
    let pawn = "6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 41";
    means(pawn, "a8=Q#", &["a7-a8=Q", "a7-a8Q", "a7a8q", "a8(Q)", "a8=Q", "a8Q", "a7-a8 = Q"]);
    let captures = "6k1/5ppp/8/1p6/P7/8/8/6K1 w - - 0 41";
    means(captures, "axb5", &["a4xb5", "a4-b5", "a4:b5", "ab5", "axb5"]);
}

#[test]
fn castling_is_read_by_letters_zeros_words_and_squares() {
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 20";
    means(
        castles,
        "O-O",
        &[
            "O-O",
            "0-0",
            "o-o",
            "Ke1-g1",
            "e1-g1",
            "e1g1",
            "Kg1",
            "20. 0-0",
            "0 - 0",
            "О-О",
            "短易位",
        ],
    );
    means(castles, "O-O-O", &["0-0-0", "Ke1-c1", "e1-c1", "Kc1", "castles long", "20. 0-0-0 (=)"]);
    assert_eq!(read(&position("4k3/8/8/8/8/8/8/4K2R w - - 0 20"), "0-0"), Written::Illegal);
}

#[test]
fn letters_of_other_languages_are_tried_where_the_usual_ones_fail() {
    means(
        ROOK,
        "Rb1",
        &["Tb1", "Лb1", "車b1", "车b1", "Ta1-b1", "♖b1", "rb1", "Rook to b1", "Лa1-b1"],
    );
    let queen = "6k1/5ppp/8/8/8/2N5/8/3Q2K1 w - - 0 41";
    means(queen, "Qd8#", &["Dd8", "Фd8", "后d8", "Dd8 matt", "Фd8 мат", "♕d8"]);
    means(queen, "Nd5", &["Sd5", "Cd5", "Кd5", "马d5", "nd5"]);
    means(queen, "Kf1", &["Крf1", "王f1"]);
    let pawn = "6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 41";
    means(pawn, "a8=Q#", &["a8=D", "a8D", "a8=后", "a8Ф", "a7-a8=D"]);
    means(pawn, "a8=N", &["a8=S", "a8=C", "a8马"]);
}

#[test]
fn a_meaning_in_the_usual_notation_is_not_made_doubtful() {
    // Rf1 is the rook; by French letters it could be the king.
    means("7k/5ppp/8/8/8/8/8/R5K1 w - - 0 41", "Rf1", &["Rf1"]);
}

#[test]
fn what_may_mean_several_moves_is_doubtful() {
    let doubtful = |start: &str, text: &str| match read(&position(start), text) {
        Written::Doubtful(several) => several.len(),
        other @ (Written::Clear(_) | Written::Illegal | Written::Meaningless) => {
            panic!("{text:?} is {other:?}")
        }
    };
    let knights = "4k3/7p/1n6/8/5n2/8/7P/4K3 b - - 0 40";
    assert_eq!(
        (doubtful(knights, "Nd5"), doubtful(knights, "Sd5"), doubtful(knights, "40...Nd5")),
        (2, 2, 2)
    );
    assert_eq!(doubtful("6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 41", "a8"), 4);
    assert_eq!(doubtful("6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 41", "a7-a8"), 4);
    // No rook can go to f2, but by French letters the king can.
    assert_eq!(doubtful("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 41", "Rf2"), 1);
}

#[test]
fn illegal_and_meaningless_texts_stay_so() {
    let knights = position("4k3/7p/1n6/8/5n2/8/7P/4K3 b - - 0 40");
    for text in ["Nd4", "Sd4", "b6-d4", "Rd4", "O-O"] {
        assert_eq!(read(&knights, text), Written::Illegal, "{text}");
    }
    for text in ["Qzz", "xyz", "", "41.", "(=)", "?", "resign", "--", "41"] {
        assert_eq!(read(&knights, text), Written::Meaningless, "{text}");
    }
}
