//! The ninety points of the board.

use std::fmt;

use crate::Color;

/// A point of the board, named by file `a` to `i` from Red's left and rank `0` to `9` from Red's side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many points the board has.
    pub const COUNT: usize = 90;

    /// a0, the point with index 0.
    pub(crate) const FIRST: Self = Self(0);

    /// The point on `file` (0 to 8, Red's left is 0) and `rank` (0 to 9, Red's back rank is 0).
    ///
    /// `None` outside the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 9 && rank < 10 { Some(Self(rank * 9 + file)) } else { None }
    }

    /// The point with `index` = rank × 9 + file; `None` from 90 on.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 90 { Some(Self(index)) } else { None }
    }

    /// Every point, a0 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..90).map(Self)
    }

    /// rank × 9 + file.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8 from Red's left.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % 9
    }

    /// 0 to 9 from Red's side.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / 9
    }

    /// The point `files` to the right and `ranks` up, if it is on the board.
    #[must_use]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = self.file().checked_add_signed(files)?;
        let rank = self.rank().checked_add_signed(ranks)?;
        Self::new(file, rank)
    }

    /// The same point seen from the other side: the board turned by half a turn.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(89 - self.0)
    }

    /// The same rank, left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.rank() * 9 + 8 - self.file())
    }

    /// File 1 to 9 as `color` counts it, from that side's right.
    #[must_use]
    pub const fn file_from(self, color: Color) -> u8 {
        match color {
            Color::Red => 9 - self.file(),
            Color::Black => self.file() + 1,
        }
    }

    /// The file that `color` counts as `number`, 1 to 9 from that side's right; `None` outside.
    #[must_use]
    pub const fn file_of(color: Color, number: u8) -> Option<u8> {
        match (number, color) {
            (1..=9, Color::Red) => Some(9 - number),
            (1..=9, Color::Black) => Some(number - 1),
            _ => None,
        }
    }

    /// Rank 0 to 9 as `color` counts it, from that side's back rank.
    #[must_use]
    pub const fn rank_from(self, color: Color) -> u8 {
        match color {
            Color::Red => self.rank(),
            Color::Black => 9 - self.rank(),
        }
    }

    /// Whether the point lies on `color`'s half of the board.
    #[must_use]
    pub const fn is_home_of(self, color: Color) -> bool {
        match color {
            Color::Red => self.rank() < 5,
            Color::Black => self.rank() > 4,
        }
    }

    /// Whether the point lies in `color`'s palace.
    #[must_use]
    pub const fn is_palace_of(self, color: Color) -> bool {
        let file = self.file();
        file >= 3
            && file <= 5
            && match color {
                Color::Red => self.rank() <= 2,
                Color::Black => self.rank() >= 7,
            }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = [b'a' + self.file(), b'0' + self.rank()];
        f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
