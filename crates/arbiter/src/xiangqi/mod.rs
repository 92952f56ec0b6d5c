//! The law of xiangqi: endings of the game and repetition, one book at a time.

mod book1959;
mod cycle;
mod game;
mod judge;
mod ply;

use rulebook::Document;
use xiangqi::{Move, Position};

pub use judge::judge;

use crate::Outcome;

/// A game as far as it has gone: where it started, what was played, and what the record says of the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameSoFar {
    /// The start; a printed diagram may lack a general.
    pub start: Position,
    /// The moves that stood, legal or not; which are legal is found out here.
    pub moves: Vec<Move>,
    /// The result the record states, if it states one.
    pub stated: Option<Outcome>,
}

/// The xiangqi rulebooks that can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// `xiangqi-1959`: the Chinese rules of 1959.
    Xiangqi1959,
}

impl Book {
    /// Every book, oldest first.
    pub const ALL: [Self; 1] = [Self::Xiangqi1959];

    /// Its document.
    #[must_use]
    pub const fn document(self) -> &'static Document {
        match self {
            Self::Xiangqi1959 => &rulebook::xiangqi_1959::DOCUMENT,
        }
    }

    /// The id of its document.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.document().id
    }

    /// The book with the id `id`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.id() == id)
    }
}
