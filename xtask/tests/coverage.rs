//! What counts as carrying a rule out, and what does not.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::{Writing, codegen};

const HEAD: &str = r#"
id = "b"
game = "chess"
edition = "1900"
checked-on = "2026-11-30"
title = { zh = "书", en = "Book" }
source = { zh = "来源", en = "source" }
extent = { zh = "全文", en = "all" }
"#;

/// A repository with one rule, `b 1.1 first`, one crate `x` and perhaps one case.
fn repository(test: &str, source: &str, case: Option<&str>) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("coverage-{test}"));
    let _ = fs::remove_dir_all(&root);
    for folder in ["rulebook/b/rules", "crates/x/src", "cases/b"] {
        fs::create_dir_all(root.join(folder)).expect("the target folder can be written");
    }
    let rule = "# 1 节 / Section\n\n## 1.1 first\n\n- mode: automatic\n- decided by: facts\n\n**题**\n\n正文。\n\n**Title**\n\nText.\n";
    fs::write(root.join("rulebook/chess-editions.toml"), "matter = []\n").expect("written");
    fs::write(root.join("rulebook/b/document.toml"), HEAD).expect("written");
    fs::write(root.join("rulebook/b/rules/1.md"), rule).expect("written");
    fs::write(root.join("crates/x/src/lib.rs"), source).expect("written");
    if let Some(case) = case {
        fs::write(root.join("cases/b/one.case"), case).expect("written");
    }
    root
}

/// The line of the rule in the coverage page.
fn line(test: &str, source: &str, case: Option<&str>) -> String {
    let root = repository(test, source, case);
    codegen(&root, Writing::Write).expect("the rulebook is sound");
    codegen(&root, Writing::Check).expect("what was just written is up to date");
    let page = fs::read_to_string(root.join("docs/rule-coverage.md")).expect("written");
    page.lines().find(|line| line.starts_with("| 1.1 ")).expect("the rule has a line").to_owned()
}

#[test]
fn a_function_whose_body_names_the_constant_carries_the_rule_out() {
    let whole = "fn f() -> &'static rulebook::Rule { &rulebook::b::FIRST }";
    assert!(line("whole", whole, None).contains("`x::f`"));
    let imported = "use rulebook::b::FIRST; fn f() { g(&FIRST); }";
    assert!(line("imported", imported, None).contains("`x::f`"));
    let renamed = "use rulebook::b as law; struct S; impl S { fn f() { g(&law::FIRST); } }";
    assert!(line("renamed", renamed, None).contains("`x::S::f`"));
    let listed = "use rulebook::b; static TABLE: &[&rulebook::Rule] = &[&b::FIRST];";
    assert!(line("listed", listed, None).contains("`x::TABLE`"));
    let in_macro = "use rulebook::b; fn f() { vec![g(&b::FIRST)]; }";
    assert!(line("macro", in_macro, None).contains("`x::f`"));
}

#[test]
fn imports_comments_tests_and_other_constants_of_the_name_do_not_count() {
    let sources = [
        "use rulebook::b::FIRST; fn f() {}",
        "/// See [`rulebook::b::FIRST`].\nfn f() {}",
        "#[cfg(test)] mod tests { #[test] fn t() { assert!(rulebook::b::FIRST.number == \"1.1\"); } }",
        "mod other { pub const FIRST: u8 = 1; } fn f() -> u8 { other::FIRST }",
        "fn f() -> &'static str { \"rulebook::b::FIRST\" }",
    ];
    for (index, source) in sources.into_iter().enumerate() {
        let line = line(&format!("not-{index}"), source, None);
        assert!(line.contains("**not yet**"), "{source}: {line}");
    }
}

#[test]
fn a_case_shows_the_rule_it_names_in_its_head() {
    let line = line("case", "", Some("title: t\nrule: b 1.1\n--- game chess\n"));
    assert!(line.contains("[one](../cases/b/one.case)") && line.contains("**not yet**"), "{line}");
}

#[test]
fn a_case_that_names_no_known_rule_is_an_error_with_its_line() {
    let root = repository("unknown", "", Some("title: t\nrule: b 1.2\n"));
    let error = codegen(&root, Writing::Write).expect_err("no such rule").to_string();
    assert!(error.starts_with("cases/b/one.case:2: found `rule: b 1.2`, expected"), "{error}");
}

#[test]
fn a_parameter_that_nothing_reads_is_an_error_unless_people_act_on_it() {
    let limit =
        "[limit]\ncite = \"1.1\"\nzh = \"数\"\nen = \"number\"\nvalue = 3\nunit = \"count\"\n";
    let people = "by-people = { zh = \"人\", en = \"people\" }\n";
    let run = |test: &str, source: &str, parameters: &str| {
        let root = repository(test, source, None);
        fs::write(root.join("rulebook/b/parameters.toml"), parameters).expect("written");
        codegen(&root, Writing::Write)
            .map(|_| ())
            .map_err(|error| error.to_string().replace(&format!("{}/", root.display()), ""))
    };
    let counted = format!("{limit}{people}");
    for (index, source) in [
        "fn f(laws: &Laws) -> u32 { laws.numbers.limit.value.0 }",
        "fn f() -> u32 { let numbers = laws().numbers; numbers.limit.value.0 }",
        "fn f(book: Book) -> u32 { book.numbers().limit.value.0 }",
        "fn f() -> u32 { rulebook::b::NUMBERS.limit.value.0 }",
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(run(&format!("read-{index}"), source, limit), Ok(()), "{source}");
        assert_eq!(
            run(&format!("read-{index}"), source, &counted),
            Err("rulebook/b/parameters.toml:1: found `limit`, which code reads, expected no by-people"
                .to_owned())
        );
    }
    for (index, source) in [
        "",
        "fn f(laws: &Laws) -> Rule { laws.cite.limit }",
        "#[cfg(test)] mod tests { fn f(laws: &Laws) -> u32 { laws.numbers.limit.value.0 } }",
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(
            run(&format!("unread-{index}"), source, limit),
            Err("rulebook/b/parameters.toml:1: found `limit`, which no code reads, expected a use of it, or by-people"
                .to_owned()),
            "{source}"
        );
        assert_eq!(run(&format!("unread-{index}"), source, &counted), Ok(()), "{source}");
    }
}

#[test]
fn a_stale_file_fails_the_check() {
    let root = repository("stale", "", None);
    codegen(&root, Writing::Write).expect("the rulebook is sound");
    fs::write(root.join("crates/x/src/lib.rs"), "fn f() { g(&rulebook::b::FIRST); }")
        .expect("written");
    let error = codegen(&root, Writing::Check).expect_err("out of date").to_string();
    assert!(error.contains("docs/rule-coverage.md") && error.contains("coverage.rs"), "{error}");
}
