//! The characters of a token, brought to one width.

/// More characters than any written move has.
const MOST: usize = 12;

/// The characters of a token: full-width forms made plain, dashes made one, blanks left out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Glyphs {
    chars: [char; MOST],
    len: usize,
}

impl Glyphs {
    /// `None` when the token is empty or longer than any move.
    pub(super) fn of(token: &str) -> Option<Self> {
        let mut glyphs = Self { chars: [' '; MOST], len: 0 };
        for c in token.chars().map(plain).filter(|c| !c.is_whitespace()) {
            *glyphs.chars.get_mut(glyphs.len)? = c;
            glyphs.len += 1;
        }
        (glyphs.len > 0).then_some(glyphs)
    }

    pub(super) fn as_slice(&self) -> &[char] {
        &self.chars[..self.len]
    }

    /// The same with ASCII letters in upper case.
    pub(super) fn upper(mut self) -> Self {
        for c in &mut self.chars[..self.len] {
            *c = c.to_ascii_uppercase();
        }
        self
    }
}

/// The plain form of a full-width character, a dash or a minus sign.
fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(c) - 0xfee0).expect("the full-width block mirrors ASCII")
        }
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe63}' => '-',
        '·' | '。' => '.',
        _ => c,
    }
}

/// Parts the marks at the end of a token, `! ? + ++ #` and their mixtures, from the move.
///
/// Only the end is looked at: `+` within `C++2` is part of the move.
#[must_use]
pub fn strip_marks(token: &str) -> (&str, &str) {
    let token = token.trim();
    let text = token.trim_end_matches(|c| {
        matches!(c, '!' | '?' | '+' | '#' | '！' | '？' | '＋' | '＃' | '‼' | '⁇' | '⁈' | '⁉')
    });
    (text, &token[text.len()..])
}
