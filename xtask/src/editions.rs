//! What differs between the editions of the Laws of Chess: a list by hand, checked and set in a table.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::book::{Amount, Book, Game, Parameter, Text, Unit};
use crate::cases::Cases;
use crate::table::links;

/// The list, `rulebook/chess-editions.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    matter: Vec<Matter>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Matter {
    en: String,
    zh: String,
    parameters: Vec<String>,
    cases: Vec<String>,
}

/// The page; a fault if a parameter is unknown, or an edition's article is named by none of the cases.
pub(crate) fn page(list: &Path, books: &[Book], cases: &Cases) -> Result<String> {
    let name = list.display();
    let text = fs::read_to_string(list).with_context(|| format!("cannot read {name}"))?;
    let list: List = toml::from_str(&text).with_context(|| format!("cannot read {name}"))?;
    let books: Vec<&Book> = books.iter().filter(|book| book.head.game == Game::Chess).collect();
    let mut out = String::from(
        "# Editions of the Laws of Chess · 国际象棋规则的版本\n\n<!-- Made by `cargo xtask codegen`. Not to be edited. -->\n\n\
         What differs between the editions, the parameter that holds it with its value and article in each, and the cases \
         that show it. The list is `rulebook/chess-editions.toml`; a parameter that does not exist, or whose article none of \
         its cases names, is an error.\n\n",
    );
    let ids: Vec<&str> = books.iter().map(|book| book.head.id.as_str()).collect();
    let _ = writeln!(out, "| matter | parameter | {} | cases |", ids.join(" | "));
    let _ = writeln!(out, "|---|---|{}---|", "---|".repeat(ids.len()));
    for matter in &list.matter {
        row(&mut out, matter, &books, cases)?;
    }
    Ok(out)
}

fn row(out: &mut String, matter: &Matter, books: &[&Book], cases: &Cases) -> Result<()> {
    let paths: Vec<String> = matter.cases.iter().map(|case| format!("cases/{case}.case")).collect();
    let mut cells = vec![Vec::new(); books.len()];
    for name in &matter.parameters {
        let found: Vec<Option<&Parameter>> = books
            .iter()
            .map(|book| book.parameters.iter().find(|parameter| parameter.name == *name))
            .collect();
        if found.iter().all(Option::is_none) {
            bail!("{}: found the parameter `{name}`, expected one of a chess rulebook", matter.en);
        }
        for ((book, cell), parameter) in books.iter().zip(&mut cells).zip(found) {
            let Some(parameter) = parameter else {
                cell.push("—".to_owned());
                continue;
            };
            let rule = book.rules.iter().find(|rule| rule.constant() == parameter.rule);
            let number = rule.map_or("", |rule| &rule.number);
            let key = (book.module(), parameter.rule.clone());
            let named = [&cases.show, &cases.just_not].iter().any(|found| {
                found.get(&key).is_some_and(|named| paths.iter().any(|path| named.contains(path)))
            });
            if !named {
                bail!(
                    "{}: none of its cases names {} {number}, on which `{name}` rests",
                    matter.en,
                    book.head.id
                );
            }
            cell.push(format!("{} ({number})", amount(&parameter.amount)));
        }
    }
    let names: Vec<String> = matter.parameters.iter().map(|name| format!("`{name}`")).collect();
    let cells: Vec<String> = cells.into_iter().map(|cell| cell.join("<br>")).collect();
    let _ = writeln!(
        out,
        "| {} {} | {} | {} | {} |",
        matter.en,
        matter.zh,
        names.join("<br>"),
        cells.join(" | "),
        links(&paths)
    );
    Ok(())
}

fn amount(amount: &Amount) -> String {
    match amount {
        Amount::Number(unit, number) => format!("{number} {}", unit_words(*unit)),
        Amount::Share(up, down) => format!("{up}/{down}"),
        Amount::Choice(_, Text { en, .. }) => en.clone(),
    }
}

const fn unit_words(unit: Unit) -> &'static str {
    match unit {
        Unit::MovesEach => "moves by each",
        Unit::Moves => "moves",
        Unit::Plies => "plies",
        Unit::Seconds => "s",
        Unit::Occurrences => "times",
        Unit::Points => "tenths of a point",
        Unit::Count | Unit::Share => "",
    }
}
