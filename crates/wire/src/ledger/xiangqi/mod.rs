//! The ledger of a game of xiangqi: the same form of file as for chess, with the sides `red` and `black`.

mod command;
mod header;
mod record;

use arbiter::clock::Millis;
use arbiter::xiangqi::ledger::{self as inner, Setup, Stamped};
use arbiter::xiangqi::{Book, GameSoFar};
use records::ruling::Replay;
use serde_json::Value;
use words::Say as _;

pub use command::{Command, Decision, Outcome, Side};
pub use header::{About, Header};
pub use record::to_record;

use super::{Fields, Line as AnyLine, LineFault, command_fault, first_line, line_text, moment};
use crate::fault::LineFaultKind as Fault;
use crate::ledger::{Answered, Came, Event, Permitted};
use crate::ruling::Of;

/// A ledger as read.
pub type LedgerFile = super::LedgerFile<About, Setup, Stamped>;

/// A command and its line.
pub type Line = AnyLine<Stamped>;

/// Whether the first line of a ledger names a xiangqi book.
#[must_use]
pub fn is_xiangqi(text: &str) -> bool {
    first_line(text)
        .is_some_and(|first| first["rules"].as_str().is_some_and(|id| Book::from_id(id).is_some()))
}

/// Reads a ledger.
///
/// # Errors
/// When the first line cannot be read; without it nothing can be ruled. Other faults are in the file.
pub fn read(text: &str) -> Result<LedgerFile, LineFault> {
    super::read(text, header::setup, |fields, now| {
        command_of(fields, now).map(|stamped| (stamped.at, vec![stamped]))
    })
}

/// Reads the first line from its fields.
///
/// # Errors
/// When a field is missing, not known, or holds something else than it should.
pub fn setup_of(fields: Fields) -> Result<Setup, Fault> {
    header::setup(fields).map(|(_, setup)| setup)
}

/// Reads one line behind the first from its fields; `at` and `after` are counted from `now`.
///
/// # Errors
/// When they are no command of the form.
pub fn command_of(mut fields: Fields, now: Millis) -> Result<Stamped, Fault> {
    let at = moment(&mut fields, now)?;
    let form: Command = crate::fields::read(fields).map_err(|fault| {
        let expected = (" docs/ledger.md 的象棋命令", "a xiangqi command of docs/ledger.md");
        command_fault(fault, expected)
    })?;
    Ok(Stamped { at, command: form.try_into()? })
}

/// The whole file: the first line and one line a command.
#[must_use]
pub fn write<'a>(setup: &Setup, commands: impl IntoIterator<Item = &'a Stamped>) -> String {
    let lines = commands.into_iter().map(|stamped| line_text(&command_json(stamped)));
    std::iter::once(line_text(&header_json(setup))).chain(lines).collect()
}

/// The first line.
#[must_use]
pub fn header_json(setup: &Setup) -> Value {
    super::tree(&Header::from(setup))
}

/// One line: a command with its time.
#[must_use]
pub fn command_json(stamped: &Stamped) -> Value {
    super::tree(&super::Stamp { at: stamped.at.into(), command: Command::from(&stamped.command) })
}

/// The answer to one line of a ledger: its events, or why it was refused. `game` is the game after them.
#[must_use]
pub fn answered(
    line: &Line,
    answer: &Result<Vec<inner::Event>, inner::Refusal>,
    game: &GameSoFar,
) -> Answered {
    let text = line.stamped.command.both().into();
    let came = match answer {
        Ok(events) => Came::Events(self::events(events, game)),
        Err(refusal) => Came::Refused(refusal.both().into()),
    };
    Answered::new(line.number, &command_json(&line.stamped), text, came)
}

/// Events of `game`.
#[must_use]
pub fn events(events: &[inner::Event], game: &GameSoFar) -> Vec<Event> {
    let replay = Replay::new(game);
    events.iter().map(|event| Event::of_xiangqi(event, Of::xiangqi(&replay))).collect()
}

impl Event {
    fn of_xiangqi(event: &inner::Event, of: Of<'_>) -> Self {
        let mut form = Self::new(kind(&event.what), event.both().into());
        form.grounds = event.grounds.iter().map(|ground| of.ground(ground)).collect();
        if let inner::Happening::Ended(outcome, termination, ruling) = &event.what {
            form.outcome = Some((rulebook::Game::Xiangqi, *outcome).into());
            form.termination = Some((*termination).into());
            form.ruling = ruling.as_ref().map(|ruling| of.ruling(ruling));
        }
        if let inner::Happening::Warned(ruling) = &event.what {
            form.ruling = Some(of.ruling(ruling));
        }
        if let inner::Happening::Asked(question) = &event.what {
            let follows = |follows: &[inner::Event]| {
                follows.iter().map(|event| Self::of_xiangqi(event, of)).collect()
            };
            let permitted = question.permitted.iter().map(|permitted| Permitted {
                choice: None,
                decision: Decision::of(permitted.decision),
                follows: follows(&permitted.follows),
            });
            form.permitted = Some(permitted.collect());
        }
        form
    }
}

/// The word of an event.
const fn kind(what: &inner::Happening) -> &'static str {
    match what {
        inner::Happening::SessionStarted => "session_started",
        inner::Happening::Arrived(_) => "arrived",
        inner::Happening::ClockStarted(_) => "clock_started",
        inner::Happening::ClocksStopped => "clocks_stopped",
        inner::Happening::Moved(..) => "moved",
        inner::Happening::PeriodReached(..) => "period_reached",
        inner::Happening::IllegalMade(..) => "illegal_made",
        inner::Happening::Offered(_) => "offered",
        inner::Happening::Refused(..) => "refused",
        inner::Happening::Warned(_) => "warned",
        inner::Happening::Claimed(_) => "claimed",
        inner::Happening::ClaimRight(_) => "claim_right",
        inner::Happening::ClaimWrong(_) => "claim_wrong",
        inner::Happening::OrderedToVary(_) => "ordered_to_vary",
        inner::Happening::TimeAdded(..) => "time_added",
        inner::Happening::ClocksSet(_) => "clocks_set",
        inner::Happening::FlagFell(_) => "flag_fell",
        inner::Happening::ViolationRecorded(..) => "violation_recorded",
        inner::Happening::Protested(..) => "protested",
        inner::Happening::TakenBack(..) => "taken_back",
        inner::Happening::Reopened(_) => "reopened",
        inner::Happening::NoEffect(_) => "no_effect",
        inner::Happening::Asked(_) => "asked",
        inner::Happening::Decided(_) => "decided",
        inner::Happening::Declared(_) => "declared",
        inner::Happening::Ended(..) => "ended",
    }
}
