//! Which positions of a game stood when.

#![expect(
    clippy::disallowed_types,
    reason = "positions are looked up, never gone through in order"
)]

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use chess::{Bitboard, Identity, Move, Position};

/// After which plies each position stood since the last capture or pawn move, which make every earlier one impossible.
#[derive(Debug, Default)]
pub(super) struct Stood {
    positions: HashMap<Identity, Times, BuildHasherDefault<AsItIs>>,
    /// The occupied squares of those that stood more than once.
    occupied: BTreeSet<Bitboard>,
    /// For a ply whose position had stood before, the ply after which it did so last.
    earlier: BTreeMap<u32, u32>,
}

/// So many plies show any claim; in a game that goes round for ever a list of all would grow with every ply.
const LISTED: usize = 16;

/// So many sets of squares are gone through one by one.
const FEW: usize = 64;

#[derive(Debug)]
struct Times {
    count: u32,
    /// The ply of the last time.
    last: u32,
}

impl Stood {
    /// Nothing that stood can come again.
    pub(super) fn clear(&mut self) {
        self.positions.clear();
        self.occupied.clear();
        self.earlier.clear();
    }

    /// The position stands after `ply`; how often it has stood, this time included.
    pub(super) fn add(&mut self, position: Identity, ply: u32) -> u32 {
        let times = self.positions.entry(position).or_insert(Times { count: 0, last: ply });
        if times.count > 0 {
            self.occupied.insert(position.occupied());
            self.earlier.insert(ply, times.last);
        }
        *times = Times { count: times.count + 1, last: ply };
        times.count
    }

    /// Whether some position stood more than once.
    pub(super) fn has_repeated(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Whether some move of one piece may lead from `position` to one that has stood more than once: by the squares alone, as a
    /// look before the moves are made.
    pub(super) fn some_may_return(&self, position: &Position) -> bool {
        let now = position.board().occupied();
        self.occupied.len() > FEW || self.occupied.iter().any(|&then| (now ^ then).count() == 2)
    }

    /// Whether `m`, no capture and no pawn move, may do so.
    pub(super) fn may_return(&self, position: &Position, m: Move) -> bool {
        let now = position.board().occupied();
        m.from().is_some_and(|from| {
            !m.is_castle() && self.occupied.contains(&now.without(from).with(m.to()))
        })
    }

    /// How often the position has stood.
    pub(super) fn count(&self, position: &Identity) -> u32 {
        self.positions.get(position).map_or(0, |times| times.count)
    }

    /// After which plies it has stood, in order; the latest of them, if it stood more than [`LISTED`] times.
    pub(super) fn plies(&self, position: &Identity) -> Vec<u32> {
        let last = self.positions.get(position).map(|times| times.last);
        let each = std::iter::successors(last, |ply| self.earlier.get(ply).copied());
        let mut plies: Vec<u32> = each.take(LISTED).collect();
        plies.reverse();
        plies
    }
}

/// The fingerprint of an identity is hash enough.
#[derive(Debug, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }
}

#[cfg(test)]
mod tests {
    use chess::Position;

    use super::*;

    #[test]
    fn a_position_that_comes_again_is_counted_with_its_plies() {
        let initial = Position::initial().identity();
        let other = chess::fen::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap().position.identity();
        let mut stood = Stood::default();
        let counts = [(initial, 0), (other, 1), (initial, 4), (other, 6), (initial, 7)]
            .map(|(position, ply)| stood.add(position, ply));
        assert_eq!(counts, [1, 1, 2, 2, 3]);
        assert_eq!((stood.plies(&initial), stood.plies(&other)), (vec![0, 4, 7], vec![1, 6]));
        stood.clear();
        assert!(!stood.has_repeated());
        assert_eq!((stood.count(&initial), stood.plies(&initial)), (0, Vec::new()));
    }
}
