//! Ways to win material for the side to move, each with the line that shows it.

use super::gain::{Aim, Answer, Question, Tally, forced};
use crate::{Move, Piece, Position, Role, Square};

/// A first move that wins material, and the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Winning {
    /// The line with the longest defence, the winning side first.
    pub line: Vec<Move>,
    /// Which move of the line takes the first piece of worth; the last one if it mates without taking anything.
    pub gain: usize,
    /// Where the taking piece stood before the line.
    pub taker: Square,
    /// Where the piece taken stood before the line.
    pub victim: Square,
    /// The piece taken; the general if the line mates.
    pub taken: Piece,
    /// Taker and victim of every capture of worth in the line, where they stood before it.
    pub takes: Vec<(Square, Square)>,
}

/// What [`winnings`] found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Winnings {
    /// The first moves that win, each with its line.
    pub found: Vec<Winning>,
    /// Some search ran out of nodes.
    pub open: bool,
}

/// The captures and checks by which the side to move wins material, as `question` weighs it.
///
/// Captures of generals and soldiers are left out unless they check: whether those attacks count is for a book to say,
/// and they are seen without a search.
#[must_use]
pub fn winnings(position: &Position, question: Question) -> Winnings {
    let mut all = Winnings::default();
    for m in position.legal_moves() {
        if !is_candidate(position, m) {
            continue;
        }
        match forced(position, m, question) {
            Answer::Forced(line) => all.found.extend(describe(position, line, question)),
            Answer::Open => all.open = true,
            Answer::NotForced => {}
        }
    }
    all
}

/// Whether the side to move, beginning with `first`, can force what is asked; not if `first` is not legal.
#[must_use]
pub fn can_force(position: &Position, first: Move, question: Question) -> bool {
    position.is_legal(first) && matches!(forced(position, first, question), Answer::Forced(_))
}

fn is_candidate(position: &Position, m: Move) -> bool {
    let taken = position.board().piece_at(m.to);
    if taken.is_some_and(|piece| piece.role == Role::General) {
        return false;
    }
    let by_general_or_soldier = position
        .board()
        .piece_at(m.from)
        .is_some_and(|piece| matches!(piece.role, Role::General | Role::Soldier));
    taken.is_some() && !by_general_or_soldier || position.after(m).is_check()
}

fn describe(position: &Position, line: Vec<Move>, question: Question) -> Option<Winning> {
    let mut now = position.clone();
    let mut moved: Vec<(Square, Square)> = Vec::new();
    let mut takes = Vec::new();
    let mut first: Option<(usize, Square, Square, Piece)> = None;
    for (index, &m) in line.iter().enumerate() {
        let origin = |square| {
            moved.iter().rev().find(|(at, _)| *at == square).map_or(square, |&(_, from)| from)
        };
        let (taker, victim) = (origin(m.from), origin(m.to));
        if index % 2 == 0
            && let Some(taken) = now.board().piece_at(m.to)
            && (question.worth)(taken, m.to) != Tally::ZERO
        {
            takes.push((taker, victim));
            first.get_or_insert((index, taker, victim, taken));
        }
        moved.push((m.to, taker));
        now = now.after(m);
    }
    if let Some((gain, taker, victim, taken)) = first {
        return Some(Winning { line, gain, taker, victim, taken, takes });
    }
    let defender = position.turn().other();
    let victim = position.board().general(defender)?;
    let taker = line.first()?.from;
    let gain = line.len() - 1;
    Some(Winning { line, gain, taker, victim, taken: Piece::new(defender, Role::General), takes })
}

impl Winning {
    /// The first move of the line.
    ///
    /// # Panics
    /// Never: a line has at least one move.
    #[must_use]
    pub fn first(&self) -> Move {
        *self.line.first().expect("a winning line begins with the winning side's move")
    }

    /// The move of the line that takes.
    ///
    /// # Panics
    /// Never: the gain lies within the line.
    #[must_use]
    pub fn capture(&self) -> Move {
        *self.line.get(self.gain).expect("the gain lies within the line")
    }

    /// Whether the first move takes.
    #[must_use]
    pub const fn is_direct(&self) -> bool {
        self.gain == 0
    }

    /// The position before the move that takes.
    #[must_use]
    pub fn before_capture(&self, position: &Position) -> Position {
        self.line.iter().take(self.gain).fold(position.clone(), |now, &m| now.after(m))
    }

    /// Whether the line takes a chariot.
    #[must_use]
    pub fn takes_chariot(&self, position: &Position) -> bool {
        let mut now = position.clone();
        for (index, &m) in self.line.iter().enumerate() {
            let taken = now.board().piece_at(m.to);
            if index % 2 == 0 && taken.is_some_and(|piece| piece.role == Role::Chariot) {
                return true;
            }
            now = now.after(m);
        }
        false
    }

    /// Whether more than `pieces` can be won by the first move.
    #[must_use]
    pub fn wins_more_than(&self, pieces: i32, position: &Position, question: Question) -> bool {
        can_force(position, self.first(), Question { aim: Aim::More(pieces), ..question })
    }
}
