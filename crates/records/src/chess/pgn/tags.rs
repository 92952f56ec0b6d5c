//! Tags, and what they say on the start and the result.

use std::borrow::Cow;

use arbiter::clock::{self, Control};
use arbiter::{Outcome, Side};
use chess::{CastlingMode, Position, fen};

use super::ChessFaultKind;

/// The value of a tag.
pub(super) fn value_of_tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
}

/// The time control, if its tag is understood.
pub(super) fn control_of(tags: &[(String, String)]) -> Option<Control> {
    clock::read(value_of_tag(tags, "TimeControl")?).control().cloned()
}

pub(super) fn start_of(tags: &[(String, String)]) -> (Position, Option<ChessFaultKind>) {
    let find = |name| value_of_tag(tags, name);
    let nine_sixty = find("Variant").is_some_and(|variant| {
        let variant = variant.to_lowercase().replace([' ', '-'], "");
        variant.contains("960") || variant.contains("fischer")
    });
    let (position, fault) = match find("FEN").filter(|text| !text.trim().is_empty()) {
        None => (Position::initial(), None),
        Some(text) => match fen::read(text) {
            Ok(reading) => (reading.position, None),
            Err(error) => (Position::initial(), Some(ChessFaultKind::BadFen(error.to_string()))),
        },
    };
    let mode = if nine_sixty { CastlingMode::Chess960 } else { position.mode() };
    (position.in_mode(mode), fault)
}

/// Name, value and length of a tag at the front of a line.
pub(super) fn tag_of(line: &str) -> Option<(&str, Cow<'_, str>, usize)> {
    let inner = line.strip_prefix('[')?.trim_start();
    let name_end = inner.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-'))?;
    let (name, after) = inner.split_at(name_end);
    let body = after.trim_start().strip_prefix('"').filter(|_| !name.is_empty())?;
    let (end, behind) = closing_quote(body)?;
    let value = &body[..end];
    let value =
        if value.contains('\\') { Cow::Owned(unescaped(value)) } else { Cow::Borrowed(value) };
    Some((name, value, line.len() - body.len() + behind))
}

/// Where a value ends, and where its tag does: at the first quotation mark that a `]` or the end of the line follows, so that
/// missing escapes do no harm.
fn closing_quote(body: &str) -> Option<(usize, usize)> {
    let mut escaped = false;
    for (at, byte) in body.bytes().enumerate() {
        match byte {
            b'"' | b'\\' if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => {
                let rest = body[at + 1..].trim_start();
                if rest.starts_with(']') || rest.is_empty() {
                    return Some((at, body.len() - rest.len() + usize::from(!rest.is_empty())));
                }
            }
            _ => escaped = false,
        }
    }
    None
}

/// A value with `\"` and `\\` as what they stand for.
fn unescaped(value: &str) -> String {
    let mut chars = value.chars().peekable();
    let next = || {
        let c = chars.next()?;
        Some(if c == '\\' { chars.next_if(|c| matches!(c, '"' | '\\')).unwrap_or(c) } else { c })
    };
    std::iter::from_fn(next).collect()
}

/// Who wins by a result text.
#[must_use]
pub fn outcome_of(text: &str) -> Option<Outcome> {
    match text {
        "1-0" | "1-O" | "1-0ff" | "+:-" | "+/-" | "+--" | "1:0" | "1–0" => {
            Some(Outcome::Wins(Side::First))
        }
        "0-1" | "O-1" | "0-1ff" | "-:+" | "-/+" | "0:1" | "0–1" => {
            Some(Outcome::Wins(Side::Second))
        }
        "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" | "=-=" | "½" | "1/2–1/2" => Some(Outcome::Draw),
        "0-0" | "-:-" | "-/-" => Some(Outcome::BothLose),
        _ => None,
    }
}
