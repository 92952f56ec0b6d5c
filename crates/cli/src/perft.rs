//! `caipan perft`: count legal move sequences.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::Context as _;
use xiangqi::{Position, Setup, fen};

use crate::context::Context;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The position; the usual start if left out.
    #[arg(long)]
    fen: Option<String>,
    /// How many plies.
    depth: u32,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let setup = match &args.fen {
        Some(text) => fen::read(text).context("in --fen")?.setup,
        None => Setup::initial(),
    };
    let position = Position::from_setup(setup)?;
    writeln!(context.stdout(), "{}", xiangqi::perft(&position, args.depth))?;
    Ok(ExitCode::SUCCESS)
}
