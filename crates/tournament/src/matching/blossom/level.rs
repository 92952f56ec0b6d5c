//! All augmentations that need no change of the duals, at once.

use crate::matching::bits::BitMatrix;
use crate::matching::cardinality::extend;
use crate::matching::weight::Weight;

use super::Solver;

impl<W: Weight> Solver<'_, W> {
    /// Matches as many as the tight edges allow: an ordinary search for most pairs, in which every
    /// blossom is one vertex. Those unmatched have had equal duals all along, so any augmentation
    /// along tight edges is as good as another.
    pub(super) fn augment_level(&mut self) {
        self.dissolve();
        let nodes: Vec<usize> = (1..=self.top).filter(|node| self.root[*node] == *node).collect();
        if nodes.iter().filter(|node| self.mate[**node] == 0).count() < 2 {
            return;
        }
        let mut place = vec![0; self.top + 1];
        for (index, node) in nodes.iter().enumerate() {
            place[*node] = index;
        }
        let at: Vec<usize> = (0..=self.n).map(|vertex| place[self.root[vertex]]).collect();
        let mut tight = BitMatrix::new(nodes.len());
        for u in 1..=self.n {
            for (place, v) in self.graph.row(u - 1).iter().zip(1..).skip(u) {
                let is_tight = || self.dual[u] + self.dual[v] == self.twice[*place as usize];
                if *place != 0 && at[u] != at[v] && is_tight() {
                    tight.insert(at[u], at[v]);
                }
            }
        }
        let before: Vec<usize> = nodes
            .iter()
            .enumerate()
            .map(|(index, node)| if self.mate[*node] == 0 { index } else { at[self.mate[*node]] })
            .collect();
        let mut after = before.clone();
        extend(&tight, &mut after);
        for (index, other) in after.into_iter().enumerate() {
            if index < other && before[index] != other {
                self.set_mate(nodes[index], nodes[other]);
                self.set_mate(nodes[other], nodes[index]);
            }
        }
    }

    /// Takes apart the outermost blossoms whose dual is nought: nothing holds them together.
    fn dissolve(&mut self) {
        let mut open: Vec<usize> =
            (self.n + 1..=self.top).filter(|node| self.root[*node] == *node).collect();
        while let Some(blossom) = open.pop() {
            if self.dual[blossom] != W::ZERO {
                continue;
            }
            for petal in std::mem::take(&mut self.petals[blossom]) {
                self.set_root(petal, petal);
                if petal > self.n {
                    open.push(petal);
                }
            }
            self.root[blossom] = 0;
            self.edge[blossom] = Vec::new();
            self.child[blossom] = Vec::new();
        }
    }
}
