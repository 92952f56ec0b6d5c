//! What stands on the board, also where no rule of play has led to it.

use chess::{
    CastlingSide, Color, Displacement, File, Hand, Irregular, Position, Role, Square, notation,
};

use crate::Side;

/// What stands on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Board {
    /// A position on which play is possible.
    Playable(Position),
    /// What an illegal move has led to, where play is not possible.
    Irregular(Irregular),
    /// What the ledger does not say; only who is to move.
    Unknown(Side),
}

impl Board {
    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        match self {
            Self::Playable(position) => Side::from(position.turn()),
            Self::Irregular(board) => Side::from(board.turn()),
            Self::Unknown(side) => *side,
        }
    }

    /// The board after a hand did this.
    fn after(&self, hand: Option<Hand>) -> Self {
        let before = match self {
            Self::Playable(position) => Some(Irregular::of(position)),
            Self::Irregular(board) => Some(board.clone()),
            Self::Unknown(_) => None,
        };
        let after = before.zip(hand).and_then(|(board, hand)| board.after(hand));
        match after {
            Some(board) => match board.position() {
                Ok(position) => Self::Playable(position),
                Err(_) => Self::Irregular(board),
            },
            None => Self::Unknown(self.to_move().other()),
        }
    }

    /// The board after a move as written, which no rule of play covers.
    pub(super) fn after_text(&self, text: &str) -> Self {
        let hand = match self {
            Self::Irregular(board) => notation::read_irregular(board, text),
            Self::Playable(_) | Self::Unknown(_) => None,
        };
        self.after(hand)
    }

    /// The board after an illegal move. A king that goes two files on its rank beside its rook is castling.
    pub(super) fn after_illegal(&self, illegal: &Illegal) -> Self {
        let hand = illegal.hand();
        if let (Some(Hand::Carried(d)), Self::Playable(position)) = (hand, self)
            && position.board().role_at(d.from) == Some(Role::King)
            && d.from.rank() == d.to.rank()
            && let Some(side) = castling_by(d)
        {
            let castled = self.after(Some(Hand::Castled(side)));
            if !matches!(castled, Self::Unknown(_)) {
                return castled;
            }
        }
        self.after(hand)
    }
}

/// An illegal move that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Illegal {
    /// By whom.
    pub side: Side,
    /// As written.
    pub text: String,
    /// What the hand did.
    pub displacement: Option<Displacement>,
    /// Whether the clock was pressed.
    pub pressed: bool,
}

impl Illegal {
    /// How a press without a move is written.
    pub const PASS: &str = "--";

    /// What the hand did, where that is known.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        if self.text == Self::PASS {
            return Some(Hand::Passed);
        }
        let castles = notation::castling_named(&self.text).map(Hand::Castled);
        castles.or_else(|| self.displacement.map(Hand::Carried))
    }

    /// The squares of the pieces that the hand touched, in order.
    #[must_use]
    pub fn touched(&self, position: &Position) -> Vec<Square> {
        let board = position.board();
        let color = Color::from(self.side);
        match self.hand() {
            None | Some(Hand::Passed) => Vec::new(),
            Some(Hand::Castled(side)) => {
                let king = board.king_of(color);
                let corner =
                    king.map(|king| Square::from_coords(castling_corner(side), king.rank()));
                let rook =
                    corner.filter(|&square| board.piece_at(square) == Some(Role::Rook.of(color)));
                [king, rook].into_iter().flatten().collect()
            }
            Some(Hand::Carried(d)) => {
                let taken = Some(d.to).filter(|&square| board.color_at(square) == Some(!color));
                [Some(d.from), taken].into_iter().flatten().collect()
            }
        }
    }
}

/// The castling to which a king's way of two files belongs.
fn castling_by(d: Displacement) -> Option<CastlingSide> {
    match i32::from(d.to.file()) - i32::from(d.from.file()) {
        2 => Some(CastlingSide::KingSide),
        -2 => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The file on which the rook of this castling usually stands.
const fn castling_corner(side: CastlingSide) -> File {
    match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    }
}
