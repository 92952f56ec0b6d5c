//! The codes of tie-breaks as printed in tournament files: `BH/C1`, `KS/L+1`, `EMGSB/C1/P`.

use std::fmt;
use std::str::FromStr;

use super::rules::{Codes, TiebreakRules};

/// Which score of a contest: of matches or of single games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// Match points; for single players their points.
    Match,
    /// Game points; for single players their points.
    Game,
}

impl Score {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Match => Self::Game,
            Self::Game => Self::Match,
        }
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $code:literal),+ $(,)?) => {
        /// What is counted.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind { $($(#[$doc])* $kind),+ }

        impl Kind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$(Self::$kind),+];

            /// The code without modifiers.
            #[must_use]
            pub const fn letters(self) -> &'static str {
                match self { $(Self::$kind => $code),+ }
            }
        }
    };
}

kinds! {
    /// The primary score.
    Points = "PTS",
    /// Match points.
    MatchPoints = "MPTS",
    /// Game points.
    GamePoints = "GPTS",
    /// The score that is not the primary one.
    SecondaryPoints = "MPVGP",
    /// Direct encounter.
    DirectEncounter = "DE",
    /// Direct encounter of teams: primary score, then secondary.
    ExtendedDirect = "EDE",
    /// The same, then board count.
    ExtendedDirectBoards = "EDEC",
    /// The same, then the boards from the top.
    ExtendedDirectTop = "EDET",
    /// The same, then without the bottom boards.
    ExtendedDirectBottom = "EDEB",
    /// The same, then board count, then the boards from the top.
    ExtendedDirectBoardsTop = "EDEBT",
    /// The same, then board count, then without the bottom boards.
    ExtendedDirectBoardsBottom = "EDEBB",
    /// Rounds worth a win.
    Wins = "WIN",
    /// Games won on the board.
    GamesWon = "WON",
    /// Games played with Black.
    BlackGames = "BPG",
    /// Games won with Black.
    BlackWins = "BWG",
    /// Rounds one chose to play.
    RoundsPlayed = "REP",
    /// Sum of running scores.
    Progressive = "PS",
    /// Rounds counted as 1, ½ or 0 whatever the scoring.
    Standard = "STD",
    /// Buchholz.
    Buchholz = "BH",
    /// Buchholz with the games of the last round taken as draws.
    ForeBuchholz = "FB",
    /// Mean Buchholz of the opponents.
    AverageBuchholz = "AOB",
    /// Sonneborn-Berger.
    SonnebornBerger = "SB",
    /// Opponents' match points times own match points.
    MatchMatchBerger = "EMMSB",
    /// Opponents' match points times own game points.
    MatchGameBerger = "EMGSB",
    /// Opponents' game points times own match points.
    GameMatchBerger = "EGMSB",
    /// Opponents' game points times own game points.
    GameGameBerger = "EGGSB",
    /// Koya: points against those with half of what was possible.
    Koya = "KS",
    /// Mean rating of the opponents.
    AverageRating = "ARO",
    /// Tournament performance rating.
    Performance = "TPR",
    /// The lowest rating whose expected score is the one made.
    PerfectPerformance = "PTP",
    /// Mean performance rating of the opponents.
    AveragePerformance = "APRO",
    /// Mean perfect performance of the opponents.
    AveragePerfect = "APPO",
    /// Own rating.
    Rating = "RTNG",
    /// Pairing number, the lower first.
    Number = "TPN",
    /// Board count: the sum of board number times points, the lower first.
    BoardCount = "BC",
    /// The boards from the top, one after the other.
    TopBoards = "TBR",
    /// The result without the bottom board, the two bottom boards and so on.
    BottomBoards = "BBE",
    /// Secondary score with Buchholz in proportion.
    ScoreStrength = "SSSC",
}

/// Contributions left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cut {
    /// How many of the least.
    pub lowest: u16,
    /// How many of the greatest.
    pub highest: u16,
}

/// From which score on an opponent counts for Koya.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// That many per cent of what was possible; usually 50.
    Percent(u16),
    /// Half of what was possible and so many half points more or less.
    HalfPoints(i16),
}

/// How unplayed games count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forfeits {
    /// As the rules say for the kind of event.
    ByTheRules,
    /// Forfeits count as played (`/P`).
    AsPlayed,
}

/// The last round as it is or as if drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LastRound {
    /// As it ended.
    AsPlayed,
    /// Paired games taken as draws (`/F`, and always in `FB`).
    AsDrawn,
}

/// Which end comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// The usual one of the tie-break.
    Usual,
    /// The other (`/R`).
    Reversed,
}

/// A tie-break with its modifiers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code {
    /// What is counted.
    pub kind: Kind,
    /// On which score, if the code says so.
    pub score: Option<Score>,
    /// `/C1`, `/C2`, `/M1`, `/M2`.
    pub cut: Cut,
    /// `/P`
    pub forfeits: Forfeits,
    /// `/F`
    pub last_round: LastRound,
    /// `/L`
    pub limit: Limit,
    /// `/K`: the divisor of `SSSC`, if not the usual one.
    pub divisor: Option<u32>,
    /// `/R`
    pub direction: Direction,
}

/// What a modifier takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Takes {
    /// How many of the lowest are cut.
    #[error("a number, as in /C1")]
    Cut,
    /// How many are cut at both ends.
    #[error("a number, as in /M1")]
    Median,
    /// A limit.
    #[error("per cent or half points, as in /L60 or /L+1")]
    Limit,
    /// A divisor.
    #[error("a divisor, as in /K3")]
    Divisor,
    /// The letter itself.
    #[error("one of C, M, P, F, L, K and R")]
    Letter,
}

/// What is wrong with the text of a code.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// No such tie-break.
    #[error("found tie-break `{0}`, expected a code such as BH/C1, DE, SB or KS/L+1")]
    UnknownCode(String),
    /// No such modifier, or not with this tie-break.
    #[error("found `/{modifier}` after `{code}`, expected {expected}")]
    Modifier {
        /// The tie-break.
        code: &'static str,
        /// What stands there.
        modifier: String,
        /// What it takes.
        expected: Takes,
    },
    /// A score that is neither of matches nor of games.
    #[error("found `:{0}`, expected `:MP` or `:GP`")]
    Score(String),
    /// The edition does not have it.
    #[error("tie-break `{code}` is not in the rules of {edition}")]
    NotInEdition {
        /// The tie-break.
        code: &'static str,
        /// The edition.
        edition: &'static str,
    },
}

impl From<Kind> for Code {
    fn from(kind: Kind) -> Self {
        let last_round =
            if kind == Kind::ForeBuchholz { LastRound::AsDrawn } else { LastRound::AsPlayed };
        Self {
            kind,
            score: None,
            cut: Cut::default(),
            forfeits: Forfeits::ByTheRules,
            last_round,
            limit: Limit::Percent(50),
            divisor: None,
            direction: Direction::Usual,
        }
    }
}

impl Code {
    /// The same tie-break with the least contributions left out.
    #[must_use]
    pub const fn cut_lowest(mut self, count: u16) -> Self {
        self.cut.lowest = count;
        self
    }

    /// Checks that an edition has the tie-break.
    ///
    /// # Errors
    /// If it came later.
    pub const fn known_to(self, rules: &TiebreakRules) -> Result<Self, CodeError> {
        match (rules.codes, self.kind) {
            (Codes::Of2024, Kind::Standard | Kind::Rating | Kind::Number) => {
                Err(CodeError::NotInEdition { code: self.kind.letters(), edition: rules.id })
            }
            (Codes::Of2024 | Codes::Of2026, _) => Ok(self),
        }
    }

    /// Whether the lower value is the better one.
    #[must_use]
    pub fn lower_first(self) -> bool {
        let usual = matches!(self.kind, Kind::Number | Kind::BoardCount);
        match self.direction {
            Direction::Usual => usual,
            Direction::Reversed => !usual,
        }
    }

    fn modify(&mut self, modifier: &str) -> Result<(), CodeError> {
        let fail = |expected| CodeError::Modifier {
            code: self.kind.letters(),
            modifier: modifier.to_owned(),
            expected,
        };
        let (letter, rest) = modifier.split_at(modifier.chars().next().map_or(0, char::len_utf8));
        let number = || rest.parse::<u16>().ok().filter(|count| *count > 0);
        match letter {
            "C" => {
                let count = number().ok_or_else(|| fail(Takes::Cut))?;
                self.cut = Cut { lowest: count, highest: 0 };
            }
            "M" => {
                let count = number().ok_or_else(|| fail(Takes::Median))?;
                self.cut = Cut { lowest: count, highest: count };
            }
            "P" if rest.is_empty() => self.forfeits = Forfeits::AsPlayed,
            "F" if rest.is_empty() => self.last_round = LastRound::AsDrawn,
            "R" if rest.is_empty() => self.direction = Direction::Reversed,
            "L" => {
                self.limit = match rest.as_bytes().first() {
                    Some(b'+' | b'-') => rest.parse().ok().map(Limit::HalfPoints),
                    Some(_) | None => {
                        rest.parse().ok().filter(|percent| *percent <= 100).map(Limit::Percent)
                    }
                }
                .ok_or_else(|| fail(Takes::Limit))?;
            }
            "K" => {
                let divisor = rest.parse().ok().filter(|divisor| *divisor > 0);
                self.divisor = Some(divisor.ok_or_else(|| fail(Takes::Divisor))?);
            }
            _ => return Err(fail(Takes::Letter)),
        }
        Ok(())
    }
}

impl FromStr for Code {
    type Err = CodeError;

    /// Reads a code as tournament files print it, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, CodeError> {
        let upper = text.trim().to_ascii_uppercase();
        // The score may stand before or after the cut: `BH:MP/C1` and `BH/C1:MP`.
        let mut score = None;
        let mut plain = Vec::new();
        for part in upper.split('/') {
            let (name, given) =
                part.split_once(':').map_or((part, None), |(name, given)| (name, Some(given)));
            score = match given {
                None => score,
                Some("MP") => Some(Score::Match),
                Some("GP") => Some(Score::Game),
                Some(other) => return Err(CodeError::Score(other.to_owned())),
            };
            plain.push(name);
        }
        let (name, modifiers) =
            plain.split_first().ok_or_else(|| CodeError::UnknownCode(text.to_owned()))?;
        let name = match *name {
            "GE" => "REP",
            "MP" => "MPTS",
            "GP" => "GPTS",
            other => other,
        };
        let kind = Kind::ALL
            .iter()
            .copied()
            .find(|kind| kind.letters() == name)
            .ok_or_else(|| CodeError::UnknownCode(text.trim().to_owned()))?;
        let mut code = Self { score, ..Self::from(kind) };
        for modifier in modifiers {
            code.modify(modifier)?;
        }
        Ok(code)
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = self.kind.letters().to_owned();
        match self.score {
            None => {}
            Some(Score::Match) => text.push_str(":MP"),
            Some(Score::Game) => text.push_str(":GP"),
        }
        match (self.cut.lowest, self.cut.highest) {
            (0, 0) => {}
            (low, 0) => text.push_str(&format!("/C{low}")),
            (low, _) => text.push_str(&format!("/M{low}")),
        }
        match self.limit {
            Limit::Percent(50) => {}
            Limit::Percent(percent) => text.push_str(&format!("/L{percent}")),
            Limit::HalfPoints(shift) => text.push_str(&format!("/L{shift:+}")),
        }
        if let Some(divisor) = self.divisor {
            text.push_str(&format!("/K{divisor}"));
        }
        if self.last_round == LastRound::AsDrawn && self.kind != Kind::ForeBuchholz {
            text.push_str("/F");
        }
        if self.forfeits == Forfeits::AsPlayed {
            text.push_str("/P");
        }
        if self.direction == Direction::Reversed {
            text.push_str("/R");
        }
        f.pad(&text)
    }
}
