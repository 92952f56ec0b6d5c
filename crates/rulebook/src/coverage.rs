//! What carries a rule out and what shows it.

use crate::Rule;

/// One rule with the code that cites it and the cases that show it, as found in the sources.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coverage {
    /// The rule.
    pub rule: &'static Rule,
    /// Functions and tables whose body names the rule's constant, `arbiter::cycle::verdict`.
    pub code: &'static [&'static str],
    /// Case files that name the rule, from the root of the repository.
    pub cases: &'static [&'static str],
    /// Case files in which it just does not hold.
    pub just_not: &'static [&'static str],
}

/// How far a rule has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// Code cites it and a case shows it.
    CarriedOut,
    /// Code cites it, no case shows it.
    NoCase,
    /// A case shows it, no code cites it.
    NoCode,
    /// The rulebook gives the reason why people do it.
    ByPeople,
    /// Neither code nor case.
    NotYet,
}

impl Coverage {
    /// How far the rule has come.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match (self.code.is_empty(), self.cases.is_empty(), self.rule.by_people) {
            (false, false, _) => Standing::CarriedOut,
            (false, true, _) => Standing::NoCase,
            (true, false, None) => Standing::NoCode,
            (true, _, Some(_)) => Standing::ByPeople,
            (true, true, None) => Standing::NotYet,
        }
    }
}
