//! Forces with which the computer rule lets nobody go on.

use xiangqi::{Board, Color, Piece, Position, Role};

use crate::xiangqi::game::Walk;

/// How a game with so little on the board ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bare {
    /// There is enough to go on.
    No,
    /// Drawn.
    Drawn,
    /// Drawn unless the side to move ends the game with its next move.
    DrawnUnlessMate,
}

/// The first ply of the record after which neither side has enough to win.
pub(in crate::xiangqi) fn first_drawn(walk: &Walk) -> Option<usize> {
    (0..=walk.last_ply()).find(|&ply| is_drawn(&walk.positions[ply]))
}

/// A diagram that leaves a general out is a fragment: nothing is said of it.
fn is_drawn(position: &Position) -> bool {
    let board = position.board();
    if Color::ALL.into_iter().any(|color| board.general(color).is_none()) {
        return false;
    }
    match bare(board) {
        Bare::No => false,
        Bare::Drawn => true,
        Bare::DrawnUnlessMate => {
            !position.legal_moves().into_iter().any(|m| !position.after(m).has_legal_move())
        }
    }
}

fn bare(board: &Board) -> Bare {
    let of = |color, role| board.by_piece(Piece::new(color, role)).len();
    let both = |role| of(Color::Red, role) + of(Color::Black, role);
    if both(Role::Soldier) + both(Role::Chariot) + both(Role::Horse) > 0 {
        return Bare::No;
    }
    let (advisors, elephants) = (both(Role::Advisor), both(Role::Elephant));
    match (of(Color::Red, Role::Cannon), of(Color::Black, Role::Cannon)) {
        (0, 0) => Bare::Drawn,
        (1, 1) if advisors == 0 && elephants == 0 => Bare::Drawn,
        (1, 1) if advisors == 0 => Bare::DrawnUnlessMate,
        (1, 0) => against_cannon(Color::Red, of),
        (0, 1) => against_cannon(Color::Black, of),
        _ => Bare::No,
    }
}

/// The only cannon belongs to `color`.
fn against_cannon(color: Color, of: impl Fn(Color, Role) -> u32) -> Bare {
    let elephants = of(color, Role::Elephant);
    match (of(color, Role::Advisor), of(color.other(), Role::Advisor)) {
        (0, 0) => Bare::Drawn,
        (0, 1) if elephants == 0 => Bare::Drawn,
        (0, 1) => Bare::DrawnUnlessMate,
        (0, 2) if elephants == 0 => Bare::DrawnUnlessMate,
        _ => Bare::No,
    }
}
