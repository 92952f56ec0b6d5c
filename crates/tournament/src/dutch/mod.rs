//! The FIDE Dutch system (C.04.3), in the texts of 2017 and 2026.
//!
//! A bracket is paired by a matching of most weight whose weights spell out the criteria in their
//! order; among the best matchings the one that the text would generate first is then found by
//! asking, choice by choice, whether a best matching with that choice is left. The editions differ
//! in [`Rules`], in the criteria and in how brackets follow each other, never in a date.

mod below;
mod bracket;
mod color;
mod criteria;
mod explain;
mod field;
mod old;
mod order;
mod round;
mod rules;

pub use color::ColorReason;
pub use criteria::Criterion;
pub use explain::{Explainer, FloatNote, PlayerNote, Preference, WhyNot, WhyNotBye};
pub use round::{BracketTrace, NoPairing, Pair, PairedRound, PairingError, pair, pair_by};
pub use rules::{ByeBar, ColorBar, Procedure, Rules, UnplayedFloat};
