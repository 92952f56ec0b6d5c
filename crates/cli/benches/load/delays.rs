//! How long moves took to those who watch.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What is told apart, in microseconds, and how many such steps are counted: up to ten seconds.
const STEP_US: u64 = 250;
const STEPS: usize = 40_000;

/// Delays, counted in steps.
#[derive(Debug)]
pub(crate) struct Delays(Vec<AtomicU64>);

impl Delays {
    pub(crate) fn new() -> Self {
        Self((0..STEPS).map(|_| AtomicU64::new(0)).collect())
    }

    pub(crate) fn note(&self, delay: Duration) {
        let step = u64::try_from(delay.as_micros()).unwrap_or(u64::MAX) / STEP_US;
        let step = usize::try_from(step).unwrap_or(STEPS).min(STEPS - 1);
        self.0[step].fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn clear(&self) {
        self.0.iter().for_each(|count| count.store(0, Ordering::Relaxed));
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.iter().map(|count| count.load(Ordering::Relaxed)).sum()
    }

    /// The delay that so many of a thousand did not exceed.
    pub(crate) fn share(&self, of_thousand: u64) -> Duration {
        let wanted = (self.count() * of_thousand).div_ceil(1000);
        let mut sum = 0;
        for (count, step) in self.0.iter().zip(1_u64..) {
            sum += count.load(Ordering::Relaxed);
            if sum >= wanted {
                return Duration::from_micros(step * STEP_US);
            }
        }
        Duration::MAX
    }

    /// Milliseconds with one digit behind the point.
    pub(crate) fn shown(delay: Duration) -> String {
        let tenths = delay.as_micros() / 100;
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}
