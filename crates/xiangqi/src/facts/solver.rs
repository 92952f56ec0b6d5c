//! Questions of gain, answered once each.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::gain::{Aim, Answer, Known, Question, forced, plan};
use super::winning::{Plan, Winning};
use crate::{Move, Position, Role, Square, SquareSet};

/// Answers questions of gain and remembers what it found out, for as long as it lives.
///
/// All its questions must weigh pieces alike.
#[derive(Debug)]
pub struct Solver {
    known: RefCell<BTreeMap<Kind, Known>>,
    answers: RefCell<BTreeMap<(Kind, u64, Move), bool>>,
    open: Cell<Option<u32>>,
    left: Cell<u64>,
}

/// What tells questions about one position and first move from each other.
type Kind = (Aim, Option<Square>, Option<Square>, SquareSet, u32, u32);

const fn kind(question: &Question) -> Kind {
    let &Question { worth: _, aim, immune, strict, hanging, checks, counter_checks, nodes: _ } =
        question;
    (aim, immune, strict, hanging, checks, counter_checks)
}

impl Default for Solver {
    fn default() -> Self {
        Self::within(u64::MAX)
    }
}

impl Solver {
    /// A solver that tries at most so many moves for all its questions together.
    #[must_use]
    pub const fn within(nodes: u64) -> Self {
        Self {
            known: RefCell::new(BTreeMap::new()),
            answers: RefCell::new(BTreeMap::new()),
            open: Cell::new(None),
            left: Cell::new(nodes),
        }
    }

    /// How many moves it may still try.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left.get()
    }

    /// The captures and checks by which the side to move wins material, as `question` weighs it, one plan for each.
    ///
    /// Captures of generals and soldiers are left out unless they check: whether those attacks count is for a book to say,
    /// and they are seen without a search.
    #[must_use]
    pub fn winnings(&self, position: &Position, question: Question) -> Vec<Plan> {
        let mut found = Vec::new();
        for &m in &position.captures_and_checks() {
            if !is_candidate(position, m) {
                continue;
            }
            let answer = plan(
                position,
                m,
                question,
                self.known.borrow_mut().entry(kind(&question)).or_default(),
                &self.left,
            );
            self.note(position, m, question, &answer);
            if let Answer::Forced(tree) = answer {
                found.extend(Plan::of(position, tree, question));
            }
        }
        found
    }

    /// Whether the side to move, beginning with `first`, can force what is asked; not if `first` is not legal. Where the
    /// search is broken off the answer is no, and [`Solver::broken_off`] tells.
    #[must_use]
    pub fn can_force(&self, position: &Position, first: Move, question: Question) -> bool {
        let key = (kind(&question), position.key(), first);
        if let Some(&answer) = self.answers.borrow().get(&key) {
            return answer;
        }
        if !position.is_legal(first) {
            return false;
        }
        let answer = forced(
            position,
            first,
            question,
            self.known.borrow_mut().entry(key.0).or_default(),
            &self.left,
        );
        self.note(position, first, question, &answer);
        matches!(answer, Answer::Forced(_))
    }

    /// Whether `winning` begins with a move by which more than `pieces` can be won.
    #[must_use]
    pub fn wins_more_than(
        &self,
        pieces: i32,
        winning: &Winning,
        position: &Position,
        question: Question,
    ) -> bool {
        self.can_force(position, winning.first(), Question { aim: Aim::More(pieces), ..question })
    }

    /// Whether a line looked at for `question` won pieces by giving soldiers and failed for it.
    #[must_use]
    pub fn gave_soldiers(&self, question: &Question) -> bool {
        self.known.borrow().get(&kind(question)).is_some_and(|known| known.gave_soldiers)
    }

    /// If a search was broken off: the fewest checks that were not looked at to the end.
    #[must_use]
    pub const fn broken_off(&self) -> Option<u32> {
        self.open.get()
    }

    fn note<T>(&self, position: &Position, first: Move, question: Question, answer: &Answer<T>) {
        let forced = match answer {
            Answer::Forced(_) => true,
            Answer::NotForced => false,
            &Answer::Open { within } => {
                self.open.set(Some(self.open.get().map_or(within, |open| open.min(within))));
                false
            }
        };
        self.answers.borrow_mut().insert((kind(&question), position.key(), first), forced);
    }
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
    taken.is_some() && !by_general_or_soldier || position.gives_check(m)
}
