//! The event: its terms, its entries, and what happened in every round.

use std::collections::BTreeMap;

use rulebook::{Rule, xiangqi_1959};

use crate::entry::{Entry, Team};
use crate::slot::{Bye, Color, Slot, Validity};
use crate::units::{PlayerId, Points, RoundNumber, Scoring};

/// The game played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// International chess.
    Chess,
    /// Chinese chess.
    Xiangqi,
}

/// The edition of the Dutch system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// C.04.3 as in force until 31 January 2026.
    Dutch2017,
    /// C.04.3 as in force since 1 February 2026.
    Dutch2026,
}

/// How the rounds are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum System {
    /// The FIDE Dutch Swiss system.
    Dutch(Edition),
    /// The Swiss of xiangqi events: the Dutch procedure with the conventions of the game.
    XiangqiSwiss,
    /// Everybody meets everybody once, by the Berger tables.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
}

/// The terms of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// The game.
    pub game: Game,
    /// The name, may be empty.
    pub name: String,
    /// How it is paired, if that is known.
    pub system: Option<System>,
    /// The number of rounds, if fixed.
    pub rounds: Option<RoundNumber>,
    /// The colour the lot gave to the first player, if drawn.
    pub initial_color: Option<Color>,
    /// What results are worth.
    pub scoring: Scoring,
    /// Whether a pairing decided by absence counts as met.
    pub forfeits_meet: bool,
}

impl Default for Event {
    fn default() -> Self {
        Self {
            game: Game::Chess,
            name: String::new(),
            system: None,
            rounds: None,
            initial_color: None,
            scoring: Scoring::default(),
            forfeits_meet: false,
        }
    }
}

/// Two or more players who may not be paired with each other in some rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// The first round it holds for.
    pub from: RoundNumber,
    /// The last round it holds for.
    pub to: RoundNumber,
    /// Nobody of these may meet another of these.
    pub players: Vec<PlayerId>,
}

/// Points that count for pairing only, as in accelerated events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VirtualPoints {
    /// How many.
    pub points: Points,
    /// The first round in which they are added.
    pub from: RoundNumber,
    /// The last round in which they are added.
    pub to: RoundNumber,
    /// The lowest player number.
    pub first: PlayerId,
    /// The highest player number.
    pub last: PlayerId,
}

/// Points the arbiter added or took away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Adjustment {
    /// Whose.
    pub player: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// How many, negative for a penalty.
    pub points: Points,
}

/// A breach of the rules noted against a player; the last tie-break of the 1959 xiangqi rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// Who.
    pub player: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// What, in the words of the arbiter.
    pub note: String,
}

impl Violation {
    /// The clause of 1959 by which each violation is noted.
    #[must_use]
    pub fn rule_of_1959(&self) -> &'static Rule {
        &xiangqi_1959::VIOLATIONS_RECORDED
    }
}

/// A match lost by refusing to go on with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refused {
    /// Who refused.
    pub player: PlayerId,
    /// Who has won the match.
    pub opponent: PlayerId,
    /// In which round.
    pub round: RoundNumber,
}

/// All there is to know of an event, not yet checked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Parts {
    /// The terms.
    pub event: Event,
    /// The players in any order.
    pub entries: Vec<Entry>,
    /// Per player number, what happened in rounds 1, 2, 3 and so on.
    pub history: BTreeMap<PlayerId, Vec<Slot>>,
    /// Who may not meet.
    pub forbidden: Vec<Forbidden>,
    /// Points for pairing only.
    pub virtual_points: Vec<VirtualPoints>,
    /// Bonus and penalty points.
    pub adjustments: Vec<Adjustment>,
    /// Breaches of the rules.
    pub violations: Vec<Violation>,
    /// The teams, in an event for teams.
    pub teams: Vec<Team>,
    /// Matches lost by refusing to go on (1959, 13.3).
    pub refused: Vec<Refused>,
}

impl Parts {
    /// Annuls every game with a player, on both sides.
    pub fn annul(&mut self, player: PlayerId) {
        for (id, slots) in &mut self.history {
            for slot in slots {
                let own = *id == player || slot.opponent() == Some(player);
                match slot {
                    Slot::Game(game) if own => game.validity = Validity::Annulled,
                    Slot::Match(games) if own => {
                        for game in &mut games.games {
                            game.validity = Validity::Annulled;
                        }
                    }
                    Slot::Blank
                    | Slot::NotEntered
                    | Slot::Withdrawn
                    | Slot::Bye(_)
                    | Slot::Game(_)
                    | Slot::Match(_) => {}
                }
            }
        }
    }

    /// Where everybody meets everybody, a round without opponent is free: nobody is given a bye, and nobody points for it.
    pub fn leave_free(&mut self) {
        let robin =
            matches!(self.event.system, Some(System::RoundRobin | System::DoubleRoundRobin));
        for slot in self.history.values_mut().flatten().filter(|_| robin) {
            if *slot == Slot::Bye(Bye::PairingAllocated) {
                *slot = Slot::Blank;
            }
        }
    }
}

/// What does not fit together in [`Parts`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// Two entries share a number.
    #[error("player number {0} is used twice")]
    DuplicatePlayer(PlayerId),
    /// Player numbers start at 1.
    #[error("player number 0 is not allowed; numbers start at 1")]
    PlayerZero,
    /// A history without an entry.
    #[error("player {0} has results but no entry")]
    NoEntry(PlayerId),
    /// An opponent that is not entered.
    #[error("player {player} meets {opponent} in round {round}, but {opponent} is not entered")]
    UnknownOpponent {
        /// Whose history.
        player: PlayerId,
        /// The missing player.
        opponent: PlayerId,
        /// Where.
        round: RoundNumber,
    },
    /// Paired with oneself.
    #[error("player {player} meets himself in round {round}")]
    OwnOpponent {
        /// Whose history.
        player: PlayerId,
        /// Where.
        round: RoundNumber,
    },
    /// The opponent's history names somebody else or nobody.
    #[error(
        "player {player} meets {opponent} in round {round}, but the entry of {opponent} says otherwise"
    )]
    OneSided {
        /// Whose history.
        player: PlayerId,
        /// Who says otherwise.
        opponent: PlayerId,
        /// Where.
        round: RoundNumber,
    },
    /// Both claim the same colour.
    #[error("players {player} and {opponent} have the same colour in round {round}")]
    SameColor {
        /// One of them.
        player: PlayerId,
        /// The other.
        opponent: PlayerId,
        /// Where.
        round: RoundNumber,
    },
    /// Two results that cannot belong to one game.
    #[error(
        "the results of players {player} and {opponent} in round {round} contradict each other"
    )]
    Contradiction {
        /// One of them.
        player: PlayerId,
        /// The other.
        opponent: PlayerId,
        /// Where.
        round: RoundNumber,
    },
}

/// An event with a consistent history.
///
/// Entries are ordered by number. Every history has the same length; a missing end reads as
/// [`Slot::Blank`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    parts: Parts,
    slots: Vec<Vec<Slot>>,
    rounds_on_record: RoundNumber,
}

impl Tournament {
    /// Checks the parts and puts them together.
    ///
    /// # Errors
    /// Everything that does not fit together, in the order of players and rounds.
    pub fn new(mut parts: Parts) -> Result<Self, Vec<BuildError>> {
        parts.entries.sort_by_key(|entry| entry.id);
        let mut errors = Vec::new();
        for pair in parts.entries.windows(2) {
            if pair[0].id == pair[1].id {
                errors.push(BuildError::DuplicatePlayer(pair[0].id));
            }
        }
        if parts.entries.first().is_some_and(|entry| entry.id.0 == 0) {
            errors.push(BuildError::PlayerZero);
        }
        for id in parts.history.keys() {
            if parts.entries.binary_search_by_key(id, |entry| entry.id).is_err() {
                errors.push(BuildError::NoEntry(*id));
            }
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let length = parts.history.values().map(Vec::len).max().unwrap_or(0);
        let mut history = std::mem::take(&mut parts.history);
        let slots = parts
            .entries
            .iter()
            .map(|entry| {
                let mut slots = history.remove(&entry.id).unwrap_or_default();
                slots.resize(length, Slot::Blank);
                slots
            })
            .collect();
        let rounds_on_record = RoundNumber(u16::try_from(length).unwrap_or(u16::MAX));
        let built = Self { parts, slots, rounds_on_record };
        let errors = built.contradictions();
        if errors.is_empty() { Ok(built) } else { Err(errors) }
    }

    /// Takes it apart again, for an event that goes on.
    #[must_use]
    pub fn into_parts(self) -> Parts {
        let mut parts = self.parts;
        parts.history = parts.entries.iter().map(|entry| entry.id).zip(self.slots).collect();
        parts
    }

    /// The terms of the event.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.parts.event
    }

    /// The players by number.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.parts.entries
    }

    /// Who may not meet.
    #[must_use]
    pub fn forbidden(&self) -> &[Forbidden] {
        &self.parts.forbidden
    }

    /// Points for pairing only.
    #[must_use]
    pub fn virtual_points(&self) -> &[VirtualPoints] {
        &self.parts.virtual_points
    }

    /// Bonus and penalty points.
    #[must_use]
    pub fn adjustments(&self) -> &[Adjustment] {
        &self.parts.adjustments
    }

    /// Breaches of the rules.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.parts.violations
    }

    /// Matches lost by refusing to go on.
    #[must_use]
    pub fn refused(&self) -> &[Refused] {
        &self.parts.refused
    }

    /// The teams.
    #[must_use]
    pub fn teams(&self) -> &[Team] {
        &self.parts.teams
    }

    /// How many rounds the histories have, counting byes asked for in advance.
    #[must_use]
    pub const fn rounds_on_record(&self) -> RoundNumber {
        self.rounds_on_record
    }

    /// Where a player stands in [`Tournament::entries`].
    #[must_use]
    pub fn index_of(&self, player: PlayerId) -> Option<usize> {
        self.parts.entries.binary_search_by_key(&player, |entry| entry.id).ok()
    }

    /// The entry of a player.
    #[must_use]
    pub fn entry(&self, player: PlayerId) -> Option<&Entry> {
        self.index_of(player).map(|index| &self.parts.entries[index])
    }

    /// What happened to the player at this index, round after round.
    ///
    /// # Panics
    /// If there is no such index.
    #[must_use]
    pub fn history(&self, index: usize) -> &[Slot] {
        &self.slots[index]
    }

    /// What the player at this index did in a round; blank beyond the record.
    ///
    /// # Panics
    /// If there is no such index.
    #[must_use]
    pub fn slot(&self, index: usize, round: RoundNumber) -> &Slot {
        static BLANK: Slot = Slot::Blank;
        if round == RoundNumber::START {
            return &BLANK;
        }
        self.slots[index].get(round.index()).unwrap_or(&BLANK)
    }

    fn contradictions(&self) -> Vec<BuildError> {
        let mut errors = Vec::new();
        for (index, entry) in self.parts.entries.iter().enumerate() {
            for (slot, number) in self.slots[index].iter().zip(1_u16..) {
                let Some(opponent) = slot.opponent() else { continue };
                errors.extend(self.check_pair(entry.id, slot, opponent, RoundNumber(number)));
            }
        }
        errors
    }

    fn check_pair(
        &self,
        player: PlayerId,
        slot: &Slot,
        opponent: PlayerId,
        round: RoundNumber,
    ) -> Option<BuildError> {
        if player == opponent {
            return Some(BuildError::OwnOpponent { player, round });
        }
        let Some(other) = self.index_of(opponent) else {
            return Some(BuildError::UnknownOpponent { player, opponent, round });
        };
        let theirs = self.slot(other, round);
        if theirs.opponent() != Some(player) {
            return Some(BuildError::OneSided { player, opponent, round });
        }
        if player > opponent {
            return None;
        }
        let mine: Vec<_> = slot.games().collect();
        let others: Vec<_> = theirs.games().collect();
        let fits = mine.len() == others.len()
            && mine.iter().zip(&others).all(|(a, b)| {
                a.is_played() == b.is_played()
                    && !matches!(
                        (a.outcome, b.outcome),
                        (crate::Outcome::Win, crate::Outcome::Win | crate::Outcome::Draw)
                            | (crate::Outcome::Draw, crate::Outcome::Win)
                    )
            });
        if !fits {
            return Some(BuildError::Contradiction { player, opponent, round });
        }
        let same = mine
            .iter()
            .zip(&others)
            .any(|(a, b)| a.is_played() && a.color.is_some() && a.color == b.color);
        same.then_some(BuildError::SameColor { player, opponent, round })
    }
}
