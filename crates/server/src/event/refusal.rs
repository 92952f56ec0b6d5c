//! Why something cannot be done in an event.

use words::Bilingual;

use crate::fault::Fault;
use crate::i18n::{Lang, Texts, both};

/// A refusal, in both languages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal(Bilingual);

impl Refusal {
    /// A refusal by its text.
    pub(crate) fn of<T: ToString>(text: impl Fn(Texts) -> T) -> Self {
        Self(both(text))
    }

    /// For people.
    #[must_use]
    pub fn words(&self, lang: Lang) -> &str {
        lang.pick(&self.0)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal.0)
    }
}
