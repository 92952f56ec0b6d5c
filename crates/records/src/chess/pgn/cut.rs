//! Cuts a PGN text into games, and a game into tags, words and comments.

use std::borrow::Cow;

use super::tags::{outcome_of, tag_of};

/// The text of one game, cut out of a file: what stands where, not what it means.
#[derive(Debug, Clone, Default)]
pub struct GameText<'a> {
    /// The whole text of the file, which the places are counted in.
    pub(super) text: &'a str,
    /// The line of a byte before the game.
    pub(super) line: (usize, u32),
    pub(super) tags: Vec<Tag<'a>>,
    /// Words and comments of the main line, and faults, in order.
    pub(super) pieces: Vec<Piece<'a>>,
    /// Where the first word is.
    pub(super) opened: Option<usize>,
    /// The result after the moves.
    pub(super) terminator: Option<&'a str>,
    /// Where it ends.
    pub(super) end: usize,
    /// Faults in what follows after the last game of a file.
    pub(super) behind: Vec<Piece<'a>>,
}

#[derive(Debug, Clone)]
pub(super) struct Tag<'a> {
    pub(super) at: usize,
    pub(super) name: &'a str,
    pub(super) value: Cow<'a, str>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Piece<'a> {
    pub(super) at: usize,
    pub(super) kind: PieceKind,
    pub(super) text: &'a str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// What may be a move.
    Word,
    /// The inside of a comment.
    Comment,
    /// A comment or variation has no end.
    NotClosed,
    /// A closing bracket without its opening one.
    NotOpened,
    /// A line in brackets that is no tag.
    BadTag,
}

impl GameText<'_> {
    /// Whether there is no game, only what is odd or nothing at all.
    const fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.opened.is_none()
    }

    fn has_no_faults(&self) -> bool {
        self.pieces.iter().all(|piece| piece.kind == PieceKind::Comment)
    }
}

/// The games of a text, in order.
#[derive(Debug, Clone)]
pub struct Games<'a> {
    cutter: Cutter<'a>,
    /// Cut, and kept back until it is known whether it is the last.
    held: Option<GameText<'a>>,
}

impl<'a> Games<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { cutter: Cutter { text, at: 0, depth: 0, line: (0, 1) }, held: None }
    }
}

impl<'a> Iterator for Games<'a> {
    type Item = GameText<'a>;

    fn next(&mut self) -> Option<GameText<'a>> {
        while !self.cutter.is_at_the_end() {
            let game = self.cutter.cut();
            match &mut self.held {
                // What follows after the last game is no game.
                Some(last) if game.is_empty() => {
                    let is_fault = |piece: &Piece<'_>| piece.kind != PieceKind::Comment;
                    last.behind.extend(game.pieces.into_iter().filter(is_fault));
                }
                // Nothing but faults is a record too; nothing at all is none.
                None if game.is_empty() && game.has_no_faults() => {}
                held @ (Some(_) | None) => {
                    if let Some(done) = held.replace(game) {
                        return Some(done);
                    }
                }
            }
        }
        self.held.take()
    }
}

#[derive(Debug, Clone)]
struct Cutter<'a> {
    text: &'a str,
    at: usize,
    /// How many variations are open.
    depth: usize,
    /// A place already counted: byte and line.
    line: (usize, u32),
}

impl<'a> Cutter<'a> {
    const fn is_at_the_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// The game that begins here, up to its result, the first tag of the next or the end of the text.
    fn cut(&mut self) -> GameText<'a> {
        let mut game = GameText {
            text: self.text,
            line: self.line,
            tags: Vec::with_capacity(USUAL_TAGS),
            pieces: Vec::with_capacity(USUAL_PIECES),
            ..GameText::default()
        };
        while !self.is_at_the_end() && !self.step(&mut game) {}
        if self.is_at_the_end() && self.depth > 0 {
            game.fault(self.at, PieceKind::NotClosed);
        }
        self.depth = 0;
        game.end = self.at;
        let (byte, line) = self.line;
        self.line = (self.at, line + newlines(&self.text.as_bytes()[byte..self.at]));
        game
    }

    /// Takes what stands here; whether the game ends with it, or before it.
    fn step(&mut self, game: &mut GameText<'a>) -> bool {
        match self.text.as_bytes()[self.at] {
            b' ' | b'\n' => self.at += 1,
            byte if byte.is_ascii_alphanumeric() => return self.token(game),
            _ => return self.sign(game),
        }
        false
    }

    /// Takes what is neither a space nor begins with a letter or digit.
    fn sign(&mut self, game: &mut GameText<'a>) -> bool {
        match self.text.as_bytes()[self.at] {
            b'\t' | b'\r' | 0x0b | 0x0c | b'}' | b']' => self.at += 1,
            b'%' if self.starts_line() => self.skip_line(),
            b';' => self.skip_line(),
            b'{' => self.comment(game),
            b'(' => {
                self.depth += 1;
                self.at += 1;
            }
            b')' => {
                if self.depth == 0 {
                    game.fault(self.at, PieceKind::NotOpened);
                }
                self.depth = self.depth.saturating_sub(1);
                self.at += 1;
            }
            // A tag at the start of a line ends whatever was open.
            b'[' if self.depth == 0 || self.starts_line() => {
                if self.depth > 0 {
                    game.fault(self.at, PieceKind::NotClosed);
                    self.depth = 0;
                }
                return self.tag(game);
            }
            b'[' => self.at += 1,
            0xef if self.rest().starts_with(BYTE_ORDER_MARK) => self.at += BYTE_ORDER_MARK.len(),
            _ => return self.token(game),
        }
        false
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn starts_line(&self) -> bool {
        self.at == 0 || matches!(self.text.as_bytes()[self.at - 1], b'\n' | b'\r')
    }

    fn skip_line(&mut self) {
        self.at += line_length(self.rest());
    }

    fn comment(&mut self, game: &mut GameText<'a>) {
        let start = self.at + 1;
        let rest = &self.text[start..];
        let (mut length, mut is_closed) = (0, false);
        for line in rest.split_inclusive('\n') {
            let brace = line.find('}');
            let inside = &line[..brace.unwrap_or(line.len())];
            // A tag at the start of a line ends a comment too: the brace that follows belongs to another game.
            if length > 0 && inside.lines().next().and_then(tag_of).is_some() {
                break;
            }
            length += inside.len();
            is_closed = brace.is_some();
            if is_closed {
                break;
            }
        }
        if !is_closed {
            game.fault(self.at, PieceKind::NotClosed);
        }
        if self.depth == 0 {
            let text = &rest[..length];
            game.pieces.push(Piece { at: start, kind: PieceKind::Comment, text });
        }
        self.at = start + length + usize::from(is_closed);
    }

    /// Takes a tag, if it does not begin the next game; whether it does.
    fn tag(&mut self, game: &mut GameText<'a>) -> bool {
        let rest = self.rest();
        let line = &rest[..line_length(rest)];
        match tag_of(line) {
            None => {
                game.fault(self.at, PieceKind::BadTag);
                self.at += line.len();
            }
            Some(_) if game.opened.is_some() => return true,
            Some((name, value, length)) => {
                game.tags.push(Tag { at: self.at, name, value });
                self.at += length;
            }
        }
        false
    }

    /// Takes what is neither comment nor tag; whether it is the result.
    fn token(&mut self, game: &mut GameText<'a>) -> bool {
        let rest = self.rest();
        let length = word_length(rest);
        let at = self.at;
        // White space beyond ASCII has no length as a word.
        self.at += length.max(rest.chars().next().map_or(1, char::len_utf8));
        self.depth == 0 && game.word(at, &rest[..length])
    }
}

impl<'a> GameText<'a> {
    fn fault(&mut self, at: usize, kind: PieceKind) {
        self.pieces.push(Piece { at, kind, text: "" });
    }

    /// Takes a word of the main line; whether it is the result.
    fn word(&mut self, at: usize, word: &'a str) -> bool {
        let text = strip_number(word);
        if text.is_empty() || text.starts_with('$') {
            return false;
        }
        if !names_square(text) {
            if outcome_of(word).is_some() || word == "*" {
                self.opened.get_or_insert(at);
                self.terminator = Some(word);
                return true;
            }
            if is_sign(text) {
                return false;
            }
        }
        self.opened.get_or_insert(at);
        let at = at + (word.len() - text.len());
        self.pieces.push(Piece { at, kind: PieceKind::Word, text });
        false
    }
}

/// Room that most games do with.
const USUAL_TAGS: usize = 16;
const USUAL_PIECES: usize = 128;

/// Left where files were put together.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// What may end a word: white space, brackets, and what is not ASCII, where the character tells.
const STOPS: [bool; 256] = {
    let mut stops = [false; 256];
    let mut byte = u8::MAX;
    while byte > 0 {
        let ends = matches!(byte, b' ' | b'\t'..=b'\r' | b'{' | b'}' | b'(' | b')' | b';' | b'[');
        stops[byte as usize] = ends || !byte.is_ascii();
        byte -= 1;
    }
    stops
};

/// How long the line at the front is, without its end.
fn line_length(text: &str) -> usize {
    text.bytes().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(text.len())
}

/// How long the word at the front is.
fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut length = bytes.iter().position(|&byte| STOPS[usize::from(byte)]).unwrap_or(bytes.len());
    if bytes.get(length).is_some_and(|byte| !byte.is_ascii()) {
        let rest = &text[length..];
        let stops = |c: char| c.is_whitespace() || "{}();[".contains(c);
        length += rest.find(stops).unwrap_or(rest.len());
    }
    // `e8(Q)`: the bracket belongs to the move.
    match bytes.get(length..length + 3) {
        Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") if length > 0 => length + 3,
        Some(_) | None => length,
    }
}

/// Whether a word is a letter with a digit, as most moves are, and so neither a result nor a sign.
fn names_square(text: &str) -> bool {
    let letter = text.as_bytes().first().is_some_and(|c| c.is_ascii_alphabetic() && *c != b'O');
    letter && text.bytes().any(|c| c.is_ascii_digit())
}

/// How many lines end in `text`.
pub(super) fn newlines(text: &[u8]) -> u32 {
    let of = |some: &[u8]| some.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    text.chunks(usize::from(u8::MAX)).map(|some| u32::from(of(some))).sum()
}

/// `12.`, `12...`, `12.e4` → what follows the number.
fn strip_number(word: &str) -> &str {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    match rest.chars().next() {
        Some('.' | '…') => rest.trim_start_matches(['.', '…']),
        Some(_) if digits > 0 => word,
        Some(_) | None => rest,
    }
}

fn is_sign(text: &str) -> bool {
    matches!(text, "N" | "D" | "RR" | "e.p." | "ep" | "e.p" | "+" | "#" | "mate" | "(=)")
        || text.chars().all(|c| {
            matches!(
                c,
                '!' | '?' | '=' | '+' | '-' | '±' | '∓' | '∞' | '⩲' | '⩱' | '□' | '/' | '⇆' | '○'
            )
        }) && text != "--"
}
