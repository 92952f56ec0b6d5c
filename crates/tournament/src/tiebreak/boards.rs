//! Tie-breaks of teams from the results on their boards.

use crate::units::Points;

use super::code::{Code, Kind};
use super::derivation::{Derivation, Part, Reason, Undefined};
use super::exact::Exact;
use super::table::{CellKind, Table};

/// The points a team made on each of its boards.
fn totals(table: &Table, index: usize) -> Option<Vec<Points>> {
    let mut totals = vec![Points::ZERO; usize::from(table.terms.boards)];
    for cell in &table.rows[index].cells {
        if cell.kind == CellKind::Played && cell.games.is_empty() {
            return None;
        }
        for game in &cell.games {
            *totals.get_mut(usize::from(game.board).checked_sub(1)?)? += game.points;
        }
    }
    Some(totals)
}

/// `BC`: the sum of board number times points; the lower is the better.
pub(crate) fn count(table: &Table, code: Code) -> Vec<Derivation> {
    (0..table.rows.len())
        .map(|index| {
            let number = table.rows[index].number;
            let Some(totals) = totals(table, index) else {
                return Derivation::none(number, code, Undefined::NoBoards);
            };
            let parts = totals
                .iter()
                .zip(1_i32..)
                .map(|(points, board)| {
                    let (board, points) = (Exact::whole(board), Exact::from(*points));
                    let plain = Part::plain(None, Reason::Board, board * points);
                    Part { product: Some((board, points)), ..plain }
                })
                .collect();
            Derivation::sum(number, code, parts)
        })
        .collect()
}

/// `TBR` and `BBE`: those tied in the order of the boards, in groups that stay tied.
pub(crate) fn split(table: &Table, kind: Kind, tied: &[usize]) -> Vec<Vec<usize>> {
    let key = |index: usize| -> Vec<Points> {
        let totals = totals(table, index).unwrap_or_default();
        if kind == Kind::TopBoards {
            return totals;
        }
        // Without the bottom board first, then without the two bottom boards, and so on.
        (1..totals.len())
            .map(|left_out| totals[..totals.len() - left_out].iter().copied().sum())
            .collect()
    };
    let mut keyed: Vec<(Vec<Points>, usize)> =
        tied.iter().map(|index| (key(*index), *index)).collect();
    keyed.sort_by(|a, b| b.0.cmp(&a.0));
    let mut groups: Vec<(Vec<Points>, Vec<usize>)> = Vec::new();
    for (key, index) in keyed {
        match groups.last_mut() {
            Some((last, group)) if *last == key => group.push(index),
            Some(_) | None => groups.push((key, vec![index])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}
