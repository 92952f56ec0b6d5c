//! Each clause that code carries out has a case where it holds and one where it just does not.

use rulebook::Document;

/// The rulebooks that are covered both ways.
const COVERED: [&str; 2] = ["fide-1993", "fide-2023"];

#[test]
fn every_clause_has_a_case_where_it_holds_and_one_where_it_just_does_not() {
    let mut missing = Vec::new();
    for id in COVERED {
        let document: &Document = rulebook::document(id).expect("a document we have");
        for rule in document.rules {
            let entry = rulebook::coverage(rule).expect("every rule has a line");
            if entry.code.is_empty() && rule.by_people.is_some() {
                continue;
            }
            for (what, none) in [
                ("code", entry.code.is_empty()),
                ("case where it holds", entry.cases.is_empty()),
                ("case where it just does not", entry.just_not.is_empty()),
            ] {
                if none {
                    missing.push(format!("{id} {} has no {what}", rule.number));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
