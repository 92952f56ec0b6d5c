//! Cuts a PGN text into games, and a game into tags, words and comments.

use std::borrow::Cow;

use super::tags::{is_result, tag_of};
use super::words::{
    begins_moves, closes_first, glued_result, is_engine_talk, is_number_one, is_sign, line_length,
    names_square, newlines, spaced_result, strip_number, word_length,
};

/// The text of one game, cut out of a file: what stands where, not what it means.
#[derive(Debug, Clone, Default)]
pub struct GameText<'a> {
    /// The whole text of the file, which the places are counted in.
    pub(super) text: &'a str,
    /// The line of a byte before the game.
    pub(super) line: (usize, u32),
    pub(super) tags: Vec<Tag<'a>>,
    /// Where the last tag ends.
    tags_end: usize,
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
    /// An annotation sign, a numeric one (`$1`) or an offer of a draw (`(=)`).
    Mark,
    /// A variation with its brackets and all that is in it.
    Variation,
    /// Text around the games that is none of them.
    PassedOver,
    /// A comment or variation has no end.
    NotClosed,
    /// A closing bracket without its opening one.
    NotOpened,
    /// A line in brackets that is no tag.
    BadTag,
}

impl PieceKind {
    /// Whether something is wrong with the text.
    const fn is_fault(self) -> bool {
        match self {
            Self::NotClosed | Self::NotOpened | Self::BadTag => true,
            Self::Word | Self::Comment | Self::Mark | Self::Variation | Self::PassedOver => false,
        }
    }
}

impl GameText<'_> {
    /// Whether there is no game, only what is odd or nothing at all.
    const fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.opened.is_none()
    }

    fn has_no_faults(&self) -> bool {
        self.pieces.iter().all(|piece| !piece.kind.is_fault())
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
        let cutter = Cutter { text, at: 0, depth: 0, opened: 0, line: (0, 1), looks_ahead: false };
        Self { cutter, held: None }
    }
}

impl<'a> Games<'a> {
    /// The moves from `at` to the end of `text` as one game, whatever stands between them; `line` is a place already counted.
    pub(super) fn of_moves(text: &'a str, at: usize, line: (usize, u32)) -> GameText<'a> {
        let mut cutter = Cutter { text, at, depth: 0, opened: 0, line, looks_ahead: false };
        let mut game = GameText { text, line, ..GameText::default() };
        while !cutter.is_at_the_end() && !cutter.step(&mut game) {}
        game.end = cutter.at;
        game
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
                    let is_told = |piece: &Piece<'_>| {
                        piece.kind.is_fault() || piece.kind == PieceKind::PassedOver
                    };
                    last.behind.extend(game.pieces.into_iter().filter(is_told));
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
    /// Where the outermost of them begins.
    opened: usize,
    /// A place already counted: byte and line.
    line: (usize, u32),
    /// Whether it only looks for what follows.
    looks_ahead: bool,
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
            self.end_variation(&mut game);
        }
        if game.terminator.is_some() {
            self.same_result_again();
        }
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
            // Ctrl-Z ended the files of DOS.
            b'\t' | b'\r' | 0x0b | 0x0c | 0x1a | b'}' | b']' => self.at += 1,
            b'%' if self.starts_line() => self.skip_line(),
            b';' => self.line_comment(game),
            b'{' => self.comment(game),
            b'(' => self.bracket(game),
            b')' => {
                self.at += 1;
                match self.depth {
                    0 => game.fault(self.at - 1, PieceKind::NotOpened),
                    1 => self.end_variation(game),
                    _ => self.depth -= 1,
                }
            }
            // A tag at the start of a line ends whatever was open.
            b'[' if self.depth == 0 || self.starts_line() => {
                if self.depth > 0 {
                    game.fault(self.at, PieceKind::NotClosed);
                    self.end_variation(game);
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

    /// Passes over a result that stands there twice.
    fn same_result_again(&mut self) {
        let rest = self.rest();
        let blank = rest.len() - rest.trim_start().len();
        let word = &rest[blank..][..word_length(&rest[blank..])];
        if is_result(word) && word != "*" {
            self.at += blank + word.len();
        }
    }

    /// A variation begins, or an offer of a draw stands here.
    fn bracket(&mut self, game: &mut GameText<'a>) {
        if self.depth == 0 && self.rest().starts_with(OFFER) {
            game.mark(self.at, &self.rest()[..OFFER.len()]);
            self.at += OFFER.len();
            return;
        }
        if self.depth == 0 {
            self.opened = self.at;
        }
        self.depth += 1;
        self.at += 1;
    }

    /// The outermost variation ends here.
    fn end_variation(&mut self, game: &mut GameText<'a>) {
        self.depth = 0;
        let text = self.text[self.opened..self.at].trim_end();
        game.pieces.push(Piece { at: self.opened, kind: PieceKind::Variation, text });
    }

    /// A comment up to the end of its line.
    fn line_comment(&mut self, game: &mut GameText<'a>) {
        let at = self.at + 1;
        self.skip_line();
        if self.depth == 0 {
            let text = &self.text[at..self.at];
            game.pieces.push(Piece { at, kind: PieceKind::Comment, text });
        }
    }

    /// Passes over the rest of a line that belongs to no game.
    fn pass_over(&mut self, game: &mut GameText<'a>) {
        let at = self.at;
        let line = &self.rest()[..line_length(self.rest())];
        let tag =
            line.match_indices('[').map(|(at, _)| at).find(|at| tag_of(&line[*at..]).is_some());
        self.at += tag.unwrap_or(line.len());
        let text = self.text[at..self.at].trim_end();
        let told = game.pieces.last().is_some_and(|last| last.kind == PieceKind::PassedOver);
        if !told {
            game.pieces.push(Piece { at, kind: PieceKind::PassedOver, text });
        }
    }

    fn comment(&mut self, game: &mut GameText<'a>) {
        let start = self.at + 1;
        let rest = &self.text[start..];
        let (mut length, mut is_closed) = (0, false);
        for line in rest.split_inclusive('\n') {
            let brace = line.find('}');
            let inside = &line[..brace.unwrap_or(line.len())];
            // A tag at the start of a line ends a comment that has no end of its own: the next brace opens another.
            if length > 0
                && inside.lines().next().and_then(tag_of).is_some()
                && !closes_first(&rest[length..])
            {
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
            Some((name, ..)) if game.opened.is_some() || self.begins_next(game, name) => {
                return true;
            }
            Some((name, value, length)) => {
                game.tags.push(Tag { at: self.at, name, value });
                self.at += length;
                game.tags_end = self.at;
            }
        }
        false
    }

    /// Whether the tag here begins another game although no move stood behind the last one: its name was there
    /// before, or a blank line parts it from tags that say who played or how it ended.
    fn begins_next(&self, game: &GameText<'a>, name: &str) -> bool {
        let has = |name: &str| game.tags.iter().any(|tag| tag.name.eq_ignore_ascii_case(name));
        let between = &self.text.as_bytes()[game.tags_end.min(self.at)..self.at];
        let parted = !game.tags.is_empty() && newlines(between) > 1;
        let rostered = ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name));
        let whole = || name.eq_ignore_ascii_case("Event") || has("Result") || has("Black");
        has(name) && (rostered || parted) || parted && whole()
    }

    /// Takes what is neither comment nor tag; whether it is the result.
    fn token(&mut self, game: &mut GameText<'a>) -> bool {
        let rest = self.rest();
        let at = self.at;
        if self.starts_line() && is_engine_talk(rest)
            || self.depth == 0 && game.is_untouched() && !begins_moves(rest)
        {
            self.pass_over(game);
            // White space beyond ASCII has no length as a word.
            self.at = self.at.max(at + rest.chars().next().map_or(1, char::len_utf8));
            return false;
        }
        let length = spaced_result(rest).unwrap_or_else(|| word_length(rest));
        // White space beyond ASCII has no length as a word.
        self.at += length.max(rest.chars().next().map_or(1, char::len_utf8));
        let word = &rest[..length];
        if self.depth == 0 && word == ZEROS && self.goes_on() {
            game.play(at, word);
            return false;
        }
        self.depth == 0 && game.word(at, word)
    }

    /// Whether a move or a result of the same game follows: then `0-0` is castling, and no result.
    fn goes_on(&self) -> bool {
        if self.looks_ahead {
            return false;
        }
        let mut ahead = Self { looks_ahead: true, ..self.clone() };
        // A tag ends the game, as it does behind a move.
        let mut next = GameText { opened: Some(self.at), ..GameText::default() };
        let is_word = |piece: &Piece<'_>| piece.kind == PieceKind::Word;
        while !ahead.is_at_the_end() && !next.pieces.last().is_some_and(is_word) {
            if ahead.step(&mut next) {
                break;
            }
        }
        let begins_a_game = |piece: &Piece<'_>| is_number_one(&self.text[self.at..piece.at]);
        let word = next.pieces.last().filter(|piece| is_word(piece));
        next.terminator.is_some() || word.is_some_and(|word| !begins_a_game(word))
    }
}

/// The tags that every game has.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// How a move that came with the offer of a draw is marked.
pub(super) const OFFER: &str = "(=)";

/// Castling, and the result with which both lose.
pub(super) const ZEROS: &str = "0-0";

impl<'a> GameText<'a> {
    fn fault(&mut self, at: usize, kind: PieceKind) {
        self.pieces.push(Piece { at, kind, text: "" });
    }

    /// Takes a word of the main line; whether it is the result.
    fn word(&mut self, at: usize, word: &'a str) -> bool {
        let text = strip_number(word);
        if text.is_empty() {
            return false;
        }
        if names_square(text) {
            if let Some(length) = glued_result(text) {
                let at = at + (word.len() - text.len());
                let (text, result) = text.split_at(length);
                self.play(at, text);
                self.terminator = Some(result);
                return true;
            }
        } else if is_result(word) {
            self.opened.get_or_insert(at);
            self.terminator = Some(word);
            return true;
        } else if text.starts_with('$') || is_sign(text) {
            self.mark(at, text);
            return false;
        }
        self.play(at + (word.len() - text.len()), text);
        false
    }

    /// Whether it has neither tags nor moves so far.
    const fn is_untouched(&self) -> bool {
        self.tags.is_empty() && self.opened.is_none()
    }

    fn mark(&mut self, at: usize, text: &'a str) {
        self.pieces.push(Piece { at, kind: PieceKind::Mark, text });
    }

    /// Takes a word that may be a move.
    fn play(&mut self, at: usize, text: &'a str) {
        self.opened.get_or_insert(at);
        self.pieces.push(Piece { at, kind: PieceKind::Word, text });
    }
}

/// Room that most games do with.
const USUAL_TAGS: usize = 16;
const USUAL_PIECES: usize = 128;

/// Left where files were put together.
const BYTE_ORDER_MARK: &str = "\u{feff}";
