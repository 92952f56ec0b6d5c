//! The rulebook folder as data: one [`Book`] a document.

mod markdown;
mod notes;
mod parameters;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

pub use notes::Note;
pub use parameters::{Amount, Parameter, Unit};

/// The same text in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// Simplified Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

/// The game a document governs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// International chess.
    Chess,
    /// Chinese chess.
    Xiangqi,
}

/// `document.toml`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Head {
    /// The id, also the name of the folder.
    pub id: String,
    /// The name of the document.
    pub title: Text,
    /// Its game.
    pub game: Game,
    /// In force from, or the year of printing.
    pub edition: String,
    /// Where our knowledge comes from.
    pub source: Text,
    /// What is known of the text and what is not.
    pub extent: Text,
    /// The day of the last check against the source.
    pub checked_on: String,
}

/// One rule as read from a Markdown file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// Where it stands.
    pub place: Place,
    /// The printed number.
    pub number: String,
    /// The stable name.
    pub name: String,
    /// Keys shared with other editions; the name if none is given.
    pub same_as: Vec<String>,
    /// The heading of the file.
    pub section: Text,
    /// Its own heading.
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// What follows.
    pub follows: Option<Text>,
    /// Remarks.
    pub notes: Vec<Text>,
    /// `Automatic`, `OnClaim`, `Arbiter` or `Duty`.
    pub mode: &'static str,
    /// A variant of `DecidedBy`.
    pub decided_by: &'static str,
    /// A variant of `Known`.
    pub known: &'static str,
    /// Why no code carries it out.
    pub by_people: Option<Text>,
}

impl Rule {
    /// The name of its constant.
    #[must_use]
    pub fn constant(&self) -> String {
        self.name.replace('-', "_").to_ascii_uppercase()
    }
}

/// One document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    /// Its `document.toml`.
    pub head: Head,
    /// Its rules in printed order.
    pub rules: Vec<Rule>,
    /// Its parameters in the order of the file.
    pub parameters: Vec<Parameter>,
    /// Its interpretation notes by number.
    pub notes: Vec<Note>,
}

impl Book {
    /// The name of its module.
    #[must_use]
    pub fn module(&self) -> String {
        self.head.id.replace('-', "_")
    }

    /// The rule with this number or name.
    #[must_use]
    pub fn rule(&self, number_or_name: &str) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.number == number_or_name || rule.name == number_or_name)
    }
}

/// A file and a line, for messages.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
}

/// Something wrong in a rulebook file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What stands there.
    pub found: String,
    /// What should.
    pub expected: String,
}

/// All faults found in one reading.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes one more.
    pub(crate) fn add(
        &mut self,
        place: &Place,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) {
        self.0.push(Fault { place: place.clone(), found: found.into(), expected: expected.into() });
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            let Fault { place, found, expected } = fault;
            write!(
                f,
                "{}:{}: found {found}, expected {expected}",
                place.file.display(),
                place.line
            )?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}

/// Reads every document of the folder, chess first, then by age.
///
/// # Errors
///
/// All faults of all files.
pub fn read_all(folder: &Path) -> Result<Vec<Book>, Faults> {
    let mut faults = Faults::default();
    let mut books: Vec<Book> =
        folders(folder, &mut faults).iter().filter_map(|path| read(path, &mut faults)).collect();
    books.sort_by(|a, b| {
        (a.head.game, &a.head.edition, &a.head.id).cmp(&(b.head.game, &b.head.edition, &b.head.id))
    });
    parameters::agree(&books, &mut faults);
    if faults.0.is_empty() {
        return Ok(books);
    }
    faults.0.sort();
    Err(faults)
}

/// Checks that every parameter drives something: code reads it, or the book says what people do with it.
///
/// # Errors
///
/// Each parameter of which neither is true, or both.
pub(crate) fn driven(books: &[Book], read: &BTreeSet<String>) -> Result<(), Faults> {
    let mut faults = Faults::default();
    for book in books {
        for parameter in &book.parameters {
            let name = &parameter.name;
            let (found, expected) =
                match (read.contains(&name.replace('-', "_")), &parameter.by_people) {
                    (false, None) => ("which no code reads", "a use of it, or by-people"),
                    (true, Some(_)) => ("which code reads", "no by-people"),
                    (true, None) | (false, Some(_)) => continue,
                };
            faults.add(&parameter.place, format!("`{name}`, {found}"), expected);
        }
    }
    if faults.0.is_empty() { Ok(()) } else { Err(faults) }
}

fn folders(folder: &Path, faults: &mut Faults) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        faults.add(
            &Place { file: folder.to_path_buf(), line: 1 },
            "nothing",
            "a folder with one folder a document",
        );
        return Vec::new();
    };
    let mut folders: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn read(folder: &Path, faults: &mut Faults) -> Option<Book> {
    let head = read_head(folder, faults)?;
    let mut rules = Vec::new();
    let before = faults.0.len();
    for path in markdown_files(&folder.join("rules"), faults) {
        if let Some(text) = load(&path, faults) {
            markdown::read(&path, &text, &mut rules, faults);
        }
    }
    if rules.is_empty() && faults.0.len() == before {
        faults.add(
            &Place { file: folder.join("rules"), line: 1 },
            "no rule",
            "at least one rule file with a rule",
        );
    }
    unique(&rules, faults);
    let mut book = Book { head, rules, parameters: Vec::new(), notes: Vec::new() };
    let path = folder.join("parameters.toml");
    if path.is_file()
        && let Some(text) = load(&path, faults)
    {
        book.parameters = parameters::read(&path, &text, &book, faults);
    }
    read_notes(&folder.join("interpretations"), &mut book, faults);
    Some(book)
}

fn read_notes(folder: &Path, book: &mut Book, faults: &mut Faults) {
    if !folder.is_dir() {
        return;
    }
    for path in markdown_files(folder, faults) {
        let Some(text) = load(&path, faults) else { continue };
        let Some(note) = notes::read(&path, &text, book, faults) else { continue };
        if let Some(first) = book.notes.iter().find(|other| other.number == note.number) {
            let found = format!("the number {} again", note.number);
            faults.add(
                &Place { file: path, line: 1 },
                found,
                format!("a number not used by `{}`", first.name),
            );
        }
        book.notes.push(note);
    }
}

fn read_head(folder: &Path, faults: &mut Faults) -> Option<Head> {
    let file = folder.join("document.toml");
    let text = load(&file, faults)?;
    let head: Head = match toml::from_str(&text) {
        Ok(head) => head,
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(&text, span.start));
            faults.add(
                &Place { file, line },
                format!("a head that does not read: {}", error.message()),
                "the fields of rulebook/README.md",
            );
            return None;
        }
    };
    let place = Place { file, line: 1 };
    if folder.file_name().is_none_or(|name| name.to_string_lossy() != head.id) {
        faults.add(&place, format!("the id `{}`", head.id), "the name of the folder");
    }
    if !head.id.starts_with(|c: char| c.is_ascii_lowercase()) || !is_name(&head.id) {
        faults.add(
            &place,
            format!("the id `{}`", head.id),
            "a letter, then small letters, digits and hyphens",
        );
    }
    for (what, text) in [("title", &head.title), ("source", &head.source), ("extent", &head.extent)]
    {
        both_languages(&place, what, text, faults);
    }
    if !is_date(&head.checked_on) {
        faults.add(&place, format!("checked-on `{}`", head.checked_on), "a day such as 2026-11-30");
    }
    Some(head)
}

fn unique(rules: &[Rule], faults: &mut Faults) {
    let mut numbers = BTreeMap::new();
    let mut names = BTreeMap::new();
    for rule in rules {
        if let Some(first) = numbers.insert(&rule.number, rule) {
            faults.add(
                &rule.place,
                format!("the number {} again", rule.number),
                format!("a number not used on line {}", first.place.line),
            );
        }
        if let Some(first) = names.insert(&rule.name, rule) {
            faults.add(
                &rule.place,
                format!("the name {} again", rule.name),
                format!("a name not used on line {}", first.place.line),
            );
        }
    }
}

fn markdown_files(folder: &Path, faults: &mut Faults) -> Vec<PathBuf> {
    match crate::files_below(folder, "md") {
        Ok(files) => files,
        Err(error) => {
            faults.add(
                &Place { file: folder.to_path_buf(), line: 1 },
                format!("{error:#}"),
                "a folder of Markdown files",
            );
            Vec::new()
        }
    }
}

fn load(path: &Path, faults: &mut Faults) -> Option<String> {
    match fs::read_to_string(path) {
        Ok(text) => Some(text),
        Err(error) => {
            faults.add(
                &Place { file: path.to_path_buf(), line: 1 },
                error.to_string(),
                "a file in UTF-8",
            );
            None
        }
    }
}

/// Checks that both languages are there and not swapped.
pub(crate) fn both_languages(place: &Place, what: &str, text: &Text, faults: &mut Faults) {
    if text.zh.trim().is_empty() || !text.zh.contains(is_han) {
        faults.add(place, format!("{what} `{}`", text.zh), "a Chinese text first");
    }
    if text.en.trim().is_empty() || !text.en.contains(|c: char| c.is_ascii_alphabetic()) {
        faults.add(place, format!("{what} `{}`", text.en), "an English text second");
    }
}

pub(crate) fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// Small letters, digits and single hyphens.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.split('-').all(|part| {
            !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}

fn is_date(text: &str) -> bool {
    text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(i, b)| if i == 4 || i == 7 { b == b'-' } else { b.is_ascii_digit() })
}

pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}
