//! Tie-breaks from the scores of the opponents: Buchholz, Sonneborn-Berger, Koya and their kin, with
//! the rules for unplayed rounds (article 16).

use crate::units::{Points, RoundNumber};

use super::code::{Code, Cut, Forfeits, Limit, Score};
use super::derivation::{Combined, Derivation, Part, Reason, Undefined, Use};
use super::exact::Exact;
use super::rules::{Dummy, TiebreakRules};
use super::table::{Cell, CellKind, Format, Table};

/// The scores of all rows as their opponents see them, and as they are.
struct Totals {
    adjusted: Vec<Points>,
    own: Vec<Points>,
}

impl Totals {
    fn of(table: &Table, score: Score) -> Self {
        let rows = 0..table.rows.len();
        Self {
            adjusted: rows.clone().map(|index| adjusted(table, index, score)).collect(),
            own: rows.map(|index| table.total(index, score)).collect(),
        }
    }
}

/// The score of a row as its opponents see it: absences with nothing but absences and forfeit losses
/// after them count as draws (16.2.5, 16.3.2). In a round robin it is the score.
#[must_use]
pub fn adjusted(table: &Table, index: usize, score: Score) -> Points {
    let total = table.total(index, score);
    match table.terms.format {
        Format::RoundRobin => total,
        Format::Swiss => {
            let cells = &table.rows[index].cells;
            let draw = table.terms.worth(score).draw;
            let there =
                |cell: &Cell| !cell.kind.is_voluntarily_unplayed() && cell.kind != CellKind::Void;
            let end = cells.iter().rposition(there).map_or(0, |last| last + 1);
            cells[end..]
                .iter()
                .filter(|cell| matches!(cell.kind, CellKind::HalfBye | CellKind::ZeroBye))
                .fold(total, |sum, cell| sum + draw - cell.scores.of(score))
        }
    }
}

/// Which scores a tie-break multiplies.
#[derive(Clone, Copy)]
enum Factor {
    /// None: opponents' scores are added up.
    One,
    /// By the points made in this score.
    Made(Score),
}

/// What is to be added up.
#[derive(Clone, Copy)]
struct Wanted {
    code: Code,
    opponents: Score,
    factor: Factor,
    dummy: Dummy,
}

/// Buchholz, for every row.
pub(crate) fn buchholz(table: &Table, rules: &TiebreakRules, code: Code) -> Vec<Derivation> {
    let opponents = code.score.unwrap_or(table.terms.primary);
    sums(table, rules, code, opponents, Factor::One)
}

/// Sonneborn-Berger with the opponents' points in one score and one's own in another.
pub(crate) fn berger(
    table: &Table,
    rules: &TiebreakRules,
    code: Code,
    opponents: Score,
    made: Score,
) -> Vec<Derivation> {
    sums(table, rules, code, opponents, Factor::Made(made))
}

fn sums(
    table: &Table,
    rules: &TiebreakRules,
    code: Code,
    opponents: Score,
    factor: Factor,
) -> Vec<Derivation> {
    let seen = table.seen(code.last_round);
    let table = seen.as_ref();
    let totals = Totals::of(table, opponents);
    let wanted = Wanted { code, opponents, factor, dummy: rules.dummy };
    (0..table.rows.len()).map(|index| sum_of(table, &totals, wanted, index)).collect()
}

fn sum_of(table: &Table, totals: &Totals, wanted: Wanted, index: usize) -> Derivation {
    let mut contributions: Vec<Contribution> = table
        .cells(index)
        .filter_map(|(round, cell)| contribution(table, totals, wanted, index, round, cell))
        .collect();
    cut(&mut contributions, wanted.code.cut);
    let parts = contributions.into_iter().map(|contribution| contribution.part).collect();
    Derivation::sum(table.rows[index].number, wanted.code, parts)
}

struct Contribution {
    part: Part,
    /// The opponent's score, or that of the dummy.
    base: Exact,
    /// Of a voluntarily unplayed round.
    voluntary: bool,
}

fn contribution(
    table: &Table,
    totals: &Totals,
    wanted: Wanted,
    index: usize,
    round: RoundNumber,
    cell: &Cell,
) -> Option<Contribution> {
    let played = match (cell.kind, wanted.code.forfeits, table.terms.format) {
        (CellKind::Void, _, _) => return None,
        (CellKind::Played, _, _)
        | (_, Forfeits::AsPlayed, _)
        | (_, Forfeits::ByTheRules, Format::RoundRobin) => cell.opponent,
        (_, Forfeits::ByTheRules, Format::Swiss) => None,
    };
    let (base, reason) = match (played, table.terms.format) {
        (Some(opponent), _) => {
            let adjusted = totals.adjusted[opponent];
            let reason = if adjusted == totals.own[opponent] {
                Reason::OpponentScore
            } else {
                Reason::OpponentAdjusted
            };
            (adjusted, reason)
        }
        (None, Format::RoundRobin) => return None,
        (None, Format::Swiss) => dummy(table, totals, wanted, index, cell),
    };
    let base = Exact::from(base);
    let (product, value) = match wanted.factor {
        Factor::One => (None, base),
        Factor::Made(score) => {
            let made = Exact::from(cell.scores.of(score));
            (Some((base, made)), base * made)
        }
    };
    let opponent = cell.opponent.map(|opponent| table.rows[opponent].number);
    let part = Part { round: Some(round), opponent, reason, product, value, used: Use::Kept };
    let voluntary = played.is_none() && cell.kind.is_voluntarily_unplayed();
    Some(Contribution { part, base, voluntary })
}

/// The score of the dummy one meets in an unplayed round (16.4).
fn dummy(
    table: &Table,
    totals: &Totals,
    wanted: Wanted,
    index: usize,
    cell: &Cell,
) -> (Points, Reason) {
    let own = totals.own[index];
    let (most, reason) = match (wanted.dummy, cell.opponent) {
        (Dummy::OwnScore, _) => return (own, Reason::OwnScore),
        (Dummy::OwnScoreCapped, Some(opponent)) => {
            (totals.adjusted[opponent], Reason::ScheduledOpponent)
        }
        (Dummy::OwnScoreCapped, None) => {
            let draw = table.terms.worth(wanted.opponents).draw;
            (draw * i32::from(table.rounds.0), Reason::DrawsInAllRounds)
        }
    };
    if most < own { (most, reason) } else { (own, Reason::OwnScore) }
}

/// Leaves out the least and the greatest contributions.
///
/// The least is that of the weakest opponent, among several the smallest product. A voluntarily
/// unplayed round goes first if its smallest contribution is not smaller than that (16.5).
fn cut(contributions: &mut [Contribution], cut: Cut) {
    for _ in 0..cut.lowest {
        let open =
            || contributions.iter().enumerate().filter(|(_, one)| one.part.used == Use::Kept);
        let Some((weakest, least)) = open().min_by_key(|(_, one)| (one.base, one.part.value))
        else {
            return;
        };
        let voluntary = open()
            .filter(|(_, one)| one.voluntary)
            .min_by_key(|(_, one)| (one.part.value, one.base))
            .filter(|(_, one)| one.part.value >= least.part.value);
        let (index, how) =
            voluntary.map_or((weakest, Use::CutLowest), |(index, _)| (index, Use::CutUnplayed));
        contributions[index].part.used = how;
    }
    for _ in 0..cut.highest {
        let Some(index) = contributions
            .iter()
            .enumerate()
            .filter(|(_, one)| one.part.used == Use::Kept)
            .max_by_key(|(_, one)| (one.base, one.part.value))
            .map(|(index, _)| index)
        else {
            return;
        };
        contributions[index].part.used = Use::CutHighest;
    }
}

/// The mean Buchholz of the opponents met on the board.
pub(crate) fn average_buchholz(
    table: &Table,
    rules: &TiebreakRules,
    code: Code,
) -> Vec<Derivation> {
    let of_all = buchholz(table, rules, Code { cut: Cut::default(), ..code });
    (0..table.rows.len())
        .map(|index| {
            let parts = table
                .cells(index)
                .filter(|(_, cell)| cell.kind == CellKind::Played)
                .filter_map(|(round, cell)| {
                    let opponent = cell.opponent?;
                    let value = of_all[opponent].value.ok()?;
                    let number = table.rows[opponent].number;
                    Some(
                        Part::plain(Some(round), Reason::OpponentBuchholz, value)
                            .against(Some(number)),
                    )
                })
                .collect();
            Derivation::mean(table.rows[index].number, code, parts, Combined::Mean)
        })
        .collect()
}

/// Koya: the points made against those with at least half of what was possible.
pub(crate) fn koya(table: &Table, code: Code) -> Vec<Derivation> {
    let score = code.score.unwrap_or(table.terms.primary);
    let worth = table.terms.worth(score);
    let due = |index: usize| {
        table.rows[index].cells.iter().filter(|cell| cell.opponent.is_some()).count()
    };
    let rounds = match table.terms.format {
        Format::Swiss => usize::from(table.rounds.0),
        Format::RoundRobin => (0..table.rows.len()).map(due).max().unwrap_or(0),
    };
    let rounds = i128::try_from(rounds).unwrap_or(0);
    let (percent, shift) = match code.limit {
        Limit::Percent(percent) => (percent, 0),
        Limit::HalfPoints(shift) => (50, shift),
    };
    let limit = Exact::from(worth.win) * Exact::fraction(rounds * i128::from(percent), 100)
        + Exact::fraction(i128::from(shift), 2);
    (0..table.rows.len())
        .map(|index| {
            let parts = table
                .cells(index)
                .filter_map(|(round, cell)| {
                    let opponent = cell.opponent?;
                    let counts = Exact::from(table.total(opponent, score)) >= limit;
                    let (reason, value) = if counts {
                        (Reason::Points, Exact::from(cell.scores.of(score)))
                    } else {
                        (Reason::BelowLimit, Exact::ZERO)
                    };
                    let number = table.rows[opponent].number;
                    Some(Part::plain(Some(round), reason, value).against(Some(number)))
                })
                .collect();
            Derivation::sum(table.rows[index].number, code, parts)
        })
        .collect()
}

/// The secondary score and Buchholz on the primary one, divided so that both weigh alike.
pub(crate) fn score_strength(table: &Table, rules: &TiebreakRules, code: Code) -> Vec<Derivation> {
    let primary = code.score.unwrap_or(table.terms.primary);
    let secondary = primary.other();
    let most = table.terms.worth(primary).win * i32::from(table.rounds.0);
    let in_match = table.terms.worth(secondary).win;
    let divisor = code.divisor.map_or_else(
        || if in_match > Points::ZERO { most.tenths() / in_match.tenths() } else { 0 },
        |given| i32::try_from(given).unwrap_or(i32::MAX),
    );
    let of_all = buchholz(table, rules, Code { score: Some(primary), ..code });
    of_all
        .into_iter()
        .enumerate()
        .map(|(index, buchholz)| {
            let number = table.rows[index].number;
            let divided = buchholz
                .value
                .ok()
                .and_then(|value| value.parts(usize::try_from(divisor).unwrap_or(0)));
            let Some(divided) = divided else {
                return Derivation::none(number, code, Undefined::NotInThisEvent);
            };
            let other = Exact::from(table.total(index, secondary));
            let parts = vec![
                Part::plain(None, Reason::OtherScore, other),
                Part::plain(None, Reason::BuchholzDivided, divided),
            ];
            Derivation::sum(number, code, parts)
        })
        .collect()
}
