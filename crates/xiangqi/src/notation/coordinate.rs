//! Moves as two points: UCCI, UCI, ICCS and the long form with the piece letter.

use super::glyphs::Glyphs;
use super::{Forgiven, NotationError, Resolved, Unwritable};
use crate::{Move, Position, Role, Square};

/// Which number Red's back rank bears.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RankBase {
    /// Ranks 0 to 9.
    Zero,
    /// Ranks 1 to 10.
    One,
}

impl RankBase {
    pub(super) const fn rank(self, written: u8) -> Option<u8> {
        match self {
            Self::Zero if written <= 9 => Some(written),
            Self::One if written >= 1 && written <= 10 => Some(written - 1),
            Self::Zero | Self::One => None,
        }
    }

    pub(super) const fn written(self, square: Square) -> u8 {
        match self {
            Self::Zero => square.rank(),
            Self::One => square.rank() + 1,
        }
    }

    const fn expected(self) -> &'static str {
        match self {
            Self::Zero => "two points with ranks 0 to 9, as h2e2",
            Self::One => "two points with ranks 1 to 10, as h3e3",
        }
    }
}

/// Two points, as written: the ranks are still numbers of an unknown base.
#[derive(Debug, Clone, Copy)]
pub(super) struct Written {
    from: (u8, u8),
    to: (u8, u8),
}

impl Written {
    /// Reads `h2e2`, `H2-E2`, `a10b10`; letters of either case, one dash or none.
    pub(super) fn read(chars: &[char]) -> Option<Self> {
        let (from, rest) = read_point(chars)?;
        let rest = match rest {
            ['-', rest @ ..] => rest,
            _ => rest,
        };
        let (to, rest) = read_point(rest)?;
        rest.is_empty().then_some(Self { from, to })
    }

    pub(super) fn in_base(self, base: RankBase) -> Option<Move> {
        let square = |(file, rank)| Square::new(file, base.rank(rank)?);
        Some(Move::new(square(self.from)?, square(self.to)?))
    }
}

/// A file letter and one or two digits.
fn read_point(chars: &[char]) -> Option<((u8, u8), &[char])> {
    let (&file, rest) = chars.split_first()?;
    let file = file_of(file)?;
    match rest {
        // The only rank of two digits.
        ['1', '0', rest @ ..] => Some(((file, 10), rest)),
        [digit, rest @ ..] => Some(((file, digit_of(*digit)?), rest)),
        [] => None,
    }
}

/// File `a` to `i`, either case.
pub(super) fn file_of(c: char) -> Option<u8> {
    let file = u8::try_from(c.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
    (file < 9).then_some(file)
}

/// A digit 0 to 9.
pub(super) fn digit_of(c: char) -> Option<u8> {
    c.to_digit(10).and_then(|digit| u8::try_from(digit).ok())
}

/// Reads two points, `h2e2` or `H2-E2`, without asking a board.
///
/// # Errors
/// When the token is anything else, or a rank lies outside `base`.
pub fn read_points(token: &str, base: RankBase) -> Result<Move, NotationError> {
    Glyphs::of(token)
        .and_then(|glyphs| Written::read(glyphs.as_slice()))
        .and_then(|written| written.in_base(base))
        .ok_or_else(|| NotationError::unreadable(token, base.expected()))
}

/// Reads two points.
pub(super) fn parse(
    position: &Position,
    token: &str,
    base: RankBase,
) -> Result<Resolved, NotationError> {
    let m = read_points(token, base)?;
    Ok(Resolved { m, legal: position.is_legal(m), forgiven: Vec::new() })
}

/// Whether the token has the form of two points, with ranks of `base` if one is given.
pub(super) fn looks_so(token: &str, base: Option<RankBase>) -> bool {
    let written = Glyphs::of(token).and_then(|glyphs| Written::read(glyphs.as_slice()));
    match base {
        None => written.is_some(),
        Some(base) => written.is_some_and(|written| written.in_base(base).is_some()),
    }
}

/// Whether the token has the form of a piece letter and two points, with ranks of `base` if one is given.
pub(super) fn looks_long(token: &str, base: Option<RankBase>) -> bool {
    let mut chars = token.chars();
    chars.next().is_some_and(|letter| Role::from_letter(letter).is_some())
        && looks_so(chars.as_str(), base)
}

/// Reads a piece letter and two points.
pub(super) fn parse_lalg(
    position: &Position,
    token: &str,
    base: RankBase,
) -> Result<Resolved, NotationError> {
    let unreadable = || NotationError::unreadable(token, "a piece and two points, as Ch2-e2");
    let glyphs = Glyphs::of(token).ok_or_else(unreadable)?;
    let (&letter, rest) = glyphs.as_slice().split_first().ok_or_else(unreadable)?;
    let role = Role::from_letter(letter).ok_or_else(unreadable)?;
    let m = Written::read(rest).and_then(|written| written.in_base(base)).ok_or_else(unreadable)?;
    let mut forgiven = Vec::new();
    if position.board().piece_at(m.from).is_none_or(|piece| piece.role != role) {
        forgiven.push(Forgiven::WrongLetter);
    }
    Ok(Resolved { m, legal: position.is_legal(m), forgiven })
}

/// Writes two points.
pub(super) fn format(m: Move, base: RankBase) -> String {
    format!("{}{}", point(m.from, base), point(m.to, base))
}

/// Writes a point.
fn point(square: Square, base: RankBase) -> String {
    format!("{}{}", char::from(b'a' + square.file()), base.written(square))
}

/// Writes `H2-E2`.
pub(super) fn format_iccs(m: Move) -> String {
    format!("{}-{}", m.from, m.to).to_ascii_uppercase()
}

/// Writes `Ch2-e2`.
pub(super) fn format_lalg(
    position: &Position,
    m: Move,
    base: RankBase,
) -> Result<String, Unwritable> {
    let piece = position.board().piece_at(m.from).ok_or(Unwritable::NoPiece(m.from))?;
    Ok(format!("{}{}-{}", piece.role.wxf_letter(), point(m.from, base), point(m.to, base)))
}
