//! What is odd in a record.

use arbiter::Side;
use arbiter::clock::Millis;

use chess::{Broken, fen};

use super::Language;
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
    /// The move is not legal; it is kept, and the game goes on from what the board then shows.
    IllegalMove {
        /// As written.
        text: String,
        /// The one rule it breaks, if it is a move of its piece all the same.
        broken: Option<Broken>,
    },
    /// A move that passes; the other side is to move.
    NullMove(String),
    /// Text around the games that is none of them.
    PassedOver(String),
    /// The moves are written with the letters of this language.
    Language(Language),
    /// The record is of another game than chess.
    Variant(String),
    /// Something of the FEN is not so on the board.
    FenForgiven(fen::Forgiven),
    /// The FEN counts more plies without capture or pawn move than its number of moves allows; its count is not
    /// believed.
    FenCounter {
        /// What it counts.
        counted: u32,
        /// What its number of moves allows.
        most: u32,
    },
    /// The record says that a player did not come, or that nothing was played: who loses is asked.
    NotPlayed(String),
    /// The time control cannot be read; nothing is concluded from it.
    ControlUnreadable(String),
    /// The time control gives less than a minute in all, which may have been meant as minutes.
    ControlShort {
        /// The tag.
        text: String,
        /// What it gives, as it is read.
        read: String,
    },
    /// The move is not legal, and the position after it is not known: what follows was not read.
    IllegalEnd(String),
    /// The move stands behind mate or stalemate, which ended the game: it and what follows were not read.
    AfterTheEnd(String),
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
    /// A draw was agreed before both players had made a move.
    AgreedTooEarly(String),
    /// A player resigned although this one, the winner, cannot mate by any series of legal moves.
    ResignedToNoMate(Side),
    /// The termination tag says mate, stalemate, a repetition or a count of moves, and the moves do not show it.
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
            Self::IllegalMove { .. }
            | Self::Variant(_)
            | Self::NotPlayed(_)
            | Self::FenCounter { .. }
            | Self::IllegalEnd(_)
            | Self::AfterTheEnd(_)
            | Self::AmbiguousMove(_)
            | Self::UnreadableMove(_)
            | Self::BadFen(_)
            | Self::TerminatorDiffers { .. }
            | Self::UnreadableTime { .. }
            | Self::ClockGrew { .. }
            | Self::TimeLeftAtForfeit { .. }
            | Self::TerminationContradicts { .. }
            | Self::AgreedTooEarly(_)
            | Self::ResignedToNoMate(_)
            | Self::TerminationNotOnBoard { .. }
            | Self::NotClosed
            | Self::BadTag => true,
            Self::NotOpened
            | Self::NoTerminator
            | Self::KingSignal(_)
            | Self::NullMove(_)
            | Self::PassedOver(_)
            | Self::Language(_)
            | Self::FenForgiven(_)
            | Self::ControlShort { .. }
            | Self::ControlUnreadable(_) => false,
        }
    }

    /// Whether the moves cannot be played: from where is not known, or by which rules.
    pub(super) const fn keeps_moves_unread(&self) -> bool {
        matches!(self, Self::BadFen(_) | Self::Variant(_))
    }
}
