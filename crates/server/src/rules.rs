//! The rulebooks as pages: what every article says, beside the rulings that cite it.

use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use rulebook::{Document, Rule};

use crate::desk::Desk;
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::page::{self, Shell, Visit};

/// The routes.
pub fn routes() -> Router<Desk> {
    Router::new().route("/rules", get(books)).route("/rules/{id}", get(book))
}

#[derive(Debug, Template)]
#[template(path = "rules/books.html")]
struct Books {
    shell: Shell,
    books: Vec<&'static Document>,
}

async fn books(visit: Visit) -> Response {
    let books = rulebook::documents().to_vec();
    page::html(&Books { shell: visit.shell(Texts::rules_title), books })
}

#[derive(Debug, Template)]
#[template(path = "rules/book.html")]
struct Book {
    shell: Shell,
    book: &'static Document,
    rules: &'static [&'static Rule],
}

async fn book(visit: Visit, Path(id): Path<String>) -> Result<Response, Fault> {
    let book = rulebook::document(&id).map_err(|_| Fault::NotFound)?;
    let shell = visit.shell_titled(visit.lang.of(book.title));
    Ok(page::html(&Book { shell, book, rules: book.rules }))
}
