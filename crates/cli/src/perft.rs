//! `caipan perft`: count legal move sequences.

use std::process::ExitCode;

use anyhow::Context as _;
use xiangqi::{Position, Setup, fen};

/// Count the legal move sequences of a given length.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The position; the usual start if left out.
    #[arg(long)]
    fen: Option<String>,
    /// How many plies.
    depth: u32,
}

#[expect(clippy::print_stdout, reason = "the answer of the command")]
pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let setup = match &args.fen {
        Some(text) => fen::parse(text).context("in --fen")?,
        None => Setup::initial(),
    };
    let position = Position::from_setup(setup)?;
    println!("{}", xiangqi::perft(&position, args.depth));
    Ok(ExitCode::SUCCESS)
}
