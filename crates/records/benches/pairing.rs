//! How long one round takes, from 100 to 5,000 players, in the first and the fifth round.
//!
//! `cargo bench -p caipan-records --bench pairing` prints the table. Other programs can be timed on
//! the same files: `-- --peer 'bbpPairings --dutch {} -p'`, where `{}` stands for the file; each is
//! given up once it has needed more than a minute for a round, and beyond `--peers-to 2000` players.
//! `-- --most 1000` stops earlier.
//!
//! Where the system tells it (Linux) the time on the processor is taken, of us and of them, so that other
//! work on the machine does not count.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::process::Command;
use std::time::{Duration, Instant};

use records::events::trf;
use tournament::dutch;
use tournament::{Edition, RoundNumber, Settings, Tournament, generate};

const SIZES: [u32; 6] = [100, 200, 500, 1000, 2000, 5000];
const ROUNDS: [u16; 2] = [1, 5];
/// We pair again and again for so long, since the processor's time is told in steps of some milliseconds.
const LEAST: Duration = Duration::from_millis(400);

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |name: &str| -> Vec<String> {
        arguments.windows(2).filter(|pair| pair[0] == name).map(|pair| pair[1].clone()).collect()
    };
    let peers = after("--peer");
    let number = |name: &str| after(name).first().and_then(|most| most.parse().ok());
    let (most, peers_to) = [number("--most"), number("--peers-to")]
        .map(|most: Option<u32>| most.unwrap_or(u32::MAX))
        .into();
    let mut given_up = vec![false; peers.len()];
    println!("players round        caipan  {}", peers.join("  "));
    for players in SIZES.into_iter().filter(|size| *size <= most) {
        let settings = Settings { players, rounds: RoundNumber(5), ..Settings::default() };
        let event = generate(&settings);
        for round in ROUNDS.map(RoundNumber) {
            let ours = own(&event, round);
            let mut line = format!("{players:>7} {:>5} {:>10.2} ms", round.0, millis(ours));
            for (peer, given_up) in peers.iter().zip(&mut given_up) {
                if *given_up || players > peers_to {
                    line.push_str("         -");
                    continue;
                }
                let taken = other(peer, &event, round);
                *given_up = taken > Duration::from_secs(60);
                line.push_str(&format!(" {:>10.1} ms", millis(taken)));
            }
            println!("{line}");
        }
    }
}

#[expect(clippy::float_arithmetic, reason = "for printing only")]
fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn own(event: &Tournament, round: RoundNumber) -> Duration {
    let history = event.cut_after(round.previous());
    let clock = Clock::start(on_processor);
    let mut runs = 0;
    loop {
        let paired = dutch::pair(&history, round, Edition::Dutch2026).expect("a pairing");
        assert!(!paired.pairs.is_empty());
        runs += 1;
        let taken = clock.stop();
        if taken >= LEAST {
            return taken / runs;
        }
    }
}

/// Time on the processor, or on the wall where the system does not tell.
struct Clock {
    read: fn() -> Option<Duration>,
    before: Option<Duration>,
    start: Instant,
}

impl Clock {
    fn start(read: fn() -> Option<Duration>) -> Self {
        Self { read, before: read(), start: Instant::now() }
    }

    fn stop(&self) -> Duration {
        match (self.before, (self.read)()) {
            (Some(before), Some(after)) => after - before,
            (None, _) | (_, None) => self.start.elapsed(),
        }
    }
}

/// How long this thread has been on a processor.
fn on_processor() -> Option<Duration> {
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(line.split(' ').next()?.parse().ok()?))
}

/// How long the programs this one has called were on a processor, in hundredths of a second.
fn others_on_processor() -> Option<Duration> {
    let line = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program stands in brackets and may hold blanks; the state follows it.
    let mut fields = line.rsplit_once(')')?.1.split_whitespace().skip(13);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(Duration::from_millis((user + system) * 10))
}

/// The time of a whole run of another program, reading the file included.
fn other(peer: &str, event: &Tournament, round: RoundNumber) -> Duration {
    let path = std::env::temp_dir().join(format!("caipan-bench-{}.trf", std::process::id()));
    let text = trf::from_tournament(&event.cut_after(round.previous())).write();
    std::fs::write(&path, text.replace("FIDE_DUTCH_2026", "FIDE_DUTCH")).expect("a file");
    let words: Vec<String> = peer
        .split_whitespace()
        .map(|word| word.replace("{}", &path.display().to_string()))
        .collect();
    let clock = Clock::start(others_on_processor);
    let done = Command::new(&words[0]).args(&words[1..]).output().expect("the program runs");
    let taken = clock.stop();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    std::fs::remove_file(&path).expect("the file was there");
    taken
}
