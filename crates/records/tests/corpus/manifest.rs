//! The manifest of the samples and what it says of one game.

use std::path::PathBuf;

use crate::xiangqi_of::read;
use records::{Reading, Record, ResultSource};
use serde_json::Value;
use xiangqi::{Position, fen};

/// Samples with comments that hold nothing but blanks, and how many.
const BLANK_COMMENTS: [(&str, usize); 1] = [("xqf/x003.xqf", 1)];

/// Samples where an illegal move alone makes a line: the manifest does not count it as one.
const ILLEGAL_ENDS: [(&str, usize); 1] = [("xqf/x028.xqf", 1)];

/// Every entry whose file name begins with `prefix`, with the bytes of the file.
pub(crate) fn entries(prefix: &str) -> Vec<(Value, Vec<u8>)> {
    let Some(folder) = testkit::shared("records/train") else { return Vec::new() };
    let manifest = std::fs::read_to_string(folder.join("manifest.jsonl")).expect("manifest");
    manifest
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("json"))
        .filter(|entry| entry["file"].as_str().is_some_and(|file| file.starts_with(prefix)))
        .map(|entry| {
            let path: PathBuf = folder.join(entry["file"].as_str().expect("name"));
            let bytes = std::fs::read(path).expect("sample");
            (entry, bytes)
        })
        .collect()
}

pub(crate) fn reading(entry: &Value, bytes: &[u8]) -> Reading {
    let file = entry["file"].as_str().expect("name");
    read(bytes, Some(file)).map_err(|error| format!("{file}: {error}")).expect("readable")
}

/// The result a source of the record states, as PGN writes it.
pub(crate) fn stated(record: &Record, source: ResultSource) -> Option<&'static str> {
    record.results.iter().find(|s| s.source == source).map(|s| s.says.as_pgn())
}

/// Compares what the manifest says of a tree: start, main line, final position, counts.
pub(crate) fn check_tree(name: &str, expected: &Value, record: &Record) {
    let text = |key: &str| expected[key].as_str();
    let number = |key: &str| expected[key].as_u64().and_then(|n| usize::try_from(n).ok());
    let mut found = Vec::new();
    let mut compare = |key: &str, wanted: Option<String>, got: String| {
        if let Some(wanted) = wanted.filter(|wanted| *wanted != got) {
            found.push(format!("{name}: {key}: found {got}, expected {wanted}"));
        }
    };
    let count = |key: &str| number(key).map(|n| n.to_string());
    // Where the main line holds an illegal move, the manifest lists it up to there; we keep it all.
    let legal = number("main_illegal_ply").map_or(usize::MAX, |ply| ply - 1);
    let line: Vec<usize> = record.main_line().take(legal).collect();
    assert!(legal == usize::MAX || record.main_line().count() > legal, "{name}: the move is kept");
    let played: Vec<String> = line.iter().map(|&node| record.nodes[node].m.to_string()).collect();
    let end = line.iter().fold(Position::from_record(record.start.clone()), |position, &node| {
        position.after(record.nodes[node].m)
    });
    compare("start", text("start_fen").map(str::to_owned), fen::format(&record.start));
    compare("main line", text("main_moves").map(str::to_owned), played.join(" "));
    compare("main plies", count("main_plies"), line.len().to_string());
    compare("final position", text("main_final_fen").map(str::to_owned), fen::format(end.setup()));
    compare("nodes", count("nodes"), record.nodes.len().to_string());
    let ends = ILLEGAL_ENDS.iter().find(|(file, _)| *file == name).map_or(0, |(_, n)| *n);
    compare("lines", count("lines"), (record.line_count() - ends).to_string());
    // A comment of blanks alone is counted by the manifest and is none for us.
    let blank = BLANK_COMMENTS.iter().find(|(file, _)| *file == name).map_or(0, |(_, n)| *n);
    compare("comments", count("comments"), (record.comment_count() + blank).to_string());
    compare("illegal nodes", count("illegal_nodes"), record.illegal().count().to_string());
    if let Some(first) = expected["first_illegal"].as_array() {
        let got = record.preorder().into_iter().find(|&node| !record.nodes[node].is_legal());
        let got = got.map(|node| format!("{} {}", record.ply_of(node), record.nodes[node].m));
        let wanted = format!("{} {}", first[0], first[1].as_str().expect("move"));
        compare("first illegal", Some(wanted), got.unwrap_or_default());
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Compares tags by the names the manifest uses.
pub(crate) fn check_tags(name: &str, expected: &Value, record: &Record, names: &[(&str, &str)]) {
    for (key, value) in expected["tags"].as_object().into_iter().flatten() {
        let ours = names.iter().find(|(theirs, _)| theirs == key).map_or(key.as_str(), |(_, n)| n);
        let (got, wanted) = (record.tag(ours).unwrap_or(""), value.as_str().unwrap_or(""));
        assert_eq!(got, wanted, "{name}: tag {key}");
    }
}
