//! The law of xiangqi: endings of the game and repetition, one book at a time.

mod bench;
mod books;
mod counting;
mod cycle;
mod exchange;
mod game;
mod judge;
pub mod ledger;
mod limit;
mod memo;
mod order;
mod ply;
mod sides;
mod threat;
mod track;
mod view;
mod weigh;
mod work;

use xiangqi::{Move, Position};

pub use books::{Articles, Book};
pub use judge::{Terms, judge, judge_again, judge_with};
pub use memo::Memo;
pub use order::{Order, Orders};

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
