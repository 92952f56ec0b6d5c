//! Views of the history: nothing here is stored.

use crate::event::{System, Tournament};
use crate::meetings::Meetings;
use crate::slot::{Bye, Color, Decided, GameEntry, Slot, Validity};
use crate::units::{PlayerId, Points, RoundNumber, Scoring};

impl Tournament {
    /// The score of the player at this index after a round, bonus and penalty points included.
    #[must_use]
    pub fn score(&self, index: usize, after: RoundNumber) -> Points {
        let id = self.entries()[index].id;
        let made: Points =
            self.upto(index, after).map(|(_, slot)| slot.points(&self.event().scoring)).sum();
        let extra: Points = self
            .adjustments()
            .iter()
            .filter(|adjusted| adjusted.player == id && adjusted.round <= after)
            .map(|adjusted| adjusted.points)
            .sum();
        made + extra
    }

    /// The virtual points that count for the player in the pairing of a round.
    #[must_use]
    pub fn virtual_score(&self, index: usize, round: RoundNumber) -> Points {
        let id = self.entries()[index].id;
        self.virtual_points()
            .iter()
            .filter(|given| {
                (given.from..=given.to).contains(&round) && (given.first..=given.last).contains(&id)
            })
            .map(|given| given.points)
            .sum()
    }

    /// The rounds up to and including one, with what the player did in each.
    pub fn upto(
        &self,
        index: usize,
        last: RoundNumber,
    ) -> impl Iterator<Item = (RoundNumber, &Slot)> + '_ {
        (1..=last.0).map(move |number| {
            let round = RoundNumber(number);
            (round, self.slot(index, round))
        })
    }

    /// The colours of the games played up to and including a round; unplayed rounds leave no gap.
    pub fn colors(&self, index: usize, last: RoundNumber) -> impl Iterator<Item = Color> + '_ {
        self.games(index, last)
            .filter(|(_, game)| game.is_played())
            .filter_map(|(_, game)| game.color)
    }

    /// The games up to and including a round, forfeits and annulled games among them.
    pub fn games(
        &self,
        index: usize,
        last: RoundNumber,
    ) -> impl Iterator<Item = (RoundNumber, GameEntry)> + '_ {
        self.upto(index, last).flat_map(|(round, slot)| slot.games().map(move |game| (round, game)))
    }

    /// The opponents met over the board up to and including a round; where the event says so, also those of pairings decided by
    /// absence.
    pub fn opponents_met(
        &self,
        index: usize,
        last: RoundNumber,
    ) -> impl Iterator<Item = PlayerId> + '_ {
        let forfeits = self.event().forfeits_meet;
        self.upto(index, last)
            .filter(move |(_, slot)| slot.is_played() || forfeits)
            .filter_map(|(_, slot)| slot.opponent())
    }

    /// The last round in which two players were paired; the next one is to be paired now.
    ///
    /// A bye set in advance for a round without pairings does not make that round paired, nor do the games that somebody who
    /// left beforehand lost without play.
    #[must_use]
    pub fn last_paired_round(&self) -> RoundNumber {
        let gone = |index: usize, round: RoundNumber| {
            self.entries()[index].withdrawal.is_some_and(|left| left.after < round)
        };
        let paired = |index: usize, round: RoundNumber| {
            let opponent = self.slot(index, round).opponent().and_then(|id| self.index_of(id));
            opponent.is_some_and(|other| !gone(index, round) && !gone(other, round))
        };
        (1..=self.rounds_on_record().0)
            .rev()
            .map(RoundNumber)
            .find(|round| (0..self.entries().len()).any(|index| paired(index, *round)))
            .unwrap_or(RoundNumber::START)
    }

    /// The last round before the first with a game that has no result yet.
    #[must_use]
    pub fn last_complete_round(&self) -> RoundNumber {
        let last = self.last_paired_round();
        let open = (1..=last.0).map(RoundNumber).find(|round| {
            (0..self.entries().len())
                .any(|index| self.slot(index, *round).games().any(|game| game.is_open()))
        });
        open.map_or(last, RoundNumber::previous)
    }

    /// Whether all rounds are played: the number fixed, or those of the table.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let all = match (self.event().rounds, self.event().system) {
            (_, Some(System::RoundRobin | System::DoubleRoundRobin)) => {
                let meetings = Meetings::of(self);
                let rounds = meetings.table(self).len();
                RoundNumber(u16::try_from(rounds).unwrap_or(u16::MAX))
            }
            (Some(rounds), _) => rounds,
            (None, _) => RoundNumber::START,
        };
        let last = self.last_complete_round();
        last == self.last_paired_round() && last >= all
    }

    /// How many rounds of the player up to and including one were not played on the board.
    #[must_use]
    pub fn unplayed_rounds(&self, index: usize, last: RoundNumber) -> usize {
        self.upto(index, last).filter(|(_, slot)| !slot.is_played()).count()
    }

    /// The same event as it stood after a round, with byes asked for in later rounds kept. Who has nothing on record in a later
    /// round that was paired was absent from it, and is taken to be.
    ///
    /// # Panics
    /// Never: leaving out whole rounds of a consistent history keeps it consistent.
    #[must_use]
    pub fn cut_after(&self, last: RoundNumber) -> Self {
        let paired = usize::from(self.last_paired_round().0);
        let mut parts = self.clone().into_parts();
        for slots in parts.history.values_mut() {
            for (index, slot) in slots.iter_mut().enumerate().skip(usize::from(last.0)) {
                if slot.is_paired() {
                    *slot = Slot::Blank;
                } else if *slot == Slot::Blank && index < paired {
                    *slot = Slot::Bye(Bye::Zero);
                }
            }
        }
        Self::new(parts).expect("a cut history stays consistent")
    }
}

impl Slot {
    /// What it is worth where only pairing is concerned: an adjourned game is a draw.
    #[must_use]
    pub fn points_for_pairing(&self, scoring: &Scoring) -> Points {
        match self {
            Self::Game(GameEntry {
                decided: Decided::Adjourned,
                validity: Validity::Counts,
                ..
            }) => scoring.draw,
            Self::Blank
            | Self::NotEntered
            | Self::Withdrawn
            | Self::Bye(_)
            | Self::Game(_)
            | Self::Match(_) => self.points(scoring),
        }
    }

    /// Whether the player asked not to play, or is not there: nothing to pair.
    #[must_use]
    pub const fn is_absence(&self) -> bool {
        match self {
            Self::NotEntered | Self::Withdrawn => true,
            Self::Bye(bye) => match bye {
                Bye::Full | Bye::Half | Bye::Zero => true,
                Bye::PairingAllocated => false,
            },
            Self::Blank | Self::Game(_) | Self::Match(_) => false,
        }
    }
}
