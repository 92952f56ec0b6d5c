//! `caipan judge --batch`.

mod common;

use common::caipan_with;
use serde_json::{Value, json};

fn batch(input: &str) -> (i32, Vec<Value>) {
    let run = caipan_with(&["judge", "--batch"], input.as_bytes());
    assert_eq!(run.stderr, "");
    let lines = run.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (run.code, lines)
}

fn kind_of(line: &str) -> String {
    let (code, lines) = batch(&format!("{line}\n"));
    assert_eq!((code, lines.len()), (2, 1), "{line}");
    assert_eq!(lines[0]["error"]["line"], 1);
    lines[0]["error"]["kind"].as_str().expect("a kind").to_owned()
}

#[test]
fn answers_come_in_order_and_bad_lines_in_their_place() {
    // Example 3 of the appendix of 1959: drawn if neither varies.
    let good = json!({
        "id": "three", "game": "xiangqi", "rules": "xiangqi-1959",
        "fen": "5k3/4P4/9/9/5r3/9/9/4B4/4A1p1p/2BAK2R1 b - - 0 1",
        "moves": ["i1h1", "h0i0", "h1i1", "i0h0"],
    });
    let (code, lines) = batch(&format!("{good}\n\nnot json\n{good}\n"));
    assert_eq!(code, 2);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["id"], "three");
    assert_eq!(lines[0]["ruling"]["outcome"], "draw");
    assert_eq!(lines[0], lines[2]);
    assert_eq!(lines[1]["error"]["kind"], "not_json");
    assert_eq!(lines[1]["error"]["line"], 3);
    assert_eq!(lines[1]["id"], Value::Null);
    let (code, _) = batch(&format!("{good}\n"));
    assert_eq!(code, 0);
}

#[test]
fn many_lines_keep_their_order() {
    let mut input = String::new();
    for id in 0..2000 {
        let line = json!({"id": id, "rules": "xiangqi-1959", "moves": ["h2e2", "h9g7"]});
        input.push_str(&format!("{line}\n"));
    }
    let (code, lines) = batch(&input);
    assert_eq!((code, lines.len()), (0, 2000));
    assert!(lines.iter().enumerate().all(|(id, line)| line["id"] == id));
}

#[test]
fn an_illegal_move_is_judged_and_not_refused() {
    let (code, lines) =
        batch("{\"id\":1,\"rules\":\"xiangqi-1959\",\"moves\":[\"h2e2\",\"a9a0\"]}\n");
    assert_eq!(code, 0);
    let findings = lines[0]["ruling"]["findings"].as_array().unwrap();
    assert!(findings.iter().any(|f| f["kind"] == "illegal_move" && f["ply"] == 2), "{findings:?}");
}

#[test]
fn each_fault_of_a_request_has_its_name() {
    assert_eq!(kind_of("[1,2]"), "not_an_object");
    assert_eq!(kind_of("{\"moves\":[],\"moves\":[]}"), "field_twice");
    assert_eq!(kind_of("{\"id\":1,\"moves\":[]}"), "rules_missing");
    assert_eq!(kind_of("{\"rules\":\"xiangqi-1960\"}"), "unknown_rulebook");
    assert_eq!(kind_of("{\"rules\":5}"), "wrong_type");
    assert_eq!(kind_of("{\"game\":\"go\",\"rules\":\"xiangqi-1959\"}"), "unknown_game");
    assert_eq!(kind_of("{\"rules\":\"xiangqi-1959\",\"fen\":\"9/9\"}"), "fen_unreadable");
    assert_eq!(kind_of("{\"rules\":\"xiangqi-1959\",\"moves\":\"h2e2\"}"), "wrong_type");
    assert_eq!(
        kind_of("{\"rules\":\"xiangqi-1959\",\"moves\":[\"h2e2\",\"z9\"]}"),
        "move_unreadable"
    );
    assert_eq!(kind_of("{\"rules\":\"xiangqi-1959\",\"moves\":[7]}"), "move_unreadable");
}

#[test]
fn a_start_no_game_can_be_played_from_is_refused_with_all_reasons() {
    let fen = "3k5/9/9/9/9/9/9/9/4K4/3RK4 w";
    let line = json!({"rules": "xiangqi-1959", "fen": fen, "moves": ["d0d1"]}).to_string();
    assert_eq!(kind_of(&line), "start_not_playable");
    let (_, lines) = batch(&format!("{line}\n"));
    let reasons = lines[0]["error"]["reasons"].as_array().unwrap();
    assert!(reasons.iter().any(|r| r["zh"] == "红方不止一个将帅"), "{reasons:?}");
    assert!(reasons.iter().any(|r| r["zh"] == "不轮走的一方正被将军"), "{reasons:?}");
}

#[test]
fn a_misspelt_field_is_remarked_on_and_a_byte_order_mark_is_not() {
    let line = "\u{feff}{\"rules\":\"xiangqi-1959\",\"move\":[\"h2e2\"]}\n";
    let (code, lines) = batch(line);
    assert_eq!(code, 0);
    let remarks = lines[0]["ruling"]["remarks"].as_array().unwrap();
    assert_eq!(remarks.len(), 1, "{remarks:?}");
    assert_eq!(remarks[0]["kind"], "field_unknown");
    let (_, lines) = batch(&line.replace("\"move\"", "\"moves\""));
    assert_eq!(lines[0]["ruling"]["remarks"], json!([]));
}

#[test]
fn a_directory_and_a_missing_file_are_refused_and_the_next_file_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.jsonl");
    std::fs::write(&file, "{\"id\":1,\"rules\":\"xiangqi-1959\"}\n").unwrap();
    let (folder, file) = (folder.path().to_str().unwrap(), file.to_str().unwrap());
    let run = caipan_with(&["judge", "--batch", folder, "/no/such/file", file], b"");
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("is a directory"), "{}", run.stderr);
    assert!(run.stderr.contains("/no/such/file: no such file"), "{}", run.stderr);
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    assert!(run.stdout.starts_with("{\"id\":1,\"ruling\""), "{}", run.stdout);
}

#[test]
fn what_the_book_does_not_know_is_refused_and_not_guessed() {
    // The text of 1959 that we have says nothing about resignation.
    let line = "{\"rules\":\"xiangqi-1959\",\"moves\":[],\"then\":{\"resign\":\"black\"}}";
    assert_eq!(kind_of(line), "not_in_this_book");
}

#[test]
fn deep_nesting_and_bytes_that_are_no_text_are_refused() {
    assert_eq!(kind_of(&"[".repeat(100_000)), "not_json");
    let run = caipan_with(&["judge", "--batch"], b"{\"id\":\"\xff\xfe\"}\n");
    assert_eq!(run.code, 2);
    assert!(run.stdout.contains("not_json"), "{}", run.stdout);
}

#[test]
fn a_line_that_is_too_long_is_refused_and_the_next_one_answered() {
    let long = format!("{{\"id\":\"{}\"}}", "x".repeat(17 << 20));
    let (code, lines) = batch(&format!("{long}\n{{\"id\":2,\"rules\":\"xiangqi-1959\"}}\n"));
    assert_eq!((code, lines.len()), (2, 2));
    assert_eq!(lines[0]["error"]["kind"], "line_too_long");
    assert_eq!(lines[1]["id"], 2);
    assert!(lines[1].get("ruling").is_some());
}

#[test]
fn a_question_is_answered_before_the_next_one_comes() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_caipan"))
        .args(["judge", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(questions, "{{\"id\":{id},\"rules\":\"xiangqi-1959\"}}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(&format!("{{\"id\":{id},")), "{answer}");
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}
