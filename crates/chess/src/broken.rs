//! Moves that break one rule and are moves of their pieces all the same.

use shakmaty::{CastlingSide, File, Move, Position as _, Rank, Role, Square, attacks};

use crate::Position;
use crate::notation::{
    castling_side, coordinates, parts, plain_letters, split_suffix, strip_en_passant,
};

/// Which rule a move breaks that is a move of its piece all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Broken {
    /// It leaves or puts its own king in check.
    KingInCheck,
    /// Castling out of check, over or to a square that is attacked.
    CastlingInCheck,
    /// Castling after the king or the rook has moved.
    CastlingRight,
}

/// The move that an illegal text means, where exactly one piece could make it but for one rule: its own king, or the
/// right or the way in castling.
#[must_use]
pub fn breaking(position: &Position, text: &str) -> Option<(Move, Broken)> {
    let plain = plain_letters(text.trim(), &mut Vec::new());
    let (body, _) = split_suffix(&plain);
    let body = strip_en_passant(body, &mut Vec::new());
    if let Some(side) = castling_side(body) {
        return broken_castling(position, side);
    }
    let (role, file, rank, to, promotion) = match coordinates(body) {
        Some((from, to, promotion)) => {
            let role = position.board().role_at(from)?;
            (role, Some(from.file()), Some(from.rank()), to, promotion)
        }
        None => {
            let parts = parts(body, &mut Vec::new())?;
            (parts.role, parts.file, parts.rank, parts.to, parts.promotion)
        }
    };
    let board = position.board();
    let us = position.turn();
    let becomes_piece = role == Role::Pawn && to.rank() == us.other().backrank();
    let taken = board.role_at(to);
    let is_sound = becomes_piece == promotion.is_some()
        && !matches!(promotion, Some(Role::Pawn | Role::King))
        && taken != Some(Role::King)
        && !board.by_color(us).contains(to);
    let named = |from: &Square| {
        file.is_none_or(|file| file == from.file()) && rank.is_none_or(|rank| rank == from.rank())
    };
    let mut found = (board.by_piece(role.of(us)).into_iter())
        .filter(named)
        .filter_map(|from| step(position, role, from, to, promotion));
    let m = found.next().filter(|_| is_sound)?;
    found.next().is_none().then_some((m, Broken::KingInCheck))
}

/// The move of a piece as it goes, whatever becomes of its king.
fn step(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let board = position.board();
    let capture = board.role_at(to);
    let normal = Move::Normal { role, from, capture, to, promotion };
    if role != Role::Pawn || from.file() != to.file() {
        let attacked = board.attacks_from(from).contains(to);
        return match (role, capture) {
            (Role::Pawn, None) => {
                let passing = position.as_shakmaty().pseudo_legal_ep_square() == Some(to);
                (attacked && passing).then_some(Move::EnPassant { from, to })
            }
            _ => attacked.then_some(normal),
        };
    }
    let steps = position.turn().fold_wb(1, -1) * (i32::from(to) - i32::from(from));
    let home = position.turn().fold_wb(Rank::Second, Rank::Seventh);
    let between = Square::try_from((i32::from(from) + i32::from(to)) / 2).ok()?;
    let free = capture.is_none()
        && (steps == 8 || steps == 16 && from.rank() == home && board.role_at(between).is_none());
    free.then_some(normal)
}

/// Castling whose way is free, and the rule it breaks.
fn broken_castling(position: &Position, side: CastlingSide) -> Option<(Move, Broken)> {
    let board = position.board();
    let us = position.turn();
    let rank = us.backrank();
    let king = board.king_of(us).filter(|king| king.rank() == rank)?;
    let right = position.castling_rooks() & board.by_color(us);
    let on_side =
        |rook: &Square| side.is_king_side() == (rook.file() > king.file()) && rook.rank() == rank;
    let held = right.into_iter().find(on_side);
    let corner = Square::from_coords(if side.is_king_side() { File::H } else { File::A }, rank);
    let usual = king.file() == File::E && board.by_piece(Role::Rook.of(us)).contains(corner);
    let rook = held.or_else(|| usual.then_some(corner))?;
    let way =
        |from: Square, to: Square| attacks::between(from, to).with(to).without(king).without(rook);
    let blocked = way(king, side.king_to(us)) | way(rook, side.rook_to(us));
    if (blocked & board.occupied()).any() {
        return None;
    }
    let broken = if held.is_some() { Broken::CastlingInCheck } else { Broken::CastlingRight };
    Some((Move::Castle { king, rook }, broken))
}
