//! Commands of a chess game from their form and back.

use arbiter::chess::ledger as inner;
use arbiter::clock::{Millis, Reading};
use chess::{Position, Square};
use serde_json::Value;

use super::names::{First, Hands, Offence, Outcome, SheetState};
use super::{Command, Side};
use crate::fault::LineFaultKind as Fault;
use crate::ledger::time::reading;
use crate::ledger::{Time, wrong_fen};

/// A command, and the press of the clock a move may carry.
pub(super) fn commands(form: Command) -> Result<Vec<inner::Command>, Fault> {
    let mut press = None;
    if let Command::Move { by, press: Some(true), .. } = &form {
        press = Some(inner::Command::Press((*by).into()));
    }
    Ok(std::iter::once(inner::Command::try_from(form)?).chain(press).collect())
}

impl TryFrom<Command> for inner::Command {
    type Error = Fault;

    #[expect(clippy::too_many_lines, reason = "one arm for each command")]
    fn try_from(form: Command) -> Result<Self, Fault> {
        let clocks =
            |white: Option<&Time>, black: Option<&Time>| reading(white, black, ["white", "black"]);
        let observer = |by: Option<super::Observer>| {
            by.map_or(inner::Observer::Arbiter, inner::Observer::from)
        };
        Ok(match form {
            Command::StartSession {} => Self::StartSession,
            Command::Arrive { by } => Self::Arrive(by.into()),
            Command::Absent { by } => Self::Absent(by.into()),
            Command::Touch { by, square: at, how } => {
                Self::Touch(by.into(), square(&at)?, how.map_or(inner::Intent::Play, Into::into))
            }
            // The press is a command of its own.
            Command::Move { by, r#move, hands, press: _ } => {
                Self::Move(by.into(), r#move, hands.map_or(inner::Hands::One, Into::into))
            }
            Command::Press { by } => Self::Press(by.into()),
            Command::Pause { by, reason } => {
                Self::Pause(observer(by), reason.map_or(inner::PauseReason::Arbiter, Into::into))
            }
            Command::Restart { by } => Self::Restart(by.map(Into::into)),
            Command::Clocks { white, black } => {
                Self::ShowClocks(clocks(white.as_ref(), black.as_ref())?)
            }
            Command::Correct { white, black } => {
                Self::Correct(clocks(white.as_ref(), black.as_ref())?)
            }
            Command::Offer { by } => Self::Offer(by.into()),
            Command::Accept { by } => Self::Accept(by.into()),
            Command::Decline { by } => Self::Decline(by.into()),
            Command::WithdrawOffer { by } => Self::WithdrawOffer(by.into()),
            Command::Write { by, r#move } => Self::Write(by.into(), r#move),
            Command::Claim { by, kind, r#move, first } => {
                let announced = r#move.map(|text| inner::Announced { text });
                match first {
                    Some(First::Opponent) => {
                        Self::ClaimToOpponent(by.into(), kind.into(), announced)
                    }
                    Some(First::Check) | None => Self::Claim(by.into(), kind.into(), announced),
                }
            }
            Command::WithdrawClaim { by } => Self::WithdrawClaim(by.into()),
            Command::Resign { by } => Self::Resign(by.into()),
            Command::Flag { by, seen_by } => Self::Flag(by.into(), observer(seen_by)),
            Command::BothFlags { first } => Self::BothFlags(first.map(Into::into)),
            Command::ReportIllegal { by } => Self::ReportIllegal(observer(by)),
            Command::Seal { by, r#move, until } => {
                let until = until.map(|time| time.not_negative("until")).transpose()?;
                Self::Seal(by.into(), r#move, until)
            }
            Command::OpenEnvelope { r#move } => Self::OpenEnvelope(r#move),
            Command::LoseEnvelope { r#move } => Self::LoseEnvelope(r#move),
            Command::Displace { by } => Self::Displace(by.into()),
            Command::Wrong { what } => Self::Wrong(what.into()),
            Command::Refuse { by } => Self::Refuse(by.into()),
            Command::StopRecording { by } => Self::StopRecording(by.into()),
            Command::Borrow { by } => Self::Borrow(by.into()),
            Command::Sheets { state, by } => Self::Sheets(match (state, by) {
                (SheetState::ToComplete, Some(by)) => inner::SheetReport::ToComplete(by.into()),
                (SheetState::ToComplete, None) => return Err(Fault::Missing("by")),
                (SheetState::NeedBoard, None) => inner::SheetReport::NeedBoard,
                (SheetState::Impossible, None) => inner::SheetReport::Impossible,
                (SheetState::Complete, None) => inner::SheetReport::Complete,
                (
                    SheetState::NeedBoard | SheetState::Impossible | SheetState::Complete,
                    Some(_),
                ) => {
                    return Err(Fault::Unknown("by".to_owned()));
                }
            }),
            Command::Device { by } => Self::Device(by.into()),
            Command::Penalty { by, time, r#for } => Self::Penalty(
                by.into(),
                time.not_negative("time")?,
                r#for.map_or(inner::Offence::Unnamed, Into::into),
            ),
            Command::Protest { by, text } => Self::Protest(by.into(), text),
            Command::Decide { choice } => Self::Decide(choice.into()),
            Command::Release { by, r#move } => Self::Release(by.into(), r#move),
            Command::ReportTouch { by, of, square: at } => {
                Self::ReportTouch(observer(by), of.into(), square(&at)?)
            }
            Command::ReplaceClock { white, black } => {
                Self::ReplaceClock(clocks(white.as_ref(), black.as_ref())?)
            }
            Command::Misplaced { plies } => Self::Misplaced(plies.unwrap_or(0)),
            Command::Sign { outcome } => {
                Self::Sign(outcome.ok_or(Fault::Missing("outcome"))?.into())
            }
            Command::Score { white, black } => Self::Score(white.into(), black.into()),
            Command::IllegalPosition {} => Self::SeeIllegalPosition,
            Command::Board { fen } => Self::SetBoard(Box::new(position(&fen)?)),
            Command::RequestIncrement { by } => Self::RequestIncrement(by.into()),
            Command::ClaimNormalMeans { by, ground } => Self::ClaimNormalMeans(
                by.into(),
                ground.map_or(inner::NormalMeans::CannotWin, Into::into),
            ),
            Command::PutRight {} => Self::PutRight,
        })
    }
}

impl From<&inner::Command> for Command {
    #[expect(clippy::too_many_lines, reason = "one arm for each command")]
    fn from(command: &inner::Command) -> Self {
        type Inner = inner::Command;
        let by = |side: &arbiter::Side| Side::from(*side);
        match command {
            Inner::StartSession => Self::StartSession {},
            Inner::Arrive(side) => Self::Arrive { by: by(side) },
            Inner::Absent(those) => Self::Absent { by: (*those).into() },
            Inner::Touch(side, square, intent) => Self::Touch {
                by: by(side),
                square: square.to_string(),
                how: Some((*intent).into()),
            },
            Inner::Move(side, text, hands) => Self::Move {
                by: by(side),
                r#move: text.clone(),
                hands: match hands {
                    inner::Hands::One => None,
                    inner::Hands::Two => Some(Hands::Two),
                },
                press: None,
            },
            Inner::Press(side) => Self::Press { by: by(side) },
            Inner::Pause(observer, reason) => {
                Self::Pause { by: Some((*observer).into()), reason: Some((*reason).into()) }
            }
            Inner::Restart(side) => Self::Restart { by: side.as_ref().map(by) },
            Inner::ShowClocks(reading) => {
                let [white, black] = times(*reading);
                Self::Clocks { white, black }
            }
            Inner::Correct(reading) => {
                let [white, black] = times(*reading);
                Self::Correct { white, black }
            }
            Inner::Offer(side) => Self::Offer { by: by(side) },
            Inner::Accept(side) => Self::Accept { by: by(side) },
            Inner::Decline(side) => Self::Decline { by: by(side) },
            Inner::WithdrawOffer(side) => Self::WithdrawOffer { by: by(side) },
            Inner::Write(side, text) => Self::Write { by: by(side), r#move: text.clone() },
            Inner::Claim(side, claim, announced) => Self::Claim {
                by: by(side),
                kind: (*claim).into(),
                r#move: announced.as_ref().map(|announced| announced.text.clone()),
                first: None,
            },
            Inner::ClaimToOpponent(side, claim, announced) => Self::Claim {
                by: by(side),
                kind: (*claim).into(),
                r#move: announced.as_ref().map(|announced| announced.text.clone()),
                first: Some(First::Opponent),
            },
            Inner::WithdrawClaim(side) => Self::WithdrawClaim { by: by(side) },
            Inner::Resign(side) => Self::Resign { by: by(side) },
            Inner::Flag(side, seen) => Self::Flag { by: by(side), seen_by: Some((*seen).into()) },
            Inner::BothFlags(first) => Self::BothFlags { first: first.as_ref().map(by) },
            Inner::ReportIllegal(observer) => Self::ReportIllegal { by: Some((*observer).into()) },
            Inner::Seal(side, text, until) => {
                Self::Seal { by: by(side), r#move: text.clone(), until: until.map(Time::from) }
            }
            Inner::OpenEnvelope(text) => Self::OpenEnvelope { r#move: text.clone() },
            Inner::LoseEnvelope(text) => Self::LoseEnvelope { r#move: text.clone() },
            Inner::Displace(side) => Self::Displace { by: by(side) },
            Inner::Wrong(what) => Self::Wrong { what: (*what).into() },
            Inner::Refuse(those) => Self::Refuse { by: (*those).into() },
            Inner::StopRecording(side) => Self::StopRecording { by: by(side) },
            Inner::Borrow(side) => Self::Borrow { by: by(side) },
            Inner::Sheets(report) => {
                let (state, by) = match *report {
                    inner::SheetReport::ToComplete(who) => {
                        (SheetState::ToComplete, Some(who.into()))
                    }
                    inner::SheetReport::NeedBoard => (SheetState::NeedBoard, None),
                    inner::SheetReport::Impossible => (SheetState::Impossible, None),
                    inner::SheetReport::Complete => (SheetState::Complete, None),
                };
                Self::Sheets { state, by }
            }
            Inner::Device(side) => Self::Device { by: by(side) },
            Inner::Penalty(side, time, offence) => {
                let offence = Offence::from(*offence);
                Self::Penalty {
                    by: by(side),
                    time: (*time).into(),
                    r#for: (offence != Offence::Unnamed).then_some(offence),
                }
            }
            Inner::Protest(side, text) => Self::Protest { by: by(side), text: text.clone() },
            Inner::Decide(choice) => Self::Decide { choice: (*choice).into() },
            Inner::Release(side, text) => Self::Release { by: by(side), r#move: text.clone() },
            Inner::ReportTouch(observer, of, square) => Self::ReportTouch {
                by: Some((*observer).into()),
                of: by(of),
                square: square.to_string(),
            },
            Inner::ReplaceClock(reading) => {
                let [white, black] = times(*reading);
                Self::ReplaceClock { white, black }
            }
            Inner::Misplaced(plies) => Self::Misplaced { plies: Some(*plies) },
            Inner::Sign(outcome) => Self::Sign { outcome: Outcome::of(*outcome) },
            Inner::Score(first, second) => {
                Self::Score { white: (*first).into(), black: (*second).into() }
            }
            Inner::SeeIllegalPosition => Self::IllegalPosition {},
            Inner::SetBoard(position) => Self::Board { fen: chess::fen::write(position) },
            Inner::RequestIncrement(side) => Self::RequestIncrement { by: by(side) },
            Inner::ClaimNormalMeans(side, ground) => {
                Self::ClaimNormalMeans { by: by(side), ground: Some((*ground).into()) }
            }
            Inner::PutRight => Self::PutRight {},
        }
    }
}

fn times(reading: Reading) -> [Option<Time>; 2] {
    [reading.first, reading.second].map(|time: Option<Millis>| time.map(Time::from))
}

fn square(text: &str) -> Result<Square, Fault> {
    Square::from_ascii(text.as_bytes()).map_err(|_| {
        let expected = ("a1 至 h8 的格", "a square from a1 to h8");
        Fault::wrong("square", &Value::from(text), expected)
    })
}

pub(super) fn position(fen: &str) -> Result<Position, Fault> {
    chess::fen::read(fen).map(|read| read.position).map_err(|error| wrong_fen(fen, &error))
}
