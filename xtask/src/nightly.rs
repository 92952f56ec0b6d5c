//! What is too long for every change.

use crate::fuzz;
use crate::shell::{binary, run};

/// How many repetitions are harvested and ruled on in every likeness.
const HARVEST: (&str, &str) = ("CAIPAN_HARVEST", "20000");

/// How often each store, and the desk on each, is killed while it is written to.
const CRASHES: (&str, &str) = ("CAIPAN_CRASHES", "200");

/// Deep move counts, the whole harvest of repetitions, two million random commands of ledgers, a hundred
/// thousand paired rounds, two hundred kills of each store, by itself and under the desk, the API tried
/// against its own description, then ten minutes of fuzzing for each target.
pub(crate) fn nightly() -> anyhow::Result<()> {
    run("cargo", &["run", "--release", "--locked", "--package", "xtask", "--", "perft"], &[])?;
    let harvest =
        ["test", "--release", "--locked", "--package", "caipan-arbiter", "--test", "harvest"];
    run("cargo", &harvest, &[HARVEST])?;
    let ledgers = ["bench", "--locked", "--package", "caipan-records", "--bench", "ledger_soak"];
    run("cargo", &ledgers, &[])?;
    let rounds = ["bench", "--locked", "--package", "caipan-tournament", "--bench", "soak"];
    run("cargo", &rounds, &[])?;
    let crashes = ["test", "--release", "--locked", "--package", "caipan-store", "--test", "crash"];
    run("cargo", &crashes, &[CRASHES])?;
    let crashes = ["test", "--release", "--locked", "--package", "caipan", "--test", "desk"];
    run("cargo", &crashes, &[CRASHES])?;
    run("cargo", &["build", "--release", "--locked", "--package", "caipan"], &[])?;
    run("python3", &["xtask/api.py", &binary()], &[])?;
    fuzz::fuzz(&fuzz::Args { seconds: 600, target: None })
}
