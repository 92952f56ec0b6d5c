//! Runs every fuzz target for a while, on the pinned compiler.

use anyhow::Context as _;

use crate::shell::{root, run};

/// How long to fuzz.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Seconds for each target.
    #[arg(long, default_value_t = 60)]
    pub(crate) seconds: u32,
    /// Only this target.
    #[arg(long)]
    pub(crate) target: Option<String>,
}

/// Fuzzes; needs `cargo install cargo-fuzz`. New inputs go to a copy of the corpus under `fuzz/target`.
pub(crate) fn fuzz(args: &Args) -> anyhow::Result<()> {
    let bootstrap = [("RUSTC_BOOTSTRAP", "1")];
    for target in targets()? {
        if args.target.as_ref().is_some_and(|only| *only != target) {
            continue;
        }
        let grown = format!("fuzz/target/corpus/{target}");
        std::fs::create_dir_all(root().join(&grown))
            .with_context(|| format!("creating {grown}"))?;
        let kept = format!("fuzz/corpus/{target}");
        let seconds = format!("-max_total_time={}", args.seconds);
        let limits = ["-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1"];
        let mut command = vec!["fuzz", "run", target.as_str(), grown.as_str(), kept.as_str(), "--"];
        command.push(&seconds);
        command.extend(limits);
        run("cargo", &command, &bootstrap)?;
    }
    Ok(())
}

/// The targets, by their files.
fn targets() -> anyhow::Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .with_context(|| format!("reading {}", folder.display()))?
        .filter_map(|entry| {
            entry.ok()?.file_name().into_string().ok()?.strip_suffix(".rs").map(str::to_owned)
        })
        .collect();
    names.sort();
    Ok(names)
}
