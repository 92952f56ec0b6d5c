//! A server, shared by any number of instances. An append is one statement that succeeds only if the
//! stream still ends where it was seen to end; the server groups syncs itself.

mod fanout;

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio_stream::StreamExt as _;

use crate::chain::{self, Hash};
use crate::dump::Reader;
use crate::entry::{Appended, Batch, Columns, Row, Tail, count, number};
use crate::error::StoreError;
use crate::migration::{Migration, is_newest, pending};
use crate::sign::{Kept, Noted, Sign, SignColumns, noted, sign};
use crate::stream::StreamId;
use crate::wake::Wakes;
use fanout::Fanout;

/// How many connections an instance uses, besides the one it listens on.
const CONNECTIONS: u32 = 16;

/// How long to wait for a connection before saying that there is none.
const WAIT: Duration = Duration::from_secs(10);

const MIGRATIONS: [Migration; 3] = [
    Migration {
        number: 1,
        name: "entries",
        sql: include_str!("../../migrations/postgres/0001_entries.sql"),
    },
    Migration {
        number: 2,
        name: "heads",
        sql: include_str!("../../migrations/postgres/0002_heads.sql"),
    },
    Migration {
        number: 3,
        name: "signs",
        sql: include_str!("../../migrations/postgres/0003_signs.sql"),
    },
];

/// A handle on the database.
#[derive(Debug)]
pub(crate) struct Postgres {
    place: String,
    pool: PgPool,
    wakes: Arc<Wakes>,
    /// `None` where the database is only read.
    fanout: Option<Fanout>,
}

impl Postgres {
    pub(crate) async fn open(
        options: PgConnectOptions,
        place: String,
        wakes: &Arc<Wakes>,
    ) -> Result<Self, StoreError> {
        let options = named(options);
        let failed = || StoreError::database("connect", &place);
        let mut connection = options.connect().await.map_err(failed())?;
        migrate(&mut connection, &place).await?;
        connection.close().await.map_err(failed())?;
        let pool = pool(&options).await.map_err(failed())?;
        let fanout = Fanout::start(options, pool.clone(), place.clone(), Arc::clone(wakes)).await?;
        Ok(Self { place, pool, wakes: Arc::clone(wakes), fanout: Some(fanout) })
    }

    /// Opens a database that is there, to read it alone.
    pub(crate) async fn open_to_read(
        options: PgConnectOptions,
        place: String,
        wakes: &Arc<Wakes>,
    ) -> Result<Self, StoreError> {
        let failed = || StoreError::database("connect", &place);
        let pool = pool(&named(options)).await.map_err(failed())?;
        let there: bool = sqlx::query_scalar("SELECT to_regclass('caipan.migrations') IS NOT NULL")
            .fetch_one(&pool)
            .await
            .map_err(failed())?;
        if !there {
            return Err(StoreError::Missing { place });
        }
        let found: i64 =
            sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM caipan.migrations")
                .fetch_one(&pool)
                .await
                .map_err(failed())?;
        is_newest(&MIGRATIONS, found, &place)?;
        Ok(Self { place, pool, wakes: Arc::clone(wakes), fanout: None })
    }

    fn appended(&self) {
        if let Some(fanout) = &self.fanout {
            fanout.appended();
        }
    }

    pub(crate) async fn keep(&self, kept: Kept) -> Result<(), StoreError> {
        let query = match &kept {
            Kept::Sign(sign) => sqlx::query(
                "INSERT INTO caipan.signs (instance, since, at) VALUES ($1, $2, $3) \
                 ON CONFLICT (instance) DO UPDATE SET since = $2, at = $3",
            )
            .bind(&sign.instance)
            .bind(sign.since)
            .bind(sign.at),
            Kept::Note { stream, last, body } => sqlx::query(
                "INSERT INTO caipan.notes (stream, last, hash, body) SELECT stream, last, hash, $3 \
                 FROM caipan.heads WHERE stream = $1 AND last = $2 ON CONFLICT (stream) \
                 DO UPDATE SET last = excluded.last, hash = excluded.hash, body = excluded.body",
            )
            .bind(stream.as_str())
            .bind(number(*last)?)
            .bind(body),
        };
        let done = query.execute(&self.pool).await;
        done.map(|_| ()).map_err(StoreError::database("keep a sign", &self.place))
    }

    pub(crate) async fn signs(&self) -> Result<Vec<Sign>, StoreError> {
        let rows: Vec<SignColumns> =
            sqlx::query_as("SELECT instance, since, at FROM caipan.signs ORDER BY instance")
                .fetch_all(&self.pool)
                .await
                .map_err(StoreError::database("read signs of life", &self.place))?;
        Ok(rows.into_iter().map(sign).collect())
    }

    /// What the server's clock shows, in Unix milliseconds.
    pub(crate) async fn clock(&self) -> Result<i64, StoreError> {
        sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
            .fetch_one(&self.pool)
            .await
            .map_err(StoreError::database("read the clock", &self.place))
    }

    pub(crate) async fn noted(&self, from: &str, below: &str) -> Result<Vec<Noted>, StoreError> {
        let rows: Vec<(String, i64, Option<String>)> = sqlx::query_as(
            "SELECT head.stream, head.last, note.body FROM caipan.heads AS head \
             LEFT JOIN caipan.notes AS note \
             ON note.stream = head.stream AND note.last = head.last AND note.hash = head.hash \
             WHERE head.stream >= $1 AND head.stream < $2 ORDER BY head.stream",
        )
        .bind(from)
        .bind(below)
        .fetch_all(&self.pool)
        .await
        .map_err(StoreError::database("read what was noted", &self.place))?;
        rows.into_iter().map(noted).collect()
    }

    pub(crate) async fn append(&self, batch: Batch) -> Result<Appended, StoreError> {
        let failed = || StoreError::database("append entries", &self.place);
        let seen = self.look(&batch).await?;
        if let Some(already) = batch.known(&seen.seqs)? {
            return Ok(already);
        }
        if seen.last != batch.after {
            return Err(batch.conflict(seen.last));
        }
        match self.write(&batch, seen.hash).await {
            Ok(true) => {
                let last = count(batch.last);
                self.wakes.announce(batch.stream.as_str(), last);
                self.appended();
                return Ok(Appended::New { last });
            }
            Ok(false) => {}
            // Another append brought one of the keys in between.
            Err(error) if is_unique_violation(&error) => {}
            Err(error) => return Err(failed()(error)),
        }
        let seen = self.look(&batch).await?;
        match batch.known(&seen.seqs)? {
            Some(already) => Ok(already),
            None => Err(batch.conflict(seen.last)),
        }
    }

    pub(crate) async fn read(&self, stream: &StreamId, after: i64) -> Result<Vec<Row>, StoreError> {
        let rows: Vec<Columns> = sqlx::query_as(
            "SELECT stream, seq, at, kind, key, body, hash FROM caipan.entries \
             WHERE stream = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(stream.as_str())
        .bind(after)
        .fetch_all(&self.pool)
        .await
        .map_err(StoreError::database("read entries", &self.place))?;
        Ok(rows.into_iter().map(Row::from).collect())
    }

    pub(crate) async fn find_key(
        &self,
        stream: &StreamId,
        key: &str,
    ) -> Result<Option<i64>, StoreError> {
        sqlx::query_scalar("SELECT seq FROM caipan.entries WHERE stream = $1 AND key = $2")
            .bind(stream.as_str())
            .bind(key)
            .fetch_optional(&self.pool)
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
            "SELECT stream, last FROM caipan.heads \
             WHERE stream = $1 OR (stream >= $2 AND stream < $3) ORDER BY stream",
        )
        .bind(only)
        .bind(from)
        .bind(below)
        .fetch_all(&self.pool)
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
        let mut moment = self
            .pool
            .begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            .await
            .map_err(failed())?;
        let mut rows = sqlx::query_as::<_, Columns>(
            "SELECT stream, seq, at, kind, key, body, hash FROM caipan.entries ORDER BY stream, seq",
        )
        .fetch(&mut *moment);
        while let Some(row) = rows.next().await {
            entry(Row::from(row.map_err(failed())?))?;
        }
        drop(rows);
        let heads: Vec<(String, i64, Vec<u8>)> =
            sqlx::query_as("SELECT stream, last, hash FROM caipan.heads ORDER BY stream")
                .fetch_all(&mut *moment)
                .await
                .map_err(failed())?;
        for (stream, last, hash) in heads {
            // The table holds hashes of 32 bytes alone; another one is as wrong as one of zeros.
            let hash = Hash::try_from(hash.as_slice()).unwrap_or_default();
            head(Tail { stream, last: count(last), hash });
        }
        moment.rollback().await.map_err(failed())
    }

    pub(crate) async fn restore(&self, mut from: Reader) -> Result<Vec<Tail>, StoreError> {
        let failed = || StoreError::database("restore entries", &self.place);
        let mut all = self.pool.begin().await.map_err(failed())?;
        sqlx::raw_sql("LOCK TABLE caipan.entries, caipan.heads IN EXCLUSIVE MODE")
            .execute(&mut *all)
            .await
            .map_err(failed())?;
        let some: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM caipan.entries)")
            .fetch_one(&mut *all)
            .await
            .map_err(failed())?;
        if some {
            return Err(StoreError::NotEmpty { place: self.place.clone() });
        }
        while let Some(row) = from.next()? {
            insert(&mut all, &row).await.map_err(failed())?;
        }
        let tails = from.into_tails();
        for tail in &tails {
            sqlx::query(
                "INSERT INTO caipan.heads (stream, last, hash, changed) \
                 VALUES ($1, $2, $3, pg_current_xact_id())",
            )
            .bind(&tail.stream)
            .bind(number(tail.last)?)
            .bind(tail.hash.as_slice())
            .execute(&mut *all)
            .await
            .map_err(failed())?;
        }
        all.commit().await.map_err(failed())?;
        self.appended();
        Ok(tails)
    }

    pub(crate) async fn close(&self) {
        if let Some(fanout) = &self.fanout {
            fanout.close(&self.pool).await;
        }
        self.pool.close().await;
    }

    async fn look(&self, batch: &Batch) -> Result<Seen, StoreError> {
        let keys: Vec<&str> = batch.keys().collect();
        // One statement, so that all of it is as of one moment.
        let (last, hash, seqs): (Option<i64>, Option<Vec<u8>>, Option<Vec<i64>>) = sqlx::query_as(
            "SELECT head.last, head.hash, (SELECT array_agg(seq) FROM caipan.entries \
             WHERE stream = $1 AND key = ANY ($2) AND key IS NOT NULL) \
             FROM (SELECT 1) AS one LEFT JOIN caipan.heads AS head ON head.stream = $1",
        )
        .bind(batch.stream.as_str())
        .bind(keys)
        .fetch_one(&self.pool)
        .await
        .map_err(StoreError::database("look where a stream ends", &self.place))?;
        let last = last.map_or(0, count);
        let hash = hash
            .map_or(chain::START, |hash| Hash::try_from(hash.as_slice()).unwrap_or(chain::START));
        Ok(Seen { last, hash, seqs: seqs.unwrap_or_default() })
    }

    /// Writes the append if the stream still ends where it should, and says whether it did.
    ///
    /// The statement takes the lock on the stream's row in `heads`; two appends after the same entry
    /// meet there, and the second finds that the stream no longer ends at it.
    async fn write(&self, batch: &Batch, before: Hash) -> Result<bool, sqlx::Error> {
        let chained = batch.chained(before);
        let last_hash = chained.last().map_or(before, |(_, hash, _)| *hash);
        let entries = || chained.iter().map(|(_, _, entry)| *entry);
        let written = sqlx::query(if batch.after == 0 { BEGIN_STREAM } else { GO_ON })
            .bind(batch.stream.as_str())
            .bind(batch.last)
            .bind(last_hash.as_slice())
            .bind(chained.iter().map(|(seq, _, _)| *seq).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.at).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.kind.as_str()).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.key.as_deref()).collect::<Vec<_>>())
            .bind(entries().map(|entry| entry.body.as_str()).collect::<Vec<_>>())
            .bind(chained.iter().map(|(_, hash, _)| hash.as_slice()).collect::<Vec<_>>())
            .execute(&self.pool)
            .await?;
        Ok(written.rows_affected() > 0)
    }
}

fn named(options: PgConnectOptions) -> PgConnectOptions {
    options.application_name("caipan").disable_statement_logging()
}

async fn pool(options: &PgConnectOptions) -> Result<PgPool, sqlx::Error> {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(WAIT)
        .after_connect(|connection, _| Box::pin(make_durable(connection)))
        .connect_with(options.clone())
        .await
}

const BEGIN_STREAM: &str = "WITH head AS ( \
    INSERT INTO caipan.heads (stream, last, hash, changed) \
    VALUES ($1, $2, $3, pg_current_xact_id()) ON CONFLICT DO NOTHING RETURNING stream) \
    INSERT INTO caipan.entries (stream, seq, at, kind, key, body, hash) \
    SELECT head.stream, entry.* FROM head, \
    unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::bytea[]) AS entry";

const GO_ON: &str = "WITH head AS ( \
    UPDATE caipan.heads SET last = $2, hash = $3, changed = pg_current_xact_id() \
    WHERE stream = $1 AND last = ($4::bigint[])[1] - 1 RETURNING stream) \
    INSERT INTO caipan.entries (stream, seq, at, kind, key, body, hash) \
    SELECT head.stream, entry.* FROM head, \
    unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::bytea[]) AS entry";

/// What an append finds.
struct Seen {
    last: u64,
    hash: Hash,
    /// The numbers of the entries that have its keys.
    seqs: Vec<i64>,
}

async fn insert(to: &mut PgConnection, row: &Row) -> Result<(), sqlx::Error> {
    let Row { stream, seq, at, kind, key, body, hash } = row;
    sqlx::query(
        "INSERT INTO caipan.entries (stream, seq, at, kind, key, body, hash) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(stream)
    .bind(seq)
    .bind(at)
    .bind(kind)
    .bind(key)
    .bind(body)
    .bind(hash)
    .execute(to)
    .await?;
    Ok(())
}

fn is_unique_violation(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

/// An acknowledged append is on the disk, also on a server that was told not to wait for it.
async fn make_durable(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query(
        "SELECT set_config('synchronous_commit', 'on', false) \
         WHERE current_setting('synchronous_commit') = 'off'",
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Brings the schema to the form this program writes, all steps or none.
async fn migrate(connection: &mut PgConnection, place: &str) -> Result<(), StoreError> {
    let failed = || StoreError::database("migrate", place);
    let mut all = connection.begin().await.map_err(failed())?;
    // Instances that start together go one after another. The number is ours: "CAIP".
    sqlx::query("SELECT pg_advisory_xact_lock(1128352080)")
        .execute(&mut *all)
        .await
        .map_err(failed())?;
    let (schema, table): (bool, bool) = sqlx::query_as(
        "SELECT to_regnamespace('caipan') IS NOT NULL, \
         to_regclass('caipan.migrations') IS NOT NULL",
    )
    .fetch_one(&mut *all)
    .await
    .map_err(failed())?;
    if !schema {
        sqlx::raw_sql("CREATE SCHEMA caipan").execute(&mut *all).await.map_err(failed())?;
    }
    if !table {
        sqlx::raw_sql(
            "CREATE TABLE caipan.migrations (number bigint PRIMARY KEY, name text NOT NULL)",
        )
        .execute(&mut *all)
        .await
        .map_err(failed())?;
    }
    let found: i64 = sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM caipan.migrations")
        .fetch_one(&mut *all)
        .await
        .map_err(failed())?;
    for step in pending(&MIGRATIONS, found, place)? {
        tracing::info!(place, number = step.number, name = step.name, "migrating");
        sqlx::raw_sql(step.sql).execute(&mut *all).await.map_err(failed())?;
        sqlx::query("INSERT INTO caipan.migrations (number, name) VALUES ($1, $2)")
            .bind(step.number)
            .bind(step.name)
            .execute(&mut *all)
            .await
            .map_err(failed())?;
    }
    all.commit().await.map_err(failed())
}
