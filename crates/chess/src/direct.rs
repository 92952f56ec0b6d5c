//! Moves in SAN found straight from the squares, without a list of legal moves: most moves of long files.

use shakmaty::san::San;
use shakmaty::{Bitboard, Board, Chess, Color, Move, Piece, Position as _, Role, Square, attacks};

/// The legal move that `san` names, where that is plain; `None` leaves it open.
///
/// Left open are castling and en passant, what is in check but for the king's own moves, pieces of one kind that may all be
/// meant, and what is not legal.
pub(crate) fn plain_move(chess: &Chess, san: &San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion } = *san else { return None };
    let board = chess.board();
    let us = chess.turn();
    let taken = board.role_at(to);
    if board.by_color(us).contains(to) || taken.is_some() != capture || taken == Some(Role::King) {
        return None;
    }
    let becomes_piece = role == Role::Pawn && to.rank() == us.other().backrank();
    let is_sound = match promotion {
        None => !becomes_piece,
        Some(role) => becomes_piece && !matches!(role, Role::Pawn | Role::King),
    };
    let mut named = board.by_piece(role.of(us)) & sources(board, role.of(us), to, capture);
    named &= file.map_or(Bitboard::FULL, Bitboard::from_file);
    named &= rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    let from = named.single_square().filter(|_| is_sound)?;
    let king = board.king_of(us)?;
    let is_safe = if role == Role::King {
        board.attacks_to(to, us.other(), board.occupied().without(from)).is_empty()
    } else {
        !chess.is_check() && keeps_cover(board, us, king, from, to)
    };
    is_safe.then_some(Move::Normal { role, from, capture: taken, to, promotion })
}

/// From where such a piece may come to `to`, were it anywhere.
fn sources(board: &Board, piece: Piece, to: Square, capture: bool) -> Bitboard {
    if piece.role != Role::Pawn {
        return attacks::attacks(to, piece, board.occupied());
    }
    if capture {
        return attacks::pawn_attacks(piece.color.other(), to);
    }
    let back = piece.color.fold_wb(-8, 8);
    let near = Bitboard::from_square(to).shift(back);
    let fourth = piece.color.fold_wb(shakmaty::Rank::Fourth, shakmaty::Rank::Fifth);
    if to.rank() == fourth && (near & board.occupied()).is_empty() {
        near.shift(back)
    } else {
        near
    }
}

/// Whether the king, not in check, is not opened to one by the piece that goes from one square to the other.
fn keeps_cover(board: &Board, us: Color, king: Square, from: Square, to: Square) -> bool {
    if !attacks::queen_attacks(king, Bitboard::EMPTY).contains(from) {
        return true;
    }
    let occupied = board.occupied().without(from).with(to);
    let rivals = board.by_color(us.other()).without(to);
    let straight = attacks::rook_attacks(king, occupied) & board.rooks_and_queens();
    let diagonal = attacks::bishop_attacks(king, occupied) & board.bishops_and_queens();
    ((straight | diagonal) & rivals).is_empty()
}

#[cfg(test)]
mod tests {
    use shakmaty::{File, Rank};

    use super::*;

    /// Positions with pins, checks, promotions, en passant, and pieces of one kind that reach one square.
    const STARTS: [&str; 6] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "4k3/8/1Q5Q/8/3Q4/4r3/1Pn1P3/R3K2R w - - 0 1",
    ];

    #[test]
    fn what_is_found_at_once_is_what_the_list_of_legal_moves_gives() {
        let mut state = 7u64;
        let mut next = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(state >> 33).unwrap() % below
        };
        let (mut found, mut moves) = (0, 0);
        for start in STARTS.iter().cycle().take(60) {
            let mut chess = crate::fen::read(start).unwrap().position.as_shakmaty().clone();
            for _ in 0..40 {
                let legal = chess.legal_moves();
                if legal.is_empty() {
                    break;
                }
                for &m in &legal {
                    let san = San::from_move(&chess, m);
                    let plain = plain_move(&chess, &san);
                    assert!(plain.is_none_or(|plain| plain == m), "{san} in {chess:?}: {plain:?}");
                    found += usize::from(plain.is_some());
                    moves += 1;
                }
                // Anything at all, mostly illegal.
                for _ in 0..40 {
                    let san = San::Normal {
                        role: Role::ALL[next(6)],
                        file: [None, Some(File::ALL[next(8)])][next(2)],
                        rank: [None, None, Some(Rank::ALL[next(8)])][next(3)],
                        capture: next(2) == 0,
                        to: Square::ALL[next(64)],
                        promotion: [None, None, Some(Role::ALL[next(6)])][next(3)],
                    };
                    if let Some(plain) = plain_move(&chess, &san) {
                        assert_eq!(san.to_move(&chess).ok(), Some(plain), "{san:?} in {chess:?}");
                    }
                }
                chess.play_unchecked(legal[next(legal.len())]);
            }
        }
        assert!(found * 2 > moves, "{found} of {moves}");
    }
}
