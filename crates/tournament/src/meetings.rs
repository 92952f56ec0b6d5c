//! How often two players of a round robin meet, and by which table.

use std::collections::BTreeMap;

use crate::event::{System, Tournament};
use crate::round_robin::{Cycles, TableRound, round_robin};
use crate::units::{PlayerId, RoundNumber};

/// How often everybody meets everybody, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meetings {
    /// The games of two players with each other over all rounds.
    pub games: u32,
    /// The table the rounds follow.
    pub cycles: Cycles,
}

impl Meetings {
    /// As the system says, and as far as it does not, as the record shows: nobody has more games with somebody than are due.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let histories = || (0..tournament.entries().len()).map(|index| tournament.history(index));
        let in_a_round = histories().flatten().map(|slot| slot.games().count()).max().unwrap_or(0);
        let of_a_pair = histories().filter_map(|history| {
            let mut games: BTreeMap<PlayerId, usize> = BTreeMap::new();
            for slot in history {
                if let Some(opponent) = slot.opponent() {
                    *games.entry(opponent).or_default() += slot.games().count();
                }
            }
            games.into_values().max()
        });
        let of_a_pair = of_a_pair.max().unwrap_or(0);
        let together = in_a_round > 1;
        let (cycles, due) = match tournament.event().system {
            _ if together => (Cycles::TwoGames, 2),
            Some(System::DoubleRoundRobin) => (double(tournament), 2),
            Some(System::Dutch(_) | System::XiangqiSwiss | System::RoundRobin) | None => {
                (Cycles::Single, 1)
            }
        };
        Self { games: u32::try_from(of_a_pair.max(due)).unwrap_or(u32::MAX), cycles }
    }

    /// The rounds of the table, for those entered in the order of their numbers.
    #[must_use]
    pub fn table(self, tournament: &Tournament) -> Vec<TableRound> {
        let players: Vec<PlayerId> = tournament.entries().iter().map(|entry| entry.id).collect();
        round_robin(&players, self.cycles)
    }
}

/// The two tables of a double round robin differ in the last two rounds of the first cycle alone: the one the record follows.
fn double(tournament: &Tournament) -> Cycles {
    let follows = |cycles| {
        let players: Vec<PlayerId> = tournament.entries().iter().map(|entry| entry.id).collect();
        let cycle = round_robin(&players, Cycles::Single).len();
        let rounds = round_robin(&players, cycles).into_iter().zip(1..).take(cycle);
        rounds.skip(cycle.saturating_sub(2)).all(|(round, number)| {
            round.pairs.iter().all(|pair| {
                let slot = tournament
                    .index_of(pair.first)
                    .map(|index| tournament.slot(index, RoundNumber(number)));
                let met = slot.and_then(crate::Slot::opponent);
                met.is_none_or(|met| met == pair.second)
            })
        })
    };
    if !follows(Cycles::Double) && follows(Cycles::DoubleSwapped) {
        Cycles::DoubleSwapped
    } else {
        Cycles::Double
    }
}
