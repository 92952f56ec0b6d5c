//! Commands, events and refusals of a live game of xiangqi in words.

mod words;

pub use words::{command, event, refusal};
