//! Rulings in words, in both languages.

mod chess;
mod replay;
mod words;

pub use ::words::{
    Bilingual, MoveWords, label, means, mode, origin, outcome, protection, side, status,
    termination, weight,
};
pub use chess::{chess_fault, chess_finding, open_claim};
pub use replay::{Replay, written, written_balance, written_line};
pub use words::{decision, fact, finding, man, verdict};
