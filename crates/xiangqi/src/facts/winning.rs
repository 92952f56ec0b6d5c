//! Ways to win material for the side to move, each with the line that shows it.

use super::gain::{Question, Tally, Tree};
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
}

/// A first move that wins material, and what either side can choose from after it until something is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Plan {
    /// It is settled what is taken.
    Won(Winning),
    /// The winning side chooses.
    Attacker(Vec<Self>),
    /// The losing side chooses.
    Defender(Vec<Self>),
}

impl Plan {
    pub(super) fn of(position: &Position, tree: Tree, question: Question) -> Option<Self> {
        let all = |trees: Vec<Tree>| -> Option<Vec<Self>> {
            trees.into_iter().map(|tree| Self::of(position, tree, question)).collect()
        };
        Some(match tree {
            Tree::Won { line, gain } => Self::Won(describe(position, line, gain, question)?),
            Tree::Attacker(trees) => Self::Attacker(all(trees)?),
            Tree::Defender(trees) => Self::Defender(all(trees)?),
        })
    }

    /// The most the winning side can reach, as `seen` sees it, whatever the losing side chooses.
    pub fn best<T, K: Ord>(
        &self,
        seen: &impl Fn(&Winning) -> T,
        key: &impl Fn(&T) -> K,
    ) -> Option<T> {
        match self {
            Self::Won(winning) => Some(seen(winning)),
            Self::Attacker(plans) => {
                plans.iter().filter_map(|plan| plan.best(seen, key)).max_by_key(key)
            }
            Self::Defender(plans) => {
                plans.iter().filter_map(|plan| plan.best(seen, key)).min_by_key(key)
            }
        }
    }

    /// Every way the plan can end.
    pub fn ways(&self) -> Vec<&Winning> {
        match self {
            Self::Won(winning) => vec![winning],
            Self::Attacker(plans) | Self::Defender(plans) => {
                plans.iter().flat_map(Self::ways).collect()
            }
        }
    }

    /// The one way there is, if the first move takes.
    #[must_use]
    pub const fn direct(&self) -> Option<&Winning> {
        match self {
            Self::Won(winning) if winning.is_direct() => Some(winning),
            Self::Won(_) | Self::Attacker(_) | Self::Defender(_) => None,
        }
    }
}

fn describe(
    position: &Position,
    line: Vec<Move>,
    gain: usize,
    question: Question,
) -> Option<Winning> {
    let mut moved: Vec<(Square, Square)> = Vec::new();
    let origin = |moved: &[(Square, Square)], square| {
        moved.iter().rev().find(|(at, _)| *at == square).map_or(square, |&(_, from)| from)
    };
    let mut now = position.clone();
    for &m in &line[..gain] {
        moved.push((m.to, origin(&moved, m.from)));
        now = now.after(m);
    }
    let capture = *line.get(gain)?;
    let taken = now
        .board()
        .piece_at(capture.to)
        .filter(|&p| (question.worth)(p, capture.to) != Tally::ZERO);
    if let Some(taken) = taken {
        let (taker, victim) = (origin(&moved, capture.from), origin(&moved, capture.to));
        return Some(Winning { line, gain, taker, victim, taken });
    }
    let defender = position.turn().other();
    let victim = position.board().general(defender)?;
    let taker = line.first()?.from;
    Some(Winning { line, gain, taker, victim, taken: Piece::new(defender, Role::General) })
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
}
