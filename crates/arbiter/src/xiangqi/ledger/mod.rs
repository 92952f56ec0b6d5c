//! A xiangqi game as it is played: what happens at the board, and what a book makes of it.
//!
//! The same shape as the ledger of a chess game: [`decide()`] turns a command into events or refuses it,
//! [`Game::apply`] turns an event into the next state, and both are pure. A move completes itself: the clock is
//! pressed with it. Repetition, mate and the lack of moves are ruled on by [`super::judge()`] as soon as they stand
//! on the board; what the book in hand leaves open comes out as [`Happening::Asked`].

mod apply;
mod decide;
mod event;
mod game;
mod token;

pub use decide::{Refusal, decide};
pub use event::{Command, Event, Happening, Permitted, Question, Reason, Stamped};
pub use game::{Game, Phase, Played, Setup, run};
pub use token::{TokenError, read_move};
