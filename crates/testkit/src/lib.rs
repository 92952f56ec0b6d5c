//! What the tests of several crates need, and nothing that ships.

#![allow(clippy::print_stdout, reason = "a test that cannot run says so")]
#![allow(clippy::panic, reason = "a test whose surroundings fail says why and fails")]

mod postgres;

use std::path::{Path, PathBuf};

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
        println!("skipped: no ../shared/{path} beside the checkout");
    }
    found
}
