//! The lines of a game and how they grow into one tree.

use std::collections::BTreeMap;

use super::build::{moves_of, twelve_to_four};
use crate::record::{Record, Unread};
use crate::remark::RemarkKind;
use crate::text::{Source, short};

/// `move_P_S_N`: branch N leaves branch P, its first move standing for ply S.
#[derive(Debug)]
pub(super) struct Branch {
    parent: u32,
    ply: usize,
    number: u32,
    name: String,
    digits: String,
    start: usize,
}

impl Branch {
    pub(super) const fn new(
        parent: u32,
        ply: usize,
        number: u32,
        name: String,
        digits: String,
        start: usize,
    ) -> Self {
        Self { parent, ply, number, name, digits, start }
    }
}

/// A branch in the tree.
#[derive(Debug)]
struct Grown {
    /// The node its first move follows.
    attach: Option<usize>,
    /// The ply of its first move.
    ply: usize,
    nodes: Vec<usize>,
}

/// All lines of a game, the main line as number 0.
#[derive(Debug, Default)]
pub(super) struct Branches {
    main: Option<(usize, String)>,
    waiting: Vec<Branch>,
    grown: BTreeMap<u32, Grown>,
    /// Order of appearance of the first moves of branches.
    order: BTreeMap<usize, usize>,
}

impl Branches {
    /// The main line; the first one given counts.
    pub(super) fn main(&mut self, start: usize, digits: &str) {
        if self.main.as_ref().is_none_or(|(_, before)| before.trim().is_empty()) {
            self.main = Some((start, digits.to_owned()));
        }
    }

    pub(super) fn add(&mut self, branch: Branch) {
        self.waiting.push(branch);
    }

    /// Grows the tree: each branch as soon as its parent stands, whatever their order in the text.
    pub(super) fn grow(&mut self, record: &mut Record, source: &Source) {
        self.main_line(record, source);
        let mut of_parent: BTreeMap<u32, Vec<(usize, Branch)>> = BTreeMap::new();
        for (appearance, branch) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            of_parent.entry(branch.parent).or_default().push((appearance + 1, branch));
        }
        let mut ready = vec![0];
        while let Some(parent) = ready.pop() {
            for (appearance, branch) in of_parent.remove(&parent).unwrap_or_default() {
                if self.grown.contains_key(&branch.number) {
                    let name = branch.name.clone();
                    let place = Some(source.place(branch.start));
                    record.remark(place, RemarkKind::BranchRepeated { name });
                    self.grow_branch(record, source, &branch, appearance);
                } else if let Some(grown) = self.grow_branch(record, source, &branch, appearance) {
                    self.grown.insert(branch.number, grown);
                    ready.push(branch.number);
                }
            }
        }
        for (_, branch) in of_parent.into_values().flatten() {
            adrift(record, source, &branch);
        }
        self.sort(record);
    }

    fn main_line(&mut self, record: &mut Record, source: &Source) {
        let written_apart = self
            .waiting
            .iter()
            .position(|branch| (branch.parent, branch.ply, branch.number) == (0, 1, 0));
        if let Some(at) = written_apart {
            let branch = self.waiting.remove(at);
            match &self.main {
                Some((_, digits)) if !digits.trim().is_empty() => {
                    if digits.trim() != branch.digits.trim() {
                        let place = Some(source.place(branch.start));
                        let dropped = short(&branch.digits);
                        let name = branch.name;
                        record.remark(place, RemarkKind::DuplicateTag { name, dropped });
                    }
                }
                _ => self.main = Some((branch.start, branch.digits)),
            }
        }
        let (start, digits) = self.main.take().unwrap_or_default();
        let nodes = push_line(record, source, None, "movelist", &digits, start);
        self.grown.insert(0, Grown { attach: None, ply: 1, nodes });
    }

    fn grow_branch(
        &mut self,
        record: &mut Record,
        source: &Source,
        branch: &Branch,
        appearance: usize,
    ) -> Option<Grown> {
        let attach = match branch.ply {
            0 => None,
            1 => Some(None),
            ply => self.node(record, branch.parent, ply - 1).map(Some),
        };
        let Some(attach) = attach else {
            adrift(record, source, branch);
            return None;
        };
        let nodes = push_line(record, source, attach, &branch.name, &branch.digits, branch.start);
        if let Some(&first) = nodes.first() {
            self.order.insert(first, appearance);
        }
        Some(Grown { attach, ply: branch.ply, nodes })
    }

    /// The node of `ply` on the line `number`, counted from the start of the game.
    pub(super) fn node(&self, record: &Record, number: u32, ply: usize) -> Option<usize> {
        let branch = self.grown.get(&number)?;
        match ply.checked_sub(branch.ply) {
            Some(along) => branch.nodes.get(along).copied(),
            // Before its own first move a branch is its parent's line.
            None => {
                let up = branch.ply - 1 - ply;
                std::iter::successors(branch.attach, |&node| record.nodes[node].parent).nth(up)
            }
        }
    }

    /// Puts siblings into the order in which they appear in the text, what continues a line first.
    fn sort(&self, record: &mut Record) {
        let key = |node: &usize| self.order.get(node).copied().unwrap_or(0);
        record.first.sort_by_key(key);
        for node in &mut record.nodes {
            if node.children.len() > 1 {
                node.children.sort_by_key(key);
            }
        }
    }
}

fn adrift(record: &mut Record, source: &Source, branch: &Branch) {
    let place = Some(source.place(branch.start));
    record.remark(place, RemarkKind::BranchAdrift { name: branch.name.clone() });
    record.unread.push(Unread { after: None, text: branch.digits.clone(), place });
}

/// Adds the moves of `digits` after `parent`; what is no move is reported.
fn push_line(
    record: &mut Record,
    source: &Source,
    mut parent: Option<usize>,
    name: &str,
    digits: &str,
    start: usize,
) -> Vec<usize> {
    let short_form = twelve_to_four(digits);
    let digits = short_form.as_deref().unwrap_or(digits);
    let (moves, end) = moves_of(digits);
    let mut nodes = Vec::with_capacity(moves.len());
    for (m, at) in moves {
        let node = record.push(parent, m);
        // In the twelve-character form a move stands three times as far on.
        let at = if short_form.is_some() { at * 3 } else { at };
        record.nodes[node].place = Some(source.place(start + at));
        nodes.push(node);
        parent = Some(node);
    }
    if let Some(end) = end {
        let (name, rest) = (name.to_owned(), &digits[end..]);
        let place = Some(source.place(start + end));
        let whole =
            rest.as_bytes().get(..4).is_some_and(|group| group.iter().all(u8::is_ascii_digit));
        let text = short(rest);
        if whole {
            record.remark(place, RemarkKind::PointOffBoard { name, text });
            record.unread.push(Unread { after: parent, text: rest.to_owned(), place });
        } else {
            record.remark(place, RemarkKind::DigitsDropped { name, text });
        }
    }
    nodes
}
