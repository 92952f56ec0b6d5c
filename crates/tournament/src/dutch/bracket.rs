//! One bracket: the best matching, then the first of the best candidates.

use crate::matching::{Face, Graph, Weight, Wide, solve};

use super::criteria::{Criterion, Layout};
use super::order::{Outcome, first_generated};

/// How well the criteria are met: per criterion the values of its fields, most important first.
pub(crate) type Marks = Vec<(Criterion, i64)>;

/// What a window came to.
#[derive(Debug, Clone)]
pub(crate) struct Paired {
    pub(crate) outcome: Outcome,
    pub(crate) marks: Marks,
}

/// Room for doubled sums, for the order of candidates and for solving again.
fn width(layout: &Layout<'_>) -> u32 {
    let size = usize::BITS - layout.window().members.len().leading_zeros();
    layout.bits + 4 * size + 8
}

/// Pairs the bracket of a window, if the number it leaves unmatched is accepted.
pub(crate) fn pair_bracket(
    layout: &Layout<'_>,
    accept: impl FnOnce(usize) -> bool,
) -> Option<Paired> {
    let need = width(layout);
    if need < i128::BITS {
        pair_with::<i128>(layout, accept)
    } else if need < Wide::<4>::BITS {
        pair_with::<Wide<4>>(layout, accept)
    } else if need < Wide::<9>::BITS {
        pair_with::<Wide<9>>(layout, accept)
    } else if need < Wide::<24>::BITS {
        pair_with::<Wide<24>>(layout, accept)
    } else {
        pair_with::<Wide<96>>(layout, accept)
    }
}

/// The marks of the best matching of a window alone.
pub(crate) fn best_marks(layout: &Layout<'_>) -> Marks {
    let need = width(layout);
    if need < i128::BITS {
        marks_with::<i128>(layout)
    } else if need < Wide::<9>::BITS {
        marks_with::<Wide<9>>(layout)
    } else {
        marks_with::<Wide<96>>(layout)
    }
}

fn graph<W: Weight>(layout: &Layout<'_>) -> Graph<W> {
    let window = layout.window();
    let size = window.members.len();
    let mut graph = Graph::new(size);
    for lower in window.moved..size {
        for higher in 0..lower {
            if layout.field().legal.has(window.members[higher], window.members[lower]) {
                graph.set(higher, lower, layout.weight(higher, lower));
            }
        }
    }
    graph
}

fn pair_with<W: Weight>(layout: &Layout<'_>, accept: impl FnOnce(usize) -> bool) -> Option<Paired> {
    let graph = graph::<W>(layout);
    let solution = solve(&graph);
    if !accept(solution.mate.iter().filter(|mate| mate.is_none()).count()) {
        return None;
    }
    let marks = marks(layout, solution.total(&graph));
    let face = Face::new(&graph, &solution);
    let score = |place: usize| layout.player(place).score.tenths();
    let outcome = first_generated(&graph, layout.window(), score, face);
    Some(Paired { outcome, marks })
}

fn marks_with<W: Weight>(layout: &Layout<'_>) -> Marks {
    let graph = graph::<W>(layout);
    let solution = solve(&graph);
    marks(layout, solution.total(&graph))
}

fn marks<W: Weight>(layout: &Layout<'_>, total: W) -> Marks {
    layout
        .fields
        .iter()
        .map(|field| (field.criterion, total.field(field.shift, field.bits)))
        .collect()
}
