//! House rules that no compiler checks.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, ensure};

use crate::shell::root;

/// The longest a source file may be.
const LINES_AT_MOST: usize = 600;

/// Markers that must not stay behind.
const LEFTOVERS: [&str; 4] = ["TODO", "FIXME", "XXX:", "<<<<<<<"];

/// Checks every tracked source file.
pub(crate) fn run() -> anyhow::Result<()> {
    let mut faults = Vec::new();
    for path in tracked()? {
        let is_rust = path.ends_with(".rs");
        let is_prose = path.ends_with(".md") || path.ends_with(".toml");
        if !is_rust && !is_prose {
            continue;
        }
        let Ok(text) = std::fs::read_to_string(root().join(&path)) else { continue };
        let generated = path.contains("/generated/");
        let lines = text.lines().count();
        if is_rust && !generated && lines > LINES_AT_MOST {
            faults.push(format!("{path}: {lines} lines, at most {LINES_AT_MOST}"));
        }
        faults.extend(text.lines().zip(1..).flat_map(|(line, number)| {
            let path = &path;
            LEFTOVERS
                .iter()
                .filter(move |marker| {
                    path.as_str() != "xtask/src/tidy.rs" && line.contains(*marker)
                })
                .map(move |marker| format!("{path}:{number}: leftover {marker}"))
        }));
        if is_rust && text.contains("#[ignore") && path != "xtask/src/tidy.rs" {
            faults.push(format!("{path}: a test is ignored"));
        }
    }
    ensure!(faults.is_empty(), "untidy:\n{}", faults.join("\n"));
    Ok(())
}

/// Files git tracks, relative to the root.
pub(crate) fn tracked() -> anyhow::Result<Vec<String>> {
    let output = Command::new("git")
        .args(["-c", "core.quotepath=off", "ls-files", "-z"])
        .current_dir(root())
        .output()
        .context("could not start git")?;
    ensure!(output.status.success(), "git ls-files failed");
    Ok(String::from_utf8(output.stdout)?
        .split('\0')
        .filter(|path| !path.is_empty() && Path::new(&root()).join(path).is_file())
        .map(str::to_owned)
        .collect())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tree_is_tidy() {
        super::run().expect("tidy");
    }
}
