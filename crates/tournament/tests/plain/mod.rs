//! A plain Dutch system of 2026: the articles read aloud. Every candidate of a bracket is written
//! out in the order of the text and judged by every criterion; nothing is clever, nothing is shared
//! with the fast one but the history model.

pub mod candidates;
pub mod state;

use tournament::{PlayerId, RoundNumber, Tournament};

use candidates::{Candidate, candidates};
use state::{Side, State};

/// The pairs of a round and the bye, or nothing if there is no legal pairing.
pub type Round = Option<(Vec<(PlayerId, PlayerId)>, Option<PlayerId>)>;

/// What a candidate is judged by, smaller being better, most important first (C6 to C21; C5 is
/// settled beforehand). C8 gives the pairs of the next bracket, fewer being worse, then the scores
/// of those who float from it.
type Verdict = (Vec<i32>, (i32, Vec<i32>), Vec<i32>, [Vec<i32>; 4]);

/// Pairs a round; small fields only.
pub fn pair(tournament: &Tournament, round: RoundNumber) -> Round {
    let state = State::new(tournament, round);
    let everybody: Vec<usize> = (0..state.players.len()).collect();
    let bye = if everybody.len().is_multiple_of(2) {
        state.can_finish(&everybody, None).then_some(None)?
    } else {
        Some(lowest_bye(&state, &everybody)?)
    };
    let mut moved: Vec<usize> = Vec::new();
    let mut left = everybody;
    let mut pairs = Vec::new();
    while !left.is_empty() {
        let score = state.players[left[0]].score;
        let (residents, rest): (Vec<usize>, Vec<usize>) =
            left.iter().partition(|player| state.players[**player].score == score);
        let best = best_candidate(&state, &moved, &residents, &rest, bye)?;
        moved = best.floaters(&moved, &residents);
        pairs.extend(best.pairs);
        left = rest;
    }
    let named = |player: usize| state.players[player].id;
    let pairs = pairs
        .into_iter()
        .map(|(a, b)| match state.color(a.min(b), a.max(b)) {
            Side::First => (named(a.min(b)), named(a.max(b))),
            Side::Second => (named(a.max(b)), named(a.min(b))),
        })
        .collect();
    Some((pairs, moved.first().map(|player| named(*player))))
}

/// C5: the lowest score of anybody who can have the bye.
fn lowest_bye(state: &State, everybody: &[usize]) -> Option<i32> {
    let mut scores: Vec<i32> = state.players.iter().map(|player| player.score).collect();
    scores.sort_unstable();
    scores.dedup();
    scores.into_iter().find(|score| state.can_finish(everybody, Some(*score)))
}

/// The first generated of the best candidates with the most pairs.
fn best_candidate(
    state: &State,
    moved: &[usize],
    residents: &[usize],
    rest: &[usize],
    bye: Option<i32>,
) -> Option<Candidate> {
    for pairs in (0..=(moved.len() + residents.len()) / 2).rev() {
        let mut best: Option<(Verdict, Candidate)> = None;
        candidates(moved, residents, pairs, &mut |candidate: &Candidate| {
            if !candidate.pairs.iter().all(|(a, b)| state.legal(*a, *b)) {
                return;
            }
            let floaters = candidate.floaters(moved, residents);
            let all: Vec<usize> = floaters.iter().chain(rest).copied().collect();
            if !state.can_finish(&all, bye) {
                return;
            }
            let verdict = judge(state, candidate, &floaters, moved, residents, rest, bye);
            if best.as_ref().is_none_or(|(known, _)| verdict < *known) {
                best = Some((verdict, candidate.clone()));
            }
        });
        if let Some((_, candidate)) = best {
            return Some(candidate);
        }
    }
    None
}

fn judge(
    state: &State,
    candidate: &Candidate,
    floaters: &[usize],
    moved: &[usize],
    residents: &[usize],
    rest: &[usize],
    bye: Option<i32>,
) -> Verdict {
    let player = |number: usize| &state.players[number];
    let scores = |numbers: &[usize]| -> Vec<i32> {
        let mut scores: Vec<i32> = numbers.iter().map(|number| player(*number).score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores
    };
    let ahead = look_ahead(state, floaters, rest, bye);
    let own = residents.first().map_or(0, |first| player(*first).score);
    let gets_bye = bye.is_some_and(|bye| bye >= own) && floaters.len() == 1;
    let count = |what: &dyn Fn(usize, usize) -> bool| {
        i32::try_from(candidate.pairs.iter().filter(|(a, b)| what(*a, *b)).count()).expect("few")
    };
    let among = |numbers: &[usize], what: &dyn Fn(usize) -> bool| {
        i32::try_from(numbers.iter().filter(|number| what(**number)).count()).expect("few")
    };
    let resident_floaters: Vec<usize> =
        floaters.iter().copied().filter(|number| residents.contains(number)).collect();
    let mut counts = vec![if gets_bye { player(floaters[0]).unplayed } else { 0 }];
    counts.push(count(&|a, b| state.last && state.beyond_two(a, b)));
    counts.push(count(&|a, b| state.last && state.third_in_a_row(a, b)));
    counts.push(count(&|a, b| state.unmet(a, b)));
    counts.push(count(&|a, b| state.unmet_strong(a, b)));
    for back in 0..2 {
        counts.push(among(&resident_floaters, &|number| player(number).floats[back] == -1));
        counts.push(count(&|a, b| moved.contains(&a) && player(b).floats[back] == 1));
    }
    let mut differences: [Vec<i32>; 4] = Default::default();
    for back in 0..2 {
        for (a, b) in candidate.pairs.iter().filter(|(a, _)| moved.contains(a)) {
            let difference = player(*a).score - player(*b).score;
            if player(*a).floats[back] == -1 {
                differences[2 * back].push(difference);
            }
            if player(*b).floats[back] == 1 {
                differences[2 * back + 1].push(difference);
            }
        }
        // Who floats on has a larger difference than any pair of the bracket.
        for number in floaters.iter().filter(|number| moved.contains(number)) {
            if player(*number).floats[back] == -1 {
                differences[2 * back].push(10_000 + player(*number).score);
            }
        }
        differences[2 * back].sort_unstable_by(|a, b| b.cmp(a));
        differences[2 * back + 1].sort_unstable_by(|a, b| b.cmp(a));
    }
    (scores(floaters), ahead, counts, differences)
}

/// C8: the pairs the next bracket can have at most, and then the lowest scores of its floaters.
fn look_ahead(
    state: &State,
    floaters: &[usize],
    rest: &[usize],
    bye: Option<i32>,
) -> (i32, Vec<i32>) {
    let Some(first) = rest.first() else { return (0, Vec::new()) };
    let score = state.players[*first].score;
    let (next, below): (Vec<usize>, Vec<usize>) =
        rest.iter().partition(|player| state.players[**player].score == score);
    let mut best: Option<(i32, Vec<i32>)> = None;
    let mut open: Vec<usize> = floaters.iter().chain(&next).copied().collect();
    every_matching(state, &mut open, &next, 0, &mut Vec::new(), &mut |pairs, single| {
        let all: Vec<usize> = single.iter().chain(&below).copied().collect();
        let mut scores: Vec<i32> = single.iter().map(|one| state.players[*one].score).collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        let value = (-pairs, scores);
        if best.as_ref().is_none_or(|known| value < *known) && state.can_finish(&all, bye) {
            best = Some(value);
        }
    });
    best.unwrap_or((0, Vec::new()))
}

/// Every set of legal pairs among players of which the lower is of the next group.
fn every_matching(
    state: &State,
    open: &mut Vec<usize>,
    next: &[usize],
    pairs: i32,
    single: &mut Vec<usize>,
    give: &mut dyn FnMut(i32, &[usize]),
) {
    if open.is_empty() {
        give(pairs, single);
        return;
    }
    let first = open.remove(0);
    for place in 0..open.len() {
        let other = open[place];
        if next.contains(&other) && state.legal(first, other) {
            open.remove(place);
            every_matching(state, open, next, pairs + 1, single, give);
            open.insert(place, other);
        }
    }
    single.push(first);
    every_matching(state, open, next, pairs, single, give);
    single.pop();
    open.insert(0, first);
}
