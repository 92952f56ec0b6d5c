//! Facts about attacks that no rulebook is needed for: mate by a run of checks, captures, recaptures, exchanges.
//!
//! All of them are found by playing the moves, so pins, facing generals, cannon mounts and hidden protectors are seen as
//! they are on the board. Searches are bounded; where the bound is reached the answer says so instead of guessing.

mod capture;
mod gain;
mod mate;
mod solver;
mod winning;

pub use capture::{Capture, Exchange, captures, exchange_after, price_elsewhere, recaptures};
pub use gain::{Aim, Answer, Question, Tally, Worth};
pub use mate::{Bound, MateSearch, mate_by_checks, mate_not_beginning_with};
pub use solver::Solver;
pub use winning::{Plan, Winning};
