//! The way of a king to pawns it can take, where pawns bar each other.

use shakmaty::{Bitboard, Board, Color, Square};

use super::reach::{around, pawn_steps};

/// How many steps a king needs to take a pawn that no pawn protects.
pub(super) struct Way {
    /// The squares from which it needs at most so many, as far as it has to go.
    layers: [Bitboard; FAR],
    /// Whether the pawn has to step first.
    pub(super) waits: bool,
}

/// More steps than are told apart.
const FAR: usize = 10;

impl Way {
    /// The way of the king of `color`, if there is one.
    pub(super) fn new(board: &Board, color: Color) -> Option<Self> {
        let king = board.king_of(color)?;
        let own = board.pawns() & board.by_color(color);
        let rivals = board.pawns() & board.by_color(color.other());
        let barred = pawn_steps(color.other(), rivals);
        let open = !barred & !own;
        let stepped = rivals.shift(color.fold_wb(-8, 8)) & !board.pawns() & !barred;
        let to = |goal: Bitboard, waits| {
            let mut reached = goal & open;
            let mut layers = [reached; FAR];
            for at in 1..FAR {
                let next = reached | (around(reached) & open);
                layers[at..].fill(next);
                if next == reached || next.contains(king) {
                    break;
                }
                reached = next;
            }
            Some(Self { layers, waits }).filter(|way| around(way.layers[FAR - 1]).contains(king))
        };
        to(rivals, false).or_else(|| to(around(stepped), true))
    }

    /// The steps from `square`; [`FAR`] if they are as many, or there is no way.
    pub(super) fn steps(&self, square: Square) -> i32 {
        let nearer = self.layers.iter().filter(|layer| !layer.contains(square)).count();
        i32::try_from(nearer).unwrap_or(0)
    }
}

/// The pawns of `color` that no pawn of the other stands before.
pub(super) fn unopposed(board: &Board, color: Color) -> Bitboard {
    let step = color.fold_wb(-8, 8);
    let rivals = board.pawns() & board.by_color(color.other());
    let once = rivals | rivals.shift(step);
    let twice = once | once.shift(2 * step);
    board.pawns() & board.by_color(color) & !(twice | twice.shift(4 * step))
}

#[cfg(test)]
mod tests {
    use shakmaty::Position as _;

    use super::*;

    #[test]
    fn a_king_goes_round_the_squares_that_pawns_attack() {
        let position = crate::fen::read("8/8/5k1p/p2p1p2/P2P1P1P/7K/8/8 b - - 5 44").unwrap();
        let board = position.position.as_shakmaty().board();
        let way = Way::new(board, Color::Black).unwrap();
        // By g6 and h5 to h4: the pawns on f4 and h4 attack g5.
        assert!(!way.waits);
        let steps =
            [Square::F6, Square::G6, Square::H5, Square::H4].map(|square| way.steps(square));
        assert_eq!(steps, [3, 2, 1, 0]);
        // The pawns on a5, d5 and f5 attack every square of the fourth rank that White's own pawns leave.
        assert!(Way::new(board, Color::White).is_none());
        assert!(unopposed(board, Color::White).is_empty());
    }

    #[test]
    fn a_king_waits_where_a_pawn_must_step_first() {
        let position = crate::fen::read("2b5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 b - - 46 59");
        let position = position.unwrap().position;
        // No black pawn can be taken by the king; one that steps to a5 can, from b4.
        let way = Way::new(position.as_shakmaty().board(), Color::White).unwrap();
        assert!(way.waits);
        assert_eq!((way.steps(Square::B4), way.steps(Square::C3)), (0, 1));
    }
}
