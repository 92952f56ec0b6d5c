//! The ledger of a xiangqi game in words: commands, events and refusals.

use std::fmt::{self, Display as _, Formatter};

use arbiter::chess::ledger::RefusedBy;
use arbiter::xiangqi::ledger::{Command, Event, Happening, Question, Reason, Refusal, TokenError};
use arbiter::{Outcome, Side};
use rulebook::{Game, Text};

use crate::chess_ledger::clocks;
use crate::ruling::{self, decision, termination, verdict};
use crate::say::list;
use crate::texts::Texts;
use crate::{Lang, Say};

fn who(side: Side) -> Text {
    ruling::side(Game::Xiangqi, side)
}

fn outcome(outcome: Outcome) -> Text {
    ruling::outcome(Game::Xiangqi, outcome)
}

/// What somebody did, as a heading over its events.
impl Say for Command {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::StartSession => t.xiangqi_did_start_session().fmt(f),
            Self::Arrive(side) => t.xiangqi_did_arrive(who(*side)).fmt(f),
            Self::Absent(side) => t.xiangqi_did_absent(who(*side)).fmt(f),
            Self::Move(side, text) => t.xiangqi_did_move(who(*side), text).fmt(f),
            Self::Offer(side) => t.xiangqi_did_offer(who(*side)).fmt(f),
            Self::Accept(side) => t.xiangqi_did_accept(who(*side)).fmt(f),
            Self::Decline(side) => t.xiangqi_did_decline(who(*side)).fmt(f),
            Self::Claim(side) => t.xiangqi_did_claim(who(*side)).fmt(f),
            Self::Resign(side) => t.xiangqi_did_resign(who(*side)).fmt(f),
            Self::Flag(side) => t.xiangqi_did_flag(who(*side)).fmt(f),
            Self::Pause => t.xiangqi_did_pause().fmt(f),
            Self::Restart(_) => t.xiangqi_did_restart().fmt(f),
            Self::Correct(reading) => t.xiangqi_did_correct(clocks(reading)).fmt(f),
            Self::OrderToVary(side) => t.xiangqi_did_order_to_vary(who(*side)).fmt(f),
            Self::Penalty(side, time) => t.xiangqi_did_penalty(who(*side), time).fmt(f),
            Self::Violation(side, text) => t.xiangqi_did_violation(who(*side), text).fmt(f),
            Self::Protest(side, text) => t.xiangqi_did_protest(who(*side), text).fmt(f),
            Self::TakeBack(plies, reason) => t.xiangqi_did_take_back(plies, reason).fmt(f),
            Self::Declare(result, reason) => t.xiangqi_did_declare(outcome(*result), reason).fmt(f),
            Self::Reopen(reason) => t.xiangqi_did_reopen(reason).fmt(f),
            Self::Decide(decided) => t.xiangqi_did_decide(decision(Game::Xiangqi, *decided)).fmt(f),
        }
    }
}

impl Say for Event {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match &self.what {
            Happening::SessionStarted => t.xiangqi_event_session_started().fmt(f),
            Happening::Arrived(side) => t.xiangqi_event_arrived(who(*side)).fmt(f),
            Happening::ClockStarted(side) => t.xiangqi_event_clock_started(who(*side)).fmt(f),
            Happening::ClocksStopped => t.xiangqi_event_clocks_stopped().fmt(f),
            Happening::Moved(side, _, text) => t.xiangqi_event_moved(who(*side), text).fmt(f),
            Happening::PeriodReached(side, period) => {
                t.xiangqi_event_period_reached(who(*side), period + 1).fmt(f)
            }
            Happening::IllegalMade(side, _, text) => {
                t.xiangqi_event_illegal_made(who(*side), text).fmt(f)
            }
            Happening::Offered(side) => t.xiangqi_event_offered(who(*side)).fmt(f),
            Happening::Refused(side, RefusedBy::Words) => {
                t.xiangqi_event_refused(who(*side)).fmt(f)
            }
            Happening::Refused(side, RefusedBy::Move | RefusedBy::Touch) => {
                t.xiangqi_event_refused_by_move(who(*side)).fmt(f)
            }
            Happening::Warned(ruling) => verdict(ruling).say(lang, f),
            Happening::Claimed(side) => t.xiangqi_event_claimed(who(*side)).fmt(f),
            Happening::ClaimRight(side) => t.xiangqi_event_claim_right(who(*side)).fmt(f),
            Happening::ClaimWrong(side) => t.xiangqi_event_claim_wrong(who(*side)).fmt(f),
            Happening::OrderedToVary(side) => t.xiangqi_event_ordered_to_vary(who(*side)).fmt(f),
            Happening::TimeAdded(side, time) => t.xiangqi_event_time_added(who(*side), time).fmt(f),
            Happening::ClocksSet(reading) => t.xiangqi_event_clocks_set(clocks(reading)).fmt(f),
            Happening::FlagFell(side) => t.xiangqi_event_flag_fell(who(*side)).fmt(f),
            Happening::ViolationRecorded(side, count, text) => {
                t.xiangqi_event_violation_recorded(who(*side), count, text).fmt(f)
            }
            Happening::Protested(side, text) => t.xiangqi_event_protested(who(*side), text).fmt(f),
            Happening::TakenBack(plies, reason) => t.xiangqi_event_taken_back(plies, reason).fmt(f),
            Happening::Reopened(reason) => t.xiangqi_event_reopened(reason).fmt(f),
            Happening::NoEffect(reason) => reason.say(lang, f),
            Happening::Asked(question) => question.say(lang, f),
            Happening::Decided(decided) => decision(Game::Xiangqi, *decided).say(lang, f),
            Happening::Declared(reason) => t.xiangqi_event_declared(reason).fmt(f),
            Happening::Ended(result, why, _) => {
                t.ended(outcome(*result), termination(Game::Xiangqi, *why)).fmt(f)
            }
        }
    }
}

impl Say for Question {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        let choices = self.permitted.iter().map(|one| decision(Game::Xiangqi, one.decision));
        t.xiangqi_asked(list(choices, Texts::list_semicolon)).fmt(f)
    }
}

impl Say for Reason {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::GameOver => t.xiangqi_reason_game_over(),
            Self::GameNotOver => t.xiangqi_reason_game_not_over(),
            Self::NotToMove => t.xiangqi_reason_not_to_move(),
            Self::NoOffer => t.xiangqi_reason_no_offer(),
            Self::TimeLeft => t.xiangqi_reason_time_left(),
        })
    }
}

/// Why a command cannot be taken.
impl Say for Refusal {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::TimeGoesBack { found, expected } => {
                t.xiangqi_refusal_time_goes_back(found, expected).fmt(f)
            }
            Self::Move(TokenError::Unreadable(text)) => {
                t.xiangqi_refusal_unreadable_move(text).fmt(f)
            }
            Self::Move(TokenError::OtherPiece(text)) => t.xiangqi_refusal_other_piece(text).fmt(f),
            Self::Move(TokenError::Ambiguous(text)) => {
                t.xiangqi_refusal_ambiguous_move(text).fmt(f)
            }
            Self::QuestionOpen => t.xiangqi_refusal_question_open().fmt(f),
            Self::NoQuestion => t.xiangqi_refusal_no_question().fmt(f),
            Self::NotPermitted(_) => t.xiangqi_refusal_not_permitted().fmt(f),
            Self::TakeBack { found, most } => t.xiangqi_refusal_take_back(found, most).fmt(f),
        }
    }
}
