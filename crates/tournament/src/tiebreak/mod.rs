//! Tie-breaks of FIDE (C.07), in the editions of August 2024 and March 2026.
//!
//! [`derive()`] gives for every row of a [`Table`] the number of a [`Code`] together with everything it
//! is made of; [`split`] puts those tied in order. An edition is a value, [`TiebreakRules`]. All
//! arithmetic is exact.
//!
//! Where the text is open, this is what is done:
//! - `FB`: every paired game of the last round counts as a drawn game, forfeits among them.
//! - `PS/C1`: the running score of the first round is left out, whether the player was there or not.
//! - `KS` in a Swiss: half of what all rounds together could bring.
//! - The cap of 16.4.2 during an event: draws in the rounds held so far.
//! - An unrated opponent: the rating tie-breaks of that player are undefined.
//! - Without a game on the board `AOB`, `ARO`, `TPR`, `PTP`, `APRO` and `APPO` are undefined.
//! - Virtual points of accelerated events never count.

mod boards;
mod code;
mod derivation;
mod direct;
mod exact;
mod opponents;
mod rating;
mod rating_table;
mod record;
mod rules;
mod table;
mod teams;

pub use code::{Code, CodeError, Cut, Direction, Forfeits, Kind, LastRound, Limit, Score, Takes};
pub use derivation::{Combined, Derivation, Part, Reason, Undefined, Use};
pub use exact::Exact;
pub use opponents::adjusted;
pub use rules::{Codes, Dummy, TiebreakRules};
pub use table::{Cell, CellGame, CellKind, Format, MatchScoring, Row, Scores, Table, Terms, Worth};
pub use teams::{MatchForfeit, TeamRecords};

use direct::Step;

/// The number of a tie-break for every row, in the order of the rows.
///
/// Direct encounter and its kin, and the boards one after the other, have no number of their own:
/// they come out as [`Undefined::OnlyAmongTied`].
#[must_use]
pub fn derive(table: &Table, rules: &TiebreakRules, code: Code) -> Vec<Derivation> {
    let primary = table.terms.primary;
    let none = |why| {
        table.rows.iter().map(|row| Derivation::none(row.number, code, why)).collect::<Vec<_>>()
    };
    // Buchholz must not be used where everybody meets everybody (15.2).
    let buchholz_allowed = table.terms.format == Format::Swiss;
    match code.kind {
        Kind::Points => record::points(table, code, code.score.unwrap_or(primary)),
        Kind::MatchPoints => record::points(table, code, Score::Match),
        Kind::GamePoints => record::points(table, code, Score::Game),
        Kind::SecondaryPoints => record::points(table, code, primary.other()),
        Kind::DirectEncounter
        | Kind::ExtendedDirect
        | Kind::ExtendedDirectBoards
        | Kind::ExtendedDirectTop
        | Kind::ExtendedDirectBottom
        | Kind::ExtendedDirectBoardsTop
        | Kind::ExtendedDirectBoardsBottom
        | Kind::TopBoards
        | Kind::BottomBoards => none(Undefined::OnlyAmongTied),
        Kind::Wins | Kind::GamesWon | Kind::BlackGames | Kind::BlackWins | Kind::RoundsPlayed => {
            record::count(table, code)
        }
        Kind::Progressive => record::progressive(table, code),
        Kind::Standard => record::standard(table, code),
        Kind::Buchholz | Kind::ForeBuchholz if buchholz_allowed => {
            opponents::buchholz(table, rules, code)
        }
        Kind::AverageBuchholz if buchholz_allowed => {
            opponents::average_buchholz(table, rules, code)
        }
        Kind::Buchholz | Kind::ForeBuchholz | Kind::AverageBuchholz => {
            none(Undefined::NotInThisEvent)
        }
        Kind::SonnebornBerger => {
            let score = code.score.unwrap_or(primary);
            opponents::berger(table, rules, code, score, score)
        }
        Kind::MatchMatchBerger => opponents::berger(table, rules, code, Score::Match, Score::Match),
        Kind::MatchGameBerger => opponents::berger(table, rules, code, Score::Match, Score::Game),
        Kind::GameMatchBerger => opponents::berger(table, rules, code, Score::Game, Score::Match),
        Kind::GameGameBerger => opponents::berger(table, rules, code, Score::Game, Score::Game),
        Kind::Koya => opponents::koya(table, code),
        Kind::AverageRating => rating::average(table, code),
        Kind::Performance => rating::performance(table, code),
        Kind::PerfectPerformance => rating::perfect(table, code),
        Kind::AveragePerformance => {
            let of = rating::performance(table, Code::from(Kind::Performance));
            rating::average_of(table, code, &of)
        }
        Kind::AveragePerfect => {
            let of = rating::perfect(table, Code::from(Kind::PerfectPerformance));
            rating::average_of(table, code, &of)
        }
        Kind::Rating | Kind::Number => rating::own(table, code),
        Kind::BoardCount => boards::count(table, code),
        Kind::ScoreStrength => opponents::score_strength(table, rules, code),
    }
}

/// Those tied, as indices of rows, in the order a tie-break gives them; those it leaves tied stay in
/// one group. `values` is what [`derive()`] gave for the same code.
#[must_use]
pub fn split(table: &Table, code: Code, values: &[Derivation], tied: &[usize]) -> Vec<Vec<usize>> {
    if matches!(code.kind, Kind::TopBoards | Kind::BottomBoards) {
        return boards::split(table, code.kind, tied);
    }
    let steps = steps(table, code);
    if steps.is_empty() {
        return by_value(code, values, tied);
    }
    direct::split(table, code, &steps, tied)
}

/// The games of a row against others of those tied, as a direct encounter counts them; nothing for other
/// tie-breaks.
#[must_use]
pub fn games_among(table: &Table, code: Code, index: usize, tied: &[usize]) -> Vec<Part> {
    match steps(table, code).first() {
        Some(Step::Score(score)) => direct::games_among(table, code, *score, index, tied),
        Some(Step::BoardCount | Step::Board(_) | Step::BoardsUpTo(_)) | None => Vec::new(),
    }
}

/// What a direct encounter compares, in this order; nothing for other tie-breaks.
fn steps(table: &Table, code: Code) -> Vec<Step> {
    use Kind::{
        DirectEncounter, ExtendedDirect, ExtendedDirectBoards, ExtendedDirectBoardsBottom,
        ExtendedDirectBoardsTop, ExtendedDirectBottom, ExtendedDirectTop,
    };
    let kind = code.kind;
    let (primary, boards) = (table.terms.primary, table.terms.boards);
    if kind == DirectEncounter {
        return vec![Step::Score(code.score.unwrap_or(primary))];
    }
    let with_count =
        matches!(kind, ExtendedDirectBoards | ExtendedDirectBoardsTop | ExtendedDirectBoardsBottom);
    let from_top = matches!(kind, ExtendedDirectTop | ExtendedDirectBoardsTop);
    let from_bottom = matches!(kind, ExtendedDirectBottom | ExtendedDirectBoardsBottom);
    if kind != ExtendedDirect && !with_count && !from_top && !from_bottom {
        return Vec::new();
    }
    let mut steps = vec![Step::Score(primary), Step::Score(primary.other())];
    if with_count {
        steps.push(Step::BoardCount);
    }
    if from_top {
        steps.extend((1..=boards).map(Step::Board));
    }
    if from_bottom {
        steps.extend((1..boards).rev().map(Step::BoardsUpTo));
    }
    steps
}

/// Those tied by their values, the undefined ones last.
fn by_value(code: Code, values: &[Derivation], tied: &[usize]) -> Vec<Vec<usize>> {
    let mut order = tied.to_vec();
    let value = |index: usize| values[index].value.ok();
    order.sort_by(|a, b| match (value(*a), value(*b)) {
        (Some(a), Some(b)) if code.lower_first() => a.cmp(&b),
        (a, b) => b.cmp(&a),
    });
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for index in order {
        match groups.last_mut() {
            Some(group) if value(group[0]) == value(index) => group.push(index),
            Some(_) | None => groups.push(vec![index]),
        }
    }
    groups
}
