//! `axf`: the Asian rules, as the World federation publishes them.

mod cite;
mod label;
mod verdict;

use rulebook::axf as book;

use super::{Articles, BookRules, Counted};
use crate::xiangqi::order::{Told, Varying};

/// The book.
pub(super) static RULES: BookRules = BookRules {
    document: &book::DOCUMENT,
    numbers: &book::NUMBERS,
    articles: Articles {
        checkmate: &book::CHECKMATE,
        no_legal_move: &book::NO_LEGAL_MOVE,
        bare_forces: None,
        repetition: &[&book::VIOLATOR_MUST_VARY, &book::REPETITION_DRAW],
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
    order: Varying { told: Told::BetweenTheRounds, at_once: &[] },
    label: |ply, _| label::label(ply),
    verdict: verdict::verdict,
    parries: |made, answer| label::parries(made, answer).into(),
};
