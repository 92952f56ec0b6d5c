//! Steps without a number of their own: what those who were equal were compared by.

use crate::tiebreak::{self, Cell, Part, Reason};
use crate::units::RoundNumber;

use super::Contest;
use super::criterion::Criterion;
use super::rank::Standings;

/// Those who were equal when a step was reached that only compares them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    /// The step, as a position among [`Standings::steps`].
    pub step: usize,
    /// Their numbers in the order the step gave; those in one group stay equal.
    pub groups: Vec<Vec<u32>>,
}

impl Standings {
    /// The comparison a participant was in when a step was first reached; none if nobody was equal to
    /// them, or the step has numbers.
    #[must_use]
    pub fn compared(&self, step: usize, number: u32) -> Option<&Comparison> {
        self.comparisons
            .iter()
            .find(|one| one.step == step && one.groups.iter().flatten().any(|tied| *tied == number))
    }
}

/// What a participant was compared by: games against the others, results from the last one back, or the
/// opponents' points. Nothing for steps with numbers and for the boards of teams.
#[must_use]
pub fn compared_by(
    contest: &Contest,
    criterion: Criterion,
    comparison: &Comparison,
    number: u32,
) -> Vec<Part> {
    let table = &contest.table;
    let Some(index) = table.index_of(number) else { return Vec::new() };
    let score = table.terms.primary;
    let tied: Vec<usize> =
        comparison.groups.iter().flatten().filter_map(|number| table.index_of(*number)).collect();
    let numbered = |index: Option<usize>| index.map(|index| table.rows[index].number);
    let made = |(round, cell): (RoundNumber, &Cell)| {
        Part::plain(Some(round), Reason::Points, cell.scores.of(score).into())
            .against(numbered(cell.opponent))
    };
    match criterion {
        Criterion::Tiebreak(code) => tiebreak::games_among(table, code, index, &tied),
        Criterion::GameBetweenTwo(_) => table
            .cells(index)
            .filter(|(_, cell)| cell.opponent.is_some_and(|opponent| tied.contains(&opponent)))
            .map(made)
            .collect(),
        Criterion::LastRoundBack => {
            let mut parts: Vec<Part> = table.cells(index).map(made).collect();
            parts.reverse();
            parts
        }
        Criterion::BestOpponent => {
            let mut parts: Vec<Part> = table
                .cells(index)
                .filter_map(|(round, cell)| {
                    let points = table.total(cell.opponent?, score);
                    let part = Part::plain(Some(round), Reason::OpponentScore, points.into());
                    Some(part.against(numbered(cell.opponent)))
                })
                .collect();
            parts.sort_by_key(|part| std::cmp::Reverse(part.value));
            parts
        }
        Criterion::OpponentPoints(_)
        | Criterion::Unbeaten
        | Criterion::FewerViolations
        | Criterion::Lots => Vec::new(),
    }
}
