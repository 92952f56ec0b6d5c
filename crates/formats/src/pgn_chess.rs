//! Chess PGN as it is found.
//!
//! Accepted: the import form with all its liberties: tags with missing escapes or several on a line, comments `{}` and
//! `;`, escape lines `%`, nested variations (passed over), annotation signs, move numbers right or wrong, results in
//! every spelling, games without moves, without a result or without tags, a tag after moves starting a new game, a FEN
//! with or without `SetUp`, Chess960. A comment without its end stops at the next line with a tag. Behind a FEN that cannot be
//! used the moves are kept as text only. Encodings: a byte-order mark, else strict UTF-8, else Windows-1252.
//!
//! An illegal move is kept and marked. If it names both squares, reading goes on from what the board then shows;
//! otherwise the position is no longer known, and the rest of the main line is kept as text only. Kings put on the
//! centre squares to signal a result at the end are taken for what they are.

use arbiter::Side;
use arbiter::clock::{Control, Millis};
use arbiter::laws::judge::{ChessGame, Ply};
use chess::notation::{self, Reading};
use chess::{Position, Square};

use crate::Place;

mod ending;
mod tags;
mod times;

pub use ending::{SaidEnd, Statement};
pub(crate) use tags::outcome_of;
use tags::{control_of, start_of, tag_of, value_of_tag};

/// A game of chess as read.
#[derive(Debug, Clone, PartialEq)]
pub struct ChessRecord {
    /// Tags in input order.
    pub tags: Vec<(String, String)>,
    /// The game for the arbiter.
    pub game: ChessGame,
    /// The time left after each ply, where a comment says it (`%clk`).
    pub clocks: Vec<Option<Millis>>,
    /// The time each ply took, where a comment says it (`%emt`).
    pub spent: Vec<Option<Millis>>,
    /// Main-line texts after the position was lost, as they stand.
    pub unread: Vec<String>,
    /// The result at the end of the moves, as it stands.
    pub terminator: Option<String>,
    /// What its tags say on the end.
    pub said: Statement,
    /// What was odd, with its place.
    pub faults: Vec<ChessFault>,
    /// Where the game begins.
    pub place: Place,
}

/// Something odd in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChessFault {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: ChessFaultKind,
}

/// What is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChessFaultKind {
    /// The move is not legal.
    IllegalMove(String),
    /// The move is not legal, and the position after it is not known: what follows was not read.
    IllegalEnd(String),
    /// The text fits several legal moves.
    AmbiguousMove(String),
    /// The text names no move.
    UnreadableMove(String),
    /// The FEN cannot be used, so the moves were not read.
    BadFen(String),
    /// A comment or variation has no end.
    NotClosed,
    /// A closing bracket without its opening one.
    NotOpened,
    /// A line in brackets that is no tag.
    BadTag,
    /// The result after the moves is not that of the tag.
    TerminatorDiffers {
        /// The tag.
        tag: String,
        /// After the moves.
        terminator: String,
    },
    /// There is no result after the moves.
    NoTerminator,
    /// Kings on the centre squares signalled the result and were left out.
    KingSignal(u32),
    /// A clock comment shows more than the one before and all that the control gives.
    ClockGrew {
        /// The first ply where it does.
        ply: u32,
        /// By how much too much.
        by: Millis,
        /// At how many plies of the game.
        times: u32,
    },
    /// The record has a player lose on time, and it is the opponent's clock that was running: this
    /// player had completed a move with time left.
    TimeLeftAtForfeit {
        /// Who is said to have overstepped.
        side: Side,
        /// What the last clock comment shows.
        left: Millis,
    },
    /// The termination tag and the result do not go together.
    TerminationContradicts {
        /// The tag's value.
        termination: String,
        /// The result, as it stands.
        result: String,
    },
    /// The termination tag says mate or stalemate, and the last position is neither.
    TerminationNotOnBoard {
        /// The tag's value.
        termination: String,
    },
}

impl ChessFaultKind {
    /// Whether a person should look: what the record says cannot all be so.
    #[must_use]
    pub const fn needs_a_person(&self) -> bool {
        match self {
            Self::IllegalMove(_)
            | Self::IllegalEnd(_)
            | Self::AmbiguousMove(_)
            | Self::UnreadableMove(_)
            | Self::BadFen(_)
            | Self::TerminatorDiffers { .. }
            | Self::ClockGrew { .. }
            | Self::TimeLeftAtForfeit { .. }
            | Self::TerminationContradicts { .. }
            | Self::TerminationNotOnBoard { .. }
            | Self::NotClosed
            | Self::BadTag => true,
            Self::NotOpened | Self::NoTerminator | Self::KingSignal(_) => false,
        }
    }
}

impl ChessRecord {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        value_of_tag(&self.tags, name)
    }

    /// The time control, if the tag is understood.
    #[must_use]
    pub fn control(&self) -> Option<Control> {
        control_of(&self.tags)
    }

    /// The text that states the result: of the tag, else of what stands after the moves; `*` where neither does.
    #[must_use]
    pub fn stated_result(&self) -> &str {
        stated_text(self.tag("Result").unwrap_or("*"), self.terminator.as_deref())
    }
}

/// The text of PGN bytes: byte-order mark, strict UTF-8, Windows-1252.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => encoding_rs::WINDOWS_1252.decode(bytes).0.into_owned(),
    }
}

/// Reads every game of a PGN text.
#[must_use]
pub fn read(text: &str) -> Vec<ChessRecord> {
    let mut reader =
        Reader { text, at: 0, games: Vec::new(), draft: Draft::default(), line: (0, 1) };
    reader.run();
    reader.games
}

/// The game being read.
#[derive(Debug, Default)]
struct Draft {
    tags: Vec<(String, String)>,
    /// Where each of them stands.
    tags_at: Vec<usize>,
    moves: Option<Moves>,
    began: usize,
    faults: Vec<(usize, ChessFaultKind)>,
    terminator: Option<String>,
}

/// Its moves, once the start position is known.
#[derive(Debug)]
struct Moves {
    start: Position,
    position: Position,
    plies: Vec<Ply>,
    /// What the comments say of the time of each ply.
    times: Vec<times::Comment>,
    unread: Vec<String>,
    /// Set once the position is not known any more.
    lost: bool,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    games: Vec<ChessRecord>,
    draft: Draft,
    /// A place already counted: byte and line.
    line: (usize, u32),
}

impl<'a> Reader<'a> {
    fn run(&mut self) {
        let bytes = self.text.as_bytes();
        let mut depth = 0usize;
        while self.at < bytes.len() {
            let byte = bytes[self.at];
            match byte {
                b'%' if self.at == 0 || matches!(bytes[self.at - 1], b'\n' | b'\r') => {
                    self.skip_line()
                }
                b' ' | b'\t' | b'\r' | b'\n' | 0x0b | 0x0c => self.at += 1,
                0xef if self.text[self.at..].starts_with('\u{feff}') => self.at += 3,
                b';' => self.skip_line(),
                b'{' => self.comment(depth),
                b'(' => {
                    depth += 1;
                    self.at += 1;
                }
                b')' => {
                    if depth == 0 {
                        self.fault(self.at, ChessFaultKind::NotOpened);
                    }
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                // A tag at the start of a line ends whatever was open.
                b'[' if depth == 0 || self.starts_line() => {
                    if depth > 0 {
                        self.fault(self.at, ChessFaultKind::NotClosed);
                        depth = 0;
                    }
                    self.tag();
                }
                b'}' | b']' | b'[' => self.at += 1,
                _ => self.token(depth),
            }
        }
        if depth > 0 {
            self.fault(self.at, ChessFaultKind::NotClosed);
        }
        self.end_game();
    }

    fn starts_line(&self) -> bool {
        self.at == 0 || matches!(self.text.as_bytes()[self.at - 1], b'\n' | b'\r')
    }

    fn fault(&mut self, at: usize, kind: ChessFaultKind) {
        self.draft.faults.push((at, kind));
    }

    fn skip_line(&mut self) {
        let rest = &self.text.as_bytes()[self.at..];
        self.at += rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len());
    }

    fn comment(&mut self, depth: usize) {
        let start = self.at + 1;
        let rest = &self.text[start..];
        let closed = rest.find('}');
        let inside = &rest[..closed.unwrap_or(rest.len())];
        // A tag at the start of a line ends a comment too: the brace that follows belongs to another game.
        let mut lines = inside.match_indices('\n').map(|(at, _)| at + 1);
        let tag = lines.find(|&at| inside[at..].lines().next().and_then(tag_of).is_some());
        let end = start + tag.unwrap_or(inside.len());
        if tag.is_some() || closed.is_none() {
            self.fault(self.at, ChessFaultKind::NotClosed);
        }
        let comment = &self.text[start..end];
        if depth == 0
            && let Some(moves) = &mut self.draft.moves
            && let Some(last) = moves.times.last_mut()
            && !moves.lost
        {
            last.take(comment, start);
        }
        self.at = if tag.is_some() { end } else { (end + 1).min(self.text.len()) };
    }

    fn tag(&mut self) {
        let start = self.at;
        let rest = &self.text[start..];
        let line_end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let Some((name, value, length)) = tag_of(&rest[..line_end]) else {
            self.fault(start, ChessFaultKind::BadTag);
            self.at = start + line_end.max(1);
            return;
        };
        if self.draft.moves.is_some() || self.draft.terminator.is_some() {
            self.end_game();
        }
        if self.draft.tags.is_empty() {
            self.draft.began = start;
        }
        self.draft.tags.push((name, value));
        self.draft.tags_at.push(start);
        self.at = start + length;
    }

    fn token(&mut self, depth: usize) {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest
            .find(|c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '['))
            .unwrap_or(rest.len())
            // `e8(Q)`: the bracket belongs to the move.
            .max(1);
        let length = match rest.get(length..length + 3) {
            Some("(Q)" | "(R)" | "(B)" | "(N)") => length + 3,
            Some(_) | None => length,
        };
        self.at = start + length;
        if depth == 0 {
            self.word(start, &rest[..length]);
        }
    }

    fn word(&mut self, start: usize, word: &str) {
        if word.starts_with('$') {
            return;
        }
        if outcome_of(word).is_some() || word == "*" {
            self.open_moves(start);
            self.draft.terminator = Some(word.to_owned());
            self.end_game();
            return;
        }
        let text = strip_number(word);
        if text.is_empty() || is_sign(text) {
            return;
        }
        self.open_moves(start);
        let offset = start + (word.len() - text.len());
        self.play(offset, text);
    }

    /// Sets the start position up, when the first word of the moves comes.
    fn open_moves(&mut self, at: usize) {
        if self.draft.moves.is_some() {
            return;
        }
        if self.draft.tags.is_empty() {
            self.draft.began = at;
        }
        let (start, fault) = start_of(&self.draft.tags);
        let lost = fault.is_some();
        if let Some(fault) = fault {
            let tag = self.draft.tags.iter().position(|(name, _)| name == "FEN");
            let at = tag.map_or(self.draft.began, |tag| self.draft.tags_at[tag]);
            self.fault(at, fault);
        }
        self.draft.moves = Some(Moves {
            position: start.clone(),
            start,
            plies: Vec::new(),
            times: Vec::new(),
            unread: Vec::new(),
            lost,
        });
    }

    fn play(&mut self, at: usize, text: &str) {
        let Some(moves) = &mut self.draft.moves else { return };
        if moves.lost {
            moves.unread.push(text.to_owned());
            return;
        }
        match notation::read_quickly(&moves.position, text) {
            Reading::Legal(m, _) => {
                moves.position.advance(m);
                let after = moves.position.clone();
                moves.plies.push(Ply { text: text.to_owned(), m: Some(m), after });
                moves.times.push(times::Comment::default());
            }
            Reading::Illegal(d) => {
                let named = d.filter(|d| names_both_squares(text, d.from, d.to));
                let kind = match named.and_then(|d| moves.position.displaced(d).ok()) {
                    Some(after) => {
                        moves.position = after.clone();
                        moves.plies.push(Ply { text: text.to_owned(), m: None, after });
                        moves.times.push(times::Comment::default());
                        ChessFaultKind::IllegalMove(text.to_owned())
                    }
                    None => moves.lose(text),
                };
                self.fault(at, kind);
            }
            Reading::MissingPromotion(_) | Reading::Null => {
                let kind = moves.lose(text);
                self.fault(at, kind);
            }
            Reading::Ambiguous(_) => {
                moves.lose(text);
                self.fault(at, ChessFaultKind::AmbiguousMove(text.to_owned()));
            }
            Reading::Unreadable => {
                moves.lose(text);
                self.fault(at, ChessFaultKind::UnreadableMove(text.to_owned()));
            }
        }
    }

    fn placed(&mut self, faults: Vec<(usize, ChessFaultKind)>) -> Vec<ChessFault> {
        faults.into_iter().map(|(at, kind)| ChessFault { place: self.place(at), kind }).collect()
    }

    fn place(&mut self, at: usize) -> Place {
        // Counted on from the last place, or back to an earlier one.
        let (byte, line) = self.line;
        let between = &self.text.as_bytes()[byte.min(at)..byte.max(at)];
        let newlines = between.iter().filter(|&&b| b == b'\n').count();
        let newlines = u32::try_from(newlines).unwrap_or(0);
        let line = if at < byte { line - newlines } else { line + newlines };
        self.line = (at, line);
        let begin = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let column = self.text[begin..at].chars().count() + 1;
        Place { line, column: u32::try_from(column).unwrap_or(u32::MAX) }
    }

    fn end_game(&mut self) {
        if self.draft.tags.is_empty() && self.draft.moves.is_none() {
            self.draft.terminator = None;
            let Some(mut last) = self.games.pop() else {
                // Nothing but faults is a record too; nothing at all is none.
                if !self.draft.faults.is_empty() {
                    self.close();
                }
                return;
            };
            let faults = std::mem::take(&mut self.draft.faults);
            last.faults.extend(self.placed(faults));
            self.games.push(last);
            return;
        }
        self.close();
    }

    /// Ends the game that was begun.
    fn close(&mut self) {
        self.open_moves(self.at);
        let draft = std::mem::take(&mut self.draft);
        let Some(mut moves) = draft.moves else { return };
        let mut faults = draft.faults;
        let end = self.at.min(self.text.len());
        let signal = moves.king_signal(&mut faults);
        if signal > 0 {
            faults.push((end, ChessFaultKind::KingSignal(signal)));
        }
        let tag = value_of_tag(&draft.tags, "Result").unwrap_or("*");
        match &draft.terminator {
            None => faults.push((end, ChessFaultKind::NoTerminator)),
            Some(terminator) if outcome_of(terminator) != outcome_of(tag) => {
                let (tag, terminator) = (tag.to_owned(), terminator.clone());
                faults.push((end, ChessFaultKind::TerminatorDiffers { tag, terminator }));
            }
            Some(_) => {}
        }
        let result = stated_text(tag, draft.terminator.as_deref());
        let stated = outcome_of(result);
        let said = Statement::of(&draft.tags);
        let by_time = said.how == Some(SaidEnd::TimeForfeit);
        let sound = moves.unread.is_empty() && moves.plies.iter().all(|ply| ply.m.is_some());
        let against = said.against_result(stated, result, &moves.position);
        let against = against.or_else(|| said.against_board(&moves.position).filter(|_| sound));
        if let Some(kind) = against {
            let tag = draft.tags.iter().position(|(name, value)| {
                Statement::TAGS.contains(&name.as_str()) && *value == said.text
            });
            faults.push((tag.map_or(draft.began, |index| draft.tags_at[index]), kind));
        }
        let turn = Side::from(moves.position.turn());
        let loser = times::loser_on_time(&said, stated);
        if sound && let Some(fault) = times::left_at_forfeit(&moves.times, loser, turn, end) {
            faults.push(fault);
        }
        let control = control_of(&draft.tags);
        let first = Side::from(moves.start.turn());
        faults.extend(control.and_then(|control| times::growth(control, &moves.times, first)));
        let place = self.place(draft.began);
        let faults = self.placed(faults);
        let game = ChessGame { start: moves.start, plies: moves.plies, stated, by_time };
        self.games.push(ChessRecord {
            tags: draft.tags,
            game,
            clocks: moves.times.iter().map(|time| time.left).collect(),
            spent: moves.times.iter().map(|time| time.spent).collect(),
            unread: moves.unread,
            terminator: draft.terminator,
            said,
            faults,
            place,
        });
    }
}

impl Moves {
    fn lose(&mut self, text: &str) -> ChessFaultKind {
        self.lost = true;
        self.unread.push(text.to_owned());
        ChessFaultKind::IllegalEnd(text.to_owned())
    }

    /// Takes kings on the centre squares off the end: an illegal one, the one before it, and what
    /// follows of the same kind. How many texts that were.
    fn king_signal(&mut self, faults: &mut Vec<(usize, ChessFaultKind)>) -> u32 {
        let all_signals = !self.unread.is_empty()
            && self.unread.len() <= 2
            && self.unread.iter().all(|text| signals(text));
        if !all_signals {
            return 0;
        }
        let mut count = self.unread.len();
        let first = self.unread[0].clone();
        faults.retain(|(_, kind)| *kind != ChessFaultKind::IllegalEnd(first.clone()));
        self.unread.clear();
        if self.plies.last().is_some_and(|ply| signals(&ply.text)) {
            self.plies.pop();
            self.times.pop();
            count += 1;
        }
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}

/// The text that states the result: the tag, else what stands after the moves; the tag where neither does.
fn stated_text<'a>(tag: &'a str, terminator: Option<&'a str>) -> &'a str {
    let states = |text: &&str| outcome_of(text).is_some();
    Some(tag).filter(states).or(terminator.filter(states)).unwrap_or(tag)
}

/// A king on a centre square.
fn signals(text: &str) -> bool {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    matches!(text, "Ke4" | "Kd4" | "Ke5" | "Kd5" | "Kxe4" | "Kxd4" | "Kxe5" | "Kxd5")
}

fn names_both_squares(text: &str, from: Square, to: Square) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    text.starts_with(&from.to_string()) && text.contains(&to.to_string())
}

/// `12.`, `12...`, `12.e4` → what follows the number.
fn strip_number(word: &str) -> &str {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits == 0 {
        return word.trim_start_matches('.').trim_start_matches('…');
    }
    let rest = &word[digits..];
    if rest.is_empty() {
        return "";
    }
    if rest.starts_with(['.', '…']) { rest.trim_start_matches(['.', '…']) } else { word }
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
