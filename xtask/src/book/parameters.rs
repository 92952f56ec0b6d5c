//! `parameters.toml`: numbers and named choices, each with the rule it rests on.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use toml::Spanned;

use super::{Book, Faults, Game, Place, Text, both_languages, is_name, line_of};

/// What a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Moves by each side.
    MovesEach,
    /// Moves of one player.
    Moves,
    /// Single moves.
    Plies,
    /// Seconds.
    Seconds,
    /// Occurrences of a position or cycle.
    Occurrences,
    /// Points; halves are allowed.
    Points,
    /// Things of one kind.
    Count,
    /// A part of a whole, written as `"1/4"`.
    Share,
}

impl Unit {
    /// The variant of `Value`, and the Rust type.
    #[must_use]
    pub const fn types(self) -> (&'static str, &'static str) {
        match self {
            Self::MovesEach => ("MovesEach", "MovesEach"),
            Self::Moves => ("Moves", "Moves"),
            Self::Plies => ("Plies", "Plies"),
            Self::Seconds => ("Seconds", "Seconds"),
            Self::Occurrences => ("Occurrences", "Occurrences"),
            Self::Points => ("Points", "Tenths"),
            Self::Count => ("Count", "Count"),
            Self::Share => ("Share", "Share"),
        }
    }
}

/// The value of a parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// A number of units; points in tenths.
    Number(Unit, u32),
    /// A part of a whole.
    Share(u32, u32),
    /// A named choice and what it means.
    Choice(String, Text),
}

/// One parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parameter {
    /// Where it stands.
    pub place: Place,
    /// Its name.
    pub name: String,
    /// What it is.
    pub title: Text,
    /// Its value.
    pub amount: Amount,
    /// The constant of the rule that sets it.
    pub rule: String,
    /// What people do with it, where no code reads it.
    pub by_people: Option<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    cite: String,
    zh: String,
    en: String,
    value: Option<Written>,
    unit: Option<Unit>,
    choice: Option<String>,
    says: Option<Text>,
    #[serde(rename = "by-people")]
    by_people: Option<Text>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u32),
    Fraction(String),
}

/// Reads the parameters of one document.
pub(super) fn read(path: &Path, text: &str, book: &Book, faults: &mut Faults) -> Vec<Parameter> {
    let entries: BTreeMap<String, Spanned<Entry>> = match toml::from_str(text) {
        Ok(entries) => entries,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            let found = format!("a parameter that does not read: {}", error.message());
            faults.add(
                &Place { file: path.to_path_buf(), line },
                found,
                "cite, zh, en and value with unit, or choice with says",
            );
            return Vec::new();
        }
    };
    let mut entries: Vec<(String, Spanned<Entry>)> = entries.into_iter().collect();
    entries.sort_by_key(|(_, entry)| entry.span().start);
    entries
        .into_iter()
        .filter_map(|(name, entry)| {
            let place = Place { file: path.to_path_buf(), line: line_of(text, entry.span().start) };
            parameter(&place, name, entry.into_inner(), book, faults)
        })
        .collect()
}

fn parameter(
    place: &Place,
    name: String,
    entry: Entry,
    book: &Book,
    faults: &mut Faults,
) -> Option<Parameter> {
    if !is_name(&name) || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        faults.add(
            place,
            format!("the name `{name}`"),
            "small letters, digits and single hyphens, a letter first",
        );
    }
    let title = Text { zh: entry.zh, en: entry.en };
    both_languages(place, "zh or en", &title, faults);
    if let Some(reason) = &entry.by_people {
        both_languages(place, "by-people", reason, faults);
    }
    let Some(rule) = book.rule(&entry.cite) else {
        faults.add(
            place,
            format!("cite `{}`", entry.cite),
            format!("the number or name of a rule of {}", book.head.id),
        );
        return None;
    };
    let amount = match (entry.value, entry.unit, entry.choice, entry.says) {
        (Some(value), Some(unit), None, None) => number(place, value, unit, faults)?,
        (None, None, Some(choice), Some(says)) => {
            both_languages(place, "says", &says, faults);
            if !is_name(&choice) || !choice.starts_with(|c: char| c.is_ascii_lowercase()) {
                faults.add(
                    place,
                    format!("the choice `{choice}`"),
                    "small letters, digits and single hyphens, a letter first",
                );
                return None;
            }
            Amount::Choice(choice, says)
        }
        _ => {
            faults.add(
                place,
                format!("the fields of `{name}`"),
                "either value and unit, or choice and says",
            );
            return None;
        }
    };
    let (place, rule) = (place.clone(), rule.constant());
    Some(Parameter { place, name, title, amount, rule, by_people: entry.by_people })
}

fn number(place: &Place, value: Written, unit: Unit, faults: &mut Faults) -> Option<Amount> {
    let parts = match value {
        Written::Number(number) => Some((number, 1)),
        Written::Fraction(text) => text
            .split_once('/')
            .and_then(|(above, below)| {
                Some((above.trim().parse().ok()?, below.trim().parse().ok()?))
            })
            .filter(|(_, below): &(u32, u32)| *below > 0),
    };
    let amount = match (unit, parts) {
        (Unit::Share, Some((above, below))) => Some(Amount::Share(above, below)),
        (Unit::Points, Some((above, below))) if (above * 10).is_multiple_of(below) => {
            Some(Amount::Number(unit, above * 10 / below))
        }
        (Unit::Points, _) | (_, None) => None,
        (_, Some((above, 1))) => Some(Amount::Number(unit, above)),
        (_, Some(_)) => None,
    };
    if amount.is_none() {
        faults.add(
            place,
            "a value that does not suit its unit",
            "a whole number; points and shares also as \"1/2\"",
        );
    }
    amount
}

/// Checks that a parameter has one kind and one unit in all documents of a game.
pub(super) fn agree(books: &[Book], faults: &mut Faults) {
    let mut kinds: BTreeMap<(Game, &str), (Kind, &Parameter)> = BTreeMap::new();
    for book in books {
        for parameter in &book.parameters {
            let kind = Kind::of(&parameter.amount);
            let (first, other) =
                kinds.entry((book.head.game, &parameter.name)).or_insert((kind, parameter));
            if *first != kind {
                let found = format!("`{}` as {kind:?}", parameter.name);
                let expected = format!("{first:?} as in {}", other.place.file.display());
                faults.add(&parameter.place, found, expected);
            }
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number(Unit),
    Choice,
}

impl Kind {
    const fn of(amount: &Amount) -> Self {
        match amount {
            Amount::Number(unit, _) => Self::Number(*unit),
            Amount::Share(..) => Self::Number(Unit::Share),
            Amount::Choice(..) => Self::Choice,
        }
    }
}
