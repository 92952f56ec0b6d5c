//! Positions that can be played on.

use crate::{Board, Color, Fault, Move, Piece, Role, Setup, Square};

/// A position that can be played on: a [`Setup`] whose faults were looked at.
///
/// A diagram may lack a general; the side without one cannot be in check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
}

/// A setup that is no position, with every reason and the setup given back.
#[derive(Debug, Clone, thiserror::Error)]
#[error("not a playable position: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct PositionError {
    /// All that is wrong.
    pub faults: Vec<Fault>,
    /// The setup as it was given.
    pub setup: Box<Setup>,
}

impl PositionError {
    /// The position all the same, if every fault is one of those a printed diagram may have:
    /// a missing general, too many pieces of a kind, or a piece on a point it cannot reach.
    ///
    /// # Errors
    /// Gives itself back when a fault makes play meaningless.
    pub fn as_diagram(self) -> Result<Position, Self> {
        let playable = self.faults.iter().all(|fault| {
            matches!(
                fault,
                Fault::MissingGeneral(_) | Fault::TooMany(_) | Fault::ImpossibleSquare(..)
            )
        });
        if playable { Ok(Position { setup: *self.setup }) } else { Err(self) }
    }
}

/// A move that cannot be played, given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("illegal move {0}")]
pub struct PlayError(pub Move);

impl Position {
    /// The usual start.
    #[must_use]
    pub fn initial() -> Self {
        Self { setup: Setup::initial() }
    }

    /// A playable position.
    ///
    /// # Errors
    /// All the faults of the setup; [`PositionError::as_diagram`] forgives those of printed diagrams.
    pub fn from_setup(setup: Setup) -> Result<Self, PositionError> {
        let faults = setup.faults();
        if faults.is_empty() {
            Ok(Self { setup })
        } else {
            Err(PositionError { faults, setup: Box::new(setup) })
        }
    }

    /// The position of a record, whatever is wrong with it: records of impossible positions are kept
    /// and replayed too. Ask [`Setup::faults`] what is wrong.
    #[must_use]
    pub const fn from_record(setup: Setup) -> Self {
        Self { setup }
    }

    /// The position as a setup.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// Every legal move: no move leaves one's own general attacked or facing the other.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, piece) in self.board().pieces() {
            if piece.color == self.turn() {
                for to in attacks(self.board(), from, piece) {
                    let taken = self.board().piece_at(to);
                    let m = Move::new(from, to);
                    if taken.is_none_or(|taken| taken.color != piece.color) && self.is_safe(m) {
                        moves.push(m);
                    }
                }
            }
        }
        moves
    }

    /// Whether `m` is legal.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.board().piece_at(m.from).is_some_and(|piece| {
            piece.color == self.turn()
                && self.board().piece_at(m.to).is_none_or(|taken| taken.color != piece.color)
                && attacks(self.board(), m.from, piece).contains(&m.to)
                && self.is_safe(m)
        })
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        in_check(self.board(), self.turn())
    }

    /// The position after `m`.
    ///
    /// # Errors
    /// When `m` is not legal here.
    pub fn play(&self, m: Move) -> Result<Self, PlayError> {
        if self.is_legal(m) { Ok(self.after(m)) } else { Err(PlayError(m)) }
    }

    /// The position after `m`, whatever it is: records keep illegal moves that stood.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut setup = self.setup.clone();
        let piece = setup.board.put(m.from, None);
        let taken = setup.board.put(m.to, piece);
        setup.halfmove = if taken.is_some() { 0 } else { setup.halfmove.saturating_add(1) };
        if setup.turn == Color::Black {
            setup.fullmove = setup.fullmove.saturating_add(1);
        }
        setup.turn = setup.turn.other();
        Self { setup }
    }

    fn is_safe(&self, m: Move) -> bool {
        let mut board = *self.board();
        let piece = board.put(m.from, None);
        board.put(m.to, piece);
        !in_check(&board, self.turn())
    }
}

/// Whether `color`'s general is attacked, or faces the other along an open file.
pub(crate) fn in_check(board: &Board, color: Color) -> bool {
    let Some(general) = board.general(color) else { return false };
    board.pieces().any(|(from, piece)| {
        piece.color != color
            && (attacks(board, from, piece).contains(&general)
                || (piece.role == Role::General && faces(board, from, general)))
    })
}

fn faces(board: &Board, a: Square, b: Square) -> bool {
    let (low, high) = (a.rank().min(b.rank()), a.rank().max(b.rank()));
    a.file() == b.file()
        && (low + 1..high).all(|rank| {
            Square::new(a.file(), rank).is_some_and(|square| board.piece_at(square).is_none())
        })
}

/// The points `piece` on `from` could capture on or move to, own pieces included.
fn attacks(board: &Board, from: Square, piece: Piece) -> Vec<Square> {
    const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    let mut found = Vec::new();
    match piece.role {
        Role::General => found.extend(
            STRAIGHT
                .iter()
                .filter_map(|&(x, y)| from.offset(x, y))
                .filter(|to| to.is_palace_of(piece.color)),
        ),
        Role::Advisor => found.extend(
            DIAGONAL
                .iter()
                .filter_map(|&(x, y)| from.offset(x, y))
                .filter(|to| to.is_palace_of(piece.color)),
        ),
        Role::Elephant => {
            for (x, y) in DIAGONAL {
                let eye = from.offset(x, y).is_some_and(|eye| board.piece_at(eye).is_none());
                if let (true, Some(to)) = (eye, from.offset(2 * x, 2 * y))
                    && to.is_home_of(piece.color)
                {
                    found.push(to);
                }
            }
        }
        Role::Horse => {
            for (x, y) in STRAIGHT {
                if from.offset(x, y).is_some_and(|leg| board.piece_at(leg).is_none()) {
                    for side in [1, -1] {
                        let (x, y) = if x == 0 { (side, 2 * y) } else { (2 * x, side) };
                        found.extend(from.offset(x, y));
                    }
                }
            }
        }
        Role::Chariot | Role::Cannon => {
            for (x, y) in STRAIGHT {
                let mut screened = false;
                let mut next = from.offset(x, y);
                while let Some(to) = next {
                    let occupied = board.piece_at(to).is_some();
                    if (piece.role == Role::Chariot || !screened && !occupied)
                        || (screened && occupied)
                    {
                        found.push(to);
                    }
                    if occupied && (piece.role == Role::Chariot || screened) {
                        break;
                    }
                    screened |= occupied;
                    next = to.offset(x, y);
                }
            }
        }
        Role::Soldier => {
            let forward = if piece.color == Color::Red { 1 } else { -1 };
            found.extend(from.offset(0, forward));
            if !from.is_home_of(piece.color) {
                found.extend(from.offset(1, 0));
                found.extend(from.offset(-1, 0));
            }
        }
    }
    found
}
