//! Handed cases told in words, put into ledgers by hand. `tests/data/laws-in-ledgers.jsonl` has one a line:
//! the case, the edition whose answer is asked for, the ledger, the side the case is about, what the words of the answer
//! mean where they are no value (`means`), and what shows an answer (`shows`): an event, its absence (`!EVENT`), an article
//! (`cites A.4`), or another field (`= result`). A ledger may end with a line that cannot be taken at all: `refused` names
//! the answer this shows to be no. `only` names the fields a ledger is for, where it is not for all of them; every field of
//! an answer must be compared by some ledger of its case and edition, or stand in `aside` with the reason why none can.

use std::collections::BTreeSet;

use arbiter::Side;
use serde_json::{Map, Value, json};

use super::Verdict;
use super::observed::{Failed, Observed};

/// Every translation.
pub(crate) fn all() -> Vec<Value> {
    include_str!("../data/laws-in-ledgers.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("our own file is JSON lines"))
        .collect()
}

/// What translations came to, beside agreement.
#[derive(Default)]
pub(crate) struct Seen {
    /// The kinds of events that came.
    pub(crate) kinds: BTreeSet<String>,
    /// Edition and name of the fields compared.
    fields: BTreeSet<(String, String)>,
}

/// The fields of a handed answer that no translation of its edition compares, or leaves aside with a reason.
pub(crate) fn left_open(case: &Value, entries: &[&Value], seen: &Seen) -> Vec<String> {
    let mut open = BTreeSet::new();
    for entry in entries {
        let edition = entry["edition"].as_str().unwrap_or("");
        let aside = |field: &str| {
            entries.iter().any(|one| one["edition"] == edition && one["aside"][field].is_string())
        };
        for (field, _) in answers(case, entry) {
            let compared = seen.fields.contains(&(edition.to_owned(), field.clone()));
            if !compared && !aside(&field) && field != "note" {
                open.insert(format!("{edition}: nothing compares {field}"));
            }
        }
    }
    open.into_iter().collect()
}

/// Whether the ledger of a translation is for a field.
fn is_for(entry: &Value, field: &str) -> bool {
    entry["only"].as_array().is_none_or(|only| only.iter().any(|name| name == field))
        && entry["aside"][field].is_null()
}

const BY_SIDE: [&str; 5] =
    ["clock_after", "used_after", "clock_used", "illegal_count", "remaining"];

/// Runs a translation and compares it with the handed answer.
pub(crate) fn check(case: &Value, entry: &Value, seen: &mut Seen) -> Verdict {
    let mut header = json!({"ledger": 1, "control": "40/7200:3600"});
    if let Some(more) = entry["header"].as_object() {
        for (key, value) in more {
            header[key] = value.clone();
        }
    }
    let edition = entry["edition"].as_str().unwrap_or("");
    header["rules"] = format!("fide-{edition}").into();
    let lines = entry["ledger"].as_array().cloned().unwrap_or_default();
    let run = match (Observed::of(&header, &lines), entry["refused"].as_str()) {
        (Ok(run), None) => run,
        (Err(Failed::Refused { last: true, .. }), Some(field)) => {
            seen.fields.insert((edition.to_owned(), field.to_owned()));
            let answer = answers(case, entry).into_iter().find(|(name, _)| name == field);
            return if answer.is_some_and(|(_, value)| value == json!(false)) {
                Verdict::Agree
            } else {
                Verdict::Differ(format!("{field}: refused, but the case does not say no"))
            };
        }
        (Ok(_), Some(field)) => return Verdict::Differ(format!("{field}: not refused")),
        (Err(failed), _) => return Verdict::Differ(failed.to_string()),
    };
    seen.kinds.extend(run.kinds().map(str::to_owned));
    let of = if entry["of"] == "black" { Side::Second } else { Side::First };
    let mut faults = strange_words(case, entry);
    let mut compared = 0;
    for (field, expected) in answers(case, entry) {
        if !is_for(entry, &field) {
            continue;
        }
        let Some(found) = found(&run, entry, &field, &expected, of) else { continue };
        compared += 1;
        seen.fields.insert((edition.to_owned(), field.clone()));
        if expected != found {
            faults.push(format!("{} {field}: expected {expected}, found {found}", header["rules"]));
        }
    }
    if compared == 0 {
        Verdict::Differ("the translation answers nothing the case asks".to_owned())
    } else if faults.is_empty() {
        Verdict::Agree
    } else {
        Verdict::Differ(faults.join("; "))
    }
}

/// What a ledger came to for a field; `None` for one we do not know.
fn found(run: &Observed, entry: &Value, field: &str, expected: &Value, of: Side) -> Option<Value> {
    let shows = entry["shows"][field].as_str();
    let field = match shows.map(|what| what.strip_prefix("= ").ok_or(what)) {
        Some(Err(what)) => return Some(run.shows(what)),
        Some(Ok(other)) => other,
        None => field,
    };
    match field {
        _ if BY_SIDE.contains(&field) => Some(by_side(run, field, expected, of)),
        "clock_delta" => Some(by_role(run, expected, of)),
        "must_play" => Some(json!(run.must_play())),
        _ => run.field(field, of),
    }
}

/// The fields of the handed answer for this edition, in its own words.
fn worded(case: &Value, entry: &Value) -> Map<String, Value> {
    let edition = entry["edition"].as_str().unwrap_or("");
    let mut fields = case["expect"].as_object().cloned().unwrap_or_default();
    match &case["expect_by_edition"][edition] {
        Value::Object(special) => {
            let whole = entry["whole"] == true;
            if !whole {
                fields.clear();
            }
            fields.extend(special.clone());
        }
        Value::String(words) => {
            fields.clear();
            fields.insert("result".to_owned(), json!(words));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {}
    }
    fields
}

/// The same; words are replaced by what the entry says they mean.
fn answers(case: &Value, entry: &Value) -> Map<String, Value> {
    let mut fields = worded(case, entry);
    for (field, meant) in entry["means"].as_object().into_iter().flatten() {
        fields.insert(field.clone(), meant[1].clone());
    }
    fields
}

/// Where an entry gives a meaning to words that the case does not have, or shows a field that it does not ask: a translation
/// cannot change an answer.
fn strange_words(case: &Value, entry: &Value) -> Vec<String> {
    let fields = worded(case, entry);
    let keys = |name: &str| entry[name].as_object().cloned().unwrap_or_default();
    let meant =
        keys("means").into_iter().filter(|(field, meant)| fields.get(field) != Some(&meant[0]));
    let shown = keys("shows").into_iter().filter(|(field, _)| !fields.contains_key(field));
    meant.chain(shown).map(|(field, _)| format!("the case does not say {field} so")).collect()
}

fn by_side(run: &Observed, field: &str, expected: &Value, of: Side) -> Value {
    let value = |side| match field {
        "used_after" | "clock_used" => run.used(side),
        "illegal_count" => run.illegal(side),
        _ => run.left(side),
    };
    match expected {
        Value::Object(sides) => sides
            .keys()
            .map(|letter| {
                let side = if letter == "b" { Side::Second } else { Side::First };
                (letter.clone(), json!(value(side)))
            })
            .collect::<Map<_, _>>()
            .into(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            json!(value(of))
        }
    }
}

/// `{"opponent": 120}`, or by the letters of the sides.
fn by_role(run: &Observed, expected: &Value, of: Side) -> Value {
    expected
        .as_object()
        .map(|roles| {
            roles
                .keys()
                .map(|role| {
                    let side = match role.as_str() {
                        "opponent" => of.other(),
                        "w" => Side::First,
                        "b" => Side::Second,
                        _ => of,
                    };
                    (role.clone(), json!(run.added(side)))
                })
                .collect::<Map<_, _>>()
                .into()
        })
        .unwrap_or(Value::Null)
}
