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
    /// The usual start of chess.
    #[arg(long)]
    chess: bool,
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
    let board = board(args)?;
    let mut out = context.stdout();
    let start = Instant::now();
    let total = if args.divide && args.depth > 0 {
        let shares = board.shares(args.depth);
        for (m, count) in &shares {
            writeln!(out, "{m}: {count}")?;
        }
        shares.iter().map(|(_, count)| count).sum()
    } else {
        board.count(args.depth)
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

/// A position of either game.
enum Board {
    Xiangqi(Box<Position>),
    Chess(Box<chess::Position>),
}

/// The position asked about: of chess where the FEN has eight ranks or the start of chess is named.
fn board(args: &Args) -> anyhow::Result<Board> {
    let text = args.fen.as_deref();
    if args.chess || text.is_some_and(|text| text.matches('/').count() == 7) {
        let position = match text {
            Some(text) => chess::fen::read(text).context("in --fen")?.position,
            None => chess::Position::initial(),
        };
        return Ok(Board::Chess(Box::new(position)));
    }
    let setup = match text {
        Some(text) => fen::read(text).context("in --fen")?.setup,
        None => Setup::initial(),
    };
    let position = Position::from_setup(setup).or_else(PositionError::as_diagram)?;
    Ok(Board::Xiangqi(Box::new(position)))
}

impl Board {
    fn count(&self, depth: u32) -> u64 {
        match self {
            Self::Xiangqi(position) => xiangqi::perft(position, depth),
            Self::Chess(position) => chess::perft(position, depth),
        }
    }

    /// The count of each first move.
    fn shares(&self, depth: u32) -> Vec<(String, u64)> {
        match self {
            Self::Xiangqi(position) => xiangqi::divide(position, depth)
                .into_iter()
                .map(|(m, count)| (m.to_string(), count))
                .collect(),
            Self::Chess(position) => {
                let share = |m: &chess::Move| {
                    let count = chess::perft(&position.after(*m), depth - 1);
                    (chess::notation::uci(position, *m), count)
                };
                let mut shares: Vec<(String, u64)> =
                    position.legal_moves().iter().map(share).collect();
                shares.sort_unstable();
                shares
            }
        }
    }
}

/// Millions a second, with one decimal.
fn millions_a_second(count: u64, taken: Duration) -> String {
    let tenths = u128::from(count) * 10 / taken.as_micros().max(1);
    format!("{}.{}", tenths / 10, tenths % 10)
}
