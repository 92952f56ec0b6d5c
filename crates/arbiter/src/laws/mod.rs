//! The Laws of Chess: editions as values, and what ends a game on the board.

mod edition;
mod end;
mod fact;
pub mod judge;

pub use edition::{Citations, Laws, UnknownEdition};
pub use end::{Ending, ORDER, ending, is_listed_draw, may_win};
pub use fact::ChessFact;
