//! All counts of `crates/xiangqi/tests/perft.txt`, the deep ones too; takes a minute or so.

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use xiangqi::{Position, PositionError, fen};

const TABLE: &str = include_str!("../../crates/xiangqi/tests/perft.txt");

#[expect(clippy::print_stdout, reason = "the report of the task")]
pub(crate) fn run() -> anyhow::Result<()> {
    let (mut rows, mut counts, mut nodes, mut taken) = (0u32, 0u32, 0u64, Duration::ZERO);
    let mut name = "";
    for line in TABLE.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            name = comment;
            continue;
        }
        let mut parts = line.split(';');
        let setup = fen::parse(parts.next().unwrap_or_default())?;
        let position = Position::from_setup(setup).or_else(PositionError::as_diagram)?;
        let (mut row_nodes, mut row_taken) = (0, Duration::ZERO);
        for part in parts {
            let (depth, expected) = part.split_once(' ').context("expected `depth count`")?;
            let (depth, expected) = (depth.parse::<u32>()?, expected.parse::<u64>()?);
            let (found, time) = timed(&position, depth);
            ensure!(found == expected, "{name}: depth {depth}: found {found}, expected {expected}");
            row_nodes += found;
            row_taken += time;
            counts += 1;
        }
        println!("{:>12} nodes {:>7} Mnodes/s  {name}", row_nodes, speed(row_nodes, row_taken));
        rows += 1;
        nodes += row_nodes;
        taken += row_taken;
    }
    println!("{rows} positions, {counts} counts, {nodes} nodes in {} ms", taken.as_millis());
    println!("{} Mnodes/s", speed(nodes, taken));
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "the task measures its own time")]
fn timed(position: &Position, depth: u32) -> (u64, Duration) {
    let start = Instant::now();
    let found = xiangqi::perft(position, depth);
    (found, start.elapsed())
}

/// Millions a second, with one decimal.
fn speed(nodes: u64, taken: Duration) -> String {
    let tenths = u128::from(nodes) * 10 / taken.as_micros().max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}
