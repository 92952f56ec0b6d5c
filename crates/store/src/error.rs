//! What can go wrong.

use std::path::PathBuf;
use std::sync::Arc;

use crate::stream::StreamId;

/// Why the store did not do as asked. Clones share the cause, since appends written together fail
/// together.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended first; read on from `after` and decide again.
    #[error("stream {stream} ends at entry {found}, expected {after}")]
    Conflict {
        /// The stream.
        stream: StreamId,
        /// Where the caller took it to end.
        after: u64,
        /// Where it ends.
        found: u64,
    },
    /// The stream holds some of the keys of one append and not the others.
    #[error("stream {stream} holds {known} of the {given} keys given, expected all or none")]
    KeysMixed {
        /// The stream.
        stream: StreamId,
        /// How many of the keys it holds.
        known: usize,
        /// How many keys were given.
        given: usize,
    },
    /// What was to be appended or read cannot be.
    #[error(transparent)]
    Invalid(#[from] Invalid),
    /// The URL names no database the store can use.
    #[error(
        "database {found}: {reason}, expected a file, sqlite:FILE or postgres://USER@HOST/DATABASE"
    )]
    Url {
        /// The URL without its password.
        found: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A newer program wrote the database.
    #[error(
        "database {place} has version {found}, but this program knows versions up to {known}: use the newer program"
    )]
    TooNew {
        /// The file or URL without its password.
        place: String,
        /// The version found.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The database belongs to another program.
    #[error(
        "database {place} holds tables of another program, expected an empty one or one of ours"
    )]
    Foreign {
        /// The file or URL without its password.
        place: String,
    },
    /// The database failed or cannot be reached.
    #[error("could not {doing} in {place}: {source}")]
    Database {
        /// What was tried.
        doing: &'static str,
        /// The file or URL without its password.
        place: String,
        /// The database's own words.
        source: Arc<sqlx::Error>,
    },
    /// A file could not be read or written.
    #[error("could not {doing} {}: {source}", path.display())]
    File {
        /// What was tried.
        doing: &'static str,
        /// The file.
        path: PathBuf,
        /// The system's own words.
        source: Arc<std::io::Error>,
    },
    /// A dump cannot be restored.
    #[error("{}, line {line}: {reason}", path.display())]
    Dump {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: u64,
        /// What was found and what was expected.
        reason: String,
    },
    /// Another process writes to the file.
    #[error("database {place} is in use by {holder}, expected one that nobody writes to")]
    Held {
        /// The file.
        place: String,
        /// Who says to hold it.
        holder: String,
    },
    /// The file was deleted, moved or replaced while it was open: what is written now would be lost.
    #[error(
        "database {place} was deleted, moved or replaced while it was open: nothing more is written"
    )]
    Gone {
        /// The file.
        place: String,
    },
    /// There is no database to read.
    #[error("database {place} is not there, expected one with entries")]
    Missing {
        /// The file or URL without its password.
        place: String,
    },
    /// An older program wrote the database, and it is only read.
    #[error(
        "database {place} has version {found}, expected {known}: open it once with this program"
    )]
    TooOld {
        /// The file or URL without its password.
        place: String,
        /// The version found.
        found: i64,
        /// The version this program writes.
        known: i64,
    },
    /// A copy was read back and does not hold together.
    #[error("the copy of {place} does not hold together: {fault}")]
    Copy {
        /// What was copied, or the copy.
        place: String,
        /// The first thing found wrong.
        fault: String,
    },
    /// A dump is restored into an empty store alone.
    #[error("database {place} holds entries, expected an empty one to restore into")]
    NotEmpty {
        /// The file or URL without its password.
        place: String,
    },
    /// An entry in the database cannot be read.
    #[error("stream {stream}, entry {seq}: {reason}")]
    Damaged {
        /// The stream as it is written there.
        stream: String,
        /// The number of the entry as it is written there.
        seq: i64,
        /// What was found and what was expected.
        reason: String,
    },
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// A cause from the database, told with what was tried and where.
    pub(crate) fn database(
        doing: &'static str,
        place: &str,
    ) -> impl FnOnce(sqlx::Error) -> Self + use<> {
        let place = place.to_owned();
        move |source| Self::Database { doing, place, source: Arc::new(source) }
    }

    /// A cause from the file system, told with what was tried and where.
    pub(crate) fn file(
        doing: &'static str,
        path: &std::path::Path,
    ) -> impl FnOnce(std::io::Error) -> Self + use<> {
        let path = path.to_owned();
        move |source| Self::File { doing, path, source: Arc::new(source) }
    }
}

/// What was handed in cannot be stored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// A stream's name.
    #[error(
        "stream name {found:?}, expected KIND or KIND/ID: a kind of 1 to 16 a-z, an id of 1 to 64 letters, digits, - and _"
    )]
    Stream {
        /// The beginning of the name.
        found: String,
    },
    /// An append without entries.
    #[error("no entries, expected one or more in an append")]
    Nothing,
    /// An entry's kind.
    #[error("entry kind {found:?}, expected 1 to 64 bytes without control characters")]
    Kind {
        /// The beginning of the kind.
        found: String,
    },
    /// An entry's key.
    #[error("entry key {found:?}, expected 1 to 200 bytes without control characters")]
    Key {
        /// The beginning of the key.
        found: String,
    },
    /// Two entries of one append with the same key.
    #[error("entry key {found:?} twice in one append, expected once")]
    KeyTwice {
        /// The key.
        found: String,
    },
    /// A number with a fraction or too large, which would not be read back the same.
    #[error("number {found} in an entry's body, expected whole numbers of 64 bits")]
    Fraction {
        /// The number.
        found: String,
    },
    /// A body nested too deep to be read back.
    #[error("an entry's body is nested deeper than {} levels", crate::BODY_DEPTH_AT_MOST)]
    Deep,
    /// A body too long.
    #[error("an entry's body has {found} bytes, expected at most {}", crate::BODY_BYTES_AT_MOST)]
    Long {
        /// Its length as JSON.
        found: usize,
    },
    /// A number of an entry beyond what a database counts.
    #[error("entry number {found}, expected at most {}", i64::MAX)]
    Number {
        /// The number.
        found: u64,
    },
}

impl Invalid {
    pub(crate) fn stream(found: &str) -> Self {
        Self::Stream { found: beginning(found) }
    }

    pub(crate) fn kind(found: &str) -> Self {
        Self::Kind { found: beginning(found) }
    }

    pub(crate) fn key(found: &str) -> Self {
        Self::Key { found: beginning(found) }
    }
}

/// Enough of a text to recognise it, so that a long one does not fill the log.
fn beginning(text: &str) -> String {
    text.chars().take(80).collect()
}
