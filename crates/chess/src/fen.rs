//! FEN, X-FEN and Shredder-FEN.
//!
//! Accepted: two to six fields; castling as `KQkq`, as files (`HAha`), or mixed as in X-FEN, where a
//! letter `K` or `Q` means the outermost rook of that side; any en passant square that a double step
//! could have left. Rights without king or rook and impossible en passant squares are dropped and
//! reported, too much material is reported, kings and pawns that make play meaningless are errors.
//! Written: X-FEN with the en passant square only where a legal capture exists, or Shredder-FEN.

use shakmaty::{
    Chess, Color, EnPassantMode, File, FromSetup as _, Position as _, PositionErrorKinds, Setup,
    fen,
};

pub use shakmaty::fen::ParseFenError;

use crate::position::castling_mode;
use crate::{Position, PositionFault};

/// A position as read, with what was forgiven.
#[derive(Debug, Clone)]
pub struct Reading {
    /// The position.
    pub position: Position,
    /// What was odd in the text, in no more than one entry a kind.
    pub forgiven: Vec<Forgiven>,
}

/// An oddity of a FEN that does not stop play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Forgiven {
    /// A castling right without its king or rook: dropped.
    CastlingRight,
    /// An en passant square no double step can have left: dropped.
    EnPassantSquare,
    /// More pieces than a game can have.
    TooMuchMaterial,
    /// A check that no legal move can have given.
    ImpossibleCheck,
    /// Fewer than six fields.
    MissingFields,
}

/// A FEN that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// A field cannot be read.
    #[error("{what} in {text:?}")]
    Syntax {
        /// Which field.
        what: ParseFenError,
        /// The text as it was given.
        text: String,
    },
    /// It reads as a diagram but cannot be played on.
    #[error("not a playable position: {}", list(.0))]
    Unplayable(Vec<PositionFault>),
}

fn list(faults: &[PositionFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Reads a position.
///
/// # Errors
/// When a field cannot be read or the diagram cannot be played on.
pub fn read(text: &str) -> Result<Reading, FenError> {
    let parsed = fen::Fen::from_ascii(text.trim().as_bytes())
        .map_err(|error| FenError::Syntax { what: error, text: text.to_owned() })?;
    let mut forgiven = Vec::new();
    if text.split_ascii_whitespace().count() < 6 {
        forgiven.push(Forgiven::MissingFields);
    }
    let setup = parsed.into_setup();
    let mode = castling_mode(&setup);
    if let Err(error) = Chess::from_setup(setup.clone(), mode) {
        for (kind, oddity) in [
            (PositionErrorKinds::INVALID_CASTLING_RIGHTS, Forgiven::CastlingRight),
            (PositionErrorKinds::INVALID_EP_SQUARE, Forgiven::EnPassantSquare),
            (PositionErrorKinds::TOO_MUCH_MATERIAL, Forgiven::TooMuchMaterial),
            (PositionErrorKinds::IMPOSSIBLE_CHECK, Forgiven::ImpossibleCheck),
        ] {
            if error.kinds().contains(kind) {
                forgiven.push(oddity);
            }
        }
    }
    let position = Position::from_setup(setup).map_err(FenError::Unplayable)?;
    Ok(Reading { position, forgiven })
}

/// The position as X-FEN: `KQkq` for the outermost rooks, a file letter for an inner one.
#[must_use]
pub fn write(position: &Position) -> String {
    fen::Fen::from_position(position.as_shakmaty(), EnPassantMode::Legal).to_string()
}

/// The position as Shredder-FEN: every castling right by the file of its rook.
#[must_use]
pub fn write_shredder(position: &Position) -> String {
    let setup: Setup = position.as_shakmaty().to_setup(EnPassantMode::Legal);
    let mut castling = String::new();
    for color in [Color::White, Color::Black] {
        for file in File::ALL.into_iter().rev() {
            let square = shakmaty::Square::from_coords(file, color.backrank());
            if setup.castling_rights.contains(square) {
                castling.push(match color {
                    Color::White => file.upper_char(),
                    Color::Black => file.char(),
                });
            }
        }
    }
    if castling.is_empty() {
        castling.push('-');
    }
    let written = write(position);
    let mut fields: Vec<&str> = written.split(' ').collect();
    if let Some(field) = fields.get_mut(2) {
        *field = &castling;
    }
    fields.join(" ")
}
