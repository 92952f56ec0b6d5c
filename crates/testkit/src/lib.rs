//! What the tests of several crates need, and nothing that ships.

#![allow(clippy::print_stdout, reason = "a test that cannot run says so")]
#![allow(clippy::panic, reason = "a test whose surroundings fail says why and fails")]

mod chance;
mod missing;
mod postgres;

use std::path::{Path, PathBuf};

pub use chance::Chance;
pub use missing::{Part, missing};
pub use postgres::{Cluster, Database, fresh_database};

/// A file or folder among the samples in the folder `shared` beside the checkout, or beside a folder
/// the checkout lies in. `None`, said aloud, where they are not at hand: the test then passes.
#[must_use]
pub fn shared(path: &str) -> Option<PathBuf> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2)?;
    let found = workspace
        .ancestors()
        .skip(1)
        .take(2)
        .map(|base| base.join("shared").join(path))
        .find(|candidate| candidate.exists());
    if found.is_none() {
        missing(Part::Samples, &format!("no ../shared/{path} beside the checkout"));
    }
    found
}

/// The files of a folder of the samples whose names end in `.extension`, in the order of their names. Empty, said aloud, where
/// the samples are not at hand.
///
/// # Panics
/// When the folder is there and cannot be listed.
#[must_use]
pub fn shared_files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let Some(folder) = shared(folder) else { return Vec::new() };
    let entries = std::fs::read_dir(folder).expect("the folder was just found");
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let mut files: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    files.sort();
    files
}
