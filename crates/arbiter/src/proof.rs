//! What shows a ruling: typed, so that it can be printed in every language and checked by a reader with a board.

use rulebook::Rule;
use xiangqi::{Move, Piece, Square};

use crate::Side;

/// What shows a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Proof {
    /// The article and the facts suffice.
    None,
    /// A position came again: the occurrences, and each ply of the cycle with its label.
    Repetition(Box<Repetition>),
}

/// A repeated xiangqi position and the cycle that leads from it back to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repetition {
    /// After which plies the position stood, in order; 0 is the start position.
    pub occurrences: Vec<u32>,
    /// How often the rule wants it to stand; 0 where the book does not count occurrences.
    pub needed: u32,
    /// The cycle, one entry a ply.
    pub cycle: Vec<CyclePly>,
}

/// One ply of a cycle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CyclePly {
    /// Number of the ply; the first move of the record is 1.
    pub ply: u32,
    /// Who moves.
    pub side: Side,
    /// The move.
    pub m: Move,
    /// Whether the record has the move, or we added it to complete the cycle.
    pub source: Source,
    /// What the book calls the move.
    pub label: Label,
    /// How heavily the book weighs it.
    pub weight: Weight,
    /// What the move attacks, whether or not the book counts it.
    pub attacks: Vec<Attack>,
    /// The rules that lead from the attacks to the label; the definition first, then exceptions.
    pub rules: Vec<&'static Rule>,
    /// The move parries the attack made by the ply before it.
    pub parries: bool,
}

/// Where a move of the proof comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// It stands in the record.
    Recorded,
    /// It was added, because it is legal and leads back to an earlier position.
    Completed,
}

/// What a rulebook calls a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Label {
    /// 将: attacks the general.
    Check,
    /// 杀: threatens mate by one check or a run of checks.
    Kill,
    /// 捉: threatens to win a piece.
    Chase,
    /// 献: gives a piece up.
    Offer,
    /// 拦: hinders a piece.
    Block,
    /// 兑: offers an exchange.
    Exchange,
    /// 跟: follows a protected piece.
    Follow,
    /// 闲: none of these.
    Idle,
}

impl Label {
    /// Whether the move attacks (打): check, kill or chase.
    #[must_use]
    pub const fn is_attack(self) -> bool {
        match self {
            Self::Check | Self::Kill | Self::Chase => true,
            Self::Offer | Self::Block | Self::Exchange | Self::Follow | Self::Idle => false,
        }
    }
}

/// How heavily a book weighs an attack against attacks of the other side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// No attack, or the book does not count it.
    None,
    /// A lighter attack: by several pieces jointly, or on a piece with too few protectors.
    Light,
    /// Check, kill, or a chase of a chariot or an unprotected piece.
    Heavy,
}

/// A piece and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// The piece.
    pub piece: Piece,
    /// Its point.
    pub square: Square,
}

/// One thing a move attacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attack {
    /// `Check`, `Kill` or `Chase`.
    pub kind: Label,
    /// Who attacks; several when they are needed together.
    pub attackers: Vec<Man>,
    /// The piece attacked; the general for check and kill, `None` on a diagram that leaves it out.
    pub victim: Option<Man>,
    /// How the victim is protected; `None` for check and kill.
    pub protection: Protection,
    /// How the attack comes about.
    pub origin: Origin,
    /// How the gain is made.
    pub means: Means,
    /// The line that shows it, the attacker first: for a kill the mating line, for a chase the capture and the
    /// recapture if there is one. Empty for a check.
    pub line: Vec<Move>,
    /// The rule under which the book counts this attack, where it names one.
    pub counts: Option<&'static Rule>,
    /// The rule under which the book does not count this attack, if there is one.
    pub excused: Option<&'static Rule>,
}

/// How a piece under attack is protected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Protection {
    /// 无根: nothing can recapture.
    None,
    /// 真根: the capture can be answered by a recapture.
    Real,
    /// 假根: something protects it in appearance, but cannot recapture when the piece is taken.
    False,
    /// 少根: recaptures, but fewer than captures.
    UnderRooted,
}

/// How an attack comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The piece that moved attacks.
    Direct,
    /// Its move opens the way for another piece; of a kill, another piece begins it.
    Discovered,
    /// Another piece attacks, which could take the victim before the move already.
    Standing,
    /// Another piece attacks, which reached the victim before the move but could not take it, being bound or its side in check.
    Freed,
    /// The attacker and the victim stood as before; the move took the victim's protection away.
    Uprooted,
    /// Several pieces attack together.
    Joint,
    /// Another piece faced the victim before, but would have been mated after taking; no longer.
    MateLifted,
    /// The victim could only be won thanks to an exchange that is offered.
    ThroughExchange,
}

/// How the gain is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Means {
    /// By taking at once.
    Capture,
    /// Through a run of checks.
    Checks,
    /// By a complete exchange.
    Exchange,
}
