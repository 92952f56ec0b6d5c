//! `caipan rules`: the law, its differences, and what carries out each clause.

mod book;
mod coverage;
mod diff;
mod json;
mod page;

use std::process::ExitCode;

use rulebook::{Document, Rule};

use crate::context::Context;
use crate::frame::UNREADABLE;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A rulebook and perhaps a number or name; or `diff A B`; or `coverage`.
    #[arg(value_name = "ID [NUMBER|NAME] | diff A B | coverage [ID]", num_args = 0..=3)]
    words: Vec<String>,
    /// JSON instead of text.
    #[arg(long)]
    json: bool,
    /// With `coverage`: exit with 1 if a clause is not carried out yet.
    #[arg(long)]
    strict: bool,
}

/// How the answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
}

/// Whether clauses not carried out yet are a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Strictness {
    Strict,
    Lenient,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let form = if args.json { Form::Json } else { Form::Text };
    let strictness = if args.strict { Strictness::Strict } else { Strictness::Lenient };
    let words: Vec<&str> = args.words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [] => book::list(form, context)?,
        ["diff", a, b] => match (document(a, context), document(b, context)) {
            (Ok(a), Ok(b)) => diff::run(a, b, form, context)?,
            (Err(reason), _) | (_, Err(reason)) => Err(reason),
        },
        ["diff", ..] => Err(context.texts.rules_diff_usage().to_owned()),
        ["coverage"] => return coverage::run(rulebook::documents(), form, strictness, context),
        ["coverage", id] => match document(id, context) {
            Ok(document) => return coverage::run(&[document], form, strictness, context),
            Err(reason) => Err(reason),
        },
        [id] => match document(id, context) {
            Ok(document) => book::whole(document, form, context)?,
            Err(reason) => Err(reason),
        },
        [id, number] => {
            match document(id, context).and_then(|book| Ok((book, rule(book, number, context)?))) {
                Ok((document, rule)) => book::one(document, rule, form, context)?,
                Err(reason) => Err(reason),
            }
        }
        _ => Err(context.texts.rules_usage().to_owned()),
    };
    Ok(match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("caipan: {reason}");
            ExitCode::from(UNREADABLE)
        }
    })
}

/// The document with this id, or why there is none, in the reader's language.
fn document(id: &str, context: &Context) -> Result<&'static Document, String> {
    rulebook::document(id).map_err(|error| {
        let known: Vec<_> = rulebook::documents().iter().map(|document| document.id).collect();
        let (known, texts) = (known.join(", "), context.texts);
        match error.nearest {
            None => texts.unknown_rulebook(error.found, known).to_string(),
            Some(nearest) => {
                texts.unknown_rulebook_nearest(error.found, nearest, known).to_string()
            }
        }
    })
}

/// The rule with this number or name, or why there is none.
fn rule(
    document: &'static Document,
    wanted: &str,
    context: &Context,
) -> Result<&'static Rule, String> {
    document.rule(wanted).ok_or_else(|| match rulebook::nearest_rule(document, wanted) {
        None => context.texts.unknown_rule(document.id, wanted).to_string(),
        Some(nearest) => {
            let nearest = format!("{} {}", nearest.number, nearest.name);
            context.texts.unknown_rule_nearest(document.id, wanted, nearest).to_string()
        }
    })
}
