//! Rule files: a heading for the section, then one heading a rule with its facts and its two texts.

use std::path::Path;

use super::{Faults, Place, Rule, Text, both_languages, is_han, is_name};

const MODES: [(&str, &str); 4] =
    [("automatic", "Automatic"), ("on claim", "OnClaim"), ("arbiter", "Arbiter"), ("duty", "Duty")];

const DECIDERS: [(&str, &str); 7] = [
    ("facts", "Facts"),
    ("statement", "Statement"),
    ("claimant", "Claimant"),
    ("players", "Players"),
    ("arbiter", "Arbiter"),
    ("committee", "Committee"),
    ("nobody", "Nobody"),
];

const KNOWN: [(&str, &str); 4] = [
    ("read", "Read"),
    ("second hand", "SecondHand"),
    ("recalled", "Recalled"),
    ("not known", "NotKnown"),
];

/// A paragraph with the line it begins on; its lines are joined, without a blank between Chinese characters.
#[derive(Debug, Clone)]
pub(super) struct Paragraph {
    pub(super) line: usize,
    pub(super) text: String,
}

/// A heading with the lines below it.
#[derive(Debug, Clone)]
pub(super) struct Block {
    pub(super) line: usize,
    pub(super) heading: String,
    /// The `- key: value` lines.
    pub(super) facts: Vec<(usize, String, String)>,
    /// Everything else.
    pub(super) paragraphs: Vec<Paragraph>,
}

/// Cuts a file at its headings of this depth or less.
pub(super) fn blocks(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let (number, line) = (index + 1, line.trim());
        if line.starts_with('#') {
            blocks.push(Block {
                line: number,
                heading: line.to_owned(),
                facts: Vec::new(),
                paragraphs: Vec::new(),
            });
            open = false;
            continue;
        }
        let Some(block) = blocks.last_mut() else { continue };
        if line.is_empty() {
            open = false;
        } else if let Some((key, value)) =
            line.strip_prefix("- ").and_then(|fact| fact.split_once(':'))
        {
            block.facts.push((number, key.trim().to_owned(), value.trim().to_owned()));
            open = false;
        } else if open && let Some(paragraph) = block.paragraphs.last_mut() {
            let both_han = paragraph.text.ends_with(wide) && line.starts_with(wide);
            paragraph.text.push_str(if both_han { "" } else { " " });
            paragraph.text.push_str(line);
        } else {
            block.paragraphs.push(Paragraph { line: number, text: line.to_owned() });
            open = true;
        }
    }
    blocks
}

fn wide(c: char) -> bool {
    is_han(c) || matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}' | '“' | '”' | '…')
}

/// Reads the rules of one file.
pub(super) fn read(path: &Path, text: &str, rules: &mut Vec<Rule>, faults: &mut Faults) {
    let mut section = None;
    for block in blocks(text) {
        let place = Place { file: path.to_path_buf(), line: block.line };
        if let Some(heading) = block.heading.strip_prefix("## ") {
            let Some(section) = &section else {
                faults.add(
                    &place,
                    "a rule",
                    "the heading of the section first, `# 12 成绩计算 / Scoring`",
                );
                return;
            };
            rules.extend(rule(&place, heading, section, &block, faults));
        } else if let Some(heading) = block.heading.strip_prefix("# ") {
            section = section_heading(&place, heading, faults);
        } else {
            faults.add(&place, format!("`{}`", block.heading), "`# section` or `## number name`");
        }
    }
}

fn rule(
    place: &Place,
    heading: &str,
    section: &Text,
    block: &Block,
    faults: &mut Faults,
) -> Option<Rule> {
    let before = faults.0.len();
    let Some((number, name)) = heading.split_once(' ') else {
        faults.add(place, format!("`## {heading}`"), "`## number name`");
        return None;
    };
    if !is_name(name) || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        faults.add(
            place,
            format!("the name `{name}`"),
            "small letters, digits and single hyphens, a letter first",
        );
    }
    let facts = Facts::read(place, name, &block.facts, faults);
    let [zh, en] = languages(place, &block.paragraphs, faults)?;
    let text = Text { zh: zh.text, en: en.text };
    let title = Text { zh: zh.title, en: en.title };
    both_languages(place, "the title", &title, faults);
    both_languages(place, "the text", &text, faults);
    let follows = together(place, "`→ what follows`", zh.follows, en.follows, faults);
    let notes = together(place, "`※ a note`", zh.notes, en.notes, faults);
    if follows.len() > 1 {
        faults.add(place, "several paragraphs with `→`", "one a language");
    }
    (faults.0.len() == before).then(|| Rule {
        place: place.clone(),
        number: number.to_owned(),
        name: name.to_owned(),
        same_as: facts.same_as,
        section: section.clone(),
        title,
        text,
        follows: follows.into_iter().next(),
        notes,
        mode: facts.mode,
        decided_by: facts.decided_by,
        known: facts.known,
        by_people: facts.by_people,
    })
}

/// The list under a rule's heading.
#[derive(Default)]
struct Facts {
    mode: &'static str,
    decided_by: &'static str,
    known: &'static str,
    same_as: Vec<String>,
    by_people: Option<Text>,
}

impl Facts {
    fn read(
        place: &Place,
        name: &str,
        list: &[(usize, String, String)],
        faults: &mut Faults,
    ) -> Self {
        let mut facts = Self { known: "Read", ..Self::default() };
        for (line, key, value) in list {
            let place = Place { file: place.file.clone(), line: *line };
            match key.as_str() {
                "mode" => facts.mode = one_of(&place, key, value, &MODES, faults),
                "decided by" => facts.decided_by = one_of(&place, key, value, &DECIDERS, faults),
                "known" => facts.known = one_of(&place, key, value, &KNOWN, faults),
                "by people" => facts.by_people = pair(&place, "the reason", value, faults),
                "same as" => {
                    facts.same_as = value.split(',').map(|key| key.trim().to_owned()).collect();
                    for key in facts.same_as.iter().filter(|key| !is_name(key)) {
                        faults.add(&place, format!("the key `{key}`"), "names with commas between");
                    }
                }
                other => faults.add(
                    &place,
                    format!("`{other}`"),
                    "mode, decided by, same as, known or by people",
                ),
            }
        }
        if facts.mode.is_empty() {
            faults.add(
                place,
                "a rule without mode",
                "`- mode: automatic`, `on claim`, `arbiter` or `duty`",
            );
        }
        if facts.decided_by.is_empty() {
            faults.add(
                place,
                "a rule without decider",
                "`- decided by: facts`, `statement`, `claimant`, …",
            );
        }
        if facts.same_as.is_empty() {
            facts.same_as.push(name.to_owned());
        }
        facts
    }
}

/// What one language says of a rule.
#[derive(Default)]
struct Saying {
    title: String,
    text: String,
    follows: Vec<String>,
    notes: Vec<String>,
}

/// The two language blocks, each begun by a bold title.
fn languages(place: &Place, paragraphs: &[Paragraph], faults: &mut Faults) -> Option<[Saying; 2]> {
    let mut sayings: Vec<Saying> = Vec::new();
    for paragraph in paragraphs {
        let text = paragraph.text.as_str();
        let here = Place { file: place.file.clone(), line: paragraph.line };
        if let Some((title, rest)) = text.strip_prefix("**").and_then(|text| text.split_once("**"))
        {
            sayings.push(Saying {
                title: title.trim().to_owned(),
                text: rest.trim().to_owned(),
                ..Saying::default()
            });
            continue;
        }
        let Some(saying) = sayings.last_mut() else {
            faults.add(&here, format!("`{text}`"), "a title in bold type before the text");
            return None;
        };
        if let Some(follows) = text.strip_prefix('→') {
            saying.follows.push(follows.trim().to_owned());
        } else if let Some(note) = text.strip_prefix('※') {
            saying.notes.push(note.trim().to_owned());
        } else {
            if !saying.text.is_empty() {
                saying.text.push_str("\n\n");
            }
            saying.text.push_str(text);
        }
    }
    let count = sayings.len();
    let both: Option<[Saying; 2]> = sayings.try_into().ok();
    if both.is_none() {
        faults.add(
            place,
            format!("{count} titles in bold type"),
            "two: the Chinese text, then the English",
        );
    }
    both
}

fn together(
    place: &Place,
    what: &str,
    zh: Vec<String>,
    en: Vec<String>,
    faults: &mut Faults,
) -> Vec<Text> {
    if zh.len() != en.len() {
        faults.add(
            place,
            format!("{} times {what} in Chinese, {} in English", zh.len(), en.len()),
            "as many in both",
        );
    }
    let texts: Vec<Text> = zh.into_iter().zip(en).map(|(zh, en)| Text { zh, en }).collect();
    for text in &texts {
        both_languages(place, what, text, faults);
    }
    texts
}

/// `12 成绩计算 / Scoring`; the number goes to both languages.
fn section_heading(place: &Place, heading: &str, faults: &mut Faults) -> Option<Text> {
    let Some((number, rest)) = heading.split_once(' ') else {
        faults.add(place, format!("`# {heading}`"), "`# 12 成绩计算 / Scoring`");
        return None;
    };
    let Text { zh, en } = pair(place, "the heading of the section", rest, faults)?;
    Some(Text { zh: format!("{number} {zh}"), en: format!("{number} {en}") })
}

/// `中文 / English`.
fn pair(place: &Place, what: &str, value: &str, faults: &mut Faults) -> Option<Text> {
    let Some((zh, en)) = value.split_once(" / ") else {
        faults.add(place, format!("{what} `{value}`"), "`中文 / English`");
        return None;
    };
    let text = Text { zh: zh.trim().to_owned(), en: en.trim().to_owned() };
    both_languages(place, what, &text, faults);
    Some(text)
}

fn one_of(
    place: &Place,
    key: &str,
    value: &str,
    list: &[(&str, &'static str)],
    faults: &mut Faults,
) -> &'static str {
    if let Some((_, variant)) = list.iter().find(|(word, _)| *word == value) {
        return variant;
    }
    let words: Vec<&str> = list.iter().map(|(word, _)| *word).collect();
    faults.add(place, format!("`{key}: {value}`"), format!("one of {}", words.join(", ")));
    list[0].1
}
