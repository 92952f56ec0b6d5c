//! The crosstable: who made what against whom, in the order of the standings.

use rulebook::{Rule, xiangqi_1959};

use crate::slot::{Decided, Outcome};
use crate::tiebreak::{Cell, CellGame, CellKind, Table};
use crate::units::Points;

use super::rank::Standings;

/// What stands where two players cross.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// They did not meet, or it is oneself.
    Empty,
    /// One entry a meeting, in the order of the rounds.
    Results(Vec<Result>),
}

/// One result in the crosstable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Result {
    /// The points of a game that was played.
    Points(Points),
    /// `+`: won because the other stayed away.
    Plus,
    /// `−`: lost by staying away.
    Minus,
    /// Begun, or due, and without result yet.
    Unfinished,
}

impl Result {
    fn of(game: &CellGame) -> Self {
        match game.decided {
            Decided::Adjourned | Decided::Open => Self::Unfinished,
            Decided::OnTheBoard | Decided::Unrated | Decided::Adjudicated => {
                Self::Points(game.points)
            }
            Decided::Forfeit => match game.outcome {
                Outcome::Win => Self::Plus,
                Outcome::Draw | Outcome::Loss => Self::Minus,
            },
        }
    }

    /// The clause of 1959 by which a result without play is shown by a sign.
    #[must_use]
    pub fn rule_of_1959(self) -> &'static Rule {
        &xiangqi_1959::GAME_POINTS
    }
}

/// The crosstable with rows and columns in the order of the standings: as many marks as there are pairs, also
/// where few have met. [`super::by_rounds()`] is the table of a Swiss.
#[must_use]
pub fn crosstable(table: &Table, standings: &Standings) -> Vec<Vec<Mark>> {
    let order: Vec<usize> =
        standings.places.iter().filter_map(|place| table.index_of(place.number)).collect();
    let mut column_of = vec![0; table.rows.len()];
    for (column, row) in order.iter().enumerate() {
        column_of[*row] = column;
    }
    let line = |row: &usize| {
        let mut line = vec![Mark::Empty; order.len()];
        for cell in &table.rows[*row].cells {
            let Some(opponent) = cell.opponent else { continue };
            line[column_of[opponent]].add(results(cell));
        }
        line
    };
    order.iter().map(line).collect()
}

impl Mark {
    fn add(&mut self, more: Vec<Result>) {
        match self {
            Self::Empty if more.is_empty() => {}
            Self::Empty => *self = Self::Results(more),
            Self::Results(results) => results.extend(more),
        }
    }
}

/// The results of a round.
pub(super) fn results(cell: &Cell) -> Vec<Result> {
    match cell.kind {
        CellKind::ForfeitWin => vec![Result::Plus],
        CellKind::ForfeitLoss => vec![Result::Minus],
        CellKind::Played
        | CellKind::PairingBye
        | CellKind::FullBye
        | CellKind::HalfBye
        | CellKind::ZeroBye
        | CellKind::Void => cell.games.iter().map(Result::of).collect(),
    }
}
