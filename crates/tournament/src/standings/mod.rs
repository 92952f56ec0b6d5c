//! Standings: who is placed where, by which step, and what the text leaves to the arbiter.

mod among;
mod by_rounds;
mod criterion;
mod crosstable;
mod profile;
mod rank;
mod xiangqi;

pub use among::{Comparison, compared_by};
pub use by_rounds::{RoundMark, by_rounds};
pub use criterion::{Criterion, NoOpponent, ThreeOrMore};
pub use crosstable::{Mark, Result as CrossResult, crosstable};
pub use profile::{Order, OrderError, Profile};
pub use rank::{Cell, Finding, Place, Standings, derive_step, rank};
pub use xiangqi::{
    Play, PlayOff, match_scoring_1959, matches_1959, order_1959, play_off, scoring_1959,
};

use std::collections::BTreeMap;

use crate::tiebreak::{Table, TiebreakRules};

/// Everything an order may look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contest {
    /// The results.
    pub table: Table,
    /// The edition of FIDE's tie-breaks.
    pub rules: TiebreakRules,
    /// Violations noted, by number of the player.
    pub violations: BTreeMap<u32, u32>,
    /// Places given by lot, by number of the player; the lower first.
    pub lots: BTreeMap<u32, u32>,
}

impl Contest {
    /// Without violations and lots.
    #[must_use]
    pub const fn new(table: Table, rules: TiebreakRules) -> Self {
        Self { table, rules, violations: BTreeMap::new(), lots: BTreeMap::new() }
    }

    /// Counts the violations of a tournament.
    #[must_use]
    pub fn with_violations(mut self, tournament: &crate::Tournament) -> Self {
        for violation in tournament.violations() {
            if violation.round <= self.table.rounds {
                *self.violations.entry(violation.player.0).or_default() += 1;
            }
        }
        self
    }
}
