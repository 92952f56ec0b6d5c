//! Everything around the code that is not `cargo build`: checks, generated files, long runs.

mod bench;
mod codegen;
mod compare;
mod deps;
mod fuzz;
mod nightly;
mod perft;
mod shell;
mod tidy;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Checks, generated files and long runs of the project.
#[derive(Debug, Parser)]
#[command(name = "xtask")]
struct Xtask {
    #[command(subcommand)]
    task: Task,
}

/// One variant a task; each lives in a file of its own.
#[derive(Debug, Subcommand)]
enum Task {
    /// How many records are read and ruled on a second, and the peak memory.
    Bench,
    /// Everything that must be green before a change lands, cheap to dear.
    Ci,
    /// Rust and the coverage page from rulebook/, the sources and the cases.
    Codegen(codegen::Args),
    /// Asks two programs the same questions and fails where an answer differs.
    Compare(compare::Args),
    /// Every fuzz target for a while; needs cargo-fuzz.
    Fuzz(fuzz::Args),
    /// Deep move counts and long fuzzing.
    Nightly,
    /// House rules a compiler does not know: file length, leftover markers, words of the workplace.
    Tidy,
    /// Licences and sources of all dependencies.
    Deps,
    /// All published counts of legal moves, deep ones too; with `--release`.
    Perft,
}

fn main() -> ExitCode {
    let done = match Xtask::parse().task {
        Task::Bench => bench::run(),
        Task::Ci => shell::ci(),
        Task::Codegen(args) => codegen::run(&args),
        Task::Compare(args) => compare::run(&args),
        Task::Fuzz(args) => fuzz::fuzz(&args),
        Task::Nightly => nightly::nightly(),
        Task::Tidy => tidy::run(),
        Task::Deps => deps::run(),
        Task::Perft => perft::run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
