//! The one task that writes. All appends that wait when it is free go into one transaction: with many
//! writers a sync is shared by many, with one writer nothing waits.
//!
//! After any error the connection is made anew: what state a failed transaction left it in is nobody's to guess.

use std::collections::BTreeMap;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot, watch};

use super::hold::Hold;
use crate::chain::{self, Hash};
use crate::entry::{Appended, Batch, Row, Tail, count};
use crate::error::StoreError;
use crate::sign::Kept;
use crate::wake::Wakes;

/// How many appends wait or go together at most.
const TOGETHER: usize = 512;

/// What the writer is asked.
#[derive(Debug)]
pub(crate) enum Job {
    Append { batch: Batch, reply: oneshot::Sender<Result<Appended, StoreError>> },
    Keep { kept: Kept, reply: oneshot::Sender<Result<(), StoreError>> },
    Close { reply: oneshot::Sender<()> },
}

/// What the writer works with.
#[derive(Debug)]
pub(crate) struct Writer {
    pub(crate) options: SqliteConnectOptions,
    pub(crate) place: String,
    pub(crate) hold: Hold,
    pub(crate) wakes: Arc<Wakes>,
    /// Tells that the file is gone; nothing is written after that.
    pub(crate) gone: watch::Sender<bool>,
}

/// Jobs that wait together.
#[derive(Debug, Default)]
struct Round {
    batches: Vec<Batch>,
    replies: Vec<oneshot::Sender<Result<Appended, StoreError>>>,
    kept: Vec<Kept>,
    keepers: Vec<oneshot::Sender<Result<(), StoreError>>>,
    closers: Vec<oneshot::Sender<()>>,
}

impl Round {
    fn of(jobs: impl Iterator<Item = Job>) -> Self {
        let mut round = Self::default();
        for job in jobs {
            match job {
                Job::Append { batch, reply } => {
                    round.batches.push(batch);
                    round.replies.push(reply);
                }
                Job::Keep { kept, reply } => {
                    round.kept.push(kept);
                    round.keepers.push(reply);
                }
                Job::Close { reply } => round.closers.push(reply),
            }
        }
        round
    }
}

impl Writer {
    /// Starts the writer; it ends when asked, or when no sender is left.
    pub(crate) fn start(self, connection: SqliteConnection) -> mpsc::Sender<Job> {
        let (sender, jobs) = mpsc::channel(TOGETHER);
        tokio::spawn(self.run(Some(connection), jobs));
        sender
    }

    async fn run(self, mut connection: Option<SqliteConnection>, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = Vec::with_capacity(TOGETHER);
        let mut closers = Vec::new();
        while closers.is_empty() && jobs.recv_many(&mut waiting, TOGETHER).await > 0 {
            let round = Round::of(waiting.drain(..));
            let written = self.write(&mut connection, &round).await;
            if let Err(error) = &written {
                let appends = round.batches.len();
                tracing::error!(place = self.place, %error, appends, "could not append");
            }
            let Round { batches, replies, keepers, closers: ending, .. } = round;
            for keeper in keepers {
                let _ = keeper.send(written.as_ref().map(|_| ()).map_err(Clone::clone));
            }
            answer(&batches, replies, written, &self.wakes);
            closers = ending;
        }
        jobs.close();
        // Nothing is left to write, so that a failure here loses nothing.
        if let Some(connection) = connection {
            let _ = connection.close().await;
        }
        // Others may hold the file before the one who closes it goes on.
        drop(self);
        for closer in closers {
            let _ = closer.send(());
        }
    }

    /// Writes a round in one transaction, on a new connection where the last one failed.
    async fn write(
        &self,
        connection: &mut Option<SqliteConnection>,
        round: &Round,
    ) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
        if round.batches.is_empty() && round.kept.is_empty() {
            return Ok(Vec::new());
        }
        self.look()?;
        let failed = || StoreError::database("append entries", &self.place);
        let mut open = match connection.take() {
            Some(open) => open,
            None => self.options.connect().await.map_err(failed())?,
        };
        match write(&mut open, round).await {
            Ok(answers) => {
                // What went into a file that no longer has its name is not acknowledged.
                self.look()?;
                *connection = Some(open);
                Ok(answers)
            }
            Err(error) => {
                // It is broken already; how its end goes changes nothing.
                let _ = open.close_hard().await;
                Err(failed()(error))
            }
        }
    }

    fn look(&self) -> Result<(), StoreError> {
        if *self.gone.borrow() || self.hold.is_gone() {
            self.gone.send_replace(true);
            return Err(StoreError::Gone { place: self.place.clone() });
        }
        Ok(())
    }
}

/// Inserts one entry.
pub(crate) async fn insert(to: &mut SqliteConnection, row: &Row) -> Result<(), sqlx::Error> {
    let Row { stream, seq, at, kind, key, body, hash } = row;
    sqlx::query(
        "INSERT INTO entries (stream, seq, at, kind, key, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
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

/// Notes where a stream ends.
pub(crate) async fn set_head(to: &mut SqliteConnection, tail: &Tail) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO heads (stream, last, hash) VALUES (?1, ?2, ?3) \
         ON CONFLICT (stream) DO UPDATE SET last = ?2, hash = ?3",
    )
    .bind(&tail.stream)
    .bind(i64::try_from(tail.last).unwrap_or(i64::MAX))
    .bind(tail.hash.as_slice())
    .execute(to)
    .await?;
    Ok(())
}

/// Tells each caller what became of its append, and the listeners what is new.
fn answer(
    batches: &[Batch],
    replies: Vec<oneshot::Sender<Result<Appended, StoreError>>>,
    written: Result<Vec<Result<Appended, StoreError>>, StoreError>,
    wakes: &Wakes,
) {
    let answers =
        written.unwrap_or_else(|error| batches.iter().map(|_| Err(error.clone())).collect());
    for ((batch, reply), answer) in batches.iter().zip(replies).zip(answers) {
        if let Ok(Appended::New { last }) = &answer {
            wakes.announce(batch.stream.as_str(), *last);
        }
        // A caller that no longer waits is served all the same.
        let _ = reply.send(answer);
    }
}

/// Writes a round in one transaction. An append that is refused does not hinder the others.
async fn write(
    connection: &mut SqliteConnection,
    round: &Round,
) -> Result<Vec<Result<Appended, StoreError>>, sqlx::Error> {
    let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut heads = BTreeMap::new();
    let mut answers = Vec::with_capacity(round.batches.len());
    for batch in &round.batches {
        answers.push(append(&mut together, &mut heads, batch).await?);
    }
    for tail in heads.values().filter(|head| head.grew).map(|head| &head.tail) {
        set_head(&mut together, tail).await?;
    }
    for kept in &round.kept {
        keep(&mut together, kept).await?;
    }
    together.commit().await?;
    Ok(answers)
}

/// Writes what is no entry.
async fn keep(to: &mut SqliteConnection, kept: &Kept) -> Result<(), sqlx::Error> {
    match kept {
        Kept::Sign(sign) => {
            sqlx::query(
                "INSERT INTO signs (instance, since, at) VALUES (?1, ?2, ?3) \
                 ON CONFLICT (instance) DO UPDATE SET since = ?2, at = ?3",
            )
            .bind(&sign.instance)
            .bind(sign.since)
            .bind(sign.at)
            .execute(to)
            .await?;
        }
        Kept::Note { stream, last, body } => {
            sqlx::query(
                "INSERT INTO notes (stream, last, hash, body) \
                 SELECT stream, last, hash, ?3 FROM heads WHERE stream = ?1 AND last = ?2 \
                 ON CONFLICT (stream) DO UPDATE SET last = excluded.last, hash = excluded.hash, \
                 body = excluded.body",
            )
            .bind(stream.as_str())
            .bind(i64::try_from(*last).unwrap_or(i64::MAX))
            .bind(body)
            .execute(to)
            .await?;
        }
    }
    Ok(())
}

/// Where a stream ends within the transaction.
struct Head {
    tail: Tail,
    grew: bool,
}

async fn append(
    together: &mut SqliteConnection,
    heads: &mut BTreeMap<String, Head>,
    batch: &Batch,
) -> Result<Result<Appended, StoreError>, sqlx::Error> {
    let mut seqs = Vec::new();
    for key in batch.keys() {
        let seq = sqlx::query_scalar("SELECT seq FROM entries WHERE stream = ? AND key = ?")
            .bind(batch.stream.as_str())
            .bind(key)
            .fetch_optional(&mut *together)
            .await?;
        seqs.extend::<Option<i64>>(seq);
    }
    match batch.known(&seqs) {
        Ok(None) => {}
        Ok(Some(already)) => return Ok(Ok(already)),
        Err(mixed) => return Ok(Err(mixed)),
    }
    let stream = batch.stream.as_str();
    if !heads.contains_key(stream) {
        heads.insert(stream.to_owned(), head(together, stream).await?);
    }
    let Some(head) = heads.get_mut(stream) else { return Ok(Err(StoreError::Closed)) };
    if head.tail.last != batch.after {
        return Ok(Err(batch.conflict(head.tail.last)));
    }
    for (seq, hash, entry) in batch.chained(head.tail.hash) {
        let row = Row {
            stream: stream.to_owned(),
            seq,
            at: entry.at,
            kind: entry.kind.clone(),
            key: entry.key.clone(),
            body: entry.body.clone(),
            hash: hash.to_vec(),
        };
        insert(together, &row).await?;
        head.tail.hash = hash;
    }
    head.tail.last = count(batch.last);
    head.grew = true;
    Ok(Ok(Appended::New { last: head.tail.last }))
}

async fn head(together: &mut SqliteConnection, stream: &str) -> Result<Head, sqlx::Error> {
    let found: Option<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT last, hash FROM heads WHERE stream = ?")
            .bind(stream)
            .fetch_optional(together)
            .await?;
    let (last, hash) = found.map_or((0, chain::START), |(last, hash)| {
        (count(last), Hash::try_from(hash.as_slice()).unwrap_or(chain::START))
    });
    Ok(Head { tail: Tail { stream: stream.to_owned(), last, hash }, grew: false })
}
