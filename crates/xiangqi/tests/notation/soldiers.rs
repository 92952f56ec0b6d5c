//! Soldiers that share a file, in every form.
//!
//! `data/soldiers.json` holds positions made for these tests, written out by hand in each form; the
//! long list is read when the shared folder stands next to the checkout.

use serde_json::Value;
use xiangqi::notation::{
    self, ChineseStyle, Digits, LevelSign, Notation, NotationError, RankBase, SoldierNames,
    SoldierScheme, WxfStyle,
};
use xiangqi::{Move, Position};

use crate::support::{CHINESE, WXF, check as check_read, check_written, position};

fn text<'a>(vector: &'a Value, key: &str) -> &'a str {
    vector[key].as_str().expect(key)
}

fn moves(vector: &Value, key: &str) -> Vec<Move> {
    let list = vector[key].as_array().expect(key);
    let read = |m: &Value| notation::read_points(m.as_str().expect(key), RankBase::Zero);
    let mut moves: Vec<Move> = list.iter().map(|m| read(m).expect(key)).collect();
    moves.sort_unstable();
    moves
}

fn wxf(soldiers: SoldierScheme, level: LevelSign) -> Notation {
    Notation::Wxf(WxfStyle { soldiers, level })
}

fn chinese(soldiers: SoldierNames) -> Notation {
    Notation::Chinese(ChineseStyle { soldiers, ..ChineseStyle::SIMPLIFIED })
}

/// The forms that are both written and read, with the key of the vector.
fn forms() -> [(&'static str, Notation); 5] {
    [
        ("zh_numbered", chinese(SoldierNames::Numbered)),
        ("zh_file", chinese(SoldierNames::ByFile)),
        ("zh_five", chinese(SoldierNames::FiveCharacters)),
        ("wxf", wxf(SoldierScheme::Wxf2018, LevelSign::Equals)),
        ("wxf_1997", wxf(SoldierScheme::Wxf1997, LevelSign::Point)),
    ]
}

fn check(vector: &Value) {
    let position = position(text(vector, "fen"));
    let m = notation::read_points(text(vector, "move"), RankBase::Zero).expect("coordinates");
    for (key, notation) in forms() {
        let expected = text(vector, key);
        assert_eq!(notation::format(notation, &position, m).as_deref(), Ok(expected), "{vector}");
        let read = notation::parse(notation, &position, expected).map(|read| read.m);
        assert_eq!(read, Ok(m), "{key} {vector}");
    }
    check_undecided(vector, &position, m);
    check_front_rear(vector, &position);
    check_digits(vector, &position, m);
}

/// Without knowing the scheme the move is among the candidates, and never another one alone.
fn check_undecided(vector: &Value, position: &Position, m: Move) {
    for key in ["wxf", "wxf_fairy", "wxf_1997"] {
        let token = text(vector, key);
        match notation::parse(Notation::Wxf(WxfStyle::UNDECIDED), position, token) {
            Ok(read) => assert_eq!(read.m, m, "{key} {vector}"),
            Err(error) => {
                assert!(error.candidates().contains(&m), "{key} {vector}");
                let twins = token.as_bytes()[0] == token.as_bytes()[1];
                assert!(twins, "only two equal digits are ambiguous: {key} {vector}");
            }
        }
    }
}

/// The bare form is read only if it can mean one thing.
fn check_front_rear(vector: &Value, position: &Position) {
    let candidates = moves(vector, "front_rear_candidates");
    let token = text(vector, "zh_front_rear");
    let read = notation::parse(Notation::Chinese(ChineseStyle::SIMPLIFIED), position, token);
    match candidates[..] {
        [only] => assert_eq!(read.map(|read| read.m), Ok(only), "{vector}"),
        _ => {
            let found = token.to_owned();
            assert_eq!(read, Err(NotationError::Ambiguous { found, candidates }), "{vector}");
        }
    }
}

/// Every kind of digit is read for either side.
fn check_digits(vector: &Value, position: &Position, m: Move) {
    for digits in [Digits::Chinese, Digits::FullWidth, Digits::HalfWidth] {
        for base in [ChineseStyle::SIMPLIFIED, ChineseStyle::TRADITIONAL] {
            let style = Notation::Chinese(ChineseStyle { red: digits, black: digits, ..base });
            let token = notation::format(style, position, m).expect("a step");
            let read = notation::parse(style, position, &token).map(|read| read.m);
            assert_eq!(read, Ok(m), "{token} {vector}");
        }
    }
}

fn check_all(json: &str) -> usize {
    let vectors: Vec<Value> = serde_json::from_str(json).expect("a list of vectors");
    vectors.iter().for_each(check);
    vectors.len()
}

#[test]
fn own_vectors_in_every_form() {
    assert!(check_all(include_str!("../data/soldiers.json")) >= 10);
}

#[test]
fn shared_vectors_in_every_form() {
    let Some(path) = testkit::shared("records/train/vectors/pawn_notation.json") else { return };
    let json = std::fs::read_to_string(path).expect("the file was just found");
    println!("{} vectors", check_all(&json));
}

/// python-chinese-chess issues 4 and 3: numbered from the mover's right, on files with several only.
#[test]
fn soldiers_on_two_files_are_numbered_from_the_movers_right() {
    let black = "3a5/5k3/b3P2Rb/9/9/5p3/3p5/9/3p1p1p1/2B1K2n1 b - - 9 6";
    check_written(CHINESE, black, "d1e1", "一卒平５");
    check_written(Notation::Wxf(WxfStyle::WXF_2018), black, "d1e1", "14.5");
    check_read(CHINESE, black, "d1e1", &["一卒平5", "一卒平５", "前4平5", "前卒４平５"]);
    check_read(CHINESE, black, "d3e3", &["二卒平5"]);
    check_read(CHINESE, black, "f1e1", &["三卒平5"]);
    let red = "3k5/9/9/2P3P2/9/2P3P2/9/9/9/4K4 w - - 0 1";
    check_read(CHINESE, red, "c6d6", &["三兵平六", "前七平六"]);
}

/// Some notes give 中 as `-` and 后 as `.`; the signs are 前 `+`, 中 `.`, 后 `-`.
#[test]
fn the_point_is_the_middle_and_the_minus_the_rear() {
    let text = "4k4/9/6P2/6P2/6P2/9/9/9/9/3K5 w - - 0 1";
    check_read(WXF, text, "g7h7", &["P+.2"]);
    check_read(WXF, text, "g6h6", &["P..2"]);
    check_read(WXF, text, "g5h5", &["P-.2"]);
}
