//! The ledger of a game: what happens at the board, and what the Laws make of it.
//!
//! [`decide()`] turns a command (what somebody did or reports) into events, each with its articles, or refuses
//! it; [`Game::apply`] turns an event into the next state. Both are pure; time is a value in the command. The
//! state is the fold of the events, a correction is an event, and there is one final result at most.
//!
//! What only a person can decide comes out as [`Happening::Asked`]: the permitted decisions, each with the
//! events that would follow from it.

mod apply;
mod board;
mod command;
mod decide;
mod event;
mod game;

pub use board::{Board, Illegal};
pub use command::{
    Announced, Claim, Command, Hands, Intent, NormalMeans, Observer, Offence, PauseReason,
    SheetReport, Stamped, Who, WrongSetup,
};
pub use decide::{Refusal, decide};
pub use event::{Choice, Event, Happening, OfferMoment, Permitted, Question, Reason, RefusedBy};
pub use game::{
    Adjourned, Agreement, Fallen, Game, LastMinutes, LongerLimit, OpenOffer, PendingClaim, Phase,
    Played, SeenIllegal, Setup, Supervision, run,
};
