//! The arbiter's command line for chess and xiangqi.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Rule on games and run events: chess and xiangqi.
#[derive(Debug, Parser)]
#[command(name = "caipan", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// One variant a command; each lives in a file of its own.
#[derive(Debug, Subcommand)]
enum Command {}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.command {}
}
