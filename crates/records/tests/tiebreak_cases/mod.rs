//! Reading the handed records and putting them to the calculator.

mod teams;
mod xiangqi;

use std::path::{Path, PathBuf};

use serde_json::Value;
use tournament::standings::{Contest, Order, Standings, rank};
use tournament::tiebreak::{
    Code, Derivation, Exact, Format, Table, TiebreakRules, adjusted, derive,
};

pub(crate) fn records() -> Option<Vec<Value>> {
    let text = std::fs::read_to_string(testkit::shared("trf/tiebreak-cases.jsonl")?).ok()?;
    Some(text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect())
}

/// The published exercises kept here, so that they are checked without the folder too.
pub(crate) fn published() -> (PathBuf, Vec<Value>) {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tiebreaks"));
    let text = std::fs::read_to_string(folder.join("published.jsonl")).expect("it is there");
    (folder, text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect())
}

/// Compares a record of the folder beside the checkout with the calculator.
pub(crate) fn check(record: &Value) -> Result<(), String> {
    check_from(&testkit::shared("trf").expect("there are records"), record)
}

/// Compares a record with the calculator in each edition it names; `folder` is where its file stands.
pub(crate) fn check_from(folder: &Path, record: &Value) -> Result<(), String> {
    let edition = record["edition"].as_str().expect("an edition");
    if edition.starts_with("1959") {
        return xiangqi::check(record);
    }
    for rules in TiebreakRules::ALL.into_iter().filter(|rules| edition.contains(rules.id)) {
        check_in(folder, record, rules).map_err(|fault| format!("{}: {fault}", rules.id))?;
    }
    Ok(())
}

fn check_in(folder: &Path, record: &Value, rules: TiebreakRules) -> Result<(), String> {
    let path = folder.join(record["file"].as_str().expect("a file"));
    let table = if record["system"] == "team-swiss" {
        teams::table(&path)
    } else {
        let bytes = std::fs::read(&path).expect("the file is there");
        let trf = records::events::trf::read(&bytes);
        let converted = trf.tournament().expect("a consistent file");
        let format =
            if record["system"] == "round-robin" { Format::RoundRobin } else { Format::Swiss };
        let last = converted.tournament.last_paired_round();
        Table::of_players(&converted.tournament, last, format, None)
    };
    let contest = Contest::new(table, rules);
    if let Some(values) = record["values"].as_object() {
        return values.iter().try_for_each(|(code, expected)| compare(&contest, code, expected));
    }
    let asked = record["tiebreak"].as_str().expect("a tie-break");
    let expected = &record["expected"];
    if let Some(order) = asked.strip_prefix("rank by ") {
        let order = order.split(" (").next().unwrap_or(order);
        return compare_ranks(&placed(&contest, order), expected);
    }
    if let Some(order) = asked.strip_prefix("order by ") {
        return teams::compare_order(&placed(&contest, order), expected);
    }
    match asked {
        "order of teams 1-5 by EDE" => {
            return teams::compare_order(&placed(&contest, "MPTS,EDE"), expected);
        }
        "EDE leaves these tied" => {
            return teams::compare_tied(&placed(&contest, "MPTS,EDE"), expected);
        }
        "adjusted score (art. 16.3)" => return compare_adjusted(&contest.table, expected),
        "adjusted score with the last round drawn (for FB)" => {
            return compare_adjusted(&contest.table.with_last_round_drawn(), expected);
        }
        _ => {}
    }
    compare(&contest, asked, expected)
}

fn placed(contest: &Contest, order: &str) -> Standings {
    let order = Order::parse(order, &contest.rules).expect("an order");
    rank(contest, &order.steps)
}

/// A decimal number as it stands in JSON.
pub(crate) fn exact(value: &Value) -> Exact {
    let text = value.to_string();
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let scale = 10_i128.pow(u32::try_from(fraction.len()).expect("a short number"));
    let digits: i128 = format!("{whole}{fraction}").parse().expect("a number");
    Exact::fraction(digits, scale)
}

fn compare(contest: &Contest, code: &str, expected: &Value) -> Result<(), String> {
    let parsed: Code = code.parse().map_err(|error| format!("{error}"))?;
    let values = derive(&contest.table, &contest.rules, parsed);
    let faults: Vec<String> = expected
        .as_object()
        .expect("an object")
        .iter()
        .filter_map(|(number, expected)| {
            let number: u32 = number.parse().expect("a number");
            let index = contest.table.index_of(number).expect("a row");
            differs(code, &values[index], expected)
                .then(|| format!("{code} of {number}: {:?}, expected {expected}", values[index]))
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n    ")) }
}

fn compare_adjusted(table: &Table, expected: &Value) -> Result<(), String> {
    for (number, expected) in expected.as_object().expect("an object") {
        let index = table.index_of(number.parse().expect("a number")).expect("a row");
        let found = Exact::from(adjusted(table, index, table.terms.primary));
        if found != exact(expected) {
            return Err(format!("adjusted score of {number}: {found}, expected {expected}"));
        }
    }
    Ok(())
}

fn differs(code: &str, found: &Derivation, expected: &Value) -> bool {
    let Ok(found) = found.value else { return !expected.is_null() };
    if expected.is_null() {
        return true;
    }
    let expected = exact(expected);
    // Means are printed with two or four decimals.
    let rounded = code.starts_with("AOB") || code.starts_with("SSSC");
    let within = if rounded { Exact::fraction(6, 1000) } else { Exact::ZERO };
    found - expected > within || expected - found > within
}

pub(crate) fn compare_ranks(standings: &Standings, expected: &Value) -> Result<(), String> {
    let faults: Vec<String> = expected
        .as_object()
        .expect("an object")
        .iter()
        .filter_map(|(number, expected)| {
            let place = standings
                .places
                .iter()
                .find(|place| place.number.to_string() == *number)
                .expect("a place");
            (Some(u64::from(place.rank)) != expected.as_u64())
                .then(|| format!("{number} is {}, expected {expected}", place.rank))
        })
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join(", ")) }
}
