//! The one task that writes. All appends that wait when it is free go into one transaction: with many
//! writers a sync is shared by many, with one writer nothing waits.

use std::collections::BTreeMap;
use std::sync::Arc;

use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use crate::chain::{self, Hash};
use crate::entry::{Appended, Batch, Row, Tail, count};
use crate::error::StoreError;
use crate::wake::Wakes;

/// How many appends wait or go together at most.
const TOGETHER: usize = 512;

/// What the writer is asked.
#[derive(Debug)]
pub(crate) enum Job {
    Append { batch: Batch, reply: oneshot::Sender<Result<Appended, StoreError>> },
    Close { reply: oneshot::Sender<()> },
}

/// Starts the writer; it ends when asked, or when no sender is left.
pub(crate) fn start(
    mut connection: SqliteConnection,
    place: String,
    wakes: Arc<Wakes>,
) -> mpsc::Sender<Job> {
    let (sender, mut jobs) = mpsc::channel(TOGETHER);
    tokio::spawn(async move {
        let mut waiting = Vec::with_capacity(TOGETHER);
        let mut closers = Vec::new();
        while closers.is_empty() && jobs.recv_many(&mut waiting, TOGETHER).await > 0 {
            let (mut batches, mut replies) = (Vec::new(), Vec::new());
            for job in waiting.drain(..) {
                match job {
                    Job::Append { batch, reply } => {
                        batches.push(batch);
                        replies.push(reply);
                    }
                    Job::Close { reply } => closers.push(reply),
                }
            }
            let written = write(&mut connection, &batches).await;
            if let Err(error) = &written {
                tracing::error!(place, %error, appends = batches.len(), "could not append");
            }
            let written = written.map_err(StoreError::database("append entries", &place));
            answer(&batches, replies, written, &wakes);
        }
        jobs.close();
        // Nothing is left to write, so that a failure here loses nothing.
        let _ = connection.close().await;
        for closer in closers {
            let _ = closer.send(());
        }
    });
    sender
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

/// Writes the appends in one transaction. One that is refused does not hinder the others.
async fn write(
    connection: &mut SqliteConnection,
    batches: &[Batch],
) -> Result<Vec<Result<Appended, StoreError>>, sqlx::Error> {
    if batches.is_empty() {
        return Ok(Vec::new());
    }
    let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut heads = BTreeMap::new();
    let mut answers = Vec::with_capacity(batches.len());
    for batch in batches {
        answers.push(append(&mut together, &mut heads, batch).await?);
    }
    for tail in heads.values().filter(|head| head.grew).map(|head| &head.tail) {
        set_head(&mut together, tail).await?;
    }
    together.commit().await?;
    Ok(answers)
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
