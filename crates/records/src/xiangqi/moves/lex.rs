//! Cuts movetext into moves, numbers, comments, brackets and the result at its end.

use super::shape::{is_han, is_soldier_digits, looks_like_move, plain, split_glued};
use super::{Builder, Tokens};
use crate::bytes::lines;
use crate::remark::{Remark, RemarkKind};
use crate::result::GameResult;
use crate::text::{Source, short};

/// Remarks on words among the moves of one game are not given without end.
const NOISE_REMARKS: usize = 20;

/// Longer than any marker or move, in characters.
const LONGEST: usize = 40;

/// What surrounds the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// PGN: a tag ends the game, `;` begins a comment, `%` in the first column a line to skip.
    Pgn,
    /// A list of moves; the text given is all of it.
    Plain,
}

/// Words that belong to no move and say nothing: of engine protocols and of spoken move lists.
const EMPTY_WORDS: [&str; 12] = [
    "position", "fen", "startpos", "moves", "红", "黑", "红方", "黑方", "e.p.", "e.p", "ep", "着法",
];

struct Lexer<'a> {
    source: &'a Source,
    text: &'a str,
    style: Style,
    at: usize,
    builder: Builder,
    noise: usize,
}

/// Reads the movetext from byte `start` on, up to `end` or to what ends the game.
pub(crate) fn tokens(source: &Source, start: usize, end: usize, style: Style) -> Tokens {
    let text = &source.text()[..end];
    let mut lexer = Lexer { source, text, style, at: start, builder: Builder::default(), noise: 0 };
    lexer.run();
    if lexer.builder.depth() > 0 {
        lexer.remark(lexer.at, RemarkKind::UnclosedVariation);
        while lexer.builder.close() {}
    }
    let mut tokens = lexer.builder.tokens;
    tokens.end = lexer.at;
    tokens
}

/// Whether a tag such as `[Event "` begins at `at`.
pub(crate) fn tag_at(text: &str, at: usize) -> bool {
    let Some(rest) = text[at..].strip_prefix('[') else { return false };
    let rest = rest.trim_start_matches([' ', '\t']);
    let name =
        rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
    name > 0
        && rest.starts_with(|c: char| c.is_ascii_alphabetic())
        && rest[name..].trim_start_matches([' ', '\t']).starts_with(['"', '“'])
}

impl Lexer<'_> {
    fn remark(&mut self, at: usize, kind: RemarkKind) {
        self.builder.tokens.remarks.push(Remark { place: Some(self.source.place(at)), kind });
    }

    fn run(&mut self) {
        while let Some(c) = self.text[self.at..].chars().next() {
            let start = self.at;
            match c {
                _ if is_separator(c) => self.at += c.len_utf8(),
                '{' => self.comment(),
                ';' if self.style == Style::Pgn => {
                    let line = self.rest_of_line();
                    self.builder.comment(lines(&line[1..]).trim_start());
                }
                '%' if self.style == Style::Pgn && self.at_line_start() => {
                    self.rest_of_line();
                }
                '[' if self.style == Style::Pgn && tag_at(self.text, start) => return,
                '(' => {
                    self.at += 1;
                    if !self.builder.open() {
                        self.remark(start, RemarkKind::VariationBeforeMoves);
                    }
                }
                ')' => {
                    self.at += 1;
                    if !self.builder.close() {
                        self.remark(start, RemarkKind::StrayBracket(')'));
                    }
                }
                '}' => {
                    self.at += 1;
                    self.remark(start, RemarkKind::StrayBracket('}'));
                }
                '=' if self.text[start..].starts_with("====") => return,
                _ if self.at_line_start() && is_engine_talk(&self.text[start..]) => {
                    let text = short(&self.rest_of_line());
                    self.remark(start, RemarkKind::TextPassedOver { text });
                }
                _ => {
                    if self.word() {
                        return;
                    }
                }
            }
        }
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text[..self.at].ends_with(['\n', '\r'])
    }

    fn rest_of_line(&mut self) -> String {
        let rest = &self.text[self.at..];
        let line = &rest[..rest.find(['\n', '\r']).unwrap_or(rest.len())];
        self.at += line.len();
        line.to_owned()
    }

    /// A comment in braces. One that runs into the next game was not closed.
    fn comment(&mut self) {
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut at = start;
        let closed = loop {
            match bytes.get(at) {
                Some(b'}') => break true,
                // A comment that has no end of its own: the next brace opens another.
                Some(b'[')
                    if self.style == Style::Pgn
                        && bytes[..at].ends_with(b"\n")
                        && tag_at(self.text, at)
                        && !closes_first(&bytes[at..]) =>
                {
                    break false;
                }
                Some(_) => at += 1,
                None => break false,
            }
        };
        self.builder.comment(&lines(&self.text[start..at]));
        if closed {
            self.at = at + 1;
        } else {
            self.at = at;
            self.remark(start - 1, RemarkKind::UnclosedComment);
        }
    }

    /// A word: number, move, mark, result or noise. Whether the game ends with it.
    fn word(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let end = |c: char| is_separator(c) || "{}()".contains(c);
        let mut length = rest.find(end).unwrap_or(rest.len());
        if self.style == Style::Pgn {
            // A comment or the next game can follow without a blank.
            let head = &rest[..length];
            let cut = head
                .match_indices([';', '['])
                .find(|&(at, found)| found == ";" || tag_at(self.text, self.at + at));
            length = cut.map_or(length, |(at, _)| at).max(1);
            while !rest.is_char_boundary(length) {
                length += 1;
            }
        }
        let start = self.at;
        self.at += length;
        self.classify(&rest[..length], start)
    }

    /// Takes a word apart: numbers may stand before it without a blank. Whether the game ends with it.
    fn classify(&mut self, mut word: &str, mut start: usize) -> bool {
        loop {
            let folded: String = word.chars().take(LONGEST).map(plain).collect();
            if is_terminator(&folded) {
                if self.builder.depth() == 0 {
                    self.builder.tokens.terminator = Some((word.to_owned(), start));
                    return true;
                }
                self.builder.comment(word);
                return false;
            }
            if folded.starts_with('$') || folded.chars().all(|c| "!?".contains(c)) {
                self.builder.mark(&folded);
                return false;
            }
            let chars: Vec<char> = folded.chars().collect();
            let number = if is_soldier_digits(&chars) { None } else { number_before(word) };
            let Some((number, length)) = number else {
                self.move_or_noise(word, &folded, start);
                return false;
            };
            if let Some(number) = number {
                self.builder.number(number, start);
            }
            let dots = word[..length].chars().filter(|c| is_dot(*c)).count();
            if (dots >= 2 || word[..length].contains('…')) && self.builder.is_empty() {
                self.builder.tokens.black_first = true;
            }
            if length == word.len() {
                return false;
            }
            word = &word[length..];
            start += length;
        }
    }

    fn move_or_noise(&mut self, word: &str, folded: &str, start: usize) {
        if let Some(parts) = split_glued(word) {
            for (at, part) in parts {
                self.builder.token(part.to_owned(), start + at);
            }
        } else if looks_like_move(word) {
            self.builder.token(word.to_owned(), start);
        } else if !EMPTY_WORDS.contains(&folded) {
            self.noise += 1;
            if self.noise <= NOISE_REMARKS {
                self.remark(start, RemarkKind::TextPassedOver { text: short(word) });
            }
        }
    }
}

const fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1a}' | ',' | '，' | '。' | '；' | '、' | '\u{FEFF}')
}

const fn is_dot(c: char) -> bool {
    matches!(c, '.' | '．' | '·' | '…')
}

/// Whether a closing brace comes before the next opening one.
fn closes_first(text: &[u8]) -> bool {
    text.iter().find(|byte| matches!(byte, b'{' | b'}')) == Some(&b'}')
}

/// Whether the line at the front is what an engine says and no move.
pub(crate) fn is_engine_talk(line: &str) -> bool {
    const WORDS: [&str; 13] = [
        "bestmove",
        "nobestmove",
        "info",
        "uciok",
        "ucciok",
        "readyok",
        "isready",
        "go",
        "setoption",
        "option",
        "id",
        "ucinewgame",
        "banmoves",
    ];
    let word = &line[..line.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(line.len())];
    WORDS.contains(&word)
}

/// The move number `word` begins with (none if it begins with dots alone), and its length in bytes.
fn number_before(word: &str) -> Option<(Option<u32>, usize)> {
    let mut number = String::new();
    let mut length = 0;
    let mut chars = word.chars().peekable();
    while let Some(digit) = chars.peek().copied().map(plain).filter(char::is_ascii_digit) {
        number.push(digit);
        length += chars.next().map_or(0, char::len_utf8);
    }
    let digits = length;
    while let Some(&dot) = chars.peek().filter(|c| is_dot(**c)) {
        length += dot.len_utf8();
        chars.next();
    }
    let alone = chars.peek().is_none();
    // A move number has few digits; more of them are something else.
    let known = (1..=6).contains(&number.len()) && (length > digits || alone);
    if known || (number.is_empty() && length > 0) {
        return Some((number.parse().ok(), length));
    }
    None
}

/// A result marker; words that could also be a name are none.
fn is_terminator(folded: &str) -> bool {
    let marker = folded == "*"
        || folded.chars().filter(char::is_ascii_digit).count() >= 1
            && folded.contains(['-', ':', '/', '½'])
        || folded.contains('½')
        || folded.chars().all(is_han) && folded.chars().count() >= 2;
    marker && GameResult::parse(folded).is_some()
}
