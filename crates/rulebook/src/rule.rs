//! What a rule and a document are.

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

/// The game a document governs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Game {
    /// International chess: White and Black.
    Chess,
    /// Chinese chess: Red and Black.
    Xiangqi,
}

/// One printed clause, in our own words.
#[derive(Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id of its document, `xiangqi-1959`.
    pub document: &'static str,
    /// The number as printed, `A.1`.
    pub number: &'static str,
    /// The stable name, `perpetual-chase`.
    pub name: &'static str,
    /// A heading.
    pub title: Text,
    /// What it says.
    pub text: Text,
    /// How it takes effect.
    pub mode: Mode,
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
    /// Its rules in printed order.
    pub rules: &'static [&'static Rule],
}
