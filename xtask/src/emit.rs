//! The generated Rust: one module a document, the typed parameters of each game, the lists.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::book::{Amount, Book, Game, Note, Parameter, Rule, Text, Unit};
use crate::table::Coverage;

const BANNER: &str =
    "// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.\n";

/// The generated files by name.
pub(crate) fn files(books: &[Book], coverage: &Coverage) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for book in books {
        files.insert(format!("{}.rs", book.module()), module(book, books));
    }
    files.insert("parameters.rs".to_owned(), parameters(books));
    files.insert("coverage.rs".to_owned(), coverage_table(coverage));
    files.insert("mod.rs".to_owned(), index(books));
    files
}

fn index(books: &[Book]) -> String {
    let mut out = String::from(BANNER);
    out.push_str("//! What the rulebook folder says.\n#![allow(clippy::doc_markdown, clippy::too_long_first_doc_paragraph, reason = \"the comments are the law, not prose about code\")]\n\n");
    let mut modules: Vec<String> = books.iter().map(Book::module).collect();
    modules.sort();
    for module in &modules {
        let _ = writeln!(out, "pub mod {module};");
    }
    out.push_str("pub mod parameters;\nmod coverage;\n\npub(crate) use coverage::COVERAGE;\n\n");
    out.push_str("/// Every document, chess first, then by age.\npub(crate) const DOCUMENTS: &[&crate::Document] = &[\n");
    for book in books {
        let _ = writeln!(out, "    &{}::DOCUMENT,", book.module());
    }
    out.push_str("];\n");
    out
}

fn module(book: &Book, books: &[Book]) -> String {
    let mut out = String::from(BANNER);
    let head = &book.head;
    let _ =
        writeln!(out, "//! {} · {}\n//!\n//! {}\n", head.title.en, head.title.zh, head.extent.en);
    out.push_str("use crate::*;\n\n");
    for rule in &book.rules {
        rule_constant(&mut out, &head.id, rule);
    }
    let names = |constants: &[String]| {
        constants.iter().map(|name| format!("&{name}")).collect::<Vec<_>>().join(", ")
    };
    let all: Vec<String> = book.rules.iter().map(Rule::constant).collect();
    let _ = writeln!(
        out,
        "/// The document.\npub static DOCUMENT: Document = Document {{\n    id: {:?},\n    title: {},\n    game: Game::{:?},\n    edition: {:?},\n    source: {},\n    extent: {},\n    checked_on: {:?},\n    rules: &[{}],",
        head.id,
        text(&head.title),
        head.game,
        head.edition,
        text(&head.source),
        text(&head.extent),
        head.checked_on,
        names(&all)
    );
    out.push_str("    parameters: &[\n");
    for parameter in &book.parameters {
        let _ = writeln!(
            out,
            "        Parameter {{ name: {:?}, title: {}, value: {}, rule: &{}, by_people: {} }},",
            parameter.name,
            text(&parameter.title),
            value(&parameter.amount),
            parameter.rule,
            optional(&parameter.by_people)
        );
    }
    let _ = writeln!(out, "    ],\n    numbers: Numbers::{:?}(&NUMBERS),", head.game);
    out.push_str("    interpretations: &[\n");
    for note in &book.notes {
        interpretation(&mut out, note, &names(&note.rules));
    }
    out.push_str("    ],\n};\n\n");
    numbers(&mut out, book, books);
    out
}

fn rule_constant(out: &mut String, document: &str, rule: &Rule) {
    let _ = writeln!(out, "/// {} {} · {}\n///", rule.number, rule.title.en, rule.title.zh);
    doc(out, &rule.text.en);
    if let Some(follows) = &rule.follows {
        out.push_str("///\n");
        doc(out, &format!("→ {}", follows.en));
    }
    for note in &rule.notes {
        out.push_str("///\n");
        doc(out, &format!("※ {}", note.en));
    }
    let notes: Vec<String> = rule.notes.iter().map(text).collect();
    let _ = writeln!(
        out,
        "pub static {}: Rule = Rule {{\n    document: {document:?},\n    number: {:?},\n    name: {:?},\n    same_as: &{:?},\n    section: {},\n    title: {},\n    text: {},\n    follows: {},\n    notes: &[{}],\n    mode: Mode::{},\n    decided_by: DecidedBy::{},\n    known: Known::{},\n    by_people: {},\n}};\n",
        rule.constant(),
        rule.number,
        rule.name,
        rule.same_as,
        text(&rule.section),
        text(&rule.title),
        text(&rule.text),
        optional(&rule.follows),
        notes.join(", "),
        rule.mode,
        rule.decided_by,
        rule.known,
        optional(&rule.by_people)
    );
}

fn doc(out: &mut String, text: &str) {
    for line in text.lines() {
        let escaped = line.replace('[', "\\[").replace('<', "&lt;");
        let _ = writeln!(out, "{}", format!("/// {escaped}").trim_end());
    }
}

fn interpretation(out: &mut String, note: &Note, rules: &str) {
    let readings: Vec<String> = note.readings.iter().map(text).collect();
    let _ = writeln!(
        out,
        "        Interpretation {{ number: {:?}, name: {:?}, rules: &[{rules}], title: {}, question: {}, readings: &[{}], choice: {}, why: {} }},",
        note.number,
        note.name,
        text(&note.title),
        text(&note.question),
        readings.join(", "),
        text(&note.choice),
        text(&note.why)
    );
}

fn text(text: &Text) -> String {
    format!("Text {{ zh: {:?}, en: {:?} }}", text.zh, text.en)
}

fn optional(found: &Option<Text>) -> String {
    found.as_ref().map_or_else(|| "None".to_owned(), |found| format!("Some({})", text(found)))
}

fn value(amount: &Amount) -> String {
    match amount {
        Amount::Number(unit, number) => {
            let (variant, of) = unit.types();
            format!("Value::{variant}({of}({number}))")
        }
        Amount::Share(above, below) => {
            format!("Value::Share(Share {{ numerator: {above}, denominator: {below} }})")
        }
        Amount::Choice(name, says) => {
            format!("Value::Choice {{ name: {name:?}, says: {} }}", text(says))
        }
    }
}

/// The typed parameters of one document: every parameter of its game; where not all documents have it, absent ones as
/// `None`.
fn numbers(out: &mut String, book: &Book, books: &[Book]) {
    let _ = writeln!(
        out,
        "/// Its parameters, typed.\npub static NUMBERS: parameters::{:?}Parameters = parameters::{:?}Parameters {{",
        book.head.game, book.head.game
    );
    for name in names(books, book.head.game) {
        let field = name.replace('-', "_");
        match book.parameters.iter().find(|parameter| parameter.name == name) {
            None => {
                let _ = writeln!(out, "    {field}: None,");
            }
            Some(parameter) => {
                let typed = match &parameter.amount {
                    Amount::Number(unit, number) => format!("{}({number})", unit.types().1),
                    Amount::Share(above, below) => {
                        format!("Share {{ numerator: {above}, denominator: {below} }}")
                    }
                    Amount::Choice(choice, _) => {
                        format!("parameters::{}::{}", camel(&name), camel(choice))
                    }
                };
                let cited = format!("Cited {{ value: {typed}, rule: &{} }}", parameter.rule);
                let _ = if is_everywhere(books, book.head.game, &name) {
                    writeln!(out, "    {field}: {cited},")
                } else {
                    writeln!(out, "    {field}: Some({cited}),")
                };
            }
        }
    }
    out.push_str("};\n");
}

/// Whether every document of the game has the parameter.
fn is_everywhere(books: &[Book], game: Game, name: &str) -> bool {
    let mut books = books.iter().filter(|book| book.head.game == game);
    books.all(|book| book.parameters.iter().any(|parameter| parameter.name == name))
}

fn names(books: &[Book], game: Game) -> BTreeSet<String> {
    of_game(books, game).map(|parameter| parameter.name.clone()).collect()
}

fn of_game(books: &[Book], game: Game) -> impl Iterator<Item = &Parameter> {
    books.iter().filter(move |book| book.head.game == game).flat_map(|book| &book.parameters)
}

/// One struct a game with a field for every parameter, and one enum for every named choice.
fn parameters(books: &[Book]) -> String {
    let mut out = String::from(BANNER);
    out.push_str("//! The parameters of each game; one that not every document has is `None` where it is absent.\n\nuse crate::{Cited, Count, Moves, MovesEach, Occurrences, Plies, Seconds, Share, Tenths};\n");
    out.push_str("#[allow(unused_imports, reason = \"not every unit is used yet\")]\nuse {Count as _, Moves as _, MovesEach as _, Occurrences as _, Plies as _, Seconds as _, Share as _, Tenths as _};\n\n");
    let mut choices: BTreeMap<String, BTreeMap<String, Text>> = BTreeMap::new();
    for game in [Game::Chess, Game::Xiangqi] {
        let what = match game {
            Game::Chess => "chess",
            Game::Xiangqi => "xiangqi",
        };
        let _ = writeln!(
            out,
            "/// Numbers and named choices of the {what} rulebooks.\n#[derive(Debug, Clone, Copy, PartialEq, Eq)]\npub struct {game:?}Parameters {{"
        );
        for name in names(books, game) {
            let mut kinds =
                of_game(books, game).filter(|parameter| parameter.name == name).peekable();
            let Some(first) = kinds.peek() else { continue };
            let of = match &first.amount {
                Amount::Number(unit, _) => unit.types().1.to_owned(),
                Amount::Share(..) => Unit::Share.types().1.to_owned(),
                Amount::Choice(..) => camel(&name),
            };
            let of = if is_everywhere(books, game, &name) {
                format!("Cited<{of}>")
            } else {
                format!("Option<Cited<{of}>>")
            };
            let _ = writeln!(
                out,
                "    /// {} · {}\n    pub {}: {of},",
                first.title.en,
                first.title.zh,
                name.replace('-', "_")
            );
            for parameter in kinds {
                if let Amount::Choice(choice, says) = &parameter.amount {
                    choices
                        .entry(name.clone())
                        .or_default()
                        .entry(choice.clone())
                        .or_insert_with(|| says.clone());
                }
            }
        }
        out.push_str("}\n\n");
    }
    for (name, variants) in choices {
        let _ = writeln!(
            out,
            "/// The ways of `{name}`.\n#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]\npub enum {} {{",
            camel(&name)
        );
        for (variant, says) in variants {
            let _ = writeln!(out, "    /// {} · {}\n    {},", says.en, says.zh, camel(&variant));
        }
        out.push_str("}\n\n");
    }
    out
}

fn camel(name: &str) -> String {
    name.split('-')
        .map(|part| {
            let mut letters = part.chars();
            letters.next().map_or_else(String::new, |first| {
                first.to_ascii_uppercase().to_string() + letters.as_str()
            })
        })
        .collect()
}

fn coverage_table(coverage: &Coverage) -> String {
    let mut out = String::from(BANNER);
    out.push_str("//! What carries each rule out and what shows it.\n\nuse crate::Coverage;\n\npub(crate) const COVERAGE: &[Coverage] = &[\n");
    for row in coverage.rows() {
        let _ = writeln!(
            out,
            "    Coverage {{ rule: &super::{}::{}, code: &{:?}, cases: &{:?}, just_not: &{:?} }},",
            row.module, row.constant, row.code, row.cases, row.just_not
        );
    }
    out.push_str("];\n");
    out
}
