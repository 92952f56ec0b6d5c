//! A record played through: every position, which moves were legal, where it ended, which positions came again.

use std::collections::BTreeMap;

use xiangqi::{Color, Move, Position};

use super::GameSoFar;
use super::cycle::ply_number;

/// A record played through to its end.
#[derive(Debug)]
pub(super) struct Walk {
    /// The position after each ply; the first is the start.
    pub(super) positions: Vec<Position>,
    /// The moves.
    pub(super) moves: Vec<Move>,
    /// Plies (from 1) whose move is not legal.
    pub(super) illegal: Vec<u32>,
    /// The first ply after which the side to move has no legal move.
    pub(super) end: Option<End>,
}

/// A position without legal moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct End {
    /// After which ply.
    pub(super) ply: u32,
    /// The side that cannot move.
    pub(super) side: Color,
    /// Whether it stands in check.
    pub(super) kind: EndKind,
}

/// Why a side without legal moves is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EndKind {
    /// Check that cannot be parried.
    Mate,
    /// No check, but no legal move.
    NoMove,
}

impl Walk {
    /// Plays `game` through; moves that are not legal are kept.
    pub(super) fn of(game: &GameSoFar) -> Self {
        let mut walk = Self {
            positions: vec![game.start.clone()],
            moves: game.moves.clone(),
            illegal: Vec::new(),
            end: None,
        };
        let mut position = game.start.clone();
        for (ply, &m) in (1u32..).zip(&game.moves) {
            if !position.is_legal(m) {
                walk.illegal.push(ply);
                // Where a legal move was played there was one, so the end is looked for elsewhere only.
                walk.end = walk.end.or_else(|| end_of(&position, ply - 1));
            }
            position.play_unchecked(m);
            walk.positions.push(position.clone());
        }
        walk.end = walk.end.or_else(|| end_of(&position, ply_number(game.moves.len())));
        walk
    }

    /// The plies that count: all of them, or those up to the end of the game.
    pub(super) fn last_ply(&self) -> usize {
        self.end.map_or(self.moves.len(), |end| end.ply as usize)
    }

    /// The returns among the plies that count.
    pub(super) fn returns(&self) -> Returns {
        let mut seen: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        let at = (0..=self.last_ply())
            .map(|ply| {
                let key = self.positions[ply].key();
                let plies = seen.entry(key).or_default();
                plies.push(ply);
                (key, plies.len())
            })
            .collect();
        Returns { seen, at }
    }
}

/// Which positions of a record stood when.
///
/// Each ply is held once, so that a game that goes round for ever costs no more than any other.
#[derive(Debug)]
pub(super) struct Returns {
    /// For each position the plies after which it stood.
    seen: BTreeMap<u64, Vec<usize>>,
    /// For each ply its position and how often that had stood by then.
    at: Vec<(u64, usize)>,
}

impl Returns {
    /// For each ply, in order, the plies after which the same position stood, that ply included as the last.
    pub(super) fn each(&self) -> impl DoubleEndedIterator<Item = &[usize]> {
        self.at.iter().map(|(key, stood)| &self.seen[key][..*stood])
    }
}

/// A side that has nothing on the board cannot be said to be out of moves: such a diagram is a title page or a fragment.
fn end_of(position: &Position, ply: u32) -> Option<End> {
    let bare = position.board().by_color(position.turn()).is_empty();
    if bare || position.has_legal_move() {
        return None;
    }
    let kind = if position.is_check() { EndKind::Mate } else { EndKind::NoMove };
    Some(End { ply, side: position.turn(), kind })
}
