//! Following pieces through a cycle.

use xiangqi::{Color, Square, SquareSet};

use super::cycle::LabelledPly;
use super::ply::Ply;
use crate::{Attack, Man};

/// The enemy pieces that some attack of the kind `counts` hits after every move of `color`, as they stand before the
/// first ply.
///
/// The position comes again after the cycle, but equal pieces may have changed places; a piece counts only if it is hit
/// on every move however often the cycle is gone through, so the answer does not depend on where the cycle is entered.
pub(super) fn common_victims(
    plies: &[Ply],
    labelled: &[LabelledPly],
    color: Color,
    counts: impl Fn(&Attack) -> bool,
) -> Vec<Man> {
    let Some(first) = plies.first() else { return Vec::new() };
    let mut places = Places::of(first.before.board().occupied());
    let mut common: Option<SquareSet> = None;
    for (ply, labelled) in plies.iter().zip(labelled) {
        places.play(ply.m.from, ply.m.to);
        if ply.before.turn() != color {
            continue;
        }
        let hit: SquareSet = labelled
            .attacks
            .iter()
            .filter(|attack| counts(attack))
            .filter_map(|attack| attack.victim)
            .filter_map(|victim| places.origin(victim.square))
            .collect();
        let still = common.map_or(hit, |common| common & hit);
        if still.is_empty() {
            return Vec::new();
        }
        common = Some(still);
    }
    let mut common = common.unwrap_or_default();
    let ends = places.ends();
    let stays = |common: SquareSet, origin: Square| {
        ends[origin.index()].is_some_and(|end| common.contains(end))
    };
    while let Some(lost) = common.into_iter().find(|&origin| !stays(common, origin)) {
        common.remove(lost);
    }
    common
        .into_iter()
        .filter_map(|square| {
            first.before.board().piece_at(square).map(|piece| Man { piece, square })
        })
        .collect()
}

/// For each point, where the piece that stands there stood at the beginning.
pub(super) struct Places([Option<Square>; Square::COUNT]);

impl Places {
    /// The pieces stand where they stand at the beginning.
    pub(super) fn of(occupied: SquareSet) -> Self {
        let mut places = [None; Square::COUNT];
        for square in occupied {
            places[square.index()] = Some(square);
        }
        Self(places)
    }

    /// A piece goes from one point to another; what stood there is taken.
    pub(super) const fn play(&mut self, from: Square, to: Square) {
        self.0[to.index()] = self.0[from.index()].take();
    }

    /// Where the piece on `square` stood at the beginning.
    pub(super) const fn origin(&self, square: Square) -> Option<Square> {
        self.0[square.index()]
    }

    /// For each point where a piece stood at the beginning, where that piece stands now.
    fn ends(&self) -> [Option<Square>; Square::COUNT] {
        let mut ends = [None; Square::COUNT];
        for square in Square::all() {
            if let Some(origin) = self.origin(square) {
                ends[origin.index()] = Some(square);
            }
        }
        ends
    }
}
