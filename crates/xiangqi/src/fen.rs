//! Forsyth–Edwards notation for xiangqi.
//!
//! [`parse`] takes the one written form: `placement side - - halfmove fullmove`, engine letters
//! (`K A B N R C P`), side `w` or `b`, single blanks. [`read`] takes what records and programs really hold
//! and says what it forgave: the letters `H E G M S`, side `r` or none, short forms, the three-field
//! form `w 0 1`, the blanks lost (`w---1`), move number 0, boards of ninety characters.
//! [`format()`] writes the strict form, [`format_wxf`] the same with the letters `H` and `E`.
//!
//! What stands on the board is not judged here: a diagram without a general or with a sixth soldier
//! reads well, and [`Setup::faults`] says what is odd about it.

mod fields;
mod placement;
mod write;

use crate::Setup;

pub use write::{format, format_wxf};

/// A FEN that cannot be read. Offsets are bytes from the start of the text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There is no text.
    #[error("found nothing, expected a board of 10 rows")]
    Empty,
    /// A row is too short or too long.
    #[error("rank {rank}: found {found} files, expected 9")]
    RowWidth {
        /// The rank the row stands for, 9 for the first.
        rank: u8,
        /// How many files the row fills.
        found: usize,
    },
    /// There are not ten rows.
    #[error("found {found} rows, expected 10")]
    RowCount {
        /// How many rows the board has.
        found: usize,
    },
    /// A character is no piece and no count of empty points.
    #[error("rank {rank}: unknown piece letter {found:?} at offset {offset}")]
    UnknownLetter {
        /// The rank the row stands for.
        rank: u8,
        /// The character found.
        found: char,
        /// Where it stands.
        offset: usize,
    },
    /// The side to move is neither side.
    #[error("side to move: found {found:?} at offset {offset}, expected w or b")]
    UnknownSide {
        /// The text found, shortened.
        found: String,
        /// Where it stands.
        offset: usize,
    },
    /// The text can be read with [`read`], but it is not the strict form.
    #[error("not the strict form: {0}")]
    Irregular(Forgiven),
}

/// One departure from the strict form that [`read`] passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{what} at offset {offset}")]
pub struct Forgiven {
    /// Bytes from the start of the text.
    pub offset: usize,
    /// What was found there.
    pub what: Irregularity,
}

/// A kind of departure from the strict form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Irregularity {
    /// A byte order mark.
    #[error("a byte order mark")]
    ByteOrderMark,
    /// More than one blank, a blank at the end, or another separator than a blank.
    #[error("unusual blanks")]
    Blanks,
    /// A letter of another alphabet: `H E G M S`. Reported once for each letter.
    #[error("the piece letter {0:?}")]
    Letter(char),
    /// Two counts of empty points in a row.
    #[error("two counts of empty points in a row")]
    AdjacentCounts,
    /// A board of ninety characters without `/`.
    #[error("a board of ninety characters")]
    FlatBoard,
    /// The side to move as another letter than `w` and `b`.
    #[error("the side written as {0:?}")]
    SideLetter(char),
    /// The side to move is not stated; Red is taken.
    #[error("no side to move, red is taken,")]
    MissingSide,
    /// The blanks between the last fields are lost.
    #[error("lost blanks")]
    LostBlanks,
    /// The two unused fields are left out.
    #[error("the unused fields left out")]
    MissingUnusedFields,
    /// One or both counters are missing.
    #[error("missing counters")]
    MissingCounters,
    /// A counter is no number that fits; it is taken as absent.
    #[error("an unreadable counter")]
    UnreadableCounter,
    /// The move number is 0; it is taken as 1.
    #[error("move number 0")]
    MoveNumberZero,
    /// More text follows; it is not looked at.
    #[error("further text")]
    TrailingText,
}

/// A setup and what had to be forgiven to read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The setup.
    pub setup: Setup,
    /// Every departure from the strict form, in order.
    pub forgiven: Vec<Forgiven>,
}

impl Reading {
    /// Whether the text states the side to move; else Red was taken.
    #[must_use]
    pub fn states_side(&self) -> bool {
        self.forgiven.iter().all(|forgiven| forgiven.what != Irregularity::MissingSide)
    }
}

/// Reads the strict form `placement side - - halfmove fullmove`.
///
/// For what people and other programs hand in, use [`read`].
///
/// # Errors
/// What was found, what was expected and where; [`FenError::Irregular`] where [`read`] would forgive.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let reading = read(text)?;
    match reading.forgiven.first() {
        None => Ok(reading.setup),
        Some(&forgiven) => Err(FenError::Irregular(forgiven)),
    }
}

/// Reads every dialect in use and reports what it forgave.
///
/// # Errors
/// Rows of a wrong width or number, unknown letters, an unknown side: what was found and where.
pub fn read(text: &str) -> Result<Reading, FenError> {
    let mut forgiven = Vec::new();
    let (first, rest) = fields::board_field(text, &mut forgiven)?;
    let board = placement::read(first, &mut forgiven)?;
    let tail = fields::read_tail(rest, &mut forgiven)?;
    let fields::Tail { turn, halfmove, fullmove } = tail;
    forgiven.sort_by_key(|item| item.offset);
    Ok(Reading { setup: Setup { board, turn, halfmove, fullmove }, forgiven })
}

/// A piece of the text and where it begins.
#[derive(Debug, Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    offset: usize,
}
