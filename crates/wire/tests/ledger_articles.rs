//! Under which articles each kind of decision may stand: `docs/ledger-articles.md` says it, and the ledgers of all cases and
//! of random games are held against it.
#![allow(unreachable_pub, reason = "shared with other tests")]
#![allow(clippy::panic, reason = "a test that fails")]

#[path = "../../arbiter/tests/support/case.rs"]
mod case;
#[path = "ledger_random/plain_clock.rs"]
mod plain_clock;
#[path = "ledger_random/walk.rs"]
mod walk;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::Value;
use testkit::Chance;
use wire::ledger::chess::{self as ledger, event_json};

const TABLE: &str = include_str!("../../../docs/ledger-articles.md");

type Articles = BTreeMap<(String, String), BTreeSet<String>>;

/// The articles that may stand under each kind of event, by rulebook.
fn allowed() -> Articles {
    let mut all = Articles::new();
    for line in TABLE.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [kind, old, new] = cells[..] else { panic!("three columns: {line}") };
        for (document, list) in [("fide-1993", old), ("fide-2023", new)] {
            let list = list.split(',').map(str::trim).filter(|one| !one.is_empty());
            let articles: BTreeSet<String> = list.map(str::to_owned).collect();
            let known = rulebook::document(document).expect("a rulebook");
            for article in &articles {
                assert!(known.rule(article).is_some(), "{kind}: {document} has no {article}");
            }
            all.insert((document.to_owned(), kind.trim_matches('`').to_owned()), articles);
        }
    }
    all
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of cases") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Every event of the cases, with those that would follow from a decision.
fn of_cases() -> Vec<Value> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let mut events = Vec::new();
    for edition in ["fide-1993", "fide-2023"] {
        let mut paths = Vec::new();
        files(&root.join(edition), &mut paths);
        for path in paths {
            let text = std::fs::read_to_string(&path).expect("a case");
            let case = case::Case::parse(&text).expect("a case");
            let Some(input) = case.input.as_ref().filter(|input| input.kind == "ledger") else {
                continue;
            };
            for expected in &case.expected {
                let mut head: Value = serde_json::from_str(&input.lines[0]).expect("a first line");
                head["rules"] = expected.document.clone().into();
                let text = [head.to_string()]
                    .iter()
                    .chain(&input.lines[1..])
                    .fold(String::new(), |all, line| all + line + "\n");
                let (_, answers) = ledger::read(&text).expect("a ledger").run();
                events.extend(answers.iter().flatten().flatten().map(event_json));
            }
        }
    }
    events
}

/// Every event of so many random games.
fn of_random_games(games: u64) -> Vec<Value> {
    let mut events = Vec::new();
    for seed in 0..games {
        let mut chance = Chance::new(seed);
        let mut walk = walk::Walk::new(walk::setup(&mut chance));
        for _ in 0..60 {
            let stamped = walk::command(&walk.game, &mut chance);
            events.extend(walk.step(stamped).iter().map(event_json));
        }
        walk.finish();
    }
    events
}

/// Notes an event, and what would follow from the decisions it asks for.
fn note(event: &Value, cited: &mut Articles) {
    let kind = event["event"].as_str().expect("a kind").to_owned();
    for ground in event["grounds"].as_array().expect("grounds") {
        let text = |field: &str| ground[field].as_str().expect("a text").to_owned();
        cited.entry((text("rulebook"), kind.clone())).or_default().insert(text("article"));
    }
    for one in event["permitted"].as_array().into_iter().flatten() {
        one["follows"].as_array().into_iter().flatten().for_each(|event| note(event, cited));
    }
}

#[test]
fn every_decision_stands_under_articles_that_speak_of_it() {
    let allowed = allowed();
    let mut cited = Articles::new();
    of_cases().iter().chain(&of_random_games(400)).for_each(|event| note(event, &mut cited));
    let mut faults = Vec::new();
    // Any matter may be asked about, or be without effect.
    cited.retain(|(_, kind), _| !matches!(kind.as_str(), "asked" | "no_effect"));
    for ((document, kind), articles) in &cited {
        let may = allowed.get(&(document.clone(), kind.clone())).cloned().unwrap_or_default();
        let others: Vec<&str> = articles.difference(&may).map(String::as_str).collect();
        if !others.is_empty() {
            faults.push(format!("{document} {kind}: {}", others.join(", ")));
        }
    }
    assert!(faults.is_empty(), "{} kinds:\n{}", faults.len(), faults.join("\n"));
}
