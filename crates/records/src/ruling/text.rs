//! JSON text, written piece by piece, without building a tree first.

use std::fmt::{Display, Write as _};

use serde_json::Value;

/// JSON text as far as it is written.
#[derive(Debug, Default)]
pub(super) struct Text(String);

/// A value that has no parts.
#[derive(Debug, Clone, Copy)]
pub(super) enum Plain<'a> {
    Null,
    Bool(bool),
    Number(u64),
    Text(&'a str),
}

impl Text {
    /// An object as text.
    pub(super) fn object_of(fill: impl FnOnce(&mut Self)) -> String {
        // Most rulings fit into so much.
        let mut text = Self(String::with_capacity(8 << 10));
        text.object(fill);
        text.0
    }

    /// An object; `fill` puts its fields.
    pub(super) fn object(&mut self, fill: impl FnOnce(&mut Self)) {
        self.separate();
        self.0.push('{');
        fill(self);
        self.0.push('}');
    }

    /// A list; `each` writes the form of one item.
    pub(super) fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut each: impl FnMut(&mut Self, T),
    ) {
        self.separate();
        self.0.push('[');
        for item in items {
            each(self, item);
        }
        self.0.push(']');
    }

    /// The name of a field; its value has to follow. Names need no escapes.
    pub(super) fn name(&mut self, name: &str) -> &mut Self {
        self.quote();
        self.0.push_str(name);
        self.0.push_str("\":");
        self
    }

    /// A field whose value is a word that needs no escapes.
    pub(super) fn put_word(&mut self, name: &str, word: &str) {
        self.name(name);
        self.0.push('"');
        self.0.push_str(word);
        self.0.push('"');
    }

    /// A field with a plain value.
    pub(super) fn put<'a>(&mut self, name: &str, value: impl Into<Plain<'a>>) {
        self.name(name).value(value);
    }

    /// A field with a value as it is shown, which needs no escapes.
    pub(super) fn put_shown(&mut self, name: &str, value: impl Display) {
        self.name(name).shown(value);
    }

    /// A plain value.
    pub(super) fn value<'a>(&mut self, value: impl Into<Plain<'a>>) {
        self.separate();
        match value.into() {
            Plain::Null => self.0.push_str("null"),
            Plain::Bool(true) => self.0.push_str("true"),
            Plain::Bool(false) => self.0.push_str("false"),
            Plain::Number(number) => self.number(number),
            Plain::Text(text) => self.string(text),
        }
    }

    /// A value as it is shown, which needs no escapes.
    pub(super) fn shown(&mut self, value: impl Display) {
        self.separate();
        self.0.push('"');
        self.write(value);
        self.0.push('"');
    }

    /// A value that is a tree.
    pub(super) fn tree(&mut self, value: &Value) {
        self.separate();
        self.write(value);
    }

    fn write(&mut self, value: impl Display) {
        write!(self.0, "{value}").expect("writing into a string does not fail");
    }

    fn number(&mut self, number: u64) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.0.extend(char::from_digit(u32::try_from(number % 10).unwrap_or(0), 10));
    }

    /// A comma, unless the next thing is the first one or follows a name.
    fn separate(&mut self) {
        if !self.is_open() {
            self.0.push(',');
        }
    }

    /// The same, and a quotation mark.
    fn quote(&mut self) {
        self.0.push_str(if self.is_open() { "\"" } else { ",\"" });
    }

    fn is_open(&self) -> bool {
        matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':'))
    }

    fn string(&mut self, text: &str) {
        if is_odd(text.as_bytes()) {
            return self.write(Value::from(text));
        }
        self.0.push('"');
        self.0.push_str(text);
        self.0.push('"');
    }
}

/// Whether a text needs escapes. Many bytes are looked at together, which is faster than stopping at the first odd one.
fn is_odd(text: &[u8]) -> bool {
    let odd = |byte: u8| u8::from(byte < b' ') | u8::from(byte == b'"') | u8::from(byte == b'\\');
    let any = |bytes: &[u8]| bytes.iter().fold(0, |found, &byte| found | odd(byte));
    let (chunks, rest) = text.as_chunks::<16>();
    chunks.iter().fold(0, |found, chunk| found | any(chunk)) | any(rest) != 0
}

impl<'a> From<&'a str> for Plain<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Plain<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for Plain<'_> {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<u32> for Plain<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Plain<'_> {
    fn from(number: usize) -> Self {
        Self::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}

impl<'a, T: Into<Self>> From<Option<T>> for Plain<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_citations_need_no_escapes() {
        let xiangqi = arbiter::xiangqi::Book::ALL.map(arbiter::xiangqi::Book::document);
        let chess = arbiter::chess::Laws::all().into_iter().map(|laws| laws.document);
        for rule in chess.chain(xiangqi).flat_map(|document| document.rules) {
            for word in [rule.document, rule.number, rule.name] {
                assert!(!is_odd(word.as_bytes()), "{word}");
            }
        }
        assert!(is_odd(b"nine letters and a \\") && is_odd(b"\""));
    }

    #[test]
    fn what_is_written_is_read_back_as_it_was() {
        let odd = "a \"quoted\" \\ line\nwith \u{1} and 车";
        let text = Text::object_of(|text| {
            text.put("odd", odd);
            text.put("none", None::<u32>);
            text.put("yes", true);
            text.put("many", usize::MAX);
            text.put("nought", 0u32);
            text.name("list").list([1u32, 2], |text, number| text.value(number));
            text.name("empty").list([0u32; 0], |text, number| text.value(number));
            text.name("inner").object(|text| text.put_shown("shown", 7));
        });
        let expected = serde_json::json!({
            "odd": odd, "none": null, "yes": true, "many": usize::MAX, "nought": 0, "list": [1, 2], "empty": [], "inner": {"shown": "7"},
        });
        assert_eq!(text, expected.to_string());
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), expected);
    }
}
