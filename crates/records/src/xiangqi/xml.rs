//! The little XML that record files hold: elements, attributes, text and CDATA.

use crate::text::unescape;

/// A piece of an XML text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Event<'a> {
    /// `<name attribute="value">` or `<name …/>`.
    Open {
        /// The element's name.
        name: &'a str,
        /// Attributes in order, values decoded.
        attributes: Vec<(&'a str, String)>,
        /// Whether it closes itself.
        empty: bool,
    },
    /// `</name>`.
    Close(&'a str),
    /// Text between tags, decoded, or the text of a CDATA section.
    Text(String),
}

/// Cuts a text into events; what is no XML is taken as text. Linear in the length of the text.
#[derive(Debug)]
pub(crate) struct Events<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Events<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Passes over a comment, a declaration or an instruction that begins here.
    fn skip(&mut self) -> bool {
        let rest = &self.text[self.at..];
        let end = if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<?") || rest.starts_with("<!") {
            ">"
        } else {
            return false;
        };
        self.at += rest.find(end).map_or(rest.len(), |found| found + end.len());
        true
    }
}

impl<'a> Iterator for Events<'a> {
    type Item = (Event<'a>, usize);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let rest = &self.text[self.at..];
            let start = self.at;
            if rest.is_empty() {
                return None;
            }
            if let Some(data) = rest.strip_prefix("<![CDATA[") {
                let length = data.find("]]>").unwrap_or(data.len());
                self.at = (start + 9 + length + 3).min(self.text.len());
                return Some((Event::Text(data[..length].to_owned()), start));
            }
            if self.skip() {
                continue;
            }
            if !rest.starts_with('<') {
                let length = rest.find('<').unwrap_or(rest.len());
                self.at += length;
                return Some((Event::Text(unescape(&rest[..length])), start));
            }
            let Some(end) = tag_end(rest) else {
                self.at = self.text.len();
                return Some((Event::Text(unescape(rest)), start));
            };
            self.at += end + 1;
            let inner = &rest[1..end];
            if let Some(name) = inner.strip_prefix('/') {
                return Some((Event::Close(name.trim()), start));
            }
            let (inner, empty) = inner.strip_suffix('/').map_or((inner, false), |i| (i, true));
            let name_end = inner.find(char::is_whitespace).unwrap_or(inner.len());
            let attributes = attributes(&inner[name_end..]);
            return Some((Event::Open { name: &inner[..name_end], attributes, empty }, start));
        }
    }
}

/// The offset of the `>` that ends the tag, outside of quotes.
fn tag_end(tag: &str) -> Option<usize> {
    let mut quote = None;
    tag.bytes().position(|byte| {
        match (quote, byte) {
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
        quote.is_none() && byte == b'>'
    })
}

fn attributes(mut text: &str) -> Vec<(&str, String)> {
    let mut found = Vec::new();
    while let Some((name, rest)) = text.split_once('=') {
        let rest = rest.trim_start();
        let Some(quote) = rest.chars().next().filter(|c| matches!(c, '"' | '\'')) else { break };
        let Some(length) = rest[1..].find(quote) else { break };
        found.push((name.trim(), unescape(&rest[1..=length])));
        text = &rest[length + 2..];
    }
    found
}

/// The value of an attribute; case does not matter.
pub(crate) fn attribute<'a>(attributes: &'a [(&str, String)], name: &str) -> Option<&'a str> {
    attributes
        .iter()
        .find(|(found, _)| found.eq_ignore_ascii_case(name))
        .map(|(_, value)| value.as_str())
}
