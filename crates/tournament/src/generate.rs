//! Random events, the same for the same seed: for tests, for checks and for trying things out.

use std::collections::BTreeMap;

use crate::dutch::{self, PairingError};
use crate::entry::Entry;
use crate::event::{Edition, Event, Game, Parts, System, Tournament};
use crate::slot::{Bye, Color, GameEntry, Outcome, Slot};
use crate::units::{PlayerId, Rating, RoundNumber, Scoring};

/// How often something happens, in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct PerMille(pub u16);

/// What kind of event is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// How many players.
    pub players: u32,
    /// How many rounds.
    pub rounds: RoundNumber,
    /// The same seed gives the same event.
    pub seed: u64,
    /// The edition it is paired by.
    pub edition: Edition,
    /// What results are worth.
    pub scoring: Scoring,
    /// Games drawn, of those played by equals.
    pub draws: PerMille,
    /// Games not played because one or, rarely, both stay away.
    pub forfeits: PerMille,
    /// Byes asked for, per player and round; half of them are worth nothing.
    pub byes: PerMille,
    /// Players leaving for good, per player and round.
    pub withdrawals: PerMille,
    /// Players who join after the first round.
    pub late: PerMille,
    /// The lowest and the highest rating.
    pub ratings: (u16, u16),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            players: 40,
            rounds: RoundNumber(9),
            seed: 1,
            edition: Edition::Dutch2026,
            scoring: Scoring::ONE_HALF_ZERO,
            draws: PerMille(300),
            forfeits: PerMille(10),
            byes: PerMille(10),
            withdrawals: PerMille(5),
            late: PerMille(10),
            ratings: (1200, 2600),
        }
    }
}

/// Plays an event through.
///
/// It ends early where no legal pairing is left, which small fields with many rounds come to.
///
/// # Panics
/// Never: what is put together here is consistent.
#[must_use]
pub fn generate(settings: &Settings) -> Tournament {
    let mut chance = Chance(settings.seed);
    let mut event = start(settings, &mut chance);
    for number in 1..=settings.rounds.0 {
        let round = RoundNumber(number);
        let mut parts = event.into_parts();
        ask_for_byes(&mut parts, settings, round, &mut chance);
        event = Tournament::new(parts).expect("byes are consistent");
        let paired = match dutch::pair(&event, round, settings.edition) {
            Ok(paired) => paired,
            Err(PairingError::NoLegalPairing(_) | PairingError::Nobody(_)) => break,
        };
        let mut parts = event.into_parts();
        let ratings: BTreeMap<PlayerId, u16> =
            parts.entries.iter().map(|entry| (entry.id, entry.rating.0)).collect();
        for pair in &paired.pairs {
            let (white, black) = (pair.white, pair.black);
            let lead = i64::from(ratings[&white]) - i64::from(ratings[&black]);
            let (first, second) = play(settings, white, black, lead, &mut chance);
            put(&mut parts, white, round, first);
            put(&mut parts, black, round, second);
        }
        if let Some(bye) = paired.bye {
            put(&mut parts, bye, round, Slot::Bye(Bye::PairingAllocated));
        }
        event = Tournament::new(parts).expect("a paired round is consistent");
    }
    event
}

fn start(settings: &Settings, chance: &mut Chance) -> Tournament {
    let (low, high) = settings.ratings;
    let width = u64::from(high.saturating_sub(low)) + 1;
    let mut ratings: Vec<u16> = (0..settings.players)
        .map(|_| low.saturating_add(u16::try_from(chance.below(width)).unwrap_or(0)))
        .collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let mut entries = Vec::new();
    for (rating, number) in ratings.into_iter().zip(1..) {
        let mut entry = Entry::new(PlayerId(number), format!("Player {number:04}"));
        entry.rating = Rating(rating);
        if settings.rounds.0 > 2 && chance.happens(settings.late) {
            let last = u64::from(settings.rounds.0.min(4)) - 1;
            entry.enters = RoundNumber(2 + u16::try_from(chance.below(last)).unwrap_or(0));
        }
        entries.push(entry);
    }
    let initial = if chance.below(2) == 0 { Color::White } else { Color::Black };
    let event = Event {
        game: Game::Chess,
        name: format!("Random event {}", settings.seed),
        system: Some(System::Dutch(settings.edition)),
        rounds: Some(settings.rounds),
        initial_color: Some(initial),
        scoring: settings.scoring,
        ..Event::default()
    };
    Tournament::new(Parts { event, entries, ..Parts::default() }).expect("a list is consistent")
}

fn put(parts: &mut Parts, player: PlayerId, round: RoundNumber, slot: Slot) {
    let slots = parts.history.entry(player).or_default();
    if slots.len() <= round.index() {
        slots.resize(round.index() + 1, Slot::Blank);
    }
    slots[round.index()] = slot;
}

fn ask_for_byes(parts: &mut Parts, settings: &Settings, round: RoundNumber, chance: &mut Chance) {
    let mut asked = Vec::new();
    for entry in &mut parts.entries {
        if entry.enters > round {
            asked.push((entry.id, Bye::Zero));
            continue;
        }
        if entry.withdrawal.is_none() && round.0 > 1 && chance.happens(settings.withdrawals) {
            entry.withdrawal = Some(crate::entry::Withdrawal {
                after: round.previous(),
                listing: crate::entry::Listing::Kept,
            });
        }
        if entry.withdrawal.is_some() {
            asked.push((entry.id, Bye::Zero));
        } else if chance.happens(settings.byes) {
            let bye = if chance.below(2) == 0 { Bye::Half } else { Bye::Zero };
            asked.push((entry.id, bye));
        }
    }
    for (player, bye) in asked {
        put(parts, player, round, Slot::Bye(bye));
    }
}

/// The result of a game; the better rating wins more often.
fn play(
    settings: &Settings,
    white: PlayerId,
    black: PlayerId,
    lead: i64,
    chance: &mut Chance,
) -> (Slot, Slot) {
    if chance.happens(settings.forfeits) {
        let (first, second) = match chance.below(8) {
            0 => (Outcome::Loss, Outcome::Loss),
            1..=3 => (Outcome::Win, Outcome::Loss),
            _ => (Outcome::Loss, Outcome::Win),
        };
        return (
            Slot::Game(GameEntry::forfeit(black, Some(Color::White), first)),
            Slot::Game(GameEntry::forfeit(white, Some(Color::Black), second)),
        );
    }
    // Out of a thousand games: draws grow rarer and wins of the better player more common with
    // the lead, in a straight line up to 800 points.
    let lead = lead.clamp(-800, 800);
    let draws = i64::from(settings.draws.0) * (800 - lead.abs()) / 800;
    let white_wins = (1000 - draws) * (850 + lead) / 1700;
    let drawn = i64::try_from(chance.below(1000)).unwrap_or(0);
    let (first, second) = if drawn < draws {
        (Outcome::Draw, Outcome::Draw)
    } else if drawn < draws + white_wins {
        (Outcome::Win, Outcome::Loss)
    } else {
        (Outcome::Loss, Outcome::Win)
    };
    (
        Slot::Game(GameEntry::played(black, Color::White, first)),
        Slot::Game(GameEntry::played(white, Color::Black, second)),
    )
}

/// A stream of numbers that depends on its seed alone (`SplitMix64`, Steele, Lea and Flood 2014).
#[derive(Debug, Clone)]
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound, which is small against 2^64.
    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    fn happens(&mut self, rate: PerMille) -> bool {
        self.below(1000) < u64::from(rate.0)
    }
}
