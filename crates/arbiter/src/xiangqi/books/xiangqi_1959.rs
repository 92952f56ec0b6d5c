//! Repetition under the Chinese rules of 1959.
//!
//! The known text gives six worked examples and sends every other case to a meeting of the arbiters. The examples follow
//! from four principles (see the interpretation notes of the book): a move that checks, kills or chases is an attack; a
//! side that attacks with every move while the other never attacks must vary; attacks on every move by both sides, or
//! two attacks answered by one counter-attack, are drawn if nobody varies. What none of them decides is left open.

use rulebook::{Rule, xiangqi_1959 as book};
use xiangqi::facts::{self, Bound};
use xiangqi::{Color, Piece, Role, Square};

use super::{Articles, BookRules, Counted};
use crate::xiangqi::cycle::{LabelledPly, Settled, Verdict, ply_number, shown, unless_open};
use crate::xiangqi::exchange::{self, Contact, contacts};
use crate::xiangqi::order::{Told, Varying};
use crate::xiangqi::ply::{self, Kill, Parried, Ply, Threat, is_general_or_soldier, net_gain};
use crate::xiangqi::sides::Sides;
use crate::{Attack, Decision, Fact, Ground, Label, Outcome, Side, Termination, Weight};

/// The book.
pub(super) static RULES: BookRules = BookRules {
    document: &book::DOCUMENT,
    numbers: &book::NUMBERS,
    articles: Articles {
        checkmate: &book::CHECKMATE,
        no_legal_move: &book::NO_LEGAL_MOVE,
        bare_forces: None,
        repetition: &[&book::PERPETUAL_CHASE, &book::UNDECIDED_POSITIONS],
        silence: &book::UNDECIDED_POSITIONS,
        resignation: &book::RESIGNATION,
        time_forfeit: &book::TIME_FORFEIT,
        agreement: &book::AGREEMENT,
        illegal_move: &book::ILLEGAL_MOVE,
        generals_facing: None,
        late_arrival: &book::LATE_ARRIVAL,
        conduct: &[&book::PROHIBITED_CONDUCT, &book::VIOLATIONS_RECORDED],
        protest: Some(&book::PROTEST),
    },
    rounds: Counted::TheLast,
    order: Varying { told: Told::AfterTheRounds, at_once: &[] },
    label: |ply, _| label(ply),
    verdict: |plies, labelled| verdict(plies, labelled),
    parries,
};

/// How deep threats of mate are looked for: the longest of the examples takes eight checks.
const BOUND: Bound = Bound { moves: 12, nodes: 15_000 };

/// The worth of a piece: a chariot is worth two horses or cannons, one of these two advisors, elephants or crossed
/// soldiers. A soldier that has not crossed the river is worth nothing to an attacker.
fn value(piece: Piece, square: Square) -> i32 {
    match piece.role {
        Role::General => 0,
        Role::Chariot => 8,
        Role::Horse | Role::Cannon => 4,
        Role::Advisor | Role::Elephant => 2,
        Role::Soldier => 2 * i32::from(!square.is_home_of(piece.color)),
    }
}

/// What the book calls the move, and why.
fn label(ply: &Ply) -> LabelledPly {
    let mut attacks: Vec<Attack> = ply.check_attacks();
    let kill = exchange::kill(ply, BOUND);
    if let Kill::Proven(line) = &kill {
        attacks.push(ply.kill_attack(line));
    }
    let contacts: Vec<Contact> =
        contacts(ply).into_iter().filter(|one| one.own == ply.m.to).collect();
    let offered = |threat: &Threat| {
        let m = threat.capture.m;
        contacts.iter().any(|one| (one.own, one.enemy) == (m.from, m.to))
    };
    attacks.extend(ply.threats(value).iter().filter(|threat| threat.is_new_gain()).map(|threat| {
        // The known text says nothing of exchanges.
        let excused = offered(threat).then_some(&book::UNDECIDED_POSITIONS);
        Attack { excused, ..threat.attack() }
    }));
    let counted = attacks.iter().filter(|attack| attack.excused.is_none());
    let otherwise = if exchange::offers(ply, &contacts) { Label::Exchange } else { Label::Idle };
    let label = counted.map(|attack| attack.kind).min().unwrap_or(otherwise);
    let weight = if label.is_attack() { Weight::Heavy } else { Weight::None };
    let open = kill.open();
    LabelledPly { label, weight, attacks, rules: Vec::new(), open }
}

/// Whether `answer` has undone the attacks `made` by the ply before it: none of the captures still wins material, and no
/// mate by checks is left. A check is always answered.
fn parries(made: &[Attack], answer: &Ply) -> Parried {
    ply::parries(made, answer, BOUND, |now, first| {
        let still = facts::captures(now).into_iter().find(|capture| capture.m == first);
        Parried::from(still.is_none_or(|capture| net_gain(now, capture, value).1 <= 0))
    })
}

/// What the book says of a cycle whose `plies` are called `labelled`.
fn verdict(plies: &[Ply], labelled: &[LabelledPly]) -> Verdict {
    unless_open(
        labelled,
        |labels| decide(plies, labelled, labels),
        |verdict| (verdict.outcome, verdict.must_vary),
        |_| undecided(&Sides::new(plies, &shown(labelled))),
    )
}

fn decide(plies: &[Ply], labelled: &[LabelledPly], labels: &[Label]) -> Verdict {
    let sides = Sides::new(plies, labels);
    match (sides.always(Color::Red), sides.always(Color::Black)) {
        (true, true) => both_attack(&sides),
        (true, false) => one_attacks(plies, labelled, &sides, Color::Red),
        (false, true) => one_attacks(plies, labelled, &sides, Color::Black),
        (false, false) => undecided(&sides),
    }
}

/// Both sides attack with every move: examples 3 and 4. One-sided perpetual check is not among them.
///
/// A draw that follows from one counter-attack in two follows all the more from two, so example 5 leads where a side that
/// only chases meets a mixture; example 3 says all by itself.
fn both_attack(sides: &Sides) -> Verdict {
    if sides.only(Label::Check, Color::Red) != sides.only(Label::Check, Color::Black) {
        return undecided(sides);
    }
    let chase_against_kill =
        |color: Color| sides.only(Label::Chase, color) && sides.only(Label::Kill, color.other());
    if Color::ALL.into_iter().any(chase_against_kill) {
        return drawn(&book::CHASE_AGAINST_FORCED_KILL, sides.facts());
    }
    let chases = Color::ALL.map(|color| sides.only(Label::Chase, color));
    if chases[0] == chases[1] {
        return drawn(&book::MUTUAL_CHASE, sides.facts());
    }
    let mut verdict = drawn(&book::TWO_ATTACKS_ONE_COUNTERATTACK, sides.facts());
    verdict.grounds.push(Ground { rule: &book::MUTUAL_CHASE, facts: Vec::new() });
    verdict
}

/// Only `attacker` attacks with every move: examples 1, 2, 5 and 6.
fn one_attacks(plies: &[Ply], labelled: &[LabelledPly], sides: &Sides, attacker: Color) -> Verdict {
    let defender = attacker.other();
    if sides.attacks(defender) > 0 {
        return countered(sides, attacker);
    }
    if rests_on_general_or_soldier(plies, labelled, attacker) {
        return undecided(sides);
    }
    let (rule, termination) = if sides.only(Label::Check, attacker) {
        (&book::PERPETUAL_CHECK, Termination::PerpetualCheck)
    } else if sides.only(Label::Chase, attacker) {
        (&book::PERPETUAL_CHASE, Termination::PerpetualAttack)
    } else {
        (&book::CHECK_AND_KILL, Termination::PerpetualAttack)
    };
    Verdict::decided(Some(attacker), termination, vec![Ground { rule, facts: sides.facts() }])
}

/// `attacker` attacks with every move and is answered by attacks on some: examples 5 and 6, if the answers are at least
/// half of the moves and the attack is not one of checks alone.
fn countered(sides: &Sides, attacker: Color) -> Verdict {
    let defender = attacker.other();
    let (count, of) = (sides.attacks(defender), sides.of(defender).len());
    if 2 * count < of || sides.only(Label::Check, attacker) {
        return undecided(sides);
    }
    let mut stated = sides.facts();
    stated.push(Fact::CounterAttacks {
        side: Side::from(defender),
        count: ply_number(count),
        of: ply_number(of),
    });
    let mut verdict = drawn(&book::TWO_ATTACKS_ONE_COUNTERATTACK, stated);
    if sides.of(defender).contains(&Label::Chase) {
        let rule = &book::TWO_ATTACKS_ONE_COUNTERCHASE;
        verdict.grounds.push(Ground { rule, facts: Vec::new() });
    }
    verdict
}

/// Whether some move of `attacker` attacks only by a chase of its general or a soldier alone: the known text has such a
/// chase only in example 3, where both sides attack, and does not say whether it would count by itself.
fn rests_on_general_or_soldier(plies: &[Ply], labelled: &[LabelledPly], attacker: Color) -> bool {
    plies.iter().zip(labelled).any(|(made, ply)| {
        made.before.turn() == attacker
            && ply.label == Label::Chase
            && ply
                .attacks
                .iter()
                .all(|attack| attack.attackers.iter().all(|man| is_general_or_soldier(man.piece)))
    })
}

fn drawn(rule: &'static Rule, facts: Vec<Fact>) -> Verdict {
    Verdict::decided(None, Termination::Repetition, vec![Ground { rule, facts }])
}

fn undecided(sides: &Sides) -> Verdict {
    let mut decisions = vec![Decision::Declare(Outcome::Draw)];
    decisions.extend(
        Color::ALL
            .into_iter()
            .filter(|&color| sides.attacks(color) > 0)
            .map(|color| Decision::OrderToVary(Side::from(color))),
    );
    decisions.push(Decision::PlayOn);
    Verdict {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::NeedsArbiter(decisions),
        grounds: vec![Ground { rule: &book::UNDECIDED_POSITIONS, facts: sides.facts() }],
    }
}
