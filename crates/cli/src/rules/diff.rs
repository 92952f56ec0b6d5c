//! `caipan rules diff A B`: two rulebooks of one game side by side.

use std::collections::BTreeSet;
use std::io::{self, Write as _};

use rulebook::{Document, Parameter, Rule};
use serde_json::json;

use super::page::Page;
use super::{Form, book, json};
use crate::context::Context;
use crate::lang::Lang;

/// Rules of two documents on one matter; one of the lists may be empty.
struct Matter {
    a: Vec<&'static Rule>,
    b: Vec<&'static Rule>,
}

pub(super) fn run(
    a: &'static Document,
    b: &'static Document,
    form: Form,
    context: &Context,
) -> io::Result<Result<(), String>> {
    if a.game != b.game {
        return Ok(Err(context.texts.rules_diff_games(a.id, b.id).to_string()));
    }
    let matters = line_up(a, b);
    let parameters = parameters(a, b);
    let mut page = Page::new(context);
    match form {
        Form::Json => writeln!(page.out, "{}", as_json(a, b, &matters, &parameters))?,
        Form::Text => {
            page.heading(&format!("{}  ↔  {}", a.id, b.id))?;
            let equal = parameters.iter().filter(|pair| !differs(pair)).count();
            page.paragraph(0, "", &context.texts.rules_diff_equal(equal).to_string())?;
            page.gap()?;
            page.heading(context.texts.rules_diff_parameters())?;
            for pair in parameters.iter().filter(|pair| differs(pair)) {
                parameter_pair(&mut page, a, b, *pair)?;
            }
            page.gap()?;
            page.heading(context.texts.rules_diff_both())?;
            for matter in
                matters.iter().filter(|matter| !matter.a.is_empty() && !matter.b.is_empty())
            {
                both(&mut page, matter)?;
            }
            one_sided(&mut page, a, matters.iter().filter(|m| m.b.is_empty()).flat_map(|m| &m.a))?;
            one_sided(&mut page, b, matters.iter().filter(|m| m.a.is_empty()).flat_map(|m| &m.b))?;
        }
    }
    page.out.flush()?;
    Ok(Ok(()))
}

/// Groups the rules of both documents by the keys they share, in the order of the first document, then of the
/// second.
fn line_up(a: &Document, b: &Document) -> Vec<Matter> {
    let mut matters: Vec<(BTreeSet<&str>, Matter)> = Vec::new();
    for (rules, of_a) in [(a.rules, true), (b.rules, false)] {
        for rule in rules {
            let keys: BTreeSet<&str> = rule.same_as.iter().copied().collect();
            let (mut joined, rest): (Vec<_>, Vec<_>) =
                matters.into_iter().partition(|(other, _)| !other.is_disjoint(&keys));
            matters = rest;
            let mut matter = (keys, Matter { a: Vec::new(), b: Vec::new() });
            for (keys, found) in joined.drain(..) {
                matter.0.extend(keys);
                matter.1.a.extend(found.a);
                matter.1.b.extend(found.b);
            }
            if of_a {
                matter.1.a.push(rule);
            } else {
                matter.1.b.push(rule);
            }
            matters.push(matter);
        }
    }
    let place = |document: &Document, rules: &[&Rule]| {
        let found = document
            .rules
            .iter()
            .position(|rule| rules.iter().any(|other| other.number == rule.number));
        found.unwrap_or(usize::MAX)
    };
    let mut matters: Vec<Matter> = matters.into_iter().map(|(_, matter)| matter).collect();
    matters.sort_by_key(|matter| (place(a, &matter.a), place(b, &matter.b)));
    matters
}

/// A parameter with its value in each document that has it.
type Pair = (Option<&'static Parameter>, Option<&'static Parameter>);

fn parameters(a: &'static Document, b: &'static Document) -> Vec<Pair> {
    let find = |document: &'static Document, name| {
        document.parameters.iter().find(move |p: &&Parameter| p.name == name)
    };
    let of_a = a.parameters.iter().map(|parameter| (Some(parameter), find(b, parameter.name)));
    let only_b = b.parameters.iter().filter(|parameter| find(a, parameter.name).is_none());
    of_a.chain(only_b.map(|parameter| (None, Some(parameter)))).collect()
}

fn differs(pair: &Pair) -> bool {
    pair.0.map(|parameter| parameter.value) != pair.1.map(|parameter| parameter.value)
}

fn parameter_pair(page: &mut Page<'_>, a: &Document, b: &Document, pair: Pair) -> io::Result<()> {
    let Some(any) = pair.0.or(pair.1) else { return Ok(()) };
    let context = page.context;
    page.paragraph(2, "", context.lang.of(any.title))?;
    for (document, parameter) in [(a, pair.0), (b, pair.1)] {
        let said = match (parameter, context.lang) {
            (None, _) => context.texts.rules_diff_absent().to_owned(),
            (Some(found), Lang::Zh) => {
                format!("{}（{}）", book::value(found, context), found.rule.number)
            }
            (Some(found), Lang::En) => {
                format!("{} [{}]", book::value(found, context), found.rule.number)
            }
        };
        page.paragraph(4, &crate::width::padded(document.id, 14), &said)?;
    }
    Ok(())
}

/// The numbers and titles on both sides; where mode or consequence differ, both.
fn both(page: &mut Page<'_>, matter: &Matter) -> io::Result<()> {
    let context = page.context;
    let side = |rules: &[&Rule]| {
        let parts: Vec<_> = rules
            .iter()
            .map(|rule| format!("{} {}", rule.number, context.lang.of(rule.title)))
            .collect();
        parts.join(" · ")
    };
    page.paragraph(2, "", &format!("{}  ↔  {}", side(&matter.a), side(&matter.b)))?;
    if let ([a], [b]) = (&matter.a[..], &matter.b[..]) {
        if a.mode != b.mode {
            let modes = [a, b].map(|rule| context.lang.of(rule.mode.title()));
            page.paragraph(6, "≠ ", &modes.join("  ↔  "))?;
        }
        if a.follows.map(|text| text.en) != b.follows.map(|text| text.en) {
            for (sign, rule) in [("− ", a), ("+ ", b)] {
                if let Some(follows) = rule.follows {
                    page.law(6, sign, follows)?;
                }
            }
        }
    }
    Ok(())
}

fn one_sided<'a>(
    page: &mut Page<'_>,
    document: &Document,
    rules: impl Iterator<Item = &'a &'static Rule>,
) -> io::Result<()> {
    let context = page.context;
    page.gap()?;
    page.heading(&context.texts.rules_diff_only(document.id).to_string())?;
    for rule in rules {
        page.paragraph(2, "", &format!("{} {}", rule.number, context.lang.of(rule.title)))?;
    }
    Ok(())
}

fn as_json(
    a: &Document,
    b: &Document,
    matters: &[Matter],
    parameters: &[Pair],
) -> serde_json::Value {
    let side = |rules: &[&Rule]| -> Vec<serde_json::Value> {
        rules
            .iter()
            .map(|rule| json!({ "article": rule.number, "name": rule.name, "title": json::text(rule.title) }))
            .collect()
    };
    let rules: Vec<_> = matters
        .iter()
        .map(|matter| json!({ "a": side(&matter.a), "b": side(&matter.b) }))
        .collect();
    let parameters: Vec<_> = parameters
        .iter()
        .map(|pair| {
            json!({
                "name": pair.0.or(pair.1).map(|parameter| parameter.name),
                "differs": differs(pair),
                "a": pair.0.map(json::parameter),
                "b": pair.1.map(json::parameter),
            })
        })
        .collect();
    json!({ "a": a.id, "b": b.id, "rules": rules, "parameters": parameters })
}
