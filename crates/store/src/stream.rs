//! Names of streams.

use std::fmt;
use std::str::FromStr;

use crate::error::Invalid;

/// The name of a stream: its kind, and within the kind an id unless there is one such stream alone.
/// `game/k3v9`, `event/autumn-open`, `people`.
///
/// A kind is 1 to 16 of `a`–`z`; an id is 1 to 64 of `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamId(String);

impl StreamId {
    /// The stream `id` of a kind.
    ///
    /// # Errors
    /// [`Invalid::Stream`] when either has other characters or another length.
    pub fn new(kind: &str, id: &str) -> Result<Self, Invalid> {
        Self::from_str(&format!("{kind}/{id}"))
    }

    /// The name as it is stored and shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The part before the slash.
    #[must_use]
    pub fn kind(&self) -> &str {
        self.0.split_once('/').map_or(self.0.as_str(), |(kind, _)| kind)
    }

    /// The part after the slash; `None` for a stream that is the only one of its kind.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.0.split_once('/').map(|(_, id)| id)
    }
}

impl FromStr for StreamId {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let well_formed = match text.split_once('/') {
            Some((kind, id)) => is_kind(kind) && is_id(id),
            None => is_kind(text),
        };
        if well_formed { Ok(Self(text.to_owned())) } else { Err(Invalid::stream(text)) }
    }
}

impl fmt::Display for StreamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The names of a kind: the one without an id, and the range that holds those with one.
pub(crate) fn range(kind: &str) -> Result<(String, String, String), Invalid> {
    if !is_kind(kind) {
        return Err(Invalid::stream(kind));
    }
    // '0' is the character after '/'.
    Ok((kind.to_owned(), format!("{kind}/"), format!("{kind}0")))
}

fn is_kind(text: &str) -> bool {
    (1..=16).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

fn is_id(text: &str) -> bool {
    (1..=64).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::StreamId;

    #[test]
    fn a_name_is_a_kind_with_or_without_an_id() {
        let game: StreamId = "game/Ab-9_x".parse().unwrap();
        assert_eq!((game.kind(), game.id()), ("game", Some("Ab-9_x")));
        let people: StreamId = "people".parse().unwrap();
        assert_eq!((people.kind(), people.id()), ("people", None));
        assert_eq!(StreamId::new("event", "2026").unwrap().as_str(), "event/2026");
    }

    #[test]
    fn other_characters_and_lengths_are_refused() {
        let (long_kind, long_id) = ("k".repeat(17), format!("game/{}", "x".repeat(65)));
        for text in
            ["", "/", "game/", "/x", "Game/x", "game/x/y", "game/棋", "game/x y", "game/x\0"]
                .into_iter()
                .chain([long_kind.as_str(), long_id.as_str()])
        {
            let error = text.parse::<StreamId>().unwrap_err().to_string();
            assert!(error.starts_with("stream name ") && error.contains("expected"), "{error}");
        }
    }
}
