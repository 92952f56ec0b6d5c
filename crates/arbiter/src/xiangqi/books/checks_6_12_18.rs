//! `checks-6-12-18`: the rule of playing sites that counts checks.

use rulebook::checks_6_12_18 as book;
use xiangqi::Color;

use super::{Articles, BookRules, Counted};
use crate::xiangqi::counting::perpetual;
use crate::xiangqi::cycle::{LabelledPly, Settled, Verdict, shown};
use crate::xiangqi::order::{Told, Varying};
use crate::xiangqi::ply::Ply;
use crate::xiangqi::sides::Sides;
use crate::{Attack, Decision, Fact, Ground, Label, Outcome, Termination, Weight};

/// The book.
pub(super) static RULES: BookRules = BookRules {
    document: &book::DOCUMENT,
    numbers: &book::NUMBERS,
    articles: Articles {
        checkmate: &book::CHECKMATE,
        no_legal_move: &book::NO_LEGAL_MOVE,
        bare_forces: None,
        repetition: &[&book::RUN_OF_CHECKS, &book::OTHER_REPETITIONS],
        silence: &book::OTHER_REPETITIONS,
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
    parries: |made, _| parries(made).into(),
};

/// What the rule calls the move.
fn label(ply: &Ply) -> LabelledPly {
    let attacks = ply.check_attacks();
    let (label, weight, rule) = if attacks.is_empty() {
        (Label::Idle, Weight::None, &book::OTHER_MOVES)
    } else {
        (Label::Check, Weight::Heavy, &book::CHECK)
    };
    LabelledPly { label, weight, attacks, rules: vec![rule], open: None }
}

/// Whether the answer has undone the attacks made. Only checks are looked at, and a check is always answered.
fn parries(made: &[Attack]) -> bool {
    !made.is_empty()
}

/// What the rule says of a cycle: a side whose checks in it come to a limit sooner or later must vary; of all else, nothing.
fn verdict(plies: &[Ply], labelled: &[LabelledPly]) -> Verdict {
    let limit = |color| Some((perpetual(plies, color, &book::NUMBERS)?, color));
    let first = match (limit(Color::Red), limit(Color::Black)) {
        (Some(red), Some(black)) if red.0.checks == black.0.checks => None,
        (Some(red), Some(black)) if red.0.checks < black.0.checks => Some(red),
        (Some(red), None) => Some(red),
        (_, black) => black,
    };
    let Some((limit, color)) = first else {
        return silent(Sides::new(plies, &shown(labelled)).facts());
    };
    // The count of checks is all that matters; see `so_far`.
    let grounds = vec![Ground { rule: limit.rule, facts: Vec::new() }];
    Verdict::decided(Some(color), Termination::PerpetualCheck, grounds)
}

fn silent(facts: Vec<Fact>) -> Verdict {
    Verdict {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::NeedsArbiter(vec![Decision::PlayOn, Decision::Declare(Outcome::Draw)]),
        grounds: vec![Ground { rule: &book::OTHER_REPETITIONS, facts }],
    }
}
