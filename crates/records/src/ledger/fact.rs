//! Facts of chess rulings in both languages at once.

use arbiter::chess::ChessFact;
use words::{Bilingual, Say as _};

/// A fact.
#[must_use]
pub fn chess_fact(fact: &ChessFact) -> Bilingual {
    fact.both()
}
