//! The xiangqi board as text.
//!
//! Every point takes four columns of a terminal. Chinese signs are two columns wide; the crossings
//! beside them are full-width signs too, because the width of box-drawing signs depends on the font.

use xiangqi::{Color, Piece};

use crate::view::{Pieces, View};

/// Whether Red's pieces are painted with terminal codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// No codes.
    Plain,
    /// Red's pieces in red, the point a piece left in blue.
    Terminal,
}

/// The board as lines of text, each ended by a line feed.
///
/// Chinese: Red's pieces stand in round brackets and Black's in square ones. Latin: Red in upper case,
/// Black in lower case. The point the last move left is a star.
#[must_use]
pub fn text(view: &View<'_>, ink: Ink) -> String {
    let mut out = String::new();
    let above = view.below.other();
    out.push_str(&numbers(view, above));
    for row in 0..10 {
        out.push_str(&points(view, row, ink));
        if row < 9 {
            out.push_str(&between(view, row));
        }
    }
    out.push_str(&numbers(view, view.below));
    out
}

fn numbers(view: &View<'_>, side: Color) -> String {
    let signs = (0..9).map(|column| match view.pieces {
        Pieces::Simplified | Pieces::Traditional => {
            format!(" {} ", full_width(view.file_sign(column, side)))
        }
        Pieces::Latin => format!(" {}  ", view.file_sign(column, side)),
    });
    line(&signs.collect::<String>())
}

/// A digit in its full-width form; other signs as they are.
fn full_width(sign: char) -> char {
    if sign.is_ascii_digit() {
        char::from_u32(u32::from(sign) - u32::from('0') + u32::from('０')).unwrap_or(sign)
    } else {
        sign
    }
}

fn points(view: &View<'_>, row: u8, ink: Ink) -> String {
    let mut text = String::new();
    for column in 0..9 {
        let Some(square) = view.square(column, row) else { continue };
        let left = if column == 0 { ' ' } else { '-' };
        let right = if column == 8 { ' ' } else { '-' };
        match view.board.piece_at(square) {
            Some(piece) => text.push_str(&shown(view.pieces, piece, left, right, ink)),
            None => {
                let here = view.last_move.is_some_and(|m| m.from == square);
                let sign = match (view.pieces, here) {
                    (Pieces::Latin, true) => "*",
                    (Pieces::Latin, false) => "+",
                    (Pieces::Simplified | Pieces::Traditional, true) => "＊",
                    (Pieces::Simplified | Pieces::Traditional, false) => "＋",
                };
                let sign = if here { painted(sign, "1;34", ink) } else { sign.to_owned() };
                text.push(left);
                text.push_str(&sign);
                text.push(right);
                if view.pieces == Pieces::Latin {
                    text.push(right);
                }
            }
        }
    }
    line(&text)
}

fn shown(pieces: Pieces, piece: Piece, left: char, right: char, ink: Ink) -> String {
    let sign = pieces.sign(piece);
    match (pieces, piece.color) {
        (Pieces::Simplified | Pieces::Traditional, Color::Red) => {
            painted(&format!("({sign})"), "1;31", ink)
        }
        (Pieces::Simplified | Pieces::Traditional, Color::Black) => format!("[{sign}]"),
        (Pieces::Latin, Color::Red) => {
            format!("{left}{}{right}{right}", painted(&sign.to_string(), "1;31", ink))
        }
        (Pieces::Latin, Color::Black) => {
            format!("{left}{}{right}{right}", sign.to_ascii_lowercase())
        }
    }
}

fn painted(text: &str, code: &str, ink: Ink) -> String {
    match ink {
        Ink::Plain => text.to_owned(),
        Ink::Terminal => format!("\x1b[{code}m{text}\x1b[0m"),
    }
}

/// The line between `row` and the next: files, palaces, and the river without files.
fn between(view: &View<'_>, row: u8) -> String {
    let latin = view.pieces == Pieces::Latin;
    let (bar, blank, gap) = if latin { ("|", " ", "   ") } else { ("｜", "  ", "  ") };
    let (falling, rising) = if latin { (" \\ ", " / ") } else { ("＼", "／") };
    let mut text = " ".to_owned();
    for column in 0..9_u8 {
        match river_word(view, row, column) {
            Some(word) => text.push(word),
            None if row == 4 && column != 0 && column != 8 => text.push_str(blank),
            None => text.push_str(bar),
        }
        text.push_str(match (row, column) {
            (0 | 7, 3) | (1 | 8, 4) => falling,
            (0 | 7, 4) | (1 | 8, 3) => rising,
            (_, _) => gap,
        });
    }
    line(&text)
}

/// The word of the river between the points of `column`, if this is the river.
fn river_word(view: &View<'_>, row: u8, column: u8) -> Option<char> {
    let place = match (row, column) {
        (4, 2) => 0,
        (4, 3) => 1,
        (4, 5) => 2,
        (4, 6) => 3,
        (_, _) => return None,
    };
    view.river().get(place).copied()
}

fn line(text: &str) -> String {
    let mut text = text.trim_end().to_owned();
    text.push('\n');
    text
}
