//! What must hold of every paired round, whatever the criteria make of it.

use std::collections::BTreeSet;

use tournament::dutch::{self, Explainer, Preference};
use tournament::{
    Bye, Color, Edition, Outcome, PerMille, PlayerId, RoundNumber, Settings, Slot, Tournament,
    generate,
};

/// An event of a kind that depends on the seed alone.
pub(crate) fn event(seed: u64, most: u32) -> (Settings, Tournament) {
    let spread = |factor: u64, bound: u64| {
        PerMille(u16::try_from(seed.wrapping_mul(factor) % bound).expect("small"))
    };
    let edition = if seed.is_multiple_of(3) { Edition::Dutch2017 } else { Edition::Dutch2026 };
    let settings = Settings {
        players: 4 + u32::try_from(seed.wrapping_mul(13) % u64::from(most - 3)).expect("small"),
        rounds: RoundNumber(3 + u16::try_from(seed % 8).expect("small")),
        seed,
        edition,
        draws: spread(97, 700),
        forfeits: spread(31, 100),
        byes: spread(53, 150),
        withdrawals: spread(17, 25),
        late: spread(41, 200),
        ..Settings::default()
    };
    let event = generate(&settings);
    (settings, event)
}

/// Checks every round of an event and gives back how many there are.
pub(crate) fn check(settings: &Settings, event: &Tournament) -> usize {
    let last = event.last_paired_round();
    for round in (1..=last.0).map(RoundNumber) {
        check_round(settings, event, round);
    }
    usize::from(last.0)
}

fn check_round(settings: &Settings, event: &Tournament, round: RoundNumber) {
    let place = format!("seed {} round {round}", settings.seed);
    let paired = dutch::pair(event, round, settings.edition).expect("it was paired before");
    let mut seen = BTreeSet::new();
    let final_round = event.event().rounds == Some(round);
    let explainer = Explainer::new(event, &paired, settings.edition);
    for pair in &paired.pairs {
        assert!(seen.insert(pair.white) && seen.insert(pair.black), "{place}: somebody twice");
        let white = event.index_of(pair.white).expect("entered");
        let met = event.opponents_met(white, round.previous()).any(|met| met == pair.black);
        assert!(!met, "{place}: {} and {} meet again", pair.white, pair.black);
        let note = |id| explainer.player(id).expect("paired");
        let (white, black) = (note(pair.white), note(pair.black));
        let top = final_round && (white.topscorer || black.topscorer);
        for (player, color) in [(&white, Color::White), (&black, Color::Black)] {
            let against = player.preference == Preference::Absolute(color.other());
            assert!(top || !against, "{place}: {} against an absolute wish", player.player);
        }
    }
    if let Some(bye) = paired.bye {
        assert!(seen.insert(bye), "{place}: a pair and a bye");
        let index = event.index_of(bye).expect("entered");
        for (_, slot) in event.upto(index, round.previous()) {
            let had = *slot == Slot::Bye(Bye::PairingAllocated)
                || slot.games().any(|game| !game.is_played() && game.outcome == Outcome::Win);
            assert!(!had, "{place}: {bye} has had the bye or a forfeit win");
        }
    }
    let present: BTreeSet<PlayerId> = (0..event.entries().len())
        .filter(|index| {
            let slot = event.slot(*index, round);
            slot.opponent().is_some() || *slot == Slot::Bye(Bye::PairingAllocated)
        })
        .map(|index| event.entries()[index].id)
        .collect();
    assert_eq!(seen, present, "{place}");
    assert_eq!(paired.bye.is_some(), present.len() % 2 == 1, "{place}");
}
