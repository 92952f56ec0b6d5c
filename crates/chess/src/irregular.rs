//! Boards that no legal play leads to, on which people go on moving.

use shakmaty::{
    CastlingMode, CastlingSide, Color, EnPassantMode, Piece, Position as _, Role, Setup, Square,
};

use crate::position::PositionFault;
use crate::{Displacement, Identity, Position};

/// What a hand did that the rules of play do not allow, or not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// It carried a piece.
    Carried(Displacement),
    /// It put king and rook as in castling.
    Castled(CastlingSide),
    /// It pressed the clock and moved nothing.
    Passed,
}

/// The board after a move that was not legal. It may be one on which play is possible, or none at all: a king can be
/// taken, or a pawn lies on the last rank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Irregular {
    setup: Setup,
    mode: CastlingMode,
}

impl Irregular {
    /// The board of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let setup = position.as_shakmaty().to_setup(EnPassantMode::Legal);
        Self { setup, mode: position.mode() }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &shakmaty::Board {
        &self.setup.board
    }

    /// The board after the side to move did this; `None` where the piece it is about is not there.
    #[must_use]
    pub fn after(&self, hand: Hand) -> Option<Self> {
        let mut next = self.clone();
        let (setup, color) = (&mut next.setup, self.setup.turn);
        let mut quiet = true;
        match hand {
            Hand::Passed => {}
            Hand::Castled(side) => {
                let king = setup.board.king_of(color)?;
                let rook = corner_rook(setup, color, king, side)?;
                setup.board.discard_piece_at(king);
                setup.board.discard_piece_at(rook);
                setup.board.set_piece_at(side.king_to(color), Role::King.of(color));
                setup.board.set_piece_at(side.rook_to(color), Role::Rook.of(color));
                setup.castling_rights.discard(color.backrank());
            }
            Hand::Carried(d) => {
                let piece = setup.board.remove_piece_at(d.from)?;
                let taken = setup.board.remove_piece_at(d.to);
                let role = d.promotion.unwrap_or(piece.role);
                setup.board.set_piece_at(d.to, Piece { color: piece.color, role });
                setup.castling_rights.discard(d.from);
                setup.castling_rights.discard(d.to);
                if piece.role == Role::King {
                    setup.castling_rights.discard(piece.color.backrank());
                }
                // A pawn that goes to an empty square of the next file takes in passing, if a pawn is beside it there.
                let beside = Square::from_coords(d.to.file(), d.from.rank());
                let passing = piece.role == Role::Pawn
                    && taken.is_none()
                    && d.from.file() != d.to.file()
                    && self.setup.ep_square == Some(d.to);
                if passing {
                    setup.board.discard_piece_at(beside);
                }
                quiet = taken.is_none() && piece.role != Role::Pawn;
            }
        }
        setup.ep_square = None;
        setup.halfmoves = if quiet { setup.halfmoves.saturating_add(1) } else { 0 };
        if color == Color::Black {
            setup.fullmoves = setup.fullmoves.saturating_add(1);
        }
        setup.turn = !color;
        Some(next)
    }

    /// The position, if play is possible on this board.
    ///
    /// # Errors
    /// Every fault that makes play meaningless.
    pub fn position(&self) -> Result<Position, Vec<PositionFault>> {
        Position::from_setup(self.setup.clone()).map(|position| position.in_mode(self.mode))
    }

    /// What makes two boards the same; no board on which play is possible is the same as one on which it is not.
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity::of_setup(&self.setup)
    }

    /// Whether the king of `color` could be taken.
    #[must_use]
    pub fn is_attacked(&self, color: Color) -> bool {
        let board = &self.setup.board;
        board
            .king_of(color)
            .is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
    }

    /// Whether a pawn of either side lies on its last rank.
    #[must_use]
    pub fn has_pawn_on_last_rank(&self) -> bool {
        (self.setup.board.pawns() & shakmaty::Bitboard::BACKRANKS).any()
    }

    /// Whether a piece of the side to move on `from` goes to `to`, by the way it moves alone.
    pub(crate) fn reaches(&self, from: Square, to: Square) -> bool {
        let board = &self.setup.board;
        let Some(piece) = board.piece_at(from) else { return false };
        if board.color_at(to) == Some(piece.color) {
            return false;
        }
        if piece.role != Role::Pawn {
            return board.attacks_from(from).contains(to);
        }
        let takes = board.color_at(to).is_some() || self.setup.ep_square == Some(to);
        if from.file() != to.file() {
            return takes && board.attacks_from(from).contains(to);
        }
        let up = if piece.color == Color::White { 1 } else { -1 };
        let steps = (i32::from(to) - i32::from(from)) * up;
        let start = piece.color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
        let one = from.offset(8 * up);
        board.color_at(to).is_none()
            && (steps == 8
                || (steps == 16
                    && from.rank() == start
                    && one.is_some_and(|square| board.color_at(square).is_none())))
    }
}

/// The rook on the king's rank farthest out on the side of castling.
fn corner_rook(setup: &Setup, color: Color, king: Square, side: CastlingSide) -> Option<Square> {
    let rooks = setup.board.by_piece(Role::Rook.of(color)) & shakmaty::Bitboard::from(king.rank());
    match side {
        CastlingSide::KingSide => rooks.into_iter().rfind(|rook| rook.file() > king.file()),
        CastlingSide::QueenSide => rooks.into_iter().find(|rook| rook.file() < king.file()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fen, notation};

    fn board(text: &str) -> Irregular {
        Irregular::of(&fen::read(text).unwrap().position)
    }

    #[test]
    fn a_king_left_in_check_can_be_answered_and_the_board_is_playable_again() {
        let start = board("4k3/4r3/8/8/8/8/P6p/3QK3 w - - 0 40");
        let a3 = Displacement { from: Square::A2, to: Square::A3, promotion: None };
        let left = start.after(Hand::Carried(a3)).unwrap();
        assert_eq!(left.position().unwrap_err(), [PositionFault::OppositeCheck]);
        assert!(left.is_attacked(Color::White) && !left.is_attacked(Color::Black));
        let reply = notation::read_irregular(&left, "Kf7").unwrap();
        let answered = left.after(reply).unwrap().position().unwrap();
        assert!(answered.is_check() && answered.turn() == Color::White);
    }

    #[test]
    fn castling_through_check_puts_king_and_rook_where_castling_does() {
        let start = board("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let castled = start.after(Hand::Castled(CastlingSide::KingSide)).unwrap();
        assert_eq!(fen::write(&castled.position().unwrap()), "4kr2/8/8/8/8/8/8/R4RK1 b - - 1 1");
    }
}
