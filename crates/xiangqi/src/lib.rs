//! Xiangqi facts: the board, legal moves, notations. No rulebook number is known here.

mod attacks;
mod board;
mod color;
pub mod facts;
pub mod fen;
mod m;
mod move_list;
mod movegen;
pub mod notation;
mod perft;
mod position;
mod role;
mod setup;
mod square;
mod square_set;
mod tables;
pub mod ucci;
mod zobrist;

pub use board::Board;
pub use color::Color;
pub use m::Move;
pub use move_list::{MoveList, Moves};
pub use perft::{divide, perft};
pub use position::{PlayError, Position, PositionError, Undo};
pub use role::{Piece, Role};
pub use setup::{Fault, Setup};
pub use square::Square;
pub use square_set::{SquareSet, Squares};
