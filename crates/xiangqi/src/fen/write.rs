//! Writing.

use std::fmt::Write as _;

use crate::{Board, Color, Piece, Role, Setup, Square};

/// Writes `placement side - - halfmove fullmove` with the engines' letters `K A B N R C P`.
#[must_use]
pub fn format(setup: &Setup) -> String {
    write(setup, Role::letter)
}

/// Writes the same with the letters of the World Xiangqi Federation: `H` for horse, `E` for elephant.
#[must_use]
pub fn format_wxf(setup: &Setup) -> String {
    write(setup, Role::wxf_letter)
}

fn write(setup: &Setup, letter: fn(Role) -> char) -> String {
    // 90 points, 9 slashes, the side and two counters.
    let mut text = String::with_capacity(128);
    for rank in (0..10u8).rev() {
        write_row(&mut text, &setup.board, rank, letter);
        if rank > 0 {
            text.push('/');
        }
    }
    let side = match setup.turn {
        Color::Red => 'w',
        Color::Black => 'b',
    };
    let written = write!(text, " {side} - - {} {}", setup.halfmove, setup.fullmove);
    written.expect("writing to a string cannot fail");
    text
}

fn write_row(text: &mut String, board: &Board, rank: u8, letter: fn(Role) -> char) {
    let mut empty = 0u8;
    for file in 0..9u8 {
        let Some(piece) = Square::new(file, rank).and_then(|square| board.piece_at(square)) else {
            empty += 1;
            continue;
        };
        push_count(text, empty);
        empty = 0;
        text.push(cased(piece, letter));
    }
    push_count(text, empty);
}

fn push_count(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push(char::from(b'0' + empty));
    }
}

fn cased(piece: Piece, letter: fn(Role) -> char) -> char {
    let letter = letter(piece.role);
    match piece.color {
        Color::Red => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}
