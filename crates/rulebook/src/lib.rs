//! The rulebooks as typed constants: a citation that does not exist does not compile.

mod rule;

pub use rule::{Document, Game, Mode, Rule, Text};
