//! A stream of numbers that look random and are the same on every machine.

use std::time::Duration;

/// The splitmix64 generator.
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`.
    ///
    /// # Panics
    /// When `end` is nought.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("lists are short");
        usize::try_from(self.next() % end).expect("less than a length")
    }

    /// A pause shorter than `end`, in whole microseconds.
    ///
    /// # Panics
    /// When `end` is nought.
    pub fn pause(&mut self, end: Duration) -> Duration {
        let end = u64::try_from(end.as_micros()).expect("pauses are short");
        Duration::from_micros(self.next() % end)
    }

    /// True `part` times out of `of`.
    ///
    /// # Panics
    /// When `of` is nought.
    pub fn odds(&mut self, part: usize, of: usize) -> bool {
        self.below(of) < part
    }

    /// One of the list.
    ///
    /// # Panics
    /// When the list is empty.
    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())].clone()
    }
}
