//! Tournaments of chess and xiangqi: one history of what happened, and everything else derived.
//!
//! [`Tournament`] holds entries and what each of them did in each round. Scores, colours,
//! opponents, floats and standings are views of it and are never stored beside it. Nothing in
//! this crate reads a file, a clock or a source of chance.

mod acceleration;
pub mod dutch;
mod entry;
mod event;
mod generate;
mod giving;
mod matching;
mod meetings;
mod round_robin;
mod slot;
pub mod standings;
pub mod tiebreak;
mod units;
mod views;
pub mod withdrawal;
mod xiangqi;

pub use acceleration::baku;
pub use entry::{
    Birth, Entry, Listing, Sex, Team, Title, Withdrawal, by_strength, numbers_by_strength,
};
pub use event::{
    Adjustment, BuildError, Edition, Event, Forbidden, Game, Parts, Refused, System, Tournament,
    Violation, VirtualPoints,
};
pub use generate::{PerMille, Settings, generate};
pub use meetings::Meetings;
pub use round_robin::{
    Cycles, FirstMove, TablePair, TableRound, moves_first, pair_round_robin, round_robin,
};
pub use slot::{
    ApartGame, Bye, Color, Decided, GameEntry, MatchEntry, MatchGame, Outcome, Slot, Validity,
};
pub use units::{PlayerId, Points, Rating, RoundNumber, Scoring};
pub use xiangqi::{Clubs, pair_xiangqi};
