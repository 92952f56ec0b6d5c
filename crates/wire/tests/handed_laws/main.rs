//! The handed cases of the Laws of Chess, where they are at hand: every case with a confidence of 0.9 or more that
//! a ledger, the winnability search, position identity or the reader of time controls can express. The table it prints has
//! agree, differ and not expressible by area; a difference that is not argued in [`ARGUED`] fails, and so does a case that
//! nothing expresses and `tests/data/laws-not-in-ledgers.txt` gives no reason for.

mod facts;
mod observed;
mod translated;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// Differences we stand by, each with the reason.
const ARGUED: &[(&str, &str)] = &[];

/// What a comparison came to.
enum Verdict {
    Agree,
    Differ(String),
    NotExpressible,
}

#[test]
fn handed_cases_agree() {
    let Some(path) = testkit::shared("cases/chess-laws.jsonl") else { return };
    let text = std::fs::read_to_string(path).expect("the file was just found");
    let ledgers = translated::all();
    let mut table: BTreeMap<String, [usize; 4]> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut left_out: BTreeMap<&str, &str> = left_out().collect();
    let mut kinds = BTreeSet::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let case: Value = serde_json::from_str(line).expect("a line of the handed file is JSON");
        if case["confidence"].as_f64().is_none_or(|sure| sure < 0.9) {
            continue;
        }
        let (id, area) = (case["id"].as_str().unwrap_or(""), case["area"].as_str().unwrap_or(""));
        let row = table.entry(area.to_owned()).or_default();
        let translations: Vec<&Value> = ledgers.iter().filter(|entry| entry["id"] == id).collect();
        let mut seen = translated::Seen::default();
        let mut verdicts: Vec<Verdict> =
            translations.iter().map(|entry| translated::check(&case, entry, &mut seen)).collect();
        let open = translated::left_open(&case, &translations, &seen);
        verdicts.extend(open.into_iter().map(Verdict::Differ));
        kinds.extend(seen.kinds);
        verdicts.extend(facts::check(&case));
        let differing: Vec<&String> = verdicts
            .iter()
            .filter_map(|verdict| match verdict {
                Verdict::Differ(why) => Some(why),
                Verdict::Agree | Verdict::NotExpressible => None,
            })
            .collect();
        if !differing.is_empty() {
            let argued = ARGUED.iter().any(|(known, _)| *known == id);
            row[if argued { 2 } else { 1 }] += 1;
            if !argued {
                faults.extend(differing.iter().map(|why| format!("{id} ({area}): {why}")));
            }
        } else if verdicts.iter().any(|verdict| matches!(verdict, Verdict::Agree)) {
            row[0] += 1;
        } else {
            row[3] += 1;
            if left_out.remove(id).is_none() {
                faults.push(format!("{id} ({area}) is not expressed, and no reason is given"));
            }
        }
    }
    faults.extend(left_out.keys().map(|id| format!("{id} is expressed, or no handed case")));
    print_table(&table);
    for entry in &ledgers {
        let there = text.contains(&format!("\"id\": {}", entry["id"]));
        assert!(there, "{} is no handed case", entry["id"]);
        let shown =
            entry["shows"].as_object().into_iter().flatten().filter_map(|(_, what)| what.as_str());
        // An event that must be absent comes in some other ledger, or its name is wrong.
        faults.extend(
            shown
                .filter(|what| !what.starts_with("cites ") && !what.starts_with("= "))
                .filter(|what| !kinds.contains(what.trim_start_matches('!')))
                .map(|what| format!("{}: no ledger has an event {what}", entry["id"])),
        );
    }
    assert!(faults.is_empty(), "{} differences:\n{}", faults.len(), faults.join("\n"));
}

/// The cases that nothing expresses, each with the reason.
fn left_out() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("../data/laws-not-in-ledgers.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
}

fn print_table(table: &BTreeMap<String, [usize; 4]>) {
    eprintln!(
        "{:<18} {:>6} {:>6} {:>6} {:>15}",
        "area", "agree", "differ", "argued", "not expressible"
    );
    let mut sum = [0; 4];
    for (area, row) in table {
        eprintln!("{area:<18} {:>6} {:>6} {:>6} {:>15}", row[0], row[1], row[2], row[3]);
        for (total, count) in sum.iter_mut().zip(row) {
            *total += count;
        }
    }
    eprintln!("{:<18} {:>6} {:>6} {:>6} {:>15}", "all", sum[0], sum[1], sum[2], sum[3]);
}
