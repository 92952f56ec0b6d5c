//! All best matchings at once: the edges they can use, and questions about them.

use super::bits::{BitMatrix, Bits};
use super::blossom::{Solution, solve};
use super::graph::Graph;
use super::search::Search;
use super::weight::Weight;

/// The best matchings of a graph, narrowed step by step.
///
/// One of them is held. A question "is there one without these edges", or "with this pair", is
/// answered by an alternating path through tight edges. No path means no. A path that keeps the
/// weight means yes. A path that loses weight (it broke a blossom) leaves the question open, and
/// only then the graph is solved again.
///
/// Vertices beyond those of the graph stand for staying unmatched, so that everybody has a mate.
#[derive(Debug, Clone)]
pub(crate) struct Face<'g, W> {
    graph: &'g Graph<W>,
    /// Tight edges that have not been excluded.
    edges: BitMatrix,
    alive: Bits,
    mate: Vec<usize>,
    search: Search,
    total: W,
}

impl<'g, W: Weight> Face<'g, W> {
    pub(crate) fn new(graph: &'g Graph<W>, solution: &Solution<W>) -> Self {
        let n = graph.size();
        let unmatched: Vec<usize> = (0..n).filter(|v| solution.mate[*v].is_none()).collect();
        let size = n + unmatched.len();
        let mut edges = BitMatrix::new(size);
        let mut inside: Vec<Vec<(usize, W)>> = vec![Vec::new(); n];
        for (index, (members, dual)) in solution.blossoms.iter().enumerate() {
            for member in members {
                inside[*member].push((index, *dual));
            }
        }
        for a in 0..n {
            for b in a + 1..n {
                let weight = graph.weight(a, b);
                if weight == W::ZERO {
                    continue;
                }
                let mut slack = solution.dual[a] + solution.dual[b] - weight - weight;
                if slack < W::ZERO {
                    for (index, dual) in &inside[a] {
                        if inside[b].iter().any(|(other, _)| other == index) {
                            slack = slack + *dual;
                        }
                    }
                }
                if slack == W::ZERO {
                    edges.insert(a, b);
                }
            }
            if solution.dual[a] == W::ZERO {
                for dummy in n..size {
                    edges.insert(a, dummy);
                }
            }
        }
        let mut mate: Vec<usize> = (0..size).collect();
        for (a, b) in solution.mate.iter().enumerate() {
            if let Some(b) = b {
                mate[a] = *b;
            }
        }
        for (vertex, dummy) in unmatched.iter().zip(n..) {
            mate[*vertex] = dummy;
            mate[dummy] = *vertex;
        }
        let total = solution.total(graph);
        let alive = Bits::full(size);
        Self { graph, edges, alive, mate, search: Search::new(size), total }
    }

    /// The face of a finer graph, without the vertices and edges another face has done with.
    pub(crate) fn restricted(
        graph: &'g Graph<W>,
        solution: &Solution<W>,
        other: &Face<'_, W>,
    ) -> Self {
        let n = graph.size();
        let mut graph_solution = solution.clone();
        // Vertices taken out keep nobody; they must not count as unmatched.
        let mut face = {
            for vertex in 0..n {
                if !other.alive.has(vertex) {
                    graph_solution.mate[vertex] = Some(vertex);
                }
            }
            Self::new(graph, &graph_solution)
        };
        for vertex in 0..n {
            if !other.alive.has(vertex) {
                face.alive.remove(vertex);
                face.mate[vertex] = vertex;
            }
        }
        for vertex in 0..n {
            for dummy in n..face.mate.len() {
                if !other.edges.has(vertex, dummy) {
                    face.edges.remove(vertex, dummy);
                }
            }
        }
        face.total = face.weight();
        face
    }

    /// The vertices a vertex may still be matched with.
    pub(crate) fn tight(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let row = if self.alive.has(vertex) { self.edges.row(vertex) } else { &[] };
        self.alive.common(row)
    }

    /// The mate of a vertex; none while it is unmatched.
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|mate| *mate < self.graph.size())
    }

    /// Whether some best matching left may still use this edge.
    pub(crate) fn may(&self, a: usize, b: usize) -> bool {
        self.edges.has(a, b)
    }

    /// Excludes edges if a best matching without them is left; otherwise changes nothing.
    pub(crate) fn exclude(&mut self, vertex: usize, others: impl Fn(usize) -> bool) -> bool {
        let row: Vec<usize> =
            self.alive.common(self.edges.row(vertex)).filter(|other| others(*other)).collect();
        for other in &row {
            self.edges.remove(vertex, *other);
        }
        let mate = self.mate[vertex];
        if !row.contains(&mate) || self.rematch(vertex, mate) {
            return true;
        }
        for other in row {
            self.edges.insert(vertex, other);
        }
        false
    }

    /// Fixes a pair and takes it out, if a best matching with it is left.
    pub(crate) fn fix(&mut self, a: usize, b: usize) -> bool {
        if !self.edges.has(a, b) {
            return false;
        }
        let (left, right) = (self.mate[a], self.mate[b]);
        self.alive.remove(a);
        self.alive.remove(b);
        if left != b {
            let before = self.mate.clone();
            self.mate[a] = b;
            self.mate[b] = a;
            if !self.rematch_in(left, right, &before) {
                self.alive.insert(a);
                self.alive.insert(b);
                return false;
            }
        }
        true
    }

    fn rematch(&mut self, a: usize, b: usize) -> bool {
        let before = self.mate.clone();
        self.rematch_in(a, b, &before)
    }

    /// Frees two vertices and looks for a best matching with other mates for them.
    fn rematch_in(&mut self, a: usize, b: usize, before: &[usize]) -> bool {
        self.mate[a] = a;
        self.mate[b] = b;
        if !self.search.connect(&self.edges, &self.alive, &mut self.mate, [a, b]) {
            self.mate.copy_from_slice(before);
            return false;
        }
        if self.weight() == self.total || self.solve_again() {
            return true;
        }
        self.mate.copy_from_slice(before);
        false
    }

    fn weight(&self) -> W {
        let n = self.graph.size();
        (0..n).fold(W::ZERO, |sum, a| {
            let b = self.mate[a];
            if a < b && b < n { sum + self.graph.weight(a, b) } else { sum }
        })
    }

    /// Solves what is left from the beginning; true if it is as good as the whole.
    ///
    /// Every edge gets a small extra weight, so that among matchings of most weight one with most
    /// edges is found: only one that gives everybody a mate will do.
    fn solve_again(&mut self) -> bool {
        let n = self.graph.size();
        let left: Vec<usize> = self.alive.iter().collect();
        let extra = usize::BITS - left.len().leading_zeros();
        let mut small = Graph::new(left.len());
        let mut known: Vec<Option<u32>> = vec![None; self.graph.places()];
        for (i, a) in left.iter().enumerate() {
            for (j, b) in left.iter().enumerate().skip(i + 1) {
                if self.edges.has(*a, *b) {
                    let place = if *b < n { self.graph.place(*a, *b) } else { 0 };
                    let place = *known[place].get_or_insert_with(|| {
                        let weight = if *b < n { self.graph.weight(*a, *b) } else { W::ZERO };
                        small.add((weight << extra) + W::from_i64(1))
                    });
                    small.set_place(i, j, place);
                }
            }
        }
        let solution = solve(&small, []);
        for (i, a) in left.iter().enumerate() {
            match solution.mate[i] {
                Some(j) => self.mate[*a] = left[j],
                None => return false,
            }
        }
        self.weight() == self.total
    }
}
