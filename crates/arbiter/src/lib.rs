//! Rulings on games. Pure: no input or output, no clock, no randomness.
//!
//! [`xiangqi::judge`] rules on a xiangqi record under one book. What it gives back is a [`Judgement`]: at most one
//! [`Ruling`], which cannot be built without a citation, the warnings that were due on the way, and findings on the record.

pub mod chess;
pub mod clock;
mod fact;
mod history;
mod judgement;
mod proof;
mod ruling;
pub mod xiangqi;

pub use fact::{Fact, OrderedBy, Sought};
pub use history::{History, Seen};
pub use judgement::{Finding, Judgement, Warning};
pub use proof::{
    Attack, CyclePly, Label, Man, Means, Origin, Proof, Protection, Repetition, Source, Weight,
};
pub use ruling::{Decision, Ground, Mode, Outcome, Reading, Ruling, Side, Status, Termination};
