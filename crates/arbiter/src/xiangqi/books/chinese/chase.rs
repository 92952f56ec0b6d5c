//! What a move threatens to win, and whether the move brought the threat about: the facts behind a chase under the Chinese
//! rules of 1999 and 2020. The notes of the book `cxa-2020` say how each [`Reason`] follows from articles and figures.

use std::cell::Cell;

use xiangqi::facts::{
    Aim, Bound, Capture, MateSearch, Plan, Question, Solver, Tally, Winning, recaptures,
};
use xiangqi::{Color, Move, Position, Role, Square, SquareSet};

use crate::xiangqi::exchange::{self, Contact, contacts, kind};
use crate::xiangqi::ply::{Ply, is_between, without};
use crate::xiangqi::weigh::{QUESTION, asked, value, worth};
use crate::{Origin, Protection, Weight};

/// How far a mate that forbids a capture is looked for.
const MATE: Bound = Bound { moves: 12, nodes: 5_000 };

/// Less than a chariot, more than any other piece.
const BELOW_CHARIOT: i32 = 7;

/// A gain that stands open after a move.
#[derive(Debug, Clone)]
pub(super) struct Chase {
    /// How the mover wins if the opponent passes.
    pub(super) winning: Winning,
    /// What the move has to do with it.
    pub(super) reason: Reason,
    /// How heavy it is if it counts.
    pub(super) weight: Weight,
    /// Whether the piece can be retaken when it is taken.
    pub(super) rooted: bool,
    /// A crossed soldier is given up on the way.
    pub(super) gives_soldier: bool,
    /// The same gain stood open before the move but for the piece that has moved, which could be taken.
    pub(super) kept_up: bool,
}

/// What a move has to do with a gain that stands open after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reason {
    /// The piece that moved takes.
    Direct,
    /// The piece that moved is one of several that win together.
    Joint,
    /// The move lets another piece take.
    Opened,
    /// The move takes a protector away, or the recapture that would follow.
    RootCut,
    /// The piece that moved stood under attack, or had to be protected; now another piece is free to take.
    Freed,
    /// Taking would have been answered by mate, and no longer is.
    MateLifted,
    /// The same piece could already be won by the same piece, with the same result.
    Unchanged,
    /// Pieces of one kind face each other: an offer to exchange.
    Exchange,
    /// The gain lies elsewhere and rests on pieces of one kind that face each other.
    ThroughExchange,
    /// The opponent's own last move left the piece to be taken.
    OpponentsDoing,
    /// A protected piece that was already under attack; the move adds no attacker.
    NoAttackerAdded,
    /// The move only parries something else.
    ParriedElsewhere,
    /// An advisor or elephant attacked while a drawn set-up is held.
    DrawnSetup,
}

impl Reason {
    /// Whether the move chases for this reason.
    pub(super) const fn counts(self) -> bool {
        match self {
            Self::Direct
            | Self::Joint
            | Self::Opened
            | Self::RootCut
            | Self::Freed
            | Self::MateLifted => true,
            Self::Unchanged
            | Self::Exchange
            | Self::ThroughExchange
            | Self::OpponentsDoing
            | Self::NoAttackerAdded
            | Self::ParriedElsewhere
            | Self::DrawnSetup => false,
        }
    }
}

impl Chase {
    /// How the attack comes about by the move of `ply`.
    pub(super) fn origin(&self, ply: &Ply) -> Origin {
        let first = self.winning.first();
        match self.reason {
            Reason::Joint => Origin::Joint,
            Reason::Opened => ply.origin(first, false),
            Reason::RootCut => Origin::Uprooted,
            Reason::Freed => Origin::Freed,
            Reason::MateLifted => Origin::MateLifted,
            Reason::Unchanged if self.winning.taker != ply.m.to => Origin::Standing,
            Reason::ThroughExchange => Origin::ThroughExchange,
            Reason::Exchange if !self.faces_its_kind(ply) => Origin::ThroughExchange,
            Reason::Direct
            | Reason::Unchanged
            | Reason::Exchange
            | Reason::OpponentsDoing
            | Reason::NoAttackerAdded
            | Reason::ParriedElsewhere
            | Reason::DrawnSetup => origin(ply, &self.winning),
        }
    }

    /// Whether the taker and what it takes are of one kind.
    fn faces_its_kind(&self, ply: &Ply) -> bool {
        let taken = kind(self.winning.taken.role);
        ply.man(self.winning.taker).is_some_and(|man| kind(man.piece.role) == taken)
    }

    /// How the piece that is won is protected where it is taken, `again` being the position after the move.
    pub(super) fn protection(&self, again: &Position) -> Protection {
        let capture = self.winning.capture();
        let before = self.winning.before_capture(again);
        if self.rooted {
            let few = outnumbers(&before, capture);
            return if few { Protection::UnderRooted } else { Protection::Real };
        }
        let taken = before.after(capture);
        let in_appearance = !taken.attackers(capture.to, taken.turn()).is_empty();
        if in_appearance { Protection::False } else { Protection::None }
    }

    /// How much it says against the move: the winning side goes for the most, the losing side for the least.
    fn severity(&self) -> impl Ord + use<> {
        let reason = std::cmp::Reverse(self.reason);
        (self.reason.counts(), self.weight, !self.kept_up, reason, self.rooted)
    }
}

/// How a gain comes about by the move of `ply`, judged by who takes and whether the gain could be begun before.
pub(super) fn origin(ply: &Ply, winning: &Winning) -> Origin {
    let first = winning.first();
    if winning.taker == ply.m.to {
        Origin::Direct
    } else {
        ply.origin(first, ply.before.is_legal(first))
    }
}

/// Whether in a line from `again` the side that moves first gives a crossed soldier.
pub(super) fn gives_soldier(again: &Position, line: &[Move]) -> bool {
    let (us, mut at) = (again.turn(), again.clone());
    line.iter().any(|&m| {
        let taken = at.board().piece_at(m.to);
        at = at.after(m);
        taken.is_some_and(|piece| piece.color == us && worth(piece, m.to).soldiers > 0)
    })
}

/// The line of `winning` up to where the gain is made: what the losing side only throws in after it, losing more or nothing,
/// is left out.
pub(super) fn up_to_gain(winning: &Winning, again: &Position) -> Vec<Move> {
    let Winning { line, gain, .. } = winning;
    let mut worths = Vec::with_capacity(line.len());
    let mut at = again.clone();
    for &m in line {
        let taken = at.board().piece_at(m.to).map_or(Tally::ZERO, |piece| worth(piece, m.to));
        worths.push(2 * taken.pieces + taken.soldiers);
        at = at.after(m);
    }
    let mut length = line.len();
    while length > gain + 1 {
        let answer = if length % 2 == 0 { length - 1 } else { length - 2 };
        let retakes = line[answer].to == line[answer - 1].to;
        let regained: i32 = worths[answer + 1..length].iter().sum();
        if answer <= *gain || retakes || worths[answer] > regained {
            break;
        }
        length = answer;
    }
    line[..length].to_vec()
}

/// All gains that stand open after a move.
#[derive(Debug, Clone, Default)]
pub(super) struct Chases {
    /// The gains.
    pub(super) found: Vec<Chase>,
    /// A newly offered exchange.
    pub(super) exchange: bool,
    /// Some line won pieces by giving soldiers, which is no gain.
    pub(super) gives_soldiers: bool,
    /// A search was broken off; so many checks were not looked at to the end.
    pub(super) open: Option<u32>,
}

/// The gains that stand open after `ply`; `earlier` is the position before the opponent's last move.
pub(super) fn chases(ply: &Ply, earlier: &Position) -> Chases {
    ply.work.solve(|solver| Chases::found(ply, earlier, solver))
}

impl Chases {
    fn found(ply: &Ply, earlier: &Position, solver: &Solver) -> Self {
        let again = ply.again();
        let question = asked(&again, None, &ply.work);
        let now = solver.winnings(&again, question);
        let gives_soldiers = solver.gave_soldiers(&question);
        let contacts = contacts(ply);
        let exchange = exchange::offers(ply, &contacts);
        if now.is_empty() {
            let open = solver.broken_off();
            return Self { found: Vec::new(), exchange, gives_soldiers, open };
        }
        let base = ply.base();
        let strict = asked(&base, Some(ply.m.from), &ply.work);
        let old = solver.winnings(&base, strict);
        let mate_open = Cell::new(None);
        let scene = Scene {
            ply,
            earlier,
            again,
            base,
            question,
            strict,
            old,
            now,
            contacts,
            solver,
            mate_open,
        };
        let found: Vec<Chase> = scene
            .now
            .iter()
            .filter_map(|plan| plan.best(&|winning| scene.chase(winning), &Chase::severity))
            .collect();
        // Whoever has no kind offers nothing, and only a piece that moves can offer.
        let may_offer = ply.man(ply.m.to).is_some_and(|man| kind(man.piece.role).is_some());
        let rests =
            |chase: &Chase| matches!(chase.reason, Reason::Exchange | Reason::ThroughExchange);
        let exchange = exchange || may_offer && found.iter().any(rests);
        let open = scene.solver.broken_off().or(scene.mate_open.get());
        Self { found, exchange, gives_soldiers, open }
    }
}

/// A move with the positions around it.
struct Scene<'a> {
    ply: &'a Ply,
    /// The position before the opponent's last move.
    earlier: &'a Position,
    /// After the move, as if the mover could move again.
    again: Position,
    /// Before the move, checking pieces lifted.
    base: Position,
    /// How gains after the move are weighed.
    question: Question,
    /// How gains before the move are weighed: losing the piece about to move counts in full.
    strict: Question,
    /// What could be won before the move.
    old: Vec<Plan>,
    /// What can be won after it.
    now: Vec<Plan>,
    contacts: Vec<Contact>,
    solver: &'a Solver,
    /// A search for a mate was broken off after so many checks.
    mate_open: Cell<Option<u32>>,
}

impl Scene<'_> {
    fn chase(&self, winning: &Winning) -> Chase {
        let reason = match self.reason(winning) {
            reason if reason.counts() && self.holds_drawn_setup(winning) => Reason::DrawnSetup,
            reason => reason,
        };
        let capture = winning.capture();
        let taken = winning.before_capture(&self.again).after(capture);
        let rooted = !recaptures(&taken, capture.to).is_empty();
        let weight = if reason == Reason::Joint || rooted && !winning.takes_chariot(&self.again) {
            Weight::Light
        } else {
            Weight::Heavy
        };
        let immune = self.but_taking_what_moves();
        let kept_up = reason == Reason::Joint
            && self.was_attacked()
            && self.solver.can_force(&self.base, winning.first(), immune);
        let before_gain = winning.line.get(..winning.gain).unwrap_or(&winning.line);
        let gives_soldier = gives_soldier(&self.again, before_gain);
        Chase { winning: winning.clone(), reason, weight, rooted, gives_soldier, kept_up }
    }

    /// Gains before the move if the piece about to move could not be taken.
    fn but_taking_what_moves(&self) -> Question {
        Question { immune: Some(self.ply.m.from), strict: None, ..self.strict }
    }

    /// Whether the piece about to move could be taken where it stood.
    fn was_attacked(&self) -> bool {
        let enemy = self.again.turn().other();
        !self.base.with_turn(enemy).legal_captures_of(self.ply.m.from).is_empty()
    }

    fn reason(&self, winning: &Winning) -> Reason {
        let moved = self.ply.m.to;
        if self.existed(winning) {
            Reason::Unchanged
        } else if self.is_exchange(winning) {
            Reason::Exchange
        } else if self.rests_on_exchange(winning) {
            Reason::ThroughExchange
        } else if winning.taker == moved {
            Reason::Direct
        } else if winning.first().from == moved || self.takes_part(winning) {
            Reason::Joint
        } else {
            self.reason_without_part(winning)
        }
    }

    /// What the move has to do with a gain in which the moved piece takes no part.
    fn reason_without_part(&self, winning: &Winning) -> Reason {
        let (first, from) = (winning.first(), self.ply.m.from);
        let on = |immune| Question { immune: Some(immune), ..self.strict };
        let checks = |position: &Position| position.after(first).is_check();
        if !self.base.is_legal(first) || checks(&self.base) != checks(&self.again) {
            Reason::Opened
        } else if self.solver.can_force(&self.base, first, self.strict)
            && !self.wins_more_now(winning)
        {
            Reason::Unchanged
        } else if self.solver.can_force(&self.base, first, on(winning.capture().to)) {
            Reason::RootCut
        } else if self.solver.can_force(&self.base, first, on(from)) {
            if self.is_opponents_doing(winning) {
                Reason::OpponentsDoing
            } else if recaptures(&self.again.after(first), first.to).is_empty() {
                Reason::Freed
            } else {
                Reason::NoAttackerAdded
            }
        } else if self.is_mate(&self.base.after(first)) && !self.general_leaves_mate() {
            Reason::MateLifted
        } else {
            Reason::ParriedElsewhere
        }
    }

    /// Whether the same piece could be won by the same piece before the move, and as much as now; what can be taken directly now
    /// could be so before.
    fn existed(&self, winning: &Winning) -> bool {
        let pair = (self.ply.earlier(winning.taker), winning.victim);
        let mut same = self
            .old
            .iter()
            .flat_map(Plan::ways)
            .filter(|old| (old.taker, old.victim) == pair)
            .filter(|old| old.is_direct() || !winning.is_direct())
            .peekable();
        if same.peek().is_none() {
            return false;
        }
        !self.solver.wins_more_than(BELOW_CHARIOT, winning, &self.again, self.question)
            || same
                .any(|old| self.solver.wins_more_than(BELOW_CHARIOT, old, &self.base, self.strict))
    }

    /// Whether the same first move wins a chariot's worth now and won less before.
    fn wins_more_now(&self, winning: &Winning) -> bool {
        let more = Question { aim: Aim::More(BELOW_CHARIOT), ..self.strict };
        self.solver.wins_more_than(BELOW_CHARIOT, winning, &self.again, self.question)
            && !self.solver.can_force(&self.base, winning.first(), more)
    }

    /// Whether the victim faces a piece of its own kind which takes it, or without which it could not be won while that
    /// piece's own capture wins too.
    fn is_exchange(&self, winning: &Winning) -> bool {
        let mut own: SquareSet = self
            .contacts
            .iter()
            .filter(|contact| contact.enemy == winning.victim)
            .map(|contact| contact.own)
            .collect();
        if let Some(mount) = mount(&self.again, winning.capture()) {
            own.remove(mount);
        }
        if own.contains(winning.taker) && winning.is_direct() {
            return true;
        }
        let by_own = |other: &Winning| other.victim == winning.victim && own.contains(other.taker);
        self.now.iter().filter_map(Plan::direct).any(by_own)
            && !self.solver.can_force(&without(&self.again, own), winning.first(), self.question)
    }

    /// Whether a gain elsewhere comes about only because pieces of one kind face each other, or is no news once those are
    /// lifted.
    fn rests_on_exchange(&self, winning: &Winning) -> bool {
        let facing: SquareSet =
            self.contacts.iter().flat_map(|contact| [contact.own, contact.enemy]).collect();
        let first = winning.first();
        if facing.is_empty()
            || facing.contains(first.from)
            || self.contacts.iter().any(|contact| contact.enemy == winning.victim)
        {
            return false;
        }
        let moved = self.ply.m.to;
        !self.solver.can_force(&without(&self.again, facing), first, self.question)
            || winning.taker != moved
                && first.from != moved
                && !facing.contains(moved)
                && self.solver.can_force(&without(&self.base, facing), first, self.strict)
    }

    /// Whether the piece that moved, without taking anything itself, is needed to win: it gives a check on the way, takes
    /// part in the exchange on the point, hinders a protector, or guards the mount against the victim.
    fn takes_part(&self, winning: &Winning) -> bool {
        let (moved, us) = (self.ply.m.to, self.again.turn());
        let on_the_way = |m: &Move| m.from == moved;
        if winning.line.iter().take(winning.gain).step_by(2).any(on_the_way) {
            return true;
        }
        let lifted = |position: &Position| without(position, moved.into());
        if !winning.is_direct() {
            return !self.solver.can_force(&lifted(&self.again), winning.first(), self.question);
        }
        let m = winning.capture();
        let mount = mount(&self.again, m);
        if mount.is_some_and(|mount| {
            self.ply.after.is_legal(Move::new(m.to, mount))
                && self.again.attackers(mount, us).contains(moved)
        }) {
            return true;
        }
        let taken = self.again.after(m);
        !taken.attackers(m.to, us.other()).is_empty()
            && (mount == Some(moved)
                || taken.attackers(m.to, us).contains(moved)
                || recaptures(&lifted(&taken), m.to).len() > recaptures(&taken, m.to).len())
    }

    /// Whether the opponent's last move is what left the victim, which stood there before, to be taken.
    fn is_opponents_doing(&self, winning: &Winning) -> bool {
        let immune = Question { immune: Some(self.ply.m.from), ..QUESTION };
        let square = winning.capture().to;
        self.earlier.board().piece_at(square) == self.again.board().piece_at(square)
            && !self.solver.can_force(
                &self.earlier.with_turn(self.again.turn()),
                winning.first(),
                immune,
            )
    }

    /// Whether the side to move mates by checks; a search that is broken off is noted.
    fn is_mate(&self, position: &Position) -> bool {
        let found = self.ply.work.mate(position, MATE);
        if let MateSearch::NotProven { within } = found
            && within < MATE.moves
        {
            self.mate_open.set(Some(within));
        }
        matches!(found, MateSearch::Proven(_))
    }

    /// Whether the move is one of the general, out of a threatened mate.
    fn general_leaves_mate(&self) -> bool {
        self.ply.man(self.ply.m.to).is_some_and(|man| man.piece.role == Role::General)
            && self.is_mate(&self.base.with_turn(self.ply.after.turn()))
    }

    /// Whether the mover holds a drawn ending with its only attacking piece against a stronger enemy, and wins an advisor or
    /// elephant.
    fn holds_drawn_setup(&self, winning: &Winning) -> bool {
        let us = self.again.turn();
        let (own, theirs) = (attackers(&self.again, us), attackers(&self.again, us.other()));
        matches!(winning.taken.role, Role::Advisor | Role::Elephant)
            && own.len() == 1
            && own.iter().sum::<i32>() < theirs.iter().sum()
    }
}

/// Whether more pieces can take on the point of `capture` than retake there, hidden ones behind them counted.
fn outnumbers(before: &Position, capture: Move) -> bool {
    let mut at = before.after(capture);
    let mut by_attacker = true;
    let worth_of = |by: &Capture| {
        let is_general = by.attacker.role == Role::General;
        (is_general, worth(by.attacker, by.m.from).pieces)
    };
    while let Some(next) = recaptures(&at, capture.to).into_iter().min_by_key(worth_of) {
        at = at.after(next.m);
        by_attacker = !by_attacker;
    }
    by_attacker
}

/// What each piece that can attack beyond the river is worth.
fn attackers(position: &Position, color: Color) -> Vec<i32> {
    let attacks = |role| matches!(role, Role::Chariot | Role::Horse | Role::Cannon | Role::Soldier);
    let own = position.board().pieces().filter(|(_, piece)| piece.color == color);
    let own = own.filter(|(_, piece)| attacks(piece.role));
    own.map(|(square, piece)| value(piece, square)).filter(|&value| value > 0).collect()
}

/// The piece over which a cannon takes.
fn mount(position: &Position, m: Move) -> Option<Square> {
    let taker = position.board().piece_at(m.from)?;
    let between = |&square: &Square| is_between(m, square);
    (taker.role == Role::Cannon)
        .then(|| position.board().occupied().into_iter().find(between))
        .flatten()
}
