//! The `position` line of the UCCI and UCI engine protocols.
//!
//! Engines judge repetitions, so the line gives the position after the last capture and every move
//! since: what came before cannot come back.

use std::fmt::Write as _;

use crate::notation::{self, NotationError, RankBase};
use crate::{Move, Position, Setup, fen};

/// What a `position` line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionLine {
    /// The position before the moves.
    pub setup: Setup,
    /// What was forgiven in its FEN.
    pub forgiven: Vec<fen::Forgiven>,
    /// The moves, legal or not.
    pub moves: Vec<Move>,
}

/// A `position` line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionLineError {
    /// The line does not begin as expected.
    #[error("found {found:?}, expected position, then fen or startpos")]
    Keyword {
        /// The word found, shortened.
        found: String,
    },
    /// The FEN cannot be read.
    #[error("in the fen: {0}")]
    Fen(#[from] fen::FenError),
    /// A move cannot be read.
    #[error("move {number}: {error}")]
    Move {
        /// Which move, from 1.
        number: usize,
        /// What is wrong with it.
        error: NotationError,
    },
}

/// Reads `position fen … [moves …]` or `position startpos [moves …]`, ranks 0 to 9.
///
/// # Errors
/// The word, the part of the FEN or the move that cannot be read. Illegal moves are no error.
pub fn read_position(line: &str) -> Result<PositionLine, PositionLineError> {
    let line = line.trim();
    let rest = keyword(line, "position").ok_or_else(|| unexpected(line))?;
    let (head, moves) = split_moves(rest);
    let (setup, forgiven) = if let Some(text) = keyword(head, "fen") {
        let reading = fen::read(text.trim())?;
        (reading.setup, reading.forgiven)
    } else if head.trim() == "startpos" {
        (Setup::initial(), Vec::new())
    } else {
        return Err(unexpected(head));
    };
    let mut read = Vec::new();
    for (number, token) in (1..).zip(moves.split_whitespace()) {
        let m = notation::read_points(token, RankBase::Zero)
            .map_err(|error| PositionLineError::Move { number, error })?;
        read.push(m);
    }
    Ok(PositionLine { setup, forgiven, moves: read })
}

/// Writes `position fen … moves …` for the position reached from `start` by `moves`: the position
/// after the last capture, then the moves since.
#[must_use]
pub fn write_position(start: &Position, moves: &[Move]) -> String {
    let mut origin = start.clone();
    let mut position = start.clone();
    let mut since = 0;
    for (done, &m) in (1..).zip(moves) {
        let captures = position.board().piece_at(m.to).is_some();
        position = position.after(m);
        if captures {
            origin = position.clone();
            since = done;
        }
    }
    let mut line = format!("position fen {}", fen::format(origin.setup()));
    if since < moves.len() {
        line.push_str(" moves");
    }
    for m in &moves[since..] {
        write!(line, " {m}").expect("writing to a string cannot fail");
    }
    line
}

/// The text after `word` and a blank, or after `word` at the end.
fn keyword<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.trim_start().strip_prefix(word)?;
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then_some(rest)
}

/// What stands before and after the word `moves`.
fn split_moves(text: &str) -> (&str, &str) {
    text.match_indices("moves")
        .find(|&(at, word)| {
            text[..at].ends_with(char::is_whitespace) && keyword(&text[at..], word).is_some()
        })
        .map_or((text, ""), |(at, word)| (&text[..at], &text[at + word.len()..]))
}

fn unexpected(text: &str) -> PositionLineError {
    let word = text.split_whitespace().next().unwrap_or("");
    PositionLineError::Keyword { found: word.chars().take(20).collect() }
}
