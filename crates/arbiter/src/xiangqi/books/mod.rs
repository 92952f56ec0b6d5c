//! The xiangqi rulebooks: each is a value, [`BookRules`], in a module of its own. ARCHITECTURE says how to add one.

mod axf;
pub(super) mod bare;
mod checks_6_12_18;
mod chinese;
mod computer_2026;
mod cxa_2020;
#[cfg(test)]
mod tests;
mod xiangqi_1959;
mod xiangqi_1999;

use std::cmp::Ordering;
use std::fmt;

use rulebook::parameters::XiangqiParameters;
use rulebook::{Document, Rule};
use xiangqi::Position;

use super::cycle::{LabelledPly, Verdict};
use super::order::Varying;
use super::ply::{Parried, Ply};
use crate::Attack;

/// A xiangqi rulebook that can be asked.
#[derive(Clone, Copy)]
pub struct Book(&'static BookRules);

/// What a book says.
pub(super) struct BookRules {
    /// Its document.
    pub(super) document: &'static Document,
    /// The numbers of its document.
    pub(super) numbers: &'static XiangqiParameters,
    /// Its articles on what is not a cycle of moves.
    pub(super) articles: Articles,
    /// Which rounds of a cycle it counts.
    pub(super) rounds: Counted,
    /// What it says of orders to vary.
    pub(super) order: Varying,
    /// What it calls a ply, and why; asked for, the position before the opponent's last move is made.
    pub(super) label: fn(&Ply, &dyn Fn() -> Position) -> LabelledPly,
    /// What it says of a cycle whose plies are called so; it may name them better.
    pub(super) verdict: fn(&[Ply], &mut [LabelledPly]) -> Verdict,
    /// Whether an answer has undone the attacks of the ply before it.
    pub(super) parries: fn(&[Attack], &Ply) -> Parried,
}

/// Which rounds of a cycle a book counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// Every return of the position, whatever was played between.
    EveryReturn,
    /// The last ones alone: each move of a side in them must be forbidden, or each of them must show the same.
    TheLast,
}

/// What a book says, by subject.
#[derive(Debug)]
pub struct Articles {
    /// The general cannot be saved.
    pub checkmate: &'static Rule,
    /// No check and no legal move.
    pub no_legal_move: &'static Rule,
    /// Neither side has enough to win, where the book names the forces.
    pub bare_forces: Option<&'static Rule>,
    /// What an arbiter reads first when moves recur.
    pub repetition: &'static [&'static Rule],
    /// The answer where a cycle has no rule of its own.
    pub silence: &'static Rule,
    /// A player gives up.
    pub resignation: &'static Rule,
    /// A player oversteps the time.
    pub time_forfeit: &'static Rule,
    /// The players agree to a draw.
    pub agreement: &'static Rule,
    /// A move against the rules of play.
    pub illegal_move: &'static Rule,
    /// The generals face each other after the player's own move, where the text in hand has it apart.
    pub generals_facing: Option<&'static Rule>,
    /// A player is not there.
    pub late_arrival: &'static Rule,
    /// Breaches of conduct: the prohibition first; empty where the text in hand has none.
    pub conduct: &'static [&'static Rule],
    /// Protests, where the text in hand has them.
    pub protest: Option<&'static Rule>,
}

impl Book {
    /// `xiangqi-1959`: the Chinese rules of 1959.
    pub const XIANGQI_1959: Self = Self(&xiangqi_1959::RULES);
    /// `xiangqi-1999`: the Chinese rules of 1999.
    pub const XIANGQI_1999: Self = Self(&xiangqi_1999::RULES);
    /// `cxa-2020`: the rules of the Chinese Xiangqi Association of 2020.
    pub const CXA_2020: Self = Self(&cxa_2020::RULES);
    /// `axf`: the Asian rules, as the World federation publishes them.
    pub const AXF: Self = Self(&axf::RULES);
    /// `computer-2026`: the rule of a program.
    pub const COMPUTER_2026: Self = Self(&computer_2026::RULES);
    /// `checks-6-12-18`: the rule of playing sites that counts checks.
    pub const CHECKS_6_12_18: Self = Self(&checks_6_12_18::RULES);

    /// The rulebooks of federations, oldest first: what a record is judged by if no book is named.
    pub const OF_FEDERATIONS: [Self; 4] =
        [Self::XIANGQI_1959, Self::XIANGQI_1999, Self::CXA_2020, Self::AXF];
    /// Every book: those of federations, then the profiles of programs and sites.
    pub const ALL: [Self; 6] = [
        Self::XIANGQI_1959,
        Self::XIANGQI_1999,
        Self::CXA_2020,
        Self::AXF,
        Self::COMPUTER_2026,
        Self::CHECKS_6_12_18,
    ];

    /// Its document.
    #[must_use]
    pub const fn document(self) -> &'static Document {
        self.0.document
    }

    /// Its articles on what is not a cycle of moves.
    #[must_use]
    pub const fn articles(self) -> &'static Articles {
        &self.0.articles
    }

    /// The id of its document.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.document().id
    }

    /// The book with the id `id`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|book| book.id() == id)
    }

    /// What it says.
    pub(super) const fn rules(self) -> &'static BookRules {
        self.0
    }

    /// The numbers of its document.
    pub(super) const fn numbers(self) -> &'static XiangqiParameters {
        self.0.numbers
    }
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Book").field(&self.id()).finish()
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Book {}

impl PartialOrd for Book {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Book {
    fn cmp(&self, other: &Self) -> Ordering {
        self.id().cmp(other.id())
    }
}
