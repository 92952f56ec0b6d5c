//! The Swiss of xiangqi events (积分编排制).
//!
//! No official text of the procedure is at hand; event regulations agree on: equal scores meet, no
//! pair meets twice, the upper half against the lower half, first moves balanced as far as that
//! allows, and players of one club kept apart in the first round. The Dutch procedure does all of
//! that once colours are wishes only. What a bye is worth is the scoring of the event.

use std::collections::BTreeMap;

use crate::dutch::{PairedRound, PairingError, Rules, pair_by};
use crate::entry::Entry;
use crate::event::{Forbidden, Tournament};
use crate::units::{PlayerId, RoundNumber};

/// Whether players of one club are kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clubs {
    /// Clubs do not matter.
    Free,
    /// Apart in the first round, where that leaves a pairing.
    ApartInRoundOne,
}

/// The club of a player, or the federation where there is none.
fn club(entry: &Entry) -> Option<&str> {
    [&entry.club, &entry.federation].into_iter().find(|name| !name.is_empty()).map(String::as_str)
}

/// Whether two players are of one club.
pub(crate) fn of_one_club(tournament: &Tournament, one: PlayerId, other: PlayerId) -> bool {
    let club_of = |player| tournament.entry(player).and_then(club);
    club_of(one).is_some() && club_of(one) == club_of(other)
}

/// Pairs a round of a xiangqi Swiss.
///
/// The club of a player is [`crate::Entry::club`], or the federation where that is empty.
///
/// # Errors
/// If everybody left has met everybody else, or nobody is there.
///
/// # Panics
/// Never: more pairs that may not meet leave the history consistent.
pub fn pair_xiangqi(
    tournament: &Tournament,
    round: RoundNumber,
    clubs: Clubs,
) -> Result<PairedRound, PairingError> {
    if clubs == Clubs::ApartInRoundOne && round == RoundNumber(1) {
        let mut parts = tournament.clone().into_parts();
        let mut members: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for entry in &parts.entries {
            if let Some(club) = club(entry) {
                members.entry(club.to_owned()).or_default().push(entry.id);
            }
        }
        parts.forbidden.extend(members.into_values().map(|players| Forbidden {
            from: round,
            to: round,
            players,
        }));
        let apart = Tournament::new(parts).expect("the history is unchanged");
        if let Ok(paired) = pair_by(&apart, round, &Rules::XIANGQI) {
            return Ok(paired);
        }
    }
    pair_by(tournament, round, &Rules::XIANGQI)
}
