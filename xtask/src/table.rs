//! The coverage table: for every rule the code that cites it and the cases that show it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::book::{Book, Rule};
use crate::cases::Cases;

/// A rule by module and constant, `("xiangqi_1959", "PERPETUAL_CHASE")`.
pub(crate) type Citation = (String, String);

/// What names a rule: functions or case files.
pub(crate) type Found = BTreeMap<Citation, BTreeSet<String>>;

/// One rule's line.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) module: String,
    pub(crate) constant: String,
    pub(crate) code: Vec<String>,
    pub(crate) cases: Vec<String>,
    pub(crate) just_not: Vec<String>,
}

/// The whole table in the order of the rulebooks.
#[derive(Debug)]
pub(crate) struct Coverage {
    rows: Vec<Row>,
}

impl Coverage {
    pub(crate) fn new(books: &[Book], mut code: Found, cases: Cases) -> Self {
        let Cases { mut show, mut just_not } = cases;
        let mut rows = Vec::new();
        for book in books {
            for rule in &book.rules {
                let key = (book.module(), rule.constant());
                let take = |found: &mut Found| -> Vec<String> {
                    found.remove(&key).unwrap_or_default().into_iter().collect()
                };
                let (code, cases, just_not) =
                    (take(&mut code), take(&mut show), take(&mut just_not));
                rows.push(Row { module: key.0, constant: key.1, code, cases, just_not });
            }
        }
        Self { rows }
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// `docs/rule-coverage.md`.
    pub(crate) fn page(&self, books: &[Book]) -> String {
        let mut out = String::from(
            "# Rule coverage · 规则落实情况\n\n<!-- Made by `cargo xtask codegen`. Not to be edited. -->\n\n\
             Every clause of every rulebook, the functions whose body cites its constant, and the cases that show it. The \
             functions are found by parsing the sources, the cases by their `rule:` lines, and those in which it just does not hold \
             by their `not:` and `fails:` lines; nothing here is written by hand. `caipan rules coverage` prints the same.\n\n\
             A clause with neither is **not yet**. Where people do what the clause asks, the rulebook gives the reason.\n",
        );
        let mut rows = self.rows.iter();
        for book in books {
            let rows: Vec<&Row> = rows.by_ref().take(book.rules.len()).collect();
            let _ = writeln!(
                out,
                "\n## {} · {} ({})\n",
                book.head.title.en, book.head.title.zh, book.head.id
            );
            let _ = writeln!(out, "{}\n", summary(book, &rows));
            out.push_str("| no. | rule | mode | carried out in | cases | just not |\n|---|---|---|---|---|---|\n");
            for (rule, row) in book.rules.iter().zip(rows) {
                line(&mut out, rule, row);
            }
        }
        out
    }
}

fn summary(book: &Book, rows: &[&Row]) -> String {
    let count = |wanted: &dyn Fn(&Rule, &Row) -> bool| {
        book.rules.iter().zip(rows).filter(|(rule, row)| wanted(rule, row)).count()
    };
    format!(
        "{} clauses: {} cited by code and shown by a case, {} cited by code without a case, {} shown by a case without code, {} done by people, {} not yet. Covered both ways: {}.",
        book.rules.len(),
        count(&|_, row| !row.code.is_empty() && !row.cases.is_empty()),
        count(&|_, row| !row.code.is_empty() && row.cases.is_empty()),
        count(&|rule, row| row.code.is_empty()
            && !row.cases.is_empty()
            && rule.by_people.is_none()),
        count(&|rule, row| row.code.is_empty() && rule.by_people.is_some()),
        count(&|rule, row| row.code.is_empty() && row.cases.is_empty() && rule.by_people.is_none()),
        count(&|_, row| !row.code.is_empty() && !row.cases.is_empty() && !row.just_not.is_empty()),
    )
}

fn line(out: &mut String, rule: &Rule, row: &Row) {
    let mode = match rule.mode {
        "OnClaim" => "on claim",
        "Automatic" => "automatic",
        "Arbiter" => "arbiter",
        _ => "duty",
    };
    let code = match (&row.code[..], &rule.by_people) {
        ([], Some(reason)) => format!("by people: {}", reason.en),
        ([], None) => "**not yet**".to_owned(),
        (code, _) => code.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("<br>"),
    };
    let (cases, just_not) = (links(&row.cases), links(&row.just_not));
    let _ = writeln!(
        out,
        "| {} | {} {} | {mode} | {code} | {cases} | {just_not} |",
        rule.number, rule.title.en, rule.title.zh
    );
}

/// The cases as links from a page in `docs/`.
pub(crate) fn links(cases: &[String]) -> String {
    if cases.is_empty() {
        return "—".to_owned();
    }
    let links: Vec<String> =
        cases.iter().map(|path| format!("[{}](../{path})", stem(path))).collect();
    links.join("<br>")
}

fn stem(path: &str) -> &str {
    let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}
