//! Tests that cannot run are not skipped unseen.

use std::fmt;
use std::io::Write as _;

/// A part of the surroundings that a test may need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The samples in the folder `shared` beside the checkout.
    Samples,
    /// PostgreSQL.
    Postgres,
    /// Chromium and `chromedriver`.
    Browser,
    /// Python with what a peer needs.
    Python,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Samples => "samples",
            Self::Postgres => "postgres",
            Self::Browser => "browser",
            Self::Python => "python",
        })
    }
}

/// Says that a test is skipped for want of a part; the test then passes. Where `CAIPAN_SKIPPED` names a file a line goes there too, so
/// that a run of all tests can say at its end what it left out.
///
/// # Panics
/// When `CAIPAN_REQUIRE`, a list such as `samples,postgres`, names the part.
pub fn missing(part: Part, why: &str) {
    assert!(!is_required(&variable("CAIPAN_REQUIRE"), part), "required and missing: {part}: {why}");
    println!("skipped for want of {part}: {why}");
    let list = variable("CAIPAN_SKIPPED");
    if !list.is_empty() {
        let name = std::thread::current().name().unwrap_or("a test").to_owned();
        let file = std::fs::OpenOptions::new().append(true).create(true).open(&list);
        let written = file.and_then(|mut file| writeln!(file, "{part}\t{name}\t{why}"));
        written.unwrap_or_else(|error| panic!("{list}: {error}"));
    }
}

fn is_required(list: &str, part: Part) -> bool {
    list.split(',').any(|name| name.trim() == part.to_string())
}

#[allow(clippy::disallowed_methods, reason = "the edge of a test run")]
fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_required_and_nothing_else() {
        assert!(is_required("samples, postgres", Part::Postgres));
        assert!(!is_required("samples,postgres", Part::Browser));
        assert!(!is_required("", Part::Samples) && !is_required("samplesx", Part::Samples));
    }
}
