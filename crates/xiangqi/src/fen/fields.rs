//! The fields after the board: side, two unused ones, two counters.

use super::{FenError, Forgiven, Irregularity, Part};
use crate::Color;

/// The longest text an error repeats.
const QUOTED: usize = 20;

/// What the fields after the board say.
pub(super) struct Tail {
    pub(super) turn: Color,
    pub(super) halfmove: u32,
    pub(super) fullmove: u32,
}

/// Splits off the first field.
pub(super) fn board_field<'a>(
    text: &'a str,
    forgiven: &mut Vec<Forgiven>,
) -> Result<(Part<'a>, Part<'a>), FenError> {
    let mut part = Part { text, offset: 0 };
    if let Some(rest) = text.strip_prefix('\u{feff}') {
        forgiven.push(Forgiven { offset: 0, what: Irregularity::ByteOrderMark });
        part = Part { text: rest, offset: text.len() - rest.len() };
    }
    let start = part.text.len() - part.text.trim_start_matches(is_blank).len();
    if start > 0 {
        forgiven.push(Forgiven { offset: part.offset, what: Irregularity::Blanks });
    }
    let part = part.from(start);
    let end = part.text.find(is_blank).unwrap_or(part.text.len());
    if end == 0 {
        return Err(FenError::Empty);
    }
    Ok((Part { text: &part.text[..end], offset: part.offset }, part.from(end)))
}

/// Reads everything after the board.
pub(super) fn read_tail(rest: Part<'_>, forgiven: &mut Vec<Forgiven>) -> Result<Tail, FenError> {
    let mut fields = Fields { rest, forgiven };
    let Some(side) = fields.next() else {
        fields.forgive(rest.offset, Irregularity::MissingSide);
        fields.forgive(rest.offset, Irregularity::MissingCounters);
        return Ok(Tail { turn: Color::Red, halfmove: 0, fullmove: 1 });
    };
    // `- - 0 1` or `0 1` straight after the board: the side was left out.
    let turn = if is_dash_or_number(side.text) {
        fields.rest = Part { text: &rest.text[side.offset - rest.offset..], offset: side.offset };
        fields.forgive(side.offset, Irregularity::MissingSide);
        Color::Red
    } else {
        fields.side(side)?
    };
    fields.counters(turn)
}

struct Fields<'a, 'f> {
    rest: Part<'a>,
    forgiven: &'f mut Vec<Forgiven>,
}

impl<'a> Fields<'a, '_> {
    fn forgive(&mut self, offset: usize, what: Irregularity) {
        self.forgiven.push(Forgiven { offset, what });
    }

    /// The next field, if any text is left.
    fn next(&mut self) -> Option<Part<'a>> {
        let Part { text, offset } = self.rest;
        let start = text.len() - text.trim_start_matches(is_blank).len();
        if start > 0 && (!text.starts_with(' ') || start > 1 || start == text.len()) {
            self.forgive(offset, Irregularity::Blanks);
        }
        let part = self.rest.from(start);
        let end = part.text.find(is_blank).unwrap_or(part.text.len());
        self.rest = part.from(end);
        (end > 0).then_some(Part { text: &part.text[..end], offset: part.offset })
    }

    /// Reads the side; what sticks to it (`w---1`) is given back to the rest.
    fn side(&mut self, field: Part<'a>) -> Result<Color, FenError> {
        let mut chars = field.text.chars();
        let letter = chars.next().unwrap_or(' ');
        let stuck = chars.as_str();
        let turn = match letter {
            'w' | 'W' | 'r' | 'R' => Some(Color::Red),
            'b' | 'B' => Some(Color::Black),
            _ => None,
        }
        .filter(|_| stuck.is_empty() || stuck.starts_with('-'))
        .ok_or_else(|| FenError::UnknownSide {
            found: field.text.chars().take(QUOTED).collect(),
            offset: field.offset,
        })?;
        if !matches!(letter, 'w' | 'b') {
            self.forgive(field.offset, Irregularity::SideLetter(letter));
        }
        if !stuck.is_empty() {
            let offset = field.offset + letter.len_utf8();
            self.forgive(offset, Irregularity::LostBlanks);
            self.unstick(Part { text: stuck, offset });
        }
        Ok(turn)
    }

    /// Leaves only the number at the end of `---1` to be read: the dashes say nothing.
    fn unstick(&mut self, stuck: Part<'a>) {
        let number = stuck.text.trim_start_matches('-');
        if !number.is_empty() {
            self.rest =
                Part { text: number, offset: stuck.offset + stuck.text.len() - number.len() };
        }
    }

    fn counters(&mut self, turn: Color) -> Result<Tail, FenError> {
        let lost = self.forgiven.iter().any(|item| item.what == Irregularity::LostBlanks);
        let start = self.rest.offset;
        let mut last = start;
        let (mut dashes, mut numbers, mut count) = (0, [None; 2], 0);
        loop {
            let before = self.rest;
            let Some(field) = self.next() else { break };
            if field.text == "-" && count == 0 && dashes < 3 {
                dashes += 1;
            } else if count < 2 && field.text.bytes().all(|byte| byte.is_ascii_digit()) {
                numbers[count] = field.text.parse().ok();
                if numbers[count].is_none() {
                    self.forgive(field.offset, Irregularity::UnreadableCounter);
                }
                count += 1;
                last = field.offset;
            } else {
                self.rest = before;
                self.forgive(field.offset, Irregularity::TrailingText);
                break;
            }
        }
        if !lost && dashes < 2 && count > 0 {
            self.forgive(start, Irregularity::MissingUnusedFields);
        }
        // One number alone is the move number where a third dash stands for the other counter.
        let (halfmove, fullmove) = match (count, lost || dashes == 3) {
            (1, true) => (None, numbers[0]),
            _ => (numbers[0], numbers[1]),
        };
        if count < 2 && !lost {
            self.forgive(start, Irregularity::MissingCounters);
        }
        if fullmove == Some(0) {
            self.forgive(last, Irregularity::MoveNumberZero);
        }
        Ok(Tail { turn, halfmove: halfmove.unwrap_or(0), fullmove: fullmove.unwrap_or(1).max(1) })
    }
}

impl Part<'_> {
    /// Everything from byte `start` on.
    fn from(self, start: usize) -> Self {
        Self { text: &self.text[start..], offset: self.offset + start }
    }
}

fn is_dash_or_number(text: &str) -> bool {
    text == "-" || text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Blanks, and the underscore that web addresses put in their place.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '_'
}
