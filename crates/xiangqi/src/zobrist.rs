//! Random-looking constants for position keys.

use crate::{Color, Piece, Square};

const KINDS: usize = 14;

static PIECES: [[u64; Square::COUNT]; KINDS] = pieces();

/// Added to the key when Black is to move.
pub(crate) const BLACK_TO_MOVE: u64 = mixed(0);

/// What `piece` on `square` adds to the key.
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.color.index() * 7 + piece.role.index()][square.index()]
}

/// What the side to move adds to the key.
pub(crate) const fn turn(color: Color) -> u64 {
    match color {
        Color::Red => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

/// Number `n` of the splitmix64 sequence; these constants never change, for stored keys depend on them.
const fn mixed(n: u64) -> u64 {
    let mut z = 0x4361_6970_616e_2e31_u64.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn pieces() -> [[u64; Square::COUNT]; KINDS] {
    let mut table = [[0; Square::COUNT]; KINDS];
    let mut n = 1;
    let mut kind = 0;
    while kind < KINDS {
        let mut square = 0;
        while square < Square::COUNT {
            table[kind][square] = mixed(n);
            n += 1;
            square += 1;
        }
        kind += 1;
    }
    table
}
