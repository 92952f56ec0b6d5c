//! Facts a ground rests on: a closed list of typed statements, so that every language can print them.

use xiangqi::{Move, Square};

use crate::chess::ChessFact;
use crate::{Label, Man, Side, Weight};

/// A typed statement about a position or a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The same position with the same side to move stood after each of these plies.
    PositionRepeated {
        /// Plies in order; 0 is the start position.
        plies: Vec<u32>,
    },
    /// The position must stand `needed` times before the rule takes effect; it has stood `stood` times.
    Occurrences {
        /// How often it stood.
        stood: u32,
        /// How often it has to.
        needed: u32,
    },
    /// The record stops short of the repetition; these legal moves were added to complete the cycle.
    CycleCompleted {
        /// The moves added, in order.
        moves: Vec<Move>,
    },
    /// Every move of `side` in the cycle checks, threatens mate or chases; one label a move.
    AttacksOnEveryMove {
        /// The attacking side.
        side: Side,
        /// The labels of its moves in order.
        labels: Vec<Label>,
    },
    /// At least one move of `side` in the cycle attacks nothing.
    MovesIdly {
        /// The side.
        side: Side,
        /// The labels of its moves in order.
        labels: Vec<Label>,
    },
    /// How heavily the moves of `side` weigh, which attacks with each of them; one light move makes it the lighter side.
    Weighed {
        /// The side.
        side: Side,
        /// The labels of its moves in order, and how each weighs.
        moves: Vec<(Label, Weight)>,
    },
    /// Both sides attack with every move, and `side` is the heavier; nobody if they weigh the same.
    Heavier {
        /// The heavier side.
        side: Option<Side>,
    },
    /// The last moves of `side` went to these points.
    PointsOfRun {
        /// The side.
        side: Side,
        /// Each point once.
        points: Vec<Square>,
        /// So many the rule asks for.
        needed: u32,
    },
    /// The same piece is chased by every move of `side` in the cycle.
    SameVictim {
        /// The chasing side.
        side: Side,
        /// The piece chased, where it stands at the first such move.
        victim: Man,
    },
    /// `side` chases the same piece with every move too, but not without moves that only cut off its protection, attacker and
    /// victim standing still: such a chase does not weigh against that of the other side.
    OnlyCutsOff {
        /// The side whose chase does not weigh.
        side: Side,
        /// The piece chased, where it stands at the first such move.
        victim: Man,
    },
    /// `side` attacks with every move, but no one piece is chased by all of them.
    ChangesVictims {
        /// The side.
        side: Side,
    },
    /// The move at `ply` parries the attack of the ply before it and attacks in its turn.
    ParriesAndAttacks {
        /// Number of the ply, the first move of the record is 1.
        ply: u32,
    },
    /// `count` moves of the attacking side's cycle are answered by an attack of `side`.
    CounterAttacks {
        /// The answering side.
        side: Side,
        /// How many of its moves in the cycle attack.
        count: u32,
        /// How many moves it has in the cycle.
        of: u32,
    },
    /// The last `checks` moves of `side` all check, each with one of `pieces`.
    ChecksInARow {
        /// The checking side.
        side: Side,
        /// How many checks.
        checks: u32,
        /// How many lose.
        limit: u32,
        /// The pieces that give them, where they stand after the last.
        pieces: Vec<Man>,
    },
    /// `side`'s general cannot be saved.
    Mated {
        /// The side to move.
        side: Side,
    },
    /// `side` has no legal move and is not in check.
    NoLegalMove {
        /// The side to move.
        side: Side,
    },
    /// No capture for so many plies.
    PliesWithoutCapture {
        /// Plies counted by the rule.
        plies: u32,
        /// Plies the rule allows.
        limit: u32,
        /// Checking plies that the rule does not count.
        checks_left_out: u32,
    },
    /// The move at `ply` broke the rules of play and stood.
    IllegalMove {
        /// Number of the ply.
        ply: u32,
        /// The move.
        m: Move,
    },
    /// A fact about a chess game.
    Chess(ChessFact),
    /// The position had stood after these plies too; the moves from there were others, so these rounds are not counted.
    EarlierRoundsDiffer {
        /// Plies in order; 0 is the start position.
        plies: Vec<u32>,
    },
    /// The rounds are complete and `side` has to be ordered to vary; no such order is known.
    OrderDue {
        /// The side.
        side: Side,
    },
    /// `side` was ordered to vary after `ply`, and has led back into the cycle.
    Ordered {
        /// The side.
        side: Side,
        /// The ply after which the order was given.
        ply: u32,
        /// Who gave it.
        by: OrderedBy,
    },
    /// `side` loses at once, without an order to vary.
    LosesAtOnce {
        /// The side.
        side: Side,
    },
    /// All the work that is done for one answer was spent; what lies beyond was not looked at.
    WorkSpent {
        /// Moves tried and plies looked at, weighed.
        work: u32,
    },
    /// A search came to its bound without proof.
    NotProven {
        /// The ply in question.
        ply: u32,
        /// Moves of the attacker that were looked at.
        within: u32,
        /// What was looked for.
        sought: Sought,
    },
}

/// Who gave an order to vary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderedBy {
    /// The arbiter.
    Arbiter,
    /// The warning was taken for the order.
    Warning,
}

/// What a search looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sought {
    /// A mate by checks alone.
    Mate,
    /// A gain.
    Gain,
}
