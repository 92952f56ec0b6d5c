//! Weights of edges: exact integers as wide as the criteria need.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::{Add, Shl, Shr, Sub};

/// An exact signed integer.
pub(crate) trait Weight:
    Copy
    + Ord
    + Debug
    + Add<Output = Self>
    + Sub<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// Nothing.
    const ZERO: Self;
    /// How many bits hold a value and its sign.
    const BITS: u32;

    fn from_i64(value: i64) -> Self;
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const BITS: u32 = 128;

    fn from_i64(value: i64) -> Self {
        Self::from(value)
    }
}

/// `K` words, the lowest first, in two's complement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Wide<const K: usize>([u64; K]);

impl<const K: usize> Wide<K> {
    fn is_negative(self) -> bool {
        self.0[K - 1] >> 63 == 1
    }
}

impl<const K: usize> Ord for Wide<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        other
            .is_negative()
            .cmp(&self.is_negative())
            .then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const K: usize> PartialOrd for Wide<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const K: usize> Add for Wide<K> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        let mut carry = false;
        for (a, b) in self.0.iter_mut().zip(other.0) {
            let (sum, first) = a.overflowing_add(b);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            *a = sum;
            carry = first || second;
        }
        self
    }
}

impl<const K: usize> Sub for Wide<K> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        let mut borrow = false;
        for (a, b) in self.0.iter_mut().zip(other.0) {
            let (rest, first) = a.overflowing_sub(b);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            *a = rest;
            borrow = first || second;
        }
        self
    }
}

fn split(bits: u32) -> (usize, u32) {
    (usize::try_from(bits / 64).unwrap_or(usize::MAX), bits % 64)
}

impl<const K: usize> Shl<u32> for Wide<K> {
    type Output = Self;
    fn shl(self, bits: u32) -> Self {
        let (words, bits) = split(bits);
        let mut out = [0; K];
        for (index, word) in out.iter_mut().enumerate().skip(words) {
            *word = self.0[index - words] << bits;
            if bits > 0 && index > words {
                *word |= self.0[index - words - 1] >> (64 - bits);
            }
        }
        Self(out)
    }
}

impl<const K: usize> Shr<u32> for Wide<K> {
    type Output = Self;
    fn shr(self, bits: u32) -> Self {
        let (words, bits) = split(bits);
        let fill = if self.is_negative() { u64::MAX } else { 0 };
        let at = |index: usize| self.0.get(index).copied().unwrap_or(fill);
        let mut out = [0; K];
        for (index, word) in out.iter_mut().enumerate() {
            *word = at(index + words) >> bits;
            if bits > 0 {
                *word |= at(index + words + 1) << (64 - bits);
            }
        }
        Self(out)
    }
}

impl<const K: usize> Weight for Wide<K> {
    const ZERO: Self = Self([0; K]);
    const BITS: u32 = 64 * {
        assert!(K < 1000, "a width that fits the counter");
        let mut words = 0;
        let mut count = 0;
        while count < K {
            count += 1;
            words += 1;
        }
        words
    };

    fn from_i64(value: i64) -> Self {
        let mut words = [if value < 0 { u64::MAX } else { 0 }; K];
        words[0] = value.cast_unsigned();
        Self(words)
    }
}

#[cfg(test)]
mod tests {
    use super::{Weight, Wide};

    /// Every operation of the wide integers against the built-in ones.
    #[test]
    fn wide_integers_agree_with_the_built_in_ones() {
        let mut state: u64 = 7;
        let mut next = move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 20).cast_signed() - (1 << 43)
        };
        let wide = |value: i128| {
            let high = Wide::<3>::from_i64(i64::try_from(value >> 60).unwrap());
            let low = i64::try_from(value & ((1 << 60) - 1)).unwrap();
            (high << 60) + Wide::from_i64(low)
        };
        for _ in 0..2000 {
            let (a, b) = (i128::from(next()) * i128::from(next()), i128::from(next()) << 30);
            assert_eq!(wide(a) + wide(b), wide(a + b));
            assert_eq!(wide(a) - wide(b), wide(a - b));
            assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b));
            for shift in [0, 1, 17, 63, 64, 65] {
                assert_eq!(wide(a) >> shift, wide(a >> shift));
                assert_eq!((wide(a) << shift) >> shift, wide(a));
            }
        }
    }
}
