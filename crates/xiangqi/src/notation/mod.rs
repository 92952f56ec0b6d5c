//! Written moves: every notation in use, read and written against a position.
//!
//! [`parse`] reads one token, [`format()`] writes one move, [`replay()`] reads a whole line and keeps every
//! reading of an ambiguous token until the later moves decide, [`detect()`] says in which notation a
//! list of tokens can be.
//!
//! A record may hold an illegal move. A token that names one piece and one point is therefore read
//! whether the move is legal or not, and [`Resolved::legal`] says which; only a token that names
//! nothing, or several things, is an error.

mod chinese;
mod choose;
mod coordinate;
mod detect;
mod error;
mod few;
mod glyphs;
mod reach;
mod replay;
mod san;
mod tandem;
mod words;
mod wxf;

use crate::{Move, Position};

pub use chinese::{ChineseStyle, Digits, Script, SoldierNames};
pub use coordinate::{RankBase, read_points};
pub use detect::{Detected, base_shown, detect, detect_from};
pub use error::{Forgiven, NotationError, Unwritable};
pub use glyphs::strip_marks;
pub use replay::{ReplayError, replay};
pub use wxf::{LevelSign, SoldierScheme, WxfStyle};

/// A way to write moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Notation {
    /// `h2e2`: files a to i from Red's left, ranks 0 to 9 from Red's side.
    Ucci,
    /// `h3e3`, `a10b10`: the same with ranks 1 to 10.
    Uci,
    /// `H2-E2`: as UCCI in capitals with a dash.
    Iccs,
    /// `Ch2-e2`: the piece letter before the two points, with the ranks of either count.
    Lalg(RankBase),
    /// `Che2`, `g4`, `Cxe6`: the piece and the point it goes to. With ranks 0 to 9 as WinBoard writes
    /// it, soldiers without a letter; with ranks 1 to 10 as web sites do, soldiers as `Pe5`.
    San(RankBase),
    /// `C2.5`: the letters of the Asian and World federations.
    Wxf(WxfStyle),
    /// `62.5`: the same with a digit for the letter. Never taken for the letters or the other way
    /// round, for `15+1` means different things in the two.
    Keypad,
    /// 炮二平五. The style is that of writing; every style is read.
    Chinese(ChineseStyle),
}

impl Notation {
    /// The same notation with the ranks counted from `base`; a notation without ranks is what it was.
    #[must_use]
    pub const fn from_base(self, base: RankBase) -> Self {
        match (self, base) {
            (Self::Ucci | Self::Uci, RankBase::Zero) => Self::Ucci,
            (Self::Ucci | Self::Uci | Self::Iccs, RankBase::One) => Self::Uci,
            (Self::Lalg(_), base) => Self::Lalg(base),
            (Self::San(_), base) => Self::San(base),
            (Self::Iccs, RankBase::Zero) => Self::Iccs,
            (Self::Wxf(_) | Self::Keypad | Self::Chinese(_), _) => self,
        }
    }

    /// From which number its ranks are counted; `None` where it has no ranks.
    #[must_use]
    pub const fn base(self) -> Option<RankBase> {
        match self {
            Self::Ucci | Self::Iccs => Some(RankBase::Zero),
            Self::Uci => Some(RankBase::One),
            Self::Lalg(base) | Self::San(base) => Some(base),
            Self::Wxf(_) | Self::Keypad | Self::Chinese(_) => None,
        }
    }
}

/// What a token says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolved {
    /// The move.
    pub m: Move,
    /// Whether it is legal in the position.
    pub legal: bool,
    /// What was unusual about the token, in the order it was met.
    pub forgiven: Vec<Forgiven>,
}

/// Reads `token` as a move of the side to move in `position`.
///
/// Marks at the end (`! ? + ++`) are passed over; [`strip_marks`] gives them.
///
/// # Errors
/// When the token is no move in this notation, names no piece, no point, or more than one move.
pub fn parse(
    notation: Notation,
    position: &Position,
    token: &str,
) -> Result<Resolved, NotationError> {
    let (text, _) = strip_marks(token);
    match notation {
        Notation::Ucci | Notation::Iccs => coordinate::parse(position, text, RankBase::Zero),
        Notation::Uci => coordinate::parse(position, text, RankBase::One),
        Notation::Lalg(base) => coordinate::parse_lalg(position, text, base),
        Notation::San(base) => san::parse(position, text, base),
        Notation::Wxf(style) => wxf::parse(position, text, style.soldiers),
        Notation::Keypad => wxf::parse_keypad(position, text),
        Notation::Chinese(_) => chinese::parse(position, text),
    }
}

/// Writes `m`, a move of the side to move in `position`, legal or not.
///
/// # Errors
/// A descriptive notation cannot write every illegal move: one from an empty point, one with the
/// opponent's piece, one the words have no step for. Coordinates write all.
pub fn format(notation: Notation, position: &Position, m: Move) -> Result<String, Unwritable> {
    match notation {
        Notation::Ucci => Ok(coordinate::format(m, RankBase::Zero)),
        Notation::Uci => Ok(coordinate::format(m, RankBase::One)),
        Notation::Iccs => Ok(coordinate::format_iccs(m)),
        Notation::Lalg(base) => coordinate::format_lalg(position, m, base),
        Notation::San(base) => san::format(position, m, base),
        Notation::Wxf(style) => wxf::format(position, m, style),
        Notation::Keypad => wxf::format_keypad(position, m),
        Notation::Chinese(style) => chinese::format(position, m, style),
    }
}
