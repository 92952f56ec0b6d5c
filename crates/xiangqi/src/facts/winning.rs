//! Ways to win material for the side to move, each with the line that shows it.

use super::gain::{Aim, Answer, Question, Tally, Tree, forced, plan};
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
    fn of(position: &Position, tree: Tree, question: Question) -> Option<Self> {
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

/// What [`winnings`] found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Winnings {
    /// One plan for each first move that wins.
    pub found: Vec<Plan>,
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
        match plan(position, m, question) {
            Answer::Forced(tree) => all.found.extend(Plan::of(position, tree, question)),
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

    /// Whether more than `pieces` can be won by the first move.
    #[must_use]
    pub fn wins_more_than(&self, pieces: i32, position: &Position, question: Question) -> bool {
        can_force(position, self.first(), Question { aim: Aim::More(pieces), ..question })
    }
}
