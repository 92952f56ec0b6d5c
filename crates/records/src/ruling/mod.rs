//! What words of a ruling need a record for: its moves, and the oddities and findings of a PGN.

mod chess;
mod replay;

pub use chess::{chess_fault, chess_finding, open_claim};
pub use replay::{Replay, written, written_balance, written_line};
