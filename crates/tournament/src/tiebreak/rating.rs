//! Tie-breaks from ratings. Only games played on the board count, in a round robin too (15.2).

use crate::slot::Outcome;

use super::code::{Code, Cut, Kind};
use super::derivation::{Combined, Derivation, Part, Reason, Undefined, Use, kept};
use super::exact::Exact;
use super::rating_table::{difference_of, expected};
use super::table::{CellKind, Table};

/// `ARO`: the mean rating of the opponents met, the least and the greatest cut.
pub(crate) fn average(table: &Table, code: Code) -> Vec<Derivation> {
    each(table, code, |_, number, parts| {
        Derivation::mean(number, code, parts, Combined::RoundedMean)
    })
}

/// `TPR`: the mean rating of the opponents and the difference for the share of points made.
pub(crate) fn performance(table: &Table, code: Code) -> Vec<Derivation> {
    each(table, code, |index, number, mut parts| {
        let mut derivation = Derivation::mean(number, code, parts.clone(), Combined::MeanAndTable);
        let Ok(mean) = derivation.value else { return derivation };
        let games = i64::try_from(parts.len()).unwrap_or(i64::MAX);
        // The share in whole per cent, half a per cent rounded up.
        let percent = (halves(table, index) * 100 + games) / (2 * games);
        let difference = Exact::whole(difference_of(u8::try_from(percent).unwrap_or(100)));
        parts.push(Part::plain(None, Reason::TableDifference, difference));
        derivation.value = Ok(mean + difference);
        derivation.parts = parts;
        derivation
    })
}

/// `PTP`: the lowest rating whose expected score against the opponents reaches the points made.
/// Without any point it is the weakest opponent's rating less 800.
pub(crate) fn perfect(table: &Table, code: Code) -> Vec<Derivation> {
    each(table, code, |index, number, parts| {
        let halves = halves(table, index);
        let combined = Combined::LowestReaching { points: Exact::fraction(halves.into(), 2) };
        let ratings: Vec<i32> =
            parts.iter().filter_map(|part| i32::try_from(part.value.numerator()).ok()).collect();
        let value = lowest_reaching(&ratings, halves * 50).ok_or(Undefined::NoGame);
        Derivation { number, code, value: value.map(Exact::whole), combined, parts }
    })
}

/// `APRO` and `APPO`: the mean of what the opponents met have in another tie-break.
pub(crate) fn average_of(table: &Table, code: Code, of: &[Derivation]) -> Vec<Derivation> {
    (0..table.rows.len())
        .map(|index| {
            let number = table.rows[index].number;
            let mut parts = Vec::new();
            for (round, cell) in table.cells(index) {
                let Some(opponent) = cell.opponent else { continue };
                if cell.kind != CellKind::Played {
                    continue;
                }
                match of[opponent].value {
                    Ok(value) => parts.push(
                        Part::plain(Some(round), Reason::OpponentPerformance, value)
                            .against(Some(table.rows[opponent].number)),
                    ),
                    Err(why @ Undefined::Unrated { .. }) => {
                        return Derivation::none(number, code, why);
                    }
                    Err(
                        Undefined::NoGame
                        | Undefined::OnlyAmongTied
                        | Undefined::NoBoards
                        | Undefined::NotInThisEvent,
                    ) => {}
                }
            }
            Derivation::mean(number, code, parts, Combined::RoundedMean)
        })
        .collect()
}

/// `RTNG` and `TPN`.
pub(crate) fn own(table: &Table, code: Code) -> Vec<Derivation> {
    table
        .rows
        .iter()
        .map(|row| {
            let part = if code.kind == Kind::Rating {
                Part::plain(None, Reason::OwnRating, Exact::whole(row.rating.0))
            } else {
                Part::plain(None, Reason::OwnNumber, Exact::whole(row.number))
            };
            Derivation::sum(row.number, code, vec![part])
        })
        .collect()
}

/// The opponents' ratings of every row, cut as the code says, put to `combine`.
fn each(
    table: &Table,
    code: Code,
    combine: impl Fn(usize, u32, Vec<Part>) -> Derivation,
) -> Vec<Derivation> {
    (0..table.rows.len())
        .map(|index| {
            let number = table.rows[index].number;
            match ratings(table, index) {
                Err(why) => Derivation::none(number, code, why),
                Ok(mut parts) => {
                    cut(&mut parts, code.cut);
                    if kept(&parts).count() == 0 {
                        let why = Undefined::NoGame;
                        return Derivation { parts, ..Derivation::none(number, code, why) };
                    }
                    combine(index, number, parts)
                }
            }
        })
        .collect()
}

fn ratings(table: &Table, index: usize) -> Result<Vec<Part>, Undefined> {
    let mut parts = Vec::new();
    for (round, cell) in table.cells(index) {
        let (CellKind::Played, Some(opponent)) = (cell.kind, cell.opponent) else { continue };
        let row = &table.rows[opponent];
        if row.rating.0 == 0 {
            return Err(Undefined::Unrated { opponent: row.number });
        }
        let part = Part::plain(Some(round), Reason::OpponentRating, Exact::whole(row.rating.0));
        parts.push(part.against(Some(row.number)));
    }
    Ok(parts)
}

fn cut(parts: &mut [Part], cut: Cut) {
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|index| parts[*index].value);
    for index in order.iter().take(usize::from(cut.lowest)) {
        parts[*index].used = Use::CutLowest;
    }
    for index in order.iter().rev().take(usize::from(cut.highest)) {
        if parts[*index].used == Use::Kept {
            parts[*index].used = Use::CutHighest;
        }
    }
}

/// Twice the points made on the board, a win counting 1 whatever the scoring of the event.
fn halves(table: &Table, index: usize) -> i64 {
    table.rows[index]
        .cells
        .iter()
        .flat_map(|cell| &cell.games)
        .filter(|game| game.is_played())
        .map(|game| match game.outcome {
            Outcome::Win => 2,
            Outcome::Draw => 1,
            Outcome::Loss => 0,
        })
        .sum()
}

/// The lowest rating whose expected score against `ratings` is at least `hundredths` of a point.
fn lowest_reaching(ratings: &[i32], hundredths: i64) -> Option<i32> {
    let (weakest, strongest) = (*ratings.iter().min()?, *ratings.iter().max()?);
    if hundredths == 0 {
        return Some(weakest - 800);
    }
    let reached = |rating: i32| -> i64 {
        ratings.iter().map(|opponent| i64::from(expected(rating - opponent))).sum()
    };
    // The expected score never falls as the rating rises; between these two it runs from nothing to all.
    let (mut below, mut enough) = (weakest - 801, strongest + 801);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if reached(middle) >= hundredths {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}
