//! The placement of pieces.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::{Color, Piece, Role, Square, SquareSet};

/// Which piece stands where; nothing else.
#[derive(Clone, Copy)]
pub struct Board {
    squares: [Option<Piece>; Square::COUNT],
    // What follows is the same placement once more, kept in step by `put`.
    roles: [SquareSet; 7],
    colors: [SquareSet; 2],
    /// Each side's pieces on each rank, rank 0 at index 1, so that both neighbours of a rank exist.
    ranks: [[u16; 12]; 2],
    /// Each side's pieces on each file.
    files: [[u16; 9]; 2],
}

impl Board {
    /// A board without pieces.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            squares: [None; Square::COUNT],
            roles: [SquareSet::EMPTY; 7],
            colors: [SquareSet::EMPTY; 2],
            ranks: [[0; 12]; 2],
            files: [[0; 9]; 2],
        }
    }

    /// The piece on `square`.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts `piece` on `square`, or clears it; gives back what stood there.
    pub const fn put(&mut self, square: Square, piece: Option<Piece>) -> Option<Piece> {
        let before = std::mem::replace(&mut self.squares[square.index()], piece);
        if let Some(before) = before {
            self.toggle(square, before);
        }
        if let Some(piece) = piece {
            self.toggle(square, piece);
        }
        before
    }

    /// Every piece with its point, a0 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The points with a piece.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.colors[0].union(self.colors[1])
    }

    /// The points with a piece of `color`.
    #[must_use]
    pub const fn by_color(&self, color: Color) -> SquareSet {
        self.colors[color.index()]
    }

    /// The points with a piece of `role`, of either side.
    #[must_use]
    pub const fn by_role(&self, role: Role) -> SquareSet {
        self.roles[role.index()]
    }

    /// The points with this piece.
    #[must_use]
    pub const fn by_piece(&self, piece: Piece) -> SquareSet {
        self.by_color(piece.color).intersection(self.by_role(piece.role))
    }

    /// Where `color`'s general stands; `None` where it has none, and where it has several and
    /// so none is *the* general.
    #[must_use]
    pub const fn general(&self, color: Color) -> Option<Square> {
        let generals = self.by_piece(Piece::new(color, Role::General));
        if generals.is_single() { generals.first() } else { None }
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

    /// `color`'s pieces on the rank of `square`, file a the lowest of nine bits.
    pub(crate) fn rank_of(&self, square: Square, color: Color) -> u16 {
        self.ranks[color.index()][usize::from(square.rank()) + 1]
    }

    /// `color`'s pieces on the file of `square`, rank 0 the lowest of ten bits.
    pub(crate) fn file_of(&self, square: Square, color: Color) -> u16 {
        self.files[color.index()][usize::from(square.file())]
    }

    /// All pieces on the rank below that of `square`, on it, and above it.
    pub(crate) fn ranks_about(&self, square: Square) -> [u16; 3] {
        let rank = usize::from(square.rank());
        [rank, rank + 1, rank + 2].map(|rank| self.ranks[0][rank] | self.ranks[1][rank])
    }

    const fn toggle(&mut self, square: Square, piece: Piece) {
        let color = piece.color.index();
        self.roles[piece.role.index()].toggle(square);
        self.colors[color].toggle(square);
        let (file, rank) = (square.file() as usize, square.rank() as usize);
        self.ranks[color][rank + 1] ^= 1 << file;
        self.files[color][file] ^= 1 << rank;
    }
}

impl fmt::Debug for Board {
    /// Ten rows of nine letters, Black's back rank first, points for empty points.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, rank) in (0..10).rev().enumerate() {
            f.write_str(if index == 0 { "" } else { "/" })?;
            for square in (0..9).filter_map(|file| Square::new(file, rank)) {
                let letter = self.piece_at(square).map_or('.', |piece| match piece.color {
                    Color::Red => piece.role.letter(),
                    Color::Black => piece.role.letter().to_ascii_lowercase(),
                });
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.roles == other.roles && self.colors == other.colors
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.roles.hash(state);
        self.colors.hash(state);
    }
}
