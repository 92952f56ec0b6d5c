//! Licences and sources of all dependencies, from `cargo metadata`.

use std::process::Command;

use anyhow::{Context as _, ensure};
use serde_json::Value;

use crate::shell::root;

/// Licences that may be combined into GPL-3.0-or-later.
const COMPATIBLE: [&str; 15] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "GPL-3.0-or-later",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Fails when a dependency has no compatible licence or comes from elsewhere than the registry.
pub(crate) fn run() -> anyhow::Result<()> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root())
        .output()
        .context("could not start cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("no packages in the metadata")?;
    let faults: Vec<String> = packages.iter().filter_map(fault).collect();
    ensure!(faults.is_empty(), "dependencies:\n{}", faults.join("\n"));
    Ok(())
}

fn fault(package: &Value) -> Option<String> {
    let name = package["name"].as_str().unwrap_or("?");
    let licence = package["license"].as_str().unwrap_or("none stated");
    let source = package["source"].as_str();
    if source.is_some_and(|source| !source.starts_with("registry+")) {
        return Some(format!("{name}: comes from {}", source.unwrap_or("?")));
    }
    (!is_compatible(licence)).then(|| format!("{name}: licence {licence}"))
}

/// Whether every part of an `AND`, and one part of each `OR`, is compatible.
fn is_compatible(expression: &str) -> bool {
    let flat = expression.replace('/', " OR ").replace(['(', ')'], " ");
    // `(A OR B) AND C` read left to right without brackets is stricter or equal for the forms in use.
    flat.split(" AND ").all(|part| part.split(" OR ").any(|one| COMPATIBLE.contains(&one.trim())))
}

#[cfg(test)]
mod tests {
    use super::is_compatible;

    #[test]
    fn choices_and_conjunctions() {
        assert!(is_compatible("MIT OR Apache-2.0"));
        assert!(is_compatible("(Apache-2.0 OR MIT) AND BSD-3-Clause"));
        assert!(is_compatible("MIT/Proprietary"));
        assert!(!is_compatible("MIT AND Proprietary"));
        assert!(!is_compatible("none stated"));
    }
}
