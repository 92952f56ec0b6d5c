//! The chess board as text and as an SVG picture.

use std::fmt::Write as _;

use chess::{Board, Color, File, Piece, Rank, Role, Square};

use crate::glyph;

/// Side of a square, in picture units.
const CELL: u32 = 60;
/// From the edge of the picture to the board.
const MARGIN: u32 = 34;
const SIZE: u32 = 2 * MARGIN + 8 * CELL;

const PAPER: &str = "#fffdf6";
const LIGHT: &str = "#f4ecd8";
const DARK: &str = "#bda784";
const WHITE: &str = "#fffdf6";
const BLACK: &str = "#2b2d33";
const LINE: &str = "#16181c";
const MARK: &str = "#1466b8";

/// A chess board as it is to be shown.
#[derive(Debug, Clone)]
pub struct ChessView<'a> {
    /// The placement.
    pub board: &'a Board,
    /// The side that sits below.
    pub below: Color,
    /// The squares the last move left and reached.
    pub last_move: Option<[Square; 2]>,
    /// Squares to mark.
    pub marked: &'a [Square],
    /// What the picture shows, in words, for those who cannot see it.
    pub title: &'a str,
}

impl<'a> ChessView<'a> {
    /// `board` with White below and nothing marked.
    #[must_use]
    pub const fn new(board: &'a Board) -> Self {
        Self { board, below: Color::White, last_move: None, marked: &[], title: "" }
    }

    /// The square in `column` and `row`, from the top left.
    fn square(&self, column: u32, row: u32) -> Square {
        let (file, rank) = match self.below {
            Color::White => (column, 7 - row),
            Color::Black => (7 - column, row),
        };
        Square::from_coords(File::new(file), Rank::new(rank))
    }

    /// Where the square's left upper corner lies in the picture.
    fn corner(&self, square: Square) -> (u32, u32) {
        let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
        let (column, row) = match self.below {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        };
        (MARGIN + column * CELL, MARGIN + row * CELL)
    }
}

/// The board as lines of text: White in upper case, Black in lower case.
#[must_use]
pub fn chess_text(view: &ChessView<'_>) -> String {
    let mut out = String::new();
    let mut files = "  ".to_owned();
    for row in 0..8 {
        let mut line = format!("{} ", view.square(0, row).rank().char());
        for column in 0..8 {
            let square = view.square(column, row);
            line.push(' ');
            line.push(match view.board.piece_at(square) {
                Some(piece) => piece.char(),
                None if view.last_move.is_some_and(|[from, _]| from == square) => '*',
                None => '.',
            });
            if row == 0 {
                files.push(' ');
                files.push(square.file().char());
            }
        }
        out.push_str(&line);
        out.push('\n');
    }
    out.push_str(&files);
    out.push('\n');
    out
}

/// The picture, a whole SVG document that needs no font and no other file.
#[must_use]
pub fn chess_svg(view: &ChessView<'_>) -> String {
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img">"#
    );
    if !view.title.is_empty() {
        put(&mut out, format_args!("<title>{}</title>", crate::escaped(view.title)));
    }
    put(&mut out, format_args!(r#"<rect width="{SIZE}" height="{SIZE}" fill="{PAPER}"/>"#));
    squares(&mut out, view);
    names(&mut out, view);
    for (square, piece) in view.board.clone() {
        draw(&mut out, view, square, piece);
    }
    marks(&mut out, view);
    out.push_str("</svg>\n");
    out
}

/// Writing into a string cannot fail.
fn put(out: &mut String, arguments: std::fmt::Arguments<'_>) {
    out.write_fmt(arguments).expect("a string takes all that is written");
}

fn squares(out: &mut String, view: &ChessView<'_>) {
    let side = 8 * CELL;
    put(
        out,
        format_args!(
            r#"<rect x="{MARGIN}" y="{MARGIN}" width="{side}" height="{side}" fill="{LIGHT}" stroke="{LINE}" stroke-width="3"/>"#
        ),
    );
    let mut path = String::new();
    for square in Square::ALL.into_iter().filter(|square| square.is_dark()) {
        let (x, y) = view.corner(square);
        put(&mut path, format_args!("M{x} {y}h{CELL}v{CELL}h-{CELL}z"));
    }
    put(out, format_args!(r#"<path d="{path}" fill="{DARK}"/>"#));
}

/// Files below and above, ranks on both sides.
fn names(out: &mut String, view: &ChessView<'_>) {
    put(out, format_args!(r#"<g fill="none" stroke="{LINE}" stroke-linecap="round""#));
    out.push_str(r#" stroke-linejoin="round">"#);
    for at in 0..8 {
        let middle = MARGIN + at * CELL + CELL / 2;
        let file = view.square(at, 0).file().char();
        let rank = view.square(0, at).rank().char();
        for edge in [MARGIN / 2, SIZE - MARGIN / 2] {
            sign(out, file, middle, edge);
            sign(out, rank, edge, middle);
        }
    }
    out.push_str("</g>");
}

fn sign(out: &mut String, sign: char, x: u32, y: u32) {
    let Some(strokes) = glyph::strokes(sign) else { return };
    put(
        out,
        format_args!(
            r#"<path transform="translate({} {}) scale(.18)" stroke-width="9" d="{strokes}"/>"#,
            x - 9,
            y - 9
        ),
    );
}

fn draw(out: &mut String, view: &ChessView<'_>, square: Square, piece: Piece) {
    let (x, y) = view.corner(square);
    put(out, format_args!(r#"<g data-square="{square}" transform="translate({x} {y})">"#));
    inner(out, piece);
    out.push_str("</g>");
}

/// A piece in a square whose left upper corner is the origin.
fn inner(out: &mut String, piece: Piece) {
    let (fill, inner) = match piece.color {
        Color::White => (WHITE, LINE),
        Color::Black => (BLACK, LIGHT),
    };
    let (shape, lines) = shape(piece.role);
    put(
        out,
        format_args!(
            r#"<g transform="translate(2 3) scale(.56)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="{shape}" fill="{fill}" stroke="{LINE}"/><path d="{lines}" fill="none" stroke="{inner}"/></g>"#
        ),
    );
}

/// Every piece once, each in a group with its letter of FEN in `data-piece`, its square's corner at the
/// origin: for scripts that set up a picture of [`chess_svg`] anew.
#[must_use]
pub fn chess_palette() -> String {
    let mut out = r#"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">"#.to_owned();
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece { color, role };
            put(&mut out, format_args!(r#"<g data-piece="{}">"#, piece.char()));
            inner(&mut out, piece);
            out.push_str("</g>");
        }
    }
    out.push_str("</svg>");
    out
}

/// Outline and inner lines of a piece in a box of 100 by 100; our own drawing.
const fn shape(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Pawn => (
            "M50 15C58 15 64 21 64 29C64 35 61 39 57 42C65 47 66 57 64 72H72V86H28V72H36C34 57 35 47 43 42C39 39 36 35 36 29C36 21 42 15 50 15Z",
            "M37 72H63",
        ),
        Role::Rook => (
            "M25 15H36V24H45V15H55V24H64V15H75V35H67L70 72H78V86H22V72H30L33 35H25Z",
            "M34 35H66 M31 72H69",
        ),
        Role::Bishop => (
            "M50 8C54 8 57 11 57 15C57 17 56 19 55 20C69 31 72 46 65 58L63 72H75V86H25V72H37L35 58C28 46 31 31 45 20C44 19 43 17 43 15C43 11 46 8 50 8Z",
            "M50 32V52 M42 42H58 M37 62H63 M38 72H62",
        ),
        Role::Queen => (
            "M12 30C12 26 18 26 18 30L32 56L30 22C29 17 36 16 36 21L45 54L47 16C47 11 53 11 53 16L55 54L64 21C64 16 71 17 70 22L68 56L82 30C82 26 88 26 88 30L75 72H78V86H22V72H25Z",
            "M28 62Q50 57 72 62 M26 72H74",
        ),
        Role::King => (
            "M46 4H54V11H61V19H54V29C68 22 86 30 82 47C80 57 74 63 71 72H77V86H23V72H29C26 63 20 57 18 47C14 30 32 22 46 29V19H39V11H46Z",
            "M31 62Q50 57 69 62 M50 33V57 M30 72H70",
        ),
        Role::Knight => (
            "M30 72C29 55 44 52 47 41C40 46 34 53 27 52C19 51 18 42 22 37L33 24C35 19 35 15 34 8L45 15C68 16 80 38 76 72H79V86H24V72Z",
            "M39 26L41 28 M58 25Q69 38 68 62 M31 72H75",
        ),
    }
}

fn marks(out: &mut String, view: &ChessView<'_>) {
    for square in view.last_move.into_iter().flatten() {
        let (x, y) = view.corner(square);
        let side = CELL - 6;
        put(
            out,
            format_args!(
                r#"<rect data-mark="last" x="{}" y="{}" width="{side}" height="{side}" fill="none" stroke="{MARK}" stroke-width="4"/>"#,
                x + 3,
                y + 3
            ),
        );
    }
    for &square in view.marked {
        let (x, y) = view.corner(square);
        put(
            out,
            format_args!(
                r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{MARK}" stroke-width="4" stroke-dasharray="7 5"/>"#,
                x + CELL / 2,
                y + CELL / 2,
                CELL / 2 - 3
            ),
        );
    }
}
