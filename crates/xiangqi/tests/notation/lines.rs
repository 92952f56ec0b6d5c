//! Whole lines and their notation.

use xiangqi::notation::{self, Detected, Notation, RankBase, SoldierScheme, WxfStyle};

use crate::support::*;

/// public-Xiangqi issues 57 and 62.
#[test]
fn full_width_digits_of_a_studio() {
    let tokens = ["炮二平五", "马８进７", "马二进三", "卒７进１"];
    let read = notation::replay(CHINESE, &position(START), tokens).expect("legal");
    let moves: Vec<String> = read.iter().map(|read| read.m.to_string()).collect();
    assert_eq!(moves, ["h2e2", "h9g7", "h0g2", "g6g5"]);
}

#[test]
fn later_moves_decide_an_ambiguous_token() {
    let text = "3k5/9/9/9/9/9/9/R8/9/4K3R w - - 0 1";
    let read = notation::replay(SAN_0, &position(text), ["Ri2", "Kd8", "Raa3"]);
    let moves: Vec<_> = read.expect("one reading").iter().map(|read| read.m).collect();
    assert_eq!(moves[0], points("i0i2"));
    let other = notation::replay(SAN_0, &position(text), ["Ri2", "Kd8", "R0i1"]);
    assert_eq!(other.expect("one reading")[0].m, points("a2i2"));
    let open = notation::replay(SAN_0, &position(text), ["Kd0", "Ke9", "Ri2", "Ke8"]);
    let error = open.expect_err("both readings reach the end");
    assert_eq!(error.read.len(), 2);
    assert_eq!(error.to_string(), "move 3: \"Ri2\" can mean i0i2 or a2i2");
}

#[test]
fn what_was_read_before_a_bad_token_is_kept() {
    let tokens = ["h2e2", "h9g7", "nonsense", "h0g2"];
    let error = notation::replay(Notation::Ucci, &position(START), tokens).expect_err("bad");
    assert_eq!(error.read.len(), 2);
    assert_eq!(
        error.to_string(),
        "move 3: found \"nonsense\", expected two points with ranks 0 to 9, as h2e2"
    );
}

fn detect(text: &str, tokens: &str) -> Detected {
    let tokens: Vec<&str> = tokens.split(' ').collect();
    notation::detect(&position(text), &tokens)
}

#[test]
fn families_are_told_by_their_form() {
    assert_eq!(detect(START, "炮二平五 马８进７"), Detected::One(CHINESE));
    assert_eq!(detect(START, "C2.5 h8+7 H2+3"), Detected::One(WXF));
    assert_eq!(detect(START, "H2-E2 H9-G7"), Detected::One(Notation::Iccs));
    assert_eq!(detect(START, "h2e2 h9g7"), Detected::One(Notation::Ucci));
    assert_eq!(detect(START, "h3e3 h10g8"), Detected::One(Notation::Uci));
    assert_eq!(detect(START, "Che2 Hg7"), Detected::One(SAN_0));
    assert_eq!(detect(START, "Che3 Hg8 Hg3"), Detected::One(SAN_1));
    let lalg = |base| Detected::One(Notation::Lalg(base));
    assert_eq!(detect(START, "Ch2-e2 Hh9-g7"), lalg(RankBase::Zero));
    assert_eq!(detect(START, "Ch3-e3 Hh10-g8"), lalg(RankBase::One));
    assert_eq!(detect(START, "what is this"), Detected::None);
    assert_eq!(notation::detect(&position(START), &[]), Detected::None);
}

#[test]
fn without_rank_0_or_10_the_moves_tell() {
    // From 1: 炮二平五. From 0 no piece stands on h3.
    assert_eq!(detect(START, "h3e3"), Detected::One(Notation::Uci));
    assert_eq!(detect(START, "h2e2"), Detected::One(Notation::Ucci));
    // A lone chariot in the middle can have made either.
    let text = "3k5/9/9/9/4R4/4R4/9/9/9/5K3 w - - 0 1";
    let both = Detected::Several(vec![Notation::Ucci, Notation::Uci]);
    assert_eq!(detect(text, "e5c5"), both);
    assert_eq!(detect(text, "e5c5 d9d8"), Detected::One(Notation::Ucci));
}

#[test]
fn one_token_gives_the_scheme_of_the_record() {
    let text = "4k4/9/6P2/6P2/2P3P2/2P6/9/9/9/3K5 w - - 0 1";
    let scheme =
        |soldiers| Detected::One(Notation::Wxf(WxfStyle { soldiers, ..WxfStyle::UNDECIDED }));
    assert_eq!(detect(text, "33.2 K5-1 7-.8"), scheme(SoldierScheme::Wxf1997));
    assert_eq!(detect(text, "33.2 K5-1 27.8"), scheme(SoldierScheme::Wxf2018));
    let open = detect(text, "33.2 K5+1");
    assert!(matches!(open, Detected::Several(ref several) if several.len() == 2), "{open:?}");
    let middle = "4k4/9/6P2/6P2/P5P2/8P/9/9/9/3K5 w - - 0 1";
    assert_eq!(detect(middle, "P3.2 K5+1 33+1"), scheme(SoldierScheme::Wxf1997));
}

#[test]
fn capitals_with_a_dash_count_ranks_from_nought_even_when_the_move_is_illegal() {
    // Counted from one, this would be a legal move of the cannon from h1 to e1.
    let lone_cannon = "4k4/9/9/9/9/9/9/9/7C1/4K4 w - - 0 1";
    assert_eq!(detect(lone_cannon, "H2-E2"), Detected::One(Notation::Iccs));
    assert_eq!(detect(lone_cannon, "h2e2"), Detected::One(Notation::Uci));
    assert_eq!(detect(START, "H3-E3 H10-G8"), Detected::One(Notation::Uci));
}
