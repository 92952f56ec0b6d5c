//! Moves as on chess boards: the piece letter and the point it goes to, `Che2`, `g4`, `Cxe6`, `ixi5`.
//!
//! WinBoard writes ranks 0 to 9 and bare soldiers, web sites ranks 1 to 10 and `Pe5`. Letters of
//! any alphabet are read. Many writers leave out the point of origin or give too much of it; a
//! token is read when one piece can be meant, and that is the piece with a legal move if only one has.

use super::choose;
use super::coordinate::{RankBase, digit_of, file_of};
use super::error::quoted;
use super::few::Few;
use super::glyphs::Glyphs;
use super::reach::Reach;
use super::{Forgiven, NotationError, Resolved, Unwritable};
use crate::{Move, Piece, Position, Role, Square};

const fn expected(base: RankBase) -> &'static str {
    match base {
        RankBase::Zero => "a piece and a point with rank 0 to 9, as Che2",
        RankBase::One => "a piece and a point with rank 1 to 10, as Che3",
    }
}

/// A token, before the board is asked.
struct Words {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    to: Square,
}

/// Reads a token; `base` says which number Red's back rank bears.
pub(super) fn parse(
    position: &Position,
    token: &str,
    base: RankBase,
) -> Result<Resolved, NotationError> {
    let unreadable = || NotationError::unreadable(token, expected(base));
    let glyphs = Glyphs::of(token).ok_or_else(unreadable)?;
    let chars = glyphs.as_slice();
    let (chars, promotes) = match chars {
        [chars @ .., '=', '.'] | [chars @ .., '='] => (chars, true),
        _ => (chars, false),
    };
    let words = read(chars, base).ok_or_else(unreadable)?;
    let piece = Piece::new(position.turn(), words.role);
    let mut candidates = Few::new();
    let mut there = false;
    for (from, _) in position.board().pieces().filter(|&(_, found)| found == piece) {
        there = true;
        let m = Move::new(from, words.to);
        let named = words.file.is_none_or(|file| file == from.file())
            && words.rank.is_none_or(|rank| rank == from.rank());
        if named && Reach::of(position, m) > Reach::Foreign {
            candidates.push(m);
        }
    }
    if !there {
        return Err(NotationError::NoSuchPiece { found: quoted(token) });
    }
    let mut resolved = choose::nearest(position, token, &candidates)?;
    if promotes {
        resolved.forgiven.push(Forgiven::PromotionSign);
    }
    Ok(resolved)
}

/// Whether the token has the form of such a move.
pub(super) fn looks_so(token: &str, base: RankBase) -> bool {
    Glyphs::of(token).is_some_and(|glyphs| read(glyphs.as_slice(), base).is_some())
}

fn read(chars: &[char], base: RankBase) -> Option<Words> {
    let (role, chars) = match chars {
        [letter, rest @ ..] if letter.is_ascii_uppercase() => (Role::from_letter(*letter)?, rest),
        _ => (Role::Soldier, chars),
    };
    let (rank, head) = trailing_rank(chars, base)?;
    let (&file, head) = head.split_last()?;
    let to = Square::new(file_of(file)?, rank)?;
    let head = match head {
        [head @ .., 'x' | 'X' | '-'] => head,
        _ => head,
    };
    let (rank, head) = match trailing_rank(head, base) {
        Some((rank, head)) => (Some(rank), head),
        None => (None, head),
    };
    let file = match *head {
        [] => None,
        [file] => Some(file_of(file)?),
        _ => return None,
    };
    Some(Words { role, file, rank, to })
}

/// The rank at the end, counted from 0, and what stands before it.
fn trailing_rank(chars: &[char], base: RankBase) -> Option<(u8, &[char])> {
    let (written, head) = match chars {
        [head @ .., '1', '0'] => (10, head),
        [head @ .., digit] => (digit_of(*digit)?, head),
        [] => return None,
    };
    Some((base.rank(written)?, head))
}

/// Writes a move: the origin is given as far as another like piece could reach the point.
pub(super) fn format(position: &Position, m: Move, base: RankBase) -> Result<String, Unwritable> {
    let board = position.board();
    let piece = board.piece_at(m.from).ok_or(Unwritable::NoPiece(m.from))?;
    if piece.color != position.turn() {
        return Err(Unwritable::OpponentsPiece(m.from));
    }
    let reach = Reach::of(position, m);
    if reach == Reach::Foreign {
        return Err(Unwritable::NoSuchStep { role: piece.role, m });
    }
    // An illegal move is written with its whole origin: nothing else may be read from it.
    let rivals = |like: fn(Square, Square) -> bool| {
        reach != Reach::Legal
            || board.pieces().any(|(from, other)| {
                other == piece
                    && from != m.from
                    && like(from, m.from)
                    && Reach::of(position, Move::new(from, m.to)) >= Reach::Unsafe
            })
    };
    let captures = board.piece_at(m.to).is_some();
    let bare = piece.role == Role::Soldier && base == RankBase::Zero;
    // The file if it tells the piece from the others, else the rank, else both.
    let (any, on_file, on_rank) = (
        rivals(|_, _| true),
        rivals(|from, own| from.file() == own.file()),
        rivals(|from, own| from.rank() == own.rank()),
    );
    let by_file = (bare && captures) || (any && (!on_file || on_rank));
    let by_rank = any && on_file;
    let mut text = String::with_capacity(8);
    if !bare {
        text.push(piece.role.wxf_letter());
    }
    if by_file {
        text.push(char::from(b'a' + m.from.file()));
    }
    if by_rank {
        text.push_str(&base.written(m.from).to_string());
    }
    if captures {
        text.push('x');
    }
    text.push(char::from(b'a' + m.to.file()));
    text.push_str(&base.written(m.to).to_string());
    if reach == Reach::Legal && position.after(m).is_check() {
        text.push('+');
    }
    Ok(text)
}
