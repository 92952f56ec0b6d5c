//! What one player did in one round.

use crate::units::{PlayerId, Points, Scoring};

/// The side of the board. White moves first; in xiangqi the first side is called Red.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// Moves first: White in chess, Red in xiangqi.
    White,
    /// Moves second.
    Black,
}

impl Color {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What a game was for one of its two players.
///
/// The two sides are kept apart: a double forfeit is two losses, and an arbiter may decide on ½
/// for one and 0 for the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// How a game came to its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decided {
    /// Played to its end.
    OnTheBoard,
    /// Played, but too short to be rated.
    Unrated,
    /// Played, unfinished, and decided by the arbiter or a committee.
    Adjudicated,
    /// Interrupted and not yet finished: a draw for pairing, no points otherwise.
    Adjourned,
    /// Not played: one side or both did not appear.
    Forfeit,
    /// Paired, and no result yet: it counts for nothing.
    Open,
}

/// A game outside the rounds: of a knock-out or a play-off. It is kept and shown apart and counts for
/// no score and no tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApartGame {
    /// What it belongs to, in the words of the event: `play-off`, `final`, 加赛.
    pub stage: String,
    /// Who had White; in xiangqi Red.
    pub white: PlayerId,
    /// Who had Black.
    pub black: PlayerId,
    /// What it was for White and for Black.
    pub outcomes: (Outcome, Outcome),
    /// How it came about.
    pub decided: Decided,
}

/// Whether a game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Validity {
    /// It counts.
    Counts,
    /// It happened and is on record, but counts for nothing (a player struck from the table).
    Annulled,
}

/// One game as one player saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameEntry {
    /// Against whom.
    pub opponent: PlayerId,
    /// With which side; unknown in some old records.
    pub color: Option<Color>,
    /// The result for this player; a draw while [`Decided::Adjourned`] or [`Decided::Open`].
    pub outcome: Outcome,
    /// How it came about.
    pub decided: Decided,
    /// Whether it counts.
    pub validity: Validity,
}

impl GameEntry {
    /// A game played to its end.
    #[must_use]
    pub const fn played(opponent: PlayerId, color: Color, outcome: Outcome) -> Self {
        Self {
            opponent,
            color: Some(color),
            outcome,
            decided: Decided::OnTheBoard,
            validity: Validity::Counts,
        }
    }

    /// A game that did not take place.
    #[must_use]
    pub const fn forfeit(opponent: PlayerId, color: Option<Color>, outcome: Outcome) -> Self {
        Self { opponent, color, outcome, decided: Decided::Forfeit, validity: Validity::Counts }
    }

    /// A game paired and not yet played to an end.
    #[must_use]
    pub const fn open(opponent: PlayerId, color: Option<Color>) -> Self {
        let (outcome, decided) = (Outcome::Draw, Decided::Open);
        Self { opponent, color, outcome, decided, validity: Validity::Counts }
    }

    /// Whether a result is still to come.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.decided == Decided::Open && self.validity == Validity::Counts
    }

    /// Whether moves were made: the two have met, and the colours count.
    #[must_use]
    pub const fn is_played(&self) -> bool {
        match self.decided {
            Decided::OnTheBoard | Decided::Unrated | Decided::Adjudicated | Decided::Adjourned => {
                true
            }
            Decided::Forfeit | Decided::Open => false,
        }
    }

    /// What it is worth.
    #[must_use]
    pub const fn points(&self, scoring: &Scoring) -> Points {
        match (self.validity, self.decided, self.outcome) {
            (Validity::Annulled, _, _)
            | (Validity::Counts, Decided::Adjourned | Decided::Open, _) => Points::ZERO,
            (Validity::Counts, Decided::Forfeit, Outcome::Win) => scoring.forfeit_win,
            (Validity::Counts, Decided::Forfeit, Outcome::Loss) => scoring.forfeit_loss,
            (_, _, Outcome::Win) => scoring.win,
            (_, _, Outcome::Draw) => scoring.draw,
            (_, _, Outcome::Loss) => scoring.loss,
        }
    }
}

/// One game of a match of several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MatchGame {
    /// With which side.
    pub color: Option<Color>,
    /// The result for this player.
    pub outcome: Outcome,
    /// How it came about.
    pub decided: Decided,
    /// Whether it counts.
    pub validity: Validity,
}

/// Two or more games against the same opponent in one round.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MatchEntry {
    /// Against whom.
    pub opponent: PlayerId,
    /// The games in the order played.
    pub games: Vec<MatchGame>,
}

impl MatchEntry {
    /// Its games, each as an entry of its own.
    pub fn entries(&self) -> impl Iterator<Item = GameEntry> + '_ {
        self.games.iter().map(|game| GameEntry {
            opponent: self.opponent,
            color: game.color,
            outcome: game.outcome,
            decided: game.decided,
            validity: game.validity,
        })
    }

    /// Game points: what its games are worth together.
    #[must_use]
    pub fn points(&self, scoring: &Scoring) -> Points {
        self.entries().map(|game| game.points(scoring)).sum()
    }
}

/// A round without a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bye {
    /// Given by the pairing to the player left over.
    PairingAllocated,
    /// Worth a win.
    Full,
    /// Worth a draw.
    Half,
    /// Worth nothing: announced absence.
    Zero,
}

impl Bye {
    /// What it is worth.
    #[must_use]
    pub const fn points(self, scoring: &Scoring) -> Points {
        match self {
            Self::PairingAllocated => scoring.pairing_bye,
            Self::Full => scoring.full_bye,
            Self::Half => scoring.half_bye,
            Self::Zero => scoring.absence,
        }
    }
}

/// What one player did in one round.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub enum Slot {
    /// Nothing on record: in a round already paired the same as an absence without points.
    #[default]
    Blank,
    /// Not yet in the event.
    NotEntered,
    /// No longer in the event.
    Withdrawn,
    /// A bye.
    Bye(Bye),
    /// A single game, played or forfeited.
    Game(GameEntry),
    /// Several games against one opponent.
    Match(MatchEntry),
}

impl Slot {
    /// The games of a round against one opponent: none, one, or those of a match.
    #[must_use]
    pub fn of_games(games: &[GameEntry]) -> Self {
        match games {
            [] => Self::Blank,
            [only] => Self::Game(*only),
            [first, ..] => Self::Match(MatchEntry {
                opponent: first.opponent,
                games: games
                    .iter()
                    .map(|game| MatchGame {
                        color: game.color,
                        outcome: game.outcome,
                        decided: game.decided,
                        validity: game.validity,
                    })
                    .collect(),
            }),
        }
    }

    /// What it is worth in game points.
    #[must_use]
    pub fn points(&self, scoring: &Scoring) -> Points {
        match self {
            Self::Blank | Self::NotEntered | Self::Withdrawn => scoring.absence,
            Self::Bye(bye) => bye.points(scoring),
            Self::Game(game) => game.points(scoring),
            Self::Match(games) => games.points(scoring),
        }
    }

    /// The opponent they were paired with, met or not.
    #[must_use]
    pub const fn opponent(&self) -> Option<PlayerId> {
        match self {
            Self::Blank | Self::NotEntered | Self::Withdrawn | Self::Bye(_) => None,
            Self::Game(game) => Some(game.opponent),
            Self::Match(games) => Some(games.opponent),
        }
    }

    /// The games of the round: none, one, or those of a match.
    pub fn games(&self) -> impl Iterator<Item = GameEntry> + '_ {
        let (single, several) = match self {
            Self::Blank | Self::NotEntered | Self::Withdrawn | Self::Bye(_) => (None, None),
            Self::Game(game) => (Some(*game), None),
            Self::Match(games) => (None, Some(games.entries())),
        };
        single.into_iter().chain(several.into_iter().flatten())
    }

    /// Whether at least one game was played on the board.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.games().any(|game| game.is_played())
    }

    /// Whether the round was paired for this player: a game, a forfeit or the bye of the pairing.
    #[must_use]
    pub const fn is_paired(&self) -> bool {
        match self {
            Self::Blank | Self::NotEntered | Self::Withdrawn => false,
            Self::Bye(bye) => matches!(bye, Bye::PairingAllocated),
            Self::Game(_) | Self::Match(_) => true,
        }
    }
}
