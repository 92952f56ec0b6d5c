//! What is wrong with an object or a line that cannot be read, in words.

use std::fmt;

use serde_json::Value;
use words::Bilingual;

use crate::object::ObjectFault;

/// A line that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words().en)]
pub struct LineFault {
    /// From 1.
    pub line: u32,
    /// What is wrong.
    pub kind: LineFaultKind,
}

impl LineFault {
    /// The line and what is wrong with it.
    #[must_use]
    pub fn words(&self) -> Bilingual {
        let Self { line, kind } = self;
        let Bilingual { zh, en } = kind.words();
        match kind {
            LineFaultKind::NotJson { column, .. } => Bilingual {
                zh: format!("第 {line} 行第 {column} 列：{zh}"),
                en: format!("line {line}, column {column}: {en}"),
            },
            LineFaultKind::Empty
            | LineFaultKind::NotAnObject(_)
            | LineFaultKind::Twice(_)
            | LineFaultKind::Missing(_)
            | LineFaultKind::Field { .. }
            | LineFaultKind::Unknown(_) => {
                Bilingual { zh: format!("第 {line} 行：{zh}"), en: format!("line {line}: {en}") }
            }
        }
    }
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFaultKind {
    /// There is no line at all.
    Empty,
    /// Not JSON.
    NotJson {
        /// Where it ceases to be, in bytes from 1.
        column: usize,
        /// Why, in the words of the JSON reader.
        why: String,
    },
    /// JSON, and no object.
    NotAnObject(String),
    /// A field stands twice.
    Twice(String),
    /// A field is missing.
    Missing(&'static str),
    /// A field holds something else than it should.
    Field {
        /// The field.
        field: String,
        /// What is there.
        found: String,
        /// What should be.
        expected: Bilingual,
    },
    /// A field the line must not have.
    Unknown(String),
}

impl fmt::Display for LineFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().en)
    }
}

impl From<ObjectFault> for LineFaultKind {
    fn from(fault: ObjectFault) -> Self {
        match fault {
            ObjectFault::NotJson { column, why } => Self::NotJson { column, why },
            ObjectFault::NotAnObject(found) => Self::NotAnObject(found),
            ObjectFault::Twice(name) => Self::Twice(name),
        }
    }
}

impl LineFaultKind {
    /// A field that holds something else than it should.
    pub(crate) fn wrong(field: &str, found: &Value, expected: impl Into<Bilingual>) -> Self {
        let found = found.to_string().chars().take(60).collect();
        Self::Field { field: field.to_owned(), found, expected: expected.into() }
    }

    /// What is wrong, what was found and what was expected.
    #[must_use]
    pub fn words(&self) -> Bilingual {
        let (zh, en) = match self {
            Self::Empty => (
                "文件是空的，应有写着 \"ledger\": 1 的第一行".to_owned(),
                "the file is empty, expected a first line with \"ledger\": 1".to_owned(),
            ),
            Self::NotJson { why, .. } => (
                "不是 JSON，应为一个 JSON 对象".to_owned(),
                format!("found no JSON ({why}), expected one JSON object"),
            ),
            Self::NotAnObject(found) => (
                format!("见到 {found}，应为一个 JSON 对象"),
                format!("found {found}, expected one JSON object"),
            ),
            Self::Twice(field) => (
                format!("字段 {field:?} 写了两次，只应写一次"),
                format!("found the field {field:?} twice, expected it once"),
            ),
            Self::Missing(field) => {
                (format!("缺少字段 {field:?}"), format!("expected the field {field:?}"))
            }
            Self::Field { field, found, expected } => (
                format!("{field:?} 中见到 {found}，应为{}", expected.zh),
                format!("found {found} in {field:?}, expected {}", expected.en),
            ),
            Self::Unknown(field) => (
                format!("见到字段 {field:?}，此行没有这个字段"),
                format!("found the field {field:?}, which this line does not have"),
            ),
        };
        Bilingual { zh, en }
    }
}
