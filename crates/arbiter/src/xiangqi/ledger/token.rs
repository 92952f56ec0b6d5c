//! One move as a player types it.

use xiangqi::notation::{Detected, Forgiven, Notation, RankBase, detect_from, parse, strip_marks};
use xiangqi::{Move, Position, Square};

/// Why a text names no move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// It has the form of no notation, or names no piece.
    #[error("found {0:?}, expected a move as 炮二平五, C2.5, h2e2 (ranks 0 to 9) or 7747")]
    Unreadable(String),
    /// It names a piece, and a point on which another one stands or none.
    #[error(
        "found {0:?}, which names another piece than stands on that point; expected the one that stands there"
    )]
    OtherPiece(String),
    /// It fits several moves.
    #[error("found {0:?}, which fits several moves; expected one")]
    Ambiguous(String),
}

/// Reads a move typed in Chinese, in letters, as two points with letters, or as four digits (file and row of both
/// points, counted from 0 at Red's left and from Black's side, as web records have them).
///
/// Ranks with letters count from 0 to 9, always: what stands on the point named is what moves, legal or not, and no
/// other piece because it could.
///
/// # Errors
/// When the text names no move or several, or a piece and a point on which another one stands.
pub fn read_move(position: &Position, text: &str) -> Result<Move, TokenError> {
    let (token, _) = strip_marks(text.trim());
    if let Some(m) = digits(token) {
        return Ok(m);
    }
    let readings: Vec<Notation> = match detect_from(RankBase::Zero, position, &[token]) {
        Detected::One(notation) => vec![notation],
        Detected::Several(notations) => notations,
        Detected::None => Vec::new(),
    };
    let mut moves = Vec::new();
    for notation in readings {
        let Ok(resolved) = parse(notation, position, token) else { continue };
        if resolved.forgiven.contains(&Forgiven::WrongLetter) {
            return Err(TokenError::OtherPiece(text.to_owned()));
        }
        moves.push(resolved);
    }
    if moves.iter().any(|resolved| resolved.legal) {
        moves.retain(|resolved| resolved.legal);
    }
    moves.dedup_by_key(|resolved| resolved.m);
    match moves.as_slice() {
        [] => Err(TokenError::Unreadable(text.to_owned())),
        [one] => Ok(one.m),
        [..] => Err(TokenError::Ambiguous(text.to_owned())),
    }
}

/// `7747`: the cannon on Red's second file to the middle.
fn digits(token: &str) -> Option<Move> {
    let digits: Option<Vec<u8>> =
        token.chars().map(|c| c.to_digit(10).and_then(|digit| u8::try_from(digit).ok())).collect();
    let &[from_file, from_row, to_file, to_row] = digits?.as_slice() else { return None };
    let square = |file, row: u8| Square::new(file, 9 - row);
    Some(Move::new(square(from_file, from_row)?, square(to_file, to_row)?))
}
