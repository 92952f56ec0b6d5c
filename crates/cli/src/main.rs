//! The arbiter's command line for chess and xiangqi.

mod perft;

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
enum Command {
    Perft(perft::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Command::Perft(args) => perft::run(&args),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("caipan: {error:#}");
            ExitCode::from(2)
        }
    }
}
