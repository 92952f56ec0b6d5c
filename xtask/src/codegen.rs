//! `cargo xtask codegen [--check]`.

use anyhow::Result;
use xtask::Writing;

/// Whether to write.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Write nothing, fail if a file would change.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let writing = if args.check { Writing::Check } else { Writing::Write };
    for path in xtask::codegen(&xtask::root(), writing)? {
        eprintln!("wrote {}", path.display());
    }
    Ok(())
}
