//! What can be wrong with a token, and what is merely unusual.

use crate::{Move, Role, Square};

/// The longest token an error repeats, in characters.
const QUOTED: usize = 20;

/// A token that is no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationError {
    /// The token does not have the form of the notation.
    #[error("found {found:?}, expected {expected}")]
    Unreadable {
        /// The token, shortened.
        found: String,
        /// The form expected.
        expected: &'static str,
    },
    /// No piece of the side to move answers the description.
    #[error("{found:?} names a piece that is not there")]
    NoSuchPiece {
        /// The token, shortened.
        found: String,
    },
    /// The piece is there, but the description leads to no point of the board.
    #[error("{found:?} names a point its piece has no step to")]
    NoTarget {
        /// The token, shortened.
        found: String,
    },
    /// A shortened token has no legal reading.
    #[error("{found:?} leaves out the direction and no reading is legal")]
    NoLegalReading {
        /// The token, shortened.
        found: String,
        /// The moves it could mean.
        candidates: Vec<Move>,
    },
    /// The token names several moves equally well.
    #[error("{found:?} can mean {}", list(candidates))]
    Ambiguous {
        /// The token, shortened.
        found: String,
        /// The moves it can mean, in the order of the board.
        candidates: Vec<Move>,
    },
}

impl NotationError {
    pub(super) fn unreadable(token: &str, expected: &'static str) -> Self {
        Self::Unreadable { found: quoted(token), expected }
    }

    /// The moves the token could mean, where it names any.
    #[must_use]
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::NoLegalReading { candidates, .. } | Self::Ambiguous { candidates, .. } => {
                candidates
            }
            Self::Unreadable { .. } | Self::NoSuchPiece { .. } | Self::NoTarget { .. } => &[],
        }
    }
}

/// Something unusual in a token that leaves its meaning clear.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Forgiven {
    /// The file alone is given although several such pieces stand on it; one reading is legal.
    #[error("the file alone is given where several such pieces stand")]
    PlainFile,
    /// Front or rear is said of two advisors or elephants, where the step alone tells them apart.
    #[error("front or rear said of an advisor or elephant")]
    NeedlessQualifier,
    /// Front, middle or rear is said without the file although several files hold several soldiers.
    #[error("front or rear said where several files hold several such pieces")]
    BareQualifier,
    /// The direction is left out; one reading is legal.
    #[error("the direction is left out")]
    MissingDirection,
    /// Two digits that mean one soldier under the scheme of 1997 and another under that of 2018;
    /// one reading is legal.
    #[error("two digits that older and newer schemes read differently")]
    SchemeClash,
    /// Another kind of piece stands on the point the move starts from; the points are taken.
    #[error("another piece stands there than the letter says")]
    WrongLetter,
    /// Several pieces can make the move; one can legally.
    #[error("several pieces reach the point, one of them legally")]
    MissingOrigin,
    /// A trailing sign of promotion, which no soldier does.
    #[error("a sign of promotion")]
    PromotionSign,
}

/// A move that the notation has no words for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unwritable {
    /// No piece stands on the point.
    #[error("no piece stands on {0}")]
    NoPiece(Square),
    /// The piece belongs to the side that is not to move.
    #[error("the piece on {0} belongs to the side that is not to move")]
    OpponentsPiece(Square),
    /// The notation has no words for such a step of such a piece.
    #[error("{m} is no step of a piece of kind {}", role.letter())]
    NoSuchStep {
        /// The kind of the piece.
        role: Role,
        /// The move.
        m: Move,
    },
    /// More like pieces stand on the file than the notation can tell apart.
    #[error("too many like pieces on the file of {0}")]
    Crowded(Square),
}

/// The token, shortened for an error.
pub(super) fn quoted(token: &str) -> String {
    token.chars().take(QUOTED).collect()
}

fn list(moves: &[Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ")
}
