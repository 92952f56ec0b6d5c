//! The Laws of Chess: editions as values, and what ends a game on the board.

mod edition;
mod end;
mod fact;
pub mod judge;
pub mod ledger;
mod score;
mod stood;

pub use edition::{Citations, Laws, UnknownEdition};
pub use end::{BOARD_BOUND, Ending, Listed, ORDER, ending, listed_draw, may_win};
pub use fact::ChessFact;
pub use score::{HalfPoints, points};
