//! Every document is complete, and its constants can be found.

use std::collections::BTreeSet;

use rulebook::{
    Document, Numbers, Occurrences, Seconds, Tenths, Text, Value, document, documents, xiangqi_1959,
};

fn check_text(document: &Document, what: &str, text: Text) {
    assert!(
        text.zh.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c)),
        "{} {what}: no Chinese",
        document.id
    );
    assert!(text.en.chars().any(|c| c.is_ascii_alphabetic()), "{} {what}: no English", document.id);
}

#[test]
fn every_rule_has_both_languages_and_a_name_and_number_of_its_own() {
    for document in documents() {
        let (mut numbers, mut names) = (BTreeSet::new(), BTreeSet::new());
        for rule in document.rules {
            assert!(numbers.insert(rule.number), "{} {}", document.id, rule.number);
            assert!(names.insert(rule.name), "{} {}", document.id, rule.name);
            assert_eq!(rule.document, document.id);
            assert!(!rule.same_as.is_empty());
            let texts = [rule.section, rule.title, rule.text]
                .into_iter()
                .chain(rule.follows)
                .chain(rule.by_people);
            for text in texts.chain(rule.notes.iter().copied()) {
                check_text(document, rule.number, text);
            }
        }
        for text in [document.title, document.source, document.extent] {
            check_text(document, "head", text);
        }
    }
}

#[test]
fn every_parameter_cites_a_rule_of_its_document() {
    for document in documents() {
        for parameter in document.parameters {
            assert_eq!(parameter.rule.document, document.id, "{}", parameter.name);
            assert!(document.parameters_of(parameter.rule).any(|other| other == parameter));
            check_text(document, parameter.name, parameter.title);
        }
    }
}

#[test]
fn a_rule_is_found_by_number_and_by_name_and_full_width() {
    let book = document("xiangqi-1959").expect("the document exists");
    for wanted in ["A.1", "a.1", "perpetual-chase", "Ａ．１", " A.1 "] {
        assert_eq!(book.rule(wanted).map(|rule| rule.number), Some("A.1"), "{wanted}");
    }
    assert_eq!(book.rule("13.2.1").map(|rule| rule.name), Some("unfinished-last-game"));
    assert_eq!(book.rule("A.7"), None);
}

#[test]
fn an_unknown_document_names_the_known_and_the_nearest() {
    let error = document("xiangqi-1958").expect_err("no such edition");
    assert_eq!(error.nearest.as_deref(), Some("xiangqi-1959"));
    assert!(error.to_string().contains("xiangqi-1959"), "{error}");
    assert_eq!(document("go-2002").expect_err("no such game").nearest, None);
}

#[test]
fn the_1959_points_are_two_one_and_nought() {
    let Numbers::Xiangqi(numbers) = xiangqi_1959::DOCUMENT.numbers else {
        panic!("a xiangqi book")
    };
    let points = [numbers.points_for_win, numbers.points_for_draw, numbers.points_for_loss];
    assert_eq!(
        points.map(|cited| cited.map(|cited| cited.value)),
        [Some(Tenths(20)), Some(Tenths(10)), Some(Tenths(0))]
    );
}

#[test]
fn values_read_well_in_both_languages() {
    let en = |value: Value| value.text().1;
    assert_eq!(en(Value::Seconds(Seconds(300))), "5 minutes");
    assert_eq!(en(Value::Seconds(Seconds(3600))), "1 hour");
    assert_eq!(en(Value::Points(Tenths(5))), "½ points");
    assert_eq!(Value::Occurrences(Occurrences(3)).text().0, "3 次");
}
