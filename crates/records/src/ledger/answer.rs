//! Events and refusals as JSON.

use arbiter::Ground;
use arbiter::chess::ledger::{Event, Happening, Refusal};
use rulebook::Game;
use serde_json::{Value, json};

use super::fault::LineFault;
use super::read::Line;
use super::write::word;
use super::{chess_fact_json, words};
use crate::ruling::{Bilingual, fact as fact_words};

fn bilingual(text: &Bilingual) -> Value {
    json!({"zh": text.zh, "en": text.en})
}

/// The answer to one line of a ledger: its events, or why it was refused.
#[must_use]
pub fn answer_json(line: &Line, answer: &Result<Vec<Event>, Refusal>) -> Value {
    let mut value = json!({
        "line": line.number,
        "at": line.stamped.at.to_string(),
        "do": word(&line.stamped.command),
        "text": bilingual(&words::command(&line.stamped)),
    });
    match answer {
        Ok(events) => value["events"] = events.iter().map(event_json).collect(),
        Err(refusal) => value["refused"] = bilingual(&words::refusal(refusal)),
    }
    value
}

/// A line that could not be read.
#[must_use]
pub fn fault_json(fault: &LineFault) -> Value {
    json!({"line": fault.line, "fault": bilingual(&fault.kind.words())})
}

/// One event.
#[must_use]
pub fn event_json(event: &Event) -> Value {
    let mut value = json!({
        "event": kind(&event.what),
        "text": bilingual(&words::event(event)),
        "grounds": event.grounds.iter().map(ground).collect::<Vec<_>>(),
    });
    if let Happening::Ended(outcome, termination) = &event.what {
        value["outcome"] = json!(crate::ruling::outcome_code(Game::Chess, *outcome));
        value["termination"] = json!(crate::ruling::termination_code(*termination));
    }
    if let Happening::Signed(outcome) | Happening::ResultCorrected(outcome) = &event.what {
        value["outcome"] = json!(crate::ruling::outcome_code(Game::Chess, *outcome));
    }
    if let Happening::Asked(question) = &event.what {
        let permitted: Vec<Value> = question
            .permitted
            .iter()
            .map(|permitted| {
                json!({
                    "choice": super::write::name(super::read::CHOICES, &permitted.choice),
                    "follows": permitted.follows.iter().map(event_json).collect::<Vec<_>>(),
                })
            })
            .collect();
        value["permitted"] = json!(permitted);
    }
    value
}

fn ground(ground: &Ground) -> Value {
    let facts: Vec<Value> = ground
        .facts
        .iter()
        .map(|fact| {
            let text = fact_words(Game::Chess, fact, &|_, _| Bilingual::default());
            let mut value = match fact {
                arbiter::Fact::Chess(chess) => chess_fact_json(chess),
                arbiter::Fact::PositionRepeated { plies } => {
                    json!({"kind": "position_repeated", "plies": plies})
                }
                arbiter::Fact::Occurrences { stood, needed } => {
                    json!({"kind": "occurrences", "stood": stood, "needed": needed})
                }
                arbiter::Fact::CycleCompleted { .. }
                | arbiter::Fact::AttacksOnEveryMove { .. }
                | arbiter::Fact::MovesIdly { .. }
                | arbiter::Fact::Weighed { .. }
                | arbiter::Fact::Heavier { .. }
                | arbiter::Fact::PointsOfRun { .. }
                | arbiter::Fact::SameVictim { .. }
                | arbiter::Fact::OnlyCutsOff { .. }
                | arbiter::Fact::ChangesVictims { .. }
                | arbiter::Fact::ParriesAndAttacks { .. }
                | arbiter::Fact::CounterAttacks { .. }
                | arbiter::Fact::ChecksInARow { .. }
                | arbiter::Fact::Mated { .. }
                | arbiter::Fact::NoLegalMove { .. }
                | arbiter::Fact::PliesWithoutCapture { .. }
                | arbiter::Fact::IllegalMove { .. }
                | arbiter::Fact::EarlierRoundsDiffer { .. }
                | arbiter::Fact::OrderDue { .. }
                | arbiter::Fact::Ordered { .. }
                | arbiter::Fact::LosesAtOnce { .. }
                | arbiter::Fact::WorkSpent { .. }
                | arbiter::Fact::NotProven { .. } => json!({}),
            };
            value["text"] = bilingual(&text);
            value
        })
        .collect();
    json!({
        "rulebook": ground.rule.document,
        "article": ground.rule.number,
        "title": {"zh": ground.rule.title.zh, "en": ground.rule.title.en},
        "facts": facts,
    })
}

/// The name of an event; part of the form's version.
const fn kind(what: &Happening) -> &'static str {
    match what {
        Happening::SessionStarted => "session_started",
        Happening::Arrived(..) => "arrived",
        Happening::ClockStarted(_) => "clock_started",
        Happening::ClocksStopped => "clocks_stopped",
        Happening::Touched(..) => "touched",
        Happening::Adjusted(..) => "adjusted",
        Happening::MustMove(..) => "must_move",
        Happening::Moved(..) => "moved",
        Happening::TwoHanded(_) => "two_handed",
        Happening::MadeWithOneHand(_) => "made_with_one_hand",
        Happening::IllegalMade(..) => "illegal_made",
        Happening::Pressed(_) => "pressed",
        Happening::PeriodReached(..) => "period_reached",
        Happening::Offered(..) => "offered",
        Happening::Refused(..) => "refused",
        Happening::Wrote(..) => "wrote",
        Happening::Claimed(..) => "claimed",
        Happening::ClaimRight(..) => "claim_right",
        Happening::ClaimWrong(..) => "claim_wrong",
        Happening::MustPlay(..) => "must_play",
        Happening::TimeAdded(..) => "time_added",
        Happening::ClocksSet(_) => "clocks_set",
        Happening::IllegalCompleted(..) => "illegal_completed",
        Happening::IncrementTaken(..) => "increment_taken",
        Happening::Restored(_) => "restored",
        Happening::IllegalStands(_) => "illegal_stands",
        Happening::BecameQueen(_) => "became_queen",
        Happening::FlagFell(_) => "flag_fell",
        Happening::Sealed(..) => "sealed",
        Happening::EnvelopeOpened(_) => "envelope_opened",
        Happening::SealedUnclear(..) => "sealed_unclear",
        Happening::EnvelopeLost(_) => "envelope_lost",
        Happening::EnvelopeVoid => "envelope_void",
        Happening::RecordingExcused(_) => "recording_excused",
        Happening::ArbiterRecords => "arbiter_records",
        Happening::CompleteSheets(..) => "complete_sheets",
        Happening::ReconstructOnBoard => "reconstruct_on_board",
        Happening::NextPeriodForBoth => "next_period_for_both",
        Happening::SheetDue(_) => "sheet_due",
        Happening::SheetLent(_) => "sheet_lent",
        Happening::RestoresPieces(_) => "restores_pieces",
        Happening::PositionCarriedOver => "position_carried_over",
        Happening::AdjournedPositionRestored => "adjourned_position_restored",
        Happening::NewGame(_) => "new_game",
        Happening::Protested(..) => "protested",
        Happening::Breach(_) | Happening::DutyBroken(_) => "breach",
        Happening::PressedLate(_) => "pressed_late",
        Happening::Free(_) => "free",
        Happening::NoCastling(..) => "no_castling",
        Happening::PositionRestored(_) => "position_restored",
        Happening::ClaimWaits(..) => "claim_waits",
        Happening::ReplySealed(..) => "reply_sealed",
        Happening::IllegalPositionSeen(_) => "illegal_position_seen",
        Happening::MovedInIllegalPosition(..) => "moved_in_illegal_position",
        Happening::BoardSet(_) => "board_set",
        Happening::IncrementRequested(_) => "increment_requested",
        Happening::IncrementIntroduced(_) => "increment_introduced",
        Happening::ClaimPostponed(_) => "claim_postponed",
        Happening::Signed(_) => "signed",
        Happening::ResultCorrected(_) => "result_corrected",
        Happening::Scored(..) => "scored",
        Happening::NoEffect(_) => "no_effect",
        Happening::Asked(_) => "asked",
        Happening::Decided(_) => "decided",
        Happening::Ended(..) => "ended",
    }
}
