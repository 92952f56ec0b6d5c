//! What a rule and a document are.

use crate::parameter::{Numbers, Parameter};

/// The same text in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    /// Simplified Chinese.
    pub zh: &'static str,
    /// English.
    pub en: &'static str,
}

/// How a rule takes effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// As soon as the facts are there.
    Automatic,
    /// When a player asks.
    OnClaim,
    /// When the arbiter decides.
    Arbiter,
    /// A rule of conduct; a breach is recorded and may be sanctioned.
    Duty,
}

impl Mode {
    /// Its name for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::OnClaim => "on_claim",
            Self::Arbiter => "arbiter",
            Self::Duty => "duty",
        }
    }

    /// Its name for people.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Automatic => text("自动生效", "automatic"),
            Self::OnClaim => text("须经提出", "on claim"),
            Self::Arbiter => text("由裁判决定", "arbiter"),
            Self::Duty => text("行为规范", "duty"),
        }
    }
}

/// Whose word or which facts settle a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DecidedBy {
    /// The position, the record, the clock or the table: nobody has to say anything.
    Facts,
    /// Somebody states what happened; what follows is then fixed.
    Statement,
    /// A player claims and has to prove it.
    Claimant,
    /// The players, between themselves.
    Players,
    /// The arbiter.
    Arbiter,
    /// A committee or the meeting of the arbiters.
    Committee,
    /// Nobody: the clause orders or excuses a conduct and decides nothing.
    Nobody,
}

impl DecidedBy {
    /// Its name for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Facts => "facts",
            Self::Statement => "statement",
            Self::Claimant => "claimant",
            Self::Players => "players",
            Self::Arbiter => "arbiter",
            Self::Committee => "committee",
            Self::Nobody => "nobody",
        }
    }

    /// Its name for people.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Facts => text("事实本身", "the facts"),
            Self::Statement => text("一经说明即定", "the facts, once stated"),
            Self::Claimant => {
                text("提出方举证、裁判核实", "the claimant proves, the arbiter verifies")
            }
            Self::Players => text("对局双方", "the players"),
            Self::Arbiter => text("裁判员", "the arbiter"),
            Self::Committee => {
                text("委员会或裁判会议", "a committee or the meeting of the arbiters")
            }
            Self::Nobody => text("无须裁定", "nothing to decide"),
        }
    }
}

/// How well the wording of a rule is known to us.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Known {
    /// Read in a text of this edition.
    Read,
    /// Read in somebody else's account of it.
    SecondHand,
    /// Recalled or inferred; no text was at hand.
    Recalled,
    /// Known to exist, its content is not known.
    NotKnown,
}

impl Known {
    /// Its name for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::SecondHand => "second_hand",
            Self::Recalled => "recalled",
            Self::NotKnown => "not_known",
        }
    }

    /// Its name for people.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Read => text("已见原文", "read in the text"),
            Self::SecondHand => text("转述", "second hand"),
            Self::Recalled => {
                text("未见原文，系回忆或推断", "recalled or inferred, no text at hand")
            }
            Self::NotKnown => text("内容不详", "content not known"),
        }
    }
}

/// The game a document governs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Game {
    /// International chess: White and Black.
    Chess,
    /// Chinese chess: Red and Black.
    Xiangqi,
}

impl Game {
    /// Its name for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Xiangqi => "xiangqi",
        }
    }

    /// Its name for people.
    #[must_use]
    pub const fn title(self) -> Text {
        match self {
            Self::Chess => text("国际象棋", "chess"),
            Self::Xiangqi => text("象棋", "xiangqi"),
        }
    }
}

/// One printed clause, in our own words.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id of its document, `xiangqi-1959`.
    pub document: &'static str,
    /// The number as printed, `A.1` or `10.13(2)`.
    pub number: &'static str,
    /// The stable name, `perpetual-chase`.
    pub name: &'static str,
    /// What it is about, shared with the rules on the same matter in other editions of the same game. Never empty.
    pub same_as: &'static [&'static str],
    /// The heading it stands under.
    pub section: Text,
    /// A heading.
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// What follows from it, where something follows.
    pub follows: Option<Text>,
    /// Slips of the copy and other remarks.
    pub notes: &'static [Text],
    /// How it takes effect.
    pub mode: Mode,
    /// Who decides.
    pub decided_by: DecidedBy,
    /// How well its wording is known.
    pub known: Known,
    /// Why no code carries it out, where people do.
    pub by_people: Option<Text>,
}

/// A question the printed text leaves open, and our answer.
#[derive(Debug, PartialEq, Eq)]
pub struct Interpretation {
    /// Its number in the folder, `001`.
    pub number: &'static str,
    /// The stable name.
    pub name: &'static str,
    /// The rules it concerns.
    pub rules: &'static [&'static Rule],
    /// A heading.
    pub title: Text,
    /// What is asked.
    pub question: Text,
    /// How the text can be read.
    pub readings: &'static [Text],
    /// The reading taken here.
    pub choice: Text,
    /// The reason.
    pub why: Text,
}

/// A rulebook in one edition.
#[derive(Debug, PartialEq, Eq)]
pub struct Document {
    /// `xiangqi-1959`.
    pub id: &'static str,
    /// Its name.
    pub title: Text,
    /// The game it governs.
    pub game: Game,
    /// When the edition came into force or was printed, as exactly as known: `1993-01-01` or `1959`.
    pub edition: &'static str,
    /// Where our knowledge of it comes from.
    pub source: Text,
    /// What of the text is known and what is not.
    pub extent: Text,
    /// The day it was last checked against its source, `2026-11-30`.
    pub checked_on: &'static str,
    /// Its rules in printed order.
    pub rules: &'static [&'static Rule],
    /// Its numbers and named choices, for display.
    pub parameters: &'static [Parameter],
    /// The same numbers and choices, typed, for code.
    pub numbers: Numbers,
    /// Its interpretation notes.
    pub interpretations: &'static [Interpretation],
}

impl Document {
    /// The rule with this printed number or stable name.
    ///
    /// Full-width digits and points are read as plain ones, and `10.13.2` as `10.13(2)`.
    #[must_use]
    pub fn rule(&self, number_or_name: &str) -> Option<&'static Rule> {
        let wanted = plain(number_or_name);
        let dotted = |number: &str| number.replace('(', ".").replace(')', "");
        self.rules.iter().copied().find(|rule| {
            rule.number.eq_ignore_ascii_case(&wanted)
                || rule.name == wanted
                || dotted(rule.number).eq_ignore_ascii_case(&wanted)
        })
    }

    /// The parameters that rest on this rule.
    pub fn parameters_of(&self, rule: &Rule) -> impl Iterator<Item = &'static Parameter> {
        let (document, number) = (rule.document, rule.number);
        self.parameters.iter().filter(move |parameter| {
            parameter.rule.document == document && parameter.rule.number == number
        })
    }

    /// The interpretation notes on this rule.
    pub fn interpretations_of(&self, rule: &Rule) -> impl Iterator<Item = &'static Interpretation> {
        let (document, number) = (rule.document, rule.number);
        self.interpretations.iter().filter(move |note| {
            note.rules.iter().any(|other| other.document == document && other.number == number)
        })
    }
}

const fn text(zh: &'static str, en: &'static str) -> Text {
    Text { zh, en }
}

/// Full-width forms as ASCII, without outer blanks.
fn plain(input: &str) -> String {
    input
        .trim()
        .chars()
        .map(|c| match c {
            '．' | '，' | '。' => '.',
            '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
            other => other,
        })
        .collect()
}
