//! One bracket: the best matching, then the first of the best candidates.

use crate::matching::{Face, Graph, Weight, Wide, solve};

use super::criteria::{Criterion, Layout, Window, color_values};
use super::field::Float;
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

/// The first candidate of a homogeneous bracket, if no criterion can be met better (the text
/// accepts a perfect candidate at once).
pub(crate) fn perfect(layout: &Layout<'_>) -> Option<Paired> {
    let window = layout.window();
    let half = window.bracket / 2;
    if window.moved > 0 || half == 0 {
        return None;
    }
    let pairs: Vec<(usize, usize)> = (0..half).zip(half..window.bracket).collect();
    let field = layout.field();
    let good = pairs.iter().all(|(a, b)| {
        let mut kept = true;
        color_values(layout.player(*a), layout.player(*b), &mut |_, value| kept &= value == 1);
        kept && field.legal.has(window.members[*a], window.members[*b])
    });
    let floats = |place: usize| layout.player(place).floats.contains(&Float::Down);
    if !good || (window.bracket % 2 == 1 && floats(window.bracket - 1)) {
        return None;
    }
    let marks = layout.marks_of(&pairs);
    Some(Paired { outcome: Outcome { pairs, exchanges: 0 }, marks })
}

/// Does something with the narrowest integers that hold the weights of a layout. Every width is
/// compiled once more, so there are few.
macro_rules! with_width {
    ($layout:expr, $work:ident($($argument:expr),*)) => {{
        let need = width($layout);
        if need < i128::BITS {
            $work::<i128>($($argument),*)
        } else if need < Wide::<4>::BITS {
            $work::<Wide<4>>($($argument),*)
        } else if need < Wide::<12>::BITS {
            $work::<Wide<12>>($($argument),*)
        } else {
            $work::<Wide<96>>($($argument),*)
        }
    }};
}

/// Pairs the bracket of a window, if the number it leaves unmatched is accepted.
pub(crate) fn pair_bracket(layout: &Layout<'_>, accept: &dyn Fn(usize) -> bool) -> Option<Paired> {
    with_width!(layout, pair_with(layout, accept))
}

/// The marks of the best matching of a window alone.
pub(crate) fn best_marks(layout: &Layout<'_>) -> Marks {
    with_width!(layout, marks_with(layout))
}

fn graph<W: Weight>(layout: &Layout<'_>) -> Graph<W> {
    let window = layout.window();
    let size = window.members.len();
    let kinds = layout.kinds();
    let count = kinds.iter().copied().max().map_or(0, |most| most + 1);
    let mut known: Vec<Option<u32>> = vec![None; count * count];
    let mut graph = Graph::new(size);
    for lower in window.moved..size {
        for higher in 0..lower {
            if layout.field().legal.has(window.members[higher], window.members[lower]) {
                let kind = kinds[higher] * count + kinds[lower];
                let place =
                    *known[kind].get_or_insert_with(|| graph.add(layout.weight(higher, lower)));
                graph.set_place(higher, lower, place);
            }
        }
    }
    graph
}

/// The pairs of the first candidate: the halves of the bracket in order.
fn first_candidate(window: &Window) -> impl Iterator<Item = (usize, usize)> {
    let half = window.bracket / 2;
    let begin = if window.moved == 0 { half } else { window.moved.max(half) };
    (0..half).zip(begin..window.bracket)
}

fn pair_with<W: Weight>(layout: &Layout<'_>, accept: &dyn Fn(usize) -> bool) -> Option<Paired> {
    let graph = graph::<W>(layout);
    let solution = solve(&graph, first_candidate(layout.window()));
    if !accept(solution.mate.iter().filter(|mate| mate.is_none()).count()) {
        return None;
    }
    let marks = layout.marks_of(&solution.pairs());
    let face = Face::new(&graph, &solution);
    let score = |place: usize| layout.player(place).score.tenths();
    let outcome = first_generated(&graph, layout.window(), score, face);
    Some(Paired { outcome, marks })
}

fn marks_with<W: Weight>(layout: &Layout<'_>) -> Marks {
    let graph = graph::<W>(layout);
    layout.marks_of(&solve(&graph, first_candidate(layout.window())).pairs())
}
