//! What is wrong with the arguments, in the reader's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::lang::Texts;

/// What is wrong, what would be right, and how the command is used; nothing where the error is no fault of the arguments,
/// as a demand for help.
pub(crate) fn words(error: &clap::Error, t: Texts) -> Option<String> {
    let one = |kind| text(error.get(kind)).join(" ");
    let listed = |kind| text(error.get(kind)).join(", ");
    let argument = one(ContextKind::InvalidArg);
    let value = one(ContextKind::InvalidValue);
    #[expect(clippy::wildcard_enum_match_arm, reason = "an enum of the parser, which may grow")]
    let what = match error.kind() {
        ErrorKind::MissingRequiredArgument => {
            t.usage_missing(listed(ContextKind::InvalidArg)).to_string()
        }
        ErrorKind::UnknownArgument => t.usage_unknown(argument).to_string(),
        ErrorKind::InvalidSubcommand => {
            t.usage_no_command(one(ContextKind::InvalidSubcommand)).to_string()
        }
        ErrorKind::MissingSubcommand => t.usage_command_missing().to_owned(),
        ErrorKind::InvalidValue if value.is_empty() => t.usage_value_missing(argument).to_string(),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            t.usage_value(value, argument).to_string()
        }
        ErrorKind::ArgumentConflict => {
            let other = listed(ContextKind::PriorArg);
            if other.is_empty() || other == argument {
                t.usage_twice(argument).to_string()
            } else {
                t.usage_conflict(argument, other).to_string()
            }
        }
        ErrorKind::TooManyValues => t.usage_too_many(value, argument).to_string(),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            t.usage_count(argument).to_string()
        }
        ErrorKind::NoEquals => t.usage_equals(argument).to_string(),
        ErrorKind::InvalidUtf8 => t.usage_utf8().to_owned(),
        _ => return None,
    };
    let mut lines = vec![t.usage_error(what).to_string()];
    let valid = listed(ContextKind::ValidValue);
    if !valid.is_empty() {
        lines.push(format!("  {}", t.usage_possible(valid)));
    }
    for kind in
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
    {
        let near = listed(kind);
        if !near.is_empty() {
            lines.push(format!("  {}", t.usage_suggested(near)));
        }
    }
    let usage = one(ContextKind::Usage);
    let usage = usage.trim().trim_start_matches("Usage:").trim();
    if !usage.is_empty() {
        lines.push(format!("\n{} {usage}", t.heading_usage()));
    }
    lines.push(format!("\n{}\n", t.usage_more()));
    Some(lines.join("\n"))
}

fn text(value: Option<&ContextValue>) -> Vec<String> {
    match value {
        Some(ContextValue::String(one)) => vec![one.clone()],
        Some(ContextValue::Strings(all)) => all.clone(),
        Some(ContextValue::StyledStr(one)) => vec![one.to_string()],
        Some(ContextValue::StyledStrs(all)) => all.iter().map(ToString::to_string).collect(),
        Some(_) | None => Vec::new(),
    }
}
