//! Forsyth–Edwards notation for xiangqi.

use crate::{Board, Color, Piece, Role, Setup, Square};

/// A FEN that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct FenError(String);

/// Reads `placement side - - halfmove fullmove`.
///
/// # Errors
/// Says the rank, what was found and what was expected.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_whitespace();
    let placement = fields.next().unwrap_or("");
    let rows: Vec<&str> = placement.split('/').collect();
    if rows.len() != 10 {
        return Err(FenError(format!("found {} rows, expected 10", rows.len())));
    }
    let mut board = Board::empty();
    for (rank, row) in (0..10u8).rev().zip(&rows) {
        let mut file = 0u8;
        for c in row.chars() {
            if let Some(skip) = c.to_digit(10) {
                file = file.saturating_add(u8::try_from(skip).unwrap_or(9));
                continue;
            }
            let role = match c.to_ascii_uppercase() {
                'K' => Role::General,
                'A' => Role::Advisor,
                'B' | 'E' => Role::Elephant,
                'N' | 'H' => Role::Horse,
                'R' => Role::Chariot,
                'C' => Role::Cannon,
                'P' => Role::Soldier,
                _ => return Err(FenError(format!("rank {rank}: unknown piece letter {c:?}"))),
            };
            let color = if c.is_ascii_uppercase() { Color::Red } else { Color::Black };
            let square = Square::new(file, rank)
                .ok_or_else(|| FenError(format!("rank {rank}: more than 9 files")))?;
            board.put(square, Some(Piece::new(color, role)));
            file += 1;
        }
        if file != 9 {
            return Err(FenError(format!("rank {rank}: found {file} files, expected 9")));
        }
    }
    let turn = match fields.next() {
        None | Some("w" | "r") => Color::Red,
        Some("b") => Color::Black,
        Some(other) => {
            return Err(FenError(format!("side to move: found {other:?}, expected w or b")));
        }
    };
    let mut counters = fields.skip_while(|field| *field == "-").map(str::parse);
    let halfmove = counters.next().and_then(Result::ok).unwrap_or(0);
    let fullmove = counters.next().and_then(Result::ok).unwrap_or(1);
    Ok(Setup { board, turn, halfmove, fullmove })
}

/// Writes `placement side - - halfmove fullmove`.
#[must_use]
pub fn format(setup: &Setup) -> String {
    let mut text = String::new();
    for rank in (0..10u8).rev() {
        let mut empty = 0u8;
        for file in 0..9u8 {
            match Square::new(file, rank).and_then(|square| setup.board.piece_at(square)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push(char::from(b'0' + empty));
                        empty = 0;
                    }
                    let letter = piece.role.letter();
                    text.push(match piece.color {
                        Color::Red => letter,
                        Color::Black => letter.to_ascii_lowercase(),
                    });
                }
            }
        }
        if empty > 0 {
            text.push(char::from(b'0' + empty));
        }
        if rank > 0 {
            text.push('/');
        }
    }
    let side = if setup.turn == Color::Red { 'w' } else { 'b' };
    format!("{text} {side} - - {} {}", setup.halfmove, setup.fullmove)
}
