//! Rulings on games. Pure: no input or output, no clock, no randomness.

mod ruling;

pub use ruling::{Ground, Mode, Outcome, Ruling, Side, Status, Termination};

/// A typed statement about a position or a record; to be filled in by the rules that need it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {}

/// What shows a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// The article and the facts suffice.
    None,
}
