//! Rulings in both languages at once.

use arbiter::{Decision, Finding, Man, Ruling};
use rulebook::Game;
use words::{Bilingual, MoveWords, Say as _};

/// A piece and its point.
#[must_use]
pub fn man(man: Man) -> Bilingual {
    man.both()
}

/// What an arbiter prints first: who must vary, who wins, or that he has to decide.
#[must_use]
pub fn verdict(ruling: &Ruling) -> Bilingual {
    words::verdict(ruling).both()
}

/// A decision that is open to the arbiter.
#[must_use]
pub fn decision(game: Game, decision: Decision) -> Bilingual {
    words::decision(game, decision).both()
}

/// A fact.
#[must_use]
pub fn fact(game: Game, fact: &arbiter::Fact, moves: MoveWords<'_>) -> Bilingual {
    words::fact(game, fact, moves).both()
}

/// A finding.
#[must_use]
pub fn finding(game: Game, finding: Finding, moves: MoveWords<'_>) -> Bilingual {
    words::finding(game, finding, moves).both()
}
