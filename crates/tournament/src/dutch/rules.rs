//! What differs between the editions of the text.

use crate::event::Edition;

/// Who may not be given the bye of the pairing (C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeBar {
    /// Who has had it before, or has won by forfeit.
    ByeOrForfeitWin,
    /// Who has had it before, or has scored a win's points in a round without playing.
    ByeOrUnplayedWin,
}

/// Which unplayed rounds leave a downfloat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnplayedFloat {
    /// Every one.
    Every,
    /// The bye of the pairing, and every one that scored more than a loss.
    Scoring,
}

/// How the brackets follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Procedure {
    /// The rest must stay pairable after every bracket, and each looks ahead to the next (2026).
    LookAhead,
    /// When the rest cannot be paired, the bracket above it is repaired and everything below is
    /// collapsed into one (2017).
    CollapsedLastBracket,
}

/// Whether colours can forbid a pair (C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorBar {
    /// Two with the same absolute preference may not meet, topscorers of the last round apart.
    Absolute,
    /// Colours are wishes: equal scores come first, and then as few unmet wishes as can be.
    Wishes,
}

/// One edition as a set of choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// C2.
    pub bye: ByeBar,
    /// Definition of floats.
    pub unplayed: UnplayedFloat,
    /// C4 and the criteria that depend on it.
    pub procedure: Procedure,
    /// C3.
    pub colors: ColorBar,
}

impl Rules {
    /// The Swiss of xiangqi events: the procedure of 2026, with equal scores before the first move.
    pub const XIANGQI: Self = Self {
        bye: ByeBar::ByeOrUnplayedWin,
        unplayed: UnplayedFloat::Scoring,
        procedure: Procedure::LookAhead,
        colors: ColorBar::Wishes,
    };

    /// The choices of an edition.
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Dutch2017 => Self {
                bye: ByeBar::ByeOrForfeitWin,
                unplayed: UnplayedFloat::Every,
                procedure: Procedure::CollapsedLastBracket,
                colors: ColorBar::Absolute,
            },
            Edition::Dutch2026 => Self {
                bye: ByeBar::ByeOrUnplayedWin,
                unplayed: UnplayedFloat::Scoring,
                procedure: Procedure::LookAhead,
                colors: ColorBar::Absolute,
            },
        }
    }
}
