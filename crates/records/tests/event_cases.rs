//! Every case under `cases/` that tells of an event is one test: points, ranks and withdrawals must come out as it
//! claims, under the rules it names. The format is described in `docs/cases.md`.

mod event_case;

use std::path::Path;

fn run(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    // Cases of single games belong to the arbiter.
    if !text.lines().any(|line| line.starts_with("--- event")) {
        return Ok(());
    }
    event_case::check(&text).map_err(|fault| format!("{}: {fault}", path.display()).into())
}

datatest_stable::harness! {
    { test = run, root = "../../cases", pattern = r"\.case$" },
}
