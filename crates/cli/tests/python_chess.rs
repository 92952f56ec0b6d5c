//! Claims and third occurrences beside python-chess, where Python has it: on our own small file, and on every PGN of the
//! handed records where those are at hand.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// After a ply, by which move if one is announced (without check signs).
type Claim = (u64, String, Option<String>);

/// What one program says of one game.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    claims: BTreeSet<Claim>,
    third: Option<u64>,
}

#[test]
fn claims_and_occurrences_agree() {
    let has = Command::new("python3").args(["-c", "import chess.pgn"]).output();
    if !has.is_ok_and(|output| output.status.success()) {
        testkit::missing(testkit::Part::Python, "python-chess is not installed");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("tests/peers/claims.pgn")];
    let handed = testkit::shared_files("records/train/chess-pgn", "pgn");
    if handed.is_empty() {
        println!("the handed records are not beside the checkout: our own games only");
    }
    files.extend(handed);
    let (peer, broken) = python(root, &files);
    let ours = caipan(&files);
    let mut differ = Vec::new();
    let mut claims = 0;
    for (game, said) in &peer {
        claims += said.claims.len();
        if ours.get(game) != Some(said) {
            differ.push(format!("{game:?}: python-chess {said:?}, caipan {:?}", ours.get(game)));
        }
    }
    println!("{} games, {claims} claims, {broken} with illegal moves left out", peer.len());
    assert!(peer.len() >= 3 && claims > 0, "our own games have claims");
    assert!(differ.is_empty(), "{} games differ:\n{}", differ.len(), differ.join("\n"));
}

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON"))
}

fn game(row: &Value) -> (String, u64) {
    let file = Path::new(row["file"].as_str().unwrap_or(""));
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned());
    (name.unwrap_or_default(), row["number"].as_u64().unwrap_or(0))
}

fn plain(san: &Value) -> Option<String> {
    san.as_str().map(|san| san.trim_end_matches(['+', '#']).to_owned())
}

/// What python-chess says, and how many games it found illegal moves in.
fn python(root: &Path, files: &[PathBuf]) -> (BTreeMap<(String, u64), Said>, usize) {
    let output = Command::new("python3")
        .arg(root.join("tests/peers/python_chess.py"))
        .args(files)
        .output()
        .expect("python3 ran a moment ago");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("JSON in ASCII");
    let mut said = BTreeMap::new();
    let mut broken = 0;
    for row in lines(&text) {
        if row["errors"] != 0 {
            broken += 1;
            continue;
        }
        let claims = row["claims"].as_array().into_iter().flatten();
        let claims = claims
            .map(|claim| {
                let kind = claim[1].as_str().unwrap_or("").to_owned();
                (claim[0].as_u64().unwrap_or(0), kind, plain(&claim[2]))
            })
            .collect();
        said.insert(game(&row), Said { claims, third: row["third"].as_u64() });
    }
    (said, broken)
}

/// What `caipan judge` says under the Laws of 1993, which let play go on after a fifth occurrence.
fn caipan(files: &[PathBuf]) -> BTreeMap<(String, u64), Said> {
    let mut arguments = vec!["judge", "--rules", "fide-1993", "--json"];
    arguments.extend(files.iter().map(|path| path.to_str().expect("a path in UTF-8")));
    let run = common::caipan(&arguments);
    assert_eq!(run.code, 0, "{}", run.stderr);
    lines(&run.stdout)
        .map(|row| {
            let ruling = &row["ruling"];
            let claims = ruling["claims"].as_array().into_iter().flatten();
            let claims = claims
                .map(|claim| {
                    let kind = claim["claim"].as_str().unwrap_or("").to_owned();
                    (claim["ply"].as_u64().unwrap_or(0), kind, plain(&claim["move"]))
                })
                .collect();
            let third = ruling["repeated"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|mark| mark["times"] == 3)
                .and_then(|mark| mark["ply"].as_u64());
            (game(&row), Said { claims, third })
        })
        .collect()
}
