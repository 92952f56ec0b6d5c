//! The names that stand in the ledger of a chess game.

use arbiter::chess::HalfPoints;
use arbiter::chess::ledger as inner;
use arbiter::clock::Category;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::names::names;

names! { both
    /// A player.
    Side of arbiter::Side {
        White = (arbiter::Side::First),
        Black = (arbiter::Side::Second),
    }
}

names! { both
    /// One player or both.
    Who of inner::Who {
        White = (inner::Who::One(arbiter::Side::First)),
        Black = (inner::Who::One(arbiter::Side::Second)),
        Both = (inner::Who::Both),
    }
}

names! { both
    /// Who saw something.
    Observer of inner::Observer {
        Arbiter = (inner::Observer::Arbiter),
        White = (inner::Observer::Player(arbiter::Side::First)),
        Black = (inner::Observer::Player(arbiter::Side::Second)),
    }
}

names! { both
    /// What the arbiter decides.
    Choice of inner::Choice {
        Warn = (inner::Choice::Warn),
        AddTime = (inner::Choice::AddTime),
        NewGame = (inner::Choice::NewGame),
        PlayOn = (inner::Choice::PlayOn),
        Loss = (inner::Choice::Loss),
        Draw = (inner::Choice::Draw),
        Win = (inner::Choice::Win),
        BothLose = (inner::Choice::BothLose),
        Grant = (inner::Choice::Grant),
        Deny = (inner::Choice::Deny),
    }
}

names! { both
    /// What was set up wrongly.
    WrongSetup of inner::WrongSetup {
        InitialPosition = (inner::WrongSetup::InitialPosition),
        AdjournedPosition = (inner::WrongSetup::AdjournedPosition),
        LostPosition = (inner::WrongSetup::LostPosition),
        Colours = (inner::WrongSetup::Colours),
        Board = (inner::WrongSetup::Board),
    }
}

names! { both
    /// What a draw claim rests on.
    Claim of inner::Claim {
        Threefold = (inner::Claim::Threefold),
        Fifty = (inner::Claim::Fifty),
    }
}

names! { both
    /// What a penalty of time is for.
    Offence of inner::Offence {
        Unnamed = (inner::Offence::Unnamed),
        Displacing = (inner::Offence::Displacing),
        Distracting = (inner::Offence::Distracting),
        Pausing = (inner::Offence::Pausing),
    }
}

names! { both
    /// Why a draw is claimed in the last minutes.
    NormalMeans of inner::NormalMeans {
        CannotWin = (inner::NormalMeans::CannotWin),
        NoEffort = (inner::NormalMeans::NoEffort),
    }
}

names! { both
    /// How a piece was touched.
    Intent of inner::Intent {
        Play = (inner::Intent::Play),
        Adjust = (inner::Intent::Adjust),
        Accident = (inner::Intent::Accident),
    }
}

names! { both
    /// With how many hands a move was made.
    Hands of inner::Hands {
        One = (inner::Hands::One),
        Two = (inner::Hands::Two),
    }
}

names! { both
    /// Why a clock was paused.
    PauseReason of inner::PauseReason {
        Arbiter = (inner::PauseReason::Arbiter),
        None = (inner::PauseReason::None),
    }
}

names! { both
    /// Standard, rapid or blitz.
    Play of Category {
        Standard = (Category::Standard),
        Rapid = (Category::Rapid),
        Blitz = (Category::Blitz),
    }
}

names! { both
    /// How closely a game is watched.
    Supervision of inner::Supervision {
        Full = (inner::Supervision::Full),
        Basic = (inner::Supervision::Basic),
    }
}

/// What was announced for the last minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LastMinutes {
    /// An increment may be asked for.
    Increment,
    /// A draw may be claimed.
    Claim,
    /// A draw may be claimed, and no arbiter is there.
    WithoutArbiter,
}

impl LastMinutes {
    pub(super) const fn of(announced: inner::LastMinutes) -> Option<Self> {
        match announced {
            inner::LastMinutes::NotAnnounced => None,
            inner::LastMinutes::Increment => Some(Self::Increment),
            inner::LastMinutes::Claim => Some(Self::Claim),
            inner::LastMinutes::WithoutArbiter => Some(Self::WithoutArbiter),
        }
    }
}

impl From<LastMinutes> for inner::LastMinutes {
    fn from(announced: LastMinutes) -> Self {
        match announced {
            LastMinutes::Increment => Self::Increment,
            LastMinutes::Claim => Self::Claim,
            LastMinutes::WithoutArbiter => Self::WithoutArbiter,
        }
    }
}

/// Whether a claim is checked at once or put to the opponent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// Checked at once.
    Check,
    /// Put to the opponent first.
    Opponent,
}

/// What is found about the scoresheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SheetState {
    /// These have to be completed: `by`.
    ToComplete,
    /// The sheets alone do not suffice.
    NeedBoard,
    /// The game cannot be reconstructed.
    Impossible,
    /// They are complete.
    Complete,
}

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// Drawn.
    Draw,
    /// Nought to both.
    BothLose,
}

impl Outcome {
    pub(super) const fn of(outcome: arbiter::Outcome) -> Option<Self> {
        match outcome {
            arbiter::Outcome::Wins(arbiter::Side::First) => Some(Self::WhiteWins),
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
            Outcome::WhiteWins => Self::Wins(arbiter::Side::First),
            Outcome::BlackWins => Self::Wins(arbiter::Side::Second),
            Outcome::Draw => Self::Draw,
            Outcome::BothLose => Self::BothLose,
        }
    }
}

/// What a game counts for a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum Points {
    /// A win.
    #[serde(rename = "1")]
    Win,
    /// A draw.
    #[serde(rename = "1/2")]
    Draw,
    /// A loss.
    #[serde(rename = "0")]
    Loss,
}

impl From<HalfPoints> for Points {
    fn from(points: HalfPoints) -> Self {
        match points.0 {
            0 => Self::Loss,
            1 => Self::Draw,
            2.. => Self::Win,
        }
    }
}

impl From<Points> for HalfPoints {
    fn from(points: Points) -> Self {
        match points {
            Points::Win => Self::WIN,
            Points::Draw => Self::DRAW,
            Points::Loss => Self::LOSS,
        }
    }
}
