//! The fast Dutch system against the plain one, on every round of many small events.
#![allow(unreachable_pub, reason = "the plain system is spread over files")]

mod plain;

use tournament::dutch::{self, PairingError};
use tournament::{Edition, PerMille, PlayerId, RoundNumber, Settings, Tournament, generate};

/// How many rounds were compared, and in how many of them nobody could be paired.
fn compare(event: &Tournament) -> (usize, usize) {
    let (mut rounds, mut hopeless) = (0, 0);
    let last = event.last_paired_round().next();
    let planned = event.event().rounds.expect("planned");
    for round in (1..=last.0.min(planned.0)).map(RoundNumber) {
        let cut = event.cut_after(round.previous());
        let wanted = plain::pair(&cut, round).map(|(mut pairs, bye)| {
            pairs.sort_unstable();
            (pairs, bye)
        });
        let found = match dutch::pair(&cut, round, Edition::Dutch2026) {
            Ok(paired) => {
                let mut pairs: Vec<(PlayerId, PlayerId)> =
                    paired.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
                pairs.sort_unstable();
                Some((pairs, paired.bye))
            }
            Err(PairingError::NoLegalPairing(_)) => None,
            Err(PairingError::Nobody(_)) => continue,
        };
        assert_eq!(found, wanted, "{} round {round}", event.event().name);
        rounds += 1;
        hopeless += usize::from(wanted.is_none());
    }
    (rounds, hopeless)
}

fn small(seed: u64, players: u32) -> Settings {
    Settings {
        players,
        rounds: RoundNumber(u16::try_from(players - 1).expect("few")),
        seed,
        draws: PerMille(u16::try_from(seed * 97 % 700).expect("small")),
        forfeits: PerMille(u16::try_from(seed * 31 % 120).expect("small")),
        byes: PerMille(u16::try_from(seed * 53 % 200).expect("small")),
        withdrawals: PerMille(u16::try_from(seed * 17 % 30).expect("small")),
        late: PerMille(u16::try_from(seed * 41 % 200).expect("small")),
        ..Settings::default()
    }
}

#[test]
fn small_events_are_paired_as_the_articles_say() {
    let (mut rounds, mut hopeless) = (0, 0);
    for seed in 0..150 {
        for players in 4..=8 {
            let (more, none) = compare(&generate(&small(seed, players)));
            rounds += more;
            hopeless += none;
        }
    }
    assert!(rounds > 1000 && hopeless > 20, "{rounds} {hopeless}");
}

#[test]
fn events_of_nine_and_ten_are_paired_as_the_articles_say() {
    let rounds: usize = (1000..1012)
        .flat_map(|seed| [9, 10].map(|players| compare(&generate(&small(seed, players))).0))
        .sum();
    assert!(rounds > 40, "{rounds}");
}
