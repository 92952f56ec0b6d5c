//! Direct encounter: the results of those tied among themselves.

use crate::units::Points;

use super::code::{Code, Forfeits, Score};
use super::derivation::{Part, Reason};
use super::exact::Exact;
use super::table::{Cell, CellKind, Format, Table};

/// What is compared among those tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// A score.
    Score(Score),
    /// Board number times points, the lower first; for two only.
    BoardCount,
    /// The result on a board; for two only.
    Board(u16),
    /// The result on all boards up to one; for two only.
    BoardsUpTo(u16),
}

/// Those tied in the order the steps give, in groups that stay tied.
///
/// A step is repeated within what it leaves tied until it separates nobody any more; then the next
/// one follows, after the last one the first again, until none separates anybody.
pub(crate) fn split(table: &Table, code: Code, steps: &[Step], tied: &[usize]) -> Vec<Vec<usize>> {
    let mut done: Vec<Vec<usize>> = Vec::new();
    // Groups still to be looked at with the position of the step to begin with, the first one on top.
    let mut open = vec![(tied.to_vec(), 0)];
    while let Some((group, first)) = open.pop() {
        let parts = if group.len() < 2 {
            None
        } else {
            let positions = (0..steps.len()).map(|shift| (first + shift) % steps.len());
            positions
                .map(|position| (once(table, code, steps[position], &group), position))
                .find(|(parts, _)| parts.len() > 1)
        };
        match parts {
            None => done.push(group),
            Some((parts, position)) => {
                open.extend(parts.into_iter().rev().map(|part| (part, position)));
            }
        }
    }
    done
}

/// One step among those tied.
fn once(table: &Table, code: Code, step: Step, tied: &[usize]) -> Vec<Vec<usize>> {
    if !matches!(step, Step::Score(_)) && tied.len() != 2 {
        return vec![tied.to_vec()];
    }
    let mut standing: Vec<Among> =
        tied.iter().map(|index| among(table, code, step, *index, tied)).collect();
    standing.sort_by(|a, b| b.made.cmp(&a.made).then(b.most.cmp(&a.most)));
    let all_met = standing.iter().all(|one| one.made == one.most);
    let mut groups: Vec<Vec<usize>> = Vec::new();
    // Where some have not met, whoever stays on top whatever the missing games bring is first, the
    // next one after that second, and so on until the first who could be caught.
    let mut settled = true;
    for (position, one) in standing.iter().enumerate() {
        let previous = position.checked_sub(1).map(|before| &standing[before]);
        let apart = match previous {
            None => true,
            Some(before) if all_met => before.made != one.made,
            Some(before) => {
                let most = standing[position..].iter().map(|rest| rest.most).max();
                settled = settled && most.is_some_and(|most| before.made > most);
                settled
            }
        };
        match groups.last_mut() {
            Some(group) if !apart => group.push(one.index),
            Some(_) | None => groups.push(vec![one.index]),
        }
    }
    groups
}

/// What one of those tied made against the others, and at most could make.
struct Among {
    index: usize,
    made: Exact,
    most: Exact,
}

fn among(table: &Table, code: Code, step: Step, index: usize, tied: &[usize]) -> Among {
    let worth = match step {
        Step::Score(score) => table.terms.worth(score).win,
        Step::BoardCount | Step::Board(_) | Step::BoardsUpTo(_) => Points::ZERO,
    };
    let (mut made, mut most) = (Exact::ZERO, Exact::ZERO);
    for opponent in tied.iter().filter(|opponent| **opponent != index) {
        let met: Vec<Exact> = table
            .cells(index)
            .filter(|(_, cell)| cell.opponent == Some(*opponent) && counts(table, code, cell))
            .map(|(_, cell)| value(step, cell))
            .collect();
        // Several games between two count with their mean.
        let mean = met.iter().copied().sum::<Exact>().parts(met.len());
        made = made + mean.unwrap_or(Exact::ZERO);
        most = most + mean.unwrap_or_else(|| Exact::from(worth));
    }
    Among { index, made, most }
}

/// The games of a row against others of those tied, with what they are worth in this comparison.
pub(crate) fn games_among(
    table: &Table,
    code: Code,
    score: Score,
    index: usize,
    tied: &[usize],
) -> Vec<Part> {
    table
        .cells(index)
        .filter_map(|(round, cell)| {
            let opponent = cell.opponent.filter(|opponent| tied.contains(opponent))?;
            let part = if counts(table, code, cell) {
                Part::plain(Some(round), Reason::Points, cell.scores.of(score).into())
            } else {
                Part::plain(Some(round), Reason::CountsNot, Exact::ZERO)
            };
            Some(part.against(Some(table.rows[opponent].number)))
        })
        .collect()
}

fn counts(table: &Table, code: Code, cell: &Cell) -> bool {
    match (cell.kind, code.forfeits, table.terms.format) {
        (CellKind::Void, _, _) => false,
        (CellKind::Played, _, _)
        | (_, Forfeits::AsPlayed, _)
        | (_, Forfeits::ByTheRules, Format::RoundRobin) => true,
        (_, Forfeits::ByTheRules, Format::Swiss) => false,
    }
}

fn value(step: Step, cell: &Cell) -> Exact {
    let boards = |wanted: &dyn Fn(u16) -> bool| -> Exact {
        cell.games
            .iter()
            .filter(|game| wanted(game.board))
            .map(|game| Exact::from(game.points))
            .sum()
    };
    match step {
        Step::Score(score) => cell.scores.of(score).into(),
        Step::BoardCount => cell
            .games
            .iter()
            .map(|game| Exact::whole(-i32::from(game.board)) * Exact::from(game.points))
            .sum(),
        Step::Board(board) => boards(&|given| given == board),
        Step::BoardsUpTo(board) => boards(&|given| given <= board),
    }
}
