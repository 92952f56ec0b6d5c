//! When two positions are the same.

use std::hash::{Hash, Hasher};

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Setup, Square};

/// The identity of a position: same pieces on the same squares, same side to move, same castling
/// rights, same en passant captures.
///
/// An en passant square counts only where a *legal* capture exists, so that a pinned pawn or an
/// absent one makes no difference. A castling right counts while king and rook have not moved,
/// whether or not castling is possible at the moment. Counters do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Identity {
    /// Each square's content as a four-bit code, one bit a plane: three for the piece, none of them set where there is none,
    /// and one for its colour.
    planes: [u64; 4],
    castling: u64,
    en_passant: Option<Square>,
    black_to_move: bool,
}

impl Identity {
    pub(crate) fn of(chess: &Chess) -> Self {
        let castling = chess.castles().castling_rights();
        Self::made(chess.board(), castling, chess.legal_ep_square(), chess.turn())
    }

    pub(crate) fn of_setup(setup: &Setup) -> Self {
        Self::made(&setup.board, setup.castling_rights, None, setup.turn)
    }

    fn made(board: &Board, castling: Bitboard, en_passant: Option<Square>, turn: Color) -> Self {
        let (knights, bishops, rooks) = (board.knights(), board.bishops(), board.rooks());
        let (queens, kings) = (board.queens(), board.kings());
        let planes = [
            board.pawns() | bishops | queens,
            knights | bishops | kings,
            rooks | queens | kings,
            board.black(),
        ];
        Self {
            planes: planes.map(u64::from),
            castling: u64::from(castling),
            en_passant,
            black_to_move: turn == Color::Black,
        }
    }

    /// Of a board that is not known: the same as no position.
    pub const UNKNOWN: Self =
        Self { planes: [0; 4], castling: 0, en_passant: None, black_to_move: false };

    /// The squares that are not empty.
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[0] | self.planes[1] | self.planes[2])
    }

    /// A number that equal identities share; different ones may share it too.
    fn fingerprint(&self) -> u64 {
        let mut mixed = self.castling ^ u64::from(self.black_to_move);
        for plane in self.planes {
            mixed = (mixed.rotate_left(23) ^ plane).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        }
        mixed ^ self.en_passant.map_or(0, |square| u64::from(square) + 1) ^ (mixed >> 29)
    }
}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.fingerprint());
    }
}
