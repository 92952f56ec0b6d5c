//! The counting rule of playing sites: so many checks in a row by one, two or three pieces, and the game is lost. Only
//! checks are looked at; whether a position comes again does not matter.

use rulebook::Rule;
use rulebook::parameters::XiangqiParameters;
use xiangqi::{Color, Square, SquareSet};

use super::cycle::ply_number;
use super::game::Walk;
use super::ply::Ply;
use super::track::Places;
use crate::{Fact, Man, Ruling, Side};

/// So many checks in a row by so many pieces lose.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    pieces: usize,
    /// So many checks.
    pub(super) checks: usize,
    /// The rule that says so.
    pub(super) rule: &'static Rule,
}

/// A run of checks that has come to a limit, or lacks one check of it.
#[derive(Debug, Clone)]
pub(super) struct Run {
    /// The ply of the last check.
    pub(super) ply: usize,
    /// The side that checks.
    pub(super) color: Color,
    /// How many checks of the run count, the last ones.
    pub(super) checks: usize,
    /// How many lose.
    pub(super) limit: usize,
    /// The rule that says so.
    pub(super) rule: &'static Rule,
    /// The pieces that give these checks, where they stand now.
    pub(super) pieces: Vec<Man>,
}

impl Run {
    /// Whether the limit is reached.
    pub(super) const fn loses(&self) -> bool {
        self.checks == self.limit
    }

    /// What is to be said of it.
    pub(super) fn fact(&self) -> Fact {
        Fact::ChecksInARow {
            side: Side::from(self.color),
            checks: ply_number(self.checks),
            limit: ply_number(self.limit),
            pieces: self.pieces.clone(),
        }
    }
}

/// The runs of a record that lack one check of a limit, and at its end the first that reaches one.
pub(super) fn runs(walk: &Walk, numbers: &XiangqiParameters) -> Vec<Run> {
    let limits = limits(numbers);
    let mut found = Vec::new();
    if limits.is_empty() {
        return found;
    }
    let mut given = Given::of(walk);
    for ply in 1..=walk.last_ply() {
        let color = given.play(walk, ply);
        let checks = &given.checks[color.index()];
        if checks.is_empty() {
            continue;
        }
        let near = limits.iter().filter_map(|limit| {
            let (checks, pieces) = limit.nearest(checks)?;
            let pieces = given.men(walk, ply, pieces);
            Some(Run { ply, color, checks, limit: limit.checks, rule: limit.rule, pieces })
        });
        let near: Vec<Run> = near.collect();
        let lost = near.iter().find(|run| run.loses()).cloned();
        if let Some(lost) = lost {
            found.push(lost);
            break;
        }
        found.extend(near);
    }
    found
}

/// How near the side that must vary by `ruling` has come, at the end of the record, to the limit it rests on; nothing if it
/// rests on none.
pub(super) fn so_far(walk: &Walk, numbers: &XiangqiParameters, ruling: &Ruling) -> Option<Fact> {
    let color = Color::ALL.into_iter().find(|&of| ruling.must_vary == Some(Side::from(of)))?;
    let limit = limits(numbers).into_iter().find(|limit| limit.rule == ruling.ground.rule)?;
    let (mut given, ply) = (Given::of(walk), walk.last_ply());
    (1..=ply).for_each(|ply| {
        given.play(walk, ply);
    });
    let run = &given.checks[color.index()];
    let (checks, pieces) = (1..=run.len())
        .rev()
        .find_map(|checks| Some((checks, among(&run[run.len() - checks..], limit.pieces)?)))?;
    let pieces = given.men(walk, ply, pieces);
    Some(Run { ply, color, checks, limit: limit.checks, rule: limit.rule, pieces }.fact())
}

/// The checks each side has given in a row so far, each with the pieces that give it, where they stood at the beginning.
struct Given {
    places: Places,
    checks: [Vec<SquareSet>; 2],
}

impl Given {
    fn of(walk: &Walk) -> Self {
        let places = Places::of(walk.positions[0].board().occupied());
        Self { places, checks: [Vec::new(), Vec::new()] }
    }

    /// Plays a ply, a check or the end of a run, and says whose it is.
    fn play(&mut self, walk: &Walk, ply: usize) -> Color {
        let m = walk.moves[ply - 1];
        self.places.play(m.from, m.to);
        let color = walk.positions[ply - 1].turn();
        let checkers = walk.positions[ply].checkers();
        let checks = &mut self.checks[color.index()];
        if checkers.is_empty() {
            checks.clear();
        } else {
            let places = &self.places;
            checks.push(checkers.into_iter().filter_map(|square| places.origin(square)).collect());
        }
        color
    }

    /// The pieces that stood at the beginning on `origins`, as they stand after `ply`.
    fn men(&self, walk: &Walk, ply: usize, origins: SquareSet) -> Vec<Man> {
        let board = walk.positions[ply].board();
        let stands = |&square: &Square| {
            self.places.origin(square).is_some_and(|origin| origins.contains(origin))
        };
        let man = |square| board.piece_at(square).map(|piece| Man { piece, square });
        board.occupied().into_iter().filter(stands).filter_map(man).collect()
    }
}

fn limits(numbers: &XiangqiParameters) -> Vec<Limit> {
    let by =
        [numbers.checks_by_one_piece, numbers.checks_by_two_pieces, numbers.checks_by_three_pieces];
    (1..)
        .zip(by)
        .filter_map(|(pieces, number)| {
            let number = number?;
            Some(Limit { pieces, checks: number.value.0 as usize, rule: number.rule })
        })
        .collect()
}

impl Limit {
    /// The limit itself or one check less, whichever the run `given` ends with, and the pieces that give these checks.
    fn nearest(&self, given: &[SquareSet]) -> Option<(usize, SquareSet)> {
        [self.checks, self.checks - 1].into_iter().find_map(|checks| {
            let last = given.len().checked_sub(checks).map(|first| &given[first..])?;
            Some((checks, among(last, self.pieces)?))
        })
    }
}

/// Pieces, at most `count`, of which each of the checks is given by one.
fn among(checks: &[SquareSet], count: usize) -> Option<SquareSet> {
    let Some((&first, others)) = checks.split_first() else { return Some(SquareSet::default()) };
    let count = count.checked_sub(1)?;
    first.into_iter().find_map(|piece| {
        let left: Vec<SquareSet> =
            others.iter().copied().filter(|check| !check.contains(piece)).collect();
        let mut pieces = among(&left, count)?;
        pieces.insert(piece);
        Some(pieces)
    })
}

/// The limit that `color` comes to if it goes on, checking with every move of the cycle.
pub(super) fn perpetual(plies: &[Ply], color: Color, numbers: &XiangqiParameters) -> Option<Limit> {
    let mut places = Places::of(plies.first()?.before.board().occupied());
    let mut checks: Vec<SquareSet> = Vec::new();
    for ply in plies {
        places.play(ply.m.from, ply.m.to);
        if ply.before.turn() == color {
            let origin = |man: &Man| places.origin(man.square);
            checks.push(ply.checkers.iter().filter_map(origin).collect());
        }
    }
    let by_few = |limit: &Limit| among(&checks, limit.pieces).is_some();
    limits(numbers).into_iter().find(by_few).filter(|_| !checks.is_empty())
}
