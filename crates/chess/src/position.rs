//! Positions that can be played on.

use std::fmt;

use shakmaty::{
    Bitboard, Board, Castles, CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, Move,
    MoveList, Position as _, PositionErrorKinds, Role, Setup, Square,
};

use crate::{Hand, Identity, Irregular};

/// A position that can be played on, in the usual game or in Chess960.
#[derive(Debug, Clone)]
pub struct Position {
    chess: Chess,
    mode: CastlingMode,
    /// Whether the king of the side that is not to move stands in check: an illegal move left it so, and stood.
    exposed: bool,
}

/// Why a setup cannot be played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PositionFault {
    /// A side has no king.
    MissingKing,
    /// A side has more than one king.
    TooManyKings,
    /// A pawn stands on the first or the last rank.
    PawnOnBackRank,
    /// The side that is not to move stands in check.
    OppositeCheck,
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::MissingKing => "a side has no king",
            Self::TooManyKings => "a side has more than one king",
            Self::PawnOnBackRank => "a pawn stands on the first or the last rank",
            Self::OppositeCheck => "the side that is not to move stands in check",
        })
    }
}

/// A move that is not legal in the position, given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("illegal move {0:?}")]
pub struct IllegalMove(pub Move);

/// What a hand did to the board, legal or not: a piece carried from one square to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Displacement {
    /// The square the piece left.
    pub from: Square,
    /// The square it was put on; what stood there is gone.
    pub to: Square,
    /// What a pawn was exchanged for.
    pub promotion: Option<Role>,
}

impl fmt::Display for Displacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.char()))
    }
}

impl Position {
    /// The usual start.
    #[must_use]
    pub fn initial() -> Self {
        Self { chess: Chess::new(), mode: CastlingMode::Standard, exposed: false }
    }

    /// Start `number` of Chess960, 0 to 959 in Scharnagl's order; 518 is the usual array.
    #[must_use]
    pub fn chess960(number: u16) -> Option<Self> {
        if number > 959 {
            return None;
        }
        let board = Board::chess960(u32::from(number));
        let castling_rights = board.rooks();
        let setup = Setup { board, castling_rights, ..Setup::empty() };
        Chess::from_setup(setup, CastlingMode::Chess960).ok().map(|chess| Self {
            chess,
            mode: CastlingMode::Chess960,
            exposed: false,
        })
    }

    /// A playable position. Castling rights without king or rook and an impossible en passant
    /// square are dropped; [`crate::fen::read`] reports them.
    ///
    /// # Errors
    /// Every fault that makes play meaningless.
    pub fn from_setup(setup: Setup) -> Result<Self, Vec<PositionFault>> {
        let mode = castling_mode(&setup);
        let chess = Chess::from_setup(setup, mode)
            .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
            .or_else(shakmaty::PositionError::ignore_invalid_ep_square)
            .or_else(shakmaty::PositionError::ignore_impossible_check)
            .or_else(shakmaty::PositionError::ignore_too_much_material)
            .map_err(|error| faults(error.kinds()))?;
        Ok(Self { chess, mode, exposed: false })
    }

    /// The same position with castling written and read as king takes rook.
    #[must_use]
    pub fn in_mode(mut self, mode: CastlingMode) -> Self {
        self.mode = mode;
        self
    }

    /// The pieces.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// How castling is written: by the king's two steps, or king takes rook.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// Plies since the last capture or pawn move.
    #[must_use]
    pub fn halfmoves(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// The number of the move, from 1; it grows after Black's move.
    #[must_use]
    pub fn fullmoves(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Rooks that may still castle.
    #[must_use]
    pub fn castling_rooks(&self) -> Bitboard {
        self.chess.castles().castling_rights()
    }

    /// The same position with another count of plies since the last capture or pawn move.
    #[must_use]
    pub fn with_halfmoves(self, halfmoves: u32) -> Self {
        let mut setup = self.chess.to_setup(EnPassantMode::Legal);
        setup.halfmoves = halfmoves;
        let (mode, exposed) = (self.mode, self.exposed);
        match Self::from_setup(setup) {
            Ok(counted) => Self { exposed, ..counted.in_mode(mode) },
            Err(_) => self,
        }
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = self.chess.legal_moves();
        if self.exposed {
            moves.retain(|m| m.capture() != Some(Role::King));
        }
        moves
    }

    /// Whether `m` is legal.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.chess.is_legal(m) && m.capture() != Some(Role::King)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Whether the side to move is mated.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.chess.is_checkmate()
    }

    /// Whether the side to move has no legal move and is not in check.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        self.chess.is_stalemate()
    }

    /// Whether `color` has nothing but the king.
    #[must_use]
    pub fn is_bare_king(&self, color: Color) -> bool {
        self.board().by_color(color).count() == 1
    }

    /// Whether the square ahead of some pawn of either side is empty.
    #[must_use]
    pub fn has_unblocked_pawn(&self) -> bool {
        let board = self.board();
        let white = (board.pawns() & board.white()).shift(8);
        let black = (board.pawns() & board.black()).shift(-8);
        ((white | black) & !board.occupied()).any()
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// When `m` is not legal here.
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        if !self.is_legal(m) {
            return Err(IllegalMove(m));
        }
        Ok(self.after(m))
    }

    /// The position after a move taken from [`Self::legal_moves`] or read against this position.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut chess = self.chess.clone();
        chess.play_unchecked(m);
        Self { chess, mode: self.mode, exposed: false }
    }

    /// The position after a move that is legal but for the king it leaves in check, or for the way the king takes in
    /// castling: what the board shows once such a move was made.
    #[must_use]
    pub fn after_breaking(&self, m: Move) -> Self {
        let mut after = self.after(m);
        let board = after.board();
        after.exposed = board
            .king_of(self.turn())
            .is_some_and(|king| board.attacks_to(king, after.turn(), board.occupied()).any());
        after
    }

    /// The same position with the other side to move; `None` where the king of the one that passes stands in check.
    #[must_use]
    pub fn passed(&self) -> Option<Self> {
        let chess = self.chess.clone().swap_turn().ok()?;
        Some(Self { chess, mode: self.mode, exposed: false })
    }

    /// Whether an illegal move left the king of the side that is not to move in check.
    #[must_use]
    pub const fn is_king_exposed(&self) -> bool {
        self.exposed
    }

    /// Plays a move taken from [`Self::legal_moves`] in place.
    pub fn advance(&mut self, m: Move) {
        self.chess.play_unchecked(m);
        self.exposed = false;
    }

    /// What the board shows after a hand has carried a piece, whether or not that was legal, with
    /// the other side to move.
    ///
    /// # Errors
    /// Faults that leave no playable position; an empty list when no piece stood on the square.
    pub fn displaced(&self, d: Displacement) -> Result<Self, Vec<PositionFault>> {
        let after = Irregular::of(self).after(Hand::Carried(d)).ok_or_else(Vec::new)?;
        after.position()
    }

    /// What makes two positions the same: pieces, squares, side to move and possible moves.
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity::of(&self.chess)
    }

    /// The position as shakmaty knows it.
    #[must_use]
    pub const fn as_shakmaty(&self) -> &Chess {
        &self.chess
    }
}

/// Two positions are equal when their pieces, side to move, castling rights and legal en passant
/// captures are; the counters do not matter.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.chess == other.chess
    }
}

impl Eq for Position {}

/// Chess960 where the rights only make sense so. A text in which some right lacks its king or rook
/// is careless about rights, so the others are believed only where they are the usual ones.
pub(crate) fn castling_mode(setup: &Setup) -> CastlingMode {
    match Castles::from_setup(setup, CastlingMode::Chess960) {
        Ok(_) => CastlingMode::detect(setup),
        Err(_) => CastlingMode::Standard,
    }
}

fn faults(kinds: PositionErrorKinds) -> Vec<PositionFault> {
    [
        (
            PositionErrorKinds::EMPTY_BOARD | PositionErrorKinds::MISSING_KING,
            PositionFault::MissingKing,
        ),
        (PositionErrorKinds::TOO_MANY_KINGS, PositionFault::TooManyKings),
        (PositionErrorKinds::PAWNS_ON_BACKRANK, PositionFault::PawnOnBackRank),
        (PositionErrorKinds::OPPOSITE_CHECK, PositionFault::OppositeCheck),
    ]
    .into_iter()
    .filter(|&(kind, _)| kinds.intersects(kind))
    .map(|(_, fault)| fault)
    .collect()
}
