//! Augmenting paths without weights.

use std::collections::VecDeque;

use super::bits::{BitMatrix, Bits};

const NOBODY: usize = usize::MAX;

/// Looks for augmenting paths, and keeps its tables between searches.
#[derive(Debug, Clone)]
pub(crate) struct Search {
    /// For an inner vertex, the outer vertex it was reached from.
    parent: Vec<usize>,
    base: Vec<usize>,
    /// The vertices with the same base as lists that begin with it: the next one, and at a base the last.
    next: Vec<usize>,
    last: Vec<usize>,
    unlabelled: Bits,
    outer: Bits,
    root: usize,
    /// The only other free vertex, where that is known.
    goal: Option<usize>,
    /// The vertices in one blossom with the root, which soon is most of them.
    core: Bits,
    queue: VecDeque<usize>,
    on_path: Vec<bool>,
    /// The bases on the paths of the blossom at hand.
    path: Vec<usize>,
}

impl Search {
    pub(crate) fn new(size: usize) -> Self {
        Self {
            parent: vec![NOBODY; size],
            base: (0..size).collect(),
            next: vec![NOBODY; size],
            last: (0..size).collect(),
            unlabelled: Bits::new(size),
            outer: Bits::new(size),
            root: NOBODY,
            goal: None,
            core: Bits::new(size),
            queue: VecDeque::new(),
            on_path: vec![false; size],
            path: Vec::new(),
        }
    }

    /// Matches a free vertex with some other free vertex by an alternating path, if one exists.
    ///
    /// `alive` are the vertices that take part; a free vertex has itself as mate.
    pub(crate) fn augment(
        &mut self,
        edges: &BitMatrix,
        alive: &Bits,
        mate: &mut [usize],
        root: usize,
    ) -> bool {
        self.unlabelled.clone_from(alive);
        self.outer.clear();
        self.queue.clear();
        self.parent.fill(NOBODY);
        self.next.fill(NOBODY);
        for (vertex, (base, last)) in self.base.iter_mut().zip(&mut self.last).enumerate() {
            (*base, *last) = (vertex, vertex);
        }
        self.root = root;
        self.core.clear();
        self.core.insert(root);
        self.make_outer(root);
        while let Some(vertex) = self.queue.pop_front() {
            if let Some(end) = self.scan(edges, mate, vertex) {
                self.flip(mate, end);
                return true;
            }
        }
        false
    }

    /// Matches two free vertices by an alternating path, if one exists and nobody else is free: a vertex next to the goal
    /// is then known as soon as it is reached.
    pub(crate) fn connect(
        &mut self,
        edges: &BitMatrix,
        alive: &Bits,
        mate: &mut [usize],
        [root, goal]: [usize; 2],
    ) -> bool {
        self.goal = Some(goal);
        let found = self.augment(edges, alive, mate, root);
        self.goal = None;
        found
    }

    /// The vertices an even alternating path from the root of the last failed search reaches.
    pub(crate) fn reached(&self) -> &Bits {
        &self.outer
    }

    /// The vertices the last failed search did not come to.
    pub(super) const fn unreached(&self) -> &Bits {
        &self.unlabelled
    }

    fn make_outer(&mut self, vertex: usize) {
        self.unlabelled.remove(vertex);
        self.outer.insert(vertex);
        self.queue.push_back(vertex);
    }

    fn scan(&mut self, edges: &BitMatrix, mate: &[usize], vertex: usize) -> Option<usize> {
        for (word, near) in edges.row(vertex).iter().enumerate() {
            let mut fresh = near & self.unlabelled.words()[word];
            while fresh != 0 {
                let next = word * 64 + usize::try_from(fresh.trailing_zeros()).unwrap_or(0);
                fresh &= fresh - 1;
                if mate[next] == vertex || !self.unlabelled.has(next) {
                    continue;
                }
                self.parent[next] = vertex;
                self.unlabelled.remove(next);
                if mate[next] == next {
                    return Some(next);
                }
                self.make_outer(mate[next]);
                if let Some(goal) = self.goal
                    && edges.has(mate[next], goal)
                    && self.unlabelled.has(goal)
                {
                    self.parent[goal] = mate[next];
                    return Some(goal);
                }
            }
        }
        for (word, near) in edges.row(vertex).iter().enumerate() {
            let mut near = near & self.outer.words()[word];
            if self.base[vertex] == self.root {
                near &= !self.core.words()[word];
            }
            while near != 0 {
                let next = word * 64 + usize::try_from(near.trailing_zeros()).unwrap_or(0);
                near &= near - 1;
                if self.base[next] != self.base[vertex] && mate[next] != vertex {
                    self.contract(mate, vertex, next);
                }
            }
        }
        None
    }

    fn contract(&mut self, mate: &[usize], a: usize, b: usize) {
        let base = self.common_base(mate, a, b);
        self.mark_path(mate, a, base, b);
        self.mark_path(mate, b, base, a);
        let mut path = std::mem::take(&mut self.path);
        for within in path.drain(..) {
            // Both sides may have come past it.
            if within == base || self.base[within] != within {
                continue;
            }
            let mut vertex = within;
            while vertex != NOBODY {
                self.base[vertex] = base;
                if base == self.root {
                    self.core.insert(vertex);
                }
                if !self.outer.has(vertex) {
                    self.make_outer(vertex);
                }
                vertex = self.next[vertex];
            }
            self.next[self.last[base]] = within;
            self.last[base] = self.last[within];
        }
        self.path = path;
    }

    fn common_base(&mut self, mate: &[usize], a: usize, b: usize) -> usize {
        let mut at = a;
        loop {
            at = self.base[at];
            self.on_path[at] = true;
            self.path.push(at);
            if mate[at] == at || self.parent[mate[at]] == NOBODY {
                break;
            }
            at = self.parent[mate[at]];
        }
        let mut at = self.base[b];
        while !self.on_path[at] {
            at = self.base[self.parent[mate[at]]];
        }
        for marked in self.path.drain(..) {
            self.on_path[marked] = false;
        }
        at
    }

    fn mark_path(&mut self, mate: &[usize], from: usize, base: usize, child: usize) {
        let (mut at, mut child) = (from, child);
        while self.base[at] != base {
            self.path.push(self.base[at]);
            self.path.push(self.base[mate[at]]);
            self.parent[at] = child;
            child = mate[at];
            at = self.parent[mate[at]];
        }
    }

    fn flip(&self, mate: &mut [usize], end: usize) {
        let mut at = end;
        loop {
            let before = self.parent[at];
            let next = mate[before];
            mate[at] = before;
            mate[before] = at;
            if next == before {
                return;
            }
            at = next;
        }
    }
}
