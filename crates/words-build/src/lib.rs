//! Turns message files in Chinese and English into typed functions, from a build script.
//!
//! The files are in the syntax of [Fluent](https://projectfluent.org): `locales/zh/NAME.ftl` beside
//! `locales/en/NAME.ftl`. Each message becomes a method of `Texts` with one argument for each place:
//! `impl Say` for a place that only prints, `impl Number` where a text is chosen by number, `impl Name` for what
//! `QUOTE` puts in quotation marks. A message that one language lacks, or whose places differ, fails the build.
//!
//! ```
//! let zh = "moves = { $count } 着\n";
//! let en = "moves = { $count ->\n    [one] { $count } move\n   *[other] { $count } moves\n}\n";
//! let code = words_build::generate(&[("m.ftl", zh)], &[("m.ftl", en)], &[]).expect("both fit");
//! assert!(code.contains("fn moves(self, count: impl ::words::Number)"));
//! ```
//!
//! A place that Chinese alone needs is named in the comment over the English message.
//!
//! Not supported, and refused: attributes, terms, functions other than `QUOTE`, and choice by anything but number.

mod emit;
mod message;

use std::fmt;
use std::path::{Path, PathBuf};
use std::{env, fs};

pub use message::Message;

/// What keeps message files from becoming code: one line for each fault, with its file.
#[derive(Clone, PartialEq, Eq)]
pub struct Faults(pub Vec<String>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

/// As [`fmt::Display`], because a build script that fails prints its error so.
impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "message files:\n{self}")
    }
}

impl std::error::Error for Faults {}

/// Compiles `locales/zh/*.ftl` and `locales/en/*.ftl` of the crate being built into `texts.rs` in its output folder.
///
/// Messages without places whose names begin with one of `named` are found by name too, with `Texts::named`: for a
/// library that calls its parts by names, as the parser of arguments does. For all others there is no such thing.
///
/// # Errors
/// If a file cannot be read or the files do not fit each other.
pub fn compile(named: &[&str]) -> Result<(), Faults> {
    let folder = |name: &str| {
        #[expect(clippy::disallowed_methods, reason = "a build script is told its folders so")]
        let value = env::var(name);
        value.map(PathBuf::from).map_err(|fault| Faults(vec![format!("{name}: {fault}")]))
    };
    let locales = folder("CARGO_MANIFEST_DIR")?.join("locales");
    #[expect(clippy::print_stdout, reason = "a build script speaks to cargo so")]
    {
        println!("cargo::rerun-if-changed={}", locales.display());
    }
    let (zh, en) = (read(&locales.join("zh"))?, read(&locales.join("en"))?);
    let code = generate(&borrowed(&zh), &borrowed(&en), named)?;
    let target = folder("OUT_DIR")?.join("texts.rs");
    fs::write(&target, code).map_err(|fault| Faults(vec![format!("{}: {fault}", target.display())]))
}

fn borrowed(files: &[(String, String)]) -> Vec<(&str, &str)> {
    files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

fn read(folder: &Path) -> Result<Vec<(String, String)>, Faults> {
    let fault = |path: &Path, fault| Faults(vec![format!("{}: {fault}", path.display())]);
    let entries = fs::read_dir(folder).map_err(|why| fault(folder, why))?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "ftl"))
        .collect();
    paths.sort();
    let text = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|why| fault(&path, why))?;
        Ok((path.display().to_string(), text))
    };
    paths.into_iter().map(text).collect()
}

/// The code for message files given as name and text; for `named` see [`compile`].
///
/// # Errors
/// All that is wrong with the files, at once.
pub fn generate(
    zh: &[(&str, &str)],
    en: &[(&str, &str)],
    named: &[&str],
) -> Result<String, Faults> {
    let mut faults = Vec::new();
    let zh = message::read(zh, &mut faults);
    let en = message::read(en, &mut faults);
    let code = emit::code(&zh, &en, named, &mut faults);
    if faults.is_empty() { Ok(code) } else { Err(Faults(faults)) }
}
