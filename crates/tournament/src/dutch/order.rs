//! The candidate that the text generates first among the best ones (articles 3 and 4).

use crate::matching::{Face, Graph, Weight, solve};

use super::criteria::Window;

/// What came out of a bracket, by places in its window.
#[derive(Debug, Clone, Default)]
pub(crate) struct Outcome {
    /// Pairs, the higher player first.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// How many residents changed between the halves of the remainder.
    pub(crate) exchanges: usize,
}

/// Picks the pairs of the bracket.
pub(crate) fn first_generated<W: Weight>(
    graph: &Graph<W>,
    window: &Window,
    score: impl Fn(usize) -> i32,
    mut face: Face<'_, W>,
) -> Outcome {
    let mut outcome = Outcome::default();
    let chosen = choose_moved_down(window, score, &mut face);
    let mut taken = vec![false; window.members.len()];
    for place in chosen {
        let found = (window.moved..window.bracket)
            .find(|other| !taken[*other] && face.may(place, *other) && face.fix(place, *other));
        if let Some(other) = found {
            taken[other] = true;
            outcome.pairs.push((place, other));
        }
    }
    let remainder: Vec<usize> =
        (window.moved..window.bracket).filter(|place| !taken[*place]).collect();
    let pairs = remainder.iter().filter(|place| is_upper(&face, window, **place)).count();
    let (first, second) = remainder.split_at(pairs);
    let kept = face.clone();
    let straight = first
        .iter()
        .all(|place| face.exclude(*place, |other| second.binary_search(&other).is_err()));
    if straight {
        transpose(first, &remainder, window, &mut face, &mut outcome);
        return outcome;
    }
    exchange(graph, window, &kept, &remainder, pairs, &mut outcome);
    outcome
}

/// Whether a member of the remainder is the first of a pair of the bracket.
fn is_upper<W: Weight>(face: &Face<'_, W>, window: &Window, place: usize) -> bool {
    face.mate(place).is_some_and(|mate| mate > place && mate < window.bracket)
}

/// Which moved-down players are paired: the first ones that can be, score by score.
fn choose_moved_down<W: Weight>(
    window: &Window,
    score: impl Fn(usize) -> i32,
    face: &mut Face<'_, W>,
) -> Vec<usize> {
    let inside = |place: usize| (window.moved..window.bracket).contains(&place);
    let mut chosen = Vec::new();
    let mut begin = 0;
    while begin < window.moved {
        let end = (begin..window.moved)
            .find(|place| score(*place) != score(begin))
            .unwrap_or(window.moved);
        let mut open = (begin..end).filter(|place| face.mate(*place).is_some_and(inside)).count();
        for place in begin..end {
            if open > 0 && face.exclude(place, |other| !inside(other)) {
                chosen.push(place);
                open -= 1;
            }
        }
        begin = end;
    }
    chosen
}

/// Partner by partner, the highest that leaves a best matching.
fn transpose<W: Weight>(
    first: &[usize],
    remainder: &[usize],
    window: &Window,
    face: &mut Face<'_, W>,
    outcome: &mut Outcome,
) {
    let mut taken = vec![false; window.members.len()];
    for place in first {
        let found = remainder.iter().copied().find(|other| {
            other > place && !taken[*other] && face.may(*place, *other) && face.fix(*place, *other)
        });
        if let Some(other) = found {
            taken[other] = true;
            outcome.pairs.push((*place, other));
        }
    }
}

/// Exchanges between the halves: fewest, then the smallest difference of numbers, then the lowest
/// players of the first half and the highest of the second.
fn exchange<W: Weight>(
    graph: &Graph<W>,
    window: &Window,
    kept: &Face<'_, W>,
    remainder: &[usize],
    pairs: usize,
    outcome: &mut Outcome,
) {
    let finer = finer_weights(graph, kept, remainder, pairs);
    let solution = solve(&finer, []);
    let mut face = Face::restricted(&finer, &solution, kept);
    let boundary = remainder[..pairs].iter();
    outcome.exchanges = boundary.filter(|place| !is_upper(&face, window, **place)).count();
    let in_remainder = |place: usize| remainder.binary_search(&place).is_ok();
    let mut leaving = outcome.exchanges;
    for place in remainder[..pairs].iter().rev() {
        if leaving == 0 {
            break;
        }
        if face.exclude(*place, |other| other > *place && in_remainder(other)) {
            leaving -= 1;
        }
    }
    let mut entering = outcome.exchanges;
    for place in &remainder[pairs..] {
        if entering == 0 {
            break;
        }
        if face.exclude(*place, |other| other < *place || !in_remainder(other)) {
            entering -= 1;
        }
    }
    let first: Vec<usize> =
        remainder.iter().copied().filter(|place| is_upper(&face, window, *place)).collect();
    let is_first = |place: usize| first.binary_search(&place).is_ok();
    for place in &first {
        face.exclude(*place, |other| !in_remainder(other) || other < *place || is_first(other));
    }
    transpose(&first, remainder, window, &mut face, outcome);
}

/// The weights with the number of exchanges and the sum of numbers behind the criteria.
fn finer_weights<W: Weight>(
    graph: &Graph<W>,
    face: &Face<'_, W>,
    remainder: &[usize],
    pairs: usize,
) -> Graph<W> {
    let most = remainder.len();
    let sum_bits = usize::BITS - (most * most).leading_zeros();
    let count_bits = usize::BITS - most.leading_zeros();
    let size = graph.size();
    let mut finer = Graph::new(size);
    for a in 0..size {
        for b in face.tight(a).filter(|b| *b > a && *b < size) {
            let base = graph.weight(a, b) << (sum_bits + count_bits);
            let (Ok(index), Ok(_)) = (remainder.binary_search(&a), remainder.binary_search(&b))
            else {
                finer.set(a, b, base);
                continue;
            };
            let within = W::from_i64(i64::from(index < pairs)) << sum_bits;
            let rank = W::from_i64(i64::try_from(most - 1 - index).unwrap_or(0));
            finer.set(a, b, base + within + rank);
        }
    }
    finer
}
