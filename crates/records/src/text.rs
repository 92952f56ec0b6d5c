//! Decoded text with places, and the escapes that web text is full of.

use std::sync::OnceLock;

use crate::remark::Place;

/// Bytes between two marks of the place index.
const STEP: usize = 256;

/// A text that can tell line and column of any byte offset, cheaply also on very long lines.
#[derive(Debug)]
pub(crate) struct Source {
    text: String,
    /// Line and column at the first character boundary at or after each multiple of `STEP`, with its offset; counted when a
    /// place is first asked for.
    marks: OnceLock<Vec<(usize, Place)>>,
}

impl Source {
    pub(crate) const fn new(text: String) -> Self {
        Self { text, marks: OnceLock::new() }
    }

    fn marks(&self) -> &[(usize, Place)] {
        self.marks.get_or_init(|| {
            let mut marks = Vec::with_capacity(self.text.len() / STEP + 1);
            let mut walk = Walk::default();
            for (offset, c) in self.text.char_indices() {
                if offset >= marks.len() * STEP {
                    marks.push((offset, walk.place));
                }
                walk.step(c, self.text.as_bytes().get(offset + 1));
            }
            marks
        })
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn into_text(self) -> String {
        self.text
    }

    /// The place of a byte offset; the end of the text for offsets beyond it.
    pub(crate) fn place(&self, offset: usize) -> Place {
        let (offset, marks) = (offset.min(self.text.len()), self.marks());
        let mut block = (offset / STEP).min(marks.len().saturating_sub(1));
        // A character across the boundary puts the mark behind it.
        while block > 0 && marks[block].0 > offset {
            block -= 1;
        }
        let Some(&(start, place)) = marks.get(block) else { return Walk::default().place };
        let mut walk = Walk { place };
        for (at, c) in self.text[start..].char_indices() {
            if start + at >= offset {
                break;
            }
            walk.step(c, self.text.as_bytes().get(start + at + 1));
        }
        walk.place
    }
}

struct Walk {
    place: Place,
}

impl Default for Walk {
    fn default() -> Self {
        Self { place: Place { line: 1, column: 1 } }
    }
}

impl Walk {
    /// Passes `c`; a line ends at LF, or at a CR that no LF follows.
    fn step(&mut self, c: char, next: Option<&u8>) {
        if c == '\n' || (c == '\r' && next != Some(&b'\n')) {
            self.place.line = self.place.line.saturating_add(1);
            self.place.column = 1;
        } else {
            self.place.column = self.place.column.saturating_add(1);
        }
    }
}

/// Decodes `\uXXXX` (surrogate pairs too) and character references, each once, from left to right.
pub(crate) fn unescape(text: &str) -> String {
    if !text.contains(['\\', '&']) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['\\', '&']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let (c, length) = escape_at(rest).unwrap_or_else(|| {
            // The mark itself is one ASCII character and stands for itself.
            (if rest.starts_with('&') { '&' } else { '\\' }, 1)
        });
        out.push(c);
        rest = &rest[length..];
    }
    out.push_str(rest);
    out
}

/// The escape `text` begins with: its character and its length in bytes.
pub(crate) fn escape_at(text: &str) -> Option<(char, usize)> {
    let bytes = text.as_bytes();
    if bytes.starts_with(b"\\u") {
        let high = hex4(bytes.get(2..6)?)?;
        if (0xD800..0xDC00).contains(&high)
            && bytes.get(6..8) == Some(b"\\u")
            && let Some(low) = bytes.get(8..12).and_then(hex4)
            && (0xDC00..0xE000).contains(&low)
        {
            let code = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
            return char::from_u32(code).map(|c| (c, 12));
        }
        return char::from_u32(high).map(|c| (c, 6));
    }
    let end = bytes.iter().take(12).position(|byte| *byte == b';')?;
    let name = text.get(1..end).filter(|_| text.starts_with('&'))?;
    let c = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "nbsp" => ' ',
        "quot" => '"',
        "apos" => '\'',
        "lbrack" | "lsqb" => '[',
        "rbrack" | "rsqb" => ']',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((c, end + 1))
}

fn hex4(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |code, digit| Some(code * 16 + char::from(*digit).to_digit(16)?))
}

/// `text` shortened for a remark.
pub(crate) fn short(text: &str) -> String {
    let text = text.trim();
    match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

/// `text` as it may stand in a text format: a control character that is no line break or tab becomes a blank.
///
/// A reader takes a text with many of them for a binary file, so a writer must not pass them on.
pub(crate) fn printable(text: &str) -> String {
    text.chars()
        .map(|c| if c < ' ' && !matches!(c, '\t' | '\n' | '\r') { ' ' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_characters_and_every_kind_of_line_end() {
        let source = Source::new("象棋\r\nab\rc\nd".to_owned());
        let place = |offset| {
            let place = source.place(offset);
            (place.line, place.column)
        };
        assert_eq!(place(0), (1, 1));
        assert_eq!(place(3), (1, 2));
        assert_eq!(place(8), (2, 1));
        assert_eq!(place(11), (3, 1));
        assert_eq!(place(13), (4, 1));
        assert_eq!(place(99), (4, 2));
    }

    #[test]
    fn places_hold_on_long_lines() {
        let source = Source::new("马".repeat(1000));
        for at in [0, 85, 86, 500, 999] {
            assert_eq!(source.place(at * 3).column as usize, at + 1);
        }
    }

    #[test]
    fn escapes_are_decoded_once() {
        assert_eq!(
            unescape("\\u005BDhtmlXQ] &amp;lt; \\ud83d\\ude00 \\u12"),
            "[DhtmlXQ] &lt; 😀 \\u12"
        );
        assert_eq!(unescape("&#91;&#x5D;&unknown;&"), "[]&unknown;&");
    }
}
