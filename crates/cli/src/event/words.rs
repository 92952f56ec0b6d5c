//! The pairing rules in words.

use tournament::Tournament;
use tournament::dutch::{PairingError, PlayerNote};
use words::Say as _;

use crate::lang::Texts;

/// A player as number and name.
pub(crate) fn name(tournament: &Tournament, id: tournament::PlayerId) -> String {
    match tournament.entry(id) {
        Some(entry) if !entry.name.is_empty() => format!("{id} {}", entry.name),
        Some(_) | None => id.to_string(),
    }
}

/// What the pairing knew of a player.
pub(crate) fn player(texts: Texts, note: &PlayerNote) -> String {
    let names = [texts.color_white(), texts.color_black()];
    words::player_note(note, names).to(texts.0).to_string()
}

/// Why a round cannot be paired.
pub(crate) fn no_pairing(texts: Texts, error: &PairingError) -> String {
    match error {
        PairingError::Nobody(round) => texts.pair_nobody(round.0).to_string(),
        PairingError::NoLegalPairing(none) => {
            let list = |ids: &[tournament::PlayerId]| {
                ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            let (round, stuck) = (none.round, list(&none.stuck));
            if stuck.is_empty() {
                texts.pair_none_bye(round).to_string()
            } else if none.helpers.is_empty() {
                texts.pair_none_stuck(round, stuck).to_string()
            } else {
                texts.pair_none_helpers(round, stuck, list(&none.helpers)).to_string()
            }
        }
    }
}
