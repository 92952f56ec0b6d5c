//! Moves as text: a tree of tokens first, then moves of whatever notation they are in.

pub(crate) mod lex;
mod resolve;
mod shape;

use crate::remark::Remark;

pub(crate) use resolve::{Hint, resolve};
pub(crate) use shape::{is_han, looks_like_move};

/// One written move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) text: String,
    /// Byte offset in the source.
    pub(crate) offset: usize,
    pub(crate) comment: String,
    /// Numeric marks (`$1`); the marks glued to the token stay in `text`.
    pub(crate) marks: String,
    pub(crate) parent: Option<usize>,
    pub(crate) children: Vec<usize>,
}

/// The written moves of a game with their variations, before any of them is understood.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Tokens {
    pub(crate) nodes: Vec<Token>,
    pub(crate) first: Vec<usize>,
    /// Comment before the first move.
    pub(crate) comment: String,
    /// Move numbers of the main line: the ply they stand before (0 for the first), and the number.
    pub(crate) numbers: Vec<(usize, u32, usize)>,
    /// Whether the first number is followed by dots in place of Red's move.
    pub(crate) black_first: bool,
    pub(crate) terminator: Option<(String, usize)>,
    pub(crate) remarks: Vec<Remark>,
    /// Where the text of the game ends.
    pub(crate) end: usize,
}

impl Tokens {
    /// The first continuation of each move from `from` on.
    pub(crate) fn line_from(&self, from: Option<usize>) -> Vec<usize> {
        std::iter::successors(from, |&at| self.nodes[at].children.first().copied()).collect()
    }
}

/// Puts tokens, comments and brackets into a tree.
#[derive(Debug, Default)]
pub(crate) struct Builder {
    pub(crate) tokens: Tokens,
    /// The move that was read last on the present line.
    last: Option<usize>,
    /// For each open bracket the move before it, to which reading goes back.
    open: Vec<Option<usize>>,
    /// Where the next move joins, if not after `last`: at the start of a variation.
    joint: Option<Option<usize>>,
    /// A comment that waits for the first move of a variation.
    waiting: String,
    main_plies: usize,
}

impl Builder {
    pub(crate) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.tokens.nodes.is_empty()
    }

    pub(crate) fn token(&mut self, text: String, offset: usize) {
        let parent = self.joint.take().unwrap_or(self.last);
        let index = self.tokens.nodes.len();
        let siblings = match parent {
            Some(parent) => &mut self.tokens.nodes[parent].children,
            None => &mut self.tokens.first,
        };
        siblings.push(index);
        let comment = std::mem::take(&mut self.waiting);
        let (marks, children) = (String::new(), Vec::new());
        self.tokens.nodes.push(Token { text, offset, comment, marks, parent, children });
        self.last = Some(index);
        if self.open.is_empty() {
            self.main_plies += 1;
        }
    }

    pub(crate) fn number(&mut self, number: u32, offset: usize) {
        if self.open.is_empty() {
            self.tokens.numbers.push((self.main_plies, number, offset));
        }
    }

    pub(crate) fn comment(&mut self, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        let place = match (self.joint, self.last) {
            (Some(_), _) => &mut self.waiting,
            (None, Some(last)) => &mut self.tokens.nodes[last].comment,
            (None, None) => &mut self.tokens.comment,
        };
        if !place.is_empty() {
            place.push('\n');
        }
        place.push_str(text);
    }

    pub(crate) fn mark(&mut self, text: &str) {
        if let (None, Some(last)) = (self.joint, self.last) {
            self.tokens.nodes[last].marks.push_str(text);
        }
    }

    /// Opens a variation; whether there is a move that it replaces.
    pub(crate) fn open(&mut self) -> bool {
        let replaced = match self.joint {
            // A bracket within a bracket before any move of it replaces the same move.
            Some(joint) => joint,
            None => self.last.and_then(|last| self.tokens.nodes[last].parent),
        };
        let known = self.joint.is_some() || self.last.is_some();
        self.open.push(self.last);
        self.joint = Some(replaced);
        known
    }

    /// Closes a variation; whether one was open.
    pub(crate) fn close(&mut self) -> bool {
        let Some(last) = self.open.pop() else { return false };
        let waiting = std::mem::take(&mut self.waiting);
        self.joint = None;
        self.last = last;
        // A variation of words alone: its comment belongs to the move it would have replaced.
        self.comment(&waiting);
        true
    }
}
