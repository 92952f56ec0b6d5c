//! What the lines of a ledger led to.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::{LineFault, chess, xiangqi};
use crate::Both;
use crate::ruling::{Ground, Outcome, Ruling, Termination};

/// The answer to one line of a ledger.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Answered {
    /// The line, from 1.
    pub line: u32,
    /// When.
    pub at: String,
    /// The command's word.
    pub r#do: String,
    /// The command in a sentence.
    pub text: Both,
    /// What it led to.
    #[serde(flatten)]
    pub came: Came,
}

/// What a command led to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Came {
    /// These events.
    Events(Vec<Event>),
    /// It was refused, and why.
    Refused(Both),
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Event {
    /// What, in a word.
    pub event: &'static str,
    /// In a sentence.
    pub text: Both,
    /// The articles it rests on, with the facts.
    pub grounds: Vec<Ground>,
    /// The result it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// Why the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<Termination>,
    /// What the arbiter may decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(no_recursion)]
    pub permitted: Option<Vec<Permitted>>,
    /// The ruling on the board, of a game of xiangqi.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<Ruling>,
}

/// A permitted decision, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Permitted {
    /// In chess, the word of the decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<chess::Choice>,
    /// In xiangqi, the word of the decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<xiangqi::Decision>,
    /// The events that would follow.
    #[schema(no_recursion)]
    pub follows: Vec<Event>,
}

/// A line that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Unread {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub fault: Both,
}

impl From<&LineFault> for Unread {
    fn from(fault: &LineFault) -> Self {
        Self { line: fault.line, fault: fault.kind.words().into() }
    }
}

impl Answered {
    /// The answer to a line, whose time and word are those of the command as it is written.
    pub(super) fn new(line: u32, command: &Value, text: Both, came: Came) -> Self {
        let word = |field: &str| command[field].as_str().unwrap_or_default().to_owned();
        Self { line, at: word("at"), r#do: word("do"), text, came }
    }
}

impl Event {
    pub(super) const fn new(event: &'static str, text: Both) -> Self {
        Self {
            event,
            text,
            grounds: Vec::new(),
            outcome: None,
            termination: None,
            permitted: None,
            ruling: None,
        }
    }
}
