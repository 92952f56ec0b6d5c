//! Putting participants in order, step by step.

use rulebook::{Rule, xiangqi_1959};

use crate::slot::Outcome;
use crate::tiebreak::{self, CellKind, Code, Derivation, Exact, Kind, Part, Reason, Undefined};

use super::Contest;
use super::among::Comparison;
use super::criterion::{Criterion, NoOpponent, ThreeOrMore};

/// What a step shows for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// A number with its derivation.
    Number(Derivation),
    /// The place among those tied when the step was reached; none if nobody was tied.
    Among(Option<u32>),
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The rank, from 1; shared where nothing separates.
    pub rank: u32,
    /// The number of the participant.
    pub number: u32,
    /// What each step shows, in the order of the steps.
    pub cells: Vec<Cell>,
    /// The step that put this one behind the one before; none for the first, and where the rank is
    /// shared with the one before.
    pub behind_by: Option<usize>,
}

/// Something the text does not say, for the arbiter to decide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The rule that is silent.
    pub rule: &'static Rule,
    /// The participants it concerns, by number.
    pub tied: Vec<u32>,
    /// Their order if the points among them are compared; brackets stay tied.
    pub among_them: Vec<Vec<u32>>,
    /// Their order if the step is passed over.
    pub passed_over: Vec<Vec<u32>>,
}

/// Standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The steps.
    pub steps: Vec<Criterion>,
    /// The places, the first on top; equal ranks by number.
    pub places: Vec<Place>,
    /// What is left to the arbiter; until then those concerned share their rank.
    pub findings: Vec<Finding>,
    /// Who was compared with whom at steps that have no numbers, in the order it was done.
    pub comparisons: Vec<Comparison>,
}

/// Puts the rows of a table in order.
#[must_use]
pub fn rank(contest: &Contest, steps: &[Criterion]) -> Standings {
    let mut ranking = Ranking::new(contest, steps);
    let everybody: Vec<usize> = (0..contest.table.rows.len()).collect();
    let groups = ranking.settle(everybody, 0);
    let mut places = Vec::new();
    let mut rank = 1;
    for group in groups {
        let size = u32::try_from(group.rows.len()).unwrap_or(u32::MAX);
        let mut rows = group.rows;
        rows.sort_by_key(|row| contest.table.rows[*row].number);
        for (position, row) in rows.iter().enumerate() {
            let cells = ranking
                .values
                .iter()
                .zip(&ranking.among)
                .map(|(values, among)| match values {
                    Some(values) => Cell::Number(values[*row].clone()),
                    None => Cell::Among(among[*row]),
                })
                .collect();
            let behind_by = if position == 0 { group.behind_by } else { None };
            let number = contest.table.rows[*row].number;
            places.push(Place { rank, number, cells, behind_by });
        }
        rank += size;
    }
    let Ranking { findings, comparisons, .. } = ranking;
    Standings { steps: steps.to_vec(), places, findings, comparisons }
}

#[derive(Clone)]
struct Group {
    rows: Vec<usize>,
    behind_by: Option<usize>,
}

struct Ranking<'a> {
    contest: &'a Contest,
    steps: &'a [Criterion],
    /// The numbers of each step; none for steps that only compare those tied.
    values: Vec<Option<Vec<Derivation>>>,
    /// The place of each row among those it was tied with, per step.
    among: Vec<Vec<Option<u32>>>,
    findings: Vec<Finding>,
    comparisons: Vec<Comparison>,
}

impl<'a> Ranking<'a> {
    fn new(contest: &'a Contest, steps: &'a [Criterion]) -> Self {
        let values = steps.iter().map(|step| derive_step(contest, *step)).collect();
        let among = vec![vec![None; contest.table.rows.len()]; steps.len()];
        Self { contest, steps, values, among, findings: Vec::new(), comparisons: Vec::new() }
    }

    /// Orders a group by the steps from one on.
    fn settle(&mut self, rows: Vec<usize>, from: usize) -> Vec<Group> {
        let mut done = Vec::new();
        let mut open = vec![(Group { rows, behind_by: None }, from)];
        while let Some((group, step)) = open.pop() {
            if group.rows.len() < 2 || step >= self.steps.len() {
                done.push(group);
                continue;
            }
            let between_two = self.between_two(step);
            let parts = match between_two {
                Some(choice) if group.rows.len() > 2 => {
                    let Some(parts) = self.three_or_more(&group.rows, step, choice) else {
                        // Left to the arbiter: no further step is taken.
                        done.push(group);
                        continue;
                    };
                    parts
                }
                Some(_) | None => self.split(self.steps[step], step, &group.rows),
            };
            self.note_among(step, &parts);
            // The table among three or more may leave two of them, who then have a game between them.
            let again = between_two.is_some() && parts.len() > 1;
            let next = if again { step } else { step + 1 };
            let mut parts: Vec<_> = parts
                .into_iter()
                .enumerate()
                .map(|(position, rows)| {
                    let behind_by = if position == 0 { group.behind_by } else { Some(step) };
                    (Group { rows, behind_by }, next)
                })
                .collect();
            parts.reverse();
            open.extend(parts);
        }
        done
    }

    /// The choice for three or more, if the step is the game between the two.
    fn between_two(&self, step: usize) -> Option<ThreeOrMore> {
        match self.steps[step] {
            Criterion::GameBetweenTwo(choice) => Some(choice),
            Criterion::Tiebreak(_)
            | Criterion::OpponentPoints(_)
            | Criterion::Unbeaten
            | Criterion::FewerViolations
            | Criterion::LastRoundBack
            | Criterion::BestOpponent
            | Criterion::Lots => None,
        }
    }

    fn note_among(&mut self, step: usize, parts: &[Vec<usize>]) {
        let mut place = 1;
        for part in parts {
            for row in part {
                self.among[step][*row] = Some(place);
            }
            place += u32::try_from(part.len()).unwrap_or(0);
        }
        if self.values[step].is_none() {
            let rows = &self.contest.table.rows;
            let numbers = |part: &Vec<usize>| part.iter().map(|row| rows[*row].number).collect();
            let groups = parts.iter().map(numbers).collect();
            self.comparisons.push(Comparison { step, groups });
        }
    }

    fn split(&self, criterion: Criterion, step: usize, rows: &[usize]) -> Vec<Vec<usize>> {
        let table = &self.contest.table;
        match criterion {
            Criterion::Tiebreak(code) => {
                let values = self.values[step].as_deref().unwrap_or_default();
                tiebreak::split(table, code, values, rows)
            }
            Criterion::GameBetweenTwo(_) => mutual(self.contest, rows),
            Criterion::LastRoundBack => last_round_back(self.contest, rows),
            Criterion::BestOpponent => best_opponent(self.contest, rows),
            Criterion::OpponentPoints(_)
            | Criterion::Unbeaten
            | Criterion::FewerViolations
            | Criterion::Lots => {
                let values = self.values[step].as_deref().unwrap_or_default();
                let code = own_code(criterion);
                tiebreak::split(table, code, values, rows)
            }
        }
    }

    /// The game between the two where more than two are tied.
    fn three_or_more(
        &mut self,
        rows: &[usize],
        step: usize,
        mutual_choice: ThreeOrMore,
    ) -> Option<Vec<Vec<usize>>> {
        match mutual_choice {
            ThreeOrMore::TableAmongThem => Some(mutual(self.contest, rows)),
            ThreeOrMore::NextStep => Some(vec![rows.to_vec()]),
            ThreeOrMore::AskArbiter => {
                let with = |choice| {
                    let mut steps = self.steps.to_vec();
                    steps[step] = Criterion::GameBetweenTwo(choice);
                    let mut ranking = Ranking::new(self.contest, &steps);
                    let groups = ranking.settle(rows.to_vec(), step);
                    groups
                        .into_iter()
                        .map(|group| {
                            let mut numbers: Vec<u32> = group
                                .rows
                                .iter()
                                .map(|row| self.contest.table.rows[*row].number)
                                .collect();
                            numbers.sort_unstable();
                            numbers
                        })
                        .collect::<Vec<_>>()
                };
                let among_them = with(ThreeOrMore::TableAmongThem);
                let passed_over = with(ThreeOrMore::NextStep);
                if among_them == passed_over {
                    return Some(mutual(self.contest, rows));
                }
                let mut tied: Vec<u32> =
                    rows.iter().map(|row| self.contest.table.rows[*row].number).collect();
                tied.sort_unstable();
                let rule = &xiangqi_1959::RANKING_SINGLE_GAMES;
                self.findings.push(Finding { rule, tied, among_them, passed_over });
                None
            }
        }
    }
}

/// A code that orders the values of a criterion of our own: the greater first or the lower first.
fn own_code(criterion: Criterion) -> Code {
    match criterion {
        Criterion::FewerViolations | Criterion::Lots => Code::from(Kind::Number),
        Criterion::Tiebreak(_)
        | Criterion::OpponentPoints(_)
        | Criterion::GameBetweenTwo(_)
        | Criterion::Unbeaten
        | Criterion::LastRoundBack
        | Criterion::BestOpponent => Code::from(Kind::Points),
    }
}

/// The numbers of a step, in the order of the rows; none for steps that only compare those equal.
#[must_use]
pub fn derive_step(contest: &Contest, criterion: Criterion) -> Option<Vec<Derivation>> {
    let table = &contest.table;
    let code = own_code(criterion);
    let each = |of: &dyn Fn(usize) -> Vec<Part>| {
        (0..table.rows.len())
            .map(|index| Derivation::sum(table.rows[index].number, code, of(index)))
            .collect::<Vec<_>>()
    };
    let count = |reason, value: u32| vec![Part::plain(None, reason, Exact::whole(value))];
    match criterion {
        Criterion::Tiebreak(code) => {
            let values = tiebreak::derive(table, &contest.rules, code);
            let only_among = values.iter().all(|one| one.value == Err(Undefined::OnlyAmongTied));
            (!only_among || values.is_empty()).then_some(values)
        }
        Criterion::GameBetweenTwo(_) | Criterion::LastRoundBack | Criterion::BestOpponent => None,
        Criterion::OpponentPoints(choice) => {
            Some(each(&|index| opponent_points(contest, index, choice)))
        }
        Criterion::Unbeaten => Some(each(&|index| {
            if is_beaten(contest, index) {
                count(Reason::Beaten, 0)
            } else {
                count(Reason::Unbeaten, 1)
            }
        })),
        Criterion::FewerViolations => Some(each(&|index| {
            let noted = contest.violations.get(&table.rows[index].number).copied();
            count(Reason::Violations, noted.unwrap_or(0))
        })),
        Criterion::Lots => Some(
            (0..table.rows.len())
                .map(|index| {
                    let number = table.rows[index].number;
                    match contest.lots.get(&number) {
                        Some(lot) => Derivation::sum(number, code, count(Reason::Lot, *lot)),
                        None => Derivation::none(number, code, Undefined::NotInThisEvent),
                    }
                })
                .collect(),
        ),
    }
}

/// Whether somebody lost a game, also by absence: a game judged lost is a lost game.
fn is_beaten(contest: &Contest, index: usize) -> bool {
    contest.table.rows[index].cells.iter().any(|cell| match cell.kind {
        CellKind::Played => cell.games.iter().any(|game| game.outcome == Outcome::Loss),
        CellKind::ForfeitLoss => true,
        CellKind::ForfeitWin
        | CellKind::PairingBye
        | CellKind::FullBye
        | CellKind::HalfBye
        | CellKind::ZeroBye
        | CellKind::Void => false,
    })
}

fn opponent_points(contest: &Contest, index: usize, choice: NoOpponent) -> Vec<Part> {
    let table = &contest.table;
    let score = table.terms.primary;
    let lowest =
        || (0..table.rows.len()).map(|row| table.total(row, score)).min().unwrap_or_default();
    table
        .cells(index)
        .filter(|(_, cell)| cell.kind != CellKind::Void)
        .filter_map(|(round, cell)| {
            let (points, reason) = match (cell.opponent, choice) {
                (Some(opponent), _) => (table.total(opponent, score), Reason::OpponentScore),
                (None, NoOpponent::Nothing) => return None,
                (None, NoOpponent::OwnPoints) => (table.total(index, score), Reason::OwnScore),
                (None, NoOpponent::LowestPoints) => (lowest(), Reason::OpponentScore),
            };
            let number = cell.opponent.map(|opponent| table.rows[opponent].number);
            Some(Part::plain(Some(round), reason, points.into()).against(number))
        })
        .collect()
}

/// Those tied by the points made among them; who did not meet has none.
fn mutual(contest: &Contest, rows: &[usize]) -> Vec<Vec<usize>> {
    let table = &contest.table;
    let score = table.terms.primary;
    let made = |row: usize| -> Exact {
        table
            .cells(row)
            .filter(|(_, cell)| cell.opponent.is_some_and(|opponent| rows.contains(&opponent)))
            .map(|(_, cell)| Exact::from(cell.scores.of(score)))
            .sum()
    };
    by_key(rows, made)
}

/// The result of the last round, of the one before, and so on.
fn last_round_back(contest: &Contest, rows: &[usize]) -> Vec<Vec<usize>> {
    let score = contest.table.terms.primary;
    by_key(rows, |row| {
        let cells = &contest.table.rows[row].cells;
        cells.iter().rev().map(|cell| cell.scores.of(score)).collect::<Vec<_>>()
    })
}

/// The points of the opponents, the greatest first.
fn best_opponent(contest: &Contest, rows: &[usize]) -> Vec<Vec<usize>> {
    let table = &contest.table;
    by_key(rows, |row| {
        let cells = table.rows[row].cells.iter();
        let mut points: Vec<_> = cells
            .filter_map(|cell| cell.opponent)
            .map(|opponent| table.total(opponent, table.terms.primary))
            .collect();
        points.sort_by(|a, b| b.cmp(a));
        points
    })
}

/// Groups of equal keys, the greatest first.
fn by_key<K: Ord>(rows: &[usize], key: impl Fn(usize) -> K) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(K, usize)> = rows.iter().map(|row| (key(*row), *row)).collect();
    keyed.sort_by(|a, b| b.0.cmp(&a.0));
    let mut groups: Vec<(K, Vec<usize>)> = Vec::new();
    for (key, row) in keyed {
        match groups.last_mut() {
            Some((last, group)) if *last == key => group.push(row),
            Some(_) | None => groups.push((key, vec![row])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}
