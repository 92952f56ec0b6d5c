//! `caipan perft`: count legal move sequences.

use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use xiangqi::{Position, PositionError, Setup, fen};

use crate::context::Context;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The position; the usual start if left out.
    #[arg(long)]
    fen: Option<String>,
    /// Print the count of each first move too.
    #[arg(long)]
    divide: bool,
    /// Print the time taken and the counted sequences a second.
    #[arg(long)]
    stats: bool,
    /// How many plies.
    depth: u32,
}

#[expect(clippy::disallowed_methods, reason = "the command measures its own time")]
pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let setup = match &args.fen {
        Some(text) => fen::read(text).context("in --fen")?.setup,
        None => Setup::initial(),
    };
    let position = Position::from_setup(setup).or_else(PositionError::as_diagram)?;
    let mut out = context.stdout();
    let start = Instant::now();
    let total = if args.divide && args.depth > 0 {
        let shares = xiangqi::divide(&position, args.depth);
        for (m, count) in &shares {
            writeln!(out, "{m}: {count}")?;
        }
        shares.iter().map(|(_, count)| count).sum()
    } else {
        xiangqi::perft(&position, args.depth)
    };
    let taken = start.elapsed();
    writeln!(out, "{total}")?;
    if args.stats {
        let speed = millions_a_second(total, taken);
        writeln!(out, "{} ms, {speed} Mnodes/s", taken.as_millis())?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Millions a second, with one decimal.
fn millions_a_second(count: u64, taken: Duration) -> String {
    let tenths = u128::from(count) * 10 / taken.as_micros().max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}
