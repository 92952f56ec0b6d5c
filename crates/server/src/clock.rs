//! The one place that reads a clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Where the desk takes the time from.
#[derive(Debug, Clone)]
pub enum WallClock {
    /// The clock of the machine.
    System,
    /// A clock that tests set.
    Set(Arc<AtomicI64>),
}

impl WallClock {
    /// A clock that shows `ms` until it is set.
    #[must_use]
    pub fn set_to(ms: i64) -> Self {
        Self::Set(Arc::new(AtomicI64::new(ms)))
    }

    /// Milliseconds since 1970.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        match self {
            Self::System => {
                #[expect(clippy::disallowed_methods, reason = "this is the edge")]
                let now = SystemTime::now();
                let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Self::Set(ms) => ms.load(Ordering::SeqCst),
        }
    }

    /// Moves a set clock on; the machine's goes by itself.
    pub fn advance(&self, by_ms: i64) {
        match self {
            Self::System => {}
            Self::Set(ms) => {
                ms.fetch_add(by_ms, Ordering::SeqCst);
            }
        }
    }
}

/// A moment as people read it, in the machine's time zone: `2026-11-30 09:05:07`.
#[must_use]
pub fn moment(ms: i64) -> String {
    jiff::Timestamp::from_millisecond(ms).map_or_else(
        |_| ms.to_string(),
        |stamp| {
            stamp
                .to_zoned_datetime(jiff::tz::TimeZone::system())
                .strftime("%Y-%m-%d %H:%M:%S")
                .to_string()
        },
    )
}
