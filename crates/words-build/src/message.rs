//! Message files read into patterns.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// A message of one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// The file it stands in.
    pub file: String,
    /// What the comment over it says.
    pub(crate) comment: String,
    /// What it is made of.
    pub(crate) pattern: Vec<Part>,
}

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// A text as it stands.
    Text(String),
    /// A place to fill in.
    Place(String),
    /// A place that is put in quotation marks.
    Quoted(String),
    /// A choice by number.
    Choice { by: String, cases: Vec<(Case, Vec<Self>)>, otherwise: Vec<Self> },
    /// Another message.
    Message(String),
}

/// When a case of a choice is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Case {
    /// For this number.
    Exactly(u64),
    /// For the numbers of a plural category; both languages know `one` alone, and Chinese no other than the default.
    One,
}

/// The messages of the files of one language by name.
pub(crate) fn read(files: &[(&str, &str)], faults: &mut Vec<String>) -> BTreeMap<String, Message> {
    let mut all: BTreeMap<String, Message> = BTreeMap::new();
    for &(file, text) in files {
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            faults.extend(errors.iter().map(|error| {
                let line = text[..error.pos.start].matches('\n').count() + 1;
                format!("{file}:{line}: {}", error.kind)
            }));
            resource
        });
        for entry in &resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(term) => {
                    faults.push(format!("{file}: -{}: terms are not supported", term.id.name));
                    continue;
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => continue,
            };
            let name = message.id.name;
            match pattern_of(message) {
                Ok(pattern) => {
                    let comment = message.comment.as_ref().map(|lines| lines.content.join(" "));
                    let comment = comment.unwrap_or_default();
                    let read = Message { file: file.to_owned(), comment, pattern };
                    if let Some(before) = all.insert(name.to_owned(), read) {
                        faults.push(format!("{file}: {name} stands in {} already", before.file));
                    }
                }
                Err(why) => faults.push(format!("{file}: {name}: {why}")),
            }
        }
    }
    inline(&mut all, faults);
    all
}

fn pattern_of(message: &ast::Message<&str>) -> Result<Vec<Part>, String> {
    if !message.attributes.is_empty() {
        return Err("attributes are not supported".to_owned());
    }
    parts(message.value.as_ref().ok_or("no text")?)
}

fn parts(pattern: &ast::Pattern<&str>) -> Result<Vec<Part>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => Ok(Part::Text((*value).to_owned())),
            PatternElement::Placeable { expression } => part(expression),
        })
        .collect()
}

fn part(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(inline) => inline_part(inline),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("a choice is made by a place such as $count".to_owned());
            };
            let mut cases = Vec::new();
            let mut otherwise = Vec::new();
            for variant in variants {
                let text = parts(&variant.value)?;
                if variant.default {
                    otherwise = text;
                    continue;
                }
                let case = match variant.key {
                    VariantKey::NumberLiteral { value } => Case::Exactly(
                        value.parse().map_err(|_| format!("[{value}] is no whole number"))?,
                    ),
                    VariantKey::Identifier { name: "one" } => Case::One,
                    VariantKey::Identifier { name } => {
                        return Err(format!(
                            "found [{name}], expected a number, [one] or *[other]"
                        ));
                    }
                };
                cases.push((case, text));
            }
            Ok(Part::Choice { by: id.name.to_owned(), cases, otherwise })
        }
    }
}

fn inline_part(inline: &InlineExpression<&str>) -> Result<Part, String> {
    match inline {
        InlineExpression::StringLiteral { value } => {
            Ok(Part::Text(unescape_unicode_to_string(value).into_owned()))
        }
        InlineExpression::NumberLiteral { value } => Ok(Part::Text((*value).to_owned())),
        InlineExpression::VariableReference { id } => Ok(Part::Place(id.name.to_owned())),
        InlineExpression::FunctionReference { id, arguments } => {
            match (id.name, arguments.positional.as_slice(), arguments.named.is_empty()) {
                ("QUOTE", [InlineExpression::VariableReference { id }], true) => {
                    Ok(Part::Quoted(id.name.to_owned()))
                }
                _ => Err(format!("found {}, expected QUOTE($place)", id.name)),
            }
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            Ok(Part::Message(id.name.to_owned()))
        }
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            Err("terms and attributes are not supported".to_owned())
        }
        InlineExpression::Placeable { expression } => part(expression),
    }
}

/// Puts other messages where they are named. A message that is named names no other.
fn inline(all: &mut BTreeMap<String, Message>, faults: &mut Vec<String>) {
    let named = all.clone();
    for (name, message) in all {
        let mut whole = Vec::new();
        for part in message.pattern.drain(..) {
            let Part::Message(other) = part else {
                whole.push(part);
                continue;
            };
            match named.get(&other) {
                Some(found) if !found.pattern.iter().any(|p| matches!(p, Part::Message(_))) => {
                    whole.extend(found.pattern.iter().cloned());
                }
                Some(_) => {
                    faults.push(format!("{}: {name}: {other} names a message too", message.file))
                }
                None => faults.push(format!("{}: {name}: there is no {other}", message.file)),
            }
        }
        message.pattern = joined(whole);
    }
}

/// Texts that stand beside each other as one.
fn joined(parts: Vec<Part>) -> Vec<Part> {
    let mut all: Vec<Part> = Vec::new();
    for part in parts {
        match (all.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => all.push(part),
        }
    }
    all
}
