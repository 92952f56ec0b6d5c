//! What an arbiter has to say on a whole record under one book.

use std::sync::Arc;

use rulebook::Document;
use xiangqi::{Color, Move};

use crate::{Outcome, Ruling};

/// The answer of one book on one record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// The book.
    pub document: &'static Document,
    /// The ruling: the first one that ends the game, else what stands at the end of the record. `None` when there is
    /// nothing to rule: the game goes on.
    pub ruling: Option<Ruling>,
    /// What a player or arbiter should have been told on the way, in order of plies.
    pub warnings: Vec<Warning>,
    /// What was found in the record, in order of plies.
    pub findings: Vec<Finding>,
}

/// A ruling that was one occurrence away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warning {
    /// After which ply.
    pub ply: u32,
    /// What follows if the cycle goes on; its status is [`crate::Status::Prospective`]. Warnings that follow each other
    /// while the same cycle goes on share the ruling that fell when the first of them was due.
    pub ruling: Arc<Ruling>,
}

/// Something in a record that a person should see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    /// The start position lacks a general; the side without one cannot be in check.
    DiagramWithoutGeneral(Color),
    /// The move at `ply` is not legal; it was kept and judged on.
    IllegalMove {
        /// Number of the ply, the first move is 1.
        ply: u32,
        /// The move.
        m: Move,
    },
    /// The game was over after `ply`; `plies` later moves have no effect.
    MovesAfterEnd {
        /// The last ply of the game.
        ply: u32,
        /// How many moves follow it.
        plies: u32,
    },
    /// The result the record states is not the one that follows from the moves.
    ResultContradicts {
        /// What the record states.
        stated: Outcome,
        /// What follows.
        ruled: Outcome,
    },
    /// The record states a result that the moves do not show: by resignation, agreement or time, it may be right.
    ResultNotShown {
        /// What the record states.
        stated: Outcome,
    },
}
