//! What is written is read back.

use proptest::prelude::*;
use xiangqi::notation::{
    self, ChineseStyle, Digits, LevelSign, Notation, NotationError, RankBase, Script, SoldierNames,
    SoldierScheme, Unwritable, WxfStyle,
};
use xiangqi::{Move, Position, Square};

use crate::support::{START, WXF, position};

/// Every notation in every style of writing.
fn notations() -> Vec<Notation> {
    let mut all = vec![Notation::Ucci, Notation::Uci, Notation::Iccs, Notation::Keypad];
    all.extend([RankBase::Zero, RankBase::One].map(Notation::San));
    all.extend([RankBase::Zero, RankBase::One].map(Notation::Lalg));
    for soldiers in [SoldierScheme::Wxf1997, SoldierScheme::Wxf2018, SoldierScheme::Lettered] {
        for level in [LevelSign::Point, LevelSign::Equals] {
            all.push(Notation::Wxf(WxfStyle { soldiers, level }));
        }
    }
    for soldiers in [SoldierNames::Numbered, SoldierNames::ByFile, SoldierNames::FiveCharacters] {
        for script in [Script::Simplified, Script::Traditional] {
            for digits in [Digits::Chinese, Digits::FullWidth, Digits::HalfWidth] {
                let style = ChineseStyle { script, red: digits, black: digits, soldiers };
                all.push(Notation::Chinese(style));
            }
        }
    }
    all
}

/// Boards with many like pieces, beside the usual start.
const STARTS: [&str; 5] = [
    START,
    "3ak4/4a4/2P1P1P2/2P1P4/9/9/2p1p4/2p1p1p2/4A4/3AK4 w - - 0 1",
    "2ba1k3/9/3a1P3/5P3/2b2P3/2B2p3/5p3/3A1p3/9/2BAK4 b - - 0 1",
    "3k5/1P5P1/1P5P1/7P1/4R4/4R4/1p7/1p5p1/1p5p1/5K3 w - - 0 1",
    "1n1rkr3/1n7/2c6/2c6/P1P1P1P1P/p1p1p1p1p/2C6/2C4N1/7N1/3RKR3 w - - 0 1",
];

/// Checks a legal move in every notation.
fn check_legal(position: &Position, m: Move) -> Result<(), TestCaseError> {
    for notation in notations() {
        let token = notation::format(notation, position, m);
        let token = token.map_err(|error| TestCaseError::fail(format!("{m} {error}")))?;
        let read = notation::parse(notation, position, &token);
        let read = read.map_err(|error| TestCaseError::fail(format!("{notation:?} {error}")))?;
        prop_assert_eq!((read.m, read.legal), (m, true), "{} {:?}", token, notation);
        prop_assert_eq!(&read.forgiven, &[], "{} {:?}", token, notation);
    }
    // Without the scheme the move is read, or it is one of those the token can mean.
    for style in [WxfStyle::WXF_1997, WxfStyle::WXF_2018] {
        let token = notation::format(Notation::Wxf(style), position, m).expect("written above");
        match notation::parse(WXF, position, &token) {
            Ok(read) => prop_assert_eq!(read.m, m, "{}", token),
            Err(error) => prop_assert!(error.candidates().contains(&m), "{}", error),
        }
    }
    Ok(())
}

/// Checks a move nobody may play: where it can be written it is read back as the same illegal move.
fn check_illegal(position: &Position, m: Move) -> Result<(), TestCaseError> {
    for notation in notations() {
        let token = match notation::format(notation, position, m) {
            Ok(token) => token,
            Err(Unwritable::NoSuchStep { .. }) => continue,
            Err(error) => return Err(TestCaseError::fail(format!("{m} {error}"))),
        };
        match notation::parse(notation, position, &token) {
            Ok(read) => prop_assert_eq!((read.m, read.legal), (m, false), "{}", token),
            Err(error) => return Err(TestCaseError::fail(format!("{m} {notation:?} {error}"))),
        }
    }
    Ok(())
}

fn every_move_of(position: &Position) -> impl Iterator<Item = Move> {
    let own = position.board().by_color(position.turn());
    own.into_iter().flat_map(|from| Square::all().map(move |to| Move::new(from, to)))
}

/// The positions of a play-out: each choice picks one of the legal moves.
fn playout(start: &str, choices: &[prop::sample::Index]) -> Vec<Position> {
    let mut positions = vec![position(start)];
    for choice in choices {
        let last = &positions[positions.len() - 1];
        let legal = last.legal_moves();
        if legal.is_empty() {
            break;
        }
        let next = last.after(legal[choice.index(legal.len())]);
        positions.push(next);
    }
    positions
}

fn choices() -> impl Strategy<Value = Vec<prop::sample::Index>> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn legal_moves_in_every_notation(start in 0..STARTS.len(), choices in choices()) {
        for position in playout(STARTS[start], &choices) {
            for &m in &position.legal_moves() {
                check_legal(&position, m)?;
            }
        }
    }

    #[test]
    fn the_board_mirrored_and_the_sides_exchanged(start in 0..STARTS.len(), choices in choices()) {
        let positions = playout(STARTS[start], &choices);
        let position = &positions[positions.len() - 1];
        for &m in &position.legal_moves() {
            let mirrored = Move::new(m.from.mirrored(), m.to.mirrored());
            check_legal(&position.mirrored(), mirrored)?;
            let exchanged = Move::new(m.from.rotated(), m.to.rotated());
            check_legal(&position.colors_swapped(), exchanged)?;
            // Each side counts from its own right, so both write the same words.
            let own = notation::format(WXF, position, m);
            prop_assert_eq!(own, notation::format(WXF, &position.colors_swapped(), exchanged));
        }
    }

    #[test]
    fn illegal_moves_where_they_can_be_written(start in 0..STARTS.len(), choices in choices()) {
        let positions = playout(STARTS[start], &choices);
        let position = &positions[positions.len() - 1];
        for m in every_move_of(position).filter(|&m| !position.is_legal(m)) {
            check_illegal(position, m)?;
        }
    }

    #[test]
    fn whole_lines(start in 0..STARTS.len(), choices in choices()) {
        let positions = playout(STARTS[start], &choices);
        for notation in notations() {
            let mut tokens = Vec::new();
            let mut expected = Vec::new();
            for pair in positions.windows(2) {
                let leads = |m: &Move| pair[0].after(*m).board() == pair[1].board();
                let legal = pair[0].legal_moves();
                let m = *legal.iter().find(|&m| leads(m)).expect("a legal move led on");
                tokens.push(notation::format(notation, &pair[0], m).expect("a legal move"));
                expected.push(m);
            }
            let read = notation::replay(notation, &positions[0], &tokens);
            let read = read.map_err(|error| TestCaseError::fail(error.to_string()))?;
            prop_assert_eq!(read.iter().map(|read| read.m).collect::<Vec<_>>(), expected);
        }
    }
}

proptest! {
    #[test]
    fn no_text_upsets_a_reader(text in "\\PC*", start in 0..STARTS.len()) {
        read_everywhere(&text, &position(STARTS[start]));
    }

    #[test]
    fn no_text_of_the_right_letters_upsets_a_reader(
        text in "[a-iKAEHRCPNBMGx0-9+.=炮车馬兵卒士象帅前中后一二三五九１２９进退平上-]{0,7}",
        start in 0..STARTS.len(),
    ) {
        read_everywhere(&text, &position(STARTS[start]));
    }
}

/// Reads `text` in every notation; what is said of a move must be so.
fn read_everywhere(text: &str, position: &Position) {
    let _ = notation::detect(position, &[text, text]);
    for notation in notations() {
        match notation::parse(notation, position, text) {
            Ok(read) => assert_eq!(read.legal, position.is_legal(read.m), "{text}"),
            Err(NotationError::Ambiguous { candidates, .. }) => {
                assert!(candidates.len() > 1, "{text}");
                assert!(candidates.is_sorted(), "{text}");
            }
            Err(error) => assert!(error.to_string().len() < 300, "{text}"),
        }
    }
}
