//! `cxa-2020`: the rules of the Chinese Xiangqi Association of 2020.

use rulebook::cxa_2020 as book;

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
        generals_facing: None,
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

/// What the rules of 2020 cite.
static TEXT: Text = Text {
    check: &book::CHECK,
    kill: &book::KILL,
    chase: &book::CHASE,
    joint_chase: JointChase::Lighter(&book::JOINT_CHASE),
    exchange: &book::EXCHANGE,
    block: &book::BLOCK,
    idle: &book::IDLE,
    general_or_soldier: &book::GENERAL_AND_SOLDIER,
    general_answers_check: &book::GENERAL_ANSWERS_CHECK,
    drawn_setup: &book::DRAWN_SETUP,
    unchanged: &book::UNCHANGED_THREAT,
    opponents_doing: &book::OPPONENTS_DOING,
    perpetual_check: &book::PERPETUAL_CHECK,
    both_allowed: &book::BOTH_ALLOWED,
    forbidden_against_allowed: &book::FORBIDDEN_AGAINST_ALLOWED,
    both_forbidden: &book::BOTH_FORBIDDEN,
    both: Both::HeavierVaries,
    soldiers: Soldiers::Idle,
    soldier_given: None,
    details: Details {
        false_root: &book::ROOTS,
        under_rooted: &book::UNDER_ROOTED,
        general_opens: &book::GENERAL_OR_SOLDIER_OPENS,
        soldier_opens: Some(&book::GENERAL_OR_SOLDIER_OPENS),
        joins_general_or_soldier: Some(&book::JOINT_WITH_GENERAL_OR_SOLDIER),
        other_answers_check: Some(&book::OTHER_PIECE_ANSWERS_CHECK),
        exchanged: &book::JUDGED_AFTER_EXCHANGE,
        recompensed: &book::JUDGED_AFTER_EXCHANGE,
        values: &book::VALUES,
        soldier_for_chariot: Some(&book::SOLDIER_FOR_CHARIOT),
        soldier_opens_check: Some(&book::SOLDIER_OPENS_CHECK),
        also_exchange: &book::HEAVIEST_FUNCTION,
        also_offer: None,
        heaviest: &book::HEAVIEST_FUNCTION,
        attacked_now: None,
        would_be_mated: &book::CHASE,
        soldier_for_piece: &book::SOLDIER_FOR_CHARIOT,
    },
};
