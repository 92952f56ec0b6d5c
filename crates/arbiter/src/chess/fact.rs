//! Facts on which chess rulings rest.

use chess::WhyNot;

use super::HalfPoints;
use crate::Side;
use crate::clock::Millis;

/// A typed statement about a chess game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChessFact {
    /// Plies without capture or pawn move, and the number the rule asks for.
    QuietPlies {
        /// Plies counted.
        plies: u32,
        /// Plies needed.
        needed: u32,
    },
    /// The side has only its king.
    BareKing(Side),
    /// The side can still mate by some series of legal moves; the line in UCI.
    CanMate {
        /// The side.
        side: Side,
        /// A shortest known line, in UCI.
        line: Vec<String>,
    },
    /// The side can never mate.
    CannotMate {
        /// The side.
        side: Side,
        /// Why.
        why: WhyNot,
    },
    /// It was not found out within the bound whether the side can mate.
    MateNotSettled {
        /// The side.
        side: Side,
        /// Positions looked at.
        positions: u32,
    },
    /// The material is on the list of drawn endings.
    ListedMaterial,
    /// What the clock shows, and how it came to that.
    Clock {
        /// Whose clock.
        side: Side,
        /// Time left before.
        before: Millis,
        /// Added (or taken away).
        change: Millis,
        /// Time left after.
        after: Millis,
    },
    /// What a clock shows when a flag is spoken of; nothing or less when it has fallen.
    TimeLeft {
        /// Whose clock.
        side: Side,
        /// Time left.
        left: Millis,
    },
    /// The time used before and after an addition, and what was allowed.
    Used {
        /// Whose time.
        side: Side,
        /// Used before.
        before: Millis,
        /// Added to the time used.
        added: Millis,
        /// The time given so far.
        given: Millis,
    },
    /// Moves completed in the period, and how many the period asks for.
    MovesMade {
        /// Whose moves.
        side: Side,
        /// Completed in this period.
        made: u32,
        /// Prescribed; `None` for all that remain.
        prescribed: Option<u32>,
    },
    /// How late a player is, and what is allowed.
    Late {
        /// The player.
        side: Side,
        /// After the start of the session.
        by: Millis,
        /// Allowed.
        allowed: Millis,
    },
    /// How many illegal moves the player has completed.
    IllegalMoves {
        /// The player.
        side: Side,
        /// This one included.
        count: u32,
        /// The number that loses, where the edition has one.
        loses: Option<u32>,
    },
    /// Moves made by White and Black, and the bar.
    MovesByEach {
        /// By White.
        first: u32,
        /// By Black.
        second: u32,
        /// The bar.
        bar: u32,
    },
    /// The most time used by either clock, and the share of the first control it is compared with.
    ShareOfControl {
        /// Used.
        used: Millis,
        /// The share, as time.
        share: Millis,
    },
    /// A written move and how it reads.
    Written {
        /// The text.
        text: String,
    },
    /// The time left and the bar below which recording is no duty.
    BelowExemption {
        /// Left.
        left: Millis,
        /// The bar.
        bar: Millis,
    },
    /// What the game counts for each side.
    Points {
        /// For White.
        first: HalfPoints,
        /// For Black.
        second: HalfPoints,
    },
}
