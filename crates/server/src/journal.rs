//! A stream of the store and the state its entries fold into.
//!
//! Every change goes one way: decide on the state, append behind the last entry known, fold what was appended. If another
//! instance was faster the append is refused; then its entries are folded first and the decision is made again. A refusal too is made
//! on the newest state alone: whoever says no looks first whether there is more to know.

use std::sync::{PoisonError, RwLock};

use serde_json::Value;
use store::{Appended, NewEntry, Store, StoreError, StreamId};
use tokio::sync::{Mutex, watch};

/// The number of an entry in its stream, from 1.
pub type Seq = u64;

/// How often a decision is made again before giving up.
const TRIES: u32 = 50;

/// A state that entries fold into.
pub trait Fold: Send + Sync {
    /// Takes the next entry. It cannot fail: what cannot be read is kept as a fault in the state.
    fn take(&mut self, seq: Seq, at_ms: i64, kind: &str, body: &Value);
}

/// Why a change came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum Contended {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Others were faster too often.
    #[error("found other writers {TRIES} times in a row on {0}, expected a turn")]
    Busy(String),
}

/// How a change came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed<T> {
    /// It was appended; the last entry's number, and what the decision gave.
    New(Seq, T),
    /// The same command was taken before, as this entry.
    Already(Seq),
}

#[derive(Debug)]
struct Cell<S> {
    state: S,
    last: Seq,
}

/// A stream with its state.
#[derive(Debug)]
pub struct Journal<S> {
    store: Store,
    stream: StreamId,
    cell: RwLock<Cell<S>>,
    turn: Mutex<()>,
    news: watch::Sender<Seq>,
}

impl<S: Fold> Journal<S> {
    /// The stream folded from `empty` as far as it goes.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(store: Store, stream: StreamId, empty: S) -> Result<Self, StoreError> {
        let journal = Self {
            store,
            stream,
            cell: RwLock::new(Cell { state: empty, last: 0 }),
            turn: Mutex::new(()),
            news: watch::Sender::new(0),
        };
        journal.catch_up().await?;
        Ok(journal)
    }

    /// The name of the stream.
    #[must_use]
    pub const fn stream(&self) -> &StreamId {
        &self.stream
    }

    /// Looks at the state.
    pub fn look<T>(&self, see: impl FnOnce(&S) -> T) -> T {
        see(&self.cell.read().unwrap_or_else(PoisonError::into_inner).state)
    }

    /// Looks at the state and the number of the last entry it holds.
    pub fn look_with_last<T>(&self, see: impl FnOnce(&S, Seq) -> T) -> T {
        let cell = self.cell.read().unwrap_or_else(PoisonError::into_inner);
        see(&cell.state, cell.last)
    }

    /// The number of the last entry folded.
    pub fn last(&self) -> Seq {
        self.cell.read().unwrap_or_else(PoisonError::into_inner).last
    }

    /// Tells of every new entry; a slow reader sees only the newest.
    pub fn news(&self) -> watch::Receiver<Seq> {
        self.news.subscribe()
    }

    /// How many wait for news.
    pub fn readers(&self) -> usize {
        self.news.receiver_count()
    }

    /// Folds what others have appended.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        let _turn = self.turn.lock().await;
        self.read_on().await
    }

    /// Folds up to `last`, unless that is known already.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn catch_up_to(&self, last: Seq) -> Result<(), StoreError> {
        if self.last() < last { self.catch_up().await } else { Ok(()) }
    }

    async fn read_on(&self) -> Result<(), StoreError> {
        let after = self.last();
        let entries = self.store.read(&self.stream, after).await?;
        if entries.is_empty() {
            return Ok(());
        }
        let last = {
            let mut cell = self.cell.write().unwrap_or_else(PoisonError::into_inner);
            for entry in &entries {
                cell.state.take(entry.seq, entry.at, &entry.kind, &entry.body);
                cell.last = entry.seq;
            }
            cell.last
        };
        self.news.send_replace(last);
        Ok(())
    }

    /// Appends what `decide` makes of the state, and folds it. `decide` runs again when another instance was faster. Without entries
    /// nothing is appended.
    ///
    /// # Errors
    /// What `decide` says, or that the store failed, or that others were always faster.
    pub async fn change<T, E>(
        &self,
        at_ms: i64,
        mut decide: impl FnMut(&S) -> Result<(Vec<NewEntry>, T), E>,
    ) -> Result<Changed<T>, E>
    where
        E: From<Contended>,
    {
        let _turn = self.turn.lock().await;
        for _ in 0..TRIES {
            let (decided, after) = self.look_with_last(|state, last| (decide(state), last));
            let (entries, value) = match decided {
                Ok(decided) => decided,
                Err(refusal) => {
                    self.read_on().await.map_err(Contended::Store)?;
                    if self.last() == after {
                        return Err(refusal);
                    }
                    continue;
                }
            };
            if entries.is_empty() {
                return Ok(Changed::New(after, value));
            }
            match self.store.append(&self.stream, after, at_ms, entries.clone()).await {
                Ok(Appended::New { last }) => {
                    self.fold(after, at_ms, &entries);
                    self.news.send_replace(last);
                    return Ok(Changed::New(last, value));
                }
                Ok(Appended::Already { seq }) => {
                    self.read_on().await.map_err(Contended::Store)?;
                    return Ok(Changed::Already(seq));
                }
                Err(StoreError::Conflict { .. }) => {
                    self.read_on().await.map_err(Contended::Store)?;
                }
                Err(other) => return Err(Contended::Store(other).into()),
            }
        }
        Err(Contended::Busy(self.stream.to_string()).into())
    }

    fn fold(&self, after: Seq, at_ms: i64, entries: &[NewEntry]) {
        let mut cell = self.cell.write().unwrap_or_else(PoisonError::into_inner);
        for (seq, entry) in (after + 1..).zip(entries) {
            cell.state.take(seq, at_ms, &entry.kind, &entry.body);
            cell.last = seq;
        }
    }
}
