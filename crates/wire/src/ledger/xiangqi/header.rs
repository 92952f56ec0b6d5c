//! What is fixed before a game of xiangqi: the first line of its ledger.

use arbiter::clock::Given;
use arbiter::xiangqi::Book;
use arbiter::xiangqi::ledger::Setup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use xiangqi::{Position, fen};

use crate::fault::LineFaultKind as Fault;
use crate::fields::{read, split};
use crate::ledger::{Fields, Increment, VERSION, control, version, wrong_fen};
use crate::request::books;

/// What the first line says for people. No rule looks at it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The player of Red.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub red: Option<String>,
    /// The player of Black.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// When it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
}

/// The first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the form.
    #[serde(default)]
    pub ledger: u32,
    /// The book.
    pub rules: String,
    /// The time control.
    pub control: String,
    /// Whether the first increment is given before or after the first move; before, if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_increment: Option<Increment>,
    /// The position at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
}

/// Reads the first line.
///
/// # Errors
/// When a field is missing, not known, or holds something else than it should.
pub(super) fn setup(mut fields: Fields) -> Result<(About, Setup), Fault> {
    version(&mut fields)?;
    fields.shift_remove("note");
    let about = read(split(&mut fields, &["red", "black", "event", "round", "date"]))?;
    Ok((about, read::<Header>(fields)?.try_into()?))
}

impl TryFrom<Header> for Setup {
    type Error = Fault;

    fn try_from(header: Header) -> Result<Self, Fault> {
        let book = Book::from_id(&header.rules)
            .ok_or_else(|| Fault::wrong("rules", &Value::from(header.rules.as_str()), &*books()))?;
        let mut control = control(&header.control)?;
        if let Some(given) = header.first_increment {
            control = control.with_first_increment(given.into());
        }
        let mut setup = Self::new(book, control);
        if let Some(text) = &header.fen {
            let parsed = fen::parse(text).map_err(|error| wrong_fen(text, &error))?;
            setup.start = Position::from_setup(parsed).map_err(|error| wrong_fen(text, &error))?;
        }
        Ok(setup)
    }
}

impl From<&Setup> for Header {
    fn from(setup: &Setup) -> Self {
        let after = setup.control.first_increment() == Given::After;
        Self {
            ledger: VERSION,
            rules: setup.book.id().to_owned(),
            control: setup.control.to_string(),
            first_increment: after.then_some(Increment::After),
            fen: (setup.start != Position::initial()).then(|| fen::format(setup.start.setup())),
        }
    }
}
