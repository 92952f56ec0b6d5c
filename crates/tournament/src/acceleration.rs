//! Baku acceleration (C.04.7).

use crate::event::VirtualPoints;
use crate::units::{PlayerId, Points, RoundNumber};

/// The virtual points of Baku acceleration for a starting list.
///
/// The first half of the list, rounded up to an even number, is given the points of a win in the
/// first half of the accelerated rounds and half of them in the rest; accelerated are the first
/// half of all rounds, both halves rounded up. `numbers` is the list in order. The group stays
/// bounded by its last member when late entries join.
#[must_use]
pub fn baku(numbers: &[PlayerId], rounds: RoundNumber, win: Points) -> Vec<VirtualPoints> {
    let size = 2 * numbers.len().div_ceil(4);
    let (Some(first), Some(last)) =
        (numbers.first(), numbers.get(..size.min(numbers.len())).and_then(<[_]>::last))
    else {
        return Vec::new();
    };
    let accelerated = rounds.0.div_ceil(2);
    let full = accelerated.div_ceil(2);
    let given = |points, from, to| VirtualPoints {
        points,
        from: RoundNumber(from),
        to: RoundNumber(to),
        first: *first,
        last: *last,
    };
    let mut all = vec![given(win, 1, full)];
    if accelerated > full {
        all.push(given(win.half(), full + 1, accelerated));
    }
    all
}
