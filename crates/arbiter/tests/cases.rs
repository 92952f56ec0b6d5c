//! Every case of xiangqi under `cases/` is one test: the ruling must be the one the case claims and cite the rules it names.
//! The format is described in `docs/cases.md`; the cases of chess are run where ledgers are read, in `formats`.

mod support;

use std::path::Path;

use support::case::Case;

fn run(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    // Cases of whole events are run by the tests of `formats`.
    if text.lines().any(|line| line.starts_with("--- event")) {
        return Ok(());
    }
    let case = Case::parse(&text).map_err(|fault| format!("{}:{fault}", path.display()))?;
    let faults = support::check::check(&case);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

datatest_stable::harness! {
    { test = run, root = "../../cases", pattern = r"^(?!fide-).*\.case$" },
}
