//! The standings of an event: the table, the order, and what is left to people.

use tournament::standings::{Contest, Order, Standings, matches_1959, rank};
use tournament::tiebreak::{Format, Table};
use tournament::{RoundNumber, Tournament};

use super::Refusal;
use super::build::{Built, build};
use super::core::Core;
use super::setup::Setup;

/// Standings with everything they rest on.
#[derive(Debug, Clone)]
pub struct Ranked {
    /// After which round.
    pub after: RoundNumber,
    /// The event as it stands, with what was ruled on those who left.
    pub built: Built,
    /// The table.
    pub contest: Contest,
    /// The order.
    pub standings: Standings,
}

impl Ranked {
    /// The tournament.
    #[must_use]
    pub const fn tournament(&self) -> &Tournament {
        &self.built.tournament
    }
}

/// The standings after a round; without one, after the last round whose results are all in.
///
/// # Errors
/// What does not fit together.
pub fn ranked(setup: &Setup, core: &Core, after: Option<RoundNumber>) -> Result<Ranked, Refusal> {
    let built = build(setup, core)?;
    let format = setup.format();
    let rules = setup.tiebreak_rules();
    let published = core.last_round();
    let after = after.unwrap_or(core.complete_round()).min(published);
    let whole = after == published && format == Format::RoundRobin;
    // Games that a withdrawal gives stand in rounds not yet played.
    let last = if whole { built.tournament.rounds_on_record() } else { after };
    let cut;
    let seen = if after < published {
        cut = built.tournament.cut_after(after);
        &cut
    } else {
        &built.tournament
    };
    let matches = if setup.is_1959() { matches_1959(seen) } else { None };
    let table = Table::of_players(seen, last, format, matches);
    let contest = Contest::new(table, rules).with_violations(seen);
    let order = Order::parse(&setup.order, &rules)
        .map_err(|error| Refusal::of(|t| t.event_order(&error)))?
        .with_three_or_more(core.three);
    let standings = rank(&contest, &order.steps);
    Ok(Ranked { after, built, contest, standings })
}
