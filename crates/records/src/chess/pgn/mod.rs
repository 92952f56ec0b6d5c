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

use std::borrow::Cow;

use arbiter::chess::judge::ChessGame;
use arbiter::clock::{Control, Millis};

use crate::Place;

mod cut;
mod ending;
mod fault;
mod language;
mod moves;
pub(crate) mod positions;
mod reader;
mod tags;
mod times;
mod whole;
mod words;
mod write;

pub use cut::{GameText, Games};
pub use ending::{SaidEnd, Statement};
pub use fault::{ChessFault, ChessFaultKind};
pub use language::{Language, UnknownLanguage};
pub use tags::outcome_of;
use tags::{control_of, value_of_tag};
pub use whole::{ChessGames, ChessText};
pub(crate) use words::looks_like_move;
pub use write::{position_line, write};

/// A game of chess as read.
#[derive(Debug, Clone, PartialEq)]
pub struct ChessRecord {
    /// Tags in input order.
    pub tags: Vec<(String, String)>,
    /// The game for the arbiter.
    pub game: ChessGame,
    /// The time left after each ply, where a comment says it (`%clk`); empty if none says anything of the times.
    pub clocks: Vec<Option<Millis>>,
    /// The time each ply took, where a comment says it (`%emt`); empty if none says anything of the times.
    pub spent: Vec<Option<Millis>>,
    /// The plies that came with the offer of a draw (`(=)`).
    pub offers: Vec<u32>,
    /// The language whose letters the moves are written with, if it is not English.
    pub language: Option<Language>,
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

    /// The game its tags name, if it is none of chess.
    #[must_use]
    pub fn variant(&self) -> Option<&str> {
        self.faults.iter().find_map(|fault| {
            let ChessFaultKind::Variant(name) = &fault.kind else { return None };
            Some(name.as_str())
        })
    }

    /// The text that states the result: of the tag, else of what stands after the moves; `*` where neither does.
    #[must_use]
    pub fn stated_result(&self) -> &str {
        stated_text(self.tag("Result").unwrap_or("*"), self.terminator.as_deref())
    }
}

/// The text of PGN bytes: byte-order mark, strict UTF-8, Windows-1252.
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        return encoding.decode_without_bom_handling(&bytes[mark..]).0;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => encoding_rs::WINDOWS_1252.decode(bytes).0,
    }
}

/// Reads every game of a PGN text.
#[must_use]
pub fn read(text: &str) -> Vec<ChessRecord> {
    games(text).map(|game| game.read()).collect()
}

/// The games of a PGN text, cut out and not yet read, so that a long file can be read piece by piece and by several threads.
#[must_use]
pub fn games(text: &str) -> Games<'_> {
    Games::new(text)
}

/// The text that states the result: the tag, else what stands after the moves; the tag where neither does.
fn stated_text<'a>(tag: &'a str, terminator: Option<&'a str>) -> &'a str {
    let states = |text: &&str| outcome_of(text).is_some();
    Some(tag).filter(states).or(terminator.filter(states)).unwrap_or(tag)
}
