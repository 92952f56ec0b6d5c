//! Append-only streams of entries, in SQLite or PostgreSQL.
//!
//! A game, an event and the people of the desk are each one [stream](StreamId) of [entries](Entry).
//! An append names the entry it follows, so of two that follow the same one exactly one succeeds, and
//! it is on the disk before it is acknowledged. A state is a fold over a stream; nothing else is kept.
//!
//! Each entry carries a hash over itself and the one before it. [`Store::verify`] reads everything and
//! finds an entry that was changed, removed or put in later. It does not find a store rewritten as a
//! whole: whoever fears that notes the [digest](Report::digest) elsewhere.
//!
//! The store knows no chess and no law: bodies are JSON to it.
//!
//! ```
//! use serde_json::json;
//! use store::{Appended, NewEntry, Store, StoreError, StreamId};
//!
//! /// Notes a move; says where the game's stream ends now, or that somebody else was first.
//! async fn note(store: &Store, game: &StreamId, after: u64, now: i64) -> Result<u64, StoreError> {
//!     let body = json!({ "move": "h2e2" });
//!     let key = Some("seat-7:41".to_owned());
//!     let moved = NewEntry { kind: "moved".to_owned(), body, key };
//!     match store.append(game, after, now, vec![moved]).await? {
//!         Appended::New { last } => Ok(last),
//!         // The same command came before: its answer was lost on the way.
//!         Appended::Already { seq } => Ok(seq),
//!     }
//! }
//! ```

mod chain;
mod dump;
mod entry;
mod error;
mod migration;
mod place;
mod postgres;
mod sign;
mod sqlite;
mod stream;
mod verify;
mod wake;

use std::path::Path;
use std::sync::Arc;

use tokio::sync::broadcast;

pub use entry::{Appended, BODY_BYTES_AT_MOST, BODY_DEPTH_AT_MOST, Entry, NewEntry};
pub use error::{Invalid, StoreError};
pub use sign::{Noted, Sign};
pub use stream::StreamId;
pub use verify::{Fault, Report};
pub use wake::Wake;

use entry::Batch;
use place::Place;
use sign::Kept;
use wake::Wakes;

/// Reads a [dump](Store::dump) to its end, and says what is in it.
///
/// # Errors
/// [`StoreError::Dump`] with the line when the file is cut short, unreadable or was changed, [`StoreError::File`].
pub fn read_dump(from: &Path) -> Result<Report, StoreError> {
    dump::Reader::open(from)?.report()
}

/// Append-only streams of entries in one database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
    wakes: Arc<Wakes>,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Arc<sqlite::Sqlite>),
    Postgres(Arc<postgres::Postgres>),
}

impl Store {
    /// Opens a store to work with, creating and migrating it as needed: `sqlite:caipan.db`, a bare path, or
    /// `postgres://user@host/database` (tables lie in the schema `caipan`).
    ///
    /// # Errors
    /// [`StoreError::Held`] when another process works with the file: a file has one writer, a server as many as there are
    /// instances. [`StoreError::Url`] for other URLs, [`StoreError::TooNew`] when a newer program wrote the
    /// database, [`StoreError::Foreign`] when another one did, [`StoreError::Database`] when it cannot
    /// be reached.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let wakes = Arc::new(Wakes::new());
        let backend = match Place::parse(url)? {
            Place::Sqlite(path) => {
                Backend::Sqlite(Arc::new(sqlite::Sqlite::open(path, &wakes).await?))
            }
            Place::Postgres { options, shown } => {
                let opened = postgres::Postgres::open(*options, shown, &wakes).await?;
                Backend::Postgres(Arc::new(opened))
            }
        };
        Ok(Self { backend, wakes })
    }

    /// Opens a store that is there, to read it alone: to copy or to check it, also while an instance works with it.
    ///
    /// # Errors
    /// [`StoreError::Missing`] when there is none, [`StoreError::TooOld`] when an older program wrote it; otherwise as for
    /// [`Store::open`].
    pub async fn open_to_read(url: &str) -> Result<Self, StoreError> {
        let wakes = Arc::new(Wakes::new());
        let backend = match Place::parse(url)? {
            Place::Sqlite(path) => {
                Backend::Sqlite(Arc::new(sqlite::Sqlite::open_to_read(path).await?))
            }
            Place::Postgres { options, shown } => {
                let opened = postgres::Postgres::open_to_read(*options, shown, &wakes).await?;
                Backend::Postgres(Arc::new(opened))
            }
        };
        Ok(Self { backend, wakes })
    }

    /// Opens a copy of an SQLite database that nobody writes to, to read it alone; nothing is made beside it.
    ///
    /// # Errors
    /// As for [`Store::open_to_read`].
    pub async fn open_copy(file: &Path) -> Result<Self, StoreError> {
        let opened = sqlite::Sqlite::open_still(file.to_owned()).await?;
        Ok(Self { backend: Backend::Sqlite(Arc::new(opened)), wakes: Arc::new(Wakes::new()) })
    }

    /// Keeps a sign of life of an instance; an older one of it is written over.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails, [`StoreError::Gone`] when its file is not there any more.
    pub async fn sign(&self, sign: Sign) -> Result<(), StoreError> {
        self.keep(Kept::Sign(sign)).await
    }

    /// The last sign of life of every instance there ever was.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails.
    pub async fn signs(&self) -> Result<Vec<Sign>, StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.signs().await,
            Backend::Postgres(postgres) => postgres.signs().await,
        }
    }

    /// What the database's own clock shows, in Unix milliseconds; `None` where it has that of this machine.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails.
    pub async fn clock(&self) -> Result<Option<i64>, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(None),
            Backend::Postgres(postgres) => postgres.clock().await.map(Some),
        }
    }

    /// Notes what a stream came to with its entry `last`, to spare reading it all. The note is void once the stream goes on,
    /// or was rewritten: it is tied to the hash of that entry.
    ///
    /// # Errors
    /// As for [`Store::sign`].
    pub async fn note(
        &self,
        stream: &StreamId,
        last: u64,
        body: &serde_json::Value,
    ) -> Result<(), StoreError> {
        let body = body.to_string();
        self.keep(Kept::Note { stream: stream.clone(), last, body }).await
    }

    /// All streams of a kind that have an id, in the order of their names, each with what is noted of its newest state.
    ///
    /// # Errors
    /// As for [`Store::streams`].
    pub async fn noted(&self, kind: &str) -> Result<Vec<Noted>, StoreError> {
        let (_, from, below) = stream::range(kind)?;
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.noted(&from, &below).await,
            Backend::Postgres(postgres) => postgres.noted(&from, &below).await,
        }
    }

    async fn keep(&self, kept: Kept) -> Result<(), StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.keep(kept).await,
            Backend::Postgres(postgres) => postgres.keep(kept).await,
        }
    }

    /// Waits until the store is lost: its file was deleted, moved or replaced, and nothing can be kept any more. A server that
    /// cannot be reached for a while is not lost.
    pub async fn lost(&self) -> StoreError {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.lost().await,
            Backend::Postgres(_) => std::future::pending().await,
        }
    }

    /// Appends `entries` after the entry numbered `after` (0 for a new stream): all of them or none,
    /// and on the disk before this returns. `at` is the time in Unix milliseconds, kept as given.
    ///
    /// Keys make a repeated command harmless: when the stream already holds the keys given, nothing is
    /// written and the answer is [`Appended::Already`], whatever `after` says. A dropped future may or
    /// may not have appended, and so may one that ended in [`StoreError::Database`]: append again
    /// with the same keys.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the stream does not end at `after`, [`StoreError::KeysMixed`]
    /// when it holds some of the keys only, [`StoreError::Invalid`] for entries that are refused
    /// (see [`NewEntry`]), [`StoreError::Database`] when the database fails.
    pub async fn append(
        &self,
        stream: &StreamId,
        after: u64,
        at: i64,
        entries: Vec<NewEntry>,
    ) -> Result<Appended, StoreError> {
        let batch = Batch::new(stream, after, at, entries)?;
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.append(batch).await,
            Backend::Postgres(postgres) => postgres.append(batch).await,
        }
    }

    /// The entries of a stream that come after the one numbered `after`, in order; 0 reads all. A
    /// stream nobody wrote to is empty.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails, [`StoreError::Damaged`] when an entry is not
    /// readable. Hashes are not looked at: see [`Store::verify`].
    pub async fn read(&self, stream: &StreamId, after: u64) -> Result<Vec<Entry>, StoreError> {
        let after = entry::number(after)?;
        let rows = match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.read(stream, after).await,
            Backend::Postgres(postgres) => postgres.read(stream, after).await,
        }?;
        rows.into_iter().map(entry::Row::into_entry).collect()
    }

    /// The number of the entry of a stream that has this key, if there is one.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails.
    pub async fn find_key(&self, stream: &StreamId, key: &str) -> Result<Option<u64>, StoreError> {
        let found = match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.find_key(stream, key).await,
            Backend::Postgres(postgres) => postgres.find_key(stream, key).await,
        }?;
        Ok(found.map(entry::count))
    }

    /// All streams of a kind with the number of the last entry, in the order of their names.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database fails, [`StoreError::Invalid`] when the kind is not
    /// that of a [`StreamId`].
    pub async fn streams(&self, kind: &str) -> Result<Vec<(StreamId, u64)>, StoreError> {
        let (only, from, below) = stream::range(kind)?;
        let heads = match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.heads(&only, &from, &below).await,
            Backend::Postgres(postgres) => postgres.heads(&only, &from, &below).await,
        }?;
        heads.into_iter().map(|(stream, last)| Ok((stream.parse()?, entry::count(last)))).collect()
    }

    /// Tells of every stream that grew, whoever appended: at once for this store and its clones, soon
    /// for other instances on the same PostgreSQL, not at all for another process on the same SQLite
    /// file. Several appends may be told as one.
    ///
    /// A receiver that fell behind is told so (`Lagged`) and reads all its streams again.
    #[must_use]
    pub fn wakes(&self) -> broadcast::Receiver<Wake> {
        self.wakes.subscribe()
    }

    /// Copies the store, as it is at one moment, into the new file `to` while it goes on working. With
    /// SQLite the copy is a database that can be opened; with PostgreSQL it is a [dump](Store::dump). The copy is read back
    /// as a whole before it gets its name: the report says what is in it.
    ///
    /// # Errors
    /// [`StoreError::Copy`] when what was written does not hold together, [`StoreError::File`] when the file exists or cannot be written, [`StoreError::Database`] when
    /// the database fails. Nothing half written is left under the name `to`.
    pub async fn backup(&self, to: &Path) -> Result<Report, StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.backup(to).await,
            Backend::Postgres(_) => self.dump(to).await,
        }
    }

    /// Writes all entries, as they are at one moment, as lines of JSON into the new file `to`. Either
    /// backend [restores](Store::restore) it.
    ///
    /// # Errors
    /// As for [`Store::backup`].
    pub async fn dump(&self, to: &Path) -> Result<Report, StoreError> {
        let mut writer = dump::Writer::create(to)?;
        match &self.backend {
            Backend::Sqlite(sqlite) => {
                sqlite.scan(&mut |row| writer.entry(&row), &mut |_| ()).await
            }
            Backend::Postgres(postgres) => {
                postgres.scan(&mut |row| writer.entry(&row), &mut |_| ()).await
            }
        }?;
        writer.finish()
    }

    /// Fills this store, which must be empty, from a [dump](Store::dump): all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError::NotEmpty`] when there are entries, [`StoreError::Dump`] with the line when the
    /// file is cut short, unreadable or was changed, [`StoreError::File`], [`StoreError::Database`].
    pub async fn restore(&self, from: &Path) -> Result<(), StoreError> {
        let reader = dump::Reader::open(from)?;
        let tails = match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.restore(reader).await,
            Backend::Postgres(postgres) => postgres.restore(reader).await,
        }?;
        for tail in tails {
            self.wakes.announce(&tail.stream, tail.last);
        }
        Ok(())
    }

    /// Reads everything and reports what is wrong: gaps, keys given twice, hashes that do not follow,
    /// unreadable bodies, and with SQLite the faults of the file.
    ///
    /// # Errors
    /// [`StoreError::Database`] when the database cannot be read at all.
    pub async fn verify(&self) -> Result<Report, StoreError> {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.verify().await,
            Backend::Postgres(postgres) => {
                let mut check = verify::Check::default();
                let mut heads = Vec::new();
                let mut each_entry = |row| {
                    check.entry(&row);
                    Ok(())
                };
                postgres.scan(&mut each_entry, &mut |head| heads.push(head)).await?;
                Ok(check.finish(heads))
            }
        }
    }

    /// The file the store lies in; `None` where it lies on a server.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match &self.backend {
            Backend::Sqlite(sqlite) => Some(sqlite.path()),
            Backend::Postgres(_) => None,
        }
    }

    /// Ends the work in order: what was handed in is written, other instances are told, connections
    /// close. Appends that come later, by clones, fail with [`StoreError::Closed`] or
    /// [`StoreError::Database`].
    pub async fn close(self) {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }
}
