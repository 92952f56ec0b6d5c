//! Xiangqi facts: the board, legal moves, notations. No rulebook number is known here.

mod board;
mod color;
pub mod fen;
mod m;
pub mod notation;
mod perft;
mod position;
mod role;
mod setup;
mod square;
pub mod ucci;

pub use board::Board;
pub use color::Color;
pub use m::Move;
pub use perft::perft;
pub use position::{PlayError, Position, PositionError};
pub use role::{Piece, Role};
pub use setup::{Fault, Setup};
pub use square::Square;
