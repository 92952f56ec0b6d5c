//! The binary `caipan`; everything is in the library beside it, where fuzzing reaches it.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Rulings make many small lists; this allocator makes them faster than the usual one (docs/benchmarks.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    caipan_cli::main()
}
