//! Counting the leaves of the tree of legal moves.

use crate::{Move, Position};

/// The number of legal move sequences of `depth` plies from `position`.
///
/// ```
/// assert_eq!(xiangqi::perft(&xiangqi::Position::initial(), 3), 79_666);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    count(&mut position.clone(), depth)
}

/// [`perft`] shared out among the first moves: each with the sequences that begin with it.
///
/// Nothing at `depth` 0, where there is no first move.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().into_iter().map(|m| (m, perft(&position.after(m), rest))).collect()
}

/// The last ply is counted, not played.
fn count(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::try_from(position.legal_move_count()).unwrap_or(u64::MAX),
        _ => {
            let mut total = 0;
            for &m in &position.legal_moves() {
                let undo = position.play_unchecked(m);
                total += count(position, depth - 1);
                position.undo(undo);
            }
            total
        }
    }
}
