//! `caipan rules coverage`.

use std::io::Write as _;
use std::process::ExitCode;

use rulebook::{Coverage, Document, Standing};

use super::page::Page;
use super::{Form, Strictness, json};
use crate::context::Context;
use crate::frame::{FINDINGS, RULED};
use crate::width::padded;

const STANDINGS: [Standing; 5] = [
    Standing::CarriedOut,
    Standing::NoCase,
    Standing::NoCode,
    Standing::ByPeople,
    Standing::NotYet,
];

pub(super) fn run(
    documents: &[&'static Document],
    form: Form,
    strictness: Strictness,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let mut page = Page::new(context);
    let books: Vec<(&Document, Vec<&Coverage>)> = documents
        .iter()
        .map(|document| {
            (*document, document.rules.iter().filter_map(|rule| rulebook::coverage(rule)).collect())
        })
        .collect();
    match form {
        Form::Json => {
            for entry in books.iter().flat_map(|(_, entries)| entries) {
                writeln!(page.out, "{}", json::coverage(entry))?;
            }
        }
        Form::Text => {
            for (index, (document, entries)) in books.iter().enumerate() {
                if index > 0 {
                    page.gap()?;
                }
                table(&mut page, document, entries)?;
            }
        }
    }
    page.out.flush()?;
    let open = books.iter().flat_map(|(_, entries)| entries).any(|entry| match entry.standing() {
        Standing::NotYet | Standing::NoCode => true,
        Standing::CarriedOut | Standing::NoCase | Standing::ByPeople => false,
    });
    Ok(ExitCode::from(match (strictness, open) {
        (Strictness::Strict, true) => FINDINGS,
        (Strictness::Strict, false) | (Strictness::Lenient, _) => RULED,
    }))
}

fn table(page: &mut Page<'_>, document: &Document, entries: &[&Coverage]) -> std::io::Result<()> {
    let context = page.context;
    page.heading(&format!("{} · {}", document.id, context.lang.of(document.title)))?;
    let tally: Vec<String> = STANDINGS
        .iter()
        .map(|standing| {
            let count = entries.iter().filter(|entry| entry.standing() == *standing).count();
            format!("{} {}", label(*standing, context), count)
        })
        .collect();
    page.paragraph(0, "", &tally.join(" · "))?;
    page.gap()?;
    for entry in entries {
        let rule = entry.rule;
        let standing = entry.standing();
        let word = padded(label(standing, context), 22);
        let word = match standing {
            Standing::NotYet | Standing::NoCode => context.paint.warn(&word),
            Standing::CarriedOut | Standing::NoCase | Standing::ByPeople => word,
        };
        let number = padded(rule.number, 9);
        writeln!(page.out, "{number}{word}{}", context.lang.of(rule.title))?;
        match (standing, rule.by_people) {
            (Standing::ByPeople, Some(reason)) => page.law(9, "", reason)?,
            _ => {
                for name in entry.code.iter().chain(entry.cases) {
                    page.paragraph(9, "", name)?;
                }
            }
        }
    }
    Ok(())
}

fn label(standing: Standing, context: &Context) -> &'static str {
    match standing {
        Standing::CarriedOut => context.texts.standing_carried_out(),
        Standing::NoCase => context.texts.standing_no_case(),
        Standing::NoCode => context.texts.standing_no_code(),
        Standing::ByPeople => context.texts.standing_by_people(),
        Standing::NotYet => context.texts.standing_not_yet(),
    }
}
