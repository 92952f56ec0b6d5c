//! Repetition under the computer rule: only perpetual check and perpetual chase count, and a chase is told by the exact
//! difference of what is under attack before and after each move.

use rulebook::{Rule, computer_2026 as book};
use xiangqi::facts::{self, Capture};
use xiangqi::{Color, Move, Position, Role};

use super::{Articles, BookRules, Counted};
use crate::xiangqi::cycle::{LabelledPly, Rules, Verdict, grounds, shown};
use crate::xiangqi::order::{Told, Varying};
use crate::xiangqi::ply::{self, Ply, can_take_back, is_uncrossed, taking_back};
use crate::xiangqi::sides::Sides;
use crate::xiangqi::threat::Threat;
use crate::xiangqi::track::common_victims;
use crate::{Attack, Fact, Label, Man, Side, Termination, Weight};

/// The book.
pub(super) static RULES: BookRules = BookRules {
    document: &book::DOCUMENT,
    numbers: &book::NUMBERS,
    articles: Articles {
        checkmate: &book::CHECKMATE,
        no_legal_move: &book::NO_LEGAL_MOVE,
        bare_forces: Some(&book::INSUFFICIENT_MATERIAL),
        repetition: &[&book::REPETITION_THREE_TIMES, &book::MOVE_LIMIT],
        silence: &book::REPETITION_DRAW,
        resignation: &book::RESIGNATION,
        time_forfeit: &book::TIME_FORFEIT,
        agreement: &book::AGREEMENT,
        illegal_move: &book::ILLEGAL_MOVE,
        generals_facing: None,
        late_arrival: &book::LATE_ARRIVAL,
        conduct: &[],
        protest: None,
    },
    rounds: Counted::EveryReturn,
    order: Varying { told: Told::Nobody, at_once: &[] },
    label: |ply, _| label(ply),
    verdict: |plies, labelled| verdict(plies, labelled),
    parries: |made, answer| parries(made, answer).into(),
};

/// What the rule calls the move, and why.
fn label(ply: &Ply) -> LabelledPly {
    let checks = ply.check_attacks();
    if !checks.is_empty() {
        return labelled(Label::Check, checks, vec![&book::CHECK]);
    }
    let earlier = facts::captures(&ply.before);
    let again = ply.again();
    let attacks: Vec<Attack> = facts::captures(&again)
        .into_iter()
        .filter_map(|capture| attack(ply, &threat_of(&again, capture), &earlier))
        .collect();
    let chases = attacks.iter().any(|attack| attack.counts.is_some());
    let (label, rule) =
        if chases { (Label::Chase, &book::NEW_ATTACK) } else { (Label::Idle, &book::IDLE) };
    let behind = |attack: &Attack| if chases { attack.counts } else { attack.excused };
    let rules = Rules::default().and([rule]).and(attacks.iter().filter_map(behind)).0;
    labelled(label, attacks, rules)
}

/// Whether `answer` has undone the chases `made` by the ply before it. A check is always answered.
fn parries(made: &[Attack], answer: &Ply) -> bool {
    ply::parries_chases(made, answer, |capture| threat_of(&answer.after, capture).counts.is_ok())
}

/// What the rule says of a cycle whose `plies` are called `labelled`.
fn verdict(plies: &[Ply], labelled: &[LabelledPly]) -> Verdict {
    let sides = Sides::new(plies, &shown(labelled));
    let checks = |color| sides.only(Label::Check, color);
    let stated = sides.facts();
    match (checks(Color::Red), checks(Color::Black)) {
        (true, true) => ruled(None, vec![&book::MUTUAL_PERPETUAL_CHECK], stated),
        (true, false) => ruled(Some(Color::Red), vec![&book::PERPETUAL_CHECK], stated),
        (false, true) => ruled(Some(Color::Black), vec![&book::PERPETUAL_CHECK], stated),
        (false, false) if labelled.iter().any(|ply| ply.label == Label::Check) => {
            ruled(None, vec![&book::CHECK_ENDS_CHASE, &book::REPETITION_DRAW], stated)
        }
        (false, false) => chases(plies, labelled, stated),
    }
}

fn chases(plies: &[Ply], labelled: &[LabelledPly], mut stated: Vec<Fact>) -> Verdict {
    let mut chasers = Vec::new();
    for color in Color::ALL {
        let victims: Vec<Man> = common_victims(plies, labelled, color, |attack| {
            attack.kind == Label::Chase && attack.excused.is_none()
        });
        if !victims.is_empty() {
            chasers.push(color);
        }
        let side = Side::from(color);
        stated.extend(victims.into_iter().map(|victim| Fact::SameVictim { side, victim }));
    }
    match chasers[..] {
        [chaser] => ruled(Some(chaser), vec![&book::PERPETUAL_CHASE], stated),
        _ => ruled(None, vec![&book::REPETITION_DRAW], stated),
    }
}

fn ruled(loser: Option<Color>, rules: Vec<&'static Rule>, stated: Vec<Fact>) -> Verdict {
    let termination = match loser {
        Some(_) if rules.contains(&&book::PERPETUAL_CHECK) => Termination::PerpetualCheck,
        Some(_) => Termination::PerpetualAttack,
        None => Termination::Repetition,
    };
    Verdict::decided(loser, termination, grounds(rules, stated))
}

fn labelled(label: Label, attacks: Vec<Attack>, rules: Vec<&'static Rule>) -> LabelledPly {
    let weight = if label.is_attack() { Weight::Heavy } else { Weight::None };
    LabelledPly { label, weight, attacks, rules, open: None }
}

fn threat_of(position: &Position, capture: Capture) -> Threat {
    let Capture { m, attacker, victim } = capture;
    let (recapture, protection) = taking_back(position, m);
    let counts = match (attacker.role, victim.role) {
        _ if is_uncrossed(victim, m.to) => Err(&book::UNCROSSED_SOLDIER),
        (Role::General | Role::Soldier, _) => Err(&book::GENERAL_AND_SOLDIER),
        (Role::Horse | Role::Cannon, Role::Chariot)
        | (Role::Advisor | Role::Elephant, Role::Chariot | Role::Horse | Role::Cannon) => {
            Ok(&book::STRONGER_PIECE)
        }
        _ if recapture.is_some() => Err(&book::PROTECTION),
        (a, b) if a == b && can_take_back(position, m) => Err(&book::SAME_KIND),
        (a, b) if a == b => Ok(&book::SAME_KIND),
        _ => Ok(&book::PROTECTION),
    };
    Threat { capture, recapture, protection, counts }
}

/// The attack a threat amounts to after `ply`, given the captures that were possible before it: a piece that was under
/// attack already is not chased, and what was excused already is not shown again.
fn attack(ply: &Ply, threat: &Threat, earlier: &[Capture]) -> Option<Attack> {
    let m = threat.capture.m;
    let before = Move::new(ply.earlier(m.from), m.to);
    let was_attacked = || {
        let mut on_it = earlier.iter().filter(|old| old.m.to == m.to);
        on_it.any(|&old| threat_of(&ply.before, old).counts.is_ok())
    };
    let stood_before = earlier.iter().any(|old| old.m == before);
    let excused = match threat.counts {
        Ok(_) if was_attacked() => Some(&book::NEW_ATTACK),
        Ok(_) => None,
        Err(_) if stood_before => return None,
        Err(rule) => Some(rule),
    };
    let uprooted = stood_before && excused.is_none();
    Some(threat.attack(ply, stood_before, uprooted, excused))
}
