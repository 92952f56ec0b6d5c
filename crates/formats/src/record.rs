//! A game record as read: start position, tree of moves, tags, and all that was odd in the input.

use xiangqi::{Move, Setup};

/// A place in the input text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

/// Something forgiven or odd in the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Where, if the place is known.
    pub place: Option<Place>,
    /// What; typed so that every language can print it.
    pub kind: RemarkKind,
}

/// What was forgiven or odd; one closed list for every format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemarkKind {}

/// One move of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The move as the record has it, legal or not.
    pub m: Move,
    /// Whether it was legal where it was played. Illegal moves are kept and reading goes on.
    pub legal: bool,
    /// Comment after the move.
    pub comment: String,
    /// Where it stands in the input.
    pub place: Option<Place>,
    /// What follows: indices into [`Record::nodes`], main line first.
    pub children: Vec<usize>,
}

/// A xiangqi game record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The start position as written.
    pub start: Setup,
    /// Tags in input order.
    pub tags: Vec<(String, String)>,
    /// Comment before the first move.
    pub comment: String,
    /// The first moves: indices into `nodes`, main line first.
    pub first: Vec<usize>,
    /// Every node of the tree.
    pub nodes: Vec<Node>,
    /// What was forgiven or odd.
    pub remarks: Vec<Remark>,
}
