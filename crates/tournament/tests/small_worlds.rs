//! Whole small worlds: every course a small event can take, the fast system against the plain one.
#![allow(unreachable_pub, reason = "the plain system is spread over files")]

mod plain;

use tournament::dutch::{self, PairingError};
use tournament::{
    Bye, Color, Decided, Edition, Entry, Event, GameEntry, Outcome, Parts, PlayerId, RoundNumber,
    Slot, System, Tournament, Validity,
};

/// How a game may end, for White and for Black.
type Ending = (Outcome, Outcome, Decided);

const WHITE: Ending = (Outcome::Win, Outcome::Loss, Decided::OnTheBoard);
const BLACK: Ending = (Outcome::Loss, Outcome::Win, Decided::OnTheBoard);
const DRAW: Ending = (Outcome::Draw, Outcome::Draw, Decided::OnTheBoard);
const NO_WHITE: Ending = (Outcome::Loss, Outcome::Win, Decided::Forfeit);
const NOBODY: Ending = (Outcome::Loss, Outcome::Loss, Decided::Forfeit);

/// Which byes may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Byes {
    None,
    /// In every round nobody or any single player asks for one of these.
    One(&'static [Bye]),
}

struct World {
    players: u32,
    rounds: u16,
    endings: &'static [Ending],
    byes: Byes,
}

fn start(world: &World) -> Tournament {
    let entries =
        (1..=world.players).map(|number| Entry::new(PlayerId(number), format!("P{number}")));
    let event = Event {
        system: Some(System::Dutch(Edition::Dutch2026)),
        rounds: Some(RoundNumber(world.rounds)),
        initial_color: Some(Color::White),
        ..Event::default()
    };
    Tournament::new(Parts { event, entries: entries.collect(), ..Parts::default() })
        .expect("a list is consistent")
}

fn put(parts: &mut Parts, player: PlayerId, round: RoundNumber, slot: Slot) {
    let slots = parts.history.entry(player).or_default();
    if slots.len() <= round.index() {
        slots.resize(round.index() + 1, Slot::Blank);
    }
    slots[round.index()] = slot;
}

/// The event with every bye that may be asked for in a round, and with none.
fn with_byes(world: &World, event: &Tournament, round: RoundNumber) -> Vec<Tournament> {
    let mut events = vec![event.clone()];
    let Byes::One(kinds) = world.byes else { return events };
    for number in 1..=world.players {
        for bye in kinds {
            let mut parts = event.clone().into_parts();
            put(&mut parts, PlayerId(number), round, Slot::Bye(*bye));
            events.push(Tournament::new(parts).expect("a bye is consistent"));
        }
    }
    events
}

/// Every way the games of a round can end.
fn played(world: &World, event: &Tournament, paired: &dutch::PairedRound) -> Vec<Tournament> {
    let courses = world.endings.len().pow(u32::try_from(paired.pairs.len()).expect("few"));
    (0..courses)
        .map(|course| {
            let mut rest = course;
            let mut parts = event.clone().into_parts();
            for pair in &paired.pairs {
                let (white, black, decided) = world.endings[rest % world.endings.len()];
                rest /= world.endings.len();
                let game = |opponent, color, outcome| {
                    let color = Some(color);
                    let validity = Validity::Counts;
                    Slot::Game(GameEntry { opponent, color, outcome, decided, validity })
                };
                let round = paired.round;
                put(&mut parts, pair.white, round, game(pair.black, Color::White, white));
                put(&mut parts, pair.black, round, game(pair.white, Color::Black, black));
            }
            if let Some(bye) = paired.bye {
                put(&mut parts, bye, paired.round, Slot::Bye(Bye::PairingAllocated));
            }
            Tournament::new(parts).expect("a paired round is consistent")
        })
        .collect()
}

/// Compares every round of every course; gives back how many were compared, and how many of them
/// have no legal pairing.
fn explore(world: &World) -> (usize, usize) {
    let (mut rounds, mut hopeless) = (0, 0);
    let mut open = vec![(start(world), RoundNumber(1))];
    while let Some((event, round)) = open.pop() {
        for event in with_byes(world, &event, round) {
            let wanted = plain::pair(&event, round).map(|(mut pairs, bye)| {
                pairs.sort_unstable();
                (pairs, bye)
            });
            let paired = match dutch::pair(&event, round, Edition::Dutch2026) {
                Ok(paired) => Some(paired),
                Err(PairingError::NoLegalPairing(_)) => None,
                Err(PairingError::Nobody(_)) => continue,
            };
            let found = paired.as_ref().map(|paired| {
                let mut pairs: Vec<(PlayerId, PlayerId)> =
                    paired.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
                pairs.sort_unstable();
                (pairs, paired.bye)
            });
            assert_eq!(found, wanted, "round {round} of {:#?}", event.clone().into_parts().history);
            rounds += 1;
            hopeless += usize::from(wanted.is_none());
            if let Some(paired) = paired.filter(|_| round.0 < world.rounds) {
                let next = played(world, &event, &paired).into_iter();
                open.extend(next.map(|event| (event, round.next())));
            }
        }
    }
    (rounds, hopeless)
}

#[test]
fn every_course_of_four_rounds_of_six_players() {
    let endings = &[WHITE, DRAW, BLACK];
    let world = World { players: 6, rounds: 4, endings, byes: Byes::None };
    // One first round, and three endings of three games before each of the others.
    assert_eq!(explore(&world).0, 1 + 27 + 27 * 27 + 27 * 27 * 27);
}

#[test]
fn every_course_of_five_players_with_forfeits() {
    let endings = &[WHITE, DRAW, NO_WHITE, NOBODY];
    let world = World { players: 5, rounds: 4, endings, byes: Byes::None };
    let (rounds, hopeless) = explore(&world);
    assert!(rounds > 4000 && hopeless > 0, "{rounds} {hopeless}");
}

#[test]
fn every_course_of_six_players_with_byes_asked_for() {
    let endings = &[WHITE, BLACK];
    let byes = Byes::One(&[Bye::Half, Bye::Zero]);
    let world = World { players: 6, rounds: 3, endings, byes };
    let (rounds, hopeless) = explore(&world);
    assert!(rounds > 10_000, "{rounds} {hopeless}");
}

#[test]
fn every_course_of_three_rounds_of_eight_players_and_two_of_ten() {
    let world = World { players: 8, rounds: 3, endings: &[WHITE, DRAW], byes: Byes::None };
    assert_eq!(explore(&world).0, 1 + 16 + 256);
    let world = World { players: 10, rounds: 2, endings: &[WHITE, DRAW, BLACK], byes: Byes::None };
    assert_eq!(explore(&world).0, 1 + 243);
    let endings = &[WHITE, BLACK, NOBODY];
    let world = World { players: 9, rounds: 2, endings, byes: Byes::One(&[Bye::Half]) };
    assert!(explore(&world).0 > 500);
}
