//! `xiangqi-1999`: the Chinese rules of 1999.

use rulebook::xiangqi_1999 as book;

use super::chinese::{self, Both, Details, JointChase, Soldiers, Text};
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
        repetition: &[&book::REPETITION_THREE_TIMES, &book::MOVE_LIMIT],
        silence: &book::BOTH_ALLOWED,
        resignation: &book::RESIGNATION,
        time_forfeit: &book::TIME_FORFEIT,
        agreement: &book::AGREEMENT,
        illegal_move: &book::ILLEGAL_MOVE,
        generals_facing: Some(&book::GENERALS_FACING),
        late_arrival: &book::LATE_ARRIVAL,
        conduct: &[],
        protest: None,
    },
    rounds: Counted::TheLast,
    order: Varying { told: Told::AfterTheRounds, at_once: &[&book::PERPETUAL_CHECK] },
    label: |ply, earlier| chinese::label(ply, &earlier(), &TEXT),
    verdict: |plies, labelled| chinese::verdict(plies, labelled, &TEXT),
    parries: chinese::parries,
};

/// What the rules of 1999 cite.
static TEXT: Text = Text {
    check: &book::CHECK,
    kill: &book::KILL,
    chase: &book::CHASE,
    joint_chase: JointChase::IdleIfKeptUp,
    exchange: &book::EXCHANGE,
    block: &book::BLOCK,
    idle: &book::IDLE,
    general_or_soldier: &book::GENERAL_AND_SOLDIER,
    general_answers_check: &book::GENERAL_ANSWERS_CHECK,
    drawn_setup: &book::DRAWN_SETUP,
    unchanged: &book::FROM_CHASE_TO_CHASE,
    opponents_doing: &book::CHASE_CONDITIONS,
    perpetual_check: &book::PERPETUAL_CHECK,
    both_allowed: &book::BOTH_ALLOWED,
    forbidden_against_allowed: &book::FORBIDDEN_AGAINST_ALLOWED,
    both_forbidden: &book::BOTH_FORBIDDEN,
    both: Both::Draw,
    soldiers: Soldiers::ChaseIfMutual(&book::MUTUAL_ATTACK),
    soldier_given: Some(&book::SOLDIER_FOR_PIECE),
    details: Details {
        false_root: &book::CHASE_CONDITIONS,
        under_rooted: &book::CHASE_CONDITIONS,
        general_opens: &book::GENERAL_WITH_OTHERS,
        soldier_opens: None,
        joins_general_or_soldier: None,
        other_answers_check: None,
        exchanged: &book::CHASE_CONDITIONS,
        recompensed: &book::ROOT_STILL_CHASES,
        values: &book::VALUES,
        soldier_for_chariot: None,
        soldier_opens_check: None,
        also_exchange: &book::CHASE_WITH_OFFER,
        also_offer: Some(&book::CHASE_WITH_OFFER),
        heaviest: &book::HEAVIEST_FUNCTION,
        attacked_now: Some(&book::ATTACKED_NOW),
        would_be_mated: &book::CAPTURE_WOULD_BE_MATED,
        soldier_for_piece: &book::SOLDIER_FOR_PIECE,
    },
};
