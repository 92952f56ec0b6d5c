//! What is kept beside the entries, written over and worth losing: when each instance was last at work, and what a stream came to.

use serde_json::Value;

use crate::error::StoreError;
use crate::stream::StreamId;

/// A sign of life of an instance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The instance's own name.
    pub instance: String,
    /// Since when it was at work without a pause, in Unix milliseconds.
    pub since: i64,
    /// When it gave the sign, in Unix milliseconds.
    pub at: i64,
}

/// A stream, where it ends, and what was noted of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// The stream.
    pub stream: StreamId,
    /// The number of its last entry.
    pub last: u64,
    /// What was noted when it ended there; `None` where nothing was, or where the stream has another end now.
    pub body: Option<Value>,
}

/// What is handed to a writer.
#[derive(Clone, Debug)]
pub(crate) enum Kept {
    Sign(Sign),
    Note { stream: StreamId, last: u64, body: String },
}

/// The columns of a [`Sign`].
pub(crate) type SignColumns = (String, i64, i64);

pub(crate) fn sign((instance, since, at): SignColumns) -> Sign {
    Sign { instance, since, at }
}

/// A row of stream, end and note as the databases give it. A note that cannot be read is none.
pub(crate) fn noted(
    (stream, last, body): (String, i64, Option<String>),
) -> Result<Noted, StoreError> {
    let body = body.and_then(|body| serde_json::from_str(&body).ok());
    Ok(Noted { stream: stream.parse()?, last: crate::entry::count(last), body })
}
