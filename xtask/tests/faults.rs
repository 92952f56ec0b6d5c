//! Faults in rulebook files are reported with file, line, what was found and what was expected.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::book::read_all;

const HEAD: &str = r#"
id = "b"
game = "chess"
edition = "1900"
checked-on = "2026-11-30"
title = { zh = "书", en = "Book" }
source = { zh = "来源", en = "source" }
extent = { zh = "全文", en = "all" }
"#;

const RULE: &str = "# 1 节 / Section\n\n## 1.1 first\n\n- mode: automatic\n- decided by: facts\n\n**题**\n\n正文。\n\n**Title**\n\nText.\n";

/// A rulebook folder with one document, made anew for each test.
fn folder(test: &str, rules: &str, parameters: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("b/rules")).expect("the target folder can be written");
    fs::write(folder.join("b/document.toml"), HEAD).expect("written");
    fs::write(folder.join("b/rules/1.md"), rules).expect("written");
    fs::write(folder.join("b/parameters.toml"), parameters).expect("written");
    folder
}

fn faults(test: &str, rules: &str, parameters: &str) -> String {
    let folder = folder(test, rules, parameters);
    let faults = read_all(&folder).expect_err("the book has a fault").to_string();
    faults.replace(&format!("{}/", folder.display()), "")
}

#[test]
fn a_good_book_reads() {
    let books = read_all(&folder("good", RULE, "")).expect("no fault");
    let rule = books[0].rule("first").expect("the rule is there");
    assert_eq!((rule.text.zh.as_str(), rule.text.en.as_str()), ("正文。", "Text."));
    assert_eq!(rule.same_as, ["first"]);
    assert!(books[0].rule("second").is_none());
}

#[test]
fn a_misspelt_mode_names_the_modes() {
    let rules = RULE.replace("automatic", "automatc");
    assert_eq!(
        faults("mode", &rules, ""),
        "b/rules/1.md:5: found `mode: automatc`, expected one of automatic, on claim, arbiter, duty"
    );
}

#[test]
fn a_rule_needs_a_mode_and_both_languages() {
    let rules = RULE.replace("- mode: automatic\n", "").replace("正文。", "only English");
    let faults = faults("missing", &rules, "");
    assert!(faults.contains("b/rules/1.md:3: found a rule without mode"), "{faults}");
    assert!(
        faults.contains(
            "b/rules/1.md:3: found the text `only English`, expected a Chinese text first"
        ),
        "{faults}"
    );
}

#[test]
fn a_number_and_a_name_are_used_once() {
    let second = RULE.split_once("\n\n").expect("two parts").1;
    let faults = faults("twice", &format!("{RULE}\n{second}"), "");
    assert!(faults.contains("found the number 1.1 again"), "{faults}");
    assert!(faults.contains("found the name first again"), "{faults}");
}

#[test]
fn a_parameter_cites_a_rule_of_its_book() {
    let parameter =
        "[limit]\ncite = \"1.2\"\nzh = \"限\"\nen = \"limit\"\nvalue = 3\nunit = \"seconds\"\n";
    assert_eq!(
        faults("cite", RULE, parameter),
        "b/parameters.toml:1: found cite `1.2`, expected the number or name of a rule of b"
    );
    let right =
        read_all(&folder("cite-right", RULE, &parameter.replace("1.2", "1.1"))).expect("no fault");
    assert_eq!(right[0].parameters.len(), 1);
}

#[test]
fn half_a_second_is_no_number_of_seconds() {
    let parameter = "[limit]\ncite = \"1.1\"\nzh = \"限\"\nen = \"limit\"\nvalue = \"1/2\"\nunit = \"seconds\"\n";
    assert!(faults("half", RULE, parameter).contains("a value that does not suit its unit"));
    assert!(read_all(&folder("half-point", RULE, &parameter.replace("seconds", "points"))).is_ok());
}

#[test]
fn an_interpretation_has_a_number_of_its_own() {
    let folder = folder("notes", RULE, "");
    let notes = folder.join("b/interpretations");
    fs::create_dir_all(&notes).expect("written");
    let note = "- rules: 1.1\n\n**题**\n\n问：问。\n\n读法：甲。\n\n读法：乙。\n\n采用：甲。\n\n理由：因。\n\n\
        **Title**\n\nQuestion: q\n\nReading: a\n\nReading: b\n\nChoice: a\n\nWhy: w\n";
    fs::write(notes.join("001-one.md"), format!("# 001 one\n\n{note}")).expect("written");
    assert_eq!(read_all(&folder).expect("no fault")[0].notes[0].readings.len(), 2);
    fs::write(notes.join("001-two.md"), format!("# 001 two\n\n{note}")).expect("written");
    let faults = read_all(&folder).expect_err("the number is used twice").to_string();
    assert!(faults.contains("001-two.md:1: found the number 001 again"), "{faults}");
    fs::write(notes.join("001-two.md"), format!("# 002 two\n\n{note}")).expect("written");
    let faults = read_all(&folder).expect_err("the file has another number").to_string();
    assert!(faults.contains("expected the number and name of the file"), "{faults}");
}
