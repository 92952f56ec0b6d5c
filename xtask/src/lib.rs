//! Chores of the repository, as functions so that tests can run them.

pub mod book;
mod cases;
mod editions;
mod emit;
mod sources;
mod table;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Whether files are written or only compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Writing {
    /// Write what changed.
    Write,
    /// Fail if anything would change.
    Check,
}

/// The root of the repository.
#[must_use]
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Reads the rulebooks, scans sources and cases, and writes or checks everything made from them.
///
/// Returns the files written.
///
/// # Errors
///
/// Every fault of the rulebook files with file and line; a parameter that nothing reads; a case that names an unknown rule; with [`Writing::Check`]
/// the files that are out of date.
pub fn codegen(root: &Path, writing: Writing) -> Result<Vec<PathBuf>> {
    let books =
        book::read_all(&root.join("rulebook")).map_err(|faults| anyhow::anyhow!("{faults}"))?;
    let sources = sources::scan(&root.join("crates"), &books)?;
    book::driven(&books, &sources.read).map_err(|faults| anyhow::anyhow!("{faults}"))?;
    let cases = cases::scan(&root.join("cases"), &books)?;
    let editions = editions::page(&root.join("rulebook/chess-editions.toml"), &books, &cases)?;
    let coverage = table::Coverage::new(&books, sources.cited, cases);

    let generated = root.join("crates/rulebook/src/generated");
    let mut files = emit::files(&books, &coverage);
    let known: Vec<PathBuf> = files.keys().map(|name| generated.join(name)).collect();
    let mut changed = Vec::new();
    let mut wanted: Vec<(PathBuf, String)> = std::mem::take(&mut files)
        .into_iter()
        .map(|(name, text)| (generated.join(name), text))
        .collect();
    wanted.push((root.join("docs/rule-coverage.md"), coverage.page(&books)));
    wanted.push((root.join("docs/chess-editions.md"), editions));
    for (path, text) in wanted {
        if fs::read_to_string(&path).ok().as_deref() != Some(text.as_str()) {
            if writing == Writing::Write {
                write(&path, &text)?;
            }
            changed.push(path);
        }
    }
    for stale in stale_files(&generated, &known)? {
        if writing == Writing::Write {
            fs::remove_file(&stale)
                .with_context(|| format!("cannot remove {}", stale.display()))?;
        }
        changed.push(stale);
    }
    if writing == Writing::Check && !changed.is_empty() {
        let names: Vec<_> = changed
            .iter()
            .map(|path| path.strip_prefix(root).unwrap_or(path).display().to_string())
            .collect();
        bail!("out of date, run `cargo xtask codegen`: {}", names.join(", "));
    }
    Ok(changed)
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Generated files of documents that are gone.
fn stale_files(folder: &Path, known: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut stale: Vec<PathBuf> = files_below(folder, "rs")?;
    stale.retain(|path| !known.contains(path));
    Ok(stale)
}

/// All files with this ending below a folder, sorted; none if the folder is missing.
pub(crate) fn files_below(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in
            fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?
        {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
