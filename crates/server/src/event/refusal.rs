//! Why something cannot be done in an event.

use records::ruling::Bilingual;

use crate::fault::Fault;
use crate::i18n::Lang;

/// A refusal: the name of a text and what stands in its places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// The name of the text.
    pub key: &'static str,
    values: Vec<(&'static str, String)>,
}

impl Refusal {
    /// A refusal by the name of its text.
    #[must_use]
    pub const fn of(key: &'static str) -> Self {
        Self { key, values: Vec::new() }
    }

    /// The same with a place filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString + Copy) -> Self {
        self.values.push((name, value.to_string()));
        self
    }

    /// For people.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        lang.fill(self.key, &self.values)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Bilingual { zh: refusal.words(Lang::Zh), en: refusal.words(Lang::En) })
    }
}
