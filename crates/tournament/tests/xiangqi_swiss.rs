//! The Swiss of xiangqi events: what event regulations agree on.

use tournament::dutch::{self, PairingError};
use tournament::{
    Clubs, Color, Edition, Entry, Event, Game, GameEntry, Outcome, Parts, PlayerId, RoundNumber,
    Scoring, Slot, System, Tournament, pair_xiangqi,
};

fn event(players: u32, rounds: u16) -> Parts {
    Parts {
        event: Event {
            game: Game::Xiangqi,
            system: Some(System::XiangqiSwiss),
            rounds: Some(RoundNumber(rounds)),
            initial_color: Some(Color::White),
            scoring: Scoring::TWO_ONE_ZERO,
            ..Event::default()
        },
        entries: (1..=players)
            .map(|number| Entry::new(PlayerId(number), format!("Player {number}")))
            .collect(),
        ..Parts::default()
    }
}

fn play(parts: &mut Parts, first: u32, second: u32, outcome: Outcome) {
    let other = match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Draw => Outcome::Draw,
        Outcome::Loss => Outcome::Win,
    };
    let game = |opponent, color, outcome| {
        Slot::Game(GameEntry::played(PlayerId(opponent), color, outcome))
    };
    parts.history.entry(PlayerId(first)).or_default().push(game(second, Color::White, outcome));
    parts.history.entry(PlayerId(second)).or_default().push(game(first, Color::Black, other));
}

fn pairs(parts: &Parts, round: u16, clubs: Clubs) -> Vec<(u32, u32)> {
    let event = Tournament::new(parts.clone()).expect("a consistent event");
    let paired = pair_xiangqi(&event, RoundNumber(round), clubs).expect("a pairing");
    let mut pairs: Vec<(u32, u32)> = paired
        .pairs
        .iter()
        .map(|pair| (pair.white.0.min(pair.black.0), pair.white.0.max(pair.black.0)))
        .collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn the_upper_half_meets_the_lower_half_in_the_first_round() {
    let parts = event(6, 5);
    assert_eq!(pairs(&parts, 1, Clubs::ApartInRoundOne), [(1, 4), (2, 5), (3, 6)]);
}

#[test]
fn members_of_one_club_do_not_meet_in_the_first_round() {
    let mut parts = event(6, 5);
    for number in [1, 4] {
        parts.entries[number - 1].club = "Guangdong".to_owned();
    }
    assert_eq!(pairs(&parts, 1, Clubs::ApartInRoundOne), [(1, 5), (2, 4), (3, 6)]);
    assert_eq!(pairs(&parts, 1, Clubs::Free), [(1, 4), (2, 5), (3, 6)]);
    // Where everybody is of one club they meet all the same.
    for entry in &mut parts.entries {
        entry.club = "Guangdong".to_owned();
    }
    assert_eq!(pairs(&parts, 1, Clubs::ApartInRoundOne), [(1, 4), (2, 5), (3, 6)]);
}

#[test]
fn equal_scores_meet_even_where_both_must_have_the_same_side() {
    // After two rounds 1 and 2 have two wins and two games with Red each, so both must have Black;
    // the Dutch text bars the pair, xiangqi events do not.
    let mut parts = event(6, 5);
    for (first, second) in [(1, 3), (2, 4), (5, 6), (1, 5), (2, 6), (3, 4)] {
        let outcome = if first < 3 { Outcome::Win } else { Outcome::Draw };
        play(&mut parts, first, second, outcome);
    }
    let event = Tournament::new(parts.clone()).expect("a consistent event");
    assert!(pairs(&parts, 3, Clubs::ApartInRoundOne).contains(&(1, 2)));
    let dutch = dutch::pair(&event, RoundNumber(3), Edition::Dutch2026).expect("a pairing");
    let met = |a: u32, b: u32| {
        dutch.pairs.iter().any(|pair| {
            [(pair.white.0, pair.black.0), (pair.black.0, pair.white.0)].contains(&(a, b))
        })
    };
    assert!(!met(1, 2));
}

#[test]
fn nobody_meets_twice_and_the_end_of_opponents_is_said() {
    let mut parts = event(4, 5);
    for (first, second) in [(1, 2), (3, 4), (3, 1), (4, 2), (1, 4), (2, 3)] {
        play(&mut parts, first, second, Outcome::Draw);
    }
    let event = Tournament::new(parts).expect("a consistent event");
    let error = pair_xiangqi(&event, RoundNumber(4), Clubs::Free).expect_err("all have met");
    assert!(matches!(error, PairingError::NoLegalPairing(_)));
}
