//! A matching of most weight, after Edmonds, in time growing with the cube of the players.
//!
//! The dual variables are kept doubled, so that every step stays an integer. Numbers up to `n`
//! are vertices, larger ones blossoms, 0 is nobody; all of that stays inside this file.

use std::collections::VecDeque;

use super::graph::Graph;
use super::weight::Weight;

mod level;

/// A best matching and the proof that it is one.
#[derive(Debug, Clone)]
pub(crate) struct Solution<W> {
    /// The partner of each vertex.
    pub(crate) mate: Vec<Option<usize>>,
    /// Twice the dual variable of each vertex.
    pub(crate) dual: Vec<W>,
    /// The blossoms with positive variables: members and twice half the variable.
    pub(crate) blossoms: Vec<(Vec<usize>, W)>,
}

impl<W: Weight> Solution<W> {
    /// The pairs, the smaller number first.
    pub(crate) fn pairs(&self) -> Vec<(usize, usize)> {
        let mates = self.mate.iter().enumerate();
        mates.filter_map(|(a, mate)| mate.filter(|b| a < *b).map(|b| (a, b))).collect()
    }

    pub(crate) fn total(&self, graph: &Graph<W>) -> W {
        self.pairs().into_iter().fold(W::ZERO, |sum, (a, b)| sum + graph.weight(a, b))
    }
}

/// Finds a matching of most weight; `hint` are pairs worth trying first.
pub(crate) fn solve<W: Weight>(
    graph: &Graph<W>,
    hint: impl IntoIterator<Item = (usize, usize)>,
) -> Solution<W> {
    let mut solver = Solver::new(graph);
    solver.start(hint);
    loop {
        solver.augment_level();
        if !solver.stage() {
            break;
        }
    }
    solver.finish()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    Outer,
    Inner,
}

struct Solver<'g, W> {
    graph: &'g Graph<W>,
    /// Twice each weight, by its place in the graph.
    twice: Vec<W>,
    n: usize,
    /// The largest node number in use.
    top: usize,
    /// Twice the dual of a vertex; the dual of a blossom counted once.
    dual: Vec<W>,
    /// The vertex at the other end of the matched edge of a node.
    mate: Vec<usize>,
    /// The outer vertex with the least slack towards a node.
    best: Vec<usize>,
    /// That slack, as long as the duals stay what they are.
    least: Vec<W>,
    /// The outermost node that holds a node.
    root: Vec<usize>,
    /// The vertex of the parent through which an inner node was reached.
    parent: Vec<usize>,
    mark: Vec<Mark>,
    seen: Vec<u32>,
    stamp: u32,
    /// The children of a blossom round its cycle, base first.
    petals: Vec<Vec<usize>>,
    /// Per blossom and vertex, the child that holds the vertex.
    child: Vec<Vec<usize>>,
    /// Per blossom and node, the ends of the edge with least slack between them.
    edge: Vec<Vec<(usize, usize)>>,
    queue: VecDeque<usize>,
}

impl<'g, W: Weight> Solver<'g, W> {
    fn new(graph: &'g Graph<W>) -> Self {
        let n = graph.size;
        let nodes = n + n / 2 + 2;
        Self {
            graph,
            twice: graph.given.iter().map(|weight| *weight + *weight).collect(),
            n,
            top: n,
            dual: vec![W::ZERO; nodes],
            mate: vec![0; nodes],
            best: vec![0; nodes],
            least: vec![W::ZERO; nodes],
            root: (0..nodes).map(|node| if node <= n { node } else { 0 }).collect(),
            parent: vec![0; nodes],
            mark: vec![Mark::Free; nodes],
            seen: vec![0; nodes],
            stamp: 0,
            petals: vec![Vec::new(); nodes],
            child: vec![Vec::new(); nodes],
            edge: vec![Vec::new(); nodes],
            queue: VecDeque::new(),
        }
    }

    /// Equal duals, and those of the pairs worth trying whose edges are tight then.
    fn start(&mut self, hint: impl IntoIterator<Item = (usize, usize)>) {
        let most = self.graph.weights().max().unwrap_or(W::ZERO);
        self.dual[1..=self.n].fill(most);
        for (u, v) in hint {
            let (u, v) = (u + 1, v + 1);
            let free = self.mate[u] == 0 && self.mate[v] == 0;
            if free && most > W::ZERO && self.weight(u, v) == most {
                self.mate[u] = v;
                self.mate[v] = u;
            }
        }
    }

    fn weight(&self, u: usize, v: usize) -> W {
        self.graph.weight(u - 1, v - 1)
    }

    fn has_edge(&self, u: usize, v: usize) -> bool {
        self.graph.place(u - 1, v - 1) != 0
    }

    /// Twice the slack of an edge between vertices of different outermost nodes.
    fn slack(&self, (u, v): (usize, usize)) -> W {
        self.dual[u] + self.dual[v] - self.twice[self.graph.place(u - 1, v - 1)]
    }

    /// The ends of the best edge between two nodes, the first in the first; 0 if there is none.
    fn between(&self, a: usize, b: usize) -> (usize, usize) {
        if a > self.n {
            return self.edge[a].get(b).copied().unwrap_or((0, 0));
        }
        if b > self.n {
            let (v, u) = self.edge[b].get(a).copied().unwrap_or((0, 0));
            return (u, v);
        }
        if self.has_edge(a, b) { (a, b) } else { (0, 0) }
    }

    fn offer(&mut self, u: usize, node: usize) {
        self.offer_at(u, node, self.slack(self.between(u, node)));
    }

    fn offer_at(&mut self, u: usize, node: usize, slack: W) {
        if self.best[node] == 0 || slack < self.least[node] {
            self.best[node] = u;
            self.least[node] = slack;
        }
    }

    /// The least slacks anew, after the duals have changed.
    fn refresh_least(&mut self) {
        for node in 1..=self.top {
            let best = self.best[node];
            if best != 0 && self.root[node] == node {
                self.least[node] = self.slack(self.between(best, node));
            }
        }
    }

    fn search_best(&mut self, node: usize) {
        self.best[node] = 0;
        for u in 1..=self.n {
            if self.root[u] != node
                && self.mark[self.root[u]] == Mark::Outer
                && self.between(u, node).0 != 0
            {
                self.offer(u, node);
            }
        }
    }

    fn enqueue(&mut self, node: usize) {
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            if node <= self.n {
                self.queue.push_back(node);
            } else {
                stack.extend(self.petals[node].iter().rev());
            }
        }
    }

    fn set_root(&mut self, node: usize, root: usize) {
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            self.root[node] = root;
            if node > self.n {
                stack.extend(&self.petals[node]);
            }
        }
    }

    /// Where a child stands, counted the even way round; turns the cycle if need be.
    fn even_place(&mut self, blossom: usize, child: usize) -> usize {
        let petals = &mut self.petals[blossom];
        let place = petals.iter().position(|petal| *petal == child).unwrap_or(0);
        if place % 2 == 0 {
            return place;
        }
        petals[1..].reverse();
        petals.len() - place
    }

    fn set_mate(&mut self, a: usize, b: usize) {
        let mut stack = vec![(a, b)];
        while let Some((a, b)) = stack.pop() {
            let (u, v) = self.between(a, b);
            self.mate[a] = v;
            if a <= self.n {
                continue;
            }
            let child = self.child[a][u];
            let place = self.even_place(a, child);
            for index in 0..place {
                stack.push((self.petals[a][index], self.petals[a][index ^ 1]));
            }
            stack.push((child, b));
            self.petals[a].rotate_left(place);
        }
    }

    fn augment(&mut self, mut a: usize, mut b: usize) {
        loop {
            let next = self.root[self.mate[a]];
            self.set_mate(a, b);
            if next == 0 {
                return;
            }
            let up = self.root[self.parent[next]];
            self.set_mate(next, up);
            (a, b) = (up, next);
        }
    }

    fn common_ancestor(&mut self, mut a: usize, mut b: usize) -> usize {
        self.stamp += 1;
        while a != 0 || b != 0 {
            if a != 0 {
                if self.seen[a] == self.stamp {
                    return a;
                }
                self.seen[a] = self.stamp;
                a = self.root[self.mate[a]];
                if a != 0 {
                    a = self.root[self.parent[a]];
                }
            }
            std::mem::swap(&mut a, &mut b);
        }
        0
    }

    fn add_blossom(&mut self, u: usize, base: usize, v: usize) {
        let blossom =
            (self.n + 1..=self.top).find(|node| self.root[*node] == 0).unwrap_or(self.top + 1);
        self.top = self.top.max(blossom);
        self.dual[blossom] = W::ZERO;
        self.mark[blossom] = Mark::Outer;
        self.mate[blossom] = self.mate[base];
        let mut petals = vec![base];
        for (side, start) in [u, v].into_iter().enumerate() {
            if side == 1 {
                petals[1..].reverse();
            }
            let mut node = start;
            while node != base {
                let inner = self.root[self.mate[node]];
                petals.push(node);
                petals.push(inner);
                self.enqueue(inner);
                node = self.root[self.parent[inner]];
            }
        }
        self.petals[blossom] = petals;
        self.set_root(blossom, blossom);
        self.join_edges(blossom);
        self.search_best(blossom);
    }

    /// The best edges of a new blossom are the best of those of its children.
    fn join_edges(&mut self, blossom: usize) {
        let nodes = self.dual.len();
        let mut edges = vec![(0, 0); nodes];
        let mut children = vec![0; self.n + 1];
        let petals = self.petals[blossom].clone();
        for petal in petals {
            for (node, edge) in edges.iter_mut().enumerate().take(self.top + 1).skip(1) {
                if node == blossom || node == petal {
                    continue;
                }
                let found = self.between(petal, node);
                if found.0 != 0 && (edge.0 == 0 || self.slack(found) < self.slack(*edge)) {
                    *edge = found;
                }
            }
            if petal <= self.n {
                children[petal] = petal;
            } else {
                for (vertex, child) in children.iter_mut().enumerate() {
                    if self.child[petal].get(vertex).is_some_and(|inside| *inside != 0) {
                        *child = petal;
                    }
                }
            }
        }
        for (node, (u, v)) in edges.iter().enumerate().take(self.top + 1).skip(self.n + 1) {
            if node != blossom && self.root[node] != 0 && !self.edge[node].is_empty() {
                self.edge[node][blossom] = (*v, *u);
            }
        }
        self.edge[blossom] = edges;
        self.child[blossom] = children;
    }

    fn expand(&mut self, blossom: usize) {
        for petal in self.petals[blossom].clone() {
            self.set_root(petal, petal);
        }
        let (entry, _) = self.between(blossom, self.parent[blossom]);
        let child = self.child[blossom][entry];
        let place = self.even_place(blossom, child);
        let petals = std::mem::take(&mut self.petals[blossom]);
        for pair in petals[..place].chunks(2) {
            let (inner, outer) = (pair[0], pair[1]);
            self.parent[inner] = self.between(outer, inner).0;
            self.mark[inner] = Mark::Inner;
            self.mark[outer] = Mark::Outer;
            self.best[inner] = 0;
            self.search_best(outer);
            self.enqueue(outer);
        }
        self.mark[child] = Mark::Inner;
        self.parent[child] = self.parent[blossom];
        for petal in &petals[place + 1..] {
            self.mark[*petal] = Mark::Free;
            self.search_best(*petal);
        }
        self.root[blossom] = 0;
        self.edge[blossom] = Vec::new();
        self.child[blossom] = Vec::new();
    }

    /// Grows the tree, closes a blossom or augments along a tight edge from an outer vertex.
    fn take_edge(&mut self, (from, to): (usize, usize)) -> bool {
        let (u, v) = (self.root[from], self.root[to]);
        match self.mark[v] {
            Mark::Free => {
                self.parent[v] = from;
                self.mark[v] = Mark::Inner;
                let next = self.root[self.mate[v]];
                self.best[v] = 0;
                self.best[next] = 0;
                self.mark[next] = Mark::Outer;
                self.enqueue(next);
                false
            }
            Mark::Outer => {
                let base = self.common_ancestor(u, v);
                if base == 0 {
                    self.augment(u, v);
                    self.augment(v, u);
                    return true;
                }
                self.add_blossom(u, base, v);
                false
            }
            Mark::Inner => false,
        }
    }

    /// One augmentation; false once the matching is best.
    fn stage(&mut self) -> bool {
        self.mark[..=self.top].fill(Mark::Free);
        self.best[..=self.top].fill(0);
        self.queue.clear();
        for node in 1..=self.top {
            if self.root[node] == node && self.mate[node] == 0 {
                self.parent[node] = 0;
                self.mark[node] = Mark::Outer;
                self.enqueue(node);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.scan() {
                return true;
            }
            let Some(step) = self.step() else { return false };
            self.change_duals(step);
            if self.is_finished() {
                return false;
            }
            if self.take_tight() {
                return true;
            }
            for blossom in self.n + 1..=self.top {
                if self.root[blossom] == blossom
                    && self.mark[blossom] == Mark::Inner
                    && self.dual[blossom] == W::ZERO
                {
                    self.expand(blossom);
                }
            }
        }
    }

    fn scan(&mut self) -> bool {
        if self.queue.is_empty() {
            return false;
        }
        self.refresh_least();
        let graph = self.graph;
        while let Some(u) = self.queue.pop_front() {
            if self.mark[self.root[u]] == Mark::Inner {
                continue;
            }
            let dual = self.dual[u];
            for (place, v) in graph.row(u - 1).iter().zip(1..) {
                let node = self.root[v];
                // Towards an inner node there is nothing to be gained.
                if *place == 0 || node == self.root[u] || self.mark[node] == Mark::Inner {
                    continue;
                }
                let slack = dual + self.dual[v] - self.twice[*place as usize];
                if slack == W::ZERO {
                    if self.take_edge((u, v)) {
                        return true;
                    }
                } else if node <= self.n {
                    self.offer_at(u, node, slack);
                } else {
                    self.offer(u, node);
                }
            }
        }
        false
    }

    /// How far the duals can move; none if nothing bounds them.
    fn step(&self) -> Option<W> {
        let mut step: Option<W> = None;
        let mut bound = |value: W| step = Some(step.map_or(value, |now| now.min(value)));
        for node in 1..=self.top {
            if self.root[node] != node {
                continue;
            }
            if node > self.n && self.mark[node] == Mark::Inner {
                bound(self.dual[node] >> 1);
            }
            if self.best[node] != 0 {
                let slack = self.slack(self.between(self.best[node], node));
                match self.mark[node] {
                    Mark::Free => bound(slack),
                    Mark::Outer => bound(slack >> 1),
                    Mark::Inner => {}
                }
            }
        }
        for vertex in 1..=self.n {
            if self.mark[self.root[vertex]] == Mark::Outer {
                bound(self.dual[vertex]);
            }
        }
        step
    }

    fn change_duals(&mut self, step: W) {
        for vertex in 1..=self.n {
            match self.mark[self.root[vertex]] {
                Mark::Outer => self.dual[vertex] = self.dual[vertex] - step,
                Mark::Inner => self.dual[vertex] = self.dual[vertex] + step,
                Mark::Free => {}
            }
        }
        for blossom in self.n + 1..=self.top {
            if self.root[blossom] == blossom {
                match self.mark[blossom] {
                    Mark::Outer => self.dual[blossom] = self.dual[blossom] + (step << 1),
                    Mark::Inner => self.dual[blossom] = self.dual[blossom] - (step << 1),
                    Mark::Free => {}
                }
            }
        }
    }

    /// Unmatched vertices have had the same dual all along; at zero no augmentation gains.
    fn is_finished(&self) -> bool {
        (1..=self.n).any(|vertex| {
            self.mark[self.root[vertex]] == Mark::Outer && self.dual[vertex] == W::ZERO
        })
    }

    fn take_tight(&mut self) -> bool {
        self.queue.clear();
        for node in 1..=self.top {
            let best = self.best[node];
            if self.root[node] == node && best != 0 && self.root[best] != node {
                let edge = self.between(best, node);
                if self.slack(edge) == W::ZERO && self.take_edge(edge) {
                    return true;
                }
            }
        }
        false
    }

    fn finish(self) -> Solution<W> {
        let mate = (1..=self.n).map(|vertex| self.mate[vertex].checked_sub(1)).collect();
        let mut blossoms = Vec::new();
        for blossom in self.n + 1..=self.top {
            if self.root[blossom] != 0 && self.dual[blossom] > W::ZERO {
                let members = (1..=self.n)
                    .filter(|vertex| self.child[blossom][*vertex] != 0)
                    .map(|vertex| vertex - 1)
                    .collect();
                blossoms.push((members, self.dual[blossom]));
            }
        }
        let mut dual = self.dual;
        dual.truncate(self.n + 1);
        dual.remove(0);
        Solution { mate, dual, blossoms }
    }
}
