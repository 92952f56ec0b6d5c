//! Events and refusals of a xiangqi game as JSON.

use arbiter::Ruling;
use arbiter::xiangqi::GameSoFar;
use arbiter::xiangqi::ledger::{Event, Happening, Refusal};
use rulebook::Game;
use serde_json::{Value, json};

use super::read::{DECISIONS, Line};
use super::words;
use super::write::word;
use crate::ledger::write::name;
use crate::ruling::{Bilingual, ground_json, outcome_code, ruling_json, termination_code};

fn bilingual(text: &Bilingual) -> Value {
    json!({"zh": text.zh, "en": text.en})
}

/// The answer to one line of a ledger: its events, or why it was refused. `game` is the game after them.
#[must_use]
pub fn answer_json(line: &Line, answer: &Result<Vec<Event>, Refusal>, game: &GameSoFar) -> Value {
    let mut value = json!({
        "line": line.number,
        "at": line.stamped.at.to_string(),
        "do": word(&line.stamped.command),
        "text": bilingual(&words::command(&line.stamped)),
    });
    match answer {
        Ok(events) => {
            value["events"] = events.iter().map(|event| event_json(event, game)).collect();
        }
        Err(refusal) => value["refused"] = bilingual(&words::refusal(refusal)),
    }
    value
}

/// One event of `game`.
#[must_use]
pub fn event_json(event: &Event, game: &GameSoFar) -> Value {
    let grounds: Vec<Value> =
        event.grounds.iter().map(|ground| ground_json(ground, game)).collect();
    let mut value = json!({
        "event": kind(&event.what),
        "text": bilingual(&words::event(event)),
        "grounds": grounds,
    });
    let ruling: Option<&Ruling> = match &event.what {
        Happening::Ended(outcome, termination, ruling) => {
            value["outcome"] = json!(outcome_code(Game::Xiangqi, *outcome));
            value["termination"] = json!(termination_code(*termination));
            ruling.as_deref()
        }
        Happening::Warned(ruling) => Some(ruling.as_ref()),
        Happening::Asked(question) => {
            let permitted: Vec<Value> = question
                .permitted
                .iter()
                .map(|permitted| {
                    let follows: Vec<Value> =
                        permitted.follows.iter().map(|event| event_json(event, game)).collect();
                    json!({"decision": name(DECISIONS, &permitted.decision), "follows": follows})
                })
                .collect();
            value["permitted"] = json!(permitted);
            None
        }
        Happening::SessionStarted
        | Happening::Arrived(_)
        | Happening::ClockStarted(_)
        | Happening::ClocksStopped
        | Happening::Moved(..)
        | Happening::PeriodReached(..)
        | Happening::IllegalMade(..)
        | Happening::Offered(_)
        | Happening::Refused(..)
        | Happening::Claimed(_)
        | Happening::ClaimRight(_)
        | Happening::ClaimWrong(_)
        | Happening::OrderedToVary(_)
        | Happening::TimeAdded(..)
        | Happening::ClocksSet(_)
        | Happening::FlagFell(_)
        | Happening::ViolationRecorded(..)
        | Happening::Protested(..)
        | Happening::TakenBack(..)
        | Happening::Reopened(_)
        | Happening::NoEffect(_)
        | Happening::Decided(_)
        | Happening::Declared(_) => None,
    };
    if let Some(ruling) = ruling {
        value["ruling"] = ruling_json(ruling, game);
    }
    value
}

/// The word of an event.
const fn kind(what: &Happening) -> &'static str {
    match what {
        Happening::SessionStarted => "session_started",
        Happening::Arrived(_) => "arrived",
        Happening::ClockStarted(_) => "clock_started",
        Happening::ClocksStopped => "clocks_stopped",
        Happening::Moved(..) => "moved",
        Happening::PeriodReached(..) => "period_reached",
        Happening::IllegalMade(..) => "illegal_made",
        Happening::Offered(_) => "offered",
        Happening::Refused(..) => "refused",
        Happening::Warned(_) => "warned",
        Happening::Claimed(_) => "claimed",
        Happening::ClaimRight(_) => "claim_right",
        Happening::ClaimWrong(_) => "claim_wrong",
        Happening::OrderedToVary(_) => "ordered_to_vary",
        Happening::TimeAdded(..) => "time_added",
        Happening::ClocksSet(_) => "clocks_set",
        Happening::FlagFell(_) => "flag_fell",
        Happening::ViolationRecorded(..) => "violation_recorded",
        Happening::Protested(..) => "protested",
        Happening::TakenBack(..) => "taken_back",
        Happening::Reopened(_) => "reopened",
        Happening::NoEffect(_) => "no_effect",
        Happening::Asked(_) => "asked",
        Happening::Decided(_) => "decided",
        Happening::Declared(_) => "declared",
        Happening::Ended(..) => "ended",
    }
}
