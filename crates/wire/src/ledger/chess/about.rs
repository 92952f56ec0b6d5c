//! What the first line of a ledger says for people.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Names, place and time, and what a record states of the result. No rule looks at it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The player of White.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white: Option<String>,
    /// The player of Black.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<String>,
    /// The event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// Where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub site: Option<String>,
    /// The round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// When it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The result that the record the ledger was made from states in its tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// The termination that record states.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub termination: Option<String>,
    /// The details of the termination that record states.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub details: Option<String>,
}

impl About {
    /// The fields, in the order they are written.
    pub(super) const FIELDS: [&str; 9] =
        ["white", "black", "event", "site", "round", "date", "result", "termination", "details"];
}
