//! Players and what each pair of them is worth.

use super::weight::Weight;

/// A graph with positive weights; 0 means no edge.
///
/// Few weights differ, and they are wide: an edge holds the place of its weight among those that were given.
#[derive(Debug, Clone)]
pub(crate) struct Graph<W> {
    pub(super) size: usize,
    places: Vec<u32>,
    /// The weights that were given, 0 first.
    pub(super) given: Vec<W>,
}

impl<W: Weight> Graph<W> {
    pub(crate) fn new(size: usize) -> Self {
        Self { size, places: vec![0; size * size], given: vec![W::ZERO] }
    }

    pub(crate) const fn size(&self) -> usize {
        self.size
    }

    pub(crate) fn weight(&self, a: usize, b: usize) -> W {
        self.given[self.place(a, b)]
    }

    /// The place of the weight of an edge; 0 if there is none.
    pub(crate) fn place(&self, a: usize, b: usize) -> usize {
        self.places[a * self.size + b] as usize
    }

    /// How many places there are.
    pub(crate) const fn places(&self) -> usize {
        self.given.len()
    }

    pub(crate) fn set(&mut self, a: usize, b: usize, weight: W) {
        let place = self.add(weight);
        self.set_place(a, b, place);
    }

    /// A place for a weight, to be used for many edges.
    pub(crate) fn add(&mut self, weight: W) -> u32 {
        if weight == W::ZERO {
            return 0;
        }
        if self.given.last() != Some(&weight) {
            self.given.push(weight);
        }
        u32::try_from(self.given.len() - 1).unwrap_or(u32::MAX)
    }

    pub(crate) fn set_place(&mut self, a: usize, b: usize, place: u32) {
        self.places[a * self.size + b] = place;
        self.places[b * self.size + a] = place;
    }

    /// The weights of all edges, each once.
    pub(super) fn weights(&self) -> impl Iterator<Item = W> {
        let mut used = vec![false; self.given.len()];
        for place in &self.places {
            used[*place as usize] = true;
        }
        self.given.iter().zip(used).filter(|(_, used)| *used).map(|(weight, _)| *weight)
    }

    /// The places of the weights of a vertex's edges.
    pub(super) fn row(&self, vertex: usize) -> &[u32] {
        &self.places[vertex * self.size..(vertex + 1) * self.size]
    }
}
