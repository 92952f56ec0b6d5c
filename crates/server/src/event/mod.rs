//! Events: players, rounds, results and standings, each event a stream of its own. No HTTP in here.
//!
//! A command is checked on the state, appended, and folded. What `tournament` knows is derived from the fold whenever it is
//! asked for; nothing derived is stored.

pub mod act;
pub mod build;
pub mod core;
pub mod decide;
pub mod export;
pub mod import;
pub mod link;
pub mod pages;
mod refusal;
pub mod score;
pub mod setup;
pub mod standing;
pub mod state;
pub mod story;
#[cfg(test)]
mod tests;
mod verify;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serde_json::{Value, json};
use store::{NewEntry, Store, StoreError, StreamId};

pub use act::Act;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::EventState;
pub use verify::verify;

use crate::fault::Fault;
use crate::journal::{Changed, Journal, Seq};
use crate::secret;

/// An event's stream with its state.
pub type Open = Journal<EventState>;

/// All events.
#[derive(Debug)]
pub struct Events {
    store: Store,
    open: RwLock<BTreeMap<String, Arc<Open>>>,
}

impl Events {
    /// Reads all events.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(store: Store) -> Result<Self, StoreError> {
        let events = Self { store, open: RwLock::default() };
        events.catch_up().await?;
        Ok(events)
    }

    /// All events with their names in addresses.
    #[must_use]
    pub fn all(&self) -> Vec<(String, Arc<Open>)> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.iter().map(|(id, open)| (id.clone(), Arc::clone(open))).collect()
    }

    /// An event.
    ///
    /// # Errors
    /// When there is none of that name.
    pub async fn find(&self, id: &str) -> Result<Arc<Open>, Fault> {
        self.load(id).await?.ok_or(Fault::NotFound)
    }

    async fn load(&self, id: &str) -> Result<Option<Arc<Open>>, StoreError> {
        if let Some(open) = self.open.read().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Ok(Some(Arc::clone(open)));
        }
        let Ok(stream) = StreamId::new("event", id) else { return Ok(None) };
        let journal = Journal::open(self.store.clone(), stream, EventState::default()).await?;
        if journal.last() == 0 {
            return Ok(None);
        }
        let mut all = self.open.write().unwrap_or_else(PoisonError::into_inner);
        Ok(Some(Arc::clone(all.entry(id.to_owned()).or_insert(Arc::new(journal)))))
    }

    pub(crate) async fn take_wake(&self, id: &str, last: Seq) -> Result<(), StoreError> {
        match self.load(id).await? {
            Some(open) => open.catch_up_to(last).await,
            None => Ok(()),
        }
    }

    pub(crate) async fn catch_up(&self) -> Result<(), StoreError> {
        for (stream, last) in self.store.streams("event").await? {
            if let Some(id) = stream.id() {
                self.take_wake(id, last).await?;
            }
        }
        Ok(())
    }

    /// Creates an event; its name in addresses.
    ///
    /// # Errors
    /// When an event cannot be held so.
    pub async fn create(&self, setup: &Setup, by: &str, now_ms: i64) -> Result<String, Fault> {
        setup.check()?;
        let id = secret::short_id();
        let stream = StreamId::new("event", &id).map_err(|error| Fault::own(&error))?;
        let mut body = setup.body();
        body["by"] = json!(by);
        let entry = NewEntry { kind: "setup".to_owned(), body, key: None };
        self.store.append(&stream, 0, now_ms, vec![entry]).await?;
        self.load(&id).await?;
        Ok(id)
    }

    /// Does what `make` makes of the state; what it was, and the entry.
    ///
    /// # Errors
    /// Why it cannot be done.
    pub async fn act(
        &self,
        id: &str,
        by: &str,
        reason: &str,
        now_ms: i64,
        make: impl Fn(&EventState) -> Result<Act, Refusal>,
    ) -> Result<(Seq, Act), Fault> {
        let open = self.find(id).await?;
        let changed = open
            .change(now_ms, |state| {
                let act = make(state)?;
                decide::check(state, &act, reason)?;
                let mut body = act.body();
                if !reason.trim().is_empty() {
                    body.insert("reason".to_owned(), json!(reason.trim()));
                }
                body.insert("by".to_owned(), json!(by));
                let kind = act.kind().to_owned();
                let entry = NewEntry { kind, body: Value::Object(body), key: None };
                Ok::<_, Fault>((vec![entry], act))
            })
            .await?;
        match changed {
            Changed::New(seq, act) => Ok((seq, act)),
            Changed::Already(_) => Err(Fault::Busy),
        }
    }

    /// Undoes the last act, which must be `of`.
    ///
    /// # Errors
    /// When it is not the last one any more, or no reason is given.
    pub async fn undo(
        &self,
        id: &str,
        by: &str,
        of: Seq,
        reason: &str,
        now_ms: i64,
    ) -> Result<(), Fault> {
        let open = self.find(id).await?;
        open.change(now_ms, |state| {
            decide::check_undo(state, of, reason)?;
            let body = json!({"of": of, "reason": reason.trim(), "by": by});
            Ok::<_, Fault>((vec![NewEntry { kind: "undo".to_owned(), body, key: None }], ()))
        })
        .await?;
        Ok(())
    }
}
