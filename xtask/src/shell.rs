//! Running the steps of the full check one after another.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, ensure};

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

/// The program as built for release.
#[expect(clippy::disallowed_methods, reason = "where cargo builds is said by its environment")]
pub(crate) fn binary() -> String {
    let target = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    format!("{target}/release/caipan")
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
