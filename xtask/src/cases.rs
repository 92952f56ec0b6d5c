//! Case files: which rules they say they show.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::book::Book;
use crate::table::Found;

/// The cases that name each rule.
pub(crate) struct Cases {
    /// By a `rule:` line: the rule holds.
    pub(crate) show: Found,
    /// By a `not:` or `fails:` line: it just does not.
    pub(crate) just_not: Found,
}

/// The `rule:`, `not:` and `fails:` lines of every case below the folder.
pub(crate) fn scan(folder: &Path, books: &[Book]) -> Result<Cases> {
    let mut cases = Cases { show: Found::new(), just_not: Found::new() };
    for path in crate::files_below(folder, "case")? {
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let name = format!("cases/{name}");
        let head = text.lines().enumerate().take_while(|(_, line)| !line.starts_with("---"));
        for (index, line) in head {
            let Some((key, value)) = line.split_once(':') else { continue };
            let found = match key {
                "rule" => &mut cases.show,
                "not" | "fails" => &mut cases.just_not,
                _ => continue,
            };
            let value = value.trim();
            let Some((book, rule)) = resolve(value, books) else {
                bail!(
                    "{name}:{}: found `{key}: {value}`, expected a document and the number or name of one of its rules, such as `rule: xiangqi-1959 A.1`",
                    index + 1
                );
            };
            found.entry((book.module(), rule)).or_default().insert(name.clone());
        }
    }
    Ok(cases)
}

fn resolve<'a>(value: &str, books: &'a [Book]) -> Option<(&'a Book, String)> {
    let (id, number) = value.split_once(' ')?;
    let book = books.iter().find(|book| book.head.id == id)?;
    Some((book, book.rule(number.trim())?.constant()))
}
