//! What is shown, whatever it is shown with.

use xiangqi::{Board, Color, Move, Piece, Role, Square};

/// Which signs stand for the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pieces {
    /// 帅 将 车 马 炮.
    Simplified,
    /// 帥 將 車 馬 炮 砲.
    Traditional,
    /// K A B N R C P, as in FEN.
    Latin,
}

/// A xiangqi board as it is to be shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View<'a> {
    /// The placement.
    pub board: &'a Board,
    /// The side that sits below.
    pub below: Color,
    /// The signs.
    pub pieces: Pieces,
    /// The move just made: both its points are marked.
    pub last_move: Option<Move>,
    /// Points to mark, such as the piece attacked.
    pub marked: &'a [Square],
    /// What the picture shows, in words, for those who cannot see it.
    pub title: &'a str,
}

impl<'a> View<'a> {
    /// `board` with simplified characters, Red below, and nothing marked.
    #[must_use]
    pub const fn new(board: &'a Board) -> Self {
        Self {
            board,
            below: Color::Red,
            pieces: Pieces::Simplified,
            last_move: None,
            marked: &[],
            title: "",
        }
    }

    /// The point shown in `column` (0 to 8 from the left) and `row` (0 to 9 from the top).
    pub(crate) fn square(&self, column: u8, row: u8) -> Option<Square> {
        let square = Square::new(column, 9_u8.checked_sub(row)?)?;
        Some(match self.below {
            Color::Red => square,
            Color::Black => square.rotated(),
        })
    }

    /// Column and row of `square`.
    pub(crate) const fn place(&self, square: Square) -> (u8, u8) {
        let seen = match self.below {
            Color::Red => square,
            Color::Black => square.rotated(),
        };
        (seen.file(), 9 - seen.rank())
    }

    /// 楚河 汉界 as they stand from left to right; no words with Latin letters.
    pub(crate) fn river(&self) -> Vec<char> {
        let words = match self.pieces {
            Pieces::Simplified => "楚河汉界",
            Pieces::Traditional => "楚河漢界",
            Pieces::Latin => "",
        };
        let (left, right): (Vec<_>, Vec<_>) =
            words.chars().enumerate().partition(|&(place, _)| place < 2);
        let ordered = match self.below {
            Color::Red => [left, right],
            Color::Black => [right, left],
        };
        ordered.into_iter().flatten().map(|(_, word)| word).collect()
    }

    /// The number of `column` as `color` counts and writes it: Red in Chinese numerals, Black in digits.
    pub(crate) fn file_sign(&self, column: u8, color: Color) -> char {
        let number = self.square(column, 0).map_or(1, |square| square.file_from(color));
        match (self.pieces, color) {
            (Pieces::Simplified | Pieces::Traditional, Color::Red) => "一二三四五六七八九"
                .chars()
                .nth(usize::from(number.saturating_sub(1)))
                .unwrap_or('?'),
            (Pieces::Simplified | Pieces::Traditional | Pieces::Latin, _) => {
                char::from(b'0' + number)
            }
        }
    }
}

impl Pieces {
    /// The sign of `piece`; Latin letters are upper case for both sides.
    #[must_use]
    pub const fn sign(self, piece: Piece) -> char {
        let red = matches!(piece.color, Color::Red);
        match self {
            Self::Latin => piece.role.letter(),
            Self::Simplified => match piece.role {
                Role::General if red => '帅',
                Role::General => '将',
                Role::Advisor if red => '仕',
                Role::Advisor => '士',
                Role::Elephant if red => '相',
                Role::Elephant => '象',
                Role::Horse => '马',
                Role::Chariot => '车',
                Role::Cannon => '炮',
                Role::Soldier if red => '兵',
                Role::Soldier => '卒',
            },
            Self::Traditional => match piece.role {
                Role::General if red => '帥',
                Role::General => '將',
                Role::Advisor if red => '仕',
                Role::Advisor => '士',
                Role::Elephant if red => '相',
                Role::Elephant => '象',
                Role::Horse => '馬',
                Role::Chariot => '車',
                Role::Cannon if red => '炮',
                Role::Cannon => '砲',
                Role::Soldier if red => '兵',
                Role::Soldier => '卒',
            },
        }
    }
}
