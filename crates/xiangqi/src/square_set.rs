//! Sets of points.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub};

use crate::Square;

/// A set of points of the board: one bit a point, a0 the lowest.
///
/// ```
/// use xiangqi::{Square, SquareSet};
///
/// let centre: SquareSet = (0..10).filter_map(|rank| Square::new(4, rank)).collect();
/// assert_eq!(centre.len(), 10);
/// assert_eq!((centre & !centre).len(), 0);
/// assert_eq!(centre.first().map(|square| square.to_string()).as_deref(), Some("e0"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// All ninety points.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);

    /// The set of the points whose bits are set; bits from 90 on are dropped.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// One bit a point, bit rank × 9 + file.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The set of this one point.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether the set has no point.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points the set has.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has exactly one point.
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// Whether the set has two points or more.
    #[must_use]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest point, counted from a0 rank by rank.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        let [low, ..] = self.0.trailing_zeros().to_le_bytes();
        Square::from_index(low)
    }

    /// The points of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The points of both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The points of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets share a point.
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every point of this set is in `other`.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts `square` into the set.
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Takes `square` out of the set.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// [`SquareSet::len`] of a set whose points lie within five ranks, for half the work: no two
    /// of them are 64 bits apart, so both halves of the bits can be counted as one.
    pub(crate) const fn len_of_near(self) -> u32 {
        let (low, high) = self.halves();
        (low | high).count_ones()
    }

    /// [`SquareSet::len`], for half the work where no two points are 64 bits apart.
    pub(crate) const fn len_of_half(self) -> u32 {
        let (low, high) = self.halves();
        if low & high == 0 { (low | high).count_ones() } else { self.0.count_ones() }
    }

    const fn halves(self) -> (u64, u64) {
        let [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = self.0.to_le_bytes();
        (u64::from_le_bytes([a, b, c, d, e, f, g, h]), u64::from_le_bytes([i, j, k, l, m, n, o, p]))
    }

    /// Puts `square` in, or takes it out.
    pub(crate) const fn toggle(&mut self, square: Square) {
        self.0 ^= 1 << square.index();
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.intersection(other)
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.without(other)
    }
}

impl Not for SquareSet {
    type Output = Self;
    /// The points of the board that are not in the set.
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The points of a [`SquareSet`], a0 first.
#[derive(Debug, Clone)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.0.len()).unwrap_or(Square::COUNT);
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
