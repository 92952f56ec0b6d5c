//! How much work is done for one answer. Counted in moves tried, not in seconds: the same question gets the same answer on
//! every machine.

use std::cell::Cell;

use xiangqi::facts::{Bound, MateSearch, Solver, mate_not_beginning_with};
use xiangqi::{Move, Position};

/// What one answer may cost unless it is said otherwise.
pub(super) const DEFAULT: u64 = 400_000;

/// What it costs to look at a ply, search apart.
pub(super) const PLY: u64 = 8;

/// The work that may still be done for an answer.
#[derive(Debug)]
pub(super) struct Work {
    given: u64,
    left: Cell<u64>,
}

impl Work {
    /// So much may be done.
    pub(super) const fn of(given: u64) -> Self {
        Self { given, left: Cell::new(given) }
    }

    /// How much was given.
    pub(super) fn given(&self) -> u32 {
        u32::try_from(self.given).unwrap_or(u32::MAX)
    }

    /// How much is left.
    pub(super) const fn left(&self) -> u64 {
        self.left.get()
    }

    /// Whether nothing is left: searches from now on are broken off before they begin.
    pub(super) const fn is_spent(&self) -> bool {
        self.left() == 0
    }

    /// Takes `cost` away; whether there was enough.
    pub(super) fn spend(&self, cost: u64) -> bool {
        let enough = self.left() >= cost;
        self.left.set(self.left().saturating_sub(cost));
        enough
    }

    /// Whether the side to move mates by checks alone.
    pub(super) fn mate(&self, position: &Position, bound: Bound) -> MateSearch {
        self.mate_but_by(position, None, bound)
    }

    /// The same for a mate that does not begin with `barred`.
    pub(super) fn mate_but_by(
        &self,
        position: &Position,
        barred: Option<Move>,
        bound: Bound,
    ) -> MateSearch {
        let most = u32::try_from(self.left()).unwrap_or(u32::MAX);
        let bound = Bound { nodes: bound.nodes.min(most), ..bound };
        let (found, tried) = mate_not_beginning_with(position, barred, bound);
        self.spend(u64::from(tried));
        found
    }

    /// What `ask` finds with a solver of gains.
    pub(super) fn solve<T>(&self, ask: impl FnOnce(&Solver) -> T) -> T {
        let solver = Solver::within(self.left());
        let found = ask(&solver);
        self.left.set(self.left().min(solver.left()));
        found
    }
}
