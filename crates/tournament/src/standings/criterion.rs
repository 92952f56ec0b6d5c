//! What puts participants in order.

use std::fmt;
use std::str::FromStr;

use rulebook::{Rule, Text, xiangqi_1959};

use crate::tiebreak::{Code, CodeError, Kind, TiebreakRules};

/// What an unplayed round adds to the opponents' points of xiangqi events (对手分).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoOpponent {
    /// Nothing.
    Nothing,
    /// One's own final points.
    OwnPoints,
    /// The points of the last in the table.
    LowestPoints,
}

/// What to do where three or more have equal points and the text speaks of two only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThreeOrMore {
    /// Ask: both readings are worked out, and where they differ the arbiter decides.
    AskArbiter,
    /// The points made among them.
    TableAmongThem,
    /// The step is passed over.
    NextStep,
}

/// One step of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Criterion {
    /// A tie-break of FIDE's list, points among them.
    Tiebreak(Code),
    /// The sum of the opponents' final points as they stand.
    OpponentPoints(NoOpponent),
    /// The game, or the match, between the two.
    GameBetweenTwo(ThreeOrMore),
    /// Who lost no game in the whole event.
    Unbeaten,
    /// Who has fewer violations.
    FewerViolations,
    /// The result of the last round, then of the one before, and so on.
    LastRoundBack,
    /// The best place among the opponents.
    BestOpponent,
    /// Lots drawn by the arbiter, as recorded.
    Lots,
}

impl Criterion {
    /// The criteria that are not in FIDE's list, with their letters and Chinese names.
    pub const OWN: [(Self, &'static str, Text); 9] = [
        (
            Self::OpponentPoints(NoOpponent::Nothing),
            "OPP",
            Text { zh: "对手分", en: "opponents' points" },
        ),
        (
            Self::OpponentPoints(NoOpponent::OwnPoints),
            "OPP/OWN",
            Text { zh: "对手分/本人", en: "opponents' points, own points for a bye" },
        ),
        (
            Self::OpponentPoints(NoOpponent::LowestPoints),
            "OPP/LOW",
            Text { zh: "对手分/最低", en: "opponents' points, the lowest for a bye" },
        ),
        (
            Self::GameBetweenTwo(ThreeOrMore::AskArbiter),
            "DE2",
            Text { zh: "相互胜负", en: "game between the two" },
        ),
        (Self::Unbeaten, "UNB", Text { zh: "不败", en: "unbeaten" }),
        (Self::FewerViolations, "VIO", Text { zh: "犯规", en: "fewer violations" }),
        (Self::LastRoundBack, "LRB", Text { zh: "末轮倒比", en: "last round, then backwards" }),
        (Self::BestOpponent, "BOP", Text { zh: "最佳对手", en: "best-placed opponent" }),
        (Self::Lots, "LOT", Text { zh: "抽签", en: "lots" }),
    ];

    /// Chinese names of tie-breaks that FIDE's list has too.
    const CHINESE: [(&'static str, Kind); 11] = [
        ("积分", Kind::Points),
        ("总分", Kind::Points),
        ("场分", Kind::MatchPoints),
        ("大分", Kind::MatchPoints),
        ("局分", Kind::GamePoints),
        ("小分", Kind::GamePoints),
        ("累进分", Kind::Progressive),
        ("直胜", Kind::DirectEncounter),
        ("胜局", Kind::GamesWon),
        ("后手局", Kind::BlackGames),
        ("后手胜局", Kind::BlackWins),
    ];

    /// Checks that an edition has it, if it is one of FIDE's.
    ///
    /// # Errors
    /// If it came later.
    pub fn known_to(self, rules: &TiebreakRules) -> Result<Self, CodeError> {
        if let Self::Tiebreak(code) = self {
            code.known_to(rules)?;
        }
        Ok(self)
    }

    /// The heading of its column.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Self::Tiebreak(code) => {
                let plain = code == Code::from(code.kind);
                let chinese = Self::CHINESE.iter().find(|(_, kind)| plain && *kind == code.kind);
                let en = code.kind.letters();
                Text { zh: chinese.map_or(en, |(zh, _)| zh), en }
            }
            Self::OpponentPoints(_)
            | Self::GameBetweenTwo(_)
            | Self::Unbeaten
            | Self::FewerViolations
            | Self::LastRoundBack
            | Self::BestOpponent
            | Self::Lots => Self::OWN
                .iter()
                .find(|(criterion, _, _)| criterion.same_kind(self))
                .map_or(Text { zh: "", en: "" }, |(_, _, name)| *name),
        }
    }

    fn same_kind(self, other: Self) -> bool {
        match (self, other) {
            (Self::GameBetweenTwo(_), Self::GameBetweenTwo(_)) => true,
            (one, other) => one == other,
        }
    }

    /// The rule of 1959 that orders this step, if it does.
    #[must_use]
    pub fn rule_of_1959(self) -> Option<&'static Rule> {
        match self {
            Self::GameBetweenTwo(_) | Self::Unbeaten | Self::FewerViolations => {
                Some(&xiangqi_1959::RANKING_SINGLE_GAMES)
            }
            Self::Tiebreak(code) => {
                let plain = |kind| code == Code::from(kind);
                if plain(Kind::Points) {
                    Some(&xiangqi_1959::RANKING_SINGLE_GAMES)
                } else if plain(Kind::MatchPoints) || plain(Kind::GamePoints) {
                    Some(&xiangqi_1959::RANKING_MINI_MATCHES)
                } else {
                    None
                }
            }
            Self::OpponentPoints(_) | Self::LastRoundBack | Self::BestOpponent | Self::Lots => None,
        }
    }
}

impl FromStr for Criterion {
    type Err = CodeError;

    /// Reads a code of FIDE's list, one of our own, or a Chinese name.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let text = text.trim();
        let upper = text.to_ascii_uppercase();
        for (criterion, letters, name) in Self::OWN {
            if upper == letters || text == name.zh {
                return Ok(criterion);
            }
        }
        if let Some((_, kind)) = Self::CHINESE.iter().find(|(name, _)| *name == text) {
            return Ok(Self::Tiebreak(Code::from(*kind)));
        }
        match text {
            "违例" => Ok(Self::FewerViolations),
            _ => text.parse().map(Self::Tiebreak),
        }
    }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Tiebreak(code) = self {
            return code.fmt(f);
        }
        let own = Self::OWN.iter().find(|(criterion, _, _)| criterion.same_kind(*self));
        f.pad(own.map_or("", |(_, letters, _)| letters))
    }
}
