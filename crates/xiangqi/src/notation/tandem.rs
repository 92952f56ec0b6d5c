//! Like pieces that share a file.

use crate::{Board, Color, Piece, Square};

/// The like pieces on one file, the front one first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Column {
    squares: [Option<Square>; 10],
    len: usize,
}

impl Column {
    /// The pieces `piece` on its owner's file `file`, 1 to 9 from the right.
    pub(super) fn of(board: &Board, piece: Piece, file: u8) -> Self {
        let mut column = Self { squares: [None; 10], len: 0 };
        let Some(file) = Square::file_of(piece.color, file) else { return column };
        for step in 0..10 {
            let rank = match piece.color {
                Color::Red => 9 - step,
                Color::Black => step,
            };
            if let Some(square) = Square::new(file, rank)
                && board.piece_at(square) == Some(piece)
            {
                column.squares[column.len] = Some(square);
                column.len += 1;
            }
        }
        column
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// The piece `index` places from the front.
    pub(super) fn at(&self, index: Option<usize>) -> Option<Square> {
        self.squares.get(index?).copied().flatten()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares[..self.len].iter().filter_map(|square| *square)
    }
}

/// The files that hold several like pieces, from the owner's right.
#[derive(Debug)]
pub(super) struct Tandem {
    columns: [Column; 9],
}

impl Tandem {
    pub(super) fn of(board: &Board, piece: Piece) -> Self {
        let mut columns = [Column { squares: [None; 10], len: 0 }; 9];
        for (column, file) in columns.iter_mut().zip(1..) {
            *column = Column::of(board, piece, file);
        }
        Self { columns }
    }

    pub(super) fn columns(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.len() > 1)
    }

    /// Every piece that shares its file, files from the owner's right, each from the front.
    pub(super) fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.columns().flat_map(Column::iter)
    }
}
