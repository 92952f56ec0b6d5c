//! The rulebooks as JSON, always in both languages.

use rulebook::{
    Coverage, Document, Interpretation, Parameter, Rule, Standing, Text, Value as Amount,
};
use serde_json::{Value, json};

/// A document without its rules.
pub(super) fn head(document: &Document) -> Value {
    json!({
        "id": document.id,
        "title": text(document.title),
        "game": document.game.word(),
        "edition": document.edition,
        "checked_on": document.checked_on,
        "rules": document.rules.len(),
    })
}

/// A whole document.
pub(super) fn book(document: &'static Document) -> Value {
    let rules: Vec<_> = document.rules.iter().map(|entry| rule(document, entry)).collect();
    let parameters: Vec<_> = document.parameters.iter().map(parameter).collect();
    let notes: Vec<_> = document.interpretations.iter().map(interpretation).collect();
    json!({
        "id": document.id,
        "title": text(document.title),
        "game": document.game.word(),
        "edition": document.edition,
        "checked_on": document.checked_on,
        "source": text(document.source),
        "extent": text(document.extent),
        "rules": rules,
        "parameters": parameters,
        "interpretations": notes,
    })
}

/// One rule with all that belongs to it.
pub(super) fn rule(document: &'static Document, rule: &'static Rule) -> Value {
    let parameters: Vec<_> = document.parameters_of(rule).map(parameter).collect();
    let notes: Vec<_> = document.interpretations_of(rule).map(interpretation).collect();
    let mut value = json!({
        "rulebook": rule.document,
        "article": rule.number,
        "name": rule.name,
        "same_as": rule.same_as,
        "section": text(rule.section),
        "title": text(rule.title),
        "text": text(rule.text),
        "follows": rule.follows.map(text),
        "notes": rule.notes.iter().copied().map(text).collect::<Vec<_>>(),
        "mode": rule.mode.word(),
        "decided_by": rule.decided_by.word(),
        "known": rule.known.word(),
        "by_people": rule.by_people.map(text),
        "parameters": parameters,
        "interpretations": notes,
    });
    if let (Some(fields), Some(entry)) = (value.as_object_mut(), rulebook::coverage(rule)) {
        fields.insert("standing".to_owned(), standing(entry.standing()).into());
        fields.insert("code".to_owned(), entry.code.into());
        fields.insert("cases".to_owned(), entry.cases.into());
    }
    value
}

/// One line of the coverage table.
pub(super) fn coverage(entry: &Coverage) -> Value {
    json!({
        "rulebook": entry.rule.document,
        "article": entry.rule.number,
        "name": entry.rule.name,
        "mode": entry.rule.mode.word(),
        "standing": standing(entry.standing()),
        "code": entry.code,
        "cases": entry.cases,
        "by_people": entry.rule.by_people.map(text),
    })
}

/// Both languages.
pub(super) fn text(text: Text) -> Value {
    json!({ "zh": text.zh, "en": text.en })
}

/// A parameter with its value as a number in its unit, or as the name of the choice.
pub(super) fn parameter(parameter: &Parameter) -> Value {
    let (value, unit) = match parameter.value {
        Amount::MovesEach(count) => (count.0.into(), "moves each"),
        Amount::Moves(count) => (count.0.into(), "moves"),
        Amount::Plies(count) => (count.0.into(), "plies"),
        Amount::Seconds(count) => (count.0.into(), "seconds"),
        Amount::Occurrences(count) => (count.0.into(), "occurrences"),
        Amount::Points(tenths) => (tenths.0.into(), "tenths of a point"),
        Amount::Count(count) => (count.0.into(), "count"),
        Amount::Share(share) => (json!([share.numerator, share.denominator]), "share"),
        Amount::Choice { name, says: _ } => (name.into(), "choice"),
    };
    let (zh, en) = parameter.value.text();
    json!({
        "name": parameter.name,
        "title": text(parameter.title),
        "value": value,
        "unit": unit,
        "text": { "zh": zh, "en": en },
        "article": parameter.rule.number,
        "by_people": parameter.by_people.map(text),
    })
}

fn interpretation(note: &Interpretation) -> Value {
    json!({
        "number": note.number,
        "name": note.name,
        "articles": note.rules.iter().map(|rule| rule.number).collect::<Vec<_>>(),
        "title": text(note.title),
        "question": text(note.question),
        "readings": note.readings.iter().copied().map(text).collect::<Vec<_>>(),
        "choice": text(note.choice),
        "why": text(note.why),
    })
}

fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::CarriedOut => "carried_out",
        Standing::NoCase => "no_case",
        Standing::NoCode => "no_code",
        Standing::ByPeople => "by_people",
        Standing::NotYet => "not_yet",
    }
}
