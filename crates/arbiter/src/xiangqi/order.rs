//! Orders to vary: who gives them, and when the loss falls.

use rulebook::Rule;

use crate::{Fact, Side};

/// An order to vary, given by the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Order {
    /// Who has to vary.
    pub side: Side,
    /// After which ply it was given; 0 is the start position.
    pub after: u32,
}

/// The orders to vary that are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Orders {
    /// Those the record holds.
    Given(Vec<Order>),
    /// The warning is taken for the order, as servers and archives do.
    Automatic,
}

impl Default for Orders {
    fn default() -> Self {
        Self::Given(Vec::new())
    }
}

/// What a book says of orders to vary.
#[derive(Debug)]
pub(super) struct Varying {
    /// When the side is told.
    pub(super) told: Told,
    /// The rules by which a side loses at once, without an order.
    pub(super) at_once: &'static [&'static Rule],
}

/// When a side that must vary is told so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// Never: the ruling ends the game by itself.
    Nobody,
    /// When the rounds are complete; its first move back into the cycle after that loses.
    AfterTheRounds,
    /// When one round less is complete; the next one loses.
    BetweenTheRounds,
}

impl Varying {
    /// What is to be said of `side`, which by `rule` must vary after complete rounds; nothing where the ruling ends the game by
    /// itself.
    pub(super) fn step(&self, side: Side, rule: &Rule) -> Option<Fact> {
        match self.told {
            Told::Nobody => None,
            _ if self.at_once.contains(&rule) => Some(Fact::LosesAtOnce { side }),
            Told::AfterTheRounds | Told::BetweenTheRounds => Some(Fact::OrderDue { side }),
        }
    }
}
