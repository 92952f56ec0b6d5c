//! The Chinese rules of 1999 and 2020: who must vary.

use rulebook::{Rule, cxa_2020, xiangqi_1999};
use xiangqi::{Color, Role};

use super::chase::is_between;
use super::cxa::{Both, JointChase, Soldiers, Text};
use super::cxa_cite::Details;
use super::cycle::{LabelledPly, Settled, Verdict, unless_open};
use super::ply::Ply;
use super::sides::Sides;
use crate::{Decision, Fact, Ground, Label, Outcome, Side, Termination, Weight};

/// What the rules of 2020 cite.
pub(super) static CXA_2020: Text = Text {
    check: &cxa_2020::CHECK,
    kill: &cxa_2020::KILL,
    chase: &cxa_2020::CHASE,
    joint_chase: JointChase::Lighter(&cxa_2020::JOINT_CHASE),
    exchange: &cxa_2020::EXCHANGE,
    block: &cxa_2020::BLOCK,
    idle: &cxa_2020::IDLE,
    general_or_soldier: &cxa_2020::GENERAL_AND_SOLDIER,
    general_answers_check: &cxa_2020::GENERAL_ANSWERS_CHECK,
    drawn_setup: &cxa_2020::DRAWN_SETUP,
    unchanged: &cxa_2020::UNCHANGED_THREAT,
    opponents_doing: &cxa_2020::OPPONENTS_DOING,
    perpetual_check: &cxa_2020::PERPETUAL_CHECK,
    both_allowed: &cxa_2020::BOTH_ALLOWED,
    forbidden_against_allowed: &cxa_2020::FORBIDDEN_AGAINST_ALLOWED,
    both_forbidden: &cxa_2020::BOTH_FORBIDDEN,
    both: Both::HeavierVaries,
    soldiers: Soldiers::Idle,
    soldier_given: None,
    details: Details {
        false_root: &cxa_2020::ROOTS,
        under_rooted: &cxa_2020::UNDER_ROOTED,
        general_opens: &cxa_2020::GENERAL_OR_SOLDIER_OPENS,
        soldier_opens: Some(&cxa_2020::GENERAL_OR_SOLDIER_OPENS),
        joins_general_or_soldier: Some(&cxa_2020::JOINT_WITH_GENERAL_OR_SOLDIER),
        other_answers_check: Some(&cxa_2020::OTHER_PIECE_ANSWERS_CHECK),
        exchanged: &cxa_2020::JUDGED_AFTER_EXCHANGE,
        recompensed: &cxa_2020::JUDGED_AFTER_EXCHANGE,
        values: &cxa_2020::VALUES,
        soldier_for_chariot: Some(&cxa_2020::SOLDIER_FOR_CHARIOT),
        soldier_opens_check: Some(&cxa_2020::SOLDIER_OPENS_CHECK),
        also_exchange: &cxa_2020::HEAVIEST_FUNCTION,
        also_offer: None,
        heaviest: &cxa_2020::HEAVIEST_FUNCTION,
        attacked_now: None,
        would_be_mated: &cxa_2020::CHASE,
        soldier_for_piece: &cxa_2020::SOLDIER_FOR_CHARIOT,
    },
};

/// What the rules of 1999 cite.
pub(super) static XIANGQI_1999: Text = Text {
    check: &xiangqi_1999::CHECK,
    kill: &xiangqi_1999::KILL,
    chase: &xiangqi_1999::CHASE,
    joint_chase: JointChase::IdleIfKeptUp,
    exchange: &xiangqi_1999::EXCHANGE,
    block: &xiangqi_1999::BLOCK,
    idle: &xiangqi_1999::IDLE,
    general_or_soldier: &xiangqi_1999::GENERAL_AND_SOLDIER,
    general_answers_check: &xiangqi_1999::GENERAL_ANSWERS_CHECK,
    drawn_setup: &xiangqi_1999::DRAWN_SETUP,
    unchanged: &xiangqi_1999::FROM_CHASE_TO_CHASE,
    opponents_doing: &xiangqi_1999::CHASE_CONDITIONS,
    perpetual_check: &xiangqi_1999::PERPETUAL_CHECK,
    both_allowed: &xiangqi_1999::BOTH_ALLOWED,
    forbidden_against_allowed: &xiangqi_1999::FORBIDDEN_AGAINST_ALLOWED,
    both_forbidden: &xiangqi_1999::BOTH_FORBIDDEN,
    both: Both::Draw,
    soldiers: Soldiers::ChaseIfMutual(&xiangqi_1999::MUTUAL_ATTACK),
    soldier_given: Some(&xiangqi_1999::SOLDIER_FOR_PIECE),
    details: Details {
        false_root: &xiangqi_1999::CHASE_CONDITIONS,
        under_rooted: &xiangqi_1999::CHASE_CONDITIONS,
        general_opens: &xiangqi_1999::GENERAL_WITH_OTHERS,
        soldier_opens: None,
        joins_general_or_soldier: None,
        other_answers_check: None,
        exchanged: &xiangqi_1999::CHASE_CONDITIONS,
        recompensed: &xiangqi_1999::ROOT_STILL_CHASES,
        values: &xiangqi_1999::VALUES,
        soldier_for_chariot: None,
        soldier_opens_check: None,
        also_exchange: &xiangqi_1999::CHASE_WITH_OFFER,
        also_offer: Some(&xiangqi_1999::CHASE_WITH_OFFER),
        heaviest: &xiangqi_1999::HEAVIEST_FUNCTION,
        attacked_now: Some(&xiangqi_1999::ATTACKED_NOW),
        would_be_mated: &xiangqi_1999::CAPTURE_WOULD_BE_MATED,
        soldier_for_piece: &xiangqi_1999::SOLDIER_FOR_PIECE,
    },
};

/// What a book says of a cycle whose `plies` are called `labelled`.
pub(super) fn verdict(plies: &[Ply], labelled: &mut [LabelledPly], text: &Text) -> Verdict {
    if let Soldiers::ChaseIfMutual(rule) = text.soldiers {
        count_soldiers(plies, labelled, text, rule);
    }
    name_blocks(plies, labelled, text);
    unless_open(
        labelled,
        |labels| decide(plies, labelled, labels, text),
        |verdict| verdict.must_vary,
        undecided,
    )
}

fn decide(plies: &[Ply], labelled: &[LabelledPly], labels: &[Label], text: &Text) -> Verdict {
    let sides = Sides::new(plies, labels);
    let checks = |color| sides.only(Label::Check, color);
    let forbidden = |color| sides.always(color);
    let mut weights = Vec::new();
    let (rule, loser) = match (checks(Color::Red), checks(Color::Black)) {
        (true, true) => (text.both_forbidden, None),
        (true, false) => (text.perpetual_check, Some(Color::Red)),
        (false, true) => (text.perpetual_check, Some(Color::Black)),
        (false, false) => match (forbidden(Color::Red), forbidden(Color::Black)) {
            (false, false) => (text.both_allowed, None),
            (true, false) => (text.forbidden_against_allowed, Some(Color::Red)),
            (false, true) => (text.forbidden_against_allowed, Some(Color::Black)),
            (true, true) if text.both == Both::HeavierVaries => {
                let (facts, heavier) = weighed(plies, labelled);
                weights = facts;
                (text.both_forbidden, heavier)
            }
            (true, true) => (text.both_forbidden, None),
        },
    };
    let termination = match loser {
        Some(color) if checks(color) => Termination::PerpetualCheck,
        Some(_) => Termination::PerpetualAttack,
        None => Termination::Repetition,
    };
    let mut facts = sides.facts();
    facts.extend(weights);
    let mut grounds = vec![Ground { rule, facts }];
    grounds.extend(behind(labelled).into_iter().map(|rule| Ground { rule, facts: Vec::new() }));
    Verdict::decided(loser, termination, grounds)
}

/// Each side's moves with their weights, and the heavier side, where both cycles are forbidden; a side is light if one of
/// its moves is.
fn weighed(plies: &[Ply], labelled: &[LabelledPly]) -> (Vec<Fact>, Option<Color>) {
    let moves = |color: Color| -> Vec<(Label, Weight)> {
        let own = plies.iter().zip(labelled).filter(|(ply, _)| ply.before.turn() == color);
        own.map(|(_, labelled)| (labelled.label, labelled.weight)).collect()
    };
    let light = |color: Color| moves(color).iter().any(|&(_, weight)| weight == Weight::Light);
    let heavier = match (light(Color::Red), light(Color::Black)) {
        (false, true) => Some(Color::Red),
        (true, false) => Some(Color::Black),
        (true, true) | (false, false) => None,
    };
    let each = |color: Color| Fact::Weighed { side: Side::from(color), moves: moves(color) };
    let mut facts: Vec<Fact> = Color::ALL.into_iter().map(each).collect();
    facts.push(Fact::Heavier { side: heavier.map(Side::from) });
    (facts, heavier)
}

/// An idle move into the line of the kill it answers is a block.
fn name_blocks(plies: &[Ply], labelled: &mut [LabelledPly], text: &Text) {
    let last = labelled.len().saturating_sub(1);
    for index in 0..labelled.len() {
        let made = &labelled[if index == 0 { last } else { index - 1 }];
        let blocks = made.label == Label::Kill
            && made
                .attacks
                .iter()
                .filter(|attack| attack.excused.is_none())
                .filter_map(|attack| attack.line.first())
                .any(|&first| is_between(first, plies[index].m.to));
        if blocks && labelled[index].label == Label::Idle {
            labelled[index].label = Label::Block;
            labelled[index].rules.insert(0, text.block);
        }
    }
}

/// The rules that count or excuse attacks, each once.
fn behind(labelled: &[LabelledPly]) -> Vec<&'static Rule> {
    let mut rules: Vec<&'static Rule> = Vec::new();
    for attack in labelled.iter().flat_map(|ply| &ply.attacks) {
        for rule in attack.counts.into_iter().chain(attack.excused) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    rules
}

/// A soldier's own attacks chase if the other side attacks with every move.
fn count_soldiers(plies: &[Ply], labelled: &mut [LabelledPly], text: &Text, rule: &'static Rule) {
    let attacks_always = |color: Color, labelled: &[LabelledPly]| {
        plies
            .iter()
            .zip(labelled)
            .filter(|(ply, _)| ply.before.turn() == color)
            .all(|(_, labelled)| labelled.label.is_attack())
    };
    for color in Color::ALL {
        if !attacks_always(color.other(), labelled) {
            continue;
        }
        for (ply, labelled) in plies.iter().zip(labelled.iter_mut()) {
            if ply.before.turn() != color || labelled.label.is_attack() {
                continue;
            }
            for attack in &mut labelled.attacks {
                let by_soldier = attack.attackers.iter().any(|man| man.piece.role == Role::Soldier);
                if by_soldier && attack.excused == Some(text.general_or_soldier) {
                    attack.excused = None;
                    attack.counts = Some(rule);
                    labelled.label = Label::Chase;
                    labelled.weight = Weight::Heavy;
                    labelled.rules = vec![text.chase, rule];
                }
            }
        }
    }
}

/// A search broke off where it matters.
fn undecided(verdict: Verdict) -> Verdict {
    let mut decisions = vec![Decision::Declare(Outcome::Draw)];
    decisions.extend([Side::First, Side::Second].map(Decision::OrderToVary));
    Verdict {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::NeedsArbiter(decisions),
        grounds: verdict.grounds,
    }
}
