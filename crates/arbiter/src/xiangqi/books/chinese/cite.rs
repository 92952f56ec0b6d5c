//! The Chinese rules of 1999 and 2020: the details by which an attack counts, and what a move only seems to attack.

use rulebook::Rule;
use xiangqi::facts::{
    Bound, MateSearch, Question, Solver, Tally, captures, price_elsewhere, recaptures,
};
use xiangqi::{Move, Piece, Position, Role, Square};

use super::chase::{Chase, Chases, Reason, gives_soldier, origin, up_to_gain};
use crate::xiangqi::cycle::Rules;
use crate::xiangqi::ply::{Ply, is_general_or_soldier};
use crate::xiangqi::weigh::{QUESTION, value, worth};
use crate::{Attack, Label, Man, Means, Origin, Protection};

/// How far the mate that would answer a capture is looked for.
const MATE: Bound = Bound { moves: 12, nodes: 2_000 };

/// The details of the two books; what only one of them has is an option.
#[derive(Debug)]
pub(in crate::xiangqi::books) struct Details {
    /// A false root counts as none.
    pub(in crate::xiangqi::books) false_root: &'static Rule,
    /// Fewer protectors than attackers.
    pub(in crate::xiangqi::books) under_rooted: &'static Rule,
    /// A move of the general lets another piece attack.
    pub(in crate::xiangqi::books) general_opens: &'static Rule,
    /// A move of a soldier does.
    pub(in crate::xiangqi::books) soldier_opens: Option<&'static Rule>,
    /// Another piece joins the general or a soldier.
    pub(in crate::xiangqi::books) joins_general_or_soldier: Option<&'static Rule>,
    /// Another piece than the general answers a check.
    pub(in crate::xiangqi::books) other_answers_check: Option<&'static Rule>,
    /// The gain is weighed after all captures on the point.
    pub(in crate::xiangqi::books) exchanged: &'static Rule,
    /// The gain is weighed against what is lost elsewhere.
    pub(in crate::xiangqi::books) recompensed: &'static Rule,
    /// What pieces are worth.
    pub(in crate::xiangqi::books) values: &'static Rule,
    /// A soldier is given for a chariot.
    pub(in crate::xiangqi::books) soldier_for_chariot: Option<&'static Rule>,
    /// A soldier takes and opens a check.
    pub(in crate::xiangqi::books) soldier_opens_check: Option<&'static Rule>,
    /// The chase is an offer to exchange too.
    pub(in crate::xiangqi::books) also_exchange: &'static Rule,
    /// The piece that chases can be taken.
    pub(in crate::xiangqi::books) also_offer: Option<&'static Rule>,
    /// The heaviest of several functions counts.
    pub(in crate::xiangqi::books) heaviest: &'static Rule,
    /// The victim was attacked earlier, not before the move, and is attacked now.
    pub(in crate::xiangqi::books) attacked_now: Option<&'static Rule>,
    /// The capture would be answered by mate.
    pub(in crate::xiangqi::books) would_be_mated: &'static Rule,
    /// A soldier given for another piece is no gain.
    pub(in crate::xiangqi::books) soldier_for_piece: &'static Rule,
}

/// The details by which `chase`, shown as `attack`, is one.
pub(super) fn behind(ply: &Ply, chase: &Chase, attack: &Attack, details: &Details) -> Rules {
    let again = ply.again();
    let capture = chase.winning.capture();
    let taking = chase.winning.before_capture(&again);
    let small = |position: &Position, square| {
        position.board().piece_at(square).is_some_and(is_general_or_soldier)
    };
    let mut rules = Rules::default();
    rules.add_if(attack.protection == Protection::False, details.false_root);
    rules.add_if(attack.protection == Protection::UnderRooted, details.under_rooted);
    let moved = ply.man(ply.m.to).map(|man| man.piece.role);
    match moved {
        Some(Role::General) => rules.add(Some(details.general_opens)),
        Some(Role::Soldier) => rules.add(details.soldier_opens),
        _ if chase.reason == Reason::Joint => {
            let taken = taking.after(capture);
            let helpers = taken.attackers(capture.to, again.turn());
            let joined = helpers.into_iter().any(|square| small(&taken, square))
                || chase
                    .winning
                    .line
                    .iter()
                    .take(chase.winning.gain)
                    .step_by(2)
                    .any(|m| small(&again, m.from));
            rules.add(details.joins_general_or_soldier.filter(|_| joined));
        }
        _ => {
            // The piece that moved takes and is taken back, and the general or soldier takes there in its turn.
            let joined = match up_to_gain(&chase.winning, &again)[..] {
                [first, back, last, ..] => {
                    first.to == back.to && back.to == last.to && small(&again, last.from)
                }
                _ => false,
            };
            let direct = chase.reason == Reason::Direct;
            rules.add(details.joins_general_or_soldier.filter(|_| direct && joined));
        }
    }
    let answers_check = ply.before.is_check() && moved != Some(Role::General);
    rules.add(details.other_answers_check.filter(|_| answers_check));
    let on_the_point = chase.rooted;
    let elsewhere = recompense(&taking, capture);
    rules.add_if(on_the_point, details.exchanged);
    rules.add_if(elsewhere, details.recompensed);
    rules.add_if(on_the_point || elsewhere, details.values);
    let for_chariot = chase.gives_soldier && chase.winning.taken.role == Role::Chariot;
    rules.add(details.soldier_for_chariot.filter(|_| for_chariot));
    let first = chase.winning.first();
    let by_soldier = again.board().piece_at(first.from).is_some_and(|by| by.role == Role::Soldier);
    let takes = again.board().piece_at(first.to).is_some();
    rules.add(details.soldier_opens_check.filter(|_| by_soldier && takes));
    // In a cycle it was attacked the round before.
    rules.add(details.attacked_now.filter(|_| chase.reason == Reason::Direct));
    let offers = || !ply.after.legal_captures_of(ply.m.to).is_empty();
    rules.add(details.also_offer.filter(|_| offers()));
    rules
}

/// Whether `capture` leaves something to be taken elsewhere.
fn recompense(taking: &Position, capture: Move) -> bool {
    captures(taking)
        .into_iter()
        .find(|found| found.m == capture)
        .and_then(|found| price_elsewhere(taking, found, &value))
        .is_some_and(|price| price.gain > 0)
}

/// What a move that is no chase seems to attack, with the rules that excuse it.
pub(super) fn apparent(ply: &Ply, chases: &Chases, details: &Details) -> Vec<Attack> {
    let mut attacks = mated_after(ply, chases, details);
    if chases.gives_soldiers {
        attacks.extend(soldier_given(ply, chases, details));
    }
    attacks
}

/// Captures by the piece that moved, new and of what cannot be retaken, which would be answered by mate.
fn mated_after(ply: &Ply, chases: &Chases, details: &Details) -> Vec<Attack> {
    let again = ply.again();
    let Some(by) = ply.man(ply.m.to).filter(|man| !is_general_or_soldier(man.piece)) else {
        return Vec::new();
    };
    let before = |to| ply.before.is_legal(Move::new(ply.m.from, to));
    captures(&again)
        .into_iter()
        .filter(|capture| capture.m.from == by.square && !before(capture.m.to))
        .filter(|capture| worth(capture.victim, capture.m.to) != Tally::ZERO)
        .filter(|capture| !chases.found.iter().any(|chase| chase.winning.first() == capture.m))
        .filter_map(|capture| {
            let taken = again.after(capture.m);
            if !recaptures(&taken, capture.m.to).is_empty() {
                return None;
            }
            let MateSearch::Proven(mate) = ply.work.mate(&taken, MATE) else { return None };
            let mut line = vec![capture.m];
            line.extend(mate);
            Some(Attack {
                kind: Label::Chase,
                attackers: vec![by],
                victim: Some(Man { piece: capture.victim, square: capture.m.to }),
                protection: Protection::None,
                origin: Origin::Direct,
                means: Means::Capture,
                line,
                counts: None,
                excused: Some(details.would_be_mated),
            })
        })
        .collect()
}

/// Soldiers are worth nothing.
const fn worth_without_soldiers(piece: Piece, square: Square) -> Tally {
    Tally { soldiers: 0, ..worth(piece, square) }
}

/// What could be won by giving a crossed soldier if that were worth nothing, and could not before the move.
fn soldier_given(ply: &Ply, chases: &Chases, details: &Details) -> Vec<Attack> {
    let again = ply.again();
    let question = Question { worth: worth_without_soldiers, ..QUESTION };
    ply.work.solve(|solver| soldiers_given(ply, chases, details, (&again, question, solver)))
}

fn soldiers_given(
    ply: &Ply,
    chases: &Chases,
    details: &Details,
    (again, question, solver): (&Position, Question, &Solver),
) -> Vec<Attack> {
    let plans = solver.winnings(again, question);
    let new = |first: Move| {
        !chases.found.iter().any(|chase| chase.winning.first() == first)
            && !solver.can_force(
                &ply.before,
                Move::new(ply.earlier(first.from), first.to),
                question,
            )
    };
    let shown = plans.iter().filter_map(|plan| plan.ways().into_iter().next());
    shown
        .filter(|winning| new(winning.first()))
        .filter(|winning| gives_soldier(again, &winning.line))
        .map(|winning| Attack {
            kind: Label::Chase,
            attackers: ply.man(winning.taker).into_iter().collect(),
            victim: Some(Man { piece: winning.taken, square: winning.victim }),
            protection: Protection::None,
            origin: origin(ply, winning),
            means: if winning.is_direct() { Means::Capture } else { Means::Checks },
            line: up_to_gain(winning, again),
            counts: None,
            excused: Some(details.soldier_for_piece),
        })
        .collect()
}
