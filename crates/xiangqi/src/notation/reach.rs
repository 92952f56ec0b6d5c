//! How near a move comes to being legal.

use crate::{Board, Move, Piece, Position, Role, Square};

/// How near a move comes to being legal; the greater the nearer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reach {
    /// No step of the piece, or one out of its palace or over the river.
    Foreign,
    /// A step of the piece, but a piece stands in the way or an own one on the point.
    Blocked,
    /// A step the piece can make, but the general is left attacked.
    Unsafe,
    /// A legal move.
    Legal,
}

impl Reach {
    pub(super) fn of(position: &Position, m: Move) -> Self {
        let board = position.board();
        let Some(piece) = board.piece_at(m.from) else { return Self::Foreign };
        if piece.color != position.turn() || !is_step(piece, m) {
            Self::Foreign
        } else if !is_open(board, piece, m) {
            Self::Blocked
        } else if position.is_legal(m) {
            Self::Legal
        } else {
            Self::Unsafe
        }
    }
}

/// Files and ranks between the two points.
const fn distance(m: Move) -> (u8, u8) {
    (m.from.file().abs_diff(m.to.file()), m.from.rank().abs_diff(m.to.rank()))
}

/// Whether the piece moves so on an empty board.
fn is_step(piece: Piece, m: Move) -> bool {
    let distance = distance(m);
    match piece.role {
        Role::General => matches!(distance, (1, 0) | (0, 1)) && m.to.is_palace_of(piece.color),
        Role::Advisor => distance == (1, 1) && m.to.is_palace_of(piece.color),
        Role::Elephant => distance == (2, 2) && m.to.is_home_of(piece.color),
        Role::Horse => matches!(distance, (1, 2) | (2, 1)),
        Role::Chariot | Role::Cannon => (distance.0 == 0) != (distance.1 == 0),
        Role::Soldier => {
            let forward = m.from.rank_from(piece.color) < m.to.rank_from(piece.color);
            match distance {
                (0, 1) => forward,
                (1, 0) => !m.from.is_home_of(piece.color),
                _ => false,
            }
        }
    }
}

/// Whether nothing stands in the way of the step `m`, which [`is_step`] knows.
fn is_open(board: &Board, piece: Piece, m: Move) -> bool {
    let target = board.piece_at(m.to);
    if target.is_some_and(|target| target.color == piece.color) {
        return false;
    }
    let free = |square: Option<Square>| square.is_some_and(|at| board.piece_at(at).is_none());
    match piece.role {
        Role::General | Role::Advisor | Role::Soldier => true,
        Role::Elephant => free(Square::new(
            m.from.file().midpoint(m.to.file()),
            m.from.rank().midpoint(m.to.rank()),
        )),
        Role::Horse if distance(m).0 == 2 => {
            free(Square::new(m.from.file().midpoint(m.to.file()), m.from.rank()))
        }
        Role::Horse => free(Square::new(m.from.file(), m.from.rank().midpoint(m.to.rank()))),
        Role::Chariot => between(board, m) == 0,
        Role::Cannon => between(board, m) == usize::from(target.is_some()),
    }
}

/// How many pieces stand between the two points of a straight line.
fn between(board: &Board, m: Move) -> usize {
    let inside = |a: u8, b: u8| a.min(b) + 1..a.max(b);
    let occupied = |file, rank| Square::new(file, rank).and_then(|at| board.piece_at(at)).is_some();
    if m.from.file() == m.to.file() {
        let ranks = inside(m.from.rank(), m.to.rank());
        ranks.filter(|&rank| occupied(m.from.file(), rank)).count()
    } else {
        let files = inside(m.from.file(), m.to.file());
        files.filter(|&file| occupied(file, m.from.rank())).count()
    }
}
