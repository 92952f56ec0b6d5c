//! The placement of pieces.

use crate::{Color, Piece, Role, Square};

/// Which piece stands where; nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Option<Piece>; Square::COUNT],
}

impl Board {
    /// A board without pieces.
    #[must_use]
    pub const fn empty() -> Self {
        Self { squares: [None; Square::COUNT] }
    }

    /// The piece on `square`.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts `piece` on `square`, or clears it; gives back what stood there.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        std::mem::replace(&mut self.squares[square.index()], piece)
    }

    /// Every piece with its point, a0 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// Where `color`'s general stands; `None` on a diagram without it.
    #[must_use]
    pub fn general(&self, color: Color) -> Option<Square> {
        let general = Piece::new(color, Role::General);
        self.pieces().find(|&(_, piece)| piece == general).map(|(square, _)| square)
    }

    /// Left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut board = Self::empty();
        for (square, piece) in self.pieces() {
            board.put(square.mirrored(), Some(piece));
        }
        board
    }

    /// The board turned by half a turn, each piece given to the other side.
    #[must_use]
    pub fn colors_swapped(&self) -> Self {
        let mut board = Self::empty();
        for (square, piece) in self.pieces() {
            board.put(square.rotated(), Some(Piece::new(piece.color.other(), piece.role)));
        }
        board
    }
}
