//! Telling who listens that a stream grew.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::stream::StreamId;

/// How many wakes a slow receiver may leave unread.
const UNREAD_AT_MOST: usize = 8192;

/// A stream grew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wake {
    /// The stream.
    pub stream: StreamId,
    /// Where it ends now, or ended a moment ago.
    pub last: u64,
}

/// The senders' side. It remembers what was told, since the same append may come to its ears twice:
/// from this instance and from the database.
#[derive(Debug)]
pub(crate) struct Wakes {
    told: Mutex<BTreeMap<String, u64>>,
    sender: broadcast::Sender<Wake>,
}

impl Wakes {
    pub(crate) fn new() -> Self {
        Self { told: Mutex::default(), sender: broadcast::Sender::new(UNREAD_AT_MOST) }
    }

    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Wake> {
        self.sender.subscribe()
    }

    /// Tells that `stream` ends at `last`, unless that or more was told before.
    pub(crate) fn announce(&self, stream: &str, last: u64) {
        // A name that cannot be read is `verify`'s business; nobody listens for it.
        let Ok(id) = stream.parse::<StreamId>() else { return };
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let known = told.entry(stream.to_owned()).or_default();
        if *known < last {
            *known = last;
            // Sent under the lock, so that a stream's wakes come in order. Nobody listening is no fault.
            let _ = self.sender.send(Wake { stream: id, last });
        }
    }
}
