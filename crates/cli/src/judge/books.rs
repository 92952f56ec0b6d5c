//! Which books a record is ruled under.

use arbiter::chess::Laws;
use arbiter::xiangqi::Book;
use rulebook::Game;

use crate::context::Context;

/// The ids of the xiangqi books there are.
fn known() -> String {
    let ids: Vec<&str> = Book::ALL.into_iter().map(Book::id).collect();
    ids.join(", ")
}

/// The xiangqi books and the chess editions named; those of federations and every one of chess if none is named.
///
/// # Errors
/// A sentence that says which name is wrong, and which are known.
pub(super) fn of_both_games(
    names: &[String],
    context: &Context,
) -> Result<(Vec<Book>, Vec<&'static Laws>), String> {
    if names.is_empty() {
        return Ok((Book::OF_FEDERATIONS.to_vec(), Laws::all().to_vec()));
    }
    let (chess, other): (Vec<&str>, Vec<&str>) =
        names.iter().flat_map(|name| name.split(',')).partition(|name| Laws::of(name).is_ok());
    let mut editions: Vec<&'static Laws> = Vec::new();
    for laws in chess.into_iter().filter_map(|name| Laws::of(name).ok()) {
        if !editions.contains(&laws) {
            editions.push(laws);
        }
    }
    if other.is_empty() {
        return Ok((Vec::new(), editions));
    }
    let other: Vec<String> = other.into_iter().map(str::to_owned).collect();
    Ok((chosen(&other, context)?, editions))
}

/// The books named, each once and in the order given; those of federations if none is named.
///
/// # Errors
/// A sentence that says which name is wrong, and which are known.
pub(super) fn chosen(names: &[String], context: &Context) -> Result<Vec<Book>, String> {
    if names.is_empty() {
        return Ok(Book::OF_FEDERATIONS.to_vec());
    }
    let mut books = Vec::new();
    for name in names.iter().flat_map(|name| name.split(',')) {
        let book = find(name, context)?;
        if !books.contains(&book) {
            books.push(book);
        }
    }
    Ok(books)
}

/// The xiangqi book called `name`.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub(super) fn find(name: &str, context: &Context) -> Result<Book, String> {
    let document = rulebook::document(name).map_err(|error| {
        let (texts, found) = (context.texts, &error.found);
        match &error.nearest {
            Some(nearest) => texts.unknown_rulebook_nearest(found, nearest, known()).to_string(),
            None => texts.unknown_rulebook(found, known()).to_string(),
        }
    })?;
    match document.game {
        Game::Xiangqi => Book::from_id(document.id)
            .ok_or_else(|| context.texts.rulebook_without_judge(document.id).to_string()),
        Game::Chess => Err(context.texts.rulebook_of_chess(document.id).to_string()),
    }
}
