//! Xiangqi facts: the board, legal moves, notations. No rulebook number is known here.
//!
//! A [`Setup`] is what a record or diagram states, however odd, and [`Setup::faults`] tells what
//! is wrong with it. A [`Position`] is one that can be played on. It knows its legal moves,
//! checks, attacks and pins; whether a game is over or drawn is for others to say.
//!
//! ```
//! use xiangqi::{Color, Position, fen, perft};
//!
//! let mut position = Position::initial();
//! assert_eq!(position.legal_moves().len(), 44);
//! assert_eq!(perft(&position, 3), 79_666);
//!
//! // Play, and take back.
//! let key = position.key();
//! let undo = position.play_unchecked(position.legal_moves()[0]);
//! assert_eq!(position.turn(), Color::Black);
//! position.undo(undo);
//! assert_eq!(position.key(), key);
//!
//! // Black has no move left: the chariot checks, and the facing general guards the way out.
//! let setup = fen::parse("3k5/9/9/9/9/9/9/9/9/3RK4 b - - 0 1")?;
//! let mated = Position::from_setup(setup)?;
//! assert!(mated.is_check() && !mated.has_legal_move());
//! assert_eq!(mated.checkers().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attacks;
mod board;
mod checks;
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
