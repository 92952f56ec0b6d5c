//! Counting the leaves of the tree of legal moves.

use crate::Position;

/// The number of legal move sequences of `depth` plies from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves().len() as u64,
        _ => position.legal_moves().iter().map(|&m| perft(&position.after(m), depth - 1)).sum(),
    }
}
