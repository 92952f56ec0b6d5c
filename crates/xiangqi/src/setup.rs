//! Positions as written down, possibly impossible.

use std::fmt;

use crate::{Board, Color, Piece, Role, Square};

/// A board, the side to move and the counters, as some record states them; nothing is promised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// Plies without a capture as the record states them; never trusted, always recounted.
    pub halfmove: u32,
    /// The number of the next move, from 1.
    pub fullmove: u32,
}

/// One thing that is wrong with a [`Setup`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// A side has no general: a half-board diagram.
    MissingGeneral(Color),
    /// A side has more than one general.
    SeveralGenerals(Color),
    /// A side has more pieces of a kind than a set holds.
    TooMany(Piece),
    /// A side has more than sixteen pieces.
    TooManyPieces(Color),
    /// A piece stands where it can never stand.
    ImpossibleSquare(Square, Piece),
    /// Two soldiers of a side stand on one file of its own half, which no soldier leaves
    /// sideways; the point is that of the one in front.
    DoubledSoldiers(Color, Square),
    /// The generals stand on one file with nothing between them.
    GeneralsFacing,
    /// The side that is not to move stands in check from a piece other than the general.
    OpponentInCheck,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingGeneral(color) => write!(f, "{color} has no general"),
            Self::SeveralGenerals(color) => write!(f, "{color} has more than one general"),
            Self::TooMany(piece) => {
                write!(f, "{} has too many pieces of kind {}", piece.color, piece.role.letter())
            }
            Self::TooManyPieces(color) => write!(f, "{color} has more than sixteen pieces"),
            Self::DoubledSoldiers(color, square) => {
                write!(f, "a {color} soldier on {square} stands before another on its own half")
            }
            Self::GeneralsFacing => f.write_str("the generals face each other on an open file"),
            Self::ImpossibleSquare(square, piece) => {
                write!(f, "a {} {} can never stand on {square}", piece.color, piece.role.letter())
            }
            Self::OpponentInCheck => f.write_str("the side that is not to move stands in check"),
        }
    }
}

impl Setup {
    /// The usual start.
    #[must_use]
    pub fn initial() -> Self {
        use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
        let mut board = Board::empty();
        let back = [Chariot, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Chariot];
        let mut put = |file: u8, rank: u8, role: Role| {
            for (rank, color) in [(rank, Color::Red), (9 - rank, Color::Black)] {
                if let Some(square) = Square::new(file, rank) {
                    board.put(square, Some(Piece::new(color, role)));
                }
            }
        };
        for (file, role) in (0..9).zip(back) {
            put(file, 0, role);
        }
        for file in [1, 7] {
            put(file, 2, Cannon);
        }
        for file in [0, 2, 4, 6, 8] {
            put(file, 3, Soldier);
        }
        Self { board, turn: Color::Red, halfmove: 0, fullmove: 1 }
    }

    /// Everything that keeps the setup from being a real position, all at once.
    ///
    /// The checks are practical: every position that can come about in a game passes, and some
    /// that cannot come about pass too. The counters are not looked at.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            self.count_faults(color, &mut faults);
        }
        for (square, piece) in self.board.pieces() {
            if !can_stand(piece, square) {
                faults.push(Fault::ImpossibleSquare(square, piece));
            }
        }
        for color in Color::ALL {
            let soldiers = self.board.by_piece(Piece::new(color, Role::Soldier));
            for square in soldiers {
                let forward = if color == Color::Red { 1 } else { -1 };
                let front = square.offset(0, forward).filter(|front| front.is_home_of(color));
                faults.extend(
                    front
                        .filter(|&front| soldiers.contains(front))
                        .map(|front| Fault::DoubledSoldiers(color, front)),
                );
            }
        }
        if self.board.generals_face() {
            faults.push(Fault::GeneralsFacing);
        }
        let general = self.board.general(self.turn.other());
        if general.is_some_and(|at| !self.board.attackers(at, self.turn).is_empty()) {
            faults.push(Fault::OpponentInCheck);
        }
        faults
    }

    /// Left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self { board: self.board.mirrored(), ..self.clone() }
    }

    /// The board turned by half a turn, with all pieces and the move given to the other side.
    #[must_use]
    pub fn colors_swapped(&self) -> Self {
        Self { board: self.board.colors_swapped(), turn: self.turn.other(), ..self.clone() }
    }

    /// Adds what is wrong with the number of `color`'s pieces.
    fn count_faults(&self, color: Color, faults: &mut Vec<Fault>) {
        for role in Role::ALL {
            let piece = Piece::new(color, role);
            let most = match role {
                Role::General => 1,
                Role::Soldier => 5,
                Role::Advisor | Role::Elephant | Role::Horse | Role::Chariot | Role::Cannon => 2,
            };
            match (role, self.board.by_piece(piece).len()) {
                (Role::General, 0) => faults.push(Fault::MissingGeneral(color)),
                (Role::General, 2..) => faults.push(Fault::SeveralGenerals(color)),
                (_, count) if count > most => faults.push(Fault::TooMany(piece)),
                (_, _) => {}
            }
        }
        if self.board.by_color(color).len() > 16 {
            faults.push(Fault::TooManyPieces(color));
        }
    }
}

/// Whether `piece` can ever stand on `square`.
fn can_stand(piece: Piece, square: Square) -> bool {
    let (file, rank) = (
        square.file(),
        match piece.color {
            Color::Red => square.rank(),
            Color::Black => 9 - square.rank(),
        },
    );
    match piece.role {
        Role::General => square.is_palace_of(piece.color),
        Role::Advisor => {
            matches!((file, rank), (3 | 5, 0 | 2) | (4, 1))
        }
        Role::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        Role::Soldier => rank >= 5 || (rank >= 3 && file % 2 == 0),
        Role::Horse | Role::Chariot | Role::Cannon => true,
    }
}
