//! The ledger of a chess game.

mod about;
mod command;
mod convert;
mod header;
mod names;
mod of_record;
mod pgn;

use arbiter::chess::ledger::{self as inner, Game, Setup, Stamped};
use arbiter::clock::Millis;
use serde_json::Value;
use words::Say as _;

pub use about::About;
pub use command::Command;
pub use header::{Header, LongerLimit, LongerLimits};
pub use names::{
    Choice, Claim, First, Hands, Intent, LastMinutes, NormalMeans, Observer, Offence, Outcome,
    PauseReason, Play, Points, SheetState, Side, Supervision, Who, WrongSetup,
};
pub use of_record::{FromRecord, Unsaid, of_record};
pub use pgn::{pgn_of, to_pgn};

use super::{Fields, Line as AnyLine, LineFault, command_fault, fields, line_text, moment};
use crate::fault::LineFaultKind as Fault;
use crate::ledger::{Answered, Came, Event, Permitted};
use crate::ruling::{Ground, Of};

/// A ledger to start from: a claim wrong by one repetition, a flag, and a protest.
pub const EXAMPLE: &str = include_str!("example.jsonl");

/// A ledger as read.
pub type LedgerFile = super::LedgerFile<About, Setup, Stamped>;

/// A command and its line.
pub type Line = AnyLine<Stamped>;

/// What a command led to, or why it was refused.
pub type Answer = Result<Vec<inner::Event>, inner::Refusal>;

impl LedgerFile {
    /// Runs the commands: the game at the end, and an answer for each. A line of which one command is refused does
    /// nothing at all: each of its commands is answered with the refusal.
    #[must_use]
    pub fn run(&self) -> (Game, Vec<Answer>) {
        let mut game = Game::new(self.setup.clone());
        let mut answers = Vec::with_capacity(self.lines.len());
        for line in self.lines.chunk_by(|one, next| one.number == next.number) {
            let commands: Vec<Stamped> = line.iter().map(|one| one.stamped.clone()).collect();
            match game.take(&commands) {
                Ok(taken) => answers.extend(taken.into_iter().map(Ok)),
                Err(refusal) => answers.extend(line.iter().map(|_| Err(refusal.clone()))),
            }
        }
        (game, answers)
    }
}

/// Reads a ledger.
///
/// # Errors
/// When the first line cannot be read; without it nothing can be ruled. Other faults are in the file.
pub fn read(text: &str) -> Result<LedgerFile, LineFault> {
    super::read(text, header::setup, commands)
}

/// Reads the first line from its fields.
///
/// # Errors
/// When a field is missing, not known, or holds something else than it should.
pub fn setup_of(fields: Fields) -> Result<Setup, Fault> {
    header::setup(fields).map(|(_, setup)| setup)
}

/// Reads one line behind the first: the command, and the press a move may carry.
///
/// `now` is the moment of the line before.
///
/// # Errors
/// When it is no command of the form.
pub fn read_line(row: &str, now: Millis) -> Result<Vec<Stamped>, Fault> {
    commands_of(fields(row)?, now)
}

/// Reads one line behind the first from its fields; see [`read_line`].
///
/// # Errors
/// When they are no command of the form.
pub fn commands_of(fields: Fields, now: Millis) -> Result<Vec<Stamped>, Fault> {
    commands(fields, now).map(|(_, commands)| commands)
}

fn commands(mut fields: Fields, now: Millis) -> Result<(Millis, Vec<Stamped>), Fault> {
    let at = moment(&mut fields, now)?;
    let form: Command = crate::fields::read(fields).map_err(|fault| {
        command_fault(fault, (" docs/ledger.md 的命令", "a command of docs/ledger.md"))
    })?;
    let stamped = |command| Stamped { at, command };
    Ok((at, convert::commands(form)?.into_iter().map(stamped).collect()))
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

/// The answer to one line of a ledger: its events, or why it was refused.
#[must_use]
pub fn answered(line: &Line, answer: &Answer) -> Answered {
    let text = line.stamped.command.both().into();
    let came = match answer {
        Ok(events) => Came::Events(events.iter().map(Event::from).collect()),
        Err(refusal) => Came::Refused(refusal.both().into()),
    };
    Answered::new(line.number, &command_json(&line.stamped), text, came)
}

/// One event as a tree.
#[must_use]
pub fn event_json(event: &inner::Event) -> Value {
    super::tree(&Event::from(event))
}

impl From<&inner::Event> for Event {
    fn from(event: &inner::Event) -> Self {
        let outcome = |outcome| Some((rulebook::Game::Chess, outcome).into());
        let mut form = Self::new(kind(&event.what), event.both().into());
        form.grounds = event.grounds.iter().map(|ground| brief(Of::CHESS.ground(ground))).collect();
        if let inner::Happening::Ended(who, why) = &event.what {
            (form.outcome, form.termination) = (outcome(*who), Some((*why).into()));
        }
        if let inner::Happening::Signed(who) | inner::Happening::ResultCorrected(who) = &event.what
        {
            form.outcome = outcome(*who);
        }
        if let inner::Happening::Asked(question) = &event.what {
            let permitted = question.permitted.iter().map(|permitted| Permitted {
                choice: Some(permitted.choice.into()),
                decision: None,
                follows: permitted.follows.iter().map(Self::from).collect(),
            });
            form.permitted = Some(permitted.collect());
        }
        form
    }
}

/// A ground without what a ledger does not repeat with every event.
fn brief(ground: Ground) -> Ground {
    Ground { name: None, interpretations: None, ..ground }
}

/// The name of an event; part of the form's version.
const fn kind(what: &inner::Happening) -> &'static str {
    match what {
        inner::Happening::SessionStarted => "session_started",
        inner::Happening::Arrived(..) => "arrived",
        inner::Happening::ClockStarted(_) => "clock_started",
        inner::Happening::ClocksStopped => "clocks_stopped",
        inner::Happening::Touched(..) => "touched",
        inner::Happening::Adjusted(..) => "adjusted",
        inner::Happening::MustMove(..) => "must_move",
        inner::Happening::Moved(..) => "moved",
        inner::Happening::TwoHanded(_) => "two_handed",
        inner::Happening::MadeWithOneHand(_) => "made_with_one_hand",
        inner::Happening::IllegalMade(..) => "illegal_made",
        inner::Happening::Pressed(_) => "pressed",
        inner::Happening::PeriodReached(..) => "period_reached",
        inner::Happening::Offered(..) => "offered",
        inner::Happening::Refused(..) => "refused",
        inner::Happening::Wrote(..) => "wrote",
        inner::Happening::Claimed(..) => "claimed",
        inner::Happening::ClaimRight(..) => "claim_right",
        inner::Happening::ClaimWrong(..) => "claim_wrong",
        inner::Happening::MustPlay(..) => "must_play",
        inner::Happening::TimeAdded(..) => "time_added",
        inner::Happening::ClocksSet(_) => "clocks_set",
        inner::Happening::IllegalCompleted(..) => "illegal_completed",
        inner::Happening::IncrementTaken(..) => "increment_taken",
        inner::Happening::Restored(_) => "restored",
        inner::Happening::IllegalStands(_) => "illegal_stands",
        inner::Happening::BecameQueen(_) => "became_queen",
        inner::Happening::FlagFell(_) => "flag_fell",
        inner::Happening::Sealed(..) => "sealed",
        inner::Happening::EnvelopeOpened(_) => "envelope_opened",
        inner::Happening::SealedUnclear(..) => "sealed_unclear",
        inner::Happening::EnvelopeLost(_) => "envelope_lost",
        inner::Happening::EnvelopeVoid => "envelope_void",
        inner::Happening::RecordingExcused(_) => "recording_excused",
        inner::Happening::ArbiterRecords => "arbiter_records",
        inner::Happening::CompleteSheets(..) => "complete_sheets",
        inner::Happening::ReconstructOnBoard => "reconstruct_on_board",
        inner::Happening::NextPeriodForBoth => "next_period_for_both",
        inner::Happening::SheetDue(_) => "sheet_due",
        inner::Happening::SheetLent(_) => "sheet_lent",
        inner::Happening::RestoresPieces(_) => "restores_pieces",
        inner::Happening::PositionCarriedOver => "position_carried_over",
        inner::Happening::AdjournedPositionRestored => "adjourned_position_restored",
        inner::Happening::NewGame(_) => "new_game",
        inner::Happening::Protested(..) => "protested",
        inner::Happening::Breach(_) | inner::Happening::DutyBroken(_) => "breach",
        inner::Happening::PressedLate(_) => "pressed_late",
        inner::Happening::Free(_) => "free",
        inner::Happening::NoCastling(..) => "no_castling",
        inner::Happening::PositionRestored(_) => "position_restored",
        inner::Happening::ClaimWaits(..) => "claim_waits",
        inner::Happening::ReplySealed(..) => "reply_sealed",
        inner::Happening::IllegalPositionSeen(_) => "illegal_position_seen",
        inner::Happening::MovedInIllegalPosition(..) => "moved_in_illegal_position",
        inner::Happening::BoardSet(_) => "board_set",
        inner::Happening::IncrementRequested(_) => "increment_requested",
        inner::Happening::IncrementIntroduced(_) => "increment_introduced",
        inner::Happening::ClaimPostponed(_) => "claim_postponed",
        inner::Happening::Signed(_) => "signed",
        inner::Happening::ResultCorrected(_) => "result_corrected",
        inner::Happening::Scored(..) => "scored",
        inner::Happening::NoEffect(_) => "no_effect",
        inner::Happening::Asked(_) => "asked",
        inner::Happening::Decided(_) => "decided",
        inner::Happening::Ended(..) => "ended",
    }
}
