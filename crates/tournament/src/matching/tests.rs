//! The fast matchings against counting everything out.

use super::{BitMatrix, Bits, Face, Graph, Wide, complete, solve};
use crate::matching::Weight;

/// Random numbers for tests.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// The most weight of any matching of a set of vertices, by trying every partner of the first.
fn most(graph: &Graph<i128>) -> Vec<i128> {
    let size = graph.size();
    let mut best = vec![0_i128; 1 << size];
    for set in 1_usize..1 << size {
        let first = usize::try_from(set.trailing_zeros()).unwrap();
        let rest = set & (set - 1);
        let mut value = best[rest];
        for other in first + 1..size {
            if rest >> other & 1 == 1 && graph.weight(first, other) > 0 {
                let without = rest & !(1 << other);
                value = value.max(best[without] + graph.weight(first, other));
            }
        }
        best[set] = value;
    }
    best
}

fn random(dice: &mut Dice, size: usize, density: u64, weights: u64) -> Graph<i128> {
    let mut graph = Graph::new(size);
    for a in 0..size {
        for b in a + 1..size {
            if dice.roll(100) < density {
                graph.set(a, b, i128::from(1 + dice.roll(weights)));
            }
        }
    }
    graph
}

fn wider(value: i128) -> Wide<4> {
    Wide::from_i64(i64::try_from(value).unwrap()) << 150
}

fn widened(graph: &Graph<i128>) -> Graph<Wide<4>> {
    let mut wide = Graph::new(graph.size());
    for a in 0..graph.size() {
        for b in a + 1..graph.size() {
            wide.set(a, b, wider(graph.weight(a, b)));
        }
    }
    wide
}

#[test]
fn no_matching_weighs_more_than_the_one_found() {
    let mut dice = Dice(1);
    for round in 0..3000_u64 {
        let size = 2 + usize::try_from(round % 11).unwrap();
        // Few different weights make many ties and blossoms, many make few.
        let (density, weights) =
            (20 + dice.roll(81), [2, 3, 7, 1000][usize::try_from(round % 4).unwrap()]);
        let graph = random(&mut dice, size, density, weights);
        let solution = solve(&graph, [(0, 1)]);
        let best = most(&graph)[(1 << size) - 1];
        assert_eq!(solution.total(&graph), best);
        for (a, mate) in solution.mate.iter().enumerate() {
            if let Some(b) = mate {
                assert_eq!(solution.mate[*b], Some(a));
                assert!(graph.weight(a, *b) > 0);
            }
        }
        let wide = widened(&graph);
        assert_eq!(solve(&wide, []).total(&wide), wider(best));
    }
}

#[test]
fn another_program_finds_no_heavier_matching_in_larger_graphs() {
    let mut dice = Dice(4);
    for round in 0..120_u64 {
        let size = 12 + usize::try_from(dice.roll(50)).unwrap();
        let weights = [2, 5, 40, 1_000_000][usize::try_from(round % 4).unwrap()];
        let density = 15 + dice.roll(86);
        let graph = random(&mut dice, size, density, weights);
        let flat: Vec<i128> =
            (0..size * size).map(|place| graph.weight(place / size, place % size)).collect();
        let other = integer_blossom::max_weight_matching(&flat, size);
        let theirs: i128 = other
            .iter()
            .enumerate()
            .filter_map(|(a, mate)| mate.filter(|b| a < *b).map(|b| graph.weight(a, b)))
            .sum();
        let hint = (0..size / 2).map(|a| (a, a + size / 2));
        assert_eq!(solve(&graph, hint).total(&graph), theirs, "round {round}");
    }
}

#[test]
fn a_pair_can_be_fixed_exactly_when_a_best_matching_has_it() {
    let mut dice = Dice(2);
    let (mut yes, mut no) = (0, 0);
    for round in 0..1500_u64 {
        let size = 4 + usize::try_from(round % 8).unwrap();
        // Equal weights per edge count, so that every best matching has equally many pairs.
        let mut graph = random(&mut dice, size, 60, 3);
        for a in 0..size {
            for b in a + 1..size {
                if graph.weight(a, b) > 0 {
                    graph.set(a, b, 1000 + graph.weight(a, b));
                }
            }
        }
        let best = most(&graph);
        let all = (1 << size) - 1;
        let solution = solve(&graph, []);
        let face = Face::new(&graph, &solution);
        for a in 0..size {
            for b in a + 1..size {
                if graph.weight(a, b) == 0 {
                    continue;
                }
                let rest = all & !(1 << a) & !(1 << b);
                let wanted = best[rest] + graph.weight(a, b) == best[all];
                let mut trial = face.clone();
                assert_eq!(trial.fix(a, b), wanted, "{a} {b} of {graph:?}");
                if wanted {
                    yes += 1;
                } else {
                    no += 1;
                }
                // Leaving the edge out is possible when a best matching does without it.
                let mut without = graph.clone();
                without.set(a, b, 0);
                let wanted = most(&without)[all] == best[all];
                assert_eq!(face.clone().exclude(a, |other| other == b), wanted);
            }
        }
    }
    assert!(yes > 1000 && no > 1000, "{yes} {no}");
}

#[test]
fn everybody_is_matched_exactly_when_that_is_possible() {
    let mut dice = Dice(3);
    for round in 0..2000_u64 {
        let size = 2 * (1 + usize::try_from(round % 6).unwrap());
        let density = 10 + dice.roll(50);
        let graph = random(&mut dice, size, density, 1);
        let mut edges = BitMatrix::new(size);
        for a in 0..size {
            for b in a + 1..size {
                if graph.weight(a, b) > 0 {
                    edges.insert(a, b);
                }
            }
        }
        let possible = most(&graph)[(1 << size) - 1] == i128::try_from(size / 2).unwrap();
        match complete(&edges, &Bits::full(size)) {
            Ok(mate) => {
                assert!(possible);
                assert!(mate.iter().enumerate().all(|(a, b)| a != *b && edges.has(a, *b)));
            }
            Err(obstacle) => {
                assert!(!possible);
                // The stuck meet nobody but helpers outside their groups, and are too many.
                for stuck in &obstacle.stuck {
                    for other in 0..size {
                        let known =
                            obstacle.stuck.contains(&other) || obstacle.helpers.contains(&other);
                        assert!(known || !edges.has(*stuck, other));
                    }
                }
                assert!(obstacle.stuck.len() > obstacle.helpers.len());
            }
        }
    }
}

#[test]
fn a_stretch_of_a_relation_is_the_relation_between_its_numbers() {
    let mut dice = Dice(11);
    let mut whole = BitMatrix::new(200);
    for a in 0..200 {
        for b in a + 1..200 {
            if dice.roll(2) == 0 {
                whole.insert(a, b);
            }
        }
    }
    for (begin, end) in [(0, 200), (0, 64), (1, 65), (63, 129), (64, 200), (100, 101), (131, 199)] {
        let part = whole.stretch(begin, end, end - begin + 1);
        for a in 0..=end - begin {
            for b in 0..=end - begin {
                let inside = a < end - begin && b < end - begin;
                let wanted = inside && whole.has(begin + a, begin + b);
                assert_eq!(part.has(a, b), wanted, "{begin}..{end}: {a} {b}");
            }
        }
    }
}
