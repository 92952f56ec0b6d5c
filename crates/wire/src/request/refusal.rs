//! Why a request has no ruling.

use records::RemarkKind;
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request has no ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Refusal {
    /// What is wrong, in a word; the words are part of the form.
    pub kind: &'static str,
    /// The line of the request, from 1.
    pub line: usize,
    /// Where the line ceases to be JSON, in bytes from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The ply it is about, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// What was found, shortened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<String>,
    /// What was expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// All that is wrong with a start position.
    #[serde(skip_serializing_if = "<[Reason]>::is_empty")]
    pub reasons: Box<[Reason]>,
}

/// Something that is wrong with a start position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reason {
    /// In a word.
    pub kind: &'static str,
    /// In Chinese.
    pub zh: String,
    /// In English.
    pub en: String,
}

/// Reasons, all at once.
#[must_use]
pub fn reasons(kinds: &[RemarkKind]) -> Vec<Reason> {
    let each = |kind: &RemarkKind| Reason { kind: kind.code(), zh: kind.zh(), en: kind.en() };
    kinds.iter().map(each).collect()
}

impl Refusal {
    /// A refusal of one kind, of the first line.
    #[must_use]
    pub fn new(kind: &'static str) -> Self {
        Self {
            kind,
            line: 1,
            column: None,
            ply: None,
            found: None,
            expected: None,
            reasons: Box::default(),
        }
    }

    /// What was found, shortened.
    #[must_use]
    pub fn found(mut self, found: impl AsRef<str>) -> Self {
        let found = found.as_ref();
        let mut short: String = found.chars().take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        self.found = Some(short);
        self
    }

    /// What was expected.
    #[must_use]
    pub fn expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// The ply it is about, from 1.
    #[must_use]
    pub const fn at_ply(mut self, ply: usize) -> Self {
        self.ply = Some(ply);
        self
    }

    /// The line of the request, from 1.
    #[must_use]
    pub const fn on_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }

    pub(super) const fn at_column(mut self, column: usize) -> Self {
        self.column = Some(column);
        self
    }

    pub(super) fn because(mut self, kinds: &[RemarkKind]) -> Self {
        self.reasons = reasons(kinds).into();
        self
    }
}
