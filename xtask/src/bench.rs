//! How fast records are read and ruled on, and how much memory that takes at most.
//!
//! The games are made here from a fixed seed, so that every run measures the same work: long games of
//! random legal moves, in which hardly anything repeats, and the worked examples of 1959, in which every
//! game has a cycle to be labelled and proven.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use serde_json::json;
use xiangqi::{Move, Position};

use crate::shell::binary;

/// Random games.
const GAMES: usize = 2000;
/// Moves of a random game.
const PLIES: usize = 120;
/// How often the six examples are repeated.
const REPEATS: usize = 400;

pub(crate) fn run() -> anyhow::Result<()> {
    let status = Command::new("cargo")
        .args(["build", "--quiet", "--release", "--locked", "-p", "caipan"])
        .status()?;
    ensure!(status.success(), "the release build failed");
    let folder = PathBuf::from(std::env!("CARGO_MANIFEST_DIR")).join("../target/bench");
    fs::create_dir_all(&folder)?;
    let games: Vec<Vec<Move>> = (1..).take(GAMES).map(random_game).collect();
    let long = folder.join("random.dhtmlxq");
    fs::write(&long, games.iter().map(|game| dhtmlxq(game)).collect::<String>())?;
    let batch = folder.join("random.jsonl");
    fs::write(&batch, games.iter().map(|game| request(game)).collect::<String>())?;
    let examples =
        Path::new(std::env!("CARGO_MANIFEST_DIR")).join("../examples/xiangqi-1959.dhtmlxq");
    let cycles = folder.join("cycles.dhtmlxq");
    fs::write(&cycles, fs::read_to_string(examples)?.repeat(REPEATS))?;
    let rules = ["--rules", "xiangqi-1959"];
    measure("random games read", GAMES, &["convert", "--to", "fen"], &[], &long)?;
    measure("random games ruled on", GAMES, &["judge", "--json"], &rules, &long)?;
    measure("random games in batch", GAMES, &["judge", "--batch"], &[], &batch)?;
    measure("cycles read", 6 * REPEATS, &["convert", "--to", "fen"], &[], &cycles)?;
    measure("cycles ruled on", 6 * REPEATS, &["judge", "--json"], &rules, &cycles)?;
    Ok(())
}

#[expect(clippy::print_stdout, reason = "the answer of the task")]
fn measure(
    what: &str,
    count: usize,
    command: &[&str],
    options: &[&str],
    file: &Path,
) -> anyhow::Result<()> {
    let mut best: Option<(Duration, Option<u64>)> = None;
    for _ in 0..3 {
        let once = run_once(command, options, file)?;
        if best.is_none_or(|(time, _)| once.0 < time) {
            best = Some(once);
        }
    }
    let (time, peak) = best.context("no run")?;
    let each_second = u128::try_from(count)? * 1_000_000 / time.as_micros().max(1);
    let peak = peak.map_or_else(|| "?".to_owned(), |kilobytes| format!("{} MB", kilobytes / 1024));
    println!("{what:24} {count:6} in {:6} ms  {each_second:7}/s  peak {peak}", time.as_millis());
    Ok(())
}

/// Time and peak memory in kilobytes, where the system tells it.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn run_once(
    command: &[&str],
    options: &[&str],
    file: &Path,
) -> anyhow::Result<(Duration, Option<u64>)> {
    let start = Instant::now();
    let mut child = Command::new(binary())
        .args(command)
        .args(options)
        .arg(file)
        .stdout(Stdio::piped())
        .spawn()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    let mut out = child.stdout.take().context("standard output is a pipe")?;
    let mut buffer = vec![0; 1 << 16];
    while out.read(&mut buffer)? > 0 {
        peak = peak_of(&status).or(peak);
    }
    let done = child.wait()?;
    let time = start.elapsed();
    ensure!(done.success(), "{command:?} ended with {done}");
    Ok((time, peak))
}

/// The highest memory a process ever held, as Linux tells it.
fn peak_of(status: &str) -> Option<u64> {
    let text = fs::read_to_string(status).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A game of random legal moves, always the same for one seed.
fn random_game(seed: u64) -> Vec<Move> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut position = Position::initial();
    let mut moves = Vec::new();
    while moves.len() < PLIES {
        let legal = position.legal_moves();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = usize::try_from(state >> 33).unwrap_or(0) % legal.len().max(1);
        let Some(&m) = legal.get(at) else { break };
        moves.push(m);
        position = position.after(m);
    }
    moves
}

fn dhtmlxq(game: &[Move]) -> String {
    let moves: String = game
        .iter()
        .flat_map(|m| [m.from, m.to])
        .map(|square| format!("{}{}", square.file(), 9 - square.rank()))
        .collect();
    format!(
        "[DhtmlXQ]\n[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n\
         [DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"
    )
}

fn request(game: &[Move]) -> String {
    let moves: Vec<String> = game.iter().map(ToString::to_string).collect();
    format!("{}\n", json!({"id": 1, "rules": "xiangqi-1959", "moves": moves}))
}
