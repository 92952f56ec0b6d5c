//! The Chinese rules of 1999 and 2020: who must vary.

use rulebook::Rule;
use xiangqi::{Color, Role};

use super::label::{Both, Soldiers, Text};
use crate::xiangqi::cycle::{LabelledPly, Settled, Verdict, unless_open};
use crate::xiangqi::ply::Ply;
use crate::xiangqi::ply::is_between;
use crate::xiangqi::sides::Sides;
use crate::{Decision, Fact, Ground, Label, Outcome, Side, Termination, Weight};

/// What a book says of a cycle whose `plies` are called `labelled`.
pub(in crate::xiangqi::books) fn verdict(
    plies: &[Ply],
    labelled: &mut [LabelledPly],
    text: &Text,
) -> Verdict {
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
