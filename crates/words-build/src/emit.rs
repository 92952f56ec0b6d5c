//! Patterns written as code.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::message::{Case, Message, Part};

/// What a place takes, in the order of what is asked of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// Anything that can be said.
    Say,
    /// A name that can be put in quotation marks.
    Name,
    /// A number.
    Number,
}

impl Kind {
    const fn code(self) -> &'static str {
        match self {
            Self::Say => "impl ::words::Say",
            Self::Name => "impl ::words::Name",
            Self::Number => "impl ::words::Number",
        }
    }
}

/// The places of a message in the order they first stand in English.
type Places = Vec<(String, Kind)>;

pub(crate) fn code(
    zh: &BTreeMap<String, Message>,
    en: &BTreeMap<String, Message>,
    named: &[&str],
    faults: &mut Vec<String>,
) -> String {
    let mut out = String::from(
        "/// The texts of one language.\n\
         #[derive(Debug, Clone, Copy, PartialEq, Eq)]\n\
         pub(crate) struct Texts(pub(crate) ::words::Lang);\n\n\
         impl Texts {\n",
    );
    let lone = |these: &BTreeMap<String, Message>, those: &BTreeMap<String, Message>| {
        let missing = these.iter().filter(|(name, _)| !those.contains_key(*name));
        missing
            .map(|(name, text)| format!("{}: {name}: not in the other language", text.file))
            .collect::<Vec<_>>()
    };
    faults.extend(lone(zh, en));
    faults.extend(lone(en, zh));
    for (name, en) in en {
        let Some(zh) = zh.get(name) else { continue };
        match method(name, zh, en) {
            Ok(code) => out.push_str(&code),
            Err(why) => faults.push(format!("{}: {name}: {why}", en.file)),
        }
    }
    if !named.is_empty() {
        out.push_str(&by_name(
            en.keys().filter(|name| named.iter().any(|by| name.starts_with(by))),
        ));
    }
    out + "}\n"
}

fn by_name<'a>(names: impl Iterator<Item = &'a String>) -> String {
    let arms: String =
        names.map(|name| format!("{name:?} => self.{}(), ", ident_of(name))).collect();
    format!(
        "    /// The text with this name, if there is one.\n    #[must_use]\n    \
         pub(crate) fn named(self, name: &str) -> Option<&'static str> {{\n        \
         Some(match name {{ {arms}_ => return None }})\n    }}\n"
    )
}

fn method(name: &str, zh: &Message, en: &Message) -> Result<String, String> {
    let mut places = Places::new();
    find(&en.pattern, &mut places)?;
    let mut of_zh = Places::new();
    find(&zh.pattern, &mut of_zh)?;
    for (place, kind) in of_zh {
        match places.iter_mut().find(|(known, _)| *known == place) {
            Some((_, known)) => *known = both(*known, kind, &place)?,
            None if en.comment.contains(&format!("${place}")) => places.push((place, kind)),
            None => return Err(format!("${place} is not in the English text")),
        }
    }
    let ident = ident_of(name);
    let mut code = String::new();
    for (lang, message) in [("zh", zh), ("en", en)] {
        let line = doc(&message.pattern);
        let _infallible = writeln!(code, "    /// {lang}: {line}\n    ///");
    }
    if let ([Part::Text(zh)], [Part::Text(en)]) = (zh.pattern.as_slice(), en.pattern.as_slice()) {
        let _infallible = write!(
            code,
            "    #[must_use]\n    pub(crate) const fn {ident}(self) -> &'static str {{\n        \
             match self.0 {{ ::words::Lang::Zh => {zh:?}, ::words::Lang::En => {en:?} }}\n    }}\n\n"
        );
        return Ok(code);
    }
    let arguments: String = places
        .iter()
        .map(|(place, kind)| format!(", {}: {}", ident_of(place), kind.code()))
        .collect();
    let _infallible = write!(
        code,
        "    #[must_use]\n    pub(crate) fn {ident}(self{arguments}) \
         -> ::words::Spoken<impl Fn(&mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result> {{\n        \
         ::words::Spoken(move |f: &mut ::std::fmt::Formatter<'_>| {{ match self.0 {{\n            \
         ::words::Lang::Zh => {{ {} }}\n            ::words::Lang::En => {{ {} }}\n        }} Ok(()) }})\n    }}\n\n",
        body(&zh.pattern, "Zh"),
        body(&en.pattern, "En"),
    );
    Ok(code)
}

/// A name as Rust has it; a word of the language itself gets a mark.
fn ident_of(place: &str) -> String {
    let mark =
        if ["as", "for", "in", "match", "move", "ref", "type"].contains(&place) { "_" } else { "" };
    place.replace('-', "_") + mark
}

fn both(one: Kind, other: Kind, place: &str) -> Result<Kind, String> {
    match (one, other) {
        (Kind::Name, Kind::Number) | (Kind::Number, Kind::Name) => {
            Err(format!("${place} cannot be quoted and chosen by"))
        }
        _ => Ok(one.max(other)),
    }
}

fn find(parts: &[Part], places: &mut Places) -> Result<(), String> {
    for part in parts {
        let (place, kind) = match part {
            Part::Text(_) | Part::Message(_) => continue,
            Part::Place(place) => (place, Kind::Say),
            Part::Quoted(place) => (place, Kind::Name),
            Part::Choice { by, .. } => (by, Kind::Number),
        };
        match places.iter_mut().find(|(known, _)| known == place) {
            Some((_, known)) => *known = both(*known, kind, place)?,
            None => places.push((place.clone(), kind)),
        }
        if let Part::Choice { cases, otherwise, .. } = part {
            for (_, text) in cases {
                find(text, places)?;
            }
            find(otherwise, places)?;
        }
    }
    Ok(())
}

fn body(parts: &[Part], lang: &str) -> String {
    let mut code = String::new();
    for part in parts {
        let _infallible = match part {
            Part::Text(text) => write!(code, "f.write_str({text:?})?; "),
            Part::Place(place) => {
                write!(code, "::words::Say::say(&{}, ::words::Lang::{lang}, f)?; ", ident_of(place))
            }
            Part::Quoted(place) => write!(code, "::words::Name::quote(&{}, f)?; ", ident_of(place)),
            Part::Message(_) => Ok(()),
            Part::Choice { by, cases, otherwise } => {
                for (case, text) in cases {
                    let number = match case {
                        Case::Exactly(number) => *number,
                        Case::One => 1,
                    };
                    let _infallible = write!(
                        code,
                        "if ::words::Number::is(&{}, {number}) {{ {} }} else ",
                        ident_of(by),
                        body(text, lang)
                    );
                }
                write!(code, "{{ {} }} ", body(otherwise, lang))
            }
        };
    }
    code
}

/// A pattern on one line, for documentation.
fn doc(parts: &[Part]) -> String {
    let each = parts.iter().map(|part| match part {
        Part::Text(text) => text.replace('\n', " "),
        Part::Place(place) | Part::Quoted(place) => format!("{{{place}}}"),
        Part::Choice { by, otherwise, .. } => format!("{}/* by {by} */", doc(otherwise)),
        Part::Message(_) => String::new(),
    });
    let line: String = each.collect();
    format!("`{}`", line.replace('`', "'"))
}
