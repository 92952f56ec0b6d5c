//! Tags, and what they say on the start and the result.

use std::borrow::Cow;

use arbiter::clock::{self, Control};
use arbiter::{Outcome, Side};
use chess::{CastlingMode, Color, Position, fen};

use super::ChessFaultKind;

/// The value of a tag.
pub(super) fn value_of_tag<'a>(tags: &'a [(String, String)], name: &str) -> Option<&'a str> {
    let named = |(tag, _): &&(String, String)| tag.eq_ignore_ascii_case(name);
    tags.iter().find(named).map(|(_, value)| value.as_str())
}

/// The time control, if its tag is understood.
pub(super) fn control_of(tags: &[(String, String)]) -> Option<Control> {
    clock::read(value_of_tag(tags, "TimeControl")?).control().cloned()
}

/// The start, and what of it is odd.
pub(super) fn start_of(tags: &[(String, String)]) -> (Position, Vec<ChessFaultKind>) {
    let find = |name| value_of_tag(tags, name);
    let variant = find("Variant").unwrap_or("");
    let folded = variant.to_lowercase().replace([' ', '-', '_'], "");
    let nine_sixty = folded.contains("960") || folded.contains("fischer");
    let mut odd = Vec::new();
    if !nine_sixty && !USUAL_CHESS.contains(&folded.as_str()) {
        odd.push(ChessFaultKind::Variant(variant.to_owned()));
        return (Position::initial(), odd);
    }
    let position = match find("FEN").filter(|text| !text.trim().is_empty()) {
        None => Position::initial(),
        Some(text) => match fen::read(text) {
            Ok(reading) => {
                let missing = |kind: &&fen::Forgiven| **kind != fen::Forgiven::MissingFields;
                odd.extend(
                    reading
                        .forgiven
                        .iter()
                        .filter(missing)
                        .copied()
                        .map(ChessFaultKind::FenForgiven),
                );
                believed(reading.position, &mut odd)
            }
            Err(error) => {
                odd.push(ChessFaultKind::BadFen(error.to_string()));
                Position::initial()
            }
        },
    };
    let mode = if nine_sixty { CastlingMode::Chess960 } else { position.mode() };
    (position.in_mode(mode), odd)
}

/// What a tag `Variant` says of a game of chess.
const USUAL_CHESS: [&str; 9] =
    ["", "standard", "normal", "chess", "classical", "fromposition", "regular", "orthodox", "?"];

/// The position with its counter of plies only if so many plies can have been made before its move number.
fn believed(position: Position, odd: &mut Vec<ChessFaultKind>) -> Position {
    let before = 2 * position.fullmoves().saturating_sub(1);
    let most = before + u32::from(position.turn() == Color::Black);
    let counted = position.halfmoves();
    if counted <= most {
        return position;
    }
    odd.push(ChessFaultKind::FenCounter { counted, most });
    position.with_halfmoves(0)
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

/// Who wins by a result text; signs and blanks of any kind are read.
#[must_use]
pub fn outcome_of(text: &str) -> Option<Outcome> {
    let plain: Cow<'_, str> = if text.is_ascii() && !text.contains(' ') {
        text.into()
    } else {
        text.chars().filter(|c| !c.is_whitespace()).map(plain_sign).collect::<String>().into()
    };
    match plain.as_ref() {
        "1-0" | "1-O" | "1-0ff" | "1-0FF" | "1F-0F" | "1f-0f" | "+:-" | "+/-" | "+--" | "1:0" => {
            Some(Outcome::Wins(Side::First))
        }
        "0-1" | "O-1" | "0-1ff" | "0-1FF" | "0F-1F" | "0f-1f" | "-:+" | "-/+" | "--+" | "0:1" => {
            Some(Outcome::Wins(Side::Second))
        }
        "1/2-1/2" | "½-½" | "1/2" | "0.5-0.5" | "0.5:0.5" | "=-=" | "½" | "½:½" | "1/2:1/2" => {
            Some(Outcome::Draw)
        }
        "0-0" | "-:-" | "-/-" | "0F-0F" | "0f-0f" | "0:0" => Some(Outcome::BothLose),
        _ => None,
    }
}

/// Full-width signs and dashes of all lengths as the plain ones.
const fn plain_sign(c: char) -> char {
    match c {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '－' => '-',
        '：' => ':',
        '／' => '/',
        '０' => '0',
        '１' => '1',
        '２' => '2',
        other => other,
    }
}

/// Whether a word behind the moves is a result: one that says who wins, an unfinished game, or points that only an
/// arbiter gives (`1/2-0`).
pub(super) fn is_result(text: &str) -> bool {
    matches!(text, "*" | "1/2-0" | "0-1/2" | "½-0" | "0-½" | "½–0" | "0–½")
        || outcome_of(text).is_some()
}
