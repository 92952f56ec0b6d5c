//! `caipan convert`.

mod common;

use common::{caipan, caipan_with, example};

#[test]
fn the_tag_format_comes_back_as_it_went_in() {
    let text = std::fs::read_to_string(example()).unwrap();
    let run = caipan(&["convert", "--to", "dhtmlxq", &example()]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert_eq!(run.stdout, text);
}

#[test]
fn gb18030_is_written_and_read_again() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("gb.txt");
    let name = file.to_str().unwrap();
    let run =
        caipan(&["convert", "--to", "dhtmlxq", "--encoding", "gb18030", "-o", name, &example()]);
    assert_eq!((run.code, run.stdout.as_str()), (0, ""), "{}", run.stderr);
    let bytes = std::fs::read(&file).unwrap();
    assert!(String::from_utf8(bytes.clone()).is_err(), "not UTF-8");
    let back = caipan_with(&["convert", "--to", "dhtmlxq", "-"], &bytes);
    assert_eq!(back.stdout, std::fs::read_to_string(example()).unwrap());
}

#[test]
fn engines_get_start_and_moves() {
    let run = caipan(&["convert", "--to", "ucci", &example()]);
    let first = run.stdout.lines().next().unwrap();
    // The diagram of example 1 and its four moves, as the appendix gives them.
    assert_eq!(
        first,
        "position fen C1Rrka3/4a4/9/9/9/1pp6/3c5/9/9/4K4 b - - 0 1 moves d3c3 c9b9 c3b3 b9c9"
    );
    assert_eq!(run.stdout.lines().count(), 6);
}

#[test]
fn fen_is_the_end_of_the_main_line() {
    let run = caipan(&["convert", "--to", "fen", &example()]);
    assert_eq!(run.stdout.lines().next().unwrap(), "C1Rrka3/4a4/9/9/9/1pp6/1c7/9/9/4K4 b - - 4 3");
}

#[test]
fn the_own_form_comes_back_as_tags() {
    let run = caipan(&["convert", "--to", "json", &example()]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    assert!(serde_json::from_str::<serde_json::Value>(&run.stdout).is_ok());
    let back = caipan_with(&["convert", "--to", "dhtmlxq", "-"], run.stdout.as_bytes());
    assert_eq!(back.stdout, std::fs::read_to_string(example()).unwrap());
}

#[test]
fn moves_are_written_in_the_notation_asked_for() {
    // The four moves of example 2 as the appendix prints them, and in the other two notations.
    let forms = [
        ("pgn", "E0-F0 C3-F3"),
        ("pgn-iccs", "E0-F0 C3-F3"),
        ("pgn-wxf", "K5.4 R-.6"),
        ("pgn-chinese", "帅五平四 后车平６"),
    ];
    for (form, moves) in forms {
        let run = caipan(&["convert", "--to", form, &example()]);
        assert_eq!(run.code, 0, "{}", run.stderr);
        assert!(run.stdout.contains(moves), "{form}: {}", run.stdout);
        let ends = caipan_with(&["convert", "--to", "ucci", "-"], run.stdout.as_bytes());
        assert_eq!(ends.stdout, caipan(&["convert", "--to", "ucci", &example()]).stdout, "{form}");
    }
}

#[test]
fn an_unknown_format_is_a_usage_error_that_lists_the_known_ones() {
    let run = caipan(&["convert", "--to", "word", &example()]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("dhtmlxq"), "{}", run.stderr);
}
