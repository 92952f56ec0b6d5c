//! Numbers and named choices of a rulebook, each with the rule it rests on.

use std::fmt;

use crate::generated::parameters::{ChessParameters, XiangqiParameters};
use crate::{Rule, Text};

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u32);
    )+};
}

counts! {
    /// Moves by each side; twice as many plies.
    MovesEach,
    /// Moves of one player.
    Moves,
    /// Single moves of either side.
    Plies,
    /// Seconds.
    Seconds,
    /// How often a position or cycle has been there.
    Occurrences,
    /// Points in tenths, as tournament files print them: a win of one point is 10.
    Tenths,
    /// Things of one kind, such as offences or checks.
    Count,
}

/// A part of a whole, such as a quarter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Share {
    /// The upper number.
    pub numerator: u32,
    /// The lower number, not zero.
    pub denominator: u32,
}

impl MovesEach {
    /// The same length in single moves.
    #[must_use]
    pub const fn plies(self) -> u32 {
        self.0.saturating_mul(2)
    }
}

/// A value and the rule that sets it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cited<T: 'static> {
    /// The value.
    pub value: T,
    /// The rule.
    pub rule: &'static Rule,
}

/// The value of a parameter, with its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    /// Moves by each side.
    MovesEach(MovesEach),
    /// Moves of one player.
    Moves(Moves),
    /// Single moves.
    Plies(Plies),
    /// Seconds.
    Seconds(Seconds),
    /// Occurrences.
    Occurrences(Occurrences),
    /// Points.
    Points(Tenths),
    /// A number of things.
    Count(Count),
    /// A part of a whole.
    Share(Share),
    /// One of several ways to proceed.
    Choice {
        /// The name of the choice in the rulebook file.
        name: &'static str,
        /// What it means.
        says: Text,
    },
}

/// A parameter of one document, for display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, shared with the other rulebooks of the game.
    pub name: &'static str,
    /// What it is.
    pub title: Text,
    /// Its value.
    pub value: Value,
    /// The rule that sets it.
    pub rule: &'static Rule,
    /// What people do with it, where no code reads it.
    pub by_people: Option<Text>,
}

/// The typed parameters of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbers {
    /// Of a chess rulebook.
    Chess(&'static ChessParameters),
    /// Of a xiangqi rulebook.
    Xiangqi(&'static XiangqiParameters),
}

impl Value {
    /// The value for people.
    #[must_use]
    pub fn text(self) -> (String, String) {
        match self {
            Self::MovesEach(MovesEach(n)) => {
                (format!("{n} 回合"), format!("{n} moves by each side"))
            }
            Self::Moves(Moves(n)) => (format!("{n} 着"), format!("{n} moves")),
            Self::Plies(Plies(n)) => (format!("{n} 着（双方合计）"), format!("{n} single moves")),
            Self::Seconds(Seconds(n)) => (time_zh(n), time_en(n)),
            Self::Occurrences(Occurrences(n)) => (format!("{n} 次"), format!("{n} times")),
            Self::Points(tenths) => (format!("{tenths} 分"), format!("{tenths} points")),
            Self::Count(Count(n)) => (n.to_string(), n.to_string()),
            Self::Share(Share { numerator, denominator }) => {
                (format!("{denominator} 分之 {numerator}"), format!("{numerator}/{denominator}"))
            }
            Self::Choice { name: _, says } => (says.zh.to_owned(), says.en.to_owned()),
        }
    }
}

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (0, 5) => f.write_str("½"),
            (whole, 5) => write!(f, "{whole}½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, tenth) => write!(f, "{whole}.{tenth}"),
        }
    }
}

fn time_zh(seconds: u32) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (h, 0, 0) if h > 0 => format!("{h} 小时"),
        (0, m, 0) if m > 0 => format!("{m} 分钟"),
        (0, m, s) if m > 0 => format!("{m} 分 {s} 秒"),
        (0, _, s) => format!("{s} 秒"),
        (h, m, s) => format!("{h} 小时 {m} 分 {s} 秒"),
    }
}

fn time_en(seconds: u32) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (1, 0, 0) => "1 hour".to_owned(),
        (h, 0, 0) if h > 0 => format!("{h} hours"),
        (0, 1, 0) => "1 minute".to_owned(),
        (0, m, 0) if m > 0 => format!("{m} minutes"),
        (0, 0, s) => format!("{s} seconds"),
        (h, m, s) => format!("{h}:{m:02}:{s:02}"),
    }
}
