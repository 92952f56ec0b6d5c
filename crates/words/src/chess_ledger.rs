//! The ledger of a chess game in words: commands, events and refusals.

use std::fmt::{self, Display as _, Formatter};

use arbiter::chess::ledger::{
    Choice, Claim, Command, Event, Hands, Happening, NormalMeans, Observer, OfferMoment, Question,
    Reason, Refusal, RefusedBy, Who, WrongSetup,
};
use arbiter::clock::{Millis, Reading};
use arbiter::{Outcome, Side};
use rulebook::{Game, Text};

use crate::ruling::{self, termination};
use crate::say::{list, said};
use crate::texts::Texts;
use crate::{Lang, Say};

fn who(side: Side) -> Text {
    ruling::side(Game::Chess, side)
}

fn outcome(outcome: Outcome) -> Text {
    ruling::outcome(Game::Chess, outcome)
}

/// What both clocks show.
pub(crate) fn clocks(reading: &Reading) -> impl Say {
    let Reading { first, second } = *reading;
    said(move |_, f| {
        let show = |time: Option<Millis>, f: &mut Formatter<'_>| match time {
            Some(time) => time.fmt(f),
            None => f.write_str("—"),
        };
        show(first, f)?;
        f.write_str(" / ")?;
        show(second, f)
    })
}

impl Say for Who {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::One(side) => who(*side).say(lang, f),
            Self::Both => t.people_both().fmt(f),
        }
    }
}

impl Say for Observer {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::Arbiter => t.by_arbiter().fmt(f),
            Self::Player(side) => who(*side).say(lang, f),
        }
    }
}

impl Say for Claim {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Threefold => t.claim_threefold(),
            Self::Fifty => t.claim_fifty(),
        })
    }
}

impl Say for WrongSetup {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::InitialPosition => t.wrong_initial_position(),
            Self::AdjournedPosition => t.wrong_adjourned_position(),
            Self::LostPosition => t.wrong_lost_position(),
            Self::Colours => t.wrong_colours(),
            Self::Board => t.wrong_board(),
        })
    }
}

impl Say for Choice {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Warn => t.choice_warn(),
            Self::AddTime => t.choice_add_time(),
            Self::NewGame => t.choice_new_game(),
            Self::PlayOn => t.choice_play_on(),
            Self::Loss => t.choice_loss(),
            Self::Draw => t.choice_draw(),
            Self::Win => t.choice_win(),
            Self::BothLose => t.choice_both_lose(),
            Self::Grant => t.choice_grant(),
            Self::Deny => t.choice_deny(),
        })
    }
}

impl Say for OfferMoment {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Proper => t.offered_proper(),
            Self::BeforeMoving => t.offered_before_moving(),
            Self::OpponentsTime => t.offered_opponents_time(),
            Self::AfterSealing => t.offered_after_sealing(),
            Self::WithClaim => t.offered_with_claim(),
        })
    }
}

impl Say for RefusedBy {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Words => t.refused_words(),
            Self::Move => t.refused_move(),
            Self::Touch => t.refused_touch(),
        })
    }
}

impl Say for Reason {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::GameOver => t.reason_game_over(),
            Self::NotToMove => t.reason_not_to_move(),
            Self::RightLost => t.reason_right_lost(),
            Self::OfferStands => t.reason_offer_stands(),
            Self::ClaimStands => t.reason_claim_stands(),
            Self::NoOffer => t.reason_no_offer(),
            Self::AgreementTooEarly => t.reason_agreement_too_early(),
            Self::ControlReached => t.reason_control_reached(),
            Self::TimeLeft => t.reason_time_left(),
            Self::InTime => t.reason_in_time(),
            Self::TooLate => t.reason_too_late(),
            Self::TooManyMoves => t.reason_too_many_moves(),
            Self::NoIllegalMove => t.reason_no_illegal_move(),
            Self::Exempt => t.reason_exempt(),
            Self::AnnouncedIllegal => t.reason_announced_illegal(),
            Self::NoRule => t.reason_no_rule(),
            Self::AlreadyComplete => t.reason_already_complete(),
            Self::MoveMade => t.reason_move_made(),
            Self::PositionLegal => t.reason_position_legal(),
            Self::WaitsForMove => t.reason_waits_for_move(),
            Self::NotAnnounced => t.reason_not_announced(),
            Self::TooMuchTime => t.reason_too_much_time(),
            Self::MoveOwed => t.reason_move_owed(),
            Self::NoSuchScore => t.reason_no_such_score(),
            Self::FewerMoves => t.reason_fewer_moves(),
            Self::EmptySquare => t.reason_empty_square(),
            Self::NotOver => t.reason_not_over(),
            Self::NotAdjourned => t.reason_not_adjourned(),
            Self::ClaimOpen => t.reason_claim_open(),
            Self::ReplierAbsent => t.reason_replier_absent(),
            Self::NotRepliedTo => t.reason_not_replied_to(),
        })
    }
}

/// What somebody did, as a heading over its events.
impl Say for Command {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::StartSession => t.did_start_session().fmt(f),
            Self::Arrive(side) => t.did_arrive(who(*side)).fmt(f),
            Self::Absent(those) => t.did_absent(those).fmt(f),
            Self::Touch(side, square, _) => t.did_touch(who(*side), square).fmt(f),
            Self::Move(side, written, Hands::One) => t.did_move(who(*side), written).fmt(f),
            Self::Move(side, written, Hands::Two) => {
                t.did_move_two_hands(who(*side), written).fmt(f)
            }
            Self::Press(side) => t.did_press(who(*side)).fmt(f),
            Self::Pause(by, _) => t.did_pause(by).fmt(f),
            Self::Restart(_) => t.did_restart().fmt(f),
            Self::ShowClocks(reading) => t.did_show_clocks(clocks(reading)).fmt(f),
            Self::Correct(reading) => t.did_correct(clocks(reading)).fmt(f),
            Self::Offer(side) => t.did_offer(who(*side)).fmt(f),
            Self::Accept(side) => t.did_accept(who(*side)).fmt(f),
            Self::Decline(side) => t.did_decline(who(*side)).fmt(f),
            Self::WithdrawOffer(side) => t.did_withdraw_offer(who(*side)).fmt(f),
            Self::Write(side, written) => t.did_write(who(*side), written).fmt(f),
            Self::Claim(side, claim, None) | Self::ClaimToOpponent(side, claim, None) => {
                t.did_claim(who(*side), claim).fmt(f)
            }
            Self::Claim(side, claim, Some(said))
            | Self::ClaimToOpponent(side, claim, Some(said)) => {
                t.did_claim_announcing(who(*side), claim, &said.text).fmt(f)
            }
            Self::WithdrawClaim(side) => t.did_withdraw_claim(who(*side)).fmt(f),
            Self::Resign(side) => t.did_resign(who(*side)).fmt(f),
            Self::Flag(side, seen) => t.did_flag(seen, who(*side)).fmt(f),
            Self::BothFlags(_) => t.did_both_flags().fmt(f),
            Self::ReportIllegal(by) => t.did_report_illegal(by).fmt(f),
            Self::Seal(side, ..) => t.did_seal(who(*side)).fmt(f),
            Self::Displace(side) => t.did_displace(who(*side)).fmt(f),
            Self::StopRecording(side) => t.did_stop_recording(who(*side)).fmt(f),
            Self::Borrow(side) => t.did_borrow(who(*side)).fmt(f),
            Self::Device(side) => t.did_device(who(*side)).fmt(f),
            Self::OpenEnvelope(None) => t.did_open_envelope().fmt(f),
            Self::OpenEnvelope(Some(reading)) => t.did_open_envelope_read(reading).fmt(f),
            Self::LoseEnvelope(_) => t.did_lose_envelope().fmt(f),
            Self::Wrong(what) => what.say(lang, f),
            Self::Refuse(those) => t.did_refuse(those).fmt(f),
            Self::Sheets(_) => t.did_sheets().fmt(f),
            Self::Penalty(side, time, _) => t.did_penalty(who(*side), time).fmt(f),
            Self::Protest(side, why) => t.did_protest(who(*side), why).fmt(f),
            Self::Decide(choice) => t.did_decide(choice).fmt(f),
            Self::Release(side, written) => t.did_release(who(*side), written).fmt(f),
            Self::ReportTouch(by, of, square) => t.did_report_touch(by, who(*of), square).fmt(f),
            Self::ReplaceClock(reading) => t.did_replace_clock(clocks(reading)).fmt(f),
            Self::Misplaced(0) => t.did_misplaced().fmt(f),
            Self::Misplaced(plies) => t.did_misplaced_before(plies).fmt(f),
            Self::Sign(result) => t.did_sign(outcome(*result)).fmt(f),
            Self::Score(..) => t.did_score().fmt(f),
            Self::SeeIllegalPosition => t.did_see_illegal_position().fmt(f),
            Self::SetBoard(_) => t.did_set_board().fmt(f),
            Self::RequestIncrement(side) => t.did_request_increment(who(*side)).fmt(f),
            Self::ClaimNormalMeans(side, NormalMeans::CannotWin) => {
                t.did_cannot_win(who(*side)).fmt(f)
            }
            Self::ClaimNormalMeans(side, NormalMeans::NoEffort) => {
                t.did_no_effort(who(*side)).fmt(f)
            }
            Self::PutRight => t.did_put_right().fmt(f),
        }
    }
}

impl Say for Event {
    #[expect(clippy::too_many_lines, reason = "one arm for each")]
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match &self.what {
            Happening::SessionStarted => t.event_session_started().fmt(f),
            Happening::Arrived(side, late) => t.event_arrived(who(*side), late).fmt(f),
            Happening::ClockStarted(side) => t.event_clock_started(who(*side)).fmt(f),
            Happening::ClocksStopped => t.event_clocks_stopped().fmt(f),
            Happening::Touched(side, square) => t.event_touched(who(*side), square).fmt(f),
            Happening::Adjusted(side, square) => t.event_adjusted(who(*side), square).fmt(f),
            Happening::MustMove(side, square) => t.event_must_move(who(*side), square).fmt(f),
            Happening::Moved(side, _, san) => t.event_moved(who(*side), san).fmt(f),
            Happening::TwoHanded(side) => t.event_two_handed(who(*side)).fmt(f),
            Happening::MadeWithOneHand(side) => t.event_made_with_one_hand(who(*side)).fmt(f),
            Happening::IllegalMade(side, written, _) => {
                t.event_illegal_made(who(*side), written).fmt(f)
            }
            Happening::Pressed(side) => t.event_pressed(who(*side)).fmt(f),
            Happening::PeriodReached(side, period) => {
                t.event_period_reached(who(*side), period + 1).fmt(f)
            }
            Happening::Offered(side, moment) => t.event_offered(who(*side), moment).fmt(f),
            Happening::Refused(side, by) => t.event_refused(who(*side), by).fmt(f),
            Happening::Wrote(side, written) => t.event_wrote(who(*side), written).fmt(f),
            Happening::Claimed(side, claim, _) => t.event_claimed(who(*side), claim).fmt(f),
            Happening::ClaimRight(..) => t.event_claim_right().fmt(f),
            Happening::ClaimWrong(..) => t.event_claim_wrong().fmt(f),
            Happening::MustPlay(side, _, san) => t.event_must_play(who(*side), san).fmt(f),
            Happening::TimeAdded(side, time) if time.0 < 0 => {
                t.event_used_time_added(-*time, who(*side)).fmt(f)
            }
            Happening::TimeAdded(side, time) => t.event_time_added(who(*side), time).fmt(f),
            Happening::ClocksSet(reading) => t.event_clocks_set(clocks(reading)).fmt(f),
            Happening::IllegalCompleted(side, count) => {
                t.event_illegal_completed(who(*side), count).fmt(f)
            }
            Happening::IncrementTaken(side, time) => {
                t.event_increment_taken(who(*side), time).fmt(f)
            }
            Happening::Restored(side) => t.event_restored(who(*side)).fmt(f),
            Happening::IllegalStands(side) => t.event_illegal_stands(who(*side)).fmt(f),
            Happening::BecameQueen(side) => t.event_became_queen(who(*side)).fmt(f),
            Happening::FlagFell(side) => t.event_flag_fell(who(*side)).fmt(f),
            Happening::Sealed(side, _) => t.event_sealed(who(*side)).fmt(f),
            Happening::EnvelopeOpened(written) => t.event_envelope_opened(written).fmt(f),
            Happening::SealedUnclear(side, written) => {
                t.event_sealed_unclear(who(*side), written).fmt(f)
            }
            Happening::EnvelopeLost(side) => t.event_envelope_lost(who(*side)).fmt(f),
            Happening::EnvelopeVoid => t.event_envelope_void().fmt(f),
            Happening::RecordingExcused(side) => t.event_recording_excused(who(*side)).fmt(f),
            Happening::ArbiterRecords => t.event_arbiter_records().fmt(f),
            Happening::CompleteSheets(those, clock) => {
                let run = match clock {
                    None => t.sheets_clocks_stopped(),
                    Some(Side::First) => t.sheets_white_runs(),
                    Some(Side::Second) => t.sheets_black_runs(),
                };
                t.event_complete_sheets(those, run).fmt(f)
            }
            Happening::ReconstructOnBoard => t.event_reconstruct_on_board().fmt(f),
            Happening::NextPeriodForBoth => t.event_next_period_for_both().fmt(f),
            Happening::SheetDue(side) => t.event_sheet_due(who(*side)).fmt(f),
            Happening::SheetLent(side) => t.event_sheet_lent(who(*side)).fmt(f),
            Happening::RestoresPieces(side) => t.event_restores_pieces(who(*side)).fmt(f),
            Happening::PositionCarriedOver => t.event_position_carried_over().fmt(f),
            Happening::AdjournedPositionRestored => t.event_adjourned_position_restored().fmt(f),
            Happening::NewGame(what) => t.event_new_game(what).fmt(f),
            Happening::Protested(side, _) => t.event_protested(who(*side)).fmt(f),
            Happening::Breach(side) => t.event_breach(who(*side)).fmt(f),
            Happening::DutyBroken(side) => t.event_duty_broken(who(*side)).fmt(f),
            Happening::PressedLate(side) => t.event_pressed_late(who(*side)).fmt(f),
            Happening::Free(side) => t.event_free(who(*side)).fmt(f),
            Happening::NoCastling(side, rook) => t.event_no_castling(who(*side), rook).fmt(f),
            Happening::PositionRestored(plies) => t.event_position_restored(plies).fmt(f),
            Happening::ClaimWaits(..) => t.event_claim_waits().fmt(f),
            Happening::ReplySealed(side, _) => t.event_reply_sealed(who(*side)).fmt(f),
            Happening::IllegalPositionSeen(_) => t.event_illegal_position_seen().fmt(f),
            Happening::MovedInIllegalPosition(side, written) => {
                t.event_moved_in_illegal_position(who(*side), written).fmt(f)
            }
            Happening::BoardSet(_) => t.event_board_set().fmt(f),
            Happening::IncrementRequested(side) => t.event_increment_requested(who(*side)).fmt(f),
            Happening::IncrementIntroduced(each) => t.event_increment_introduced(each).fmt(f),
            Happening::ClaimPostponed(side) => t.event_claim_postponed(who(*side)).fmt(f),
            Happening::Signed(result) => t.event_signed(outcome(*result)).fmt(f),
            Happening::ResultCorrected(result) => t.event_result_corrected(outcome(*result)).fmt(f),
            Happening::Scored(..) => t.event_scored().fmt(f),
            Happening::NoEffect(reason) => reason.say(lang, f),
            Happening::Asked(question) => question.say(lang, f),
            Happening::Decided(choice) => choice.say(lang, f),
            Happening::Ended(result, why) => {
                t.ended(outcome(*result), termination(Game::Chess, *why)).fmt(f)
            }
        }
    }
}

impl Say for Question {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        let choices = self.permitted.iter().map(|permitted| {
            said(move |t, f| {
                if permitted.follows.is_empty() {
                    return permitted.choice.say(t.0, f);
                }
                let follows = list(permitted.follows.iter(), |_| "; ");
                t.asked_follows(permitted.choice, follows).fmt(f)
            })
        });
        t.asked(list(choices, Texts::list_semicolon)).fmt(f)
    }
}

/// Why a command cannot be taken.
impl Say for Refusal {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::TimeGoesBack { found, expected } => {
                t.refusal_time_goes_back(found, expected).fmt(f)
            }
            Self::UnreadableMove(text) => t.refusal_unreadable_move(text).fmt(f),
            Self::AmbiguousMove(text) => t.refusal_ambiguous_move(text).fmt(f),
            Self::NoPosition => t.refusal_no_position().fmt(f),
            Self::NoQuestion => t.refusal_no_question().fmt(f),
            Self::NotPermitted(choice) => t.refusal_not_permitted(choice).fmt(f),
            Self::NothingSealed => t.refusal_nothing_sealed().fmt(f),
            Self::EnvelopeClosed => t.refusal_envelope_closed().fmt(f),
            Self::Annulled => t.refusal_annulled().fmt(f),
        }
    }
}
