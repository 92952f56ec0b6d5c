//! What is odd in a record.

use arbiter::Side;
use arbiter::clock::Millis;

use crate::Place;

/// Something odd in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChessFault {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: ChessFaultKind,
}

/// What is odd.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChessFaultKind {
    /// The move is not legal.
    IllegalMove(String),
    /// The move is not legal, and the position after it is not known: what follows was not read.
    IllegalEnd(String),
    /// The text fits several legal moves.
    AmbiguousMove(String),
    /// The text names no move.
    UnreadableMove(String),
    /// The FEN cannot be used, so the moves were not read.
    BadFen(String),
    /// A comment or variation has no end.
    NotClosed,
    /// A closing bracket without its opening one.
    NotOpened,
    /// A line in brackets that is no tag.
    BadTag,
    /// The result after the moves is not that of the tag.
    TerminatorDiffers {
        /// The tag.
        tag: String,
        /// After the moves.
        terminator: String,
    },
    /// There is no result after the moves.
    NoTerminator,
    /// Kings on the centre squares signalled the result and were left out.
    KingSignal(u32),
    /// What stands in a command on the times is no time.
    UnreadableTime {
        /// `clk`, the time left, or `emt`, the time a ply took.
        command: &'static str,
        /// What stands there.
        found: String,
    },
    /// A clock comment shows more than the one before and all that the control gives.
    ClockGrew {
        /// The first ply where it does.
        ply: u32,
        /// By how much too much.
        by: Millis,
        /// At how many plies of the game.
        times: u32,
    },
    /// The record has a player lose on time, and it is the opponent's clock that was running: this
    /// player had completed a move with time left.
    TimeLeftAtForfeit {
        /// Who is said to have overstepped.
        side: Side,
        /// What the last clock comment shows.
        left: Millis,
    },
    /// The termination tag and the result do not go together.
    TerminationContradicts {
        /// The tag's value.
        termination: String,
        /// The result, as it stands.
        result: String,
    },
    /// The termination tag says mate or stalemate, and the last position is neither.
    TerminationNotOnBoard {
        /// The tag's value.
        termination: String,
    },
}

impl ChessFaultKind {
    /// Whether a person should look: what the record says cannot all be so.
    #[must_use]
    pub const fn needs_a_person(&self) -> bool {
        match self {
            Self::IllegalMove(_)
            | Self::IllegalEnd(_)
            | Self::AmbiguousMove(_)
            | Self::UnreadableMove(_)
            | Self::BadFen(_)
            | Self::TerminatorDiffers { .. }
            | Self::UnreadableTime { .. }
            | Self::ClockGrew { .. }
            | Self::TimeLeftAtForfeit { .. }
            | Self::TerminationContradicts { .. }
            | Self::TerminationNotOnBoard { .. }
            | Self::NotClosed
            | Self::BadTag => true,
            Self::NotOpened | Self::NoTerminator | Self::KingSignal(_) => false,
        }
    }
}
