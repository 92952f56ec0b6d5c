//! Repetition under the Asian rules: who must vary.

use rulebook::{Rule, Text, axf as book};
use xiangqi::Color;

use super::axf_cite::{allowing, broken};
use super::cycle::{LabelledPly, Settled, Verdict, labels_of, side_fact};
use super::ply::Ply;
use super::track::common_victims;
use crate::{Attack, Fact, Ground, Label, Man, Origin, Outcome, Reading, Side, Termination};

/// What the rules say of a cycle whose `plies` are called `labelled`.
pub(super) fn verdict(plies: &[Ply], labelled: &[LabelledPly]) -> Verdict {
    let labels: Vec<Label> = labelled.iter().map(|ply| ply.label).collect();
    let of = |color| labels_of(plies, &labels, color);
    let stated: Vec<Fact> =
        Color::ALL.into_iter().map(|color| side_fact(color, &of(color))).collect();
    let checks = |color| {
        let labels = of(color);
        !labels.is_empty() && labels.iter().all(|&label| label == Label::Check)
    };
    match (checks(Color::Red), checks(Color::Black)) {
        (true, true) => drawn(vec![&book::MUTUAL_PERPETUAL_CHECK], stated),
        (true, false) => perpetual_check(Color::Red, &of(Color::Black), stated),
        (false, true) => perpetual_check(Color::Black, &of(Color::Red), stated),
        (false, false) => chases(plies, labelled, stated),
    }
}

fn perpetual_check(checker: Color, other: &[Label], stated: Vec<Fact>) -> Verdict {
    let mut rules: Vec<&'static Rule> = vec![&book::PERPETUAL_CHECK];
    if other.contains(&Label::Check) {
        rules.insert(0, &book::TWO_CHECKS_ONE_CHECK);
    }
    must_vary(checker, Termination::PerpetualCheck, rules, stated)
}

/// Chases by both sides, read by value and, where that matters, literally.
fn chases(plies: &[Ply], labelled: &[LabelledPly], stated: Vec<Fact>) -> Verdict {
    let in_doubt =
        |attack: &Attack| attack.counts == Some(&book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED);
    if !labelled.iter().flat_map(|ply| &ply.attacks).any(in_doubt) {
        return chases_counting(plies, labelled, stated, |_| true);
    }
    let by_value = chases_counting(plies, labelled, stated.clone(), |_| true);
    let literal = chases_counting(plies, labelled, stated, |attack| {
        attack.counts != Some(&book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED)
    });
    if by_value.must_vary == literal.must_vary { by_value } else { disputed(by_value, &literal) }
}

fn chases_counting(
    plies: &[Ply],
    labelled: &[LabelledPly],
    stated: Vec<Fact>,
    counts: fn(&Attack) -> bool,
) -> Verdict {
    let chased = |color: Color, also: fn(&Attack) -> bool| {
        common_victims(plies, labelled, color, |attack| {
            attack.kind == Label::Chase
                && attack.excused.is_none()
                && counts(attack)
                && also(attack)
        })
    };
    let all = |color| chased(color, |_| true);
    // An attack that only comes back because a protector is cut off, attacker and victim standing still, does not count
    // against a chase of the other side: rule 19 for the chariot held by a horse, rule 26 for the one under a cannon.
    let active = |color| chased(color, |attack| attack.origin != Origin::Uprooted);
    let verdict = |color: Color, victims: &[Man]| {
        let mut stated = stated.clone();
        stated.extend(
            victims.iter().map(|&victim| Fact::SameVictim { side: Side::from(color), victim }),
        );
        let rules = broken(plies, labelled, color, victims);
        must_vary(color, Termination::PerpetualAttack, rules, stated)
    };
    let (red, black) = (all(Color::Red), all(Color::Black));
    match (red.is_empty(), black.is_empty()) {
        (true, true) => drawn(allowing(plies, labelled), stated),
        (false, true) => verdict(Color::Red, &red),
        (true, false) => verdict(Color::Black, &black),
        (false, false) => match (active(Color::Red), active(Color::Black)) {
            (victims, none) if !victims.is_empty() && none.is_empty() => {
                verdict(Color::Red, &victims)
            }
            (none, victims) if none.is_empty() && !victims.is_empty() => {
                verdict(Color::Black, &victims)
            }
            _ => drawn(vec![&book::CHASE_OF_ONE_PIECE, &book::REPETITION_DRAW], stated),
        },
    }
}

fn must_vary(
    color: Color,
    termination: Termination,
    rules: Vec<&'static Rule>,
    stated: Vec<Fact>,
) -> Verdict {
    let mut rules = rules;
    rules.push(&book::VIOLATOR_MUST_VARY);
    Verdict {
        outcome: Outcome::Wins(Side::from(color.other())),
        must_vary: Some(Side::from(color)),
        termination,
        settled: Settled::Yes,
        grounds: grounds(rules, stated),
    }
}

fn drawn(rules: Vec<&'static Rule>, stated: Vec<Fact>) -> Verdict {
    Verdict {
        outcome: Outcome::Draw,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::Yes,
        grounds: grounds(rules, stated),
    }
}

/// One ground a rule; the facts stand with the first.
fn grounds(rules: Vec<&'static Rule>, stated: Vec<Fact>) -> Vec<Ground> {
    let mut stated = Some(stated);
    rules
        .into_iter()
        .map(|rule| Ground { rule, facts: stated.take().unwrap_or_default() })
        .collect()
}

/// The verdict where it rests on an attack by an advisor or elephant on a protected chariot, horse or cannon.
fn disputed(counted: Verdict, literal: &Verdict) -> Verdict {
    let reading = |verdict: &Verdict, text: Text| Reading {
        text,
        outcome: verdict.outcome,
        must_vary: verdict.must_vary,
    };
    let readings = vec![
        reading(
            literal,
            Text {
                zh: "按字面：士、象捉有根子不算捉",
                en: "read literally, an advisor or elephant does not chase a protected piece",
            },
        ),
        reading(
            &counted,
            Text {
                zh: "按子力价值：士、象捉有根的车、马、炮算捉",
                en: "by value, an advisor or elephant chases a protected chariot, horse or cannon",
            },
        ),
    ];
    let mut grounds = counted.grounds;
    grounds
        .insert(1, Ground { rule: &book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED, facts: Vec::new() });
    Verdict {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::Disputed(readings),
        grounds,
    }
}
