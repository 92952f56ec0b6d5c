//! The columns of a table, and what is wrong with a field.

use super::csv::Row;
use crate::events::trf::{Problem, Severity};

/// The columns a table of results needs.
pub(super) const RESULT_COLUMNS: &str =
    "a first line with round,red,black,result (轮次,红方,黑方,结果)";

pub(super) const ROUND: &[&str] = &["round", "轮次", "轮"];
pub(super) const FIRST: &[&str] = &["white", "red", "红方", "白方", "先手"];
pub(super) const SECOND: &[&str] = &["black", "黑方", "后手"];
pub(super) const RESULT: &[&str] = &["result", "结果", "成绩"];
pub(super) const NOTE: &[&str] = &["note", "备注"];
pub(super) const NUMBER: &[&str] = &["number", "no", "id", "编号", "序号", "签号"];
pub(super) const NAME: &[&str] = &["name", "姓名", "选手", "运动员"];

/// The names of the columns.
pub(super) struct Columns {
    names: Vec<String>,
}

impl Columns {
    /// Where round, first player, second player and result stand, if all four are there.
    pub(super) fn of_results(&self) -> Option<[usize; 4]> {
        Some([self.find(ROUND)?, self.find(FIRST)?, self.find(SECOND)?, self.find(RESULT)?])
    }

    pub(super) fn of(head: &Row) -> Self {
        Self { names: head.fields.iter().map(|name| name.to_ascii_lowercase()).collect() }
    }

    /// Heads that no column of such a table has, and heads of the same column again.
    pub(super) fn odd(&self, head: &Row, known: &[&[&str]]) -> Vec<Problem> {
        let mut taken: Vec<&[&str]> = Vec::new();
        let mut odd = Vec::new();
        for (column, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            let found = known.iter().find(|names| names.contains(&name.as_str()));
            let expected = match found {
                Some(names) if taken.contains(names) => {
                    format!("one column {}; the first counts", names[0])
                }
                Some(names) => {
                    taken.push(names);
                    continue;
                }
                None => {
                    let names: Vec<&str> = known.iter().map(|names| names[0]).collect();
                    format!("one of {}; it is passed over", names.join(", "))
                }
            };
            let problem = head.problem(column, &expected);
            odd.push(Problem { severity: Severity::Forgiven, ..problem });
        }
        odd
    }

    /// A field beyond the last column: a separator that is not in quotes moves all that follows.
    pub(super) fn beyond(&self, row: &Row) -> Option<Problem> {
        let width = self.names.len();
        let more = row.fields.iter().skip(width).position(|field| !field.is_empty())?;
        let expected = format!("no more than the {width} columns of the first line");
        Some(row.problem(width + more, &expected))
    }

    pub(super) fn find(&self, names: &[&str]) -> Option<usize> {
        self.names.iter().position(|name| names.contains(&name.as_str()))
    }
}

impl Row {
    pub(super) fn get(&self, column: usize) -> &str {
        self.fields.get(column).map_or("", String::as_str)
    }

    /// What is wrong with a field.
    pub(super) fn problem(&self, column: usize, expected: &str) -> Problem {
        let columns = self.spans.get(column).copied();
        Problem { columns, ..problem(self.line, self.get(column), expected) }
    }
}

pub(super) fn problem(line: usize, found: &str, expected: &str) -> Problem {
    let found = if found.is_empty() { "nothing" } else { found };
    Problem {
        line,
        columns: None,
        found: found.to_owned(),
        expected: expected.to_owned(),
        severity: Severity::Error,
    }
}
