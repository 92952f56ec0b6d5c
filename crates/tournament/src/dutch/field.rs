//! The players of one round as the pairing sees them.

use crate::event::Tournament;
use crate::matching::{BitMatrix, Bits};
use crate::slot::{Bye, Color, GameEntry, Outcome, Slot};
use crate::units::{PlayerId, Points, RoundNumber};

use super::rules::{ByeBar, ColorBar, Rules, UnplayedFloat};

/// How much a colour is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// What an earlier round was for the score groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Float {
    None,
    Down,
    Up,
}

/// Whether the player may be given the bye of the pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ByeRight {
    Eligible,
    Barred,
}

/// Whether the player is a topscorer in the pairing of the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Ordinary,
    Topscorer,
}

#[derive(Debug, Clone)]
pub(crate) struct Player {
    /// Where the player stands in the tournament.
    pub(crate) index: usize,
    pub(crate) id: PlayerId,
    /// Place among all who hold a pairing number, from 0.
    pub(crate) number: usize,
    /// Score with virtual points.
    pub(crate) score: Points,
    /// Games with White minus games with Black.
    pub(crate) difference: i32,
    pub(crate) preference: Option<Color>,
    pub(crate) strength: Strength,
    /// The colour of the last two games, if it was the same.
    pub(crate) repeated: Option<Color>,
    pub(crate) colors: Vec<Color>,
    /// One round ago, two rounds ago.
    pub(crate) floats: [Float; 2],
    pub(crate) bye: ByeRight,
    pub(crate) played: usize,
    pub(crate) standing: Standing,
}

/// Whether this is the last round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Earlier,
    Last,
}

/// Everybody to be paired, highest first, and who may meet whom.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) players: Vec<Player>,
    pub(crate) legal: BitMatrix,
    pub(crate) round: RoundNumber,
    pub(crate) stage: Stage,
    pub(crate) colors: ColorBar,
    pub(crate) initial: Color,
}

impl Field {
    pub(crate) fn new(
        tournament: &Tournament,
        round: RoundNumber,
        rules: &Rules,
        initial: Color,
    ) -> Self {
        let before = round.previous();
        let event = tournament.event();
        let stage = match event.rounds {
            Some(rounds) if round < rounds => Stage::Earlier,
            Some(_) | None => Stage::Last,
        };
        let scores = Scores::new(tournament, round);
        let best = event.scoring.win.max(event.scoring.draw);
        let top = (best * i32::from(before.0)).tenths() / 2;
        let mut players = Vec::new();
        let mut number = 0;
        for (index, entry) in tournament.entries().iter().enumerate() {
            let present = takes_part(tournament, index, round);
            let numbered =
                present || tournament.upto(index, round).any(|(_, slot)| slot.is_paired());
            if present {
                let score = scores.now[index];
                let standing = match stage {
                    Stage::Last if score.tenths() > top => Standing::Topscorer,
                    Stage::Last | Stage::Earlier => Standing::Ordinary,
                };
                let mut player = Player {
                    index,
                    id: entry.id,
                    number,
                    score,
                    difference: 0,
                    preference: None,
                    strength: Strength::None,
                    repeated: None,
                    colors: tournament.colors(index, before).collect(),
                    floats: scores.floats(tournament, index, round, rules),
                    bye: bye_right(tournament, index, before, rules),
                    played: tournament
                        .upto(index, before)
                        .filter(|(_, slot)| slot.is_played())
                        .count(),
                    standing,
                };
                player.settle_preference();
                players.push(player);
            }
            if numbered {
                number += 1;
            }
        }
        players.sort_by(|a, b| b.score.cmp(&a.score).then(a.number.cmp(&b.number)));
        let legal = legal(tournament, &players, round, rules.colors);
        Self { players, legal, round, stage, colors: rules.colors, initial }
    }

    pub(crate) fn len(&self) -> usize {
        self.players.len()
    }

    /// The end of the score group that begins here.
    pub(crate) fn group_end(&self, begin: usize) -> usize {
        let Some(first) = self.players.get(begin) else { return begin };
        let same = self.players[begin..].iter().take_while(|other| other.score == first.score);
        begin + same.count()
    }
}

/// Whether the player is there and not yet seen to in this round.
pub(crate) fn takes_part(tournament: &Tournament, index: usize, round: RoundNumber) -> bool {
    let entry = &tournament.entries()[index];
    let left = entry.withdrawal.is_some_and(|left| left.after < round);
    entry.enters <= round && !left && *tournament.slot(index, round) == Slot::Blank
}

impl Player {
    fn settle_preference(&mut self) {
        let count = |color| self.colors.iter().filter(|had| **had == color).count();
        let (white, black) = (count(Color::White), count(Color::Black));
        self.difference =
            i32::try_from(white).unwrap_or(i32::MAX) - i32::try_from(black).unwrap_or(i32::MAX);
        let Some(last) = self.colors.last().copied() else { return };
        let twice = self.colors.len() > 1 && self.colors[self.colors.len() - 2] == last;
        self.repeated = twice.then_some(last);
        let lower = if white > black { Color::Black } else { Color::White };
        let wide = self.difference.abs();
        self.preference = Some(if wide > 1 {
            lower
        } else if twice || wide == 0 {
            last.other()
        } else {
            lower
        });
        self.strength = if wide > 1 || twice {
            Strength::Absolute
        } else if wide == 1 {
            Strength::Strong
        } else {
            Strength::Mild
        };
    }

    /// Whether the two have the same absolute preference.
    pub(crate) fn clashes(&self, other: &Self) -> bool {
        self.strength == Strength::Absolute
            && other.strength == Strength::Absolute
            && self.preference == other.preference
    }
}

struct Scores {
    now: Vec<Points>,
    /// Pairing scores before the last round, and before the one before it.
    then: [Vec<Points>; 2],
}

impl Scores {
    fn new(tournament: &Tournament, round: RoundNumber) -> Self {
        let at = |back: u16| -> Vec<Points> {
            let paired = RoundNumber(round.0.saturating_sub(back));
            (0..tournament.entries().len())
                .map(|index| pairing_score(tournament, index, paired))
                .collect()
        };
        Self { now: at(0), then: [at(1), at(2)] }
    }

    fn floats(
        &self,
        tournament: &Tournament,
        index: usize,
        round: RoundNumber,
        rules: &Rules,
    ) -> [Float; 2] {
        [1, 2].map(|back| {
            if round.0 <= back {
                return Float::None;
            }
            let slot = tournament.slot(index, RoundNumber(round.0 - back));
            let scores = &self.then[usize::from(back) - 1];
            let opponent = slot
                .opponent()
                .filter(|_| slot.is_played())
                .and_then(|opponent| tournament.index_of(opponent));
            let Some(opponent) = opponent else {
                return unplayed_float(tournament, slot, rules);
            };
            match scores[index].cmp(&scores[opponent]) {
                std::cmp::Ordering::Greater => Float::Down,
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::None,
            }
        })
    }
}

/// The score a round is paired by.
fn pairing_score(tournament: &Tournament, index: usize, round: RoundNumber) -> Points {
    let before = round.previous();
    let scoring = &tournament.event().scoring;
    let made: Points =
        tournament.upto(index, before).map(|(_, slot)| slot.points_for_pairing(scoring)).sum();
    let id = tournament.entries()[index].id;
    let extra: Points = tournament
        .adjustments()
        .iter()
        .filter(|adjusted| adjusted.player == id && adjusted.round <= before)
        .map(|adjusted| adjusted.points)
        .sum();
    made + extra + tournament.virtual_score(index, round)
}

fn unplayed_float(tournament: &Tournament, slot: &Slot, rules: &Rules) -> Float {
    let scoring = &tournament.event().scoring;
    let down = match rules.unplayed {
        UnplayedFloat::Every => true,
        UnplayedFloat::Scoring => {
            matches!(slot, Slot::Bye(Bye::PairingAllocated)) || slot.points(scoring) > scoring.loss
        }
    };
    if down { Float::Down } else { Float::None }
}

fn bye_right(
    tournament: &Tournament,
    index: usize,
    before: RoundNumber,
    rules: &Rules,
) -> ByeRight {
    let scoring = &tournament.event().scoring;
    let barred = tournament.upto(index, before).any(|(_, slot)| {
        let forfeit_win = slot.games().any(|game| is_forfeit_win(&game));
        match rules.bye {
            ByeBar::ByeOrForfeitWin => {
                matches!(slot, Slot::Bye(Bye::PairingAllocated)) || forfeit_win
            }
            ByeBar::ByeOrUnplayedWin => {
                matches!(slot, Slot::Bye(Bye::PairingAllocated))
                    || (!slot.is_played() && slot.points(scoring) >= scoring.win)
            }
        }
    });
    if barred { ByeRight::Barred } else { ByeRight::Eligible }
}

fn is_forfeit_win(game: &GameEntry) -> bool {
    !game.is_played() && game.outcome == Outcome::Win
}

fn legal(
    tournament: &Tournament,
    players: &[Player],
    round: RoundNumber,
    colors: ColorBar,
) -> BitMatrix {
    let size = players.len();
    let mut place = vec![usize::MAX; tournament.entries().len()];
    for (position, player) in players.iter().enumerate() {
        place[player.index] = position;
    }
    let mut legal = BitMatrix::new(size);
    let everybody = Bits::full(size);
    let mut clashing = [Bits::new(size), Bits::new(size)];
    let side = |player: &Player| match player.preference {
        Some(Color::White) => 0,
        Some(Color::Black) | None => 1,
    };
    let bound = |player: &Player| {
        colors == ColorBar::Absolute
            && player.strength == Strength::Absolute
            && player.standing == Standing::Ordinary
    };
    for (position, player) in players.iter().enumerate() {
        if bound(player) {
            clashing[side(player)].insert(position);
        }
    }
    for (position, player) in players.iter().enumerate() {
        let row = legal.row_mut(position);
        row.copy_from_slice(everybody.words());
        if bound(player) {
            for (word, clash) in row.iter_mut().zip(clashing[side(player)].words()) {
                *word &= !clash;
            }
        }
    }
    let at = |id| tournament.index_of(id).map(|index| place[index]).filter(|at| *at < size);
    for (position, player) in players.iter().enumerate() {
        legal.remove(position, position);
        for opponent in tournament.opponents_met(player.index, round.previous()) {
            if let Some(other) = at(opponent) {
                legal.remove(position, other);
            }
        }
    }
    for rule in tournament.forbidden() {
        if !(rule.from..=rule.to).contains(&round) {
            continue;
        }
        let places: Vec<usize> = rule.players.iter().filter_map(|id| at(*id)).collect();
        for (count, a) in places.iter().enumerate() {
            for b in &places[count + 1..] {
                legal.remove(*a, *b);
            }
        }
    }
    legal
}

/// The initial colour: as drawn, or as the first round with known colours shows it, or White.
pub(crate) fn initial_color(tournament: &Tournament) -> Color {
    if let Some(drawn) = tournament.event().initial_color {
        return drawn;
    }
    let shown = (1..=tournament.rounds_on_record().0).map(RoundNumber).find_map(|round| {
        let mut number = 0;
        for index in 0..tournament.entries().len() {
            let slot = tournament.slot(index, round);
            if !tournament.upto(index, round).any(|(_, slot)| slot.is_paired()) {
                continue;
            }
            if let Some(color) = slot.games().find_map(|game| game.color) {
                return Some(if number % 2 == 0 { color } else { color.other() });
            }
            number += 1;
        }
        None
    });
    shown.unwrap_or(Color::White)
}
