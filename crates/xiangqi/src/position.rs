//! Positions that can be played on.

use crate::movegen::Generator;
use crate::{Board, Color, Fault, Move, MoveList, Piece, Setup, Square, SquareSet, zobrist};

/// A position that can be played on: a [`Setup`] whose faults were looked at.
///
/// A diagram may lack a general; the side without one cannot be in check, and all its moves are
/// legal. The same holds after a general was captured, as some records have it.
///
/// # Equality
/// Positions are equal when the pieces, the side to move and both counters are. Whether a
/// position *has come back* is a question without the counters: compare [`Position::key`]s, or
/// board and side to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    /// Kept in step with board and side to move.
    key: u64,
}

/// A setup that is no position, with every reason and the setup given back.
#[derive(Debug, Clone, thiserror::Error)]
#[error("not a playable position: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct PositionError {
    /// All that is wrong.
    pub faults: Vec<Fault>,
    /// The setup as it was given.
    pub setup: Box<Setup>,
}

impl PositionError {
    /// The position all the same, if every fault is one of those a printed diagram may have:
    /// a missing general, too many pieces, or a piece on a point it cannot reach.
    ///
    /// # Errors
    /// Gives itself back when a fault makes play meaningless: several generals of a side,
    /// generals facing each other, or a check to the side that is not to move.
    pub fn as_diagram(self) -> Result<Position, Self> {
        let playable = self.faults.iter().all(|fault| match fault {
            Fault::MissingGeneral(_)
            | Fault::TooMany(_)
            | Fault::TooManyPieces(_)
            | Fault::ImpossibleSquare(..)
            | Fault::DoubledSoldiers(..) => true,
            Fault::SeveralGenerals(_) | Fault::GeneralsFacing | Fault::OpponentInCheck => false,
        });
        if playable { Ok(Position::assumed(*self.setup)) } else { Err(self) }
    }
}

/// A move that cannot be played, given back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("illegal move {0}")]
pub struct PlayError(pub Move);

/// What takes back one [`Position::play_unchecked`].
#[derive(Debug, Clone, Copy)]
pub struct Undo {
    m: Move,
    moved: Option<Piece>,
    taken: Option<Piece>,
    halfmove: u32,
    fullmove: u32,
    key: u64,
}

impl Undo {
    /// The move that was played.
    #[must_use]
    pub const fn played(&self) -> Move {
        self.m
    }

    /// The piece that was captured.
    #[must_use]
    pub const fn taken(&self) -> Option<Piece> {
        self.taken
    }
}

/// Making positions and looking at them.
impl Position {
    /// The usual start.
    #[must_use]
    pub fn initial() -> Self {
        Self::assumed(Setup::initial())
    }

    /// A playable position.
    ///
    /// # Errors
    /// All the faults of the setup; [`PositionError::as_diagram`] forgives those of printed diagrams.
    pub fn from_setup(setup: Setup) -> Result<Self, PositionError> {
        let faults = setup.faults();
        if faults.is_empty() {
            Ok(Self::assumed(setup))
        } else {
            Err(PositionError { faults, setup: Box::new(setup) })
        }
    }

    /// The position of a record, whatever is wrong with it: records of impossible positions are kept
    /// and replayed too. Ask [`Setup::faults`] what is wrong.
    #[must_use]
    pub fn from_record(setup: Setup) -> Self {
        Self::assumed(setup)
    }

    /// The position as a setup.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// A number that is the same for the same pieces with the same side to move, and almost
    /// surely differs otherwise. Counters do not enter. It stays the same in later versions.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key of the position with left and right exchanged; cheaper than making it.
    #[must_use]
    pub fn mirrored_key(&self) -> u64 {
        let pieces = self.board().pieces();
        let parts = pieces.map(|(square, piece)| zobrist::piece(piece, square.mirrored()));
        parts.fold(zobrist::turn(self.turn()), |key, part| key ^ part)
    }

    /// The same position with `color` to move, as if the other side had passed.
    ///
    /// The side that is then not to move may stand in check.
    #[must_use]
    pub fn with_turn(&self, color: Color) -> Self {
        let mut position = self.clone();
        position.key ^= zobrist::turn(self.turn()) ^ zobrist::turn(color);
        position.setup.turn = color;
        position
    }

    /// Left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::assumed(self.setup.mirrored())
    }

    /// The board turned by half a turn, with all pieces and the move given to the other side.
    #[must_use]
    pub fn colors_swapped(&self) -> Self {
        Self::assumed(self.setup.colors_swapped())
    }

    fn assumed(setup: Setup) -> Self {
        let pieces = setup.board.pieces().map(|(square, piece)| zobrist::piece(piece, square));
        let key = pieces.fold(zobrist::turn(setup.turn), |key, part| key ^ part);
        Self { setup, key }
    }
}

/// Attacks, whoever is to move.
impl Position {
    /// The points the piece on `square` attacks; see [`Board::attacks_from`].
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> SquareSet {
        self.board().attacks_from(square)
    }

    /// The pieces of `by` that attack or protect `square`; see [`Board::attackers`].
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.board().attackers(square, by)
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The pieces that give check to the side to move; a facing general is one of them.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.board().checkers(self.turn())
    }

    /// The pieces of `color` that, lifted from the board, would open a check to their general:
    /// alone before a chariot or the other general, one of two before a cannon, or the leg of a
    /// horse.
    ///
    /// Such a piece may still have legal moves, and another piece may have none.
    #[must_use]
    pub fn pinned(&self, color: Color) -> SquareSet {
        Generator::new(self.board(), color).pinned()
    }
}

/// Legal moves: those that leave one's own general neither attacked nor facing the other.
impl Position {
    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.generator().moves(SquareSet::ALL)
    }

    /// Every legal move that captures.
    #[must_use]
    pub fn legal_captures(&self) -> MoveList {
        self.generator().moves(self.board().by_color(self.turn().other()))
    }

    /// Where the piece on `square` may legally go; nothing if it is not a piece of the side to move.
    #[must_use]
    pub fn legal_targets(&self, square: Square) -> SquareSet {
        self.generator().targets(square, SquareSet::ALL)
    }

    /// The legal moves that capture the piece on `square`, as if it were the turn of the side
    /// that can capture it; nothing for an empty point.
    #[must_use]
    pub fn legal_captures_of(&self, square: Square) -> MoveList {
        let Some(victim) = self.board().piece_at(square) else { return MoveList::new() };
        let attackers = self.attackers(square, victim.color.other());
        if attackers.is_empty() {
            return MoveList::new();
        }
        let generator = Generator::new(self.board(), victim.color.other());
        attackers
            .into_iter()
            .filter(|&from| !generator.targets(from, square.into()).is_empty())
            .map(|from| Move::new(from, square))
            .collect()
    }

    /// How many legal moves there are; cheaper than listing them.
    #[must_use]
    pub fn legal_move_count(&self) -> usize {
        self.generator().count()
    }

    /// Whether there is a legal move; without one the side to move is mated or stalemated.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.generator().has_move()
    }

    /// Whether `m` is legal.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        !self.generator().targets(m.from, m.to.into()).is_empty()
    }

    fn generator(&self) -> Generator<'_> {
        Generator::new(self.board(), self.turn())
    }
}

/// Playing.
impl Position {
    /// The position after `m`.
    ///
    /// # Errors
    /// When `m` is not legal here.
    pub fn play(&self, m: Move) -> Result<Self, PlayError> {
        if self.is_legal(m) { Ok(self.after(m)) } else { Err(PlayError(m)) }
    }

    /// The position after `m`, whatever it is: records keep illegal moves that stood.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut position = self.clone();
        position.play_unchecked(m);
        position
    }

    /// Plays `m` here, whatever it is, and gives what takes it back.
    ///
    /// What stands on the point left goes to the point reached, even nothing and even onto an
    /// own piece; then the other side is to move.
    pub fn play_unchecked(&mut self, m: Move) -> Undo {
        let Setup { board, turn, halfmove, fullmove } = &mut self.setup;
        let moved = board.put(m.from, None);
        let taken = board.put(m.to, moved);
        let undo =
            Undo { m, moved, taken, halfmove: *halfmove, fullmove: *fullmove, key: self.key };
        if let Some(moved) = moved {
            self.key ^= zobrist::piece(moved, m.from) ^ zobrist::piece(moved, m.to);
        }
        if let Some(taken) = taken {
            self.key ^= zobrist::piece(taken, m.to);
        }
        self.key ^= zobrist::BLACK_TO_MOVE;
        *halfmove = if taken.is_some() { 0 } else { halfmove.saturating_add(1) };
        if *turn == Color::Black {
            *fullmove = fullmove.saturating_add(1);
        }
        *turn = turn.other();
        undo
    }

    /// Takes back the move that gave `undo`; it must be the last one played here and not yet taken back.
    pub fn undo(&mut self, undo: Undo) {
        let setup = &mut self.setup;
        setup.board.put(undo.m.to, undo.taken);
        setup.board.put(undo.m.from, undo.moved);
        setup.turn = setup.turn.other();
        setup.halfmove = undo.halfmove;
        setup.fullmove = undo.fullmove;
        self.key = undo.key;
    }
}
