// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! What carries each rule out and what shows it.

use crate::Coverage;

pub(crate) const COVERAGE: &[Coverage] = &[
    Coverage { rule: &super::xiangqi_1959::VIOLATIONS, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::GAME_POINTS, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::RANKING_SINGLE_GAMES, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::RANKING_MINI_MATCHES, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::PLAY_OFF, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::WITHDRAWAL_BEFORE_START, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::WITHDRAWAL_DURING_EVENT, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::UNFINISHED_LAST_GAME, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::MATCH_ABANDONED, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::PROHIBITED_CONDUCT, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::OUTSIDE_ADVICE, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::GESTURES_OVER_THE_BOARD, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::SECOND_BOARD, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::HINDERING_THE_EVENT, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::VIOLATIONS_RECORDED, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::PLAYER_DISCIPLINE, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::STAY_TO_THE_END, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::OBEY_THE_RULING, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::KNOW_THE_PROGRAMME, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::KNOW_THE_RULES, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::PROTEST, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::UNDECIDED_POSITIONS, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::PERPETUAL_CHASE, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::CHECK_AND_KILL, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::CHASE_AGAINST_FORCED_KILL, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::MUTUAL_CHASE, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::TWO_ATTACKS_ONE_COUNTERATTACK, code: &[], cases: &[] },
    Coverage { rule: &super::xiangqi_1959::TWO_ATTACKS_ONE_COUNTERCHASE, code: &[], cases: &[] },
];
