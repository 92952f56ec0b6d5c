//! What the head of a table says of the event: lines as `# system: swiss` before or among its rows.

use std::collections::BTreeMap;

use tournament::tiebreak::Format;
use tournament::{Color, Edition, Points, RoundNumber, System};

use super::columns::problem;
use super::event::MOST_ROUNDS;
use super::round::narrow;
use super::text::{Decoded, decode};
use crate::events::trf::{Problem, Said, both};

/// Whose rules govern an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Law {
    /// The xiangqi rules of 1959.
    Xiangqi1959,
    /// FIDE's.
    Fide,
}

/// How an event of tables is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Equal scores meet.
    Swiss,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
}

impl From<Kind> for Format {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Swiss => Self::Swiss,
            Kind::RoundRobin | Kind::DoubleRoundRobin => Self::RoundRobin,
        }
    }
}

/// The terms that tables state.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    /// The name of the event.
    pub name: Option<String>,
    /// How it is paired.
    pub kind: Option<Kind>,
    /// The edition of the Dutch system.
    pub edition: Option<Edition>,
    /// Whose rules.
    pub law: Option<Law>,
    /// How many rounds.
    pub rounds: Option<RoundNumber>,
    /// The colour the lot gave to the first player.
    pub initial: Option<Color>,
    /// What a win, a draw and a loss are worth.
    pub scoring: Option<[Points; 3]>,
    /// What the bye of the pairing is worth.
    pub bye: Option<Points>,
    /// Whether the first rounds are accelerated (C.04.7).
    pub baku: Option<bool>,
    /// Whether a pairing decided by absence counts as met.
    pub forfeits_meet: Option<bool>,
    /// The order of the standings.
    pub order: Option<String>,
}

/// The names of what a head may say, the first one is what is written.
const KEYS: [(Key, &[&str]); 11] = [
    (Key::Name, &["event", "name", "赛事", "比赛"]),
    (Key::System, &["system", "赛制", "编排"]),
    (Key::Edition, &["edition", "版本"]),
    (Key::Rules, &["rules", "规则"]),
    (Key::Rounds, &["rounds", "轮数", "轮次数"]),
    (Key::Initial, &["initial", "先手", "首名执先"]),
    (Key::Scoring, &["scoring", "记分"]),
    (Key::Bye, &["bye", "轮空"]),
    (Key::Acceleration, &["acceleration", "加速"]),
    (Key::Forfeits, &["forfeits", "弃权"]),
    (Key::Order, &["tiebreaks", "名次"]),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Key {
    Name,
    System,
    Edition,
    Rules,
    Rounds,
    Initial,
    Scoring,
    Bye,
    Acceleration,
    Forfeits,
    Order,
}

const KINDS: [(Kind, &[&str]); 3] = [
    (Kind::Swiss, &["swiss", "dutch", "xiangqi-swiss", "瑞士制", "积分编排", "积分循环"]),
    (Kind::RoundRobin, &["round-robin", "循环赛", "单循环", "大循环"]),
    (Kind::DoubleRoundRobin, &["double-round-robin", "双循环"]),
];

const SYSTEMS: (&str, &str) =
    ("swiss, round-robin or double-round-robin", "瑞士制（积分编排）、循环赛或双循环");
const SCORING: (&str, &str) = (
    "points for a win, a draw and a loss, as 1 0.5 0 or 3 1 0",
    "胜、和、负的分值，如 1 0.5 0 或 3 1 0",
);
const EDITIONS: [(Edition, &[&str]); 2] =
    [(Edition::Dutch2017, &["2017"]), (Edition::Dutch2026, &["2026"])];
const LAWS: [(Law, &[&str]); 2] = [(Law::Xiangqi1959, &["xiangqi-1959"]), (Law::Fide, &["fide"])];
const COLORS: [(Color, &[&str]); 2] = [
    (Color::White, &["white", "w", "red", "白", "红", "先"]),
    (Color::Black, &["black", "b", "黑", "后"]),
];
const BAKU: [(bool, &[&str]); 2] = [(true, &["baku", "巴库"]), (false, &["none", "无"])];
const MET: [(bool, &[&str]); 2] = [(true, &["met", "算相遇"]), (false, &["not-met", "不算相遇"])];

/// What a word means.
fn one_of<T: Copy>(words: &[(T, &[&str])], plain: &str) -> Option<T> {
    words.iter().find(|(_, names)| names.contains(&plain)).map(|(value, _)| *value)
}

/// Points for a win, a draw and a loss, each less than the one before.
fn scoring(plain: &str) -> Option<[Points; 3]> {
    let points: Option<Vec<Points>> = plain.split(['-', '/', ',']).map(Points::parse).collect();
    let points = points.and_then(|points| <[Points; 3]>::try_from(points).ok());
    points.filter(|points| points[0] > points[1] && points[1] > points[2])
}

/// Takes what was said, if it was understood.
fn take<T>(place: &mut Option<T>, value: Option<T>, expected: (&str, &str)) -> Result<(), Said> {
    *place = Some(value.ok_or_else(|| both(expected.0, expected.1))?);
    Ok(())
}

/// Reads what the head of a table says.
///
/// # Errors
/// Every line that names something known and says something unknown of it.
pub fn read_terms(bytes: &[u8]) -> Result<Terms, Vec<Problem>> {
    let mut terms = Terms::default();
    let mut problems = Vec::new();
    let Ok(Decoded { text, .. }) = decode(bytes) else { return Ok(terms) };
    for (line, number) in text.lines().zip(1..) {
        let Some(said) = line.trim_start().strip_prefix(['#', '＃']) else { continue };
        let Some((key, value)) = said.split_once([':', '：', '=']) else { continue };
        let (key, value) = (narrow(key), value.trim());
        let known = KEYS.iter().find(|(_, names)| names.contains(&key.as_str()));
        if let Some((key, _)) = known
            && let Err(expected) = terms.take(*key, value)
        {
            problems.push(problem(number, value, expected));
        }
    }
    if problems.is_empty() { Ok(terms) } else { Err(problems) }
}

impl Terms {
    fn take(&mut self, key: Key, value: &str) -> Result<(), Said> {
        let plain = narrow(value).replace(' ', "-");
        match key {
            Key::Name => take(&mut self.name, Some(value.to_owned()), ("", "")),
            Key::Order => take(&mut self.order, Some(value.to_owned()), ("", "")),
            Key::System => take(&mut self.kind, one_of(&KINDS, &plain), SYSTEMS),
            Key::Edition => {
                take(&mut self.edition, one_of(&EDITIONS, &plain), ("2017 or 2026", "2017 或 2026"))
            }
            Key::Rules => {
                let expected = ("xiangqi-1959 or fide", "xiangqi-1959 或 fide");
                take(&mut self.law, one_of(&LAWS, &plain), expected)
            }
            Key::Rounds => {
                let rounds = plain.parse().ok().filter(|rounds| (1..=MOST_ROUNDS).contains(rounds));
                let expected = ("a number of rounds, from 1 to 999", "轮数，1 至 999");
                take(&mut self.rounds, rounds.map(RoundNumber), expected)
            }
            Key::Initial => {
                let expected = ("white (red) or black", "白（红）或黑");
                take(&mut self.initial, one_of(&COLORS, &plain), expected)
            }
            Key::Scoring => take(&mut self.scoring, scoring(&plain), SCORING),
            Key::Bye => {
                let expected = ("points, as 1 or 0.5", "分值，如 1 或 0.5");
                take(&mut self.bye, Points::parse(&plain), expected)
            }
            Key::Acceleration => {
                let expected = ("baku or none", "巴库（baku）或 无（none）");
                take(&mut self.baku, one_of(&BAKU, &plain), expected)
            }
            Key::Forfeits => {
                let expected = ("met or not met", "算相遇（met）或 不算相遇（not met）");
                take(&mut self.forfeits_meet, one_of(&MET, &plain), expected)
            }
        }
    }

    /// What one table says, and of the rest what another one says.
    ///
    /// # Errors
    /// The name of what the two say differently.
    pub fn and(self, other: Self) -> Result<Self, &'static str> {
        Ok(Self {
            name: one("event", self.name, other.name)?,
            kind: one("system", self.kind, other.kind)?,
            edition: one("edition", self.edition, other.edition)?,
            law: one("rules", self.law, other.law)?,
            rounds: one("rounds", self.rounds, other.rounds)?,
            initial: one("initial", self.initial, other.initial)?,
            scoring: one("scoring", self.scoring, other.scoring)?,
            bye: one("bye", self.bye, other.bye)?,
            baku: one("acceleration", self.baku, other.baku)?,
            forfeits_meet: one("forfeits", self.forfeits_meet, other.forfeits_meet)?,
            order: one("tiebreaks", self.order, other.order)?,
        })
    }
}

fn one<T: PartialEq>(
    name: &'static str,
    first: Option<T>,
    second: Option<T>,
) -> Result<Option<T>, &'static str> {
    match (first, second) {
        (Some(first), Some(second)) if first != second => Err(name),
        (first, second) => Ok(first.or(second)),
    }
}

/// The head of a table that states the terms of an event, as [`read_terms`] reads it.
#[must_use]
pub fn terms_head(event: &tournament::Event, law: Option<Law>) -> String {
    let mut said: BTreeMap<usize, (Key, String)> = BTreeMap::new();
    let mut say = |key: Key, value: String| {
        let place = KEYS.iter().position(|(known, _)| *known == key).unwrap_or(0);
        said.insert(place, (key, value));
    };
    if !event.name.is_empty() && !event.name.contains(['\n', '\r']) {
        say(Key::Name, event.name.clone());
    }
    let kind = event.system.map(|system| match system {
        System::Dutch(edition) => (Kind::Swiss, Some(edition)),
        System::XiangqiSwiss => (Kind::Swiss, None),
        System::RoundRobin => (Kind::RoundRobin, None),
        System::DoubleRoundRobin => (Kind::DoubleRoundRobin, None),
    });
    if let Some((kind, edition)) = kind {
        let names = KINDS.iter().find(|(known, _)| *known == kind).map(|(_, names)| names);
        say(Key::System, names.map_or("", |names| names[0]).to_owned());
        if edition == Some(Edition::Dutch2017) {
            say(Key::Edition, "2017".to_owned());
        }
    }
    if law == Some(Law::Xiangqi1959) {
        say(Key::Rules, "xiangqi-1959".to_owned());
    }
    if event.forfeits_meet {
        say(Key::Forfeits, "met".to_owned());
    }
    if let Some(rounds) = event.rounds {
        say(Key::Rounds, rounds.to_string());
    }
    if let Some(color) = event.initial_color {
        let word = match color {
            Color::White => "white",
            Color::Black => "black",
        };
        say(Key::Initial, word.to_owned());
    }
    let scoring = &event.scoring;
    if *scoring != tournament::Scoring::ONE_HALF_ZERO {
        say(Key::Scoring, format!("{} {} {}", scoring.win, scoring.draw, scoring.loss));
        if scoring.pairing_bye != scoring.win {
            say(Key::Bye, scoring.pairing_bye.to_string());
        }
    }
    let line = |(key, value): &(Key, String)| {
        let names = KEYS.iter().find(|(known, _)| known == key).map(|(_, names)| names);
        format!("# {}: {value}\n", names.map_or("", |names| names[0]))
    };
    said.values().map(line).collect()
}
