//! What the first line of a ledger says for people.

/// Names, place and time, and what a record states of the result. No rule looks at it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct About(Vec<(&'static str, String)>);

impl About {
    /// The fields, in the order they are written. `result`, `termination` and `details` are what a record that
    /// the ledger was made from states in its tags.
    pub const FIELDS: [&str; 9] =
        ["white", "black", "event", "site", "round", "date", "result", "termination", "details"];

    /// The text of a field, if it is there.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(field, _)| *field == name).map(|(_, text)| text.as_str())
    }

    /// Sets a field; what is none of [`About::FIELDS`] is left out.
    pub fn set(&mut self, name: &str, text: String) {
        let Some(field) = Self::FIELDS.into_iter().find(|field| *field == name) else { return };
        self.0.retain(|(known, _)| *known != field);
        self.0.push((field, text));
    }

    /// The fields that are there, in the order of [`About::FIELDS`].
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        Self::FIELDS.into_iter().filter_map(|field| Some((field, self.get(field)?)))
    }
}
