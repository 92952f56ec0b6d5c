//! Agreement with the handed corpus of repetition cases, one table a rulebook. The corpus lies outside the repository; where
//! it is absent the test says so and passes. The bounds only ever rise.

#![allow(clippy::print_stdout, reason = "the tables are read by people")]

#[allow(dead_code, reason = "shared with the other test files")]
mod support;

use std::collections::BTreeMap;

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{Outcome, Side};
use serde_json::Value;
use xiangqi::{Move, Position, fen};

fn corpus() -> Option<String> {
    std::fs::read_to_string(testkit::shared("cases/xiangqi-repetition.jsonl")?).ok()
}

fn moves(value: &Value) -> Vec<Move> {
    let texts = value.as_array().into_iter().flatten();
    texts.filter_map(|text| support::check::read_move(text.as_str()?)).collect()
}

/// The outcome after the prefix and three rounds of the cycle.
fn outcome(case: &Value, book: Book) -> Option<&'static str> {
    let setup = fen::read(case["start_fen"].as_str()?).ok()?.setup;
    let start = Position::from_setup(setup).or_else(xiangqi::PositionError::as_diagram).ok()?;
    let mut played = moves(&case["prefix"]);
    for _ in 0..3 {
        played.extend(moves(&case["cycle"]));
    }
    let ruling = judge(&GameSoFar { start, moves: played, stated: None }, book).ruling?;
    Some(match ruling.outcome {
        Outcome::Wins(Side::First) => "red_wins",
        Outcome::Wins(Side::Second) => "black_wins",
        Outcome::Draw => "draw",
        Outcome::BothLose => "both_lose",
        Outcome::None => "none",
    })
}

/// How many of the cases of a rulebook and confidence come out as written, and how many there are.
fn agreement(rulebooks: &[&str], book: Book) -> Option<BTreeMap<String, (u32, u32)>> {
    let corpus = corpus()?;
    let mut table: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for line in corpus.lines() {
        let case: Value = serde_json::from_str(line).expect("the corpus is JSON");
        let (Some(rulebook), Some(verdict)) = (case["rulebook"].as_str(), case["verdict"].as_str())
        else {
            continue;
        };
        let cycle = case["cycle"].as_array().is_some_and(|cycle| !cycle.is_empty());
        if !rulebooks.contains(&rulebook) || !cycle || case["start_fen"].is_null() {
            continue;
        }
        let found = outcome(&case, book);
        let entry = table.entry(case["confidence"].as_str().unwrap_or("").to_owned()).or_default();
        entry.1 += 1;
        if found == Some(verdict) {
            entry.0 += 1;
        } else {
            println!("{}: written {verdict}, found {found:?}", case["id"]);
        }
    }
    println!("{rulebooks:?}: {table:?}");
    Some(table)
}

fn check(rulebooks: &[&str], book: Book, least: &[(&str, u32)]) {
    let Some(table) = agreement(rulebooks, book) else { return };
    for &(confidence, least) in least {
        let (agreed, of) = table.get(confidence).copied().unwrap_or_default();
        assert!(agreed >= least, "{confidence}: {agreed} of {of}, expected at least {least}");
    }
}

#[test]
fn the_1959_examples() {
    check(&["CN-1959"], Book::XIANGQI_1959, &[("high", 6)]);
}

#[test]
fn the_asian_diagrams() {
    let least = [("high", 44), ("medium-high", 42), ("medium", 17)];
    check(&["WXF/AXF"], Book::AXF, &least);
}

#[test]
fn the_asian_engine_tests() {
    check(&["WXF/AXF (engine test)"], Book::AXF, &[("medium", 22)]);
}

/// What the program itself said of the cases, whatever their own book says.
#[test]
fn the_computer_rule_says_what_its_program_says() {
    let Some(corpus) = corpus() else { return };
    let (mut agreed, mut of) = (0, 0);
    for line in corpus.lines() {
        let case: Value = serde_json::from_str(line).expect("the corpus is JSON");
        let Some(said) = case["engines"]["pikafish_2026_07"].as_str() else { continue };
        let found = outcome(&case, Book::COMPUTER_2026);
        of += 1;
        if found == Some(said) {
            agreed += 1;
        } else {
            println!("{}: said {said}, found {found:?}", case["id"]);
        }
    }
    println!("computer-2026: {agreed} of {of}");
    assert!(of > 0 && agreed == of, "{agreed} of {of}");
}

#[test]
fn the_figures_of_2020() {
    check(&["CXA-2020"], Book::CXA_2020, &[("high", 64), ("medium", 3)]);
}

#[test]
fn the_details_of_1999() {
    check(&["CN-1999"], Book::XIANGQI_1999, &[("medium", 11)]);
}
