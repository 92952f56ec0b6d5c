//! Every round of one event, from the first to the last: `cargo bench -p caipan-tournament --bench
//! rounds`, with numbers of players after `--`. No round may be out of line with the others.
//!
//! Where the system tells it (Linux) the time on the processor is taken, so that other work on the
//! machine does not count.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::time::{Duration, Instant};

use tournament::dutch;
use tournament::{Edition, RoundNumber, Settings, generate};

const ROUNDS: u16 = 9;

fn main() {
    let mut sizes: Vec<u32> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    if sizes.is_empty() {
        sizes = vec![100, 300, 1000, 2000];
    }
    for players in sizes {
        let settings = Settings { players, rounds: RoundNumber(ROUNDS), ..Settings::default() };
        let event = generate(&settings);
        let mut line = format!("{players:>7}");
        for round in (1..=ROUNDS).map(RoundNumber) {
            let history = event.cut_after(round.previous());
            let (start, before) = (Instant::now(), on_processor());
            let paired = dutch::pair(&history, round, Edition::Dutch2026).expect("a pairing");
            let taken = match (before, on_processor()) {
                (Some(before), Some(after)) => after - before,
                (None, _) | (_, None) => start.elapsed(),
            };
            assert!(!paired.pairs.is_empty());
            line.push_str(&format!(" {:>8.1}", millis(taken)));
        }
        println!("{line} ms");
    }
}

/// How long this thread has been on a processor.
fn on_processor() -> Option<Duration> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(line.split(' ').next()?.parse().ok()?))
}

#[expect(clippy::float_arithmetic, reason = "for printing only")]
fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
