//! Interpretation notes: a question, its readings, our choice and the reason, in both languages.

use std::path::Path;

use super::markdown::{Block, blocks};
use super::{Book, Faults, Place, Text, both_languages, is_name};

/// An interpretation note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// `001`.
    pub number: String,
    /// The stable name.
    pub name: String,
    /// The constants of the rules it concerns.
    pub rules: Vec<String>,
    /// A heading.
    pub title: Text,
    /// What is asked.
    pub question: Text,
    /// How the text can be read.
    pub readings: Vec<Text>,
    /// The reading taken.
    pub choice: Text,
    /// The reason.
    pub why: Text,
}

/// One language of a note.
#[derive(Default)]
struct Saying {
    title: String,
    question: String,
    readings: Vec<String>,
    choice: String,
    why: String,
}

const LABELS: [[&str; 4]; 2] =
    [["问：", "读法：", "采用：", "理由："], ["Question: ", "Reading: ", "Choice: ", "Why: "]];

/// Reads one note.
pub(super) fn read(path: &Path, text: &str, book: &Book, faults: &mut Faults) -> Option<Note> {
    let before = faults.0.len();
    let all = blocks(text);
    let first = Place { file: path.to_path_buf(), line: 1 };
    let [block] = &all[..] else {
        faults.add(&first, format!("{} headings", all.len()), "one, `# 001 name`");
        return None;
    };
    let place = Place { file: path.to_path_buf(), line: block.line };
    let Some((number, name)) =
        block.heading.strip_prefix("# ").and_then(|heading| heading.split_once(' '))
    else {
        faults.add(&place, format!("`{}`", block.heading), "`# 001 name`");
        return None;
    };
    if !is_name(name)
        || path.file_stem().is_none_or(|stem| stem.to_string_lossy() != format!("{number}-{name}"))
    {
        faults.add(&place, format!("`{number} {name}`"), "the number and name of the file");
    }
    let rules = cited(&place, block, book, faults);
    let [zh, en] = languages(&place, block, faults)?;
    if zh.readings.len() != en.readings.len() || zh.readings.len() < 2 {
        faults.add(
            &place,
            format!("{} readings in Chinese, {} in English", zh.readings.len(), en.readings.len()),
            "two or more, as many in both",
        );
    }
    let note = Note {
        number: number.to_owned(),
        name: name.to_owned(),
        rules,
        title: Text { zh: zh.title, en: en.title },
        question: Text { zh: zh.question, en: en.question },
        readings: zh
            .readings
            .into_iter()
            .zip(en.readings)
            .map(|(zh, en)| Text { zh, en })
            .collect(),
        choice: Text { zh: zh.choice, en: en.choice },
        why: Text { zh: zh.why, en: en.why },
    };
    let parts = [
        ("title", &note.title),
        ("question", &note.question),
        ("choice", &note.choice),
        ("reason", &note.why),
    ];
    for (what, text) in parts {
        both_languages(&place, what, text, faults);
    }
    (faults.0.len() == before).then_some(note)
}

fn cited(place: &Place, block: &Block, book: &Book, faults: &mut Faults) -> Vec<String> {
    let mut constants = Vec::new();
    for (line, key, value) in &block.facts {
        let place = Place { file: place.file.clone(), line: *line };
        if key != "rules" {
            faults.add(&place, format!("`{key}`"), "`- rules: number, number`");
            continue;
        }
        for number in value.split(',').map(str::trim) {
            match book.rule(number) {
                Some(rule) => constants.push(rule.constant()),
                None => {
                    faults.add(&place, format!("`{number}`"), format!("a rule of {}", book.head.id))
                }
            }
        }
    }
    if constants.is_empty() {
        faults.add(place, "a note without rules", "`- rules: number, number`");
    }
    constants
}

fn languages(place: &Place, block: &Block, faults: &mut Faults) -> Option<[Saying; 2]> {
    let mut sayings: Vec<Saying> = Vec::new();
    for paragraph in &block.paragraphs {
        let text = paragraph.text.as_str();
        let here = Place { file: place.file.clone(), line: paragraph.line };
        if let Some(title) = text.strip_prefix("**").and_then(|text| text.strip_suffix("**")) {
            sayings.push(Saying { title: title.to_owned(), ..Saying::default() });
            continue;
        }
        let Some(labels) = sayings.len().checked_sub(1).and_then(|index| LABELS.get(index)) else {
            faults.add(
                &here,
                format!("`{text}`"),
                "a title in bold type, Chinese first, then English",
            );
            return None;
        };
        let Some(saying) = sayings.last_mut() else { continue };
        let Some((index, rest)) =
            labels.iter().enumerate().find_map(|(i, label)| Some((i, text.strip_prefix(label)?)))
        else {
            faults.add(
                &here,
                format!("`{text}`"),
                format!("a paragraph with one of {}", labels.join(" ")),
            );
            continue;
        };
        let rest = rest.trim().to_owned();
        match index {
            0 => saying.question = rest,
            1 => saying.readings.push(rest),
            2 => saying.choice = rest,
            _ => saying.why = rest,
        }
    }
    let both = sayings.try_into().ok();
    if both.is_none() {
        faults.add(
            place,
            "other than two titles in bold type",
            "the Chinese text, then the English",
        );
    }
    both
}
