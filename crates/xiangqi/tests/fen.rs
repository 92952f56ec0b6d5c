//! Reading and writing positions.

use xiangqi::fen::{self, FenError, Irregularity as I};
use xiangqi::{Color, Fault, Setup};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

/// Reads `text` and checks the strict form of what was read and what was forgiven, with offsets.
fn check(text: &str, strict: &str, forgiven: &[(usize, I)]) {
    let reading = fen::read(text).expect(text);
    assert_eq!(fen::format(&reading.setup), strict, "{text:?}");
    let found: Vec<_> = reading.forgiven.iter().map(|item| (item.offset, item.what)).collect();
    assert_eq!(found, forgiven, "{text:?}");
    match fen::parse(text) {
        Ok(setup) => assert!(forgiven.is_empty() && setup == reading.setup, "{text:?}"),
        Err(error) => assert_eq!(error, FenError::Irregular(reading.forgiven[0]), "{text:?}"),
    }
}

fn check_start(tail: &str, forgiven: &[(usize, I)]) {
    let forgiven: Vec<_> = forgiven.iter().map(|&(at, what)| (START.len() + at, what)).collect();
    check(&format!("{START}{tail}"), &format!("{START} w - - 0 1"), &forgiven);
}

fn refused(text: &str) -> String {
    fen::parse(text).expect_err(text);
    fen::read(text).expect_err(text).to_string()
}

#[test]
fn the_usual_start_is_strict() {
    check_start(" w - - 0 1", &[]);
    assert_eq!(fen::parse(&format!("{START} w - - 0 1")), Ok(Setup::initial()));
}

#[test]
fn counters_and_side_are_kept() {
    check(&format!("{START} b - - 12 34"), &format!("{START} b - - 12 34"), &[]);
}

#[test]
fn other_alphabets_are_reported_once_a_letter() {
    let text = "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/S1S1S1S1S/1C5C1/9/RHMGKGMHR w - - 0 1";
    let letters = [(1, 'H'), (2, 'E'), (32, 'S'), (52, 'M'), (53, 'G')];
    let forgiven: Vec<_> = letters.map(|(at, letter)| (at, I::Letter(letter))).into();
    check(text, &format!("{START} w - - 0 1"), &forgiven);
}

#[test]
fn sides_of_other_programs() {
    check_start(" r - - 0 1", &[(1, I::SideLetter('r'))]);
    check_start(" W - - 0 1", &[(1, I::SideLetter('W'))]);
    let reading = fen::read(&format!("{START} B")).expect("readable");
    assert_eq!(reading.setup.turn, Color::Black);
}

#[test]
fn short_forms() {
    check_start("", &[(0, I::MissingSide), (0, I::MissingCounters)]);
    check_start(" w", &[(2, I::MissingCounters)]);
    check_start(" w - -", &[(2, I::MissingCounters)]);
    check_start(" w - - 0", &[(2, I::MissingCounters)]);
    check_start(" - - 0 1", &[(1, I::MissingSide)]);
    assert!(!fen::read(START).expect("readable").states_side());
    assert!(fen::read(&format!("{START} w")).expect("readable").states_side());
}

#[test]
fn winboard_leaves_out_the_unused_fields() {
    check_start(" w 0 1", &[(2, I::MissingUnusedFields)]);
    check(
        &format!("{START} b 7 9"),
        &format!("{START} b - - 7 9"),
        &[(START.len() + 2, I::MissingUnusedFields)],
    );
}

#[test]
fn blanks_lost_on_a_web_page() {
    check_start(" w---1", &[(2, I::LostBlanks)]);
    check(
        &format!("{START} w---7"),
        &format!("{START} w - - 0 7"),
        &[(START.len() + 2, I::LostBlanks)],
    );
}

#[test]
fn odd_blanks_and_counters() {
    check_start("  w - - 0 1", &[(0, I::Blanks)]);
    check_start(" w - - 0 1\r\n", &[(10, I::Blanks)]);
    check_start("_w_-_-_0_1", &[0, 2, 4, 6, 8].map(|at| (at, I::Blanks)));
    check_start(" w - - 0 0", &[(9, I::MoveNumberZero)]);
    check_start(" w - - 99999999999 1", &[(7, I::UnreadableCounter)]);
    check_start(" w - - 0 1 moves h2e2", &[(11, I::TrailingText)]);
    check_start(" w - - x 1", &[(2, I::MissingCounters), (7, I::TrailingText)]);
    check(
        &format!("\u{feff}{START} w - - 0 1"),
        &format!("{START} w - - 0 1"),
        &[(0, I::ByteOrderMark)],
    );
}

#[test]
fn ninety_characters_without_slashes() {
    let empty = "0".repeat(9);
    let board = [
        "rheakaehr",
        &empty,
        "0c00000c0",
        "p0p0p0p0p",
        "*********",
        &empty,
        "P0P0P0P0P",
        "0C00000C0",
        &empty,
        "RHEAKAEHR",
    ]
    .concat();
    assert_eq!(board.len(), 90);
    check(
        &board,
        &format!("{START} w - - 0 1"),
        &[
            (0, I::FlatBoard),
            (1, I::Letter('H')),
            (2, I::Letter('E')),
            (90, I::MissingSide),
            (90, I::MissingCounters),
        ],
    );
    let wrong = board.replacen('*', "x", 1);
    assert_eq!(refused(&wrong), "rank 5: unknown piece letter 'x' at offset 36");
    assert_eq!(refused(&board[..89]), "rank 9: unknown piece letter '0' at offset 9");
}

#[test]
fn adjacent_counts_are_added() {
    check(
        "9/9/9/9/9/9/9/9/45/3K5 w - - 0 1",
        "9/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        &[(17, I::AdjacentCounts)],
    );
}

#[test]
fn rows_of_a_wrong_width_name_the_rank() {
    let with = |row: &str| refused(&START.replacen("1c5c1", row, 1));
    assert_eq!(with("1c5c"), "rank 7: found 8 files, expected 9");
    assert_eq!(with("1c5c2"), "rank 7: found 10 files, expected 9");
    assert_eq!(with("1c5c1p"), "rank 7: found 10 files, expected 9");
    assert_eq!(with("1q5c1"), "rank 7: unknown piece letter 'q' at offset 13");
    assert_eq!(with(""), "rank 7: found 0 files, expected 9");
    assert_eq!(with("1炮5c1"), "rank 7: unknown piece letter '炮' at offset 13");
}

#[test]
fn wrong_numbers_of_rows() {
    assert_eq!(refused("9/9/9/9/9/9/9/9/9"), "found 9 rows, expected 10");
    assert_eq!(refused("9/9/9/9/9/9/9/9/9/9/9 w"), "found 11 rows, expected 10");
    assert_eq!(refused(""), "found nothing, expected a board of 10 rows");
    assert_eq!(refused("  "), "found nothing, expected a board of 10 rows");
    let chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(refused(chess), "rank 9: unknown piece letter 'q' at offset 3");
}

#[test]
fn unknown_sides() {
    let side = refused(&format!("{START} x - - 0 1"));
    assert_eq!(side, "side to move: found \"x\" at offset 60, expected w or b");
    refused(&format!("{START} white"));
}

#[test]
fn what_stands_on_the_board_is_no_matter_of_reading() {
    let crowded = fen::parse("rrrrrrrrr/9/9/9/9/9/9/9/9/RRRRKRRRR b - - 0 1").expect("readable");
    assert!(crowded.faults().contains(&Fault::MissingGeneral(Color::Black)));
    check("4K4/9/9/9/9/9/9/9/9/9 w - - 0 1", "4K4/9/9/9/9/9/9/9/9/9 w - - 0 1", &[]);
}

#[test]
fn diagrams_without_a_general_read_well() {
    let text = "9/9/9/9/9/9/4P4/4B4/2nR1rc2/3AKAB2 w - - 0 1";
    check(text, text, &[]);
}

#[test]
fn megabytes_of_garbage_are_refused() {
    for part in ["x", "1", "/", "9/", "炮", "\0", "k"] {
        let garbage = part.repeat(10_000_000 / part.len());
        fen::read(&garbage).expect_err(part);
        let error = fen::read(&format!("{START} {garbage}")).map(|reading| reading.forgiven);
        match error {
            Err(error) => assert!(error.to_string().len() < 200, "{part}"),
            Ok(forgiven) => assert!(forgiven.len() < 10, "{part}"),
        }
    }
    let blank = fen::read(&format!("{START}{}", " -".repeat(5_000_000))).expect("trailing text");
    assert!(blank.forgiven.len() < 10);
}

#[test]
fn letters_of_the_federation_are_written() {
    let text = fen::format_wxf(&Setup::initial());
    assert_eq!(text, "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1");
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = fen::read(&text);
    }

    #[test]
    fn text_that_looks_like_a_board_is_read_or_refused(text in "[0-9a-zA-Z/ *_-]{0,120}") {
        if let Ok(reading) = fen::read(&text) {
            let strict = fen::format(&reading.setup);
            proptest::prop_assert_eq!(fen::parse(&strict), Ok(reading.setup));
        }
    }

    #[test]
    fn every_setup_is_written_and_read_back(
        pieces in proptest::collection::vec(0..25usize, 90),
        black in proptest::bool::ANY,
        halfmove: u32,
        fullmove in 1u32..,
    ) {
        let mut setup = Setup::initial();
        for (square, piece) in xiangqi::Square::all().zip(pieces) {
            let piece = piece.checked_sub(11).map(|index| {
                let color = Color::ALL[index % 2];
                xiangqi::Piece::new(color, xiangqi::Role::ALL[index / 2])
            });
            setup.board.put(square, piece);
        }
        setup.turn = if black { Color::Black } else { Color::Red };
        (setup.halfmove, setup.fullmove) = (halfmove, fullmove);
        proptest::prop_assert_eq!(fen::parse(&fen::format(&setup)), Ok(setup.clone()));
        proptest::prop_assert_eq!(fen::read(&fen::format_wxf(&setup)).map(|r| r.setup), Ok(setup));
    }
}
