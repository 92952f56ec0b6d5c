//! A record as the arbiter wants it.

use chess::{Move, Position};

use crate::Outcome;

/// One ply of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ply {
    /// A legal move.
    Legal(Move),
    /// A move that is not legal, and stood.
    Illegal(Box<IllegalPly>),
}

/// An illegal move that stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IllegalPly {
    /// As the record has it.
    pub text: String,
    /// What the board then shows.
    pub after: Position,
}

impl Ply {
    /// The move, if it is legal.
    #[must_use]
    pub const fn legal(&self) -> Option<Move> {
        match self {
            Self::Legal(m) => Some(*m),
            Self::Illegal(_) => None,
        }
    }

    /// Plays it on the position before it.
    pub fn play(&self, position: &mut Position) {
        match self {
            Self::Legal(m) => position.advance(*m),
            Self::Illegal(ply) => position.clone_from(&ply.after),
        }
    }

    /// Whether no earlier position can come again after it.
    pub(super) fn is_zeroing(&self) -> bool {
        match self {
            Self::Legal(m) => m.is_zeroing(),
            Self::Illegal(ply) => ply.after.halfmoves() == 0,
        }
    }
}

/// A record: a start, the plies that lead from it to the last position, and what it states of the result.
///
/// The positions on the way are not kept; [`Self::positions`] plays them again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChessGame {
    start: Position,
    plies: Vec<Ply>,
    last: Position,
    /// The result the record states.
    pub stated: Option<Outcome>,
    /// Whether the record says that a player overstepped the time.
    pub by_time: bool,
}

impl ChessGame {
    /// A game without moves that states no result.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self::with_capacity(start, 0)
    }

    /// The same, with room for so many plies.
    #[must_use]
    pub fn with_capacity(start: Position, plies: usize) -> Self {
        let (last, plies) = (start.clone(), Vec::with_capacity(plies));
        Self { start, plies, last, stated: None, by_time: false }
    }

    /// The position it begins with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The plies in order.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position at its end.
    #[must_use]
    pub const fn last(&self) -> &Position {
        &self.last
    }

    /// The start, and the position after each ply.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut position = self.start.clone();
        let after = self.plies.iter().map(move |ply| {
            ply.play(&mut position);
            position.clone()
        });
        std::iter::once(self.start.clone()).chain(after)
    }

    /// Whether every move is legal.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.plies.iter().all(|ply| ply.legal().is_some())
    }

    /// Adds a move that is legal in the last position.
    pub fn play(&mut self, m: Move) {
        self.last.advance(m);
        self.plies.push(Ply::Legal(m));
    }

    /// Adds a move that is not legal, and what the board then shows.
    pub fn let_stand(&mut self, text: &str, after: Position) {
        self.last.clone_from(&after);
        self.plies.push(Ply::Illegal(Box::new(IllegalPly { text: text.to_owned(), after })));
    }

    /// Takes the last ply off.
    pub fn take_back(&mut self) {
        self.plies.pop();
        self.last.clone_from(&self.start);
        for ply in &self.plies {
            ply.play(&mut self.last);
        }
    }

    /// How many plies it has.
    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// Whether no legal move follows after `ply`.
    pub(super) fn is_not_played_on(&self, ply: u32) -> bool {
        self.plies.get(ply as usize).is_none_or(|next| next.legal().is_none())
    }
}
