//! Following pieces through a cycle.

use std::collections::{BTreeMap, BTreeSet};

use xiangqi::{Color, Square};

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
    let mut places: BTreeMap<Square, Square> = plies.first().map_or_else(BTreeMap::new, |ply| {
        ply.before.board().pieces().map(|(square, _)| (square, square)).collect()
    });
    let mut common: Option<BTreeSet<Square>> = None;
    for (ply, labelled) in plies.iter().zip(labelled) {
        places.remove(&ply.m.to);
        if let Some(origin) = places.remove(&ply.m.from) {
            places.insert(ply.m.to, origin);
        }
        if ply.before.turn() != color {
            continue;
        }
        let hit: BTreeSet<Square> = labelled
            .attacks
            .iter()
            .filter(|attack| counts(attack))
            .filter_map(|attack| attack.victim)
            .filter_map(|victim| places.get(&victim.square).copied())
            .collect();
        common = Some(match common {
            None => hit,
            Some(common) => common.intersection(&hit).copied().collect(),
        });
    }
    let mut common = common.unwrap_or_default();
    let ends: BTreeMap<Square, Square> =
        places.into_iter().map(|(end, origin)| (origin, end)).collect();
    while let Some(lost) = common
        .iter()
        .copied()
        .find(|origin| ends.get(origin).is_none_or(|end| !common.contains(end)))
    {
        common.remove(&lost);
    }
    let Some(first) = plies.first() else { return Vec::new() };
    common
        .into_iter()
        .filter_map(|square| {
            first.before.board().piece_at(square).map(|piece| Man { piece, square })
        })
        .collect()
}
