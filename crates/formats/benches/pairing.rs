//! How long one round takes, from 100 to 5,000 players, in the first and the fifth round.
//!
//! `cargo bench -p caipan-formats --bench pairing` prints the table. Other programs can be timed on
//! the same files: `-- --peer 'bbpPairings --dutch {} -p'`, where `{}` stands for the file; each is
//! given up once it has needed more than a minute for a round. `-- --most 1000` stops earlier.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::process::Command;
use std::time::{Duration, Instant};

use formats::trf;
use tournament::dutch;
use tournament::{Edition, RoundNumber, Settings, Tournament, generate};

const SIZES: [u32; 6] = [100, 200, 500, 1000, 2000, 5000];
const ROUNDS: [u16; 2] = [1, 5];
/// The best of so many runs counts.
const RUNS: usize = 3;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |name: &str| -> Vec<String> {
        arguments.windows(2).filter(|pair| pair[0] == name).map(|pair| pair[1].clone()).collect()
    };
    let peers = after("--peer");
    let most = after("--most").first().and_then(|most| most.parse().ok()).unwrap_or(u32::MAX);
    let mut given_up = vec![false; peers.len()];
    println!("players round        caipan  {}", peers.join("  "));
    for players in SIZES.into_iter().filter(|size| *size <= most) {
        let settings = Settings { players, rounds: RoundNumber(5), ..Settings::default() };
        let event = generate(&settings);
        for round in ROUNDS.map(RoundNumber) {
            let ours = (0..RUNS).map(|_| own(&event, round)).min().unwrap_or_default();
            let mut line = format!("{players:>7} {:>5} {:>10.1} ms", round.0, millis(ours));
            for (peer, given_up) in peers.iter().zip(&mut given_up) {
                if *given_up {
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
    let start = Instant::now();
    let paired = dutch::pair(&history, round, Edition::Dutch2026).expect("a pairing");
    let taken = start.elapsed();
    assert!(!paired.pairs.is_empty());
    taken
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
    let start = Instant::now();
    let done = Command::new(&words[0]).args(&words[1..]).output().expect("the program runs");
    let taken = start.elapsed();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    std::fs::remove_file(&path).expect("the file was there");
    taken
}
