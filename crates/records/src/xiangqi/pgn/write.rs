//! Writes PGN.

use std::fmt::Write as _;

use xiangqi::notation::{self, Notation};
use xiangqi::{Color, Position, Setup, fen};

use crate::field::Field;
use crate::record::Record;
use crate::result::{GameResult, ResultSource};
use crate::text::printable;

/// Lines are wrapped at this many columns, at blanks only.
const WIDTH: usize = 80;

/// Tags that are written first, in this order.
const LEADING: [&str; 7] = ["Event", "Site", "Date", "Round", "Red", "Black", "Result"];

/// Writes `record` with its moves in `notation`.
///
/// A move the notation cannot say so that it is read back as the same move, which only happens to
/// illegal ones, is written as two points (`H2-E2`). A `}` inside a comment becomes `｝`, and a control
/// character in a tag or comment a blank.
#[must_use]
pub fn write(record: &Record, notation: Notation) -> String {
    let result = result_of(record);
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let value =
            printable(value).replace('\\', "\\\\").replace('"', "\\\"").replace(['\r', '\n'], " ");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    tag("Game", "Chinese Chess");
    let mut tags: Vec<(&str, &str)> = Vec::new();
    for (name, value) in &record.tags {
        let name = Field::of_tag(name).map_or(name.as_str(), |field| field.pgn_name());
        if is_free(name) && !tags.iter().any(|(before, _)| *before == name) {
            tags.push((name, value));
        }
    }
    for name in LEADING {
        match (name, tags.iter().find(|(found, _)| *found == name)) {
            ("Result", _) => tag(name, result.as_pgn()),
            (_, Some((_, value))) => tag(name, value),
            (_, None) => {}
        }
    }
    for (name, value) in tags.iter().filter(|(name, _)| !LEADING.contains(name)) {
        tag(name, value);
    }
    tag("Format", format_name(notation));
    if record.start != Setup::initial() {
        tag("FEN", &fen::format(&record.start));
    }
    out.push('\n');
    let mut text = Text::default();
    text.comment(&record.comment);
    moves(record, notation, &mut text);
    text.word(result.as_pgn());
    out.push_str(&text.out);
    out.push('\n');
    out
}

/// Whether a tag is copied: its name is one, and it is none that is worked out.
fn is_free(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && !["Game", "FEN", "Format"].contains(&name)
}

const fn format_name(notation: Notation) -> &'static str {
    match notation {
        Notation::Ucci | Notation::Iccs => "ICCS",
        Notation::Uci => "UCI",
        Notation::Lalg(_) => "LALG",
        Notation::San(_) => "SAN",
        Notation::Wxf(_) | Notation::Keypad => "WXF",
        Notation::Chinese(_) => "Chinese",
    }
}

/// What the tag says, else the end of the moves, else what the others agree on.
fn result_of(record: &Record) -> GameResult {
    let by = |source| record.results.iter().find(|s| s.source == source).map(|s| s.says);
    by(ResultSource::Tag)
        .or_else(|| by(ResultSource::Terminator))
        .or_else(|| record.agreed_result())
        .unwrap_or(GameResult::Unknown)
}

#[derive(Default)]
struct Text {
    out: String,
    column: usize,
}

impl Text {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + width > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(word);
        self.column += width;
    }

    /// Comments are never wrapped: their lines are their own.
    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.word(&format!("{{{}}}", printable(text).replace('}', "｝")));
        }
    }
}

/// What is still to be written, last first.
enum Job {
    /// A node with the position before it; whether its siblings are written with it.
    Line {
        node: usize,
        before: Box<Position>,
        ply: usize,
        main: bool,
        numbered: bool,
    },
    Open,
    Close,
}

fn moves(record: &Record, notation: Notation, text: &mut Text) {
    let start = Box::new(Position::from_record(record.start.clone()));
    let mut jobs = Vec::new();
    if let Some(&node) = record.first.first() {
        jobs.push(Job::Line { node, before: start, ply: 0, main: true, numbered: true });
    }
    while let Some(job) = jobs.pop() {
        let (node, before, ply, main, numbered) = match job {
            Job::Open => {
                text.word("(");
                continue;
            }
            Job::Close => {
                text.word(")");
                continue;
            }
            Job::Line { node, before, ply, main, numbered } => (node, before, ply, main, numbered),
        };
        number(record, ply, numbered, text);
        let this = &record.nodes[node];
        text.word(&written(notation, &before, this.m));
        for mark in marks(&this.marks) {
            text.word(&mark);
        }
        text.comment(&this.comment);
        let others = if main { &record.children(this.parent)[1..] } else { &[] };
        if let Some(&next) = this.children.first() {
            let numbered = !others.is_empty() || !this.comment.is_empty();
            let after = Box::new(before.after(this.m));
            jobs.push(Job::Line { node: next, before: after, ply: ply + 1, main: true, numbered });
        }
        for &other in others.iter().rev() {
            let before = before.clone();
            jobs.push(Job::Close);
            jobs.push(Job::Line { node: other, before, ply, main: false, numbered: true });
            jobs.push(Job::Open);
        }
    }
}

/// `12.` before Red's moves, `12. ...` before Black's where the text was interrupted.
fn number(record: &Record, ply: usize, numbered: bool, text: &mut Text) {
    let black_starts = usize::from(record.start.turn == Color::Black);
    let count = ply + black_starts;
    let first = usize::try_from(record.start.fullmove).unwrap_or(1);
    let number = first + count / 2;
    if count.is_multiple_of(2) {
        text.word(&format!("{number}."));
    } else if numbered {
        text.word(&format!("{number}."));
        text.word("...");
    }
}

/// The parts of a node's marks: `!?` and `$1` are words of their own.
fn marks(marks: &str) -> Vec<String> {
    let mut parts = marks.split('$');
    let signs = parts.next().filter(|signs| !signs.is_empty()).map(str::to_owned);
    signs.into_iter().chain(parts.map(|number| format!("${number}"))).collect()
}

/// The move in `notation`, or as two points where the notation would say another move.
fn written(notation: Notation, position: &Position, m: xiangqi::Move) -> String {
    let same = |text: &String| {
        notation::parse(notation, position, text).is_ok_and(|resolved| resolved.m == m)
    };
    notation::format(notation, position, m)
        .ok()
        .filter(same)
        .unwrap_or_else(|| format!("{}-{}", m.from, m.to).to_ascii_uppercase())
}
