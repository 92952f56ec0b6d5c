//! A process that appends under load is killed again and again: what it was told is written is there,
//! once, and the store is sound.
//!
//! `CAIPAN_CRASHES` says how often each store is killed; a few times without it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "all of this is one test")]
#![allow(clippy::print_stdout, reason = "a long run says what it did")]

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::json;
use store::{Appended, NewEntry, Store, StoreError, StreamId};
use testkit::Chance;

/// How many writers of the process append at once; some share a stream.
const WRITERS: u64 = 24;

/// How many streams they append to.
const STREAMS: u64 = 8;

/// Names the store to the process that is to be killed.
const URL: &str = "CAIPAN_CRASH_URL";

/// Numbers the process, so that its keys are its own.
const ROUND: &str = "CAIPAN_CRASH_ROUND";

#[test]
fn sqlite_keeps_all_it_acknowledged_before_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    killed_again_and_again(&format!("sqlite:{}/crash.db", folder.path().display()));
}

#[test]
fn postgres_keeps_all_it_acknowledged_before_a_kill() {
    if let Some(database) = testkit::fresh_database() {
        killed_again_and_again(&database.url);
    }
}

/// The process that is killed is this very test, told where the store is; otherwise it does nothing.
#[test]
fn the_process_that_is_killed() {
    if let (Some(url), Some(round)) = (variable(URL), variable(ROUND)) {
        runtime().block_on(append_until_killed(&url, &round));
    }
}

/// What a test run was told by its environment.
#[allow(clippy::disallowed_methods, reason = "the edge of a test run")]
fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

async fn append_until_killed(url: &str, round: &str) {
    let store = Store::open(url).await.expect("the store opens");
    let (acknowledged, mut lines) = tokio::sync::mpsc::unbounded_channel::<String>();
    for writer in 0..WRITERS {
        let (store, round, acknowledged) = (store.clone(), round.to_owned(), acknowledged.clone());
        tokio::spawn(async move {
            let stream = StreamId::new("game", &(writer % STREAMS).to_string()).unwrap();
            let mut after = 0;
            for turn in 0_u64.. {
                let key = format!("{round}-{writer}-{turn}");
                // Two entries an append: either both are there or neither.
                let last = insist(&store, &stream, &mut after, &key).await;
                acknowledged.send(format!("{stream} {last} {key}")).unwrap();
            }
        });
    }
    while let Some(line) = lines.recv().await {
        let mut out = std::io::stdout().lock();
        writeln!(out, "acknowledged {line}").unwrap();
        out.flush().unwrap();
    }
}

async fn insist(store: &Store, stream: &StreamId, after: &mut u64, key: &str) -> u64 {
    loop {
        let entry = |key: Option<&str>| NewEntry {
            kind: "moved".to_owned(),
            body: json!({ "move": "h2e2", "filler": "x".repeat(300) }),
            key: key.map(str::to_owned),
        };
        match store.append(stream, *after, 0, vec![entry(None), entry(Some(key))]).await {
            Ok(Appended::New { last }) => {
                *after = last;
                return last;
            }
            Err(StoreError::Conflict { found, .. }) => *after = found,
            other => panic!("{key}: {other:?}"),
        }
    }
}

fn killed_again_and_again(url: &str) {
    let rounds = variable("CAIPAN_CRASHES").map_or(4, |number| number.parse().unwrap());
    // A fixed start: which moments are hit varies by itself.
    let mut chance = Chance::new(0);
    let mut acknowledged = BTreeMap::new();
    for round in 0..rounds {
        let before = acknowledged.len();
        let pause = chance.pause(Duration::from_millis(120));
        acknowledged.extend(one_life(url, round, pause));
        assert!(acknowledged.len() > before, "round {round}: nothing was acknowledged");
        runtime().block_on(check(url, &acknowledged));
    }
    println!("{rounds} kills, {} appends acknowledged, none lost", acknowledged.len());
}

/// Starts the process, kills it some time after its first acknowledgement, and returns what it was told:
/// for each key the stream and number.
fn one_life(url: &str, round: u32, pause: Duration) -> BTreeMap<String, (String, u64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["the_process_that_is_killed", "--exact", "--nocapture", "--test-threads=1"])
        .env(URL, url)
        .env(ROUND, round.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut told = BTreeMap::new();
    let mut killer = Some(child);
    loop {
        let mut line = Vec::new();
        lines.read_until(b'\n', &mut line).unwrap();
        // A line cut by the kill was not heard: the caller cannot rely on it.
        let Some(whole) = line.strip_suffix(b"\n") else { break };
        // The test runner writes before the first one.
        let text = std::str::from_utf8(whole).unwrap();
        let Some((_, heard)) = text.split_once("acknowledged ") else { continue };
        let fields: Vec<&str> = heard.split(' ').collect();
        let [stream, last, key] = fields[..] else { panic!("{text}") };
        told.insert(key.to_owned(), (stream.to_owned(), last.parse().unwrap()));
        if let Some(mut child) = killer.take() {
            std::thread::spawn(move || {
                std::thread::sleep(pause);
                child.kill().unwrap();
                child.wait().unwrap();
            });
        }
    }
    if let Some(mut child) = killer {
        panic!("the process ended by itself: {:?}", child.wait());
    }
    told
}

async fn check(url: &str, acknowledged: &BTreeMap<String, (String, u64)>) {
    let store = Store::open(url).await.unwrap();
    let report = store.verify().await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    let mut stored = BTreeMap::new();
    for (stream, last) in store.streams("game").await.unwrap() {
        let entries = store.read(&stream, 0).await.unwrap();
        // A server may still be finishing what the killed process had asked for.
        let end = entries.last().unwrap().seq;
        assert!(end >= last, "{stream} ended at {last}, now at {end}");
        assert_eq!(end % 2, 0, "{stream} ends within an append");
        for entry in entries {
            if let Some(key) = entry.key {
                let twice = stored.insert(key, (stream.to_string(), entry.seq));
                assert_eq!(twice, None);
            }
        }
    }
    for (key, place) in acknowledged {
        assert_eq!(stored.get(key), Some(place), "{key}");
    }
    store.close().await;
}
