//! Why a pair was made, and why another was not.

use crate::event::{Edition, Tournament};
use crate::matching::BitMatrix;
use crate::slot::Color;
use crate::units::{PlayerId, Points, RoundNumber};
use crate::xiangqi::of_one_club;

use super::bracket::best_marks;
use super::criteria::{Criterion, Layout, Scope, SingleBye, Window};
use super::field::{ByeRight, Field, Float, Player, Standing, Strength, initial_color};
use super::round::{BracketTrace, PairedRound, bye_decides};
use super::rules::{Procedure, Rules};

/// A float of an earlier round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FloatNote {
    /// Against somebody of the same score.
    None,
    /// Against somebody of a lower score, or without an opponent.
    Down,
    /// Against somebody of a higher score.
    Up,
}

/// How much a colour is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preference {
    /// No game played yet.
    None,
    /// To alternate only.
    Mild(Color),
    /// A difference of one.
    Strong(Color),
    /// A difference of two or more, or twice the same colour.
    Absolute(Color),
}

/// A player as the pairing of a round sees them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerNote {
    /// Who.
    pub player: PlayerId,
    /// Score with virtual points.
    pub score: Points,
    /// The colour wanted.
    pub preference: Preference,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// One and two rounds ago.
    pub floats: [FloatNote; 2],
    /// Whether the bye may be given.
    pub may_have_bye: bool,
    /// Whether a topscorer of the last round.
    pub topscorer: bool,
}

/// Why two players were not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyNot {
    /// One of them is not there.
    Absent,
    /// They have met in an earlier round (C1).
    Met(RoundNumber),
    /// The event forbids it.
    Forbidden,
    /// Players of one club are kept apart in the first round of a xiangqi Swiss.
    SameClub,
    /// Both have the same absolute colour preference (C3).
    AbsoluteColors,
    /// The one had been paired in a higher bracket before the other was considered.
    PairedAbove,
    /// A pairing with this pair meets a criterion worse, by so much; the criteria before it are
    /// met as well as can be.
    Worse(Criterion, i64),
    /// All criteria can be met as well, but the text generates the other candidate earlier.
    Later,
}

/// Why the bye of the pairing went to somebody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyNotBye {
    /// Not taking part in the round.
    Absent,
    /// Has had it, or has scored as much without playing (C2).
    Barred,
    /// A higher score than the one who gets it (C5).
    HigherScore,
    /// Paired in a higher bracket before the bye was given.
    PairedAbove,
    /// A pairing in which this player is left over meets a criterion worse, by so much.
    Worse(Criterion, i64),
    /// All criteria can be met as well, but the text generates the other candidate earlier.
    Later,
}

/// What the pairing of a round looked at.
#[derive(Debug)]
pub struct Explainer<'a> {
    tournament: &'a Tournament,
    paired: &'a PairedRound,
    rules: Rules,
    field: Field,
}

impl<'a> Explainer<'a> {
    /// Looks at a round that [`super::pair`] has paired.
    #[must_use]
    pub fn new(tournament: &'a Tournament, paired: &'a PairedRound, edition: Edition) -> Self {
        Self::by(tournament, paired, Rules::of(edition))
    }

    /// Looks at a round that [`super::pair_by`] has paired by a set of choices.
    #[must_use]
    pub fn by(tournament: &'a Tournament, paired: &'a PairedRound, rules: Rules) -> Self {
        let history = if tournament.last_paired_round() >= paired.round {
            tournament.cut_after(paired.round.previous())
        } else {
            tournament.clone()
        };
        let field = Field::new(&history, paired.round, &rules, initial_color(tournament));
        Self { tournament, paired, rules, field }
    }

    /// A player as the pairing saw them; none if not there.
    #[must_use]
    pub fn player(&self, id: PlayerId) -> Option<PlayerNote> {
        let player = &self.field.players[self.position(id)?];
        Some(PlayerNote {
            player: id,
            score: player.score,
            preference: preference(player),
            difference: player.difference,
            floats: player.floats.map(|float| match float {
                Float::None => FloatNote::None,
                Float::Down => FloatNote::Down,
                Float::Up => FloatNote::Up,
            }),
            may_have_bye: player.bye == ByeRight::Eligible,
            topscorer: player.standing == Standing::Topscorer,
        })
    }

    /// The brackets a player went through, the last one being where they were paired.
    pub fn brackets(&self, id: PlayerId) -> impl Iterator<Item = &'a BracketTrace> + '_ {
        self.paired.brackets.iter().filter(move |bracket| {
            bracket.moved_down.contains(&id) || bracket.residents.contains(&id)
        })
    }

    /// The opponents a player could have had before the one they got, in the order in which the
    /// text tries them in their bracket.
    #[must_use]
    pub fn passed_over(&self, id: PlayerId) -> Vec<PlayerId> {
        let Some(bracket) = self.brackets(id).last() else { return Vec::new() };
        let got = bracket
            .pairs
            .iter()
            .find_map(|(a, b)| if *a == id { Some(*b) } else { Some(*a).filter(|_| *b == id) });
        let first = bracket.moved_down.len() + bracket.residents.len();
        let half = bracket.pairs.len();
        let order: Vec<PlayerId> =
            bracket.moved_down.iter().chain(&bracket.residents).copied().collect();
        let begin = if bracket.moved_down.contains(&id) {
            bracket.moved_down.len()
        } else {
            half.min(first)
        };
        order[begin..]
            .iter()
            .copied()
            .take_while(|other| Some(*other) != got)
            .filter(|other| *other != id)
            .collect()
    }

    /// Why two players were not paired with each other.
    #[must_use]
    pub fn why_not(&self, one: PlayerId, other: PlayerId) -> WhyNot {
        let (Some(a), Some(b)) = (self.position(one), self.position(other)) else {
            return WhyNot::Absent;
        };
        let (a, b) = (a.min(b), a.max(b));
        if !self.field.legal.has(a, b) {
            return self.bar(a, b);
        }
        if self.keeps_clubs_apart() && of_one_club(self.tournament, one, other) {
            return WhyNot::SameClub;
        }
        let id = |position: usize| self.field.players[position].id;
        let bracket = self.paired.brackets.iter().find(|bracket| {
            bracket
                .pairs
                .iter()
                .any(|(x, y)| [id(a), id(b)].contains(x) || [id(a), id(b)].contains(y))
        });
        let Some(bracket) = bracket else { return WhyNot::Later };
        let here =
            |id: PlayerId| bracket.moved_down.contains(&id) || bracket.residents.contains(&id);
        if !here(id(a)) && !here(id(b)) {
            return WhyNot::PairedAbove;
        }
        self.compare(bracket, a, b)
    }

    /// Whether clubs were kept apart, which is done where it leaves a pairing.
    fn keeps_clubs_apart(&self) -> bool {
        let meet = |pair: &super::Pair| of_one_club(self.tournament, pair.white, pair.black);
        self.rules == Rules::XIANGQI
            && self.paired.round == RoundNumber(1)
            && !self.paired.pairs.iter().any(meet)
    }

    fn position(&self, id: PlayerId) -> Option<usize> {
        self.field.players.iter().position(|player| player.id == id)
    }

    fn bar(&self, a: usize, b: usize) -> WhyNot {
        let (first, second) = (&self.field.players[a], &self.field.players[b]);
        let met = self
            .tournament
            .games(first.index, self.paired.round.previous())
            .find(|(_, game)| game.opponent == second.id && game.is_played());
        if let Some((round, _)) = met {
            return WhyNot::Met(round);
        }
        if first.clashes(second) { WhyNot::AbsoluteColors } else { WhyNot::Forbidden }
    }

    /// Why a player did not get the bye of the pairing; none if there is no bye, or they got it.
    #[must_use]
    pub fn why_not_bye(&self, id: PlayerId) -> Option<WhyNotBye> {
        let bye = self.paired.bye.filter(|bye| *bye != id)?;
        let Some(position) = self.position(id) else { return Some(WhyNotBye::Absent) };
        let player = &self.field.players[position];
        if player.bye == ByeRight::Barred {
            return Some(WhyNotBye::Barred);
        }
        if self.bye_score().is_some_and(|score| player.score > score) {
            return Some(WhyNotBye::HigherScore);
        }
        let bracket = self.paired.brackets.iter().rfind(|one| one.downfloaters.contains(&bye))?;
        if !bracket.moved_down.contains(&id) && !bracket.residents.contains(&id) {
            return Some(WhyNotBye::PairedAbove);
        }
        let worse = self.worse(bracket, |legal, size| {
            for other in 0..size {
                legal.remove(position, other);
            }
        });
        Some(worse.map_or(WhyNotBye::Later, |(criterion, by)| WhyNotBye::Worse(criterion, by)))
    }

    /// The best pairing of the bracket against the best one with the pair in question.
    fn compare(&self, bracket: &BracketTrace, a: usize, b: usize) -> WhyNot {
        let worse = self.worse(bracket, |legal, size| {
            for other in 0..size {
                if other != b {
                    legal.remove(a, other);
                }
                if other != a {
                    legal.remove(b, other);
                }
            }
        });
        worse.map_or(WhyNot::Later, |(criterion, by)| WhyNot::Worse(criterion, by))
    }

    /// The first criterion the best pairing of a bracket meets better than the best one under a
    /// condition, and by how much.
    fn worse(
        &self,
        bracket: &BracketTrace,
        bind: impl FnOnce(&mut BitMatrix, usize),
    ) -> Option<(Criterion, i64)> {
        let place = |id: &PlayerId| self.position(*id);
        let moved: Vec<usize> = bracket.moved_down.iter().filter_map(place).collect();
        let residents: Vec<usize> = bracket.residents.iter().filter_map(place).collect();
        let (begin, last) = (residents.first()?, residents.last()?);
        let size = self.field.len();
        let end = last + 1;
        let procedure = self.rules.procedure;
        let mut window = Window {
            moved: moved.len(),
            bracket: moved.len() + residents.len(),
            next: moved.len() + self.field.group_end(end) - begin,
            members: moved.iter().copied().chain(*begin..size).collect(),
            scope: Scope::Everybody,
            single_bye: SingleBye::No,
            bye_score: self.bye_score(),
        };
        if procedure == Procedure::LookAhead {
            window.single_bye = bye_decides(&self.field, &window, bracket.score, procedure);
        }
        let best = best_marks(&Layout::new(&self.field, &window, procedure));
        let mut bound = self.field.clone();
        bind(&mut bound.legal, size);
        let forced = best_marks(&Layout::new(&bound, &window, procedure));
        best.iter()
            .zip(&forced)
            .find(|((_, best), (_, forced))| best != forced)
            .map(|((criterion, best), (_, forced))| (*criterion, best - forced))
    }

    fn bye_score(&self) -> Option<Points> {
        let bye = self.position(self.paired.bye?)?;
        Some(self.field.players[bye].score)
    }
}

fn preference(player: &Player) -> Preference {
    match (player.strength, player.preference) {
        (Strength::None, _) | (_, None) => Preference::None,
        (Strength::Mild, Some(color)) => Preference::Mild(color),
        (Strength::Strong, Some(color)) => Preference::Strong(color),
        (Strength::Absolute, Some(color)) => Preference::Absolute(color),
    }
}
