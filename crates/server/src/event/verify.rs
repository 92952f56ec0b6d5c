//! Folding every event again.

use store::{Store, StoreError};

use super::EventState;
use super::build::build;
use crate::journal::Fold as _;

/// Replays every event: what cannot be read or does not fit together, in words.
///
/// # Errors
/// When the store cannot be read.
pub async fn verify(store: &Store) -> Result<Vec<String>, StoreError> {
    let mut faults = Vec::new();
    for (stream, _) in store.streams("event").await? {
        let mut state = EventState::default();
        for entry in store.read(&stream, 0).await? {
            state.take(entry.seq, entry.at, &entry.kind, &entry.body);
        }
        faults.extend(state.faults().iter().map(|fault| format!("{stream} {fault}")));
        match state.setup() {
            None => {
                faults.push(format!("{stream}: found no set-up, expected one as the first entry"))
            }
            Some(setup) => {
                if let Err(refusal) = build(setup, state.core()) {
                    faults.push(format!("{stream}: {}", refusal.words(crate::i18n::Lang::En)));
                }
            }
        }
    }
    Ok(faults)
}
