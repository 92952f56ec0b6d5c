//! The ruling: what follows, why, and what shows it.

use rulebook::{Document, Rule};

use crate::Proof;

/// A side of either game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// White in chess, Red in xiangqi.
    First,
    /// Black.
    Second,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first side, 1 for the second.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

impl From<xiangqi::Color> for Side {
    fn from(color: xiangqi::Color) -> Self {
        match color {
            xiangqi::Color::Red => Self::First,
            xiangqi::Color::Black => Self::Second,
        }
    }
}

impl From<chess::Color> for Side {
    fn from(color: chess::Color) -> Self {
        match color {
            chess::Color::White => Self::First,
            chess::Color::Black => Self::Second,
        }
    }
}

impl From<Side> for chess::Color {
    fn from(side: Side) -> Self {
        match side {
            Side::First => Self::White,
            Side::Second => Self::Black,
        }
    }
}

/// Who wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// `white_wins`, `red_wins` or `black_wins`.
    Wins(Side),
    /// Drawn.
    Draw,
    /// Nought to both.
    BothLose,
    /// No result, the game goes on.
    None,
}

/// Why a game ends or a ruling falls; one closed list for both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Termination {
    /// The general or king cannot be saved.
    Checkmate,
    /// No legal move and no check: drawn in chess, lost in xiangqi.
    Stalemate,
    /// A position came again.
    Repetition,
    /// One side checked on every move of the cycle.
    PerpetualCheck,
    /// One side attacked (check, kill or chase) on every move of the cycle.
    PerpetualAttack,
    /// Too many moves without progress.
    MoveLimit,
    /// Neither side can win any more.
    InsufficientMaterial,
    /// No series of legal moves can mate.
    DeadPosition,
    /// A player gave up.
    Resignation,
    /// The players agreed.
    Agreement,
    /// The time was overstepped.
    TimeForfeit,
    /// A player came too late or stayed away.
    Absence,
    /// A move against the rules of play.
    IllegalMove,
    /// The sealed move decided.
    SealedMove,
    /// Refusal to obey the rules.
    Refusal,
    /// The arbiter or a committee decided.
    Adjudication,
    /// Nothing ended the game.
    Unterminated,
}

/// How the ruling takes effect.
pub use rulebook::Mode;

/// How settled the ruling is. A record on which there is nothing to rule has no ruling at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    /// The game is over.
    Final,
    /// A player may claim it.
    Claimable,
    /// It follows if the cycle shown goes on.
    Prospective,
    /// The text is silent or leaves it to the arbiter; these decisions are open to him.
    NeedsArbiter(Vec<Decision>),
    /// The sources or readings contradict each other; each with what follows from it.
    Disputed(Vec<Reading>),
}

/// A decision an arbiter may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// The game ends so.
    Declare(Outcome),
    /// The side must change its moves or lose.
    OrderToVary(Side),
    /// The game goes on.
    PlayOn,
}

/// One way to read a text, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The reading, in our own words.
    pub text: rulebook::Text,
    /// Which books, judges or persons hold it.
    pub held_by: rulebook::Text,
    /// Who wins under it.
    pub outcome: Outcome,
    /// The side that must vary under it.
    pub must_vary: Option<Side>,
}

/// An article and the facts it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ground {
    /// The article cited.
    pub rule: &'static Rule,
    /// The facts, as typed statements that every language can print.
    pub facts: Vec<crate::Fact>,
}

/// A decision with its reasons. It cannot be built without a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The rulebook it was made under.
    pub document: &'static Document,
    /// Who wins; if `must_vary` is set, what follows when that side does not vary.
    pub outcome: Outcome,
    /// The side that must change its moves or lose.
    pub must_vary: Option<Side>,
    /// Why.
    pub termination: Termination,
    /// How it takes effect.
    pub mode: Mode,
    /// How settled it is.
    pub status: Status,
    /// The ply after which it came about; 0 is the start position.
    pub ply: Option<u32>,
    /// The first ground.
    pub ground: Ground,
    /// Further grounds.
    pub more_grounds: Vec<Ground>,
    /// What shows it.
    pub proof: Proof,
}
