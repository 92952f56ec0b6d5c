//! Finding a document by its id.

use crate::generated::{COVERAGE, DOCUMENTS};
use crate::{Coverage, Document, Interpretation, Rule};

/// No document has this id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no rulebook `{found}`; known are {}{}", known(), hint(nearest.as_deref()))]
pub struct UnknownDocument {
    /// The id asked for.
    pub found: String,
    /// The known id most like it.
    pub nearest: Option<String>,
}

/// Every rulebook, chess first, then by age.
#[must_use]
pub const fn documents() -> &'static [&'static Document] {
    DOCUMENTS
}

/// The rulebook with this id.
///
/// # Errors
///
/// [`UnknownDocument`] names the known ids and the nearest.
pub fn document(id: &str) -> Result<&'static Document, UnknownDocument> {
    let wanted = id.trim().to_ascii_lowercase();
    documents()
        .iter()
        .copied()
        .find(|document| document.id == wanted)
        .ok_or_else(|| UnknownDocument { found: id.to_owned(), nearest: nearest(&wanted) })
}

/// The rule of the document whose number or name is most like the one asked for.
#[must_use]
pub fn nearest_rule(document: &Document, wanted: &str) -> Option<&'static Rule> {
    let wanted = wanted.trim().to_ascii_lowercase();
    let distance = |word: &str| (edits(&wanted, &word.to_ascii_lowercase()), word.len());
    document
        .rules
        .iter()
        .flat_map(|rule| [rule.number, rule.name].map(|word| (distance(word), *rule)))
        .filter(|((distance, length), _)| distance * 2 <= *length)
        .min_by_key(|((distance, _), _)| *distance)
        .map(|(_, rule)| rule)
}

/// The interpretation notes on this rule in its document.
pub fn interpretations(rule: &Rule) -> impl Iterator<Item = &'static Interpretation> {
    let document = documents().iter().find(|document| document.id == rule.document);
    document.into_iter().flat_map(|document| document.interpretations_of(rule))
}

/// What carries the rule out and what shows it.
#[must_use]
pub fn coverage(rule: &Rule) -> Option<&'static Coverage> {
    COVERAGE
        .iter()
        .find(|entry| entry.rule.document == rule.document && entry.rule.number == rule.number)
}

fn known() -> String {
    let ids: Vec<_> = documents().iter().map(|document| document.id).collect();
    ids.join(", ")
}

fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |id| format!("; did you mean `{id}`?"))
}

/// The known id with the fewest edits, if at most half of it has to change.
fn nearest(wanted: &str) -> Option<String> {
    documents()
        .iter()
        .map(|document| (edits(wanted, document.id), document.id))
        .filter(|(distance, id)| distance * 2 <= id.len())
        .min()
        .map(|(_, id)| id.to_owned())
}

/// How many letters to put in, take out or change.
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(row[j + 1] + 1);
        }
    }
    row[b.len()]
}
