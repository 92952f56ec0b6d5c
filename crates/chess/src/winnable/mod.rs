//! Whether a side can still give mate by any series of legal moves.
//!
//! Cheapest layers first: material that can never mate; what every piece can ever reach, which settles
//! locked positions; a few games played out with both sides helping, which settle most open ones in
//! microseconds; a short search for forced lines; a long search.
//! `Yes` carries a line of legal moves that ends in mate. `No` carries a reason that is a proof:
//! material, reach, or every position walked. Beyond the bound the answer is `Unknown`.
//!
//! Move counters and repetitions are no limit here: the question is about legal moves only.

mod guess;
mod material;
mod playout;
mod reach;
mod search;

use std::ops::Range;

use shakmaty::{Color, Move};

use crate::Position;

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnability {
    /// The side can give mate, for example by this line from the position asked about.
    Yes(Vec<Move>),
    /// It cannot.
    No(WhyNot),
    /// Neither a mate nor a proof was found.
    Unknown {
        /// How many positions were looked at.
        positions: u32,
    },
}

impl Winnability {
    /// Whether mate is possible, `None` when unknown.
    #[must_use]
    pub const fn known(&self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown { .. } => None,
        }
    }
}

/// Why a side can never give mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WhyNot {
    /// It has only its king.
    BareKing,
    /// No position with such material is mate.
    Material,
    /// Wherever its pieces can ever get, they cannot mate the king wherever it can ever get.
    Locked,
    /// Every position that can arise was looked at, and none is mate.
    Exhausted {
        /// How many positions there were.
        positions: u32,
    },
}

/// How far to look before answering `Unknown`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bound {
    /// Positions kept by the long search.
    pub positions: u32,
}

impl Bound {
    /// Some hundred thousand positions: below a second on any machine of today.
    pub const USUAL: Self = Self { positions: 400_000 };
}

impl Default for Bound {
    fn default() -> Self {
        Self::USUAL
    }
}

/// Positions kept by the first, short search.
const SHORT: u32 = 100;

/// Games played out before the short search, and after it.
const FEW: Range<u64> = 0..4;
const MORE: Range<u64> = 4..16;

/// Whether `side` can still mate the other by some series of legal moves of both.
#[must_use]
pub fn winnable(position: &Position, side: Color, bound: Bound) -> Winnability {
    let chess = position.as_shakmaty();
    if position.is_bare_king(side) {
        return Winnability::No(WhyNot::BareKing);
    }
    if material::never_mates(chess, side) {
        return Winnability::No(WhyNot::Material);
    }
    if reach::cannot_mate(chess, side) {
        return Winnability::No(WhyNot::Locked);
    }
    if let Some(line) = playout::playout(chess, side, FEW) {
        return Winnability::Yes(line);
    }
    if let Some(answer) = settled(search::search(chess, side, bound.positions.min(SHORT))) {
        return answer;
    }
    if let Some(line) = playout::playout(chess, side, MORE) {
        return Winnability::Yes(line);
    }
    match search::search(chess, side, bound.positions) {
        search::Found::Mate(line) => Winnability::Yes(line),
        search::Found::Nothing { positions } => Winnability::No(WhyNot::Exhausted { positions }),
        search::Found::Bound { positions } => Winnability::Unknown { positions },
    }
}

fn settled(found: search::Found) -> Option<Winnability> {
    match found {
        search::Found::Mate(line) => Some(Winnability::Yes(line)),
        search::Found::Nothing { positions } => {
            Some(Winnability::No(WhyNot::Exhausted { positions }))
        }
        search::Found::Bound { .. } => None,
    }
}
