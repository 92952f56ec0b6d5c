//! `caipan show`.

mod common;

use common::{caipan, caipan_with};

const BARE: &str = "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1";

#[test]
fn a_position_is_shown_with_both_sides_numbers() {
    let run = caipan(&["show", "--fen", BARE]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains(" １  ２  ３  ４  ５  ６  ７  ８  ９\n"), "{}", run.stdout);
    assert!(run.stdout.contains("[将]") && run.stdout.contains("(仕)"), "{}", run.stdout);
    assert!(run.stdout.contains("Red to move"), "{}", run.stdout);
    assert!(run.stdout.ends_with(&format!("FEN {BARE}\n")), "{}", run.stdout);
    let zh = caipan(&["show", "--fen", BARE, "--lang", "zh"]);
    assert!(zh.stdout.contains("红方走子"), "{}", zh.stdout);
}

#[test]
fn a_picture_goes_to_a_file_or_to_standard_output() {
    let run = caipan(&["show", "--fen", BARE, "--svg", "-", "--pieces", "traditional"]);
    assert_eq!(run.code, 0);
    assert!(run.stdout.starts_with("<svg ") && run.stdout.ends_with("</svg>\n"));
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("board.svg");
    let name = file.to_str().unwrap();
    let run = caipan(&["show", "--fen", BARE, "--svg", name]);
    assert_eq!((run.code, run.stdout.as_str()), (0, ""));
    assert!(std::fs::read_to_string(&file).unwrap().contains("<circle"));
    let nowhere = directory.path().join("no/such/board.svg");
    let run = caipan(&["show", "--fen", BARE, "--svg", nowhere.to_str().unwrap()]);
    assert_eq!(run.code, 3, "{}", run.stderr);
    assert!(run.stderr.contains("board.svg"), "{}", run.stderr);
}

#[test]
fn a_game_is_shown_after_the_ply_asked_for() {
    // One block of the tag format: a red chariot goes from a0 to a1, the black general from e9 to d9.
    let block = format!(
        "[DhtmlXQ]\n[DhtmlXQ_title]T[/DhtmlXQ_title]\n[DhtmlXQ_binit]{}[/DhtmlXQ_binit]\n\
         [DhtmlXQ_movelist]09084030[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n",
        "0999999949999999999999999999999999999999409999999999999999999999"
    );
    let last = caipan_with(&["show", "-"], block.as_bytes());
    assert_eq!((last.code, last.stderr.as_str()), (0, ""));
    assert!(last.stdout.contains("after ply 2"), "{}", last.stdout);
    assert!(last.stdout.contains("FEN 3k5/9/9/9/9/9/9/9/R8/4K4 w"), "{}", last.stdout);
    let first = caipan_with(&["show", "-", "--ply", "0"], block.as_bytes());
    assert!(first.stdout.contains("FEN 4k4/9/9/9/9/9/9/9/9/R3K4 w"), "{}", first.stdout);
    assert!(!first.stdout.contains("after ply"), "{}", first.stdout);
    let beyond = caipan_with(&["show", "-", "--ply", "3"], block.as_bytes());
    assert_eq!((beyond.code, beyond.stdout.as_str()), (2, ""));
    assert!(beyond.stderr.contains("found 2 plies"), "{}", beyond.stderr);
    let other = caipan_with(&["show", "-", "--game", "2"], block.as_bytes());
    assert_eq!((other.code, other.stdout.as_str()), (2, ""));
    assert!(other.stderr.contains("found 1 games"), "{}", other.stderr);
}

#[test]
fn a_broken_position_names_the_row() {
    let run = caipan(&["show", "--fen", "4k4/9/9/9/9/9/9/8/4A4/4K4 w - - 0 1"]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("row 8") || run.stderr.contains("rank 2"), "{}", run.stderr);
}
