//! What one move does on the board, whatever a book calls it.

use std::rc::Rc;

use xiangqi::facts::{self, Bound, Capture, Exchange, MateSearch};
use xiangqi::{Move, Piece, Position, Role, Square, SquareSet};

use super::cycle::Open;
use super::work::Work;
use crate::{Attack, Label, Man, Means, Origin, Protection, Sought};

/// A ply and the pieces that check after it; cheap to clone.
#[derive(Debug, Clone)]
pub(super) struct Ply {
    /// The position before the move.
    pub(super) before: Rc<Position>,
    /// The move.
    pub(super) m: Move,
    /// The position after it.
    pub(super) after: Rc<Position>,
    /// The pieces that check.
    pub(super) checkers: Vec<Man>,
    /// What may still be done to find out about it.
    pub(super) work: Rc<Work>,
}

/// A threat to mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kill {
    /// The mating line.
    Proven(Vec<Move>),
    /// None; runs of up to so many checks were looked at (`None`: all of them).
    No(Option<u32>),
    /// The search broke off after so many.
    Open(u32),
}

impl Kill {
    /// What a search within `bound` has found.
    pub(super) fn of(found: MateSearch, bound: Bound) -> Self {
        match found {
            MateSearch::Proven(line) => Self::Proven(line),
            MateSearch::Refuted => Self::No(None),
            MateSearch::NotProven { within } if within < bound.moves => Self::Open(within),
            MateSearch::NotProven { within } => Self::No(Some(within)),
        }
    }

    /// How far the search went, if it did not come to its end.
    pub(super) const fn open(&self) -> Option<Open> {
        match *self {
            Self::Proven(_) | Self::No(None) => None,
            Self::No(Some(within)) => Some(Open::AtBound(within)),
            Self::Open(within) => Some(Open::BrokenOff(Sought::Mate, within)),
        }
    }
}

/// Whether an answer has undone attacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Parried {
    /// It has.
    Yes,
    /// It has not.
    No,
    /// No attack was found that still stands, but a search for one did not come to its end; so many checks were looked at.
    Open(u32),
}

impl From<bool> for Parried {
    fn from(parried: bool) -> Self {
        if parried { Self::Yes } else { Self::No }
    }
}

/// The worth of a piece standing on a point.
pub(super) type Value = fn(Piece, Square) -> i32;

/// A capture that is threatened, with what it brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Threat {
    /// The capture.
    pub(super) capture: Capture,
    /// What taking on that point brings in the end, and the captures.
    pub(super) exchange: Exchange,
    /// What is gained in the end if the opponent may also take elsewhere what the capture leaves hanging.
    pub(super) net: i32,
    /// The same for the same capture by the same piece before the move; `None` if it was not possible.
    pub(super) before: Option<i32>,
    /// How the victim is protected.
    pub(super) protection: Protection,
    /// How the attack comes about.
    pub(super) origin: Origin,
}

impl Ply {
    /// The ply that plays `m` in `before`.
    pub(super) fn of(before: &Position, m: Move, work: &Rc<Work>) -> Self {
        let after = before.after(m);
        let checkers = after
            .checkers()
            .into_iter()
            .filter_map(|square| after.board().piece_at(square).map(|piece| Man { piece, square }))
            .collect();
        Self {
            before: Rc::new(before.clone()),
            m,
            after: Rc::new(after),
            checkers,
            work: Rc::clone(work),
        }
    }

    /// The position after the move as if the mover could move again.
    pub(super) fn again(&self) -> Position {
        self.after.with_turn(self.before.turn())
    }

    /// The position before the move, checking pieces lifted.
    pub(super) fn base(&self) -> Position {
        without(&self.before, self.before.checkers())
    }

    /// Where the piece that stands on `square` after the move stood before it.
    pub(super) fn earlier(&self, square: Square) -> Square {
        if square == self.m.to { self.m.from } else { square }
    }

    /// The piece on `square` after the move.
    pub(super) fn man(&self, square: Square) -> Option<Man> {
        self.after.board().piece_at(square).map(|piece| Man { piece, square })
    }

    /// Whether the mover could mate by checks alone if it could move again; not asked after a check.
    pub(super) fn kill(&self, bound: Bound) -> Kill {
        if !self.checkers.is_empty() {
            return Kill::No(None);
        }
        Kill::of(self.work.mate(&self.again(), bound), bound)
    }

    /// The captures the mover could make if it could move again, weighed; none after a check.
    pub(super) fn threats(&self, value: Value) -> Vec<Threat> {
        if !self.checkers.is_empty() {
            return Vec::new();
        }
        let again = self.again();
        // What only a check had suspended stood before.
        let base = self.base();
        let old = facts::captures(&base);
        facts::captures(&again)
            .into_iter()
            .map(|capture| {
                let from = self.earlier(capture.m.from);
                let same = old.iter().find(|old| old.m.from == from && old.m.to == capture.m.to);
                let (exchange, net) = net_gain(&again, capture, value);
                // The checking piece itself is lifted from the base.
                let suspended = || {
                    let by = self.before.attackers(capture.m.to, self.before.turn());
                    self.before.checkers().contains(capture.m.to) && by.contains(from)
                };
                let before = match same {
                    Some(old) => Some(net_gain(&base, *old, value).1),
                    None => suspended().then_some(net),
                };
                let protection = protection(&again, capture, &exchange);
                let origin = match before {
                    Some(before) if from == capture.m.from => self.renewed(capture.m, before < net),
                    Some(_) | None => self.origin(capture.m, before.is_some()),
                };
                Threat { capture, exchange, net, before, protection, origin }
            })
            .collect()
    }

    /// How the capture `m`, possible after the move, comes about; `stood`: it was possible before too.
    pub(super) fn origin(&self, m: Move, stood: bool) -> Origin {
        if m.from == self.m.to {
            Origin::Direct
        } else if stood {
            Origin::Standing
        } else if self.before.attackers(m.to, self.before.turn()).contains(m.from) {
            Origin::Freed
        } else {
            Origin::Discovered
        }
    }

    /// How an attack comes about whose capture `m` was possible before the move too; `more` if it wins more now.
    fn renewed(&self, m: Move, more: bool) -> Origin {
        let retaking = |position: &Position| facts::recaptures(&position.after(m), m.to).len();
        if !more {
            Origin::Standing
        } else if retaking(&self.again()) < retaking(&self.before) {
            Origin::Uprooted
        } else {
            Origin::Freed
        }
    }

    /// The attacks of a checking move.
    pub(super) fn check_attacks(&self) -> Vec<Attack> {
        let general = self.after.board().general(self.after.turn());
        self.checkers
            .iter()
            .map(|&man| Attack {
                kind: Label::Check,
                attackers: vec![man],
                victim: general.and_then(|square| self.man(square)),
                protection: Protection::None,
                origin: general.map_or(Origin::Direct, |general| {
                    self.origin(Move::new(man.square, general), false)
                }),
                means: Means::Capture,
                line: Vec::new(),
                counts: None,
                excused: None,
            })
            .collect()
    }

    /// The attack of a move that threatens mate by `line`.
    pub(super) fn kill_attack(&self, line: &[Move]) -> Attack {
        let first = line.first().map(|m| m.from);
        Attack {
            kind: Label::Kill,
            attackers: first.and_then(|square| self.man(square)).into_iter().collect(),
            victim: self
                .after
                .board()
                .general(self.after.turn())
                .and_then(|square| self.man(square)),
            protection: Protection::None,
            origin: if first == Some(self.m.to) { Origin::Direct } else { Origin::Discovered },
            means: Means::Checks,
            line: line.to_vec(),
            counts: None,
            excused: None,
        }
    }
}

impl Threat {
    /// Whether the capture wins material, and the move made it so: it was not there before, or won less.
    pub(super) fn is_new_gain(&self) -> bool {
        self.net > 0 && self.before.is_none_or(|before| before < self.net)
    }

    /// The attack of a move that threatens to take.
    pub(super) fn attack(&self) -> Attack {
        let Capture { m, attacker, victim } = self.capture;
        Attack {
            kind: Label::Chase,
            attackers: vec![Man { piece: attacker, square: m.from }],
            victim: Some(Man { piece: victim, square: m.to }),
            protection: self.protection,
            origin: self.origin,
            means: if self.exchange.line.len() > 2 { Means::Exchange } else { Means::Capture },
            line: self.exchange.line.clone(),
            counts: None,
            excused: None,
        }
    }
}

/// What a capture brings on its point, and in the end if the opponent may also take elsewhere what it leaves hanging.
pub(super) fn net_gain(position: &Position, capture: Capture, value: Value) -> (Exchange, i32) {
    let exchange = facts::exchange_after(position, capture, &value);
    let price = facts::price_elsewhere(position, capture, &value).map_or(0, |price| price.gain);
    let net = exchange.gain.min(value(capture.victim, capture.m.to) - price);
    (exchange, net)
}

/// How the victim of a capture is protected.
pub(super) fn protection(position: &Position, capture: Capture, exchange: &Exchange) -> Protection {
    let taken = position.after(capture.m);
    let recaptured = !facts::recaptures(&taken, capture.m.to).is_empty();
    if recaptured && exchange.line.len() > 2 && exchange.gain > 0 {
        Protection::UnderRooted
    } else if recaptured {
        Protection::Real
    } else if !taken.attackers(capture.m.to, taken.turn()).is_empty() {
        Protection::False
    } else {
        Protection::None
    }
}

/// Whether the piece is a soldier that has not crossed the river.
pub(super) const fn is_uncrossed(piece: Piece, square: Square) -> bool {
    matches!(piece.role, Role::Soldier) && square.is_home_of(piece.color)
}

/// The same without the pieces on `squares`.
pub(super) fn without(position: &Position, squares: SquareSet) -> Position {
    if squares.is_empty() {
        return position.clone();
    }
    let mut setup = position.setup().clone();
    for square in squares {
        setup.board.put(square, None);
    }
    Position::from_record(setup)
}

/// Whether `square` lies on the straight line of `m`, between its ends.
pub(super) fn is_between(m: Move, square: Square) -> bool {
    let inside = |from: u8, to: u8, at: u8| from.min(to) < at && at < from.max(to);
    (m.from.file() == m.to.file()
        && square.file() == m.from.file()
        && inside(m.from.rank(), m.to.rank(), square.rank()))
        || (m.from.rank() == m.to.rank()
            && square.rank() == m.from.rank()
            && inside(m.from.file(), m.to.file(), square.file()))
}

/// Whether the victim of `m` could itself take the attacker where it stands.
pub(super) fn can_take_back(position: &Position, m: Move) -> bool {
    position.with_turn(position.turn().other()).is_legal(Move::new(m.to, m.from))
}

/// What retakes after the capture `m`, and how the victim is protected by it: a protector that may not retake is a false one.
pub(super) fn taking_back(position: &Position, m: Move) -> (Option<Move>, Protection) {
    let taken = position.after(m);
    let recapture = taken.legal_captures_of(m.to).first().copied();
    let protection = match recapture {
        Some(_) => Protection::Real,
        None if !taken.attackers(m.to, taken.turn()).is_empty() => Protection::False,
        None => Protection::None,
    };
    (recapture, protection)
}

/// Whether the piece is a general or a soldier, whose own attacks most books treat apart.
pub(super) const fn is_general_or_soldier(piece: Piece) -> bool {
    matches!(piece.role, Role::General | Role::Soldier)
}

/// Whether `answer` has undone the attacks `made` by the ply before it: every chase is `undone`, as its first move
/// stands in the new position, and no mate by checks is left within `bound`. A check is always answered.
pub(super) fn parries(
    made: &[Attack],
    answer: &Ply,
    bound: Bound,
    undone: impl Fn(&Position, Move) -> Parried,
) -> Parried {
    let now = &answer.after;
    let mut all = Parried::Yes;
    for attack in made.iter().filter(|attack| attack.excused.is_none()) {
        let one = match attack.kind {
            Label::Chase => attack.line.first().map_or(Parried::Yes, |&first| undone(now, first)),
            Label::Kill => match answer.work.mate(now, bound) {
                MateSearch::Proven(_) => Parried::No,
                MateSearch::Refuted => Parried::Yes,
                MateSearch::NotProven { within } => Parried::Open(within),
            },
            Label::Check
            | Label::Offer
            | Label::Block
            | Label::Exchange
            | Label::Follow
            | Label::Idle => Parried::Yes,
        };
        match one {
            Parried::No => return Parried::No,
            Parried::Open(_) => all = one,
            Parried::Yes => {}
        }
    }
    all
}

/// Whether after `answer` none of the chases `made` by the ply before it still `counts`, under a book that knows no other
/// attack but check. A check is always answered.
pub(super) fn parries_chases(
    made: &[Attack],
    answer: &Ply,
    counts: impl Fn(Capture) -> bool,
) -> bool {
    let stands = |m: Move| {
        let now = facts::captures(&answer.after).into_iter().find(|capture| capture.m == m);
        now.is_some_and(&counts)
    };
    made.iter()
        .filter(|attack| attack.kind == Label::Chase && attack.excused.is_none())
        .filter_map(|attack| attack.line.first())
        .all(|&m| !stands(m))
}

#[cfg(test)]
mod tests {
    use xiangqi::{Square, fen};

    use super::*;

    #[test]
    fn an_answer_to_a_kill_is_not_said_to_parry_where_the_search_did_not_come_to_its_end() {
        let before = Position::from_record(
            fen::read("3k5/9/9/9/9/9/9/9/9/4K2R1 w").expect("a position").setup,
        );
        let at = |file, rank| Square::new(file, rank).expect("a point");
        let m = Move::new(at(7, 0), at(8, 0));
        let work = Rc::new(Work::of(100_000));
        let kill = Ply::of(&before, m, &work).kill_attack(&[Move::new(at(8, 0), at(8, 9))]);
        // The chariot checks for ever.
        let answer =
            Ply::of(&Ply::of(&before, m, &work).after, Move::new(at(3, 9), at(3, 8)), &work);
        let undone = |_: &Position, _| Parried::Yes;
        let within = |moves| {
            parries(std::slice::from_ref(&kill), &answer, Bound { moves, nodes: 10_000 }, undone)
        };
        assert_eq!(within(2), Parried::Open(2));
        assert_eq!(parries(&[], &answer, Bound { moves: 2, nodes: 10 }, undone), Parried::Yes);
    }
}
