//! Material that can never mate, whatever the squares.

use shakmaty::{Bitboard, Chess, Color, Position as _};

/// Whether no position with the material of `chess`, or with what captures and promotions can make
/// of it, shows the other side mated by `side`.
pub(super) fn never_mates(chess: &Chess, side: Color) -> bool {
    let board = chess.board();
    let own = board.by_color(side);
    let other = board.by_color(side.other());
    if (own & (board.pawns() | board.rooks_and_queens())).any() {
        return false;
    }
    let knights = own & board.knights();
    let bishops = own & board.bishops();
    if knights.is_empty() && bishops.is_empty() {
        return true;
    }
    if knights.any() {
        // A lone knight needs an opposing piece that blocks a flight square and cannot take it back
        // there; a queen always can.
        return own.count() == 2 && (other & !board.kings() & !board.queens()).is_empty();
    }
    // Bishops on one colour need an opposing piece that can block a square of the other colour and
    // cannot parry on its own colour: a knight, a pawn, or a bishop of the other colour.
    let shade = if (bishops & Bitboard::DARK_SQUARES).any() {
        Bitboard::DARK_SQUARES
    } else {
        Bitboard::LIGHT_SQUARES
    };
    (bishops & !shade).is_empty()
        && (other & (board.knights() | board.pawns())).is_empty()
        && (other & board.bishops() & !shade).is_empty()
}
