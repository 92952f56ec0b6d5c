//! Lists of moves.

use std::fmt;
use std::ops::Deref;

use crate::{Move, Square};

/// Moves in a fixed order, ascending by the point left and then by the point reached.
///
/// The list lies on the stack: no set of sixteen pieces has more than 120 moves. Diagrams
/// with more pieces than a set holds may have more; only then is memory allocated.
#[derive(Clone)]
pub struct MoveList {
    inline: [Move; Self::INLINE],
    len: usize,
    /// All moves once there are more than fit, else empty.
    spilled: Vec<Move>,
}

impl MoveList {
    const INLINE: usize = 128;

    /// A list without moves.
    #[must_use]
    pub const fn new() -> Self {
        const NONE: Move = Move::new(Square::FIRST, Square::FIRST);
        Self { inline: [NONE; Self::INLINE], len: 0, spilled: Vec::new() }
    }

    /// Adds `m` at the end.
    pub fn push(&mut self, m: Move) {
        if let Some(place) = self.inline.get_mut(self.len) {
            *place = m;
        } else {
            if self.spilled.is_empty() {
                self.spilled.extend_from_slice(&self.inline);
            }
            self.spilled.push(m);
        }
        self.len += 1;
    }

    /// The moves.
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        self.inline.get(..self.len).unwrap_or(&self.spilled)
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for MoveList {}

impl Extend<Move> for MoveList {
    fn extend<I: IntoIterator<Item = Move>>(&mut self, moves: I) {
        for m in moves {
            self.push(m);
        }
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> Self {
        let mut list = Self::new();
        list.extend(moves);
        list
    }
}

impl From<MoveList> for Vec<Move> {
    fn from(list: MoveList) -> Self {
        list.to_vec()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;
    fn into_iter(self) -> Self::IntoIter {
        self.as_slice().iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = Moves;
    fn into_iter(self) -> Moves {
        Moves { list: self, next: 0 }
    }
}

/// The moves of a [`MoveList`], in its order.
#[derive(Debug, Clone)]
pub struct Moves {
    list: MoveList,
    next: usize,
}

impl Iterator for Moves {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let m = *self.list.as_slice().get(self.next)?;
        self.next += 1;
        Some(m)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}
