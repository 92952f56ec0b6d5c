//! What a game counts.

use super::Laws;
use crate::{Outcome, Side};

/// Points of one game, in halves: a win is 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct HalfPoints(pub u8);

impl HalfPoints {
    /// What a win gives, and the most both sides of a game get together.
    pub const WIN: Self = Self(2);
    /// What a draw gives.
    pub const DRAW: Self = Self(1);
    /// What a loss gives.
    pub const LOSS: Self = Self(0);

    /// Whether a game can give this to one side and `other` to the other.
    #[must_use]
    pub fn goes_with(self, other: Self) -> bool {
        self.0.saturating_add(other.0) <= Self::WIN.0
    }
}

/// What the outcome gives White and Black, where the edition says so.
#[must_use]
pub const fn points(laws: &Laws, outcome: Outcome) -> Option<(HalfPoints, HalfPoints)> {
    if laws.cite.points.is_none() {
        return None;
    }
    match outcome {
        Outcome::Wins(Side::First) => Some((HalfPoints::WIN, HalfPoints::LOSS)),
        Outcome::Wins(Side::Second) => Some((HalfPoints::LOSS, HalfPoints::WIN)),
        Outcome::Draw => Some((HalfPoints::DRAW, HalfPoints::DRAW)),
        Outcome::BothLose => Some((HalfPoints::LOSS, HalfPoints::LOSS)),
        Outcome::None => None,
    }
}
