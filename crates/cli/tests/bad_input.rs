//! Input that cannot be read: a clear error with its place, exit code 2, never a panic.

mod common;

use common::{Run, caipan, caipan_with, example};

/// The commands that read record files.
const READERS: [&[&str]; 3] = [&["judge"], &["show"], &["convert", "--to", "fen"]];

fn on_each(path: &str, input: &[u8], check: impl Fn(&Run)) {
    for reader in READERS {
        let mut arguments = reader.to_vec();
        arguments.push(path);
        let run = caipan_with(&arguments, input);
        assert!(!run.stderr.contains("internal failure"), "{reader:?}: {}", run.stderr);
        check(&run);
    }
}

fn refused(run: &Run, words: &str) {
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{}", run.stderr);
    assert!(run.stderr.contains(words), "{}", run.stderr);
}

#[test]
fn a_missing_file_and_a_directory_are_named() {
    on_each("/no/such/file", b"", |run| refused(run, "/no/such/file: no such file"));
    let directory = tempfile::tempdir().unwrap();
    let name = directory.path().to_str().unwrap();
    on_each(name, b"", |run| refused(run, "is a directory"));
}

#[test]
fn empty_input_is_refused() {
    on_each("-", b"", |run| refused(run, "empty"));
    on_each("-", b" \n\t\n", |run| refused(run, "empty"));
}

#[test]
fn bytes_that_are_no_record_are_refused() {
    let bytes: Vec<u8> = (0..4096_u32).map(|at| u8::try_from(at * 37 % 251).unwrap()).collect();
    on_each("-", &bytes, |run| refused(run, "byte 0: found byte 0x00, expected text"));
    on_each("-", b"\x00\x01\x02\x03\xff\xfe", |run| assert_eq!(run.code, 2, "{}", run.stderr));
}

#[test]
fn prose_without_a_record_is_refused_with_its_place() {
    on_each("-", "\n\n  天下棋友一家人\n".as_bytes(), |run| {
        refused(run, "line 3, column 3")
    });
}

#[test]
fn a_very_long_line_is_no_trouble() {
    let long = vec![b'x'; 10 << 20];
    on_each("-", &long, |run| {
        assert_eq!(run.code, 2);
        assert!(run.stderr.len() < 1000, "the error shows only the beginning");
    });
}

#[test]
fn a_record_cut_anywhere_never_fails_by_our_fault() {
    let text = std::fs::read(example()).unwrap();
    for at in (0..text.len().min(900)).step_by(29) {
        for reader in [&["judge", "-"][..], &["convert", "--to", "dhtmlxq", "-"]] {
            let run = caipan_with(reader, &text[..at]);
            assert!(run.code == 0 || run.code == 2, "{at}: {}", run.stderr);
            assert_eq!(run.code == 2, !run.stderr.is_empty() && run.stdout.is_empty(), "{at}");
        }
    }
}

#[test]
fn a_position_with_a_wrong_row_is_refused_with_the_row() {
    let run =
        caipan(&["show", "--fen", "rnbakabnr/9/1c5c1/p1p1p1p1p/8/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"]);
    refused(&run, "rank 5: found 8 files, expected 9");
}

#[test]
fn a_sixth_soldier_is_kept_and_remarked_on() {
    let fen = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/PPP1P1P1P/1C5C1/9/RNBAKABNR w";
    let line = format!("{{\"rules\":\"xiangqi-1959\",\"fen\":\"{fen}\",\"moves\":[\"h2e2\"]}}\n");
    let run = caipan_with(&["judge", "--batch"], line.as_bytes());
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(run.stdout.contains("\"kind\":\"setup_fault\""), "{}", run.stdout);
    let shown = caipan(&["show", "--fen", fen]);
    assert_eq!(shown.code, 0, "{}", shown.stderr);
    assert!(shown.stdout.contains(&format!("FEN {fen}")), "{}", shown.stdout);
}

fn game_from(fen: &str) -> String {
    format!("[Game \"Chinese Chess\"]\n[FEN \"{fen}\"]\n\n1. H2-E2 *\n\n")
}

#[test]
fn a_start_no_game_can_be_played_from_is_not_ruled_on_and_the_next_game_is() {
    // Two red generals, and the side that is not to move in check: both reasons at once.
    let fen = "3k5/9/9/9/9/9/9/9/4K4/3RK4 w";
    let good = "4k4/9/9/9/9/9/9/7C1/4A4/4K4 w";
    let games = game_from(fen) + &game_from(good);
    let run = caipan_with(&["judge", "--json", "--rules", "xiangqi-1959", "-"], games.as_bytes());
    assert_eq!(run.code, 2, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run.stdout);
    assert!(lines[0].contains("\"error\":{\"kind\":\"start_not_playable\""), "{}", lines[0]);
    assert!(lines[0].contains("red has more than one general"), "{}", lines[0]);
    assert!(lines[0].contains("the side that is not to move stands in check"), "{}", lines[0]);
    assert!(lines[1].contains("\"ruling\":{"), "{}", lines[1]);
    let alone = game_from(good);
    let run = caipan_with(&["judge", "--rules", "xiangqi-1959", "-"], alone.as_bytes());
    assert_eq!(run.code, 0, "{}", run.stdout);
}

#[test]
fn a_start_that_cannot_be_read_is_not_ruled_on_as_the_usual_one() {
    let games = game_from("rnbakabnr/8/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w");
    let run = caipan_with(&["judge", "--lang", "zh", "-"], games.as_bytes());
    assert_eq!(run.code, 2, "{}", run.stdout);
    assert!(run.stdout.contains("未作裁决"), "{}", run.stdout);
    assert!(run.stdout.contains("rank 8: found 8 files, expected 9"), "{}", run.stdout);
}

#[test]
fn an_output_that_cannot_be_written_leaves_what_stood_there() {
    let directory = tempfile::tempdir().unwrap();
    let out = directory.path().join("out.pgn");
    std::fs::write(&out, "before").unwrap();
    let out = out.to_str().unwrap();
    let refused = caipan_with(&["convert", "--to", "pgn", "-o", out, "-"], b"no record");
    assert_eq!(refused.code, 2);
    assert_eq!(std::fs::read_to_string(out).unwrap(), "before");
    let written = caipan(&["convert", "--to", "pgn", "-o", out, &example()]);
    assert_eq!(written.code, 0, "{}", written.stderr);
    assert!(std::fs::read_to_string(out).unwrap().starts_with("[Game"));
    let names = std::fs::read_dir(directory.path()).unwrap().count();
    assert_eq!(names, 1, "nothing else is left in the folder");
}

#[test]
fn a_closed_pipe_is_quiet() {
    use std::process::{Command, Stdio};
    let text = std::fs::read(example()).unwrap();
    let many: Vec<u8> = text.repeat(200);
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("many.dhtmlxq");
    std::fs::write(&file, many).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_caipan"))
        .args(["convert", "--to", "dhtmlxq"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// A ledger of each game with lines two, three and five that cannot be read, in different ways.
const LEDGERS: [&str; 2] = [
    r#"{"ledger": 1, "rules": "fide-2023", "control": "40/7200:3600"}
{"do": "move"
{"do": "start_session", "do": "start_session"}
{"do": "start_session"}
{"after": "-0:01:00", "do": "move", "by": "white", "move": "e4", "press": true}
{"after": "0:01:00", "do": "move", "by": "white", "move": "e4", "press": true}
"#,
    r#"{"ledger": 1, "rules": "xiangqi-1959", "control": "40/7200:3600"}
{"do": "move"
{"do": "start_session", "do": "start_session"}
{"do": "start_session"}
{"after": "-0:01:00", "do": "move", "by": "red", "move": "炮二平五"}
{"after": "0:01:00", "do": "move", "by": "red", "move": "炮二平五"}
"#,
];

#[test]
fn lines_of_a_ledger_that_cannot_be_read_are_told_where_they_stand() {
    for ledger in LEDGERS {
        let run = caipan_with(&["arbitrate", "--json", "-"], ledger.as_bytes());
        assert_eq!(run.code, 2, "{}", run.stderr);
        let lines: Vec<serde_json::Value> =
            run.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let unread: Vec<u64> = lines
            .iter()
            .filter(|line| line.get("fault").is_some())
            .filter_map(|line| line["line"].as_u64())
            .collect();
        assert_eq!(unread, [2, 3, 5], "{}", run.stdout);
        let order: Vec<u64> = lines.iter().filter_map(|line| line["line"].as_u64()).collect();
        assert!(order.is_sorted(), "{order:?}");

        let run = caipan_with(&["arbitrate", "--strict", "--lang", "zh", "-"], ledger.as_bytes());
        assert_eq!(run.code, 2, "{}", run.stderr);
        for told in ["第 2 行第 ", "第 3 行：字段 \"do\" 写了两次", "第 5 行：\"after\" 中见到"]
        {
            assert!(
                run.stdout.contains(told) && run.stderr.contains(told),
                "{told}\n{}",
                run.stdout
            );
        }
    }
}

#[test]
fn a_penalty_that_cannot_be_read_is_no_success() {
    let ledger = r#"{"ledger":1,"rules":"fide-2023","control":"5400+30"}
{"do":"start_session"}
{"after":1,"do":"penalty","by":"white","time":"-1","for":"distracting"}
{"after":1,"do":"move","by":"white","move":"e4","press":true}
"#;
    for arguments in [&["arbitrate", "-"][..], &["convert", "--to", "pgn", "-"]] {
        let run = caipan_with(arguments, ledger.as_bytes());
        assert_eq!(run.code, 2, "{arguments:?}: {}", run.stderr);
        assert!(run.stderr.contains("line 3") && run.stdout.contains("e4"), "{arguments:?}");
        let whole = ledger.replace("\"-1\"", "\"1\"");
        assert_eq!(caipan_with(arguments, whole.as_bytes()).code, 0, "{arguments:?}");
    }
}

#[test]
fn a_ledger_without_a_first_line_names_the_file_and_the_place() {
    let cut = br#"{"ledger": 1, "rules": "fide-2023""#;
    let run = caipan_with(&["arbitrate", "-"], cut);
    refused(&run, "caipan: -: line 1, column 34: found no JSON (EOF");
    refused(&caipan_with(&["arbitrate", "-"], b""), "caipan: -: line 1: the file is empty");
    let run = caipan_with(&["arbitrate", "-"], br#"{"rules": "axf", "rules": "fide-2023"}"#);
    refused(&run, "line 1: found the field \"rules\" twice");
}
