//! How a number came about.

use rulebook::Text;

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

impl Reason {
    /// For people.
    #[must_use]
    pub const fn text(self) -> Text {
        let (zh, en) = match self {
            Self::Points => ("得分", "points made"),
            Self::PointsWithoutPlay => ("未赛得分", "points without play"),
            Self::RunningScore => ("该轮后的总分", "score after the round"),
            Self::Counts => ("计入", "counts"),
            Self::CountsNot => ("不计", "does not count"),
            Self::MoreThanDraw => ("多于和棋", "more than a draw"),
            Self::AsMuchAsDraw => ("等于和棋", "as much as a draw"),
            Self::OpponentScore => ("对手总分", "opponent's score"),
            Self::OpponentAdjusted => (
                "对手调整分（末尾缺席各轮按和棋计，16.3.2）",
                "opponent's score, unplayed rounds at the end as draws (16.3.2)",
            ),
            Self::OwnScore => ("未赛：按本人总分（16.4）", "unplayed: one's own score (16.4)"),
            Self::ScheduledOpponent => (
                "未赛：原定对手的调整分较低（16.4.1）",
                "unplayed: the scheduled opponent's adjusted score is lower (16.4.1)",
            ),
            Self::DrawsInAllRounds => (
                "未赛：以各轮皆和为上限（16.4.2）",
                "unplayed: no more than draws in all rounds (16.4.2)",
            ),
            Self::BelowLimit => ("对手未达分数线", "the opponent is below the limit"),
            Self::OpponentRating => ("对手等级分", "opponent's rating"),
            Self::OpponentBuchholz => ("对手的对手分", "opponent's Buchholz"),
            Self::OpponentPerformance => ("对手表现分", "opponent's performance"),
            Self::Board => ("台次 × 得分", "board × points"),
            Self::OwnRating => ("本人等级分", "own rating"),
            Self::OwnNumber => ("本人编号", "own number"),
            Self::OtherScore => ("另一种分", "the other score"),
            Self::BuchholzDivided => ("对手分 ÷ 除数", "Buchholz divided"),
            Self::TableDifference => ("得分率对应的分差", "difference the table gives"),
            Self::Extra => ("加分或罚分", "bonus or penalty"),
            Self::Violations => ("违例次数", "violations noted"),
            Self::Unbeaten => ("全部比赛没有输过", "lost no game"),
            Self::Beaten => ("输过", "lost a game"),
            Self::Lot => ("抽签", "by lot"),
        };
        Text { zh, en }
    }
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

impl Use {
    /// For people; nothing where the part is kept.
    #[must_use]
    pub const fn text(self) -> Text {
        let (zh, en) = match self {
            Self::Kept => ("", ""),
            Self::CutLowest => ("去掉最低", "cut as the lowest"),
            Self::CutUnplayed => {
                ("先去掉自愿未赛的一轮（16.5）", "a voluntarily unplayed round is cut first (16.5)")
            }
            Self::CutHighest => ("去掉最高", "cut as the highest"),
        };
        Text { zh, en }
    }
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

impl Combined {
    /// For people.
    #[must_use]
    pub const fn text(self) -> Text {
        let (zh, en) = match self {
            Self::Sum => ("相加", "sum"),
            Self::Mean => ("平均", "mean"),
            Self::RoundedMean => ("平均，0.5 进一", "mean, .5 rounded up"),
            Self::MeanAndTable => (
                "对手平均等级分（0.5 进一）加表列分差",
                "mean rating of the opponents (.5 rounded up) and the difference of the table",
            ),
            Self::LowestReaching { .. } => (
                "预期得分不低于实得分的最低等级分",
                "the lowest rating whose expected score reaches the points made",
            ),
        };
        Text { zh, en }
    }
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

impl Undefined {
    /// For people.
    #[must_use]
    pub const fn text(self) -> Text {
        let (zh, en) = match self {
            Self::NoGame => ("没有可计的对局", "no game to count"),
            Self::Unrated { .. } => (
                "有对手没有等级分，规程未作规定",
                "an opponent is unrated and the event gives no rule",
            ),
            Self::OnlyAmongTied => (
                "只在同分者之间比较，没有单独的数值",
                "compares only those tied, no value of its own",
            ),
            Self::NoBoards => ("各台成绩不详", "results on the boards are not known"),
            Self::NotInThisEvent => ("这种比赛不用此项", "not used in this kind of event"),
        };
        Text { zh, en }
    }
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
