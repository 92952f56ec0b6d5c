//! Commands, events and refusals of live games in words.

mod fact;
mod words;
pub mod xiangqi;

pub use fact::chess_fact;
pub use words::{command, event, refusal};
