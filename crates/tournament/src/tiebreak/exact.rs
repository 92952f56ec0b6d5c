//! Exact numbers: tie-breaks are sums, products and means of points, never floating point.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Sub};

use crate::units::Points;

/// A fraction in lowest terms with a positive denominator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Exact {
    numerator: i128,
    denominator: i128,
}

impl Exact {
    /// Nothing.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };

    /// A whole number.
    #[must_use]
    pub fn whole(value: impl Into<i128>) -> Self {
        Self { numerator: value.into(), denominator: 1 }
    }

    /// A fraction.
    ///
    /// # Panics
    /// If the denominator is zero.
    #[must_use]
    pub fn fraction(numerator: i128, denominator: i128) -> Self {
        assert!(denominator != 0, "a fraction needs a denominator other than zero");
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let divisor = i128::try_from(divisor).unwrap_or(1).max(1) * denominator.signum();
        Self { numerator: numerator / divisor, denominator: denominator / divisor }
    }

    /// The upper number of the fraction in lowest terms.
    #[must_use]
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The lower number of the fraction in lowest terms, positive.
    #[must_use]
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// Divided into equal parts; nothing if there are no parts.
    #[must_use]
    pub fn parts(self, count: usize) -> Option<Self> {
        let count = i128::try_from(count).ok().filter(|count| *count > 0)?;
        Some(Self::fraction(self.numerator, self.denominator * count))
    }

    /// To that many decimals, half a unit of the last place away from zero.
    ///
    /// For a mean of ratings to whole points this is the ".5 is rounded up" of the rating tie-breaks.
    #[must_use]
    pub fn rounded_half_up(self, decimals: u32) -> Self {
        let scale = 10_i128.pow(decimals.min(12));
        let doubled = self.numerator.abs() * scale * 2 + self.denominator;
        let value = doubled / (2 * self.denominator);
        Self::fraction(value * self.numerator.signum(), scale)
    }
}

impl From<Points> for Exact {
    fn from(points: Points) -> Self {
        Self::fraction(i128::from(points.tenths()), 10)
    }
}

impl Add for Exact {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::fraction(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )
    }
}

impl Sub for Exact {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self + Self { numerator: -other.numerator, denominator: other.denominator }
    }
}

impl Mul for Exact {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self::fraction(self.numerator * other.numerator, self.denominator * other.denominator)
    }
}

impl std::iter::Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.numerator * other.denominator).cmp(&(other.numerator * self.denominator))
    }
}

impl fmt::Display for Exact {
    /// As few decimals as tell it exactly, at most two: `12`, `12.5`, `9.25`, `13.38`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (*self * Self::whole(100)).rounded_half_up(0).numerator;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        let text = match (rest / 10, rest % 10) {
            (0, 0) => format!("{sign}{whole}"),
            (tenths, 0) => format!("{sign}{whole}.{tenths}"),
            (tenths, rest) => format!("{sign}{whole}.{tenths}{rest}"),
        };
        f.pad(&text)
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::Exact;

    #[test]
    fn half_a_unit_is_rounded_away_from_zero() {
        let half = |n: i128| Exact::fraction(n, 2).rounded_half_up(0);
        assert_eq!(half(5), Exact::whole(3));
        assert_eq!(half(4), Exact::whole(2));
        assert_eq!(half(-5), Exact::whole(-3));
        assert_eq!(Exact::fraction(49, 100).rounded_half_up(0), Exact::ZERO);
    }

    #[test]
    fn printed_with_as_few_decimals_as_needed() {
        assert_eq!(Exact::fraction(107, 8).to_string(), "13.38");
        assert_eq!(Exact::fraction(-1, 2).to_string(), "-0.5");
        assert_eq!(Exact::whole(12).to_string(), "12");
        assert_eq!(Exact::fraction(37, 4).to_string(), "9.25");
    }
}
