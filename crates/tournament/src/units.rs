//! Numbers with a meaning: points, ratings, rounds, player numbers.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Points in tenths, the unit in which tournament files print them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct Points(i32);

impl Points {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// That many tenths of a point.
    #[must_use]
    pub const fn from_tenths(tenths: i32) -> Self {
        Self(tenths)
    }

    /// That many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points * 10)
    }

    /// The value in tenths of a point.
    #[must_use]
    pub const fn tenths(self) -> i32 {
        self.0
    }

    /// The half, towards zero where a twentieth would be needed.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Reads `1`, `1.5`, `.5` or `-0.5`; anything finer than a tenth is refused.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        if whole.is_empty() && fraction.is_empty() || whole.len() > 7 {
            return None;
        }
        if !whole.bytes().chain(fraction.bytes()).all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let (tenth, rest) = fraction.split_at(fraction.len().min(1));
        if rest.bytes().any(|byte| byte != b'0') {
            return None;
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        let tenth: i32 = if tenth.is_empty() { 0 } else { tenth.parse().ok()? };
        let value = whole * 10 + tenth;
        Some(Self(if negative { -value } else { value }))
    }
}

impl fmt::Display for Points {
    /// One decimal, as in tournament files: `3.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let value = self.0.unsigned_abs();
        f.pad(&format!("{sign}{}.{}", value / 10, value % 10))
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Points {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        Self(self.0 * factor)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

/// A playing strength; 0 means unrated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct Rating(pub u16);

/// The number of a round, from 1. [`RoundNumber::START`] is the time before the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct RoundNumber(pub u16);

impl RoundNumber {
    /// Before the first round.
    pub const START: Self = Self(0);

    /// The round after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The round before this one; stays at the start.
    #[must_use]
    pub const fn previous(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// Position in a list of rounds, for rounds from 1.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0).saturating_sub(1)
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a player, from 1: a stable name, and in a drawn-up list the pairing number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What each kind of result is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoring {
    /// A game won on the board or by adjudication.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A game lost on the board.
    pub loss: Points,
    /// A win because the other did not appear.
    pub forfeit_win: Points,
    /// A loss by not appearing.
    pub forfeit_loss: Points,
    /// The bye the pairing itself gives in an odd field.
    pub pairing_bye: Points,
    /// A bye worth a win.
    pub full_bye: Points,
    /// A bye worth a draw.
    pub half_bye: Points,
    /// A round not played, announced or not.
    pub absence: Points,
}

impl Scoring {
    /// The scoring in which byes and forfeits follow from win, draw and loss.
    #[must_use]
    pub const fn of(win: Points, draw: Points, loss: Points) -> Self {
        Self {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: loss,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            absence: Points::ZERO,
        }
    }

    /// 1, ½, 0: chess.
    pub const ONE_HALF_ZERO: Self =
        Self::of(Points::whole(1), Points::from_tenths(5), Points::ZERO);

    /// 2, 1, 0: xiangqi.
    pub const TWO_ONE_ZERO: Self = Self::of(Points::whole(2), Points::whole(1), Points::ZERO);

    /// 3, 1, 0.
    pub const THREE_ONE_ZERO: Self = Self::of(Points::whole(3), Points::whole(1), Points::ZERO);
}

impl Default for Scoring {
    fn default() -> Self {
        Self::ONE_HALF_ZERO
    }
}
