//! The spectators.

use std::sync::Arc;

use crate::hall::Hall;
use crate::http::Http;
use crate::process::Served;

/// So many spectators sit down at each game. They watch until the process ends.
pub(crate) async fn gather(desk: &Served, hall: &Hall, each: usize) {
    for table in hall.tables() {
        for place in 0..each {
            let http = Http::from_own_address(&desk.address, 100 + place);
            let mut watch = http.watch(&table.id).await;
            let (table, delays) = (Arc::clone(table), Arc::clone(hall.delays()));
            let mut seen = moves_of(&watch.next_text().await.expect("the state at once"));
            tokio::spawn(async move {
                while let Some(state) = watch.next_text().await {
                    let moves = moves_of(&state);
                    table.seen(seen, moves, &delays);
                    seen = moves;
                }
            });
        }
    }
}

/// How many moves a state shows, counted without reading all of it.
fn moves_of(state: &str) -> u64 {
    let (_, moves) = state.split_once("\"moves\":[").expect("moves");
    let (moves, _) = moves.split_once(']').expect("an end");
    u64::try_from(moves.matches('"').count() / 2).unwrap()
}
