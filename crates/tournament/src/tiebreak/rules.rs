//! The editions of the FIDE tie-break rules (C.07) as values.

/// What the dummy opponent of an unplayed round is worth (article 16.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dummy {
    /// One's own final score.
    OwnScore,
    /// One's own final score, but no more than the adjusted score of the opponent that was
    /// scheduled, or than draws in every round where nobody was.
    OwnScoreCapped,
}

/// Which codes an edition knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Codes {
    /// Without `STD`, `RTNG` and `TPN`.
    Of2024,
    /// All.
    Of2026,
}

/// An edition of C.07.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TiebreakRules {
    /// Its name: the month it came into force.
    pub id: &'static str,
    /// The value of the dummy opponent.
    pub dummy: Dummy,
    /// The codes on offer.
    pub codes: Codes,
}

impl TiebreakRules {
    /// In force from 1 August 2024 to 28 February 2026.
    pub const OF_2024_08: Self =
        Self { id: "2024-08", dummy: Dummy::OwnScore, codes: Codes::Of2024 };

    /// In force since 1 March 2026.
    pub const OF_2026_03: Self =
        Self { id: "2026-03", dummy: Dummy::OwnScoreCapped, codes: Codes::Of2026 };

    /// Every edition, the oldest first.
    pub const ALL: [Self; 2] = [Self::OF_2024_08, Self::OF_2026_03];

    /// The edition of that name.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rules| rules.id == id)
    }
}
