//! Five thousand random rounds break no absolute criterion, and the order of input means nothing.
#![allow(unreachable_pub, reason = "shared with a benchmark")]

#[path = "invariants/mod.rs"]
mod checks;

use tournament::dutch;
use tournament::{RoundNumber, Tournament};

#[test]
fn five_thousand_rounds_break_no_absolute_criterion() {
    let mut rounds = 0;
    let mut seed = 0;
    while rounds < 5000 {
        let (settings, event) = checks::event(seed, 60);
        rounds += checks::check(&settings, &event);
        seed += 1;
    }
}

#[test]
fn the_order_of_the_entries_in_the_input_means_nothing() {
    for seed in 0..40 {
        let (settings, event) = checks::event(seed, 40);
        let mut parts = event.clone().into_parts();
        parts.entries.reverse();
        let turned = Tournament::new(parts).expect("the same event");
        let last = event.last_paired_round();
        for round in (1..=last.0).map(RoundNumber) {
            assert_eq!(
                dutch::pair(&event, round, settings.edition),
                dutch::pair(&turned, round, settings.edition)
            );
        }
    }
}
