//! The names the glossary gives for the code exist there.

use std::fs;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut String) {
    let entries = fs::read_dir(folder).expect("the crates are there");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push_str(&fs::read_to_string(&path).expect("sources are UTF-8"));
        }
    }
}

/// The last column of each table row, where it holds names in backticks.
fn names(glossary: &str) -> Vec<&str> {
    let rows = glossary.lines().filter(|line| line.starts_with("| "));
    let last = rows.filter_map(|row| row.trim_end_matches(['|', ' ']).rsplit('|').next());
    last.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_name_in_the_glossary_is_a_word_of_the_code() {
    let glossary =
        fs::read_to_string(xtask::root().join("GLOSSARY.md")).expect("the glossary is there");
    let mut code = String::new();
    sources(&xtask::root().join("crates"), &mut code);
    let words: std::collections::BTreeSet<&str> =
        code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    let names = names(&glossary);
    assert!(names.len() > 50, "{}", names.len());
    for name in names {
        for part in name.split("::") {
            assert!(words.contains(part), "GLOSSARY.md names `{name}`, the code has no `{part}`");
        }
    }
}
