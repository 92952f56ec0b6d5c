//! The crosstable tie-breaks are computed on: who met whom, and what it was worth.

use std::collections::BTreeMap;

use crate::entry::Listing;
use crate::event::{System, Tournament};
use crate::meetings::Meetings;
use crate::slot::{Bye, Color, Decided, GameEntry, Outcome, Slot, Validity};
use crate::units::{Points, Rating, RoundNumber, Scoring};

use super::code::{LastRound, Score};

/// The kind of event, which decides how unplayed games count (articles 15.2 and 16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// Not everybody meets everybody.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
}

impl From<System> for Format {
    fn from(system: System) -> Self {
        match system {
            System::Dutch(_) | System::XiangqiSwiss => Self::Swiss,
            System::RoundRobin | System::DoubleRoundRobin => Self::RoundRobin,
        }
    }
}

/// Match and game points side by side. For single players with one game a round both are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scores {
    /// Of matches.
    pub matches: Points,
    /// Of single games.
    pub games: Points,
}

impl Scores {
    /// The same points as both.
    #[must_use]
    pub const fn both(points: Points) -> Self {
        Self { matches: points, games: points }
    }

    /// The one asked for.
    #[must_use]
    pub const fn of(self, score: Score) -> Points {
        match score {
            Score::Match => self.matches,
            Score::Game => self.games,
        }
    }
}

/// What a round was for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CellKind {
    /// Played on the board.
    Played,
    /// The opponent did not appear.
    ForfeitWin,
    /// Did not appear.
    ForfeitLoss,
    /// The bye of the pairing.
    PairingBye,
    /// A bye worth a win.
    FullBye,
    /// A bye worth a draw, asked for.
    HalfBye,
    /// Absent, withdrawn, or not yet entered.
    ZeroBye,
    /// Not a round at all: nobody was due to play, the game was annulled, or it has no result yet.
    Void,
}

impl CellKind {
    /// Whether it is a voluntarily unplayed round, a VUR of article 16.
    #[must_use]
    pub const fn is_voluntarily_unplayed(self) -> bool {
        match self {
            Self::ForfeitLoss | Self::HalfBye | Self::ZeroBye => true,
            Self::Played | Self::ForfeitWin | Self::PairingBye | Self::FullBye | Self::Void => {
                false
            }
        }
    }
}

/// One game of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellGame {
    /// The board in a team match, the number in a match of several games; from 1.
    pub board: u16,
    /// With which side.
    pub color: Option<Color>,
    /// The result.
    pub outcome: Outcome,
    /// How it came about.
    pub decided: Decided,
    /// What it was worth.
    pub points: Points,
}

impl CellGame {
    /// Whether it was played and has a result.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        match self.decided {
            Decided::OnTheBoard | Decided::Unrated | Decided::Adjudicated => true,
            Decided::Adjourned | Decided::Forfeit | Decided::Open => false,
        }
    }
}

/// One round of one row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// What it was.
    pub kind: CellKind,
    /// Paired with the row at this index.
    pub opponent: Option<usize>,
    /// What it was worth.
    pub scores: Scores,
    /// Its games; empty where none is known.
    pub games: Vec<CellGame>,
}

impl Cell {
    /// A round without opponent.
    #[must_use]
    pub const fn alone(kind: CellKind, scores: Scores) -> Self {
        Self { kind, opponent: None, scores, games: Vec::new() }
    }
}

/// A player or team with its rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub number: u32,
    /// Its rating; 0 means unrated.
    pub rating: Rating,
    /// Its rounds.
    pub cells: Vec<Cell>,
    /// Bonus and penalty points.
    pub extra: Points,
}

/// What a win and a draw of a whole round are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// Winning everything.
    pub win: Points,
    /// Half of everything.
    pub draw: Points,
}

/// The terms under which results are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Swiss or round robin.
    pub format: Format,
    /// The score that ranks first.
    pub primary: Score,
    /// What a round is worth in match points.
    pub matches: Worth,
    /// What a round is worth in game points, over all its games.
    pub games: Worth,
    /// How many boards a match has; 1 for single players with one game a round.
    pub boards: u16,
}

impl Terms {
    /// What a round is worth in one of the scores.
    #[must_use]
    pub const fn worth(&self, score: Score) -> Worth {
        match score {
            Score::Match => self.matches,
            Score::Game => self.games,
        }
    }
}

/// Match points of the matches of several games that two players play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchScoring {
    /// For winning it.
    pub win: Points,
    /// For drawing it.
    pub draw: Points,
    /// For losing it.
    pub loss: Points,
}

impl MatchScoring {
    /// What a result over all games is worth.
    #[must_use]
    pub const fn of(self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win => self.win,
            Outcome::Draw => self.draw,
            Outcome::Loss => self.loss,
        }
    }
}

/// A crosstable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// How results count.
    pub terms: Terms,
    /// The rounds it covers.
    pub rounds: RoundNumber,
    /// The players or teams.
    pub rows: Vec<Row>,
}

impl Table {
    /// The table of single players after a round, each round a game or a match of several games.
    ///
    /// `matches` says what the matches are worth; without it match points are the points of the
    /// games. A match is the games of two players over all rounds; its points stand with its last game, and not before all of
    /// them have a result. Players struck from the event have no row.
    #[must_use]
    pub fn of_players(
        tournament: &Tournament,
        after: RoundNumber,
        format: Format,
        matches: Option<MatchScoring>,
    ) -> Self {
        let scoring = tournament.event().scoring;
        let boards = tournament
            .entries()
            .iter()
            .enumerate()
            .flat_map(|(index, _)| tournament.upto(index, after))
            .map(|(_, slot)| slot.games().count())
            .max()
            .unwrap_or(1)
            .max(1);
        let kept: Vec<usize> =
            (0..tournament.entries().len()).filter(|index| !tournament.is_struck(*index)).collect();
        let row_of = |index: usize| kept.binary_search(&index).ok();
        let rows = kept.iter().map(|index| {
            let entry = &tournament.entries()[*index];
            let cells = tournament.upto(*index, after).map(|(_, slot)| {
                let opponent =
                    slot.opponent().and_then(|id| tournament.index_of(id)).and_then(row_of);
                cell(slot, opponent, &scoring, matches)
            });
            let extra = tournament
                .adjustments()
                .iter()
                .filter(|given| given.player == entry.id && given.round <= after)
                .map(|given| given.points)
                .sum();
            Row { number: entry.id.0, rating: entry.rating, cells: cells.collect(), extra }
        });
        let mut rows: Vec<Row> = rows.collect();
        if let Some(given) = matches {
            let games = Meetings::of(tournament).games;
            rows.iter_mut().for_each(|row| count_matches(row, given, games));
            for refused in tournament.refused() {
                lose_match(&mut rows, (refused.player.0, refused.opponent.0), given);
            }
        }
        let count = i32::try_from(boards).unwrap_or(i32::MAX);
        let games = Worth { win: scoring.win * count, draw: scoring.draw * count };
        let worth = matches.map_or(games, |given| Worth { win: given.win, draw: given.draw });
        let terms = Terms {
            format,
            primary: if matches.is_some() { Score::Match } else { Score::Game },
            matches: worth,
            games,
            boards: u16::try_from(boards).unwrap_or(u16::MAX),
        };
        Self { terms, rounds: after, rows }
    }

    /// Where a number stands among the rows.
    #[must_use]
    pub fn index_of(&self, number: u32) -> Option<usize> {
        self.rows.iter().position(|row| row.number == number)
    }

    /// The total of a row.
    #[must_use]
    pub fn total(&self, index: usize, score: Score) -> Points {
        let row = &self.rows[index];
        let made: Points = row.cells.iter().map(|cell| cell.scores.of(score)).sum();
        if score == self.terms.primary { made + row.extra } else { made }
    }

    /// The cells of a row with their rounds.
    pub fn cells(&self, index: usize) -> impl Iterator<Item = (RoundNumber, &Cell)> + '_ {
        self.rows[index].cells.iter().zip(1..).map(|(cell, round)| (RoundNumber(round), cell))
    }

    /// The same table with the paired games of the last round drawn, forfeits among them.
    #[must_use]
    pub fn with_last_round_drawn(&self) -> Self {
        let mut table = self.clone();
        let draw = Scores { matches: self.terms.matches.draw, games: self.terms.games.draw };
        for row in &mut table.rows {
            if let Some(cell) = row.cells.last_mut()
                && cell.opponent.is_some()
            {
                cell.kind = CellKind::Played;
                cell.scores = draw;
            }
        }
        table
    }

    /// The table as a code wants to see the last round.
    pub(crate) fn seen(&self, last: LastRound) -> std::borrow::Cow<'_, Self> {
        match last {
            LastRound::AsPlayed => std::borrow::Cow::Borrowed(self),
            LastRound::AsDrawn => std::borrow::Cow::Owned(self.with_last_round_drawn()),
        }
    }
}

fn cell(
    slot: &Slot,
    opponent: Option<usize>,
    scoring: &Scoring,
    matches: Option<MatchScoring>,
) -> Cell {
    let alone = |kind, outcome: Outcome| {
        let games = slot.points(scoring);
        let matches = matches.map_or(games, |given| given.of(outcome));
        Cell::alone(kind, Scores { matches, games })
    };
    match slot {
        Slot::Blank | Slot::NotEntered | Slot::Withdrawn => alone(CellKind::ZeroBye, Outcome::Loss),
        Slot::Bye(Bye::PairingAllocated) => alone(CellKind::PairingBye, Outcome::Win),
        Slot::Bye(Bye::Full) => alone(CellKind::FullBye, Outcome::Win),
        Slot::Bye(Bye::Half) => alone(CellKind::HalfBye, Outcome::Draw),
        Slot::Bye(Bye::Zero) => alone(CellKind::ZeroBye, Outcome::Loss),
        Slot::Game(_) | Slot::Match(_) => paired(slot, opponent, scoring, matches),
    }
}

fn paired(
    slot: &Slot,
    opponent: Option<usize>,
    scoring: &Scoring,
    matches: Option<MatchScoring>,
) -> Cell {
    let counting: Vec<GameEntry> =
        slot.games().filter(|game| game.validity == Validity::Counts).collect();
    let Some(opponent) = opponent.filter(|_| !counting.is_empty()) else {
        return Cell::alone(CellKind::Void, Scores::default());
    };
    let games: Vec<CellGame> = counting
        .iter()
        .zip(1..)
        .map(|(game, board)| CellGame {
            board,
            color: game.color,
            outcome: game.outcome,
            decided: game.decided,
            points: game.points(scoring),
        })
        .collect();
    let points = games.iter().map(|game| game.points).sum();
    let outcome = slot.outcome().unwrap_or(Outcome::Loss);
    let kind = if counting.iter().any(|game| game.is_played()) {
        CellKind::Played
    } else if counting.iter().all(GameEntry::is_open) {
        CellKind::Void
    } else {
        match outcome {
            Outcome::Win => CellKind::ForfeitWin,
            Outcome::Draw | Outcome::Loss => CellKind::ForfeitLoss,
        }
    };
    let of_match = match (kind, matches) {
        (CellKind::Void, _) | (_, None) => points,
        (_, Some(given)) => given.of(outcome),
    };
    let scores = Scores { matches: of_match, games: points };
    Cell { kind, opponent: Some(opponent), scores, games }
}

/// Gives the points of each match to the cell with its last game, once all `games` of it have a result.
fn count_matches(row: &mut Row, given: MatchScoring, games: u32) {
    let mut matches: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (place, cell) in row.cells.iter().enumerate() {
        if let Some(opponent) = cell.opponent {
            matches.entry(opponent).or_default().push(place);
        }
    }
    for places in matches.into_values() {
        let of_match = places.iter().flat_map(|place| &row.cells[*place].games);
        let decided =
            of_match.filter(|game| !matches!(game.decided, Decided::Adjourned | Decided::Open));
        let outcomes: Vec<Outcome> = decided.map(|game| game.outcome).collect();
        let complete = u32::try_from(outcomes.len()).is_ok_and(|decided| decided >= games);
        let points = over_all(outcomes).filter(|_| complete).map(|outcome| given.of(outcome));
        for place in &places {
            row.cells[*place].scores.matches = Points::ZERO;
        }
        if let (Some(points), Some(last)) = (points, places.last()) {
            row.cells[*last].scores.matches = points;
        }
    }
}

/// A match is lost by refusing to go on, whatever its games were.
fn lose_match(rows: &mut [Row], (loser, winner): (u32, u32), given: MatchScoring) {
    let index_of = |number: u32| rows.iter().position(|row| row.number == number);
    let (Some(lost), Some(won)) = (index_of(loser), index_of(winner)) else { return };
    for (row, opponent, points) in [(lost, won, given.loss), (won, lost, given.win)] {
        let cells = &mut rows[row].cells;
        let mut cells = cells.iter_mut().filter(|cell| cell.opponent == Some(opponent));
        if let Some(last) = cells.next_back() {
            last.scores.matches = points;
        }
        cells.for_each(|cell| cell.scores.matches = Points::ZERO);
    }
}

/// The result over several games; none without any.
fn over_all(outcomes: impl IntoIterator<Item = Outcome>) -> Option<Outcome> {
    let (mut won, mut lost, mut any) = (0, 0, false);
    for outcome in outcomes {
        any = true;
        match outcome {
            Outcome::Win => won += 1,
            Outcome::Draw => {}
            Outcome::Loss => lost += 1,
        }
    }
    any.then(|| match won.cmp(&lost) {
        std::cmp::Ordering::Greater => Outcome::Win,
        std::cmp::Ordering::Equal => Outcome::Draw,
        std::cmp::Ordering::Less => Outcome::Loss,
    })
}

impl Slot {
    /// The result of the round over all its games that count: of a single game its own.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let counting = self.games().filter(|game| game.validity == Validity::Counts);
        over_all(counting.map(|game| game.outcome))
    }
}

impl Tournament {
    /// Whether the player at this index was struck from the event.
    #[must_use]
    pub fn is_struck(&self, index: usize) -> bool {
        self.entries()[index].withdrawal.is_some_and(|left| left.listing == Listing::Struck)
    }
}
