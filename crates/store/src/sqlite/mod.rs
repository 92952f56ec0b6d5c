//! One file. One writer, so that appends waiting together share a transaction and a sync; readers
//! beside it.

mod hold;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::sleep;
use tokio_stream::StreamExt as _;

use crate::chain::Hash;
use crate::dump::{NewFile, Reader};
use crate::entry::{Appended, Batch, Columns, Row, Tail, count};
use crate::error::StoreError;
use crate::migration::{Migration, is_newest, pending};
use crate::sign::{Kept, Noted, Sign, SignColumns, noted, sign};
use crate::stream::StreamId;
use crate::verify::{Check, Report};
use crate::wake::Wakes;
pub(crate) use hold::owner_alone;
use hold::{Hold, make_private};
use writer::{Job, Writer};

/// How long to wait for another process that writes.
const BUSY: Duration = Duration::from_secs(10);

/// How many reads run at once.
const READERS: u32 = 4;

/// Marks a file as ours: "CAIP".
const APPLICATION: i64 = 0x4341_4950;

const MIGRATIONS: [Migration; 3] = [
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
    Migration {
        number: 3,
        name: "signs",
        sql: include_str!("../../migrations/sqlite/0003_signs.sql"),
    },
];

/// A handle on the file.
#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    place: String,
    options: SqliteConnectOptions,
    readers: SqlitePool,
    /// `None` where the file is only read.
    writer: Option<mpsc::Sender<Job>>,
    gone: watch::Receiver<bool>,
}

impl Sqlite {
    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) async fn open(path: PathBuf, wakes: &Arc<Wakes>) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        let failed = || StoreError::database("open the file", &place);
        let mut hold = Hold::take(&path)?;
        make_private(&path).map_err(StoreError::file("make", &path))?;
        let options = options(&path);
        let first = options.clone().journal_mode(SqliteJournalMode::Wal);
        let mut connection = connect(&first).await.map_err(failed())?;
        migrate(&mut connection, &place).await?;
        hold.note();
        let readers = readers(&options).await.map_err(failed())?;
        let (gone, told) = watch::channel(false);
        let wakes = Arc::clone(wakes);
        let again = options.clone();
        let writer = Writer { options: again, place: place.clone(), hold, wakes, gone };
        let writer = Some(writer.start(connection));
        Ok(Self { path, place, options, readers, writer, gone: told })
    }

    /// Opens a file that is there, to read it alone, also while somebody else writes to it.
    pub(crate) async fn open_to_read(path: PathBuf) -> Result<Self, StoreError> {
        Self::reading(path, false).await
    }

    /// Opens a file that nobody writes to, and leaves nothing beside it.
    pub(crate) async fn open_still(path: PathBuf) -> Result<Self, StoreError> {
        Self::reading(path, true).await
    }

    async fn reading(path: PathBuf, still: bool) -> Result<Self, StoreError> {
        let place = path.display().to_string();
        if !path.is_file() {
            return Err(StoreError::Missing { place });
        }
        let options =
            if still { options(&path).read_only(true).immutable(true) } else { options(&path) };
        let readers =
            readers(&options).await.map_err(StoreError::database("open the file", &place))?;
        let (_, gone) = watch::channel(false);
        let opened = Self { path, place, options, readers, writer: None, gone };
        opened.check_form().await?;
        Ok(opened)
    }

    /// Whether the file is ours and in the form this program writes.
    async fn check_form(&self) -> Result<(), StoreError> {
        let failed = || StoreError::database("read the form of the file", &self.place);
        let place = || self.place.clone();
        let application: i64 = sqlx::query_scalar("PRAGMA application_id")
            .fetch_one(&self.readers)
            .await
            .map_err(failed())?;
        if application != APPLICATION {
            return Err(StoreError::Foreign { place: place() });
        }
        let found: i64 = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM migrations")
            .fetch_one(&self.readers)
            .await
            .map_err(failed())?;
        is_newest(&MIGRATIONS, found, &self.place)
    }

    fn writer(&self) -> Result<&mpsc::Sender<Job>, StoreError> {
        self.writer.as_ref().ok_or(StoreError::Closed)
    }

    pub(crate) async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Append { batch, reply };
        self.writer()?.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn keep(&self, kept: Kept) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job::Keep { kept, reply };
        self.writer()?.send(job).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn signs(&self) -> Result<Vec<Sign>, StoreError> {
        let rows: Vec<SignColumns> =
            sqlx::query_as("SELECT instance, since, at FROM signs ORDER BY instance")
                .fetch_all(&self.readers)
                .await
                .map_err(StoreError::database("read signs of life", &self.place))?;
        Ok(rows.into_iter().map(sign).collect())
    }

    pub(crate) async fn noted(&self, from: &str, below: &str) -> Result<Vec<Noted>, StoreError> {
        let rows: Vec<(String, i64, Option<String>)> = sqlx::query_as(
            "SELECT head.stream, head.last, note.body FROM heads AS head LEFT JOIN notes AS note \
             ON note.stream = head.stream AND note.last = head.last AND note.hash = head.hash \
             WHERE head.stream >= ? AND head.stream < ? ORDER BY head.stream",
        )
        .bind(from)
        .bind(below)
        .fetch_all(&self.readers)
        .await
        .map_err(StoreError::database("read what was noted", &self.place))?;
        rows.into_iter().map(noted).collect()
    }

    /// Waits until the file is gone from under the store.
    pub(crate) async fn lost(&self) -> StoreError {
        let mut gone = self.gone.clone();
        if gone.wait_for(|gone| *gone).await.is_err() {
            // The writer ended in order; a file nobody writes to is not missed.
            std::future::pending::<()>().await;
        }
        StoreError::Gone { place: self.place.clone() }
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

    pub(crate) async fn find_key(
        &self,
        stream: &StreamId,
        key: &str,
    ) -> Result<Option<i64>, StoreError> {
        sqlx::query_scalar("SELECT seq FROM entries WHERE stream = ? AND key = ?")
            .bind(stream.as_str())
            .bind(key)
            .fetch_optional(&self.readers)
            .await
            .map_err(StoreError::database("look for a key", &self.place))
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

    /// Writes the copy, reads it back, and only then gives it its name.
    pub(crate) async fn backup(&self, to: &Path) -> Result<Report, StoreError> {
        let failed = || StoreError::database("copy the file", &self.place);
        let file = NewFile::new(to)?;
        let part = file.part().to_str().ok_or_else(|| {
            let source = std::io::Error::from(std::io::ErrorKind::InvalidFilename);
            StoreError::file("create", to)(source)
        })?;
        // It is filled where it lies, so that nobody else can read it at any time.
        make_private(file.part()).map_err(StoreError::file("create", file.part()))?;
        // A connection of its own: the copy of a large file must not hold up readers, and those of
        // the pool may not write.
        let mut connection = self.options.connect().await.map_err(failed())?;
        sqlx::query("VACUUM INTO ?").bind(part).execute(&mut connection).await.map_err(failed())?;
        connection.close().await.map_err(failed())?;
        let report = self.read_back(file.part()).await?;
        file.finish()?;
        Ok(report)
    }

    async fn read_back(&self, copy: &Path) -> Result<Report, StoreError> {
        let copy = Self::open_still(copy.to_owned()).await?;
        let report = copy.verify().await?;
        copy.readers.close().await;
        match report.faults.first() {
            None => Ok(report),
            Some(fault) => {
                let (place, fault) = (self.place.clone(), fault.to_string());
                Err(StoreError::Copy { place, fault })
            }
        }
    }

    /// Reads everything and reports what is wrong.
    pub(crate) async fn verify(&self) -> Result<Report, StoreError> {
        let mut check = Check::default();
        let mut heads = Vec::new();
        let mut entry = |row| {
            check.entry(&row);
            Ok(())
        };
        self.scan(&mut entry, &mut |head| heads.push(head)).await?;
        check.database(self.integrity().await?);
        Ok(check.finish(heads))
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
        let Some(writer) = &self.writer else { return };
        let (reply, answer) = oneshot::channel();
        if writer.send(Job::Close { reply }).await.is_ok() {
            // No answer means that it had closed already.
            let _ = answer.await;
        }
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .busy_timeout(BUSY)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging()
}

async fn readers(options: &SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    let options = options.clone().pragma("query_only", "ON");
    SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await
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
