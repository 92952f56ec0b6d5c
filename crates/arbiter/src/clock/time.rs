//! Amounts of time.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// Milliseconds; below zero means overstepped or taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Millis(pub i64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// So many seconds.
    #[must_use]
    pub const fn seconds(seconds: u32) -> Self {
        Self(seconds as i64 * 1000)
    }

    /// So many minutes.
    #[must_use]
    pub const fn minutes(minutes: u32) -> Self {
        Self(minutes as i64 * 60_000)
    }

    /// Reads `h:mm:ss`, `mm:ss` or seconds, with an optional fraction after `.` or `,` and an
    /// optional sign.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (negative, text) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = match text.split_once(['.', ',']) {
            Some((whole, fraction)) => (whole, fraction),
            None => (text, ""),
        };
        let parts: Vec<&str> = whole.split(':').collect();
        if parts.len() > 3 || (parts.len() == 1 && whole.is_empty()) {
            return None;
        }
        let mut seconds: i64 = 0;
        for (place, part) in parts.iter().enumerate() {
            if part.is_empty() || part.len() > 9 || !part.bytes().all(|byte| byte.is_ascii_digit())
            {
                return None;
            }
            let value: i64 = part.parse().ok()?;
            if place > 0 && value > 59 {
                return None;
            }
            seconds = seconds.checked_mul(60)?.checked_add(value)?;
        }
        let millis = seconds.checked_mul(1000)?.checked_add(thousandths(fraction)?)?;
        Some(Self(if negative { -millis } else { millis }))
    }
}

/// The first three digits after the point; finer ones are cut off.
fn thousandths(fraction: &str) -> Option<i64> {
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mut value = 0;
    for place in 0..3 {
        let digit = fraction.as_bytes().get(place).map_or(0, |byte| i64::from(byte - b'0'));
        value = value * 10 + digit;
    }
    Some(value)
}

impl fmt::Display for Millis {
    /// `1:59:58`, `0:07.5`: hours only where there are any, fractions only where there are any.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = self.0.unsigned_abs();
        let (hours, minutes, seconds) = (all / 3_600_000, all / 60_000 % 60, all / 1000 % 60);
        if self.0 < 0 {
            f.write_str("-")?;
        }
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
        } else {
            write!(f, "{minutes}:{seconds:02}")?;
        }
        let rest = all % 1000;
        if rest == 0 {
            return Ok(());
        }
        let digits = format!("{rest:03}");
        write!(f, ".{}", digits.trim_end_matches('0'))
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
