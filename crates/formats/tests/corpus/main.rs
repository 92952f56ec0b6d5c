//! The record samples beside the checkout, read whole and compared with their right readings.
//!
//! Without the folder every test here says so and passes.

#![expect(clippy::print_stdout, reason = "a test that cannot run says so")]

mod binary;
mod changed;
mod dhtmlxq;
mod manifest;
mod seed;
mod text;

use std::path::PathBuf;

/// A file or folder of the shared samples; `None`, said aloud, where they are not at hand.
fn shared(path: &str) -> Option<PathBuf> {
    let crate_root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let found = crate_root
        .ancestors()
        .skip(2)
        .take(3)
        .map(|base| base.join("shared").join(path))
        .find(|candidate| candidate.exists());
    if found.is_none() {
        println!("skipped: no ../shared/{path} beside the checkout");
    }
    found
}
