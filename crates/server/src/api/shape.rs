//! The forms of requests and answers.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;
use wire::ledger::{Event, Stamp, chess, xiangqi};

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ToSchema)]
pub struct Refused {
    /// What went wrong.
    pub error: Why,
}

/// What went wrong.
#[derive(Debug, Serialize, ToSchema)]
pub struct Why {
    /// The status of the answer.
    pub status: u16,
    /// For programs: `bad_request`, `sign_in`, `forbidden`, `not_found`, `refused`, …
    pub kind: String,
    /// For people, in Chinese.
    pub zh: String,
    /// For people, in English.
    pub en: String,
}

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Credentials {
    /// The name to sign in with.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A session.
#[derive(Debug, Serialize, ToSchema)]
pub struct Session {
    /// The token, to be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A game to be opened.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewGameBody {
    /// The rulebook: `fide-1993`, `fide-2023`, `xiangqi-1959`, `xiangqi-1999`, `cxa-2020`, `axf`,
    /// `computer-2026`, `checks-6-12-18`.
    pub rules: String,
    /// The time control: `40/7200:3600`, `90'/40 + 30' + 30"/move`.
    pub control: String,
    /// The player of White or Red.
    #[serde(default)]
    pub first: String,
    /// The player of Black.
    #[serde(default)]
    pub second: String,
    /// The event.
    #[serde(default)]
    pub event: String,
    /// The section of the hall.
    #[serde(default)]
    pub section: String,
    /// The number of the board.
    #[serde(default)]
    pub board: Option<u32>,
    /// Further fields of the ledger's first line, such as `fen`.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub further: Map<String, Value>,
}

/// A game just opened.
#[derive(Debug, Serialize, ToSchema)]
pub struct OpenedBody {
    /// Its name in addresses.
    pub id: String,
    /// The token of the seat of White or Red; shown this once.
    pub first: String,
    /// The token of the seat of Black; shown this once.
    pub second: String,
}

/// A game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInList {
    /// Its name in addresses.
    pub id: String,
    /// `chess` or `xiangqi`.
    pub game: String,
    /// The number of the board.
    pub board: Option<u32>,
    /// The player of White or Red.
    pub first: String,
    /// The player of Black.
    pub second: String,
    /// Whether it is over.
    pub over: bool,
}

/// What a command came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReceiptBody {
    /// Whether the same command had been taken before.
    pub repeated: bool,
    /// Each line taken, with the events it led to, in the form of docs/ledger.md.
    pub lines: Vec<TakenLine>,
}

/// A line taken, and what it led to.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakenLine {
    /// The line with its time.
    #[schema(value_type = Stamp<AnyCommand>)]
    pub line: Value,
    /// The events.
    pub events: Vec<Event>,
}

/// A command as it is sent: a line of docs/ledger.md without its time.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "the schema of what is read as fields")]
pub struct CommandBody {
    /// The sender's own name of the command, so that it is taken once.
    key: Option<String>,
    /// A note for people, kept beside the command.
    note: Option<String>,
    /// The command.
    #[schema(inline)]
    #[serde(flatten)]
    command: AnyCommand,
}

/// A command of either game.
#[derive(Debug, ToSchema)]
#[serde(untagged)]
pub enum AnyCommand {
    /// Of a game of chess.
    Chess(chess::Command),
    /// Of a game of xiangqi.
    Xiangqi(xiangqi::Command),
}
