//! Every candidate of a bracket in the order of articles 3 and 4.

/// Pairs, the member of the first half first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    pub pairs: Vec<(usize, usize)>,
}

impl Candidate {
    /// Those of the bracket who are not paired, in order.
    pub fn floaters(&self, moved: &[usize], residents: &[usize]) -> Vec<usize> {
        let paired = |player: &usize| self.pairs.iter().any(|(a, b)| a == player || b == player);
        moved.iter().chain(residents).copied().filter(|player| !paired(player)).collect()
    }
}

/// Gives every candidate with so many pairs.
///
/// The outermost choice is the set of moved-down players that are paired, then their opponents
/// (transpositions), then the exchanges of the remainder, then its transpositions.
pub fn candidates(
    moved: &[usize],
    residents: &[usize],
    pairs: usize,
    give: &mut dyn FnMut(&Candidate),
) {
    // Criterion C7 decides how many moved-down players are paired, so every number is tried.
    for count in (0..=moved.len().min(pairs).min(residents.len())).rev() {
        let left = residents.len() - count;
        if 2 * (pairs - count) > left {
            continue;
        }
        for set in subsets(moved, count) {
            for opponents in arrangements(residents, count) {
                let head: Vec<(usize, usize)> =
                    set.iter().copied().zip(opponents.iter().copied()).collect();
                let remainder: Vec<usize> =
                    residents.iter().copied().filter(|one| !opponents.contains(one)).collect();
                remainders(&remainder, pairs - count, &head, give);
            }
        }
    }
}

fn remainders(
    remainder: &[usize],
    pairs: usize,
    head: &[(usize, usize)],
    give: &mut dyn FnMut(&Candidate),
) {
    for (first, second) in exchanges(remainder, pairs) {
        for opponents in arrangements(&second, pairs) {
            // An order in which the first half is not above its opponents is another candidate
            // of fewer exchanges, so it never comes first.
            let tail = first.iter().copied().zip(opponents);
            give(&Candidate { pairs: head.iter().copied().chain(tail).collect() });
        }
    }
}

/// Both halves after every exchange, in the order of article 4.3 (4.4 in the new numbering).
fn exchanges(remainder: &[usize], pairs: usize) -> Vec<(Vec<usize>, Vec<usize>)> {
    let places: Vec<usize> = (0..remainder.len()).collect();
    let (upper, lower) = places.split_at(pairs);
    let mut all = Vec::new();
    for count in 0..=upper.len().min(lower.len()) {
        let mut these = Vec::new();
        for leaving in subsets(upper, count) {
            for entering in subsets(lower, count) {
                let sum = |set: &[usize]| set.iter().sum::<usize>();
                let difference = sum(&entering) - sum(&leaving);
                // The largest number leaving comes first, so those are compared from behind and
                // the larger is earlier.
                let out: Vec<usize> = leaving.iter().rev().map(|place| 1000 - place).collect();
                these.push((difference, out, entering.clone(), leaving.clone()));
            }
        }
        these.sort();
        for (_, _, entering, leaving) in these {
            let first: Vec<usize> = places
                .iter()
                .filter(|place| {
                    entering.contains(place) || (**place < pairs && !leaving.contains(place))
                })
                .map(|place| remainder[*place])
                .collect();
            let second =
                remainder.iter().copied().filter(|player| !first.contains(player)).collect();
            all.push((first, second));
        }
    }
    all
}

/// Every subset of a size, lexicographically.
fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (place, first) in of.iter().enumerate() {
        for mut rest in subsets(&of[place + 1..], size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}

/// Every way to put some of them in a row, lexicographically.
fn arrangements(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in of {
        let others: Vec<usize> = of.iter().copied().filter(|one| one != first).collect();
        for mut rest in arrangements(&others, size - 1) {
            rest.insert(0, *first);
            all.push(rest);
        }
    }
    all
}
