//! Repetition under the Asian rules, as the World federation publishes them: what each move does.
//!
//! Only perpetual check and perpetual chase are forbidden; a mate threat is no attack here. A move chases a piece when the
//! piece can be taken on the next move, could not be taken so before, and is not really protected (rules 15 to 37). What
//! is threatened but not counted is kept with the rule that excuses it.

use rulebook::{Rule, axf as book};
use xiangqi::facts::{self, Bound, Capture};
use xiangqi::{Move, Position, Role};

use crate::xiangqi::cycle::{LabelledPly, Rules};
use crate::xiangqi::ply::{self, Kill, Ply, can_take_back, is_uncrossed, taking_back};
use crate::xiangqi::threat::Threat;
use crate::{Attack, Label, Protection, Weight};

/// Threats of mate are only named, they decide nothing: a short look is enough.
const BOUND: Bound = Bound { moves: 3, nodes: 1_000 };

/// What the rules call the move, and why.
pub(super) fn label(ply: &Ply) -> LabelledPly {
    let mut attacks = ply.check_attacks();
    if attacks.is_empty() {
        let earlier = facts::captures(&ply.before);
        let again = ply.again();
        let now = facts::captures(&again);
        let threats = now.iter().map(|&capture| threat_of(&again, capture));
        attacks.extend(threats.filter_map(|threat| attack(ply, &threat, &earlier, &now)));
        if let Kill::Proven(line) = ply.kill(BOUND) {
            let mut kill = ply.kill_attack(&line);
            kill.excused = Some(&book::PERPETUAL_KILL);
            attacks.push(kill);
        }
    }
    let label = attacks
        .iter()
        .filter(|attack| attack.excused.is_none() || attack.kind == Label::Kill)
        .map(|attack| attack.kind)
        .max_by_key(|kind| (*kind != Label::Kill, *kind == Label::Check))
        .unwrap_or(Label::Idle);
    let label = if label == Label::Idle { gives_up(ply).unwrap_or(label) } else { label };
    let rules = rules(label, &attacks);
    let weight = match label {
        Label::Check | Label::Chase => Weight::Heavy,
        Label::Kill
        | Label::Offer
        | Label::Block
        | Label::Exchange
        | Label::Follow
        | Label::Idle => Weight::None,
    };
    LabelledPly { label, weight, attacks, rules, open: None }
}

/// What a move is that puts the piece where it can be taken; `None` if nothing can take it there.
pub(super) fn gives_up(ply: &Ply) -> Option<Label> {
    let takers = ply.after.legal_captures_of(ply.m.to);
    let moved = ply.man(ply.m.to)?.piece.role;
    let of_its_kind = |m: &Move| ply.man(m.from).is_some_and(|man| man.piece.role == moved);
    let label = if takers.iter().any(of_its_kind) { Label::Exchange } else { Label::Offer };
    (!takers.is_empty()).then_some(label)
}

/// The rules behind a label: the term, then those that count what the move attacks, then those that excuse it.
pub(super) fn rules(label: Label, attacks: &[Attack]) -> Vec<&'static Rule> {
    let term = match label {
        Label::Check => &book::CHECK,
        Label::Kill => &book::KILL,
        Label::Chase => &book::CHASE,
        Label::Offer => &book::OFFER,
        Label::Block => &book::BLOCK,
        Label::Exchange => &book::EXCHANGE,
        Label::Follow | Label::Idle => &book::IDLE,
    };
    Rules::default()
        .and([term])
        .and(attacks.iter().filter_map(|attack| attack.counts))
        .and(attacks.iter().filter_map(|attack| attack.excused))
        .0
}

/// What the checking move of `ply` attacks besides, none of which the rules clearly count (rule 34b). While the enemy
/// stands in check nothing can be retaken, so whatever looks protected is taken to be.
pub(super) fn beside_check(ply: &Ply) -> Vec<Attack> {
    let earlier = facts::captures(&ply.before);
    let again = ply.again();
    let on_piece = |capture: &Capture| capture.victim.role != Role::General;
    let now = facts::captures(&again);
    now.iter()
        .filter(|capture| on_piece(capture))
        .map(|&capture| threat_of(&again, capture))
        .filter(|threat| threat.counts_under_check())
        .filter_map(|threat| attack(ply, &threat, &earlier, &now))
        .filter(|attack| attack.excused.is_none())
        .map(|attack| Attack { counts: None, excused: Some(&book::CHECK_THAT_ATTACKS), ..attack })
        .collect()
}

/// Whether `answer` has undone the chases `made` by the ply before it. A check is always answered.
pub(super) fn parries(made: &[Attack], answer: &Ply) -> bool {
    ply::parries_chases(made, answer, |capture| threat_of(&answer.after, capture).counts.is_ok())
}

/// Whether the victim of `attack`, made by `ply`, was under an attack that counts by value alone before it.
pub(super) fn counted_by_value_before(ply: &Ply, attack: &Attack) -> bool {
    let on_victim = |old: &Capture| attack.victim.is_some_and(|victim| victim.square == old.m.to);
    // No other piece counts by value alone.
    let may = |old: &Capture| matches!(old.attacker.role, Role::Advisor | Role::Elephant);
    facts::captures(&ply.before).into_iter().filter(may).filter(on_victim).any(|old| {
        threat_of(&ply.before, old).counts == Ok(&book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED)
    })
}

impl Threat {
    fn counts_under_check(&self) -> bool {
        self.counts.is_ok_and(|rule| {
            self.protection == Protection::None
                || *rule == book::CANNON_CHASES_CHARIOT
                || *rule == book::HORSE_CHASES_CHARIOT
        })
    }
}

fn threat_of(position: &Position, capture: Capture) -> Threat {
    let Capture { m, attacker, victim } = capture;
    let (recapture, protection) = taking_back(position, m);
    let counts = match (attacker.role, victim.role) {
        _ if is_uncrossed(victim, m.to) => Err(&book::UNCROSSED_SOLDIER),
        (Role::General, _) => Err(&book::GENERAL_MAY_CHASE),
        (Role::Soldier, _) => Err(&book::SOLDIER_MAY_CHASE),
        (a, b) if a == b && can_take_back(position, m) => Err(&book::SAME_KIND),
        (Role::Cannon, Role::Chariot) => Ok(&book::CANNON_CHASES_CHARIOT),
        (Role::Horse, Role::Chariot) => Ok(&book::HORSE_CHASES_CHARIOT),
        (Role::Advisor | Role::Elephant, Role::Chariot | Role::Horse | Role::Cannon)
            if recapture.is_some() =>
        {
            Ok(&book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED)
        }
        (Role::Chariot, Role::Cannon) if recapture.is_some() => {
            Err(&book::CHARIOT_CHASES_PROTECTED_CANNON)
        }
        _ if recapture.is_some() => Err(&book::CHASE),
        (a, b) if a == b => Ok(&book::SAME_KIND),
        (Role::Chariot, Role::Cannon) => Ok(&book::CHARIOT_CHASES_UNPROTECTED),
        _ => Ok(&book::CHASE_OF_ONE_PIECE),
    };
    Threat { capture, recapture, protection, counts }
}

/// The attack a threat amounts to after `ply`, given the captures that were possible before it and those that are `now`. A
/// threat that was there before is no new attack; if it counted then, it is one that may be ignored. Protection excuses by
/// the term, and by rule 35 where several pieces attack.
fn attack(ply: &Ply, threat: &Threat, earlier: &[Capture], now: &[Capture]) -> Option<Attack> {
    let by_value: &Rule = &book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED;
    let m = threat.capture.m;
    let before = Move::new(ply.earlier(m.from), m.to);
    let stood_before = earlier.iter().any(|old| old.m == before);
    let counted_before = |by: &dyn Fn(&Capture) -> bool| {
        let mut on_it = earlier.iter().filter(|old| old.m.to == m.to && by(old));
        // By the words an advisor or elephant counts on a bare piece only; what counts by value alone is no older attack.
        on_it.any(|&old| match threat_of(&ply.before, old).counts {
            Ok(rule) => rule != by_value || threat.counts == Ok(rule),
            Err(_) => false,
        })
    };
    let counted = counted_before(&|old| old.m == before);
    let excused = match threat.counts {
        Ok(_) if counted => Some(&book::IGNORED_ATTACK),
        // Who counts by value sees no second attack, and who sees one does not count by value.
        Ok(rule) if counted_before(&|_| true) => {
            Some(if rule == by_value { &book::CHASE } else { &book::ATTACKED_BY_ANOTHER })
        }
        Ok(_) => None,
        Err(_) if stood_before => return None,
        Err(rule)
            if *rule == book::CHASE
                && now.iter().filter(|other| other.m.to == m.to).count() > 1 =>
        {
            Some(&book::CHASE_OF_PROTECTED)
        }
        Err(rule) => Some(rule),
    };
    let uprooted = stood_before && !counted && threat.counts.is_ok();
    Some(threat.attack(ply, stood_before, uprooted, excused))
}
