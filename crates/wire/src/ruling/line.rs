//! A line of `caipan judge --json`.

use serde::Serialize;
use utoipa::ToSchema;

use super::Judgement;
use crate::request::Reason;

/// A game of a file under one rulebook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Line<'a> {
    /// The file as given.
    pub file: &'a str,
    /// The number of the game in it, from 1.
    pub number: usize,
    /// What the file calls the game.
    pub label: &'a str,
    /// Its title.
    pub title: &'a str,
    /// In chess, the name of White; null if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<Option<&'a str>>,
    /// In chess, the name of Black; null if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<Option<&'a str>>,
    /// The ruling, or why there is none.
    #[serde(flatten)]
    pub judged: Judged,
}

/// A ruling, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Judged {
    /// The ruling.
    Ruling(Box<Judgement>),
    /// Why there is none.
    Error(NoRuling),
}

/// Why there is no ruling on a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NoRuling {
    /// The position at the start cannot be played on.
    StartNotPlayable {
        /// All that is wrong with it.
        reasons: Vec<Reason>,
    },
    /// The record is of another game than chess or xiangqi.
    Variant {
        /// As its tag names it.
        variant: String,
    },
}

/// A file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct UnreadFile<'a> {
    /// The file as given.
    pub file: &'a str,
    /// Why not.
    pub error: WhyUnread,
}

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WhyUnread {
    /// It is no record that is known.
    Unreadable {
        /// The place in a binary file.
        #[serde(skip_serializing_if = "Option::is_none")]
        byte: Option<u32>,
        /// The line, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        line: Option<u32>,
        /// The column in characters, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        column: Option<u32>,
        /// In a sentence, in the language of the output.
        message: String,
    },
    /// It is of the game that no rulebook was named for.
    OtherGame {
        /// In a sentence, in the language of the output.
        message: String,
    },
}

impl WhyUnread {
    /// What is wrong, and where.
    #[must_use]
    pub const fn at(place: Option<records::Place>, message: String) -> Self {
        let (byte, line, column) = super::remark::place_fields(place);
        Self::Unreadable { byte, line, column, message }
    }
}
