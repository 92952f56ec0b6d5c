//! A command of a game of xiangqi.

use arbiter::clock::Reading;
use arbiter::xiangqi::ledger as inner;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fault::LineFaultKind as Fault;
use crate::ledger::Time;
use crate::ledger::time::reading;
use crate::names::names;

names! { both
    /// A player.
    Side of arbiter::Side {
        Red = (arbiter::Side::First),
        Black = (arbiter::Side::Second),
    }
}

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Red won.
    RedWins,
    /// Black won.
    BlackWins,
    /// Drawn.
    Draw,
    /// Nought to both.
    BothLose,
}

/// A decision of the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Red wins.
    RedWins,
    /// Black wins.
    BlackWins,
    /// Drawn.
    Draw,
    /// Nought to both.
    BothLose,
    /// Red must vary or loses.
    RedMustVary,
    /// Black must vary or loses.
    BlackMustVary,
    /// The game goes on.
    PlayOn,
}

/// What somebody at the board did, or the arbiter reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/ledger.md describes every field")]
pub enum Command {
    /// The session starts.
    StartSession {},
    /// A player comes to the board.
    Arrive { by: Side },
    /// A player has not come.
    Absent { by: Side },
    /// A move was made, in any notation, and the clock pressed.
    Move { by: Side, r#move: String },
    /// A draw was offered.
    Offer { by: Side },
    /// The offer was accepted.
    Accept { by: Side },
    /// The offer was refused in words.
    Decline { by: Side },
    /// A player asks for a ruling on the repetition or the move limit.
    Claim { by: Side },
    /// A player gave up.
    Resign { by: Side },
    /// A flag was seen.
    Flag { by: Side },
    /// The clocks were stopped to call the arbiter.
    Pause {},
    /// The clocks run again; whose, if it is said.
    Restart {
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// The arbiter corrects the clocks.
    Correct {
        #[serde(skip_serializing_if = "Option::is_none")]
        red: Option<Time>,
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Time>,
    },
    /// The arbiter orders the side to vary.
    OrderToVary { by: Side },
    /// The arbiter gives the opponent of the side time.
    Penalty { by: Side, time: Time },
    /// A breach of conduct by the side, in words.
    Violation { by: Side, text: String },
    /// A protest.
    Protest { by: Side, text: String },
    /// The arbiter takes back so many plies.
    TakeBack { plies: u32, reason: String },
    /// The arbiter sets the result.
    Declare {
        // A result that is none is never declared.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(required = true, nullable = false)]
        outcome: Option<Outcome>,
        reason: String,
    },
    /// The arbiter reopens a game that had ended.
    Reopen { reason: String },
    /// The arbiter answers the open question with one of the permitted decisions.
    Decide {
        // A result that is none is never decided on.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(required = true, nullable = false)]
        decision: Option<Decision>,
    },
}

impl TryFrom<Command> for inner::Command {
    type Error = Fault;

    fn try_from(form: Command) -> Result<Self, Fault> {
        Ok(match form {
            Command::StartSession {} => Self::StartSession,
            Command::Arrive { by } => Self::Arrive(by.into()),
            Command::Absent { by } => Self::Absent(by.into()),
            Command::Move { by, r#move } => Self::Move(by.into(), r#move),
            Command::Offer { by } => Self::Offer(by.into()),
            Command::Accept { by } => Self::Accept(by.into()),
            Command::Decline { by } => Self::Decline(by.into()),
            Command::Claim { by } => Self::Claim(by.into()),
            Command::Resign { by } => Self::Resign(by.into()),
            Command::Flag { by } => Self::Flag(by.into()),
            Command::Pause {} => Self::Pause,
            Command::Restart { by } => Self::Restart(by.map(Into::into)),
            Command::Correct { red, black } => {
                Self::Correct(reading(red.as_ref(), black.as_ref(), ["red", "black"])?)
            }
            Command::OrderToVary { by } => Self::OrderToVary(by.into()),
            Command::Penalty { by, time } => Self::Penalty(by.into(), time.not_negative("time")?),
            Command::Violation { by, text } => Self::Violation(by.into(), text),
            Command::Protest { by, text } => Self::Protest(by.into(), text),
            Command::TakeBack { plies, reason } => Self::TakeBack(plies, reason),
            Command::Declare { outcome, reason } => {
                Self::Declare(outcome.ok_or(Fault::Missing("outcome"))?.into(), reason)
            }
            Command::Reopen { reason } => Self::Reopen(reason),
            Command::Decide { decision } => {
                Self::Decide(decision.ok_or(Fault::Missing("decision"))?.into())
            }
        })
    }
}

impl From<&inner::Command> for Command {
    fn from(command: &inner::Command) -> Self {
        type Inner = inner::Command;
        let by = |side: &arbiter::Side| Side::from(*side);
        match command {
            Inner::StartSession => Self::StartSession {},
            Inner::Arrive(side) => Self::Arrive { by: by(side) },
            Inner::Absent(side) => Self::Absent { by: by(side) },
            Inner::Move(side, text) => Self::Move { by: by(side), r#move: text.clone() },
            Inner::Offer(side) => Self::Offer { by: by(side) },
            Inner::Accept(side) => Self::Accept { by: by(side) },
            Inner::Decline(side) => Self::Decline { by: by(side) },
            Inner::Claim(side) => Self::Claim { by: by(side) },
            Inner::Resign(side) => Self::Resign { by: by(side) },
            Inner::Flag(side) => Self::Flag { by: by(side) },
            Inner::Pause => Self::Pause {},
            Inner::Restart(side) => Self::Restart { by: side.as_ref().map(by) },
            Inner::Correct(Reading { first, second }) => {
                Self::Correct { red: first.map(Time::from), black: second.map(Time::from) }
            }
            Inner::OrderToVary(side) => Self::OrderToVary { by: by(side) },
            Inner::Penalty(side, time) => Self::Penalty { by: by(side), time: (*time).into() },
            Inner::Violation(side, text) => Self::Violation { by: by(side), text: text.clone() },
            Inner::Protest(side, text) => Self::Protest { by: by(side), text: text.clone() },
            Inner::TakeBack(plies, reason) => {
                Self::TakeBack { plies: *plies, reason: reason.clone() }
            }
            Inner::Declare(outcome, reason) => {
                Self::Declare { outcome: Outcome::of(*outcome), reason: reason.clone() }
            }
            Inner::Reopen(reason) => Self::Reopen { reason: reason.clone() },
            Inner::Decide(decision) => Self::Decide { decision: Decision::of(*decision) },
        }
    }
}

impl Outcome {
    const fn of(outcome: arbiter::Outcome) -> Option<Self> {
        match outcome {
            arbiter::Outcome::Wins(arbiter::Side::First) => Some(Self::RedWins),
            arbiter::Outcome::Wins(arbiter::Side::Second) => Some(Self::BlackWins),
            arbiter::Outcome::Draw => Some(Self::Draw),
            arbiter::Outcome::BothLose => Some(Self::BothLose),
            arbiter::Outcome::None => None,
        }
    }
}

impl From<Outcome> for arbiter::Outcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::RedWins => Self::Wins(arbiter::Side::First),
            Outcome::BlackWins => Self::Wins(arbiter::Side::Second),
            Outcome::Draw => Self::Draw,
            Outcome::BothLose => Self::BothLose,
        }
    }
}

impl Decision {
    pub(super) const fn of(decision: arbiter::Decision) -> Option<Self> {
        match decision {
            arbiter::Decision::Declare(outcome) => match Outcome::of(outcome) {
                Some(Outcome::RedWins) => Some(Self::RedWins),
                Some(Outcome::BlackWins) => Some(Self::BlackWins),
                Some(Outcome::Draw) => Some(Self::Draw),
                Some(Outcome::BothLose) => Some(Self::BothLose),
                None => None,
            },
            arbiter::Decision::OrderToVary(arbiter::Side::First) => Some(Self::RedMustVary),
            arbiter::Decision::OrderToVary(arbiter::Side::Second) => Some(Self::BlackMustVary),
            arbiter::Decision::PlayOn => Some(Self::PlayOn),
        }
    }
}

impl From<Decision> for arbiter::Decision {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::RedWins => Self::Declare(Outcome::RedWins.into()),
            Decision::BlackWins => Self::Declare(Outcome::BlackWins.into()),
            Decision::Draw => Self::Declare(Outcome::Draw.into()),
            Decision::BothLose => Self::Declare(Outcome::BothLose.into()),
            Decision::RedMustVary => Self::OrderToVary(arbiter::Side::First),
            Decision::BlackMustVary => Self::OrderToVary(arbiter::Side::Second),
            Decision::PlayOn => Self::PlayOn,
        }
    }
}
