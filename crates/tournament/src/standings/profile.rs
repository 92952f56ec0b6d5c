//! Named orders, and orders written out.

use rulebook::Text;

use crate::tiebreak::{CodeError, TiebreakRules};

use super::criterion::{Criterion, ThreeOrMore};
use super::xiangqi::{Play, order_1959};

/// An order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// Its steps.
    pub steps: Vec<Criterion>,
}

/// A named order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profile {
    /// The xiangqi rules of 1959, one game each (12.2).
    Xiangqi1959,
    /// The xiangqi rules of 1959, several games each (12.3).
    Xiangqi1959Matches,
    /// Nanning international, 2015.
    Nanning2015,
    /// A county open under the rules of 2020, 2021.
    County2021,
    /// The Asian federation in the 2010s.
    Asia2010,
    /// Points, direct encounter, games won, Buchholz without the lowest, Buchholz, Sonneborn-Berger.
    Chess,
}

impl Profile {
    /// Every profile with its name.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Xiangqi1959, "xiangqi-1959"),
        (Self::Xiangqi1959Matches, "xiangqi-1959-matches"),
        (Self::Nanning2015, "nanning-2015"),
        (Self::County2021, "county-2021"),
        (Self::Asia2010, "asia-2010"),
        (Self::Chess, "chess"),
    ];

    /// What it is, for people.
    #[must_use]
    pub const fn title(self) -> Text {
        let (zh, en) = match self {
            Self::Xiangqi1959 => {
                ("1959 年规则 12.2（单局制）", "rules of 1959, 12.2 (single games)")
            }
            Self::Xiangqi1959Matches => {
                ("1959 年规则 12.3（两局以上制）", "rules of 1959, 12.3 (two or more games)")
            }
            Self::Nanning2015 => ("2015 年南宁国际赛", "Nanning international 2015"),
            Self::County2021 => ("2021 年县级公开赛", "county open 2021"),
            Self::Asia2010 => ("亚洲象棋联合会（2010 年代）", "Asian federation, 2010s"),
            Self::Chess => ("国际象棋常用", "usual in chess"),
        };
        Text { zh, en }
    }

    /// Its steps.
    ///
    /// # Panics
    /// Never: the codes are known.
    #[must_use]
    pub fn steps(self) -> Vec<Criterion> {
        let list = match self {
            Self::Xiangqi1959 => return order_1959(Play::SingleGames, ThreeOrMore::AskArbiter),
            Self::Xiangqi1959Matches => return order_1959(Play::Matches, ThreeOrMore::AskArbiter),
            Self::Nanning2015 => "积分,对手分,累进分,胜局,犯规,后手胜局,抽签",
            Self::County2021 => "积分,累进分,直胜,胜局,后手局,犯规,末轮倒比",
            Self::Asia2010 => "积分,对手分,直胜,胜局,后手胜局,后手局,最佳对手,犯规",
            Self::Chess => "PTS,DE,WON,BH/C1,BH,SB",
        };
        list.split(',')
            .map(|code| code.parse().expect("the codes of a profile are known"))
            .collect()
    }
}

/// What is wrong with the text of an order.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OrderError {
    /// A step.
    #[error("step {position}: {error}")]
    Step {
        /// Which, from 1.
        position: usize,
        /// What is wrong with it.
        error: CodeError,
    },
    /// Nothing.
    #[error("found no tie-break, expected a list such as PTS,DE,SB or the name of an order")]
    Empty,
}

impl Order {
    /// Reads the name of an order, or steps with commas or blanks between.
    ///
    /// A list that does not begin with points is led by them.
    ///
    /// # Errors
    /// The first step that is not known, or not in the edition.
    pub fn parse(text: &str, rules: &TiebreakRules) -> Result<Self, OrderError> {
        let named = Profile::ALL.iter().find(|(_, name)| *name == text.trim());
        if let Some((profile, _)) = named {
            return Ok(Self { steps: profile.steps() });
        }
        let words = text.split([',', '，', ' ', ';']).filter(|word| !word.trim().is_empty());
        let mut steps = Vec::new();
        for (word, position) in words.zip(1..) {
            let step = word.parse().and_then(|step: Criterion| step.known_to(rules));
            steps.push(step.map_err(|error| OrderError::Step { position, error })?);
        }
        if steps.is_empty() {
            return Err(OrderError::Empty);
        }
        if !steps.first().is_some_and(|step| step.is_points()) {
            let points = crate::tiebreak::Code::from(crate::tiebreak::Kind::Points);
            steps.insert(0, Criterion::Tiebreak(points));
        }
        Ok(Self { steps })
    }

    /// The same order with what the committee decided for three or more with equal points.
    #[must_use]
    pub fn with_three_or_more(mut self, choice: ThreeOrMore) -> Self {
        for step in &mut self.steps {
            if let Criterion::GameBetweenTwo(given) = step {
                *given = choice;
            }
        }
        self
    }
}

impl Criterion {
    fn is_points(self) -> bool {
        use crate::tiebreak::Kind;
        match self {
            Self::Tiebreak(code) => {
                matches!(code.kind, Kind::Points | Kind::MatchPoints | Kind::GamePoints)
            }
            Self::OpponentPoints(_)
            | Self::GameBetweenTwo(_)
            | Self::Unbeaten
            | Self::FewerViolations
            | Self::LastRoundBack
            | Self::BestOpponent
            | Self::Lots => false,
        }
    }
}
