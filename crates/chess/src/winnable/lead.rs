//! How promising a move is for a mate by heavy pieces, or by pawns that become some.
//!
//! The hunted king goes to a corner, the hunting one near it, pawns run, everybody clears their way. Where no pawn can run,
//! a king takes what bars it.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role, Square};

use super::playout::distance;
use super::way::{Way, unopposed};

/// What the sums look at before a move.
pub(super) struct Lead {
    corner: Square,
    greedy: bool,
    hunter: Color,
    /// Whether the hunter has a queen or rook.
    heavy: bool,
    /// Squares ahead of the hunter's pawns.
    ahead: Bitboard,
    hunted_king: Square,
    hunting_king: Square,
    /// The ways of the hunting and the hunted king to pawns they can take, where the hunter has no heavy piece.
    ways: [Option<Way>; 2],
}

impl Lead {
    pub(super) fn new(chess: &Chess, hunter: Color, corner: Square, greedy: bool) -> Self {
        let board = chess.board();
        let own = board.by_color(hunter);
        let heavy = (own & board.rooks_and_queens()).any();
        let ahead = if heavy { Bitboard::EMPTY } else { ahead(own & board.pawns(), hunter) };
        let hunted_king = board.king_of(hunter.other()).unwrap_or(corner);
        let hunting_king = board.king_of(hunter).unwrap_or(corner);
        let ways = if heavy { [None, None] } else { ways(board, hunter) };
        Self { corner, greedy, hunter, heavy, ahead, hunted_king, hunting_king, ways }
    }

    /// For the side that is to mate.
    pub(super) fn of_hunter(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut worth = match m.promotion() {
            Some(Role::Queen) => 60,
            Some(Role::Rook) => 40,
            Some(_) => 10,
            None => 0,
        };
        if m.is_capture() {
            worth += if self.greedy { 8 } else { -4 };
        }
        let ring = |square| (distance(square, self.corner) - 2).abs();
        worth
            + match m.role() {
                Role::Pawn if self.heavy => 1,
                Role::Pawn if self.ways[0].is_some() && !m.is_capture() => 0,
                Role::Pawn => 8 + rank_from(self.hunter, to),
                Role::King if m.is_castle() => 0,
                Role::King if let Some(way) = &self.ways[0] => {
                    6 * (way.steps(from) - way.steps(to))
                        + if m.capture() == Some(Role::Pawn) { 20 } else { 0 }
                }
                Role::King => 5 * (ring(from) - ring(to)),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    let near = distance(from, self.hunted_king) - distance(to, self.hunted_king);
                    2 * near + self.clears(from, to)
                }
            }
    }

    /// For the side that is to be mated.
    pub(super) fn of_hunted(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut worth = match m.capture() {
            None => 0,
            Some(Role::Queen | Role::Rook) => -40,
            Some(Role::Pawn) if self.heavy => -2,
            Some(Role::Pawn) => -20,
            Some(_) if self.heavy => -2,
            Some(_) => -20,
        };
        if m.role() == Role::Pawn
            && self.ways[0].as_ref().is_some_and(|way| way.waits)
            && distance(to, self.hunting_king) == 1
        {
            worth += 20;
        }
        worth += match m.promotion() {
            Some(Role::Queen | Role::Rook) => -6,
            Some(_) | None => 0,
        };
        worth
            + match m.role() {
                Role::King if m.is_castle() => 0,
                Role::King if let Some(way) = &self.ways[1] => {
                    6 * (way.steps(from) - way.steps(to))
                        + if m.capture() == Some(Role::Pawn) { 30 } else { 0 }
                }
                Role::King => {
                    6 * (distance(from, self.corner) - distance(to, self.corner))
                        + self.clears(from, to)
                }
                Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    self.clears(from, to)
                }
            }
    }

    /// Leaving or entering the way of the hunter's pawns.
    fn clears(&self, from: Square, to: Square) -> i32 {
        let weight = |square| i32::from(self.ahead.contains(square));
        6 * (weight(from) - weight(to))
    }
}

/// Where pawns of the hunter are all opposed, the way of its king to pawns; that of the other king too, if the first waits
/// or there is none.
fn ways(board: &Board, hunter: Color) -> [Option<Way>; 2] {
    let pawns = board.pawns() & board.by_color(hunter);
    if pawns.is_empty() || unopposed(board, hunter).any() {
        return [None, None];
    }
    let own = Way::new(board, hunter);
    let is_sure = own.as_ref().is_some_and(|way| !way.waits);
    let other = if is_sure { None } else { Way::new(board, hunter.other()) };
    [own, other]
}

fn rank_from(color: Color, square: Square) -> i32 {
    let rank = i32::from(u8::from(square) / 8);
    color.fold_wb(rank, 7 - rank)
}

/// All squares ahead of the pawns, to the last rank.
fn ahead(pawns: Bitboard, color: Color) -> Bitboard {
    let step = color.fold_wb(8, -8);
    let mut all = Bitboard::EMPTY;
    let mut front = pawns;
    for _ in 0..6 {
        front = front.shift(step);
        all |= front;
    }
    all
}
