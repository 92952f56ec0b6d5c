//! The table of a Swiss: what everybody did round by round, in the order of the standings.

use std::collections::BTreeMap;

use crate::slot::Color;
use crate::tiebreak::{Cell, CellKind, Table};
use crate::units::Points;

use super::crosstable::{Result, results};
use super::rank::Standings;

/// What a round was for somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoundMark {
    /// Against somebody, by number: each game with the side, where one was played, and its result.
    Met {
        /// The number of the opponent.
        opponent: u32,
        /// The games in their order; of teams the boards.
        games: Vec<(Option<Color>, Result)>,
        /// Game points over all of them.
        points: Points,
    },
    /// A bye of any kind that is worth something, or that the pairing gave.
    Bye(Points),
    /// Absent, not there, or no round at all.
    Absent,
}

/// A line for each place of the standings, with a mark for each round of the table.
#[must_use]
pub fn by_rounds(table: &Table, standings: &Standings) -> Vec<Vec<RoundMark>> {
    let rows: BTreeMap<u32, usize> =
        table.rows.iter().enumerate().map(|(index, row)| (row.number, index)).collect();
    let places = standings.places.iter().filter_map(|place| rows.get(&place.number));
    places
        .map(|row| table.rows[*row].cells.iter().map(|cell| mark(table, cell)).collect())
        .collect()
}

fn mark(table: &Table, cell: &Cell) -> RoundMark {
    if let Some(opponent) = cell.opponent {
        let sides = cell.games.iter().map(|game| game.color).chain(std::iter::repeat(None));
        let side = |(result, side): (Result, Option<Color>)| match result {
            Result::Plus | Result::Minus => (None, result),
            Result::Points(_) | Result::Unfinished => (side, result),
        };
        let games = results(cell).into_iter().zip(sides).map(side).collect();
        return RoundMark::Met {
            opponent: table.rows[opponent].number,
            games,
            points: cell.scores.games,
        };
    }
    match cell.kind {
        CellKind::PairingBye | CellKind::FullBye | CellKind::HalfBye => {
            RoundMark::Bye(cell.scores.games)
        }
        CellKind::ZeroBye if cell.scores.games != Points::ZERO => RoundMark::Bye(cell.scores.games),
        CellKind::ZeroBye
        | CellKind::Void
        | CellKind::Played
        | CellKind::ForfeitWin
        | CellKind::ForfeitLoss => RoundMark::Absent,
    }
}
