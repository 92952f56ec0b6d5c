//! What a side wins by force: captures, exchanges and runs of checks, played out to the end.

use std::collections::BTreeSet;

use crate::{Move, Piece, Position, Role, Square};

/// Material won, less material lost; soldiers apart, because some books never weigh them against pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tally {
    /// Pieces other than soldiers, in units of the values given.
    pub pieces: i32,
    /// Soldiers that count.
    pub soldiers: i32,
}

impl Tally {
    /// Nothing.
    pub const ZERO: Self = Self { pieces: 0, soldiers: 0 };

    /// Something was won, whatever a soldier is worth between next to nothing and a horse.
    #[must_use]
    pub const fn is_gain(self) -> bool {
        self.is_more_than(0)
    }

    /// As [`Tally::is_gain`], by more than `pieces`.
    #[must_use]
    pub const fn is_more_than(self, pieces: i32) -> bool {
        if self.soldiers > 0 {
            self.pieces >= pieces
        } else {
            self.pieces + Self::HORSE * self.soldiers > pieces
        }
    }

    /// Something was lost, whatever a soldier is worth.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        Self { pieces: -self.pieces, soldiers: -self.soldiers }.is_gain()
    }

    const HORSE: i32 = 4;

    const fn plus(self, other: Self) -> Self {
        Self { pieces: self.pieces + other.pieces, soldiers: self.soldiers + other.soldiers }
    }

    const fn minus(self, other: Self) -> Self {
        Self { pieces: self.pieces - other.pieces, soldiers: self.soldiers - other.soldiers }
    }
}

/// The worth of a piece standing on a point.
pub type Worth = fn(Piece, Square) -> Tally;

/// What the attacker wants to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// To win something.
    Gain,
    /// To win more than so much.
    More(i32),
}

impl Aim {
    /// Whether `tally` is what is wanted.
    const fn reached(self, tally: Tally) -> bool {
        match self {
            Self::Gain => tally.is_gain(),
            Self::More(pieces) => tally.is_more_than(pieces),
        }
    }
}

/// What is asked of a search.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// The worth of pieces.
    pub worth: Worth,
    /// What the attacker wants.
    pub aim: Aim,
    /// A point on which the defender may not take.
    pub immune: Option<Square>,
    /// A point on which a capture by the defender always weighs in full.
    pub strict: Option<Square>,
    /// Checks without capture that the attacker may give in a line.
    pub checks: u32,
    /// Checks without capture that the defender may give in a line.
    pub counter_checks: u32,
    /// Positions looked at, at most.
    pub nodes: u32,
}

/// The answer of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It can be forced: the line with the longest defence, the first move first.
    Forced(Vec<Move>),
    /// It cannot within the checks asked for.
    NotForced,
    /// The nodes ran out.
    Open,
}

/// Whether the side to move, beginning with `first`, can force what is asked.
///
/// The attacker goes on with captures and checks only, its general takes nothing but what has just taken. The defender
/// answers a check with any move, anything else with captures, checks or nothing at all.
#[must_use]
pub fn forced(position: &Position, first: Move, question: Question) -> Answer {
    let mut search = Search { question, nodes: question.nodes, refuted: BTreeSet::new() };
    let after = position.after(first);
    let quiet = u32::from(position.board().piece_at(first.to).is_none());
    for checks in quiet..=question.checks.max(quiet) {
        let line = Line {
            tally: search.worth_on(position, first.to),
            checks: checks - quiet,
            counter_checks: question.counter_checks,
            last: first.to,
            held: None,
        };
        match search.defend(&after, line) {
            Some(Some(mut moves)) => {
                moves.insert(0, first);
                return Answer::Forced(moves);
            }
            Some(None) => {}
            None => return Answer::Open,
        }
    }
    Answer::NotForced
}

/// How a line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    tally: Tally,
    /// Checks without capture left to the attacker.
    checks: u32,
    /// The same for the defender.
    counter_checks: u32,
    /// Where the last capture was made.
    last: Square,
    /// Where the attacker holds what it wanted, while the defender looks for a recompense elsewhere.
    held: Option<Square>,
}

struct Search {
    question: Question,
    nodes: u32,
    /// Positions with the attacker to move from which the aim was not reached.
    refuted: BTreeSet<(u64, Line)>,
}

type Found = Option<Option<Vec<Move>>>;

impl Search {
    fn worth_on(&self, position: &Position, square: Square) -> Tally {
        position
            .board()
            .piece_at(square)
            .map_or(Tally::ZERO, |piece| (self.question.worth)(piece, square))
    }

    /// What the attacker needs as the line stands: a gain that is held need only not be outweighed elsewhere.
    const fn reached(&self, line: Line) -> bool {
        if line.held.is_some() {
            !line.tally.is_loss()
        } else {
            self.question.aim.reached(line.tally)
        }
    }

    fn attack(&mut self, position: &Position, line: Line) -> Found {
        let checked = position.is_check();
        if !checked && self.reached(line) {
            return Some(Some(Vec::new()));
        }
        if self.refuted.contains(&(position.key(), line)) {
            return Some(None);
        }
        for m in position.legal_moves() {
            let captured = position.board().piece_at(m.to).is_some();
            if !captured && !checked && line.checks == 0 {
                continue;
            }
            self.nodes = self.nodes.checked_sub(1)?;
            let after = position.after(m);
            let mut next = line;
            if captured {
                if !checked && m.to != line.last && !takes_for_itself(position, m, &after) {
                    continue;
                }
                next.tally = line.tally.plus(self.worth_on(position, m.to));
                next.last = m.to;
            } else if after.is_check() && line.checks > 0 {
                next.checks -= 1;
            } else if !checked {
                continue;
            }
            if let Some(mut moves) = self.defend(&after, next)? {
                moves.insert(0, m);
                return Some(Some(moves));
            }
        }
        self.refuted.insert((position.key(), line));
        Some(None)
    }

    fn defend(&mut self, position: &Position, line: Line) -> Found {
        let checked = position.is_check();
        if !checked && !self.reached(line) {
            return Some(None);
        }
        let mut longest = Vec::new();
        for m in position.legal_moves() {
            let captured = position.board().piece_at(m.to).is_some();
            if self.question.immune == Some(m.to)
                || !captured && !checked && line.counter_checks == 0
            {
                continue;
            }
            self.nodes = self.nodes.checked_sub(1)?;
            let after = position.after(m);
            let mut next = line;
            if captured {
                next.tally = line.tally.minus(self.worth_on(position, m.to));
                next.last = m.to;
                next.held = self.held(line, m.to);
            } else if after.is_check() && line.counter_checks > 0 {
                next.counter_checks -= 1;
            } else if !checked {
                continue;
            }
            let Some(mut moves) = self.attack(&after, next)? else {
                return Some(None);
            };
            moves.insert(0, m);
            if moves.len() > longest.len() {
                longest = moves;
            }
        }
        Some(Some(longest))
    }

    /// Where a gain is held after the defender has taken on `square`.
    fn held(&self, line: Line, square: Square) -> Option<Square> {
        if line.held == Some(square) || self.question.strict == Some(square) {
            None
        } else if line.held.is_none() && self.reached(line) && square != line.last {
            Some(line.last)
        } else {
            line.held
        }
    }
}

/// Whether a capture counts as the attacker's own doing: a general's never does, a soldier's only if it opens a check by
/// another piece.
fn takes_for_itself(position: &Position, m: Move, after: &Position) -> bool {
    position.board().piece_at(m.from).is_some_and(|piece| match piece.role {
        Role::General => false,
        Role::Soldier => !(after.checkers() - m.to.into()).is_empty(),
        Role::Advisor | Role::Elephant | Role::Horse | Role::Chariot | Role::Cannon => true,
    })
}
