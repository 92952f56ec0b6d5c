//! The xiangqi board as an SVG picture.

use std::fmt::Write as _;

use xiangqi::{Color, Piece, Role, Square};

use crate::glyph;
use crate::view::{Pieces, View};

/// Distance between neighbouring lines, in picture units.
const CELL: u32 = 60;
/// From the edge of the picture to the first line.
const MARGIN: u32 = 62;
/// Radius of a piece.
const DISC: u32 = 27;

const WIDTH: u32 = 2 * MARGIN + 8 * CELL;
const HEIGHT: u32 = 2 * MARGIN + 9 * CELL;

const PAPER: &str = "#fffdf6";
const LINE: &str = "#3b3024";
const RED: &str = "#b3131b";
const BLACK: &str = "#16181c";
const MARK: &str = "#1466b8";

/// The picture, a whole SVG document that needs no font and no other file.
///
/// Red's pieces have a double ring and Black's a single one, so that colour is not the only sign of a
/// side. Each edge is numbered as the side sitting there counts its files.
#[must_use]
pub fn svg(view: &View<'_>) -> String {
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">"#
    );
    if !view.title.is_empty() {
        put(&mut out, format_args!("<title>{}</title>", crate::escaped(view.title)));
    }
    put(&mut out, format_args!(r#"<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>"#));
    put(
        &mut out,
        format_args!(
            r#"<g fill="none" stroke="{LINE}" stroke-width="2" stroke-linecap="square"><path d="{}"/>"#,
            lines()
        ),
    );
    let (x, y) = (MARGIN - 7, MARGIN - 7);
    let (width, height) = (8 * CELL + 14, 9 * CELL + 14);
    put(
        &mut out,
        format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" stroke-width="4"/></g>"#
        ),
    );
    river(&mut out, view);
    numbers(&mut out, view);
    marks(&mut out, view);
    for (square, piece) in view.board.pieces() {
        disc(&mut out, view, square, piece);
    }
    out.push_str("</svg>\n");
    out
}

/// Writing into a string cannot fail.
fn put(out: &mut String, arguments: std::fmt::Arguments<'_>) {
    out.write_fmt(arguments).expect("a string takes all that is written");
}

const fn x(column: u8) -> u32 {
    MARGIN + CELL * column as u32
}

const fn y(row: u8) -> u32 {
    MARGIN + CELL * row as u32
}

/// Ranks, files broken by the river, palaces and star marks.
fn lines() -> String {
    let mut path = String::new();
    for row in 0..10 {
        put(&mut path, format_args!("M{} {}H{}", x(0), y(row), x(8)));
    }
    for column in 0..9 {
        if column == 0 || column == 8 {
            put(&mut path, format_args!("M{} {}V{}", x(column), y(0), y(9)));
        } else {
            put(&mut path, format_args!("M{} {}V{}", x(column), y(0), y(4)));
            put(&mut path, format_args!("M{} {}V{}", x(column), y(5), y(9)));
        }
    }
    for top in [0, 7] {
        put(&mut path, format_args!("M{} {}L{} {}", x(3), y(top), x(5), y(top + 2)));
        put(&mut path, format_args!("M{} {}L{} {}", x(5), y(top), x(3), y(top + 2)));
    }
    for (columns, rows) in [(&[1, 7][..], [2, 7]), (&[0, 2, 4, 6, 8][..], [3, 6])] {
        for row in rows {
            for &column in columns {
                star(&mut path, column, row);
            }
        }
    }
    path
}

/// The four little corners where a cannon or a soldier starts.
fn star(path: &mut String, column: u8, row: u8) {
    const GAP: u32 = 6;
    const LENGTH: u32 = 10;
    let (x, y) = (x(column), y(row));
    if column > 0 {
        let (left, far) = (x - GAP, x - GAP - LENGTH);
        put(path, format_args!("M{far} {}H{left}V{}", y - GAP, y - GAP - LENGTH));
        put(path, format_args!("M{far} {}H{left}V{}", y + GAP, y + GAP + LENGTH));
    }
    if column < 8 {
        let (right, far) = (x + GAP, x + GAP + LENGTH);
        put(path, format_args!("M{far} {}H{right}V{}", y - GAP, y - GAP - LENGTH));
        put(path, format_args!("M{far} {}H{right}V{}", y + GAP, y + GAP + LENGTH));
    }
}

/// 楚河 漢界, always upright.
fn river(out: &mut String, view: &View<'_>) {
    put(out, format_args!(r#"<g fill="none" stroke="{LINE}" opacity="0.75""#));
    put(out, format_args!(r#" stroke-linecap="round" stroke-linejoin="round">"#));
    for (column, word) in [1, 2, 5, 6].into_iter().zip(view.river()) {
        sign(out, word, (x(column) + CELL / 2, y(4) + CELL / 2), 40, 7);
    }
    out.push_str("</g>");
}

/// The files as each side counts them from its right.
fn numbers(out: &mut String, view: &View<'_>) {
    put(out, format_args!(r#"<g fill="none" stroke="{LINE}" stroke-linecap="round""#));
    out.push_str(r#" stroke-linejoin="round">"#);
    for column in 0..9 {
        for (side, at) in [(view.below, HEIGHT - 17), (view.below.other(), 17)] {
            sign(out, view.file_sign(column, side), (x(column), at), 19, 9);
        }
    }
    out.push_str("</g>");
}

/// Corners around both points of the last move and a ring around every marked point.
fn marks(out: &mut String, view: &View<'_>) {
    const REACH: u32 = DISC + 2;
    const LENGTH: u32 = 9;
    let mut path = String::new();
    for square in view.last_move.iter().flat_map(|m| [m.from, m.to]) {
        let (column, row) = view.place(square);
        let (x, y) = (x(column), y(row));
        let (left, right, top, bottom) = (x - REACH, x + REACH, y - REACH, y + REACH);
        for (side, inward) in [(left, left + LENGTH), (right, right - LENGTH)] {
            put(&mut path, format_args!("M{inward} {top}H{side}V{}", top + LENGTH));
            put(&mut path, format_args!("M{inward} {bottom}H{side}V{}", bottom - LENGTH));
        }
    }
    if !path.is_empty() {
        put(
            out,
            format_args!(
                r#"<path data-mark="last" d="{path}" fill="none" stroke="{MARK}" stroke-width="4"/>"#
            ),
        );
    }
    for &square in view.marked {
        let (column, row) = view.place(square);
        put(
            out,
            format_args!(
                r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{MARK}" stroke-width="4" stroke-dasharray="7 5"/>"#,
                x(column),
                y(row),
                DISC + 3
            ),
        );
    }
}

fn disc(out: &mut String, view: &View<'_>, square: Square, piece: Piece) {
    let (column, row) = view.place(square);
    let (left, top) = (x(column) - CELL / 2, y(row) - CELL / 2);
    let file = char::from(b'a' + square.file());
    let rank = square.rank();
    put(out, format_args!(r#"<g data-square="{file}{rank}" transform="translate({left} {top})">"#));
    inner(out, view.pieces, piece);
    out.push_str("</g>");
}

/// A piece in a box of one cell whose left upper corner is the origin.
fn inner(out: &mut String, pieces: Pieces, piece: Piece) {
    const MIDDLE: u32 = CELL / 2;
    let ink = match piece.color {
        Color::Red => RED,
        Color::Black => BLACK,
    };
    put(
        out,
        format_args!(
            r##"<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round"><circle cx="{MIDDLE}" cy="{MIDDLE}" r="{DISC}" fill="#fff8e4" stroke-width="2"/>"##
        ),
    );
    match piece.color {
        Color::Red => {
            let ring = DISC - 4;
            put(
                out,
                format_args!(
                    r#"<circle cx="{MIDDLE}" cy="{MIDDLE}" r="{ring}" stroke-width="1"/>"#
                ),
            );
        }
        Color::Black => {}
    }
    let size = match pieces {
        Pieces::Simplified | Pieces::Traditional => 36,
        Pieces::Latin => 30,
    };
    sign(out, pieces.sign(piece), (MIDDLE, MIDDLE), size, glyph::WIDTH);
    out.push_str("</g>");
}

/// Every piece once, each in a group with its letter of FEN in `data-piece`, its cell's corner at the origin: for
/// scripts that set up a picture of [`svg`] anew.
#[must_use]
pub fn palette() -> String {
    let mut out = r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">"#.to_owned();
    for color in [Color::Red, Color::Black] {
        for role in Role::ALL {
            let piece = Piece { color, role };
            let letter = match color {
                Color::Red => role.letter(),
                Color::Black => role.letter().to_ascii_lowercase(),
            };
            put(&mut out, format_args!(r#"<g data-piece="{letter}">"#));
            inner(&mut out, Pieces::Simplified, piece);
            out.push_str("</g>");
        }
    }
    out.push_str("</svg>");
    out
}

/// `sign` in a square of `size` units around `center`, with strokes of `width` hundredths of it.
fn sign(out: &mut String, sign: char, (x, y): (u32, u32), size: u32, width: u8) {
    let Some(strokes) = glyph::strokes(sign) else { return };
    let (left, top) = (x - size / 2, y - size / 2);
    put(
        out,
        format_args!(
            r#"<path transform="translate({left} {top}) scale(.{size:02})" stroke-width="{width}" d="{strokes}"/>"#
        ),
    );
}
