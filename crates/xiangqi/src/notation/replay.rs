//! Reading a whole line.

use super::{Notation, NotationError, Resolved, parse};
use crate::{Move, Position};

/// More readings of one line than this are not followed.
const MOST_READINGS: usize = 64;

/// A line that cannot be read to its end, with what could be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move {}: {error}", read.len() + 1)]
pub struct ReplayError {
    /// The moves before the token that failed, in one reading if several were still open.
    pub read: Vec<Resolved>,
    /// What is wrong with the token.
    pub error: NotationError,
}

/// One way to read the tokens so far.
#[derive(Debug, Clone)]
struct Reading {
    position: Position,
    moves: Vec<Resolved>,
    illegal: usize,
    /// The first token that had to be guessed, with its ambiguity.
    guessed: Option<(usize, NotationError)>,
}

/// Reads `tokens` one after the other from `start`.
///
/// An ambiguous token is read in every way it can mean, and the ways are followed until later tokens
/// decide: a way that a token cannot be read in is given up, and of those that reach the end the ones
/// with the fewest illegal moves are kept.
///
/// # Errors
/// When a token can be read in no way, or several ways reach the end.
pub fn replay<T: AsRef<str>>(
    notation: Notation,
    start: &Position,
    tokens: impl IntoIterator<Item = T>,
) -> Result<Vec<Resolved>, ReplayError> {
    let first = Reading { position: start.clone(), moves: Vec::new(), illegal: 0, guessed: None };
    let mut readings = vec![first];
    for token in tokens {
        readings = extend(notation, readings, token.as_ref())?;
    }
    let fewest = readings.iter().map(|reading| reading.illegal).min().unwrap_or(0);
    readings.retain(|reading| reading.illegal == fewest);
    let several = readings.len() > 1;
    let reading = readings.into_iter().next();
    match reading {
        None => Ok(Vec::new()),
        Some(Reading { mut moves, guessed: Some((ply, error)), .. }) if several => {
            moves.truncate(ply);
            Err(ReplayError { read: moves, error })
        }
        Some(reading) => Ok(reading.moves),
    }
}

/// Every way to read one more token.
fn extend(
    notation: Notation,
    readings: Vec<Reading>,
    token: &str,
) -> Result<Vec<Reading>, ReplayError> {
    let mut next = Vec::with_capacity(readings.len());
    let mut failed = None;
    for reading in readings {
        match parse(notation, &reading.position, token) {
            Ok(resolved) => next.push(reading.with(resolved, None)),
            Err(error) => {
                let legal = |m: &Move| reading.position.is_legal(*m);
                let meant: Vec<Move> = error.candidates().iter().copied().filter(legal).collect();
                for &m in &meant {
                    let resolved = Resolved { m, legal: true, forgiven: Vec::new() };
                    next.push(reading.clone().with(resolved, Some(&error)));
                }
                if meant.is_empty() && failed.is_none() {
                    failed = Some(ReplayError { read: reading.moves, error });
                }
            }
        }
    }
    if next.len() > MOST_READINGS {
        next.sort_by_key(|reading| reading.illegal);
        next.truncate(MOST_READINGS);
    }
    match failed {
        Some(error) if next.is_empty() => Err(error),
        _ => Ok(next),
    }
}

impl Reading {
    fn with(mut self, resolved: Resolved, guess: Option<&NotationError>) -> Self {
        if let (Some(error), None) = (guess, &self.guessed) {
            self.guessed = Some((self.moves.len(), error.clone()));
        }
        self.position = self.position.after(resolved.m);
        self.illegal += usize::from(!resolved.legal);
        self.moves.push(resolved);
        self
    }
}
