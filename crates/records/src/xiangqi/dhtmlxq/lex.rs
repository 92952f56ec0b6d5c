//! Finds DhtmlXQ tags in any text: plain or escaped brackets, JavaScript variables, prose around them.

use crate::text::escape_at;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `[DhtmlXQ]` or `[DhtmlXQiFrame]`.
    OpenBlock,
    /// `[/DhtmlXQ]` or `[/DhtmlXQiFrame]`.
    CloseBlock,
    /// `[DhtmlXQ_name]`.
    Open,
    /// `[/DhtmlXQ_name]`.
    Close,
    /// `DhtmlXQ_name = '`, with the value up to the quote.
    Variable,
}

/// A token with its place in the text, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    /// The name behind `DhtmlXQ_`; empty for blocks.
    pub(super) name: &'a str,
    pub(super) start: usize,
    /// End of the tag; for variables the start of the value.
    pub(super) end: usize,
    /// For variables the end of the value, else `end`.
    pub(super) value_end: usize,
}

const WORD: &[u8] = b"dhtmlxq";

/// Every token of `text` in order; linear in its length.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let bytes = text.as_bytes();
    let mut found: Vec<Token<'_>> = Vec::new();
    let mut at = 0;
    while let Some(step) = bytes[at..].iter().position(|byte| byte.eq_ignore_ascii_case(&b'd')) {
        at += step;
        let is_word =
            bytes.get(at..at + WORD.len()).is_some_and(|word| word.eq_ignore_ascii_case(WORD));
        if is_word && let Some(token) = token_at(text, at, found.last().map_or(0, |t| t.end)) {
            at = token.end;
            found.push(token);
        } else {
            at += 1;
        }
    }
    found
}

/// The token whose word starts at `at`; nothing before `floor` is looked at.
fn token_at(text: &str, at: usize, floor: usize) -> Option<Token<'_>> {
    let after = at + WORD.len();
    let length = text.as_bytes()[after..]
        .iter()
        .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
        .count();
    let name = &text[after..after + length];
    let before = text.get(floor..at)?;
    let (closing, stem) = match before.strip_suffix('/') {
        Some(stem) => (true, stem.strip_suffix('\\').unwrap_or(stem)),
        None => (false, before),
    };
    let Some(open) = bracket_before(stem, '[') else {
        return variable_at(text, at, name, after + length);
    };
    let end = after + length + bracket_after(&text[after + length..], ']')?;
    let start = floor + open;
    let block = name.is_empty() || name.eq_ignore_ascii_case("iframe");
    let name = if block { "" } else { name.strip_prefix('_')? };
    let kind = match (block, closing) {
        (true, false) => Kind::OpenBlock,
        (true, true) => Kind::CloseBlock,
        (false, false) => Kind::Open,
        (false, true) => Kind::Close,
    };
    Some(Token { kind, name, start, end, value_end: end })
}

/// Where the bracket `text` ends with begins, whether written plainly or escaped.
fn bracket_before(text: &str, bracket: char) -> Option<usize> {
    if text.ends_with(bracket) {
        return Some(text.len() - bracket.len_utf8());
    }
    // The longest spelling, `&lbrack;`, has eight bytes.
    (4..=8).filter_map(|length| text.len().checked_sub(length)).find(|&from| {
        text.is_char_boundary(from)
            && escape_at(&text[from..]) == Some((bracket, text.len() - from))
    })
}

/// The length of the bracket `text` begins with, whether written plainly or escaped.
fn bracket_after(text: &str, bracket: char) -> Option<usize> {
    if text.starts_with(bracket) {
        return Some(bracket.len_utf8());
    }
    escape_at(text).filter(|&(c, _)| c == bracket).map(|(_, length)| length)
}

/// `DhtmlXQ_name = 'value'` or with double quotes, as pages hold it in scripts.
fn variable_at<'a>(text: &'a str, at: usize, name: &'a str, after: usize) -> Option<Token<'a>> {
    let name = name.strip_prefix('_')?;
    let value = text[after..].trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    let end = text.len() - value.len() + 1;
    let value_end = end + text[end..].find([quote, '\n'])?;
    // A value that holds the tag itself is read through the tag.
    let holds_tag = text[end..value_end].to_ascii_lowercase().contains("dhtmlxq_");
    if holds_tag {
        None
    } else {
        Some(Token { kind: Kind::Variable, name, start: at, end, value_end })
    }
}
