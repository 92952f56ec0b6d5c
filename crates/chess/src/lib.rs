//! Chess facts: positions, notations, position identity, and whether a side can still mate.
//!
//! Move generation is shakmaty's; this crate adds what an arbiter needs beside it. It knows no
//! article of any rulebook, no number of repetitions or moves and no result.

mod broken;
mod direct;
pub mod fen;
mod identity;
mod irregular;
pub mod notation;
mod position;
pub mod winnable;
pub mod written;

pub use broken::{Broken, breaking};
pub use identity::Identity;
pub use irregular::{Hand, Irregular};
pub use position::{Displacement, IllegalMove, Position, PositionFault};
pub use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Color, File, Move, Piece, Rank, Role, Square,
};
pub use winnable::{Bound, Walked, WhyNot, Winnability, neither_winnable, winnable};

/// The number of legal move sequences of `depth` plies from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    shakmaty::perft(position.as_shakmaty(), depth)
}
