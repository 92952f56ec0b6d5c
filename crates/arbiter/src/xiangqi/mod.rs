//! The law of xiangqi: endings of the game and repetition, one book at a time.

mod axf;
mod axf_cite;
mod axf_verdict;
mod bare;
mod book1959;
mod chase;
mod computer;
mod counting;
mod cxa;
mod cxa_cite;
mod cxa_verdict;
mod cycle;
mod game;
mod judge;
pub mod ledger;
mod limit;
mod memo;
mod ply;
mod sides;
mod threat;
mod track;
mod view;

use rulebook::Document;
use xiangqi::{Move, Position};

pub use judge::{judge, judge_again};
pub use memo::Memo;

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
    /// `xiangqi-1999`: the Chinese rules of 1999.
    Xiangqi1999,
    /// `cxa-2020`: the rules of the Chinese Xiangqi Association of 2020.
    Cxa2020,
    /// `axf`: the Asian rules, as the World federation publishes them.
    Axf,
    /// `computer-2026`: the rule of a program.
    Computer2026,
    /// `checks-6-12-18`: the rule of playing sites that counts checks.
    Checks61218,
}

impl Book {
    /// The rulebooks of federations, oldest first: what a record is judged by if no book is named.
    pub const OF_FEDERATIONS: [Self; 4] =
        [Self::Xiangqi1959, Self::Xiangqi1999, Self::Cxa2020, Self::Axf];
    /// Every book: those of federations, then the profiles of programs and sites.
    pub const ALL: [Self; 6] = [
        Self::Xiangqi1959,
        Self::Xiangqi1999,
        Self::Cxa2020,
        Self::Axf,
        Self::Computer2026,
        Self::Checks61218,
    ];

    /// Its document.
    #[must_use]
    pub const fn document(self) -> &'static Document {
        match self {
            Self::Xiangqi1959 => &rulebook::xiangqi_1959::DOCUMENT,
            Self::Xiangqi1999 => &rulebook::xiangqi_1999::DOCUMENT,
            Self::Cxa2020 => &rulebook::cxa_2020::DOCUMENT,
            Self::Axf => &rulebook::axf::DOCUMENT,
            Self::Computer2026 => &rulebook::computer_2026::DOCUMENT,
            Self::Checks61218 => &rulebook::checks_6_12_18::DOCUMENT,
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
