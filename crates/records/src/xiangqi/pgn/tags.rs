//! The tag section.

use crate::remark::{Remark, RemarkKind};
use crate::text::{Source, short};
use crate::xiangqi::moves::lex::tag_at;

/// A tag pair and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(super) at: usize,
}

/// Where the next tag begins, from `from` on.
pub(crate) fn next_tag(text: &str, from: usize) -> Option<usize> {
    text[from..].match_indices('[').map(|(at, _)| from + at).find(|&at| tag_at(text, at))
}

/// Reads the tags from `at` on; gives them and where the movetext begins.
pub(crate) fn read(source: &Source, mut at: usize, remarks: &mut Vec<Remark>) -> (Vec<Tag>, usize) {
    let text = source.text();
    let mut tags: Vec<Tag> = Vec::new();
    loop {
        let before = at;
        at += text[at..].len()
            - text[at..].trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}').len();
        if !text[at..].starts_with('[') {
            return (tags, at);
        }
        let line_end = text[at..].find(['\r', '\n']).map_or(text.len(), |length| at + length);
        if !tag_at(text, at) {
            let kind = RemarkKind::TagUnreadable { text: short(&text[at..line_end]) };
            remarks.push(Remark { place: Some(source.place(at)), kind });
            at = line_end;
            continue;
        }
        let line = &text[at..line_end];
        let open = line.find(['"', '“']).unwrap_or(0);
        let quote = line[open..].chars().next().map_or(1, char::len_utf8);
        let name = line[1..open].trim().to_owned();
        if begins_next(&tags, &name, &text[before..at]) {
            return (tags, at);
        }
        let (value, length) = value(&line[open + quote..]);
        tags.push(Tag { name, value, at });
        at += open + quote + length;
    }
}

/// Whether a tag begins another game although no move stood behind the last one: its name was there before, or a blank
/// line parts it from tags that say who played or how it ended.
fn begins_next(tags: &[Tag], name: &str, between: &str) -> bool {
    const ROSTER: [&str; 9] =
        ["Game", "Event", "Site", "Date", "Round", "White", "Red", "Black", "Result"];
    let has = |name: &str| tags.iter().any(|tag| tag.name.eq_ignore_ascii_case(name));
    let parted = !tags.is_empty() && between.matches('\n').count() > 1;
    let first = ["Game", "Event"].iter().any(|first| first.eq_ignore_ascii_case(name));
    let rostered = ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name));
    has(name) && (rostered || parted) || parted && (first || has("Result") || has("Black"))
}

/// The value behind the opening quote and the length up to behind the `]`.
///
/// Values hold quotes: the value ends at the first quote before a `]` with which the line ends or
/// another tag begins.
fn value(rest: &str) -> (String, usize) {
    let quotes = ['"', '”'];
    for (at, _) in rest.match_indices(']') {
        let after = rest[at + 1..].trim_start();
        let inner = rest[..at].trim_end();
        if (after.is_empty() || after.starts_with('[')) && inner.ends_with(quotes) {
            let inner = inner.strip_suffix(quotes).unwrap_or(inner);
            return (unquote(inner), at + 1);
        }
    }
    // No such end: the last quote, else the last bracket, else the whole line.
    let last = rest.rfind(quotes).or_else(|| rest.rfind(']')).unwrap_or(rest.len());
    let end = rest[last..].find(']').map_or(rest.len(), |length| last + length + 1);
    (unquote(&rest[..last]), end)
}

/// Decodes `\"` and `\\`; other backslashes stand for themselves.
fn unquote(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                out.push(escaped);
                chars.next();
            }
            _ => out.push(c),
        }
    }
    out
}
