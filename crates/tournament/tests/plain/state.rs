//! What the articles need to know of each player, counted from the history.

use tournament::{Bye, Color, Decided, Outcome, PlayerId, RoundNumber, Slot, Tournament};

#[derive(Debug, Clone)]
pub struct Player {
    pub id: PlayerId,
    /// Score in tenths.
    pub score: i32,
    /// The colours had, oldest first.
    pub colors: Vec<Color>,
    /// One and two rounds ago: -1 down, 1 up, 0 neither.
    pub floats: [i32; 2],
    pub unplayed: i32,
    pub had_bye: bool,
    pub topscorer: bool,
    pub met: Vec<PlayerId>,
    /// Whether the number of the player is odd.
    pub odd: bool,
}

#[derive(Debug, Clone)]
pub struct State {
    /// By score, then by number.
    pub players: Vec<Player>,
    pub last: bool,
    first: Color,
}

/// Who has White: the higher or the lower player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    First,
    Second,
}

/// C2: the bye itself, or a win's points without playing.
fn bars_bye(slot: &Slot) -> bool {
    match slot {
        Slot::Bye(Bye::PairingAllocated | Bye::Full) => true,
        Slot::Game(game) => game.decided == Decided::Forfeit && game.outcome == Outcome::Win,
        Slot::Bye(Bye::Half | Bye::Zero)
        | Slot::Blank
        | Slot::NotEntered
        | Slot::Withdrawn
        | Slot::Match(_) => false,
    }
}

impl State {
    pub fn new(tournament: &Tournament, round: RoundNumber) -> Self {
        let event = tournament.event();
        let win = event.scoring.win.tenths();
        let last = event.rounds == Some(round);
        let before = round.0 - 1;
        let score = |index: usize, rounds: u16| -> i32 {
            (1..=rounds)
                .map(|number| tournament.slot(index, RoundNumber(number)))
                .map(|slot| slot.points(&event.scoring).tenths())
                .sum()
        };
        let mut players = Vec::new();
        let mut number = 0;
        for (index, entry) in tournament.entries().iter().enumerate() {
            let rounds = || (1..=before).map(|number| tournament.slot(index, RoundNumber(number)));
            let present = entry.enters <= round
                && entry.withdrawal.is_none_or(|left| left.after >= round)
                && !matches!(tournament.slot(index, round), Slot::Bye(_));
            let counted = present
                || rounds().any(|slot| {
                    slot.opponent().is_some() || *slot == Slot::Bye(Bye::PairingAllocated)
                });
            if counted {
                number += 1;
            }
            if !present {
                continue;
            }
            let float = |back: u16| {
                if before < back {
                    return 0;
                }
                let at = round.0 - back;
                let slot = tournament.slot(index, RoundNumber(at));
                if let Some(game) = slot.games().find(|game| game.decided != Decided::Forfeit) {
                    let other = tournament.index_of(game.opponent).expect("entered");
                    return (score(other, at - 1) - score(index, at - 1)).signum();
                }
                let scored = slot.points(&event.scoring) > event.scoring.loss;
                if scored || *slot == Slot::Bye(Bye::PairingAllocated) { -1 } else { 0 }
            };
            let now = score(index, before);
            players.push(Player {
                id: entry.id,
                score: now,
                colors: rounds()
                    .flat_map(Slot::games)
                    .filter(|game| game.decided != Decided::Forfeit)
                    .filter_map(|game| game.color)
                    .collect(),
                floats: [float(1), float(2)],
                unplayed: i32::try_from(rounds().filter(|slot| !slot.is_played()).count())
                    .expect("few rounds"),
                had_bye: rounds().any(bars_bye),
                topscorer: last && 2 * now > win * i32::from(before),
                met: rounds()
                    .flat_map(Slot::games)
                    .filter(|game| game.decided != Decided::Forfeit)
                    .map(|game| game.opponent)
                    .collect(),
                odd: number % 2 == 1,
            });
        }
        players.sort_by_key(|player| (-player.score, player.id));
        Self { players, last, first: event.initial_color.expect("drawn") }
    }

    fn difference(&self, one: usize) -> i32 {
        self.players[one]
            .colors
            .iter()
            .map(|color| if *color == Color::White { 1 } else { -1 })
            .sum()
    }

    fn twice(&self, one: usize) -> Option<Color> {
        match self.players[one].colors.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }

    /// The colour wanted, and how much: 3 absolutely, 2 strongly, 1 mildly.
    fn wish(&self, one: usize) -> Option<(Color, i32)> {
        let last = self.players[one].colors.last()?;
        let difference = self.difference(one);
        let fewer = if difference > 0 { Color::Black } else { Color::White };
        Some(if difference.abs() > 1 {
            (fewer, 3)
        } else if let Some(twice) = self.twice(one) {
            (twice.other(), 3)
        } else if difference != 0 {
            (fewer, 2)
        } else {
            (last.other(), 1)
        })
    }

    fn same_wish(&self, a: usize, b: usize) -> Option<(i32, i32)> {
        let ((left, one), (right, two)) = (self.wish(a)?, self.wish(b)?);
        (left == right).then_some((one, two))
    }

    /// C1 and C3.
    pub fn legal(&self, a: usize, b: usize) -> bool {
        let top = self.players[a].topscorer || self.players[b].topscorer;
        !self.players[a].met.contains(&self.players[b].id)
            && (top || self.same_wish(a, b) != Some((3, 3)))
    }

    pub fn unmet(&self, a: usize, b: usize) -> bool {
        self.same_wish(a, b).is_some()
    }

    pub fn unmet_strong(&self, a: usize, b: usize) -> bool {
        // Two absolute wishes are the business of C10 and C11.
        self.same_wish(a, b).is_some_and(|(one, two)| one >= 2 && two >= 2 && (one, two) != (3, 3))
    }

    /// Whether somebody gets a third game more with one colour than with the other.
    pub fn beyond_two(&self, a: usize, b: usize) -> bool {
        self.loser(a, b).is_some_and(|(loser, given)| {
            let step = if given == Color::White { 1 } else { -1 };
            self.same_wish(a, b) == Some((3, 3)) && (self.difference(loser) + step).abs() > 2
        })
    }

    pub fn third_in_a_row(&self, a: usize, b: usize) -> bool {
        self.loser(a, b).is_some_and(|(loser, given)| {
            self.same_wish(a, b) == Some((3, 3)) && self.twice(loser) == Some(given)
        })
    }

    /// Who does not get the colour wanted, and the colour given instead.
    fn loser(&self, a: usize, b: usize) -> Option<(usize, Color)> {
        self.same_wish(a, b)?;
        let (a, b) = (a.min(b), a.max(b));
        let wanted = self.wish(a)?.0;
        let white = match self.color(a, b) {
            Side::First => a,
            Side::Second => b,
        };
        let served = if wanted == Color::White { white } else { a + b - white };
        Some((a + b - served, wanted.other()))
    }

    /// Article 5, for a higher and a lower player.
    pub fn color(&self, higher: usize, lower: usize) -> Side {
        let give = |to_higher: Color| {
            if to_higher == Color::White { Side::First } else { Side::Second }
        };
        let (one, two) = match (self.wish(higher), self.wish(lower)) {
            (None, None) => {
                let odd = self.players[higher].odd;
                return give(if odd { self.first } else { self.first.other() });
            }
            (Some((color, _)), None) => return give(color),
            (None, Some((color, _))) => return give(color.other()),
            (Some(one), Some(two)) => (one, two),
        };
        if one.0 != two.0 {
            return give(one.0);
        }
        let wide = |player: usize| self.difference(player).abs();
        let stronger = one.1.cmp(&two.1).then(if (one.1, two.1) == (3, 3) {
            wide(higher).cmp(&wide(lower))
        } else {
            std::cmp::Ordering::Equal
        });
        match stronger {
            std::cmp::Ordering::Greater => return give(one.0),
            std::cmp::Ordering::Less => return give(one.0.other()),
            std::cmp::Ordering::Equal => {}
        }
        let (a, b) = (&self.players[higher].colors, &self.players[lower].colors);
        match a.iter().rev().zip(b.iter().rev()).find(|(x, y)| x != y) {
            Some((_, theirs)) => give(*theirs),
            None => give(one.0),
        }
    }

    /// C4 and C5: whether these can be paired, and the bye falls to the score it must.
    pub fn can_finish(&self, players: &[usize], bye: Option<i32>) -> bool {
        let Some((first, rest)) = players.split_first() else { return true };
        if players.len() % 2 == 1 {
            let free = |one: usize| {
                !self.players[one].had_bye && bye.is_none_or(|bye| self.players[one].score <= bye)
            };
            if free(*first) && self.can_finish(rest, None) {
                return true;
            }
        }
        (0..rest.len()).any(|place| {
            self.legal(*first, rest[place]) && {
                let mut others = rest.to_vec();
                others.remove(place);
                self.can_finish(&others, bye)
            }
        })
    }
}
