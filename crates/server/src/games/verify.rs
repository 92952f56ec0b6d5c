//! Deciding everything again and comparing.

use serde_json::{Value, json};
use store::{Entry, Store, StoreError};

use super::Table;
use crate::envelope::EnvelopeKey;
use crate::journal::Fold as _;

/// Replays every game: what does not come out as it was stored, in words. With a key closed envelopes must open; without one they are
/// passed over.
///
/// # Errors
/// When the store cannot be read.
pub async fn verify(store: &Store, key: Option<&EnvelopeKey>) -> Result<Vec<String>, StoreError> {
    let mut faults = Vec::new();
    for (stream, _) in store.streams("game").await? {
        let mut table = key.cloned().map_or_else(Table::default, Table::with_key);
        for entry in store.read(&stream, 0).await? {
            table.take(entry.seq, entry.at, &entry.kind, &entry.body);
            if let Some(fault) = differs(&table, &entry) {
                faults.push(format!("{stream} {fault}"));
            }
        }
        if key.is_some() && table.is_locked() {
            faults.push(format!("{stream}: the sealed move does not open with this key"));
        }
        faults.extend(table.faults().iter().map(|fault| format!("{stream} {fault}")));
    }
    Ok(faults)
}

/// How the decisions made now differ from those stored in the entry.
fn differs(table: &Table, entry: &Entry) -> Option<String> {
    if entry.kind != "command" {
        return None;
    }
    let now = table.log().last()?.taken.iter().map(|taken| {
        let forms: Vec<_> = taken.decisions.iter().map(|decision| &decision.form).collect();
        json!(forms)
    });
    let now: Vec<Value> = now.collect();
    let stored = entry.body["lines"].as_array()?.iter().map(|line| line["events"].clone());
    let stored: Vec<Value> = stored.collect();
    (now != stored).then(|| format!("entry {}: the decisions come out otherwise now", entry.seq))
}
