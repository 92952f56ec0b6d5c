//! Handed cases told in words, put into ledgers by hand. `tests/data/laws-in-ledgers.jsonl` has one a line:
//! the case, the edition whose answer is asked for, the ledger, the side the case is about, what the words of the answer
//! mean where they are no value (`means`), and which event shows an answer (`shows`). A ledger may end with a line
//! that cannot be taken at all: `refused` names the answer this shows to be no.

use arbiter::Side;
use serde_json::{Value, json};

use super::Verdict;
use super::observed::Observed;

/// Every translation.
pub(crate) fn all() -> Vec<Value> {
    include_str!("../data/laws-in-ledgers.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect("our own file is JSON lines"))
        .collect()
}

/// Runs a translation and compares it with the handed answer.
pub(crate) fn check(case: &Value, entry: &Value) -> Verdict {
    let mut header = json!({"ledger": 1, "control": "40/7200:3600"});
    if let Some(more) = entry["header"].as_object() {
        for (key, value) in more {
            header[key] = value.clone();
        }
    }
    header["rules"] = format!("fide-{}", entry["edition"].as_str().unwrap_or("")).into();
    let lines = entry["ledger"].as_array().cloned().unwrap_or_default();
    let run = match (Observed::of(&header, &lines), entry["refused"].as_str()) {
        (Ok(run), None) => run,
        (Err(_), Some(field)) => {
            let allowed = answers(case, entry)
                .into_iter()
                .any(|(name, value)| name == field && value != json!(false));
            return if allowed {
                Verdict::Differ(format!("{field}: refused, but the case allows it"))
            } else {
                Verdict::Agree
            };
        }
        (Ok(_), Some(field)) => return Verdict::Differ(format!("{field}: not refused")),
        (Err(fault), None) => return Verdict::Differ(fault),
    };
    let of = if entry["of"] == "black" { Side::Second } else { Side::First };
    let mut faults = Vec::new();
    let mut compared = 0;
    for (field, expected) in answers(case, entry) {
        let found = match field.as_str() {
            _ if entry["shows"][&field].is_string() => {
                run.shows(entry["shows"][&field].as_str().unwrap_or(""))
            }
            "clock_after" | "used_after" | "clock_used" | "illegal_count" | "remaining" => {
                by_side(&run, &field, &expected, of)
            }
            "clock_delta" => by_role(&run, &expected, of),
            "must_play" => json!(run.must_play()),
            _ => match run.field(&field, of) {
                Some(found) => found,
                None => continue,
            },
        };
        compared += 1;
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

/// The fields of the handed answer for this edition; words are replaced by what the entry says they mean.
fn answers(case: &Value, entry: &Value) -> Vec<(String, Value)> {
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
    for (field, meant) in entry["means"].as_object().into_iter().flatten() {
        let (words, value) = (&meant[0], &meant[1]);
        // The words must be those of the case: a translation cannot change an answer.
        if fields.get(field) == Some(words) {
            fields.insert(field.clone(), value.clone());
        }
    }
    fields.into_iter().collect()
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
            .collect::<serde_json::Map<_, _>>()
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
                .collect::<serde_json::Map<_, _>>()
                .into()
        })
        .unwrap_or(Value::Null)
}
