//! The desk under load: `caipan serve` as a process of its own, players who move, spectators who watch.
//!
//! `cargo bench -p caipan --bench load` plays 1,000 games before 5,000 spectators at 200 moves a second, then faster and faster
//! until one move in a hundred takes more than 100 ms from the player to a spectator. `CAIPAN_LOAD=postgres` does it on PostgreSQL.
//! Everything stays on this machine; both programs share it, so the figures are the lower the more else is done there.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a benchmark that cannot go on says why")]
#![allow(clippy::print_stdout, reason = "the answer of a benchmark")]
#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock and its settings")]

mod crowd;
mod delays;
mod hall;
#[path = "../../tests/desk/http.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod http;
#[path = "../../tests/desk/process.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod process;

use std::time::Duration;

use delays::Delays;
use hall::Hall;
use process::{Served, Start};

/// Games played at once, and how many watch each.
const GAMES: usize = 1000;
const SPECTATORS: usize = 5;
/// Moves of each game before anything is measured.
const BEFORE: u64 = 20;
/// Moves a second: a move every five seconds in each game, then more.
const RATES: [u64; 9] = [200, 400, 600, 800, 1000, 1200, 1600, 2000, 2400];
/// How long the first rate is held, and each of the others.
const HELD: [Duration; 2] = [Duration::from_secs(40), Duration::from_secs(10)];
/// The longest 99 of 100 moves may take to a spectator.
const TARGET: Duration = Duration::from_millis(100);

fn main() {
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    threads.worker_threads(2).enable_all().build().unwrap().block_on(run());
}

async fn run() {
    let folder = tempfile::tempdir().unwrap();
    let (store, database) = match std::env::var("CAIPAN_LOAD").as_deref() {
        Ok("postgres") => match testkit::fresh_database() {
            Some(database) => ("PostgreSQL", database.url),
            None => return,
        },
        _ => ("SQLite", folder.path().join("load.db").display().to_string()),
    };
    let desk = Served::start(&database, Start::First);
    let (mut hall, took) = Hall::open(&desk, GAMES).await;
    println!("{store}: {GAMES} games opened in {} ms; {}", took.as_millis(), memory(&desk));
    let took = hall.play(BEFORE, None).await;
    let moves = u128::from(BEFORE) * u128::try_from(GAMES).unwrap();
    let each_second = moves * 1000 / took.as_millis().max(1);
    println!("{moves} moves as fast as they are answered: {each_second}/s; {}", memory(&desk));
    crowd::gather(&desk, &hall, SPECTATORS).await;
    println!("{} spectators watch; {}", GAMES * SPECTATORS, memory(&desk));
    println!("moves/s asked  answered  to a spectator: p50 ms   p99 ms   most ms   seen  memory");
    let mut highest = None;
    for (step, rate) in RATES.into_iter().enumerate() {
        let held = HELD[step.min(1)];
        let rounds = (rate * held.as_secs()).div_ceil(u64::try_from(GAMES).unwrap());
        hall.delays().clear();
        let took = hall.play(rounds, Some(rate)).await;
        // What is under way arrives.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let moves = rounds * u64::try_from(GAMES).unwrap();
        let answered = u128::from(moves) * 1000 / took.as_millis().max(1);
        let delays = hall.delays();
        println!(
            "{rate:13}  {answered:8}  {:>23} {:>8} {:>9} {:>5}‰  {}",
            Delays::shown(delays.share(500)),
            Delays::shown(delays.share(990)),
            Delays::shown(delays.share(1000)),
            delays.count() * 1000 / (moves * u64::try_from(SPECTATORS).unwrap()).max(1),
            memory(&desk),
        );
        if delays.share(990) > TARGET {
            break;
        }
        highest = Some(rate);
    }
    match highest {
        Some(rate) => println!("highest rate held: {rate} moves a second"),
        None => println!("not even the first rate was held"),
    }
}

/// What the desk holds in memory now, and held at most, as Linux tells it.
fn memory(desk: &Served) -> String {
    let status = std::fs::read_to_string(format!("/proc/{}/status", desk.id())).unwrap_or_default();
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.map_or_else(|| "?".to_owned(), |kilobytes| (kilobytes / 1024).to_string())
    };
    format!("{} MB, at most {} MB", field("VmRSS:"), field("VmHWM:"))
}
