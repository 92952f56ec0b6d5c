//! Kinds of pieces and pieces.

use crate::Color;

/// The kind of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// 帅 將: the general.
    General,
    /// 仕 士: the advisor.
    Advisor,
    /// 相 象: the elephant.
    Elephant,
    /// 马: the horse.
    Horse,
    /// 车: the chariot.
    Chariot,
    /// 炮: the cannon.
    Cannon,
    /// 兵 卒: the soldier.
    Soldier,
}

impl Role {
    /// Every kind, general first.
    pub const ALL: [Self; 7] = [
        Self::General,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Chariot,
        Self::Cannon,
        Self::Soldier,
    ];

    /// Position in [`Role::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::General => 0,
            Self::Advisor => 1,
            Self::Elephant => 2,
            Self::Horse => 3,
            Self::Chariot => 4,
            Self::Cannon => 5,
            Self::Soldier => 6,
        }
    }

    /// The FEN letter in upper case: `K A B N R C P`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Chariot => 'R',
            Self::Cannon => 'C',
            Self::Soldier => 'P',
        }
    }

    /// The letter of the World Xiangqi Federation in upper case: `K A E H R C P`.
    #[must_use]
    pub const fn wxf_letter(self) -> char {
        match self {
            Self::Elephant => 'E',
            Self::Horse => 'H',
            Self::General | Self::Advisor | Self::Chariot | Self::Cannon | Self::Soldier => {
                self.letter()
            }
        }
    }

    /// The kind a letter of any alphabet in use stands for, in either case:
    /// `K`, `A G`, `B E M`, `N H`, `R`, `C`, `P S`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::General,
            'A' | 'G' => Self::Advisor,
            'B' | 'E' | 'M' => Self::Elephant,
            'N' | 'H' => Self::Horse,
            'R' => Self::Chariot,
            'C' => Self::Cannon,
            'P' | 'S' => Self::Soldier,
            _ => return None,
        })
    }
}

/// A piece: a kind and the side it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A piece of `color` and `role`.
    #[must_use]
    pub const fn new(color: Color, role: Role) -> Self {
        Self { color, role }
    }
}
