//! Fields in columns.

use tournament::Points;

use super::record::{Problem, Said, Severity, both};

/// One line cut into columns, with the place of everything it gives away.
pub(super) struct Columns<'a> {
    line: usize,
    chars: &'a [char],
}

impl<'a> Columns<'a> {
    pub(super) fn new(line: usize, chars: &'a [char]) -> Self {
        Self { line, chars }
    }

    /// The text from one column to another, both counted from 1 and included.
    pub(super) fn raw(&self, first: usize, last: usize) -> String {
        let end = last.min(self.chars.len());
        self.chars.get(first - 1..end.max(first - 1)).unwrap_or(&[]).iter().collect()
    }

    pub(super) fn text(&self, first: usize, last: usize) -> String {
        self.raw(first, last).trim().to_owned()
    }

    pub(super) fn char(&self, column: usize) -> Option<char> {
        self.chars.get(column - 1).copied().filter(|c| *c != ' ')
    }

    pub(super) fn len(&self) -> usize {
        self.chars.len()
    }

    pub(super) fn problem(&self, first: usize, last: usize, expected: &str) -> Problem {
        Problem {
            line: self.line,
            columns: Some((first, last)),
            found: format!("\"{}\"", self.raw(first, last)).into(),
            expected: field_expected(expected),
            severity: Severity::Error,
        }
    }

    /// A number, none if the field is blank.
    pub(super) fn number(
        &self,
        first: usize,
        last: usize,
        expected: &str,
    ) -> Result<Option<u32>, Problem> {
        let text = self.text(first, last);
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| self.problem(first, last, expected))
    }

    /// A number that must be there.
    pub(super) fn required(
        &self,
        first: usize,
        last: usize,
        expected: &str,
    ) -> Result<u32, Problem> {
        self.number(first, last, expected)?.ok_or_else(|| self.problem(first, last, expected))
    }

    pub(super) fn points(&self, first: usize, last: usize) -> Result<Option<Points>, Problem> {
        let text = self.text(first, last);
        if text.is_empty() {
            return Ok(None);
        }
        Points::parse(&text)
            .map(Some)
            .ok_or_else(|| self.problem(first, last, "points with one decimal, such as 3.5"))
    }

    /// Numbers four columns wide, five apart, until the line ends.
    pub(super) fn numbers(&self, first: usize) -> Result<Vec<u32>, Problem> {
        let mut numbers = Vec::new();
        let mut column = first;
        while column <= self.len() {
            numbers.extend(self.number(column, column + 3, "the number of a player")?);
            column += 5;
        }
        Ok(numbers)
    }
}

/// What a field takes, in both languages.
fn field_expected(en: &str) -> Said {
    const CHINESE: [(&str, &str); 14] = [
        ("a player number from 1 to 9999", "1 至 9999 的棋手编号"),
        ("a rating of up to four digits", "至多四位的等级分"),
        ("points with one decimal, such as 3.5", "一位小数的积分，如 3.5"),
        ("a rank", "名次"),
        ("the number of an opponent", "对手编号"),
        ("w, b or -", "w、b 或 -"),
        ("one of 1 = 0 W D L + - U F H Z", "1 = 0 W D L + - U F H Z 之一"),
        ("one round of ten columns", "每轮十列"),
        ("the number of a round", "轮次"),
        ("the number of a player", "棋手编号"),
        ("the number of a team", "队号"),
        ("a number of rounds", "轮数"),
        ("F, H or Z", "F、H 或 Z"),
        ("W or B", "W 或 B"),
    ];
    let zh = CHINESE.iter().find(|(known, _)| *known == en).map_or(en, |(_, zh)| zh);
    both(en, zh)
}
