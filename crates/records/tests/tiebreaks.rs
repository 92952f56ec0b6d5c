//! Every record of the handed tie-break cases, in the edition it names: published exercises, tables
//! worked by hand, generated tournaments on which two independent calculators agree, and the xiangqi
//! rules of 1959.

mod tiebreak_cases;

use tiebreak_cases::{check, check_from, published, records};

#[test]
fn every_handed_record_has_its_value_or_rank() {
    let Some(records) = records() else { return };
    let faults: Vec<String> = records
        .iter()
        .filter_map(|record| {
            let id = record["id"].as_str().unwrap_or("?");
            check(record).err().map(|fault| format!("{id} ({}): {fault}", record["edition"]))
        })
        .collect();
    assert!(records.len() >= 276, "{} records", records.len());
    assert!(
        faults.is_empty(),
        "{} of {} records differ\n{}",
        faults.len(),
        records.len(),
        faults.join("\n")
    );
}

#[test]
fn the_published_exercises_have_their_published_answers() {
    let (folder, records) = published();
    let faults: Vec<String> = records
        .iter()
        .filter_map(|record| {
            let id = record["id"].as_str().unwrap_or("?");
            check_from(&folder, record).err().map(|fault| format!("{id}: {fault}"))
        })
        .collect();
    assert!(records.len() >= 30, "{} records", records.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    // A changed answer is noticed.
    let mut record = records[0].clone();
    let expected = record["expected"].as_object_mut().expect("an object");
    *expected.values_mut().next().expect("a value") = serde_json::json!(99);
    assert!(check_from(&folder, &record).is_err());
}

#[test]
fn a_wrong_value_is_noticed() {
    let Some(mut records) = records() else { return };
    let record = records
        .iter_mut()
        .find(|record| record["tiebreak"] == "BH" && record["system"] == "swiss")
        .expect("there is a Buchholz record");
    let expected = record["expected"].as_object_mut().expect("an object");
    let first = expected.values_mut().next().expect("a value");
    *first = serde_json::json!(99);
    assert!(check(record).is_err());
}
