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
pub enum Answer<T = Vec<Move>> {
    /// It can be forced: a line, the first move first.
    Forced(T),
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

/// Everything either side can choose when the side to move, beginning with `first`, forces what is asked with as few checks as
/// it takes, down to the first capture of worth, or to the mate if nothing of worth is taken. Nothing in it depends on the
/// order in which moves are found.
#[must_use]
pub(super) fn plan(position: &Position, first: Move, question: Question) -> Answer<Tree> {
    let mut search = Search { question, nodes: question.nodes, refuted: BTreeSet::new() };
    let after = position.after(first);
    let quiet = u32::from(position.board().piece_at(first.to).is_none());
    let worth = search.worth_on(position, first.to);
    for checks in quiet..=question.checks.max(quiet) {
        let line = Line {
            tally: worth,
            checks: checks - quiet,
            counter_checks: question.counter_checks,
            last: first.to,
            held: None,
        };
        match search.defend(&after, line) {
            Some(Some(mut rest)) => {
                if worth == Tally::ZERO {
                    let tree = search.replies(&after, line, &mut vec![first], &mut 0);
                    return tree.map_or(Answer::Open, Answer::Forced);
                }
                rest.insert(0, first);
                return Answer::Forced(Tree::Won { line: rest, gain: 0 });
            }
            Some(None) => {}
            None => return Answer::Open,
        }
    }
    Answer::NotForced
}

/// What both sides can choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Tree {
    /// The moves so far, and which of them takes something of worth or mates.
    Won { line: Vec<Move>, gain: usize },
    /// The attacker chooses.
    Attacker(Vec<Self>),
    /// The defender chooses.
    Defender(Vec<Self>),
}

/// With more ways to win than this the search counts as broken off.
const MOST_WAYS: usize = 2_000;

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
            if !checked && line.checks == 0 && position.board().piece_at(m.to).is_none() {
                continue;
            }
            self.nodes = self.nodes.checked_sub(1)?;
            let after = position.after(m);
            let Some(next) = self.attacking(position, m, &after, line) else { continue };
            if let Some(mut moves) = self.defend(&after, next)? {
                moves.insert(0, m);
                return Some(Some(moves));
            }
        }
        self.refuted.insert((position.key(), line));
        Some(None)
    }

    /// How the line stands after the attacker has played `m`; `None` if that is no way to go on.
    fn attacking(
        &self,
        position: &Position,
        m: Move,
        after: &Position,
        line: Line,
    ) -> Option<Line> {
        let checked = position.is_check();
        let mut next = line;
        if position.board().piece_at(m.to).is_some() {
            if !checked && m.to != line.last && !takes_for_itself(position, m, after) {
                return None;
            }
            next.tally = line.tally.plus(self.worth_on(position, m.to));
            next.last = m.to;
        } else if after.is_check() {
            // A check counts even where it answers one: two sides that check each other would go on for ever.
            next.checks = line.checks.checked_sub(1)?;
        } else if !checked {
            return None;
        }
        Some(next)
    }

    /// How the line stands after the defender has played `m`; `None` if the move answers nothing.
    fn defending(
        &self,
        position: &Position,
        m: Move,
        after: &Position,
        line: Line,
    ) -> Option<Line> {
        let mut next = line;
        if position.board().piece_at(m.to).is_some() {
            next.tally = line.tally.minus(self.worth_on(position, m.to));
            next.last = m.to;
            next.held = self.held(line, m.to);
        } else if after.is_check() {
            next.counter_checks = line.counter_checks.checked_sub(1)?;
        } else if !position.is_check() {
            return None;
        }
        Some(next)
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
            let next = match self.defending(position, m, &after, line) {
                Some(next) => next,
                // Beyond what is looked at, a check that answers a check is taken to save the defender.
                None if checked => return Some(None),
                None => continue,
            };
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

    /// What the attacker can choose from after `path`, which has taken nothing of worth; `None` if the search broke off.
    fn choices(
        &mut self,
        position: &Position,
        line: Line,
        path: &mut Vec<Move>,
        count: &mut usize,
    ) -> Option<Tree> {
        let mut choices = Vec::new();
        for m in position.legal_moves() {
            let after = position.after(m);
            let Some(next) = self.attacking(position, m, &after, line) else { continue };
            if self.defend(&after, next)?.is_none() {
                continue;
            }
            path.push(m);
            if self.worth_on(position, m.to) == Tally::ZERO {
                choices.push(self.replies(&after, next, path, count)?);
            } else {
                choices.push(won(path, count)?);
            }
            path.pop();
        }
        Some(Tree::Attacker(choices))
    }

    /// The same for the defender, who loses whatever it plays.
    fn replies(
        &mut self,
        position: &Position,
        line: Line,
        path: &mut Vec<Move>,
        count: &mut usize,
    ) -> Option<Tree> {
        let mut replies = Vec::new();
        for m in position.legal_moves() {
            let after = position.after(m);
            let Some(next) = self.defending(position, m, &after, line) else { continue };
            path.push(m);
            replies.push(self.choices(&after, next, path, count)?);
            path.pop();
        }
        if replies.is_empty() { won(path, count) } else { Some(Tree::Defender(replies)) }
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

fn won(path: &[Move], count: &mut usize) -> Option<Tree> {
    *count += 1;
    (*count <= MOST_WAYS).then(|| Tree::Won { line: path.to_vec(), gain: path.len() - 1 })
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
