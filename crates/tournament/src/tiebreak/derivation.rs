//! How a number came about.

use crate::units::RoundNumber;

use super::code::Code;
use super::exact::Exact;

/// Why a part of a tie-break has its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Points made in the round.
    Points,
    /// Points of a round without play.
    PointsWithoutPlay,
    /// The score after the round.
    RunningScore,
    /// The round has what is counted.
    Counts,
    /// The round does not have it.
    CountsNot,
    /// More than a draw, or more than the opponent.
    MoreThanDraw,
    /// As much as a draw.
    AsMuchAsDraw,
    /// The opponent's score.
    OpponentScore,
    /// The opponent's score, unplayed rounds at the end as draws (16.3.2).
    OpponentAdjusted,
    /// An unplayed round: one's own score (16.4).
    OwnScore,
    /// An unplayed round: the score of the scheduled opponent, being less than one's own (16.4.1).
    ScheduledOpponent,
    /// An unplayed round: draws in all rounds, being less than one's own score (16.4.2).
    DrawsInAllRounds,
    /// An opponent below the limit.
    BelowLimit,
    /// The opponent's rating.
    OpponentRating,
    /// The opponent's Buchholz.
    OpponentBuchholz,
    /// The opponent's performance.
    OpponentPerformance,
    /// Points on a board times its number.
    Board,
    /// One's own rating.
    OwnRating,
    /// One's own number.
    OwnNumber,
    /// The other score.
    OtherScore,
    /// Buchholz divided.
    BuchholzDivided,
    /// What the rating table gives for the share of points made.
    TableDifference,
    /// Bonus or penalty points.
    Extra,
    /// Violations noted.
    Violations,
    /// Lost no game.
    Unbeaten,
    /// Lost a game.
    Beaten,
    /// The place given by lot.
    Lot,
}

/// Whether a part is in the sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    /// It is.
    Kept,
    /// Left out as one of the least.
    CutLowest,
    /// Left out as the least of the voluntarily unplayed rounds (16.5).
    CutUnplayed,
    /// Left out as one of the greatest.
    CutHighest,
}

/// One part of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The round it comes from.
    pub round: Option<RoundNumber>,
    /// The number of the opponent it comes from.
    pub opponent: Option<u32>,
    /// Why it has its value.
    pub reason: Reason,
    /// What is multiplied by the points made, where something is.
    pub product: Option<(Exact, Exact)>,
    /// Its value.
    pub value: Exact,
    /// Whether it is in the sum.
    pub used: Use,
}

impl Part {
    /// A part that is just a value.
    #[must_use]
    pub const fn plain(round: Option<RoundNumber>, reason: Reason, value: Exact) -> Self {
        Self { round, opponent: None, reason, product: None, value, used: Use::Kept }
    }

    /// The same with an opponent.
    #[must_use]
    pub const fn against(mut self, opponent: Option<u32>) -> Self {
        self.opponent = opponent;
        self
    }
}

/// How the parts make the number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Combined {
    /// Added up.
    Sum,
    /// Their mean.
    Mean,
    /// Their mean, .5 rounded up to a whole number.
    RoundedMean,
    /// The rounded mean of the opponents' ratings and what the table gives for the points made.
    MeanAndTable,
    /// The lowest rating whose expected score against these ratings reaches the points made.
    LowestReaching {
        /// The points made.
        points: Exact,
    },
}

/// Why there is no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undefined {
    /// No game to take it from.
    NoGame,
    /// An opponent has no rating, and the event gives no rule for that.
    Unrated {
        /// The opponent.
        opponent: u32,
    },
    /// The tie-break looks at those tied and has no value of its own.
    OnlyAmongTied,
    /// Results on the boards are not known.
    NoBoards,
    /// There is no such thing in this kind of event.
    NotInThisEvent,
}

/// A number with everything it is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derivation {
    /// Whose.
    pub number: u32,
    /// Which.
    pub code: Code,
    /// The number, or why there is none.
    pub value: Result<Exact, Undefined>,
    /// How the parts make it.
    pub combined: Combined,
    /// Its parts, by round where they have one.
    pub parts: Vec<Part>,
}

impl Derivation {
    /// The sum of the parts that are kept.
    #[must_use]
    pub fn sum(number: u32, code: Code, parts: Vec<Part>) -> Self {
        let value = kept(&parts).sum();
        Self { number, code, value: Ok(value), combined: Combined::Sum, parts }
    }

    /// The mean of the parts that are kept.
    #[must_use]
    pub fn mean(number: u32, code: Code, parts: Vec<Part>, combined: Combined) -> Self {
        let sum: Exact = kept(&parts).sum();
        let mean = sum.parts(kept(&parts).count()).ok_or(Undefined::NoGame);
        let value = match combined {
            Combined::Mean | Combined::Sum | Combined::LowestReaching { .. } => mean,
            Combined::RoundedMean | Combined::MeanAndTable => {
                mean.map(|mean| mean.rounded_half_up(0))
            }
        };
        Self { number, code, value, combined, parts }
    }

    /// No number.
    #[must_use]
    pub const fn none(number: u32, code: Code, why: Undefined) -> Self {
        Self { number, code, value: Err(why), combined: Combined::Sum, parts: Vec::new() }
    }
}

pub(crate) fn kept(parts: &[Part]) -> impl Iterator<Item = Exact> + '_ {
    parts.iter().filter(|part| part.used == Use::Kept).map(|part| part.value)
}
