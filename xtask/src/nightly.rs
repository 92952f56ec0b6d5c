//! What is too long for every change.

use crate::fuzz;
use crate::shell::run;

/// Deep move counts, then ten minutes of fuzzing for each target.
pub(crate) fn nightly() -> anyhow::Result<()> {
    run("cargo", &["run", "--release", "--locked", "--package", "xtask", "--", "perft"], &[])?;
    fuzz::fuzz(&fuzz::Args { seconds: 600, target: None })
}
