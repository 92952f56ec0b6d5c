//! Running the steps of the full check one after another.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

/// Runs `program` with `arguments` in the root of the workspace and fails when it fails.
pub(crate) fn run(
    program: &str,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> anyhow::Result<()> {
    eprintln!("» {program} {}", arguments.join(" "));
    let status = Command::new(program)
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .with_context(|| format!("could not start {program}"))?;
    ensure!(status.success(), "{program} {} failed", arguments.join(" "));
    Ok(())
}

/// The full check. The test step is the very command the README gives.
pub(crate) fn ci() -> anyhow::Result<()> {
    run("cargo", &["fmt", "--all", "--check"], &[])?;
    super::tidy::run()?;
    super::deps::run()?;
    run(
        "cargo",
        &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"],
        &[],
    )?;
    run("cargo", &["test", "--workspace", "--locked"], &[])?;
    run(
        "cargo",
        &["doc", "--workspace", "--no-deps", "--locked", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}
