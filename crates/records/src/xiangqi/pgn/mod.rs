//! Xiangqi PGN, read leniently and written plainly.
//!
//! Accepted: tags in any order or none, several on a line, quotes inside values; several games a text;
//! moves in any notation; nested variations, `{}` and `;` comments, `%` lines, `$` marks; move numbers
//! missing, repeated or glued to the move; what follows the result up to the next tag is passed over.

mod read;
mod tags;
mod write;

pub(crate) use read::{end_of_game, read};
pub(crate) use tags::{Tag, next_tag, read as read_tags};
pub use write::write;

/// Whether `text` holds a tag line of PGN.
pub(crate) fn is_in(text: &str) -> bool {
    tags::next_tag(text, 0).is_some()
}
