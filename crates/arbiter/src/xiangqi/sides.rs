//! The labels of a cycle, side by side.

use xiangqi::Color;

use super::cycle::{labels_of, side_fact};
use super::ply::Ply;
use crate::{Fact, Label};

/// The labels of both sides.
pub(super) struct Sides {
    red: Vec<Label>,
    black: Vec<Label>,
}

impl Sides {
    /// The sides of a cycle whose `plies` have these labels.
    pub(super) fn new(plies: &[Ply], labels: &[Label]) -> Self {
        Self {
            red: labels_of(plies, labels, Color::Red),
            black: labels_of(plies, labels, Color::Black),
        }
    }

    /// The labels of one side.
    pub(super) fn of(&self, color: Color) -> &[Label] {
        match color {
            Color::Red => &self.red,
            Color::Black => &self.black,
        }
    }

    /// How many of its moves attack.
    pub(super) fn attacks(&self, color: Color) -> usize {
        self.of(color).iter().filter(|&&label| label.is_attack()).count()
    }

    /// Whether it attacks with every move.
    pub(super) fn always(&self, color: Color) -> bool {
        !self.of(color).is_empty() && self.attacks(color) == self.of(color).len()
    }

    /// Whether every move of it has this label.
    pub(super) fn only(&self, label: Label, color: Color) -> bool {
        !self.of(color).is_empty() && self.of(color).iter().all(|&found| found == label)
    }

    /// What the labels of each side amount to.
    pub(super) fn facts(&self) -> Vec<Fact> {
        Color::ALL.iter().map(|&color| side_fact(color, self.of(color))).collect()
    }
}
