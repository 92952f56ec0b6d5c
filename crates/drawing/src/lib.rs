//! Boards as text and as SVG pictures.
//!
//! A crate of its own because the command line and the desk show the same picture, on screen and on
//! paper. Every sign is drawn as strokes by [`glyph`], so a picture needs no font. Pictures know no
//! rule and no ruling: they show a placement, a last move and marked points.

mod chess;
pub mod glyph;
mod text;
mod view;
mod xiangqi_svg;

pub use self::chess::{ChessView, chess_palette, chess_svg, chess_text};
pub use text::{Ink, text};
pub use view::{Pieces, View};
pub use xiangqi_svg::{palette, svg};

/// `text` with the signs that mean something in SVG replaced.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
