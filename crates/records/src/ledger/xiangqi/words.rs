//! Commands, events and refusals of a xiangqi game in both languages at once.

use arbiter::xiangqi::ledger::{Event, Refusal, Stamped};
use words::{Bilingual, Say as _};

/// What somebody did, as a heading over its events.
#[must_use]
pub fn command(stamped: &Stamped) -> Bilingual {
    stamped.command.both()
}

/// An event.
#[must_use]
pub fn event(event: &Event) -> Bilingual {
    event.both()
}

/// Why a command cannot be taken.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Bilingual {
    refusal.both()
}
