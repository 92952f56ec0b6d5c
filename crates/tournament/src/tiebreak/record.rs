//! Tie-breaks from a player's own results.

use crate::slot::{Color, Outcome};

use super::code::{Code, Kind, Score};
use super::derivation::{Derivation, Part, Reason};
use super::exact::Exact;
use super::table::{Cell, CellKind, Table};

/// One of the counts `WIN`, `WON`, `BPG`, `BWG` and `REP`, for every row.
pub(crate) fn count(table: &Table, code: Code) -> Vec<Derivation> {
    let score = code.score.unwrap_or(table.terms.primary);
    (0..table.rows.len())
        .map(|index| {
            let parts = table
                .cells(index)
                .filter(|(_, cell)| cell.kind != CellKind::Void)
                .map(|(round, cell)| {
                    let counted = counted(table, code.kind, score, cell);
                    let reason = if counted == 0 { Reason::CountsNot } else { Reason::Counts };
                    let opponent = cell.opponent.map(|opponent| table.rows[opponent].number);
                    Part::plain(Some(round), reason, Exact::whole(counted)).against(opponent)
                })
                .collect();
            Derivation::sum(table.rows[index].number, code, parts)
        })
        .collect()
}

fn counted(table: &Table, kind: Kind, score: Score, cell: &Cell) -> i32 {
    match kind {
        Kind::RoundsPlayed => i32::from(!cell.kind.is_voluntarily_unplayed()),
        Kind::Wins => i32::from(cell.scores.of(score) == table.terms.worth(score).win),
        Kind::GamesWon => games(cell, score, |side| side.outcome == Outcome::Win),
        Kind::BlackGames => games(cell, score, |side| side.color == Some(Color::Black)),
        Kind::BlackWins => games(cell, score, |side| {
            side.color == Some(Color::Black) && side.outcome == Outcome::Win
        }),
        Kind::Points
        | Kind::MatchPoints
        | Kind::GamePoints
        | Kind::SecondaryPoints
        | Kind::DirectEncounter
        | Kind::ExtendedDirect
        | Kind::ExtendedDirectBoards
        | Kind::ExtendedDirectTop
        | Kind::ExtendedDirectBottom
        | Kind::ExtendedDirectBoardsTop
        | Kind::ExtendedDirectBoardsBottom
        | Kind::Progressive
        | Kind::Standard
        | Kind::Buchholz
        | Kind::ForeBuchholz
        | Kind::AverageBuchholz
        | Kind::SonnebornBerger
        | Kind::MatchMatchBerger
        | Kind::MatchGameBerger
        | Kind::GameMatchBerger
        | Kind::GameGameBerger
        | Kind::Koya
        | Kind::AverageRating
        | Kind::Performance
        | Kind::PerfectPerformance
        | Kind::AveragePerformance
        | Kind::AveragePerfect
        | Kind::Rating
        | Kind::Number
        | Kind::BoardCount
        | Kind::TopBoards
        | Kind::BottomBoards
        | Kind::ScoreStrength => 0,
    }
}

/// A game, or a match as if it were one.
struct Side {
    color: Option<Color>,
    outcome: Outcome,
}

/// How many games of the round, played on the board, have a property. Counted on match points, the
/// match is one game with the colour of its first board.
fn games(cell: &Cell, score: Score, has: impl Fn(&Side) -> bool) -> i32 {
    if cell.kind != CellKind::Played {
        return 0;
    }
    let sides: Vec<Side> = match score {
        Score::Game => cell
            .games
            .iter()
            .filter(|game| game.is_played())
            .map(|game| Side { color: game.color, outcome: game.outcome })
            .collect(),
        Score::Match => {
            let points = |wanted| cell.games.iter().filter(|game| game.outcome == wanted).count();
            let outcome = match points(Outcome::Win).cmp(&points(Outcome::Loss)) {
                std::cmp::Ordering::Greater => Outcome::Win,
                std::cmp::Ordering::Equal => Outcome::Draw,
                std::cmp::Ordering::Less => Outcome::Loss,
            };
            let color = cell.games.first().and_then(|game| game.color);
            vec![Side { color, outcome }]
        }
    };
    i32::try_from(sides.iter().filter(|side| has(side)).count()).unwrap_or(i32::MAX)
}

/// The sum of running scores, the first ones cut.
pub(crate) fn progressive(table: &Table, code: Code) -> Vec<Derivation> {
    let score = code.score.unwrap_or(table.terms.primary);
    (0..table.rows.len())
        .map(|index| {
            let mut running = Exact::ZERO;
            let mut parts = Vec::new();
            for (round, cell) in table.cells(index) {
                running = running + Exact::from(cell.scores.of(score));
                let mut part = Part::plain(Some(round), Reason::RunningScore, running);
                if round.0 <= code.cut.lowest {
                    part.used = super::derivation::Use::CutLowest;
                }
                parts.push(part);
            }
            Derivation::sum(table.rows[index].number, code, parts)
        })
        .collect()
}

/// 1, ½ or 0 for each round, whatever the scoring.
pub(crate) fn standard(table: &Table, code: Code) -> Vec<Derivation> {
    let score = code.score.unwrap_or(table.terms.primary);
    let draw = table.terms.worth(score).draw;
    (0..table.rows.len())
        .map(|index| {
            let parts = table
                .cells(index)
                .filter(|(_, cell)| cell.kind != CellKind::Void)
                .map(|(round, cell)| {
                    let (reason, halves) = match cell.scores.of(score).cmp(&draw) {
                        std::cmp::Ordering::Greater => (Reason::MoreThanDraw, 2),
                        std::cmp::Ordering::Equal => (Reason::AsMuchAsDraw, 1),
                        std::cmp::Ordering::Less => (Reason::CountsNot, 0),
                    };
                    let opponent = cell.opponent.map(|opponent| table.rows[opponent].number);
                    Part::plain(Some(round), reason, Exact::fraction(halves, 2)).against(opponent)
                })
                .collect();
            Derivation::sum(table.rows[index].number, code, parts)
        })
        .collect()
}

/// A score itself, round by round.
pub(crate) fn points(table: &Table, code: Code, score: Score) -> Vec<Derivation> {
    (0..table.rows.len())
        .map(|index| {
            let row = &table.rows[index];
            let mut parts: Vec<Part> = table
                .cells(index)
                .filter(|(_, cell)| cell.kind != CellKind::Void)
                .map(|(round, cell)| {
                    let reason = if cell.kind == CellKind::Played {
                        Reason::Points
                    } else {
                        Reason::PointsWithoutPlay
                    };
                    let opponent = cell.opponent.map(|opponent| table.rows[opponent].number);
                    Part::plain(Some(round), reason, cell.scores.of(score).into()).against(opponent)
                })
                .collect();
            if score == table.terms.primary && row.extra != crate::units::Points::ZERO {
                parts.push(Part::plain(None, Reason::Extra, row.extra.into()));
            }
            Derivation::sum(row.number, code, parts)
        })
        .collect()
}
