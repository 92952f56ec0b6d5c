//! One file. One writer, so that appends waiting together share a transaction and a sync; readers
//! beside it.

mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use tokio_stream::StreamExt as _;

use crate::chain::Hash;
use crate::dump::{NewFile, Reader};
use crate::entry::{Appended, Batch, Columns, Row, Tail, count};
use crate::error::StoreError;
use crate::migration::{Migration, pending};
use crate::stream::StreamId;
use crate::wake::Wakes;
use writer::Job;

/// How long to wait for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// How many reads run at once.
const READERS: u32 = 4;

/// Marks a file as ours: "CAIP".
const APPLICATION: i64 = 0x4341_4950;

const MIGRATIONS: [Migration; 2] = [
    Migration {
        number: 1,
        name: "entries",
        sql: include_str!("../../migrations/sqlite/0001_entries.sql"),
    },
    Migration {
        number: 2,
        name: "heads",
        sql: include_str!("../../migrations/sqlite/0002_heads.sql"),
    },
];

/// A handle on the file.
#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    place: String,
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

impl Sqlite {
    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) async fn open(path: PathBuf, wakes: &Arc<Wakes>) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .create_if_missing(true)
            .busy_timeout(BUSY)
            .synchronous(SqliteSynchronous::Full)
            .disable_statement_logging();
        let first = options.clone().journal_mode(SqliteJournalMode::Wal);
        let mut connection =
            connect(&first).await.map_err(StoreError::database("open the file", &place))?;
        migrate(&mut connection, &place).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().create_if_missing(false).pragma("query_only", "ON"))
            .await
            .map_err(StoreError::database("open the file", &place))?;
        let writer = writer::start(connection, place.clone(), Arc::clone(wakes));
        Ok(Self { path, place, options, readers, writer })
    }

    pub(crate) async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Append { batch, reply };
        self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn read(&self, stream: &StreamId, after: i64) -> Result<Vec<Row>, StoreError> {
        let rows: Vec<Columns> = sqlx::query_as(
            "SELECT stream, seq, at, kind, key, body, hash FROM entries \
             WHERE stream = ? AND seq > ? ORDER BY seq",
        )
        .bind(stream.as_str())
        .bind(after)
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::database("read entries", &self.place))?;
        Ok(rows.into_iter().map(Row::from).collect())
    }

    pub(crate) async fn heads(
        &self,
        only: &str,
        from: &str,
        below: &str,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        sqlx::query_as(
            "SELECT stream, last FROM heads \
             WHERE stream = ? OR (stream >= ? AND stream < ?) ORDER BY stream",
        )
        .bind(only)
        .bind(from)
        .bind(below)
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::database("read where streams end", &self.place))
    }

    /// Every entry by stream and number, then where the streams end, all as of one moment.
    pub(crate) async fn scan(
        &self,
        entry: &mut (dyn FnMut(Row) -> Result<(), StoreError> + Send),
        head: &mut (dyn FnMut(Tail) + Send),
    ) -> Result<(), StoreError> {
        let failed = || StoreError::database("read all entries", &self.place);
        let mut moment = self.readers.begin().await.map_err(failed())?;
        let mut rows = sqlx::query_as::<_, Columns>(
            "SELECT stream, seq, at, kind, key, body, hash FROM entries ORDER BY stream, seq",
        )
        .fetch(&mut *moment);
        while let Some(row) = rows.next().await {
            entry(Row::from(row.map_err(failed())?))?;
        }
        drop(rows);
        let heads: Vec<(String, i64, Vec<u8>)> =
            sqlx::query_as("SELECT stream, last, hash FROM heads ORDER BY stream")
                .fetch_all(&mut *moment)
                .await
                .map_err(failed())?;
        for (stream, last, hash) in heads {
            // The table holds hashes of 32 bytes alone; another one is as wrong as one of zeros.
            let hash = Hash::try_from(hash.as_slice()).unwrap_or_default();
            head(Tail { stream, last: count(last), hash });
        }
        Ok(())
    }

    /// What SQLite's own check finds.
    pub(crate) async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        let mut found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.readers)
            .await
            .map_err(StoreError::database("check the file", &self.place))?;
        found.retain(|line| line != "ok");
        Ok(found)
    }

    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let failed = || StoreError::database("copy the file", &self.place);
        let file = NewFile::new(to)?;
        let part = file.part().to_str().ok_or_else(|| {
            let source = std::io::Error::from(std::io::ErrorKind::InvalidFilename);
            StoreError::file("create", to)(source)
        })?;
        // A connection of its own: the copy of a large file must not hold up readers, and those of
        // the pool may not write.
        let mut connection = self.options.connect().await.map_err(failed())?;
        sqlx::query("VACUUM INTO ?").bind(part).execute(&mut connection).await.map_err(failed())?;
        connection.close().await.map_err(failed())?;
        file.finish()
    }

    pub(crate) async fn restore(&self, mut from: Reader) -> Result<Vec<Tail>, StoreError> {
        let failed = || StoreError::database("restore entries", &self.place);
        let mut connection = self.options.connect().await.map_err(failed())?;
        let mut all = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed())?;
        let some: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM entries)")
            .fetch_one(&mut *all)
            .await
            .map_err(failed())?;
        if some {
            return Err(StoreError::NotEmpty { place: self.place.clone() });
        }
        while let Some(row) = from.next()? {
            writer::insert(&mut all, &row).await.map_err(failed())?;
        }
        let tails = from.into_tails();
        for tail in &tails {
            writer::set_head(&mut all, tail).await.map_err(failed())?;
        }
        all.commit().await.map_err(failed())?;
        connection.close().await.map_err(failed())?;
        Ok(tails)
    }

    pub(crate) async fn close(&self) {
        self.readers.close().await;
        let (reply, answer) = oneshot::channel();
        if self.writer.send(Job::Close { reply }).await.is_ok() {
            // No answer means that it had closed already.
            let _ = answer.await;
        }
    }
}

/// Connects, waiting for another process that opens the file at the same time: the change to a
/// write-ahead log fails at once where others wait.
async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    let pause = Duration::from_millis(20);
    let mut waited = Duration::ZERO;
    loop {
        match options.connect().await {
            Err(error) if is_busy(&error) && waited < BUSY => {
                sleep(pause).await;
                waited += pause;
            }
            done => return done,
        }
    }
}

fn is_busy(error: &sqlx::Error) -> bool {
    // 5 is SQLite's code for a file somebody else holds.
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code == "5")
}

/// Brings the file to the form this program writes, all steps or none.
async fn migrate(connection: &mut SqliteConnection, place: &str) -> Result<(), StoreError> {
    let failed = || StoreError::database("migrate", place);
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed())?;
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *all).await.map_err(failed())?;
    if application != APPLICATION {
        let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
            .fetch_one(&mut *all)
            .await
            .map_err(failed())?;
        if application != 0 || tables > 0 {
            return Err(StoreError::Foreign { place: place.to_owned() });
        }
        sqlx::raw_sql(
            "PRAGMA application_id = 0x43414950;
             CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;",
        )
        .execute(&mut *all)
        .await
        .map_err(failed())?;
    }
    let found: i64 = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM migrations")
        .fetch_one(&mut *all)
        .await
        .map_err(failed())?;
    for step in pending(&MIGRATIONS, found, place)? {
        tracing::info!(place, number = step.number, name = step.name, "migrating");
        sqlx::raw_sql(step.sql).execute(&mut *all).await.map_err(failed())?;
        sqlx::query("INSERT INTO migrations (number, name) VALUES (?, ?)")
            .bind(step.number)
            .bind(step.name)
            .execute(&mut *all)
            .await
            .map_err(failed())?;
    }
    all.commit().await.map_err(failed())
}
