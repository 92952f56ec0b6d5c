//! How times spread over the cases.

use std::fmt;
use std::time::Duration;

/// The medians of the cases, in order, and the slowest answer of all.
pub(crate) struct Spread {
    medians: Vec<Duration>,
    worst: Duration,
}

impl Spread {
    /// The line above the table.
    pub(crate) const HEAD: &str = "what     book          cases      count       min    median       p99       max     worst  per second: at the median   over all";

    /// From the times of each case.
    pub(crate) fn of(times: Vec<Vec<Duration>>) -> Self {
        let worst = times.iter().flatten().max().copied().unwrap_or_default();
        let mut medians: Vec<Duration> = times.into_iter().filter_map(median).collect();
        medians.sort_unstable();
        Self { medians, worst }
    }

    /// The time that `percent` of the cases do not exceed.
    fn at(&self, percent: usize) -> Duration {
        let at = (self.medians.len() * percent).div_ceil(100).saturating_sub(1);
        self.medians.get(at).copied().unwrap_or_default()
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = |time: Duration| {
            let tenths = time.as_nanos() / 100;
            format!("{}.{}", tenths / 10, tenths % 10)
        };
        let second = |time: Duration| Duration::from_secs(1).as_nanos() / time.as_nanos().max(1);
        let mean = self.medians.iter().sum::<Duration>()
            / u32::try_from(self.medians.len().max(1)).unwrap_or(u32::MAX);
        write!(f, "{:>5}", self.medians.len())?;
        for time in [self.at(0), self.at(50), self.at(99), self.at(100), self.worst] {
            write!(f, " {:>9}", tenths(time))?;
        }
        write!(f, " {:>26} {:>10}", second(self.at(50)), second(mean))
    }
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}
