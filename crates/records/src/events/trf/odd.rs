//! Cells of which one half says an opponent and the other a bye.

use super::record::{Cell, CellResult, Problem, Severity};

/// So many of one kind are told one by one; of more the first is told, and how many there are.
const TOLD: usize = 3;

/// The odd cells of a file, each kind together.
#[derive(Debug, Default)]
pub(super) struct OddCells {
    kinds: Vec<Kind>,
}

#[derive(Debug)]
struct Kind {
    found: String,
    expected: &'static str,
    /// Line and round, from 0.
    places: Vec<(usize, usize)>,
}

impl OddCells {
    /// Notes the cell if it is odd.
    pub(super) fn look(&mut self, cell: &Cell, line: usize, round: usize) {
        let alone = matches!(cell.opponent, None | Some(0));
        let expected = match (cell.result, alone) {
            // Paired, and no result yet.
            (CellResult::Blank, _) => return,
            (
                CellResult::PairingBye
                | CellResult::FullBye
                | CellResult::HalfBye
                | CellResult::ZeroBye,
                true,
            ) => return,
            (
                CellResult::PairingBye
                | CellResult::FullBye
                | CellResult::HalfBye
                | CellResult::ZeroBye,
                false,
            ) => "no opponent beside a bye",
            (
                CellResult::Win
                | CellResult::Draw
                | CellResult::Loss
                | CellResult::UnratedWin
                | CellResult::UnratedDraw
                | CellResult::UnratedLoss
                | CellResult::ForfeitWin
                | CellResult::ForfeitLoss,
                true,
            ) => "U, F, H or Z where there is no opponent",
            (
                CellResult::Win
                | CellResult::Draw
                | CellResult::Loss
                | CellResult::UnratedWin
                | CellResult::UnratedDraw
                | CellResult::UnratedLoss
                | CellResult::ForfeitWin
                | CellResult::ForfeitLoss,
                false,
            ) => return,
        };
        let opponent = cell.opponent.filter(|_| alone).unwrap_or(0);
        let found = if alone {
            format!("opponent {opponent} with {}", cell.result.letter())
        } else {
            format!("an opponent with {}", cell.result.letter())
        };
        match self.kinds.iter_mut().find(|kind| kind.found == found) {
            Some(kind) => kind.places.push((line, round)),
            None => self.kinds.push(Kind { found, expected, places: vec![(line, round)] }),
        }
    }

    /// What there is to say of them.
    pub(super) fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        for kind in &self.kinds {
            let told = if kind.places.len() > TOLD { 1 } else { TOLD };
            for (line, round) in kind.places.iter().take(told) {
                let more =
                    match (kind.places.len() - told.min(kind.places.len()), kind.places.last()) {
                        (0, _) | (_, None) => String::new(),
                        (more, Some((last, _))) => format!(" ({more} more as far as line {last})"),
                    };
                problems.push(Problem {
                    line: *line,
                    columns: Some((92 + 10 * round, 99 + 10 * round)),
                    found: format!("{}{more}", kind.found).into(),
                    expected: kind.expected.into(),
                    severity: Severity::Forgiven,
                });
            }
        }
        problems
    }
}
