//! The first field: which piece stands where.

use super::{FenError, Forgiven, Irregularity, Part};
use crate::{Board, Color, Piece, Role, Square};

const FILES: usize = 9;
const RANKS: u8 = 10;

/// Reads the board, ten rows or ninety characters.
pub(super) fn read(field: Part<'_>, forgiven: &mut Vec<Forgiven>) -> Result<Board, FenError> {
    let mut letters = Letters { seen: 0, forgiven };
    if field.text.len() == Square::COUNT && !field.text.contains('/') {
        letters.forgiven.push(Forgiven { offset: field.offset, what: Irregularity::FlatBoard });
        return read_flat(field, &mut letters);
    }
    let mut board = Board::empty();
    let mut rows = 0;
    let mut offset = field.offset;
    for text in field.text.split('/') {
        // Further rows are only counted.
        if let Some(rank) = u8::try_from(rows).ok().and_then(|row| (RANKS - 1).checked_sub(row)) {
            read_row(&mut board, rank, Part { text, offset }, &mut letters)?;
        }
        rows += 1;
        offset += text.len() + 1;
    }
    if rows == usize::from(RANKS) { Ok(board) } else { Err(FenError::RowCount { found: rows }) }
}

fn read_row(
    board: &mut Board,
    rank: u8,
    row: Part<'_>,
    letters: &mut Letters<'_>,
) -> Result<(), FenError> {
    let mut found = 0_usize;
    let mut after_count = false;
    for (at, c) in row.text.char_indices() {
        let offset = row.offset + at;
        if let Some(count @ 1..) = c.to_digit(10) {
            if after_count {
                letters.forgiven.push(Forgiven { offset, what: Irregularity::AdjacentCounts });
            }
            found = found.saturating_add(usize::try_from(count).unwrap_or(FILES));
            after_count = true;
            continue;
        }
        let piece = letters.piece(c, rank, offset)?;
        // A row that is too long is counted to its end, so that the error can say how long it is.
        if let Some(square) = u8::try_from(found).ok().and_then(|file| Square::new(file, rank)) {
            board.put(square, Some(piece));
        }
        found = found.saturating_add(1);
        after_count = false;
    }
    if found == FILES { Ok(()) } else { Err(FenError::RowWidth { rank, found }) }
}

/// Ninety characters, row 9 first, `0` or `*` for an empty point.
fn read_flat(field: Part<'_>, letters: &mut Letters<'_>) -> Result<Board, FenError> {
    let mut board = Board::empty();
    let squares = (0..RANKS).rev().flat_map(|rank| (0..9).map(move |file| (file, rank)));
    for ((at, c), (file, rank)) in field.text.char_indices().zip(squares) {
        if !matches!(c, '0' | '*') {
            let piece = letters.piece(c, rank, field.offset + at)?;
            if let Some(square) = Square::new(file, rank) {
                board.put(square, Some(piece));
            }
        }
    }
    Ok(board)
}

/// Reads letters and remembers which foreign ones were reported.
struct Letters<'a> {
    seen: u32,
    forgiven: &'a mut Vec<Forgiven>,
}

impl Letters<'_> {
    fn piece(&mut self, c: char, rank: u8, offset: usize) -> Result<Piece, FenError> {
        let role =
            Role::from_letter(c).ok_or(FenError::UnknownLetter { rank, found: c, offset })?;
        let upper = c.to_ascii_uppercase();
        if role.letter() != upper {
            let bit = 1 << (u32::from(upper) - u32::from('A'));
            if self.seen & bit == 0 {
                self.seen |= bit;
                self.forgiven.push(Forgiven { offset, what: Irregularity::Letter(upper) });
            }
        }
        let color = if c.is_ascii_uppercase() { Color::Red } else { Color::Black };
        Ok(Piece::new(color, role))
    }
}
