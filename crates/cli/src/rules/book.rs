//! The list of rulebooks, a whole book, one rule.

use std::io::{self, Write as _};

use rulebook::{Document, Interpretation, Known, Parameter, Rule};

use super::page::Page;
use super::{Form, json};
use crate::context::Context;
use crate::lang::{Lang, Texts};
use crate::width::padded;

/// `caipan rules`.
pub(super) fn list(form: Form, context: &Context) -> io::Result<Result<(), String>> {
    let mut page = Page::new(context);
    match form {
        Form::Json => {
            let all: Vec<_> =
                rulebook::documents().iter().map(|document| json::head(document)).collect();
            writeln!(page.out, "{}", serde_json::Value::from(all))?;
        }
        Form::Text => {
            for document in rulebook::documents() {
                let id = context.paint.bold(&padded(document.id, 14));
                let game = padded(context.lang.of(document.game.title()), 10);
                let count = context.texts.rules_count(document.rules.len());
                writeln!(page.out, "{id}{game}{} · {count}", context.lang.of(document.title))?;
            }
            page.gap()?;
            page.paragraph(0, "", context.texts.rules_more())?;
        }
    }
    page.out.flush()?;
    Ok(Ok(()))
}

/// `caipan rules ID`.
pub(super) fn whole(
    document: &'static Document,
    form: Form,
    context: &Context,
) -> io::Result<Result<(), String>> {
    let mut page = Page::new(context);
    match form {
        Form::Json => writeln!(page.out, "{}", json::book(document))?,
        Form::Text => {
            page.heading(&format!("{} · {}", document.id, context.lang.of(document.title)))?;
            page.fact(0, Texts::rules_edition, document.edition)?;
            page.fact(0, Texts::rules_source, context.lang.of(document.source))?;
            page.fact(0, Texts::rules_extent, context.lang.of(document.extent))?;
            page.fact(0, Texts::rules_checked, document.checked_on)?;
            let mut section = "";
            for rule in document.rules {
                if rule.section.en != section {
                    section = rule.section.en;
                    page.gap()?;
                    page.heading(&format!("# {}", context.lang.of(rule.section)))?;
                }
                page.gap()?;
                clause(&mut page, rule)?;
            }
            if !document.interpretations.is_empty() {
                page.gap()?;
                page.heading(&format!("# {}", context.texts.rules_interpretations()))?;
                for note in document.interpretations {
                    page.gap()?;
                    interpretation(&mut page, note)?;
                }
            }
            if !document.parameters.is_empty() {
                page.gap()?;
                page.heading(&format!("# {}", context.texts.rules_parameters()))?;
                page.gap()?;
                for parameter in document.parameters {
                    parameter_line(&mut page, 2, parameter)?;
                }
            }
        }
    }
    page.out.flush()?;
    Ok(Ok(()))
}

/// `caipan rules ID NUMBER|NAME`.
pub(super) fn one(
    document: &'static Document,
    rule: &'static Rule,
    form: Form,
    context: &Context,
) -> io::Result<Result<(), String>> {
    let mut page = Page::new(context);
    match form {
        Form::Json => writeln!(page.out, "{}", json::rule(document, rule))?,
        Form::Text => {
            let place =
                format!("{} · {}", context.lang.of(document.title), context.lang.of(rule.section));
            writeln!(page.out, "{}", context.paint.dim(&place))?;
            clause(&mut page, rule)?;
            page.gap()?;
            page.fact(2, Texts::rules_name, rule.name)?;
            page.fact(2, Texts::rules_mode, context.lang.of(rule.mode.title()))?;
            page.fact(2, Texts::rules_decided_by, context.lang.of(rule.decided_by.title()))?;
            if let Some(reason) = rule.by_people {
                page.fact(2, Texts::rules_by_people, context.lang.of(reason))?;
            }
            carried_out(&mut page, rule)?;
            let mut parameters = document.parameters_of(rule).peekable();
            if parameters.peek().is_some() {
                page.gap()?;
                page.heading(context.texts.rules_parameters())?;
                for parameter in parameters {
                    parameter_line(&mut page, 2, parameter)?;
                }
            }
            for note in document.interpretations_of(rule) {
                page.gap()?;
                interpretation(&mut page, note)?;
            }
        }
    }
    page.out.flush()?;
    Ok(Ok(()))
}

/// Number, title, text, what follows, notes.
fn clause(page: &mut Page<'_>, rule: &Rule) -> io::Result<()> {
    let context = page.context;
    let mode = context.lang.of(rule.mode.title());
    let mode = match context.lang {
        Lang::Zh => format!("（{mode}）"),
        Lang::En => format!(" ({mode})"),
    };
    let title = context.paint.bold(&format!("{} {}", rule.number, context.lang.of(rule.title)));
    writeln!(page.out, "{title}{}", context.paint.dim(&mode))?;
    page.law(2, "", rule.text)?;
    if let Some(follows) = rule.follows {
        page.law(2, "→ ", follows)?;
    }
    match rule.known {
        Known::Read => {}
        Known::SecondHand | Known::Recalled | Known::NotKnown => {
            page.law(2, "※ ", rule.known.title())?
        }
    }
    for note in rule.notes {
        page.law(2, "※ ", *note)?;
    }
    Ok(())
}

/// The functions that carry a rule out and the cases that show it.
fn carried_out(page: &mut Page<'_>, rule: &Rule) -> io::Result<()> {
    let (code, cases) =
        rulebook::coverage(rule).map_or((&[][..], &[][..]), |entry| (entry.code, entry.cases));
    let texts = page.context.texts;
    let none = if rule.by_people.is_some() { texts.rules_none() } else { texts.rules_not_yet() };
    let listed = |names: &[&str]| if names.is_empty() { none.to_owned() } else { names.join(", ") };
    page.fact(2, Texts::rules_code, &listed(code))?;
    page.fact(2, Texts::rules_cases, &listed(cases))
}

fn interpretation(page: &mut Page<'_>, note: &Interpretation) -> io::Result<()> {
    let context = page.context;
    let rules: Vec<_> = note.rules.iter().map(|rule| rule.number).collect();
    page.heading(&format!(
        "{} {} ({})",
        note.number,
        context.lang.of(note.title),
        rules.join(", ")
    ))?;
    page.fact(2, Texts::rules_question, context.lang.of(note.question))?;
    for reading in note.readings {
        page.fact(2, Texts::rules_reading, context.lang.of(*reading))?;
    }
    page.fact(2, Texts::rules_choice, context.lang.of(note.choice))?;
    page.fact(2, Texts::rules_why, context.lang.of(note.why))
}

fn parameter_line(page: &mut Page<'_>, indent: usize, parameter: &Parameter) -> io::Result<()> {
    let title = page.context.lang.of(parameter.title);
    let value = value(parameter, page.context);
    let label = match page.context.lang {
        Lang::Zh => format!("{title}：{value}（{}）", parameter.rule.number),
        Lang::En => format!("{title}: {value} [{}]", parameter.rule.number),
    };
    page.paragraph(indent, "", &label)?;
    match parameter.by_people {
        Some(reason) => page.fact(indent + 2, Texts::rules_by_people, page.context.lang.of(reason)),
        None => Ok(()),
    }
}

/// A value in the reader's language.
pub(super) fn value(parameter: &Parameter, context: &Context) -> String {
    let (zh, en) = parameter.value.text();
    match context.lang {
        Lang::Zh => zh,
        Lang::En => en,
    }
}
