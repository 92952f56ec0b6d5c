//! How many appends a second each store takes, with few and with many who append at once.
//!
//! `cargo bench -p caipan-store` prints a line of the table in docs/benchmarks.md for each.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::disallowed_methods, reason = "a benchmark reads a clock")]

use std::time::{Duration, Instant};

use serde_json::json;
use store::{Appended, NewEntry, Store, StreamId};

/// How long each figure is measured.
const MEASURED: Duration = Duration::from_secs(5);

fn main() {
    // Cargo also runs benchmarks as tests, to see that they start; then a moment is enough.
    let measured = if std::env::args().any(|argument| argument == "--bench") {
        MEASURED
    } else {
        Duration::from_millis(50)
    };
    println!("| store | writers | appends/s | p50 ms | p99 ms |");
    println!("|---|---:|---:|---:|---:|");
    for writers in [1, 16, 200] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("sqlite:{}/bench.db", folder.path().display());
        runtime().block_on(measure("SQLite", &url, writers, measured));
        if let Some(database) = testkit::fresh_database() {
            runtime().block_on(measure("PostgreSQL", &database.url, writers, measured));
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
}

/// Every writer appends to a stream of its own, one entry of a move's size after the other.
async fn measure(name: &str, url: &str, writers: u32, measured: Duration) {
    let store = Store::open(url).await.expect("the store opens");
    let begun = Instant::now();
    let tasks: Vec<_> = (0..writers)
        .map(|writer| tokio::spawn(write(store.clone(), writer, begun, measured)))
        .collect();
    let mut delays = Vec::new();
    for task in tasks {
        delays.extend(task.await.expect("a writer does not panic"));
    }
    let micros = begun.elapsed().as_micros();
    let report = store.verify().await.expect("the store is read");
    assert!(report.is_sound(), "{:?}", report.faults);
    store.close().await;
    delays.sort();
    let count = u128::try_from(delays.len()).expect("it fits");
    let at = |percent: usize| {
        let micros = delays[(delays.len() - 1) * percent / 100].as_micros();
        format!("{}.{:02}", micros / 1000, micros % 1000 / 10)
    };
    let rate = count * 1_000_000 / micros;
    println!("| {name} | {writers} | {rate} | {} | {} |", at(50), at(99));
}

async fn write(store: Store, writer: u32, begun: Instant, measured: Duration) -> Vec<Duration> {
    let stream = StreamId::new("game", &writer.to_string()).expect("a good name");
    let mut delays = Vec::new();
    for after in 0.. {
        let sent = Instant::now();
        let entry = NewEntry {
            kind: "moved".to_owned(),
            body: json!({ "side": "white", "move": "e2e4", "clock": 5_400_000, "by": "seat-1" }),
            key: Some(format!("{writer}-{after}")),
        };
        let appended = store.append(&stream, after, 0, vec![entry]).await.expect("it is appended");
        assert_eq!(appended, Appended::New { last: after + 1 });
        delays.push(sent.elapsed());
        if begun.elapsed() > measured {
            break;
        }
    }
    delays
}
