//! Scoring and order of the xiangqi rules of 1959, section 12.

use rulebook::{Cited, Rule, Tenths, xiangqi_1959};

use crate::event::Tournament;
use crate::meetings::Meetings;
use crate::tiebreak::{Code, Kind, MatchScoring};
use crate::units::{Points, Scoring};

use super::criterion::{Criterion, ThreeOrMore};
use super::rank::Standings;

/// How many games two players have with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    /// One (12.2).
    SingleGames,
    /// Two or more, which make a match (12.3).
    Matches,
}

/// What a game is worth by 12.1; a game decided by absence counts like a played one.
#[must_use]
pub fn scoring_1959() -> Scoring {
    let numbers = &xiangqi_1959::NUMBERS;
    Scoring::of(
        cited(numbers.points_for_win, &xiangqi_1959::GAME_POINTS),
        cited(numbers.points_for_draw, &xiangqi_1959::GAME_POINTS),
        cited(numbers.points_for_loss, &xiangqi_1959::GAME_POINTS),
    )
}

/// What a match of several games is worth by 12.3.
#[must_use]
pub fn match_scoring_1959() -> MatchScoring {
    let numbers = &xiangqi_1959::NUMBERS;
    let rule = &xiangqi_1959::RANKING_MINI_MATCHES;
    MatchScoring {
        win: cited(numbers.match_points_for_win, rule),
        draw: cited(numbers.match_points_for_draw, rule),
        loss: cited(numbers.match_points_for_loss, rule),
    }
}

/// What the matches of an event under the rules of 1959 are worth, if two players have two or more games with each other (12.3).
#[must_use]
pub fn matches_1959(tournament: &Tournament) -> Option<MatchScoring> {
    (Meetings::of(tournament).games > 1).then(match_scoring_1959)
}

/// The order of 12.2, or of 12.3 where two players have several games.
#[must_use]
pub fn order_1959(play: Play, three_or_more: ThreeOrMore) -> Vec<Criterion> {
    let mut steps = match play {
        Play::SingleGames => vec![Criterion::Tiebreak(Code::from(Kind::Points))],
        Play::Matches => vec![
            Criterion::Tiebreak(Code::from(Kind::MatchPoints)),
            Criterion::Tiebreak(Code::from(Kind::GamePoints)),
        ],
    };
    steps.extend([
        Criterion::GameBetweenTwo(three_or_more),
        Criterion::Unbeaten,
        Criterion::FewerViolations,
    ]);
    steps
}

/// A play-off for the title that the committee may order (12.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayOff {
    /// The rule.
    pub rule: &'static Rule,
    /// Those who share the first place, by number.
    pub entitled: Vec<u32>,
}

/// Who may play off, if the order of 1959 gives no single champion; other orders do not know the rule.
///
/// Whether it is played, and over how many games, the committee decides.
#[must_use]
pub fn play_off(standings: &Standings) -> Option<PlayOff> {
    let of_1959 = |step: &Criterion| matches!(step, Criterion::GameBetweenTwo(_));
    if !standings.steps.iter().any(of_1959) {
        return None;
    }
    let first = standings.places.iter().filter(|place| place.rank == 1);
    let entitled: Vec<u32> = first.map(|place| place.number).collect();
    (entitled.len() > 1).then_some(PlayOff { rule: &xiangqi_1959::PLAY_OFF, entitled })
}

/// The value of a number the book has; nothing if it had none.
fn cited(number: Option<Cited<Tenths>>, rule: &'static Rule) -> Points {
    let tenths = number.filter(|number| number.rule.name == rule.name);
    let value = tenths.map_or(0, |number| number.value.0);
    Points::from_tenths(i32::try_from(value).unwrap_or(i32::MAX))
}
