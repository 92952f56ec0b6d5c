//! Times in a ledger.

use arbiter::clock::{Millis, Reading};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::fault::LineFaultKind as Fault;
use crate::fields::TIME;

/// A time: `1:30:00`, or seconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged, expecting = "时间，如 \"1:30:00\"，或秒数\u{1f}a time as \"1:30:00\" or seconds")]
pub enum Time {
    /// `h:mm:ss`, `mm:ss` or seconds, with an optional fraction.
    Text(String),
    /// Seconds.
    Seconds(u32),
}

impl From<Millis> for Time {
    fn from(time: Millis) -> Self {
        Self::Text(time.to_string())
    }
}

impl Time {
    /// The time, as a clock may show it: negative where one ran on. `field` is where it stands.
    pub(super) fn shown(&self, field: &str) -> Result<Millis, Fault> {
        match self {
            Self::Text(text) => Millis::read(text)
                .ok_or_else(|| Fault::wrong(field, &Value::from(text.as_str()), both(TIME))),
            Self::Seconds(seconds) => Ok(Millis::seconds(*seconds)),
        }
    }

    /// The time, which cannot be negative.
    pub(super) fn not_negative(&self, field: &str) -> Result<Millis, Fault> {
        let time = self.shown(field)?;
        if time >= Millis::ZERO {
            return Ok(time);
        }
        let expected = (
            "不为负的时间，如 \"1:30:00\"，或秒数",
            "a time that is not negative, as \"1:30:00\" or seconds",
        );
        Err(Fault::wrong(field, &Value::from(time.to_string()), expected))
    }
}

fn both(text: &str) -> (&str, &str) {
    text.split_once('\u{1f}').unwrap_or((text, text))
}

/// The times of both clocks; those that are said. `names` are the fields they stand in.
pub(super) fn reading(
    first: Option<&Time>,
    second: Option<&Time>,
    names: [&str; 2],
) -> Result<Reading, Fault> {
    let [one, other] = names;
    Ok(Reading {
        first: first.map(|time| time.shown(one)).transpose()?,
        second: second.map(|time| time.shown(other)).transpose()?,
    })
}
