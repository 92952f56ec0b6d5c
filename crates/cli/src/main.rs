//! The binary `caipan`; everything is in the library beside it, where fuzzing reaches it.

use std::process::ExitCode;

fn main() -> ExitCode {
    caipan_cli::main()
}
