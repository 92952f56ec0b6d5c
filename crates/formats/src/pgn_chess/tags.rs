//! Tags, and what they say on the start and the result.

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
pub(super) fn tag_of(line: &str) -> Option<(String, String, usize)> {
    let inner = line.strip_prefix('[')?;
    let trimmed = inner.trim_start();
    let name: String =
        trimmed.chars().take_while(|c| c.is_alphanumeric() || *c == '_' || *c == '-').collect();
    if name.is_empty() {
        return None;
    }
    let after = trimmed[name.len()..].trim_start();
    let value_at = line.len() - after.len();
    let body = after.strip_prefix('"')?;
    // The value ends at the last quotation mark before the first `]` that follows one, so that missing
    // escapes do no harm.
    let mut value = String::new();
    let mut chars = body.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' if matches!(chars.peek(), Some((_, '"' | '\\'))) => {
                value.extend(chars.next().map(|(_, escaped)| escaped));
            }
            '"' => {
                let rest = body[at + 1..].trim_start();
                if rest.starts_with(']') || rest.is_empty() {
                    let gap = body[at + 1..].len() - rest.len();
                    let close = usize::from(!rest.is_empty());
                    return Some((name, value, value_at + 1 + at + 1 + gap + close));
                }
                value.push('"');
            }
            other => value.push(other),
        }
    }
    None
}

/// Who wins by a result text.
pub(crate) fn outcome_of(text: &str) -> Option<Outcome> {
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
