//! Flags that fall also when nobody looks.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use arbiter::Side;
use rulebook::Game as Kind;
use serde_json::{Map, Value};
use tokio::sync::Notify;

use super::{Actor, side_word};
use crate::clock::WallClock;
use crate::desk::{Desk, WeakDesk};
use crate::fault::Fault;
use crate::journal::Seq;

/// A flag that will fall if nothing happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) kind: Kind,
    pub(crate) side: Side,
    pub(crate) due_ms: i64,
    /// The last entry of the game when this was computed.
    pub(crate) seq: Seq,
}

#[derive(Debug, Default)]
struct Queue {
    by_time: BTreeSet<(i64, String)>,
    by_game: BTreeMap<String, Due>,
}

/// The flags of all games, in the order they fall.
#[derive(Debug, Default)]
pub(crate) struct Alarms {
    queue: Mutex<Queue>,
    earlier: Notify,
}

impl Alarms {
    /// Sets or clears the alarm of a game.
    pub(crate) fn set(&self, id: &str, due: Option<Due>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = queue.by_game.remove(id) {
            queue.by_time.remove(&(old.due_ms, id.to_owned()));
        }
        if let Some(due) = due {
            queue.by_time.insert((due.due_ms, id.to_owned()));
            queue.by_game.insert(id.to_owned(), due);
            let first = queue.by_time.first().is_some_and(|(_, first)| first == id);
            drop(queue);
            if first {
                self.earlier.notify_one();
            }
        }
    }

    /// The alarms due at `now_ms`, taken out, and the time of the next.
    fn take_due(&self, now_ms: i64) -> (Vec<(String, Due)>, Option<i64>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let mut due = Vec::new();
        while let Some((at, id)) = queue.by_time.first().cloned() {
            if at > now_ms {
                return (due, Some(at));
            }
            queue.by_time.remove(&(at, id.clone()));
            if let Some(alarm) = queue.by_game.remove(&id) {
                due.push((id, alarm));
            }
        }
        (due, None)
    }
}

/// Starts the task that lets flags fall. It ends when the desk is dropped.
pub(crate) fn start(desk: &Desk) {
    let desk = desk.downgrade();
    tokio::spawn(run(desk));
}

async fn run(weak: WeakDesk) {
    loop {
        let Some(desk) = weak.upgrade() else { return };
        let now = desk.now_ms();
        let (due, next) = desk.games().alarms().take_due(now);
        for (id, due) in due {
            fall(&desk, &id, due).await;
        }
        let wait = sleep_for(desk.clock(), now, next);
        let earlier = desk.games().alarms().earlier.notified();
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = earlier => {}
        }
    }
}

/// Never long, so that a wall clock that is put forward is noticed, and the end of the desk too.
fn sleep_for(clock: &WallClock, now_ms: i64, next: Option<i64>) -> Duration {
    let most = match clock {
        WallClock::System => Duration::from_secs(1),
        WallClock::Set(_) => Duration::from_millis(5),
    };
    let wait = next.map_or(most, |next| {
        Duration::from_millis(u64::try_from(next.saturating_sub(now_ms)).unwrap_or(0))
    });
    wait.min(most)
}

async fn fall(desk: &Desk, id: &str, due: Due) {
    let mut line = Map::new();
    line.insert("do".to_owned(), Value::from("flag"));
    line.insert("by".to_owned(), Value::from(side_word(due.kind, due.side)));
    // The same flag seen by two instances is one flag.
    let key = format!("flag-{}", due.seq);
    match desk.games().command(id, &Actor::Desk, Some(&key), &[line]).await {
        Ok(_) => {}
        Err(Fault::Refused(why)) => tracing::info!(id, why = why.en, "a flag was not taken"),
        Err(fault) => tracing::error!(id, ?fault, "a flag could not be stored"),
    }
}
