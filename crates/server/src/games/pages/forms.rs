//! What pages send: commands and the arbiter's own acts.

use std::collections::BTreeMap;

use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{AsWhom, actor, read_side, viewer};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::live::Weight;
use crate::games::{Line, Taken, seat_word, table};
use crate::i18n::{Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

/// Fields of a form that are no fields of a line.
const OWN: [&str; 2] = ["key", "offer"];

type Fields = BTreeMap<String, String>;

/// The lines a form stands for: a move may carry an offer, which comes before the press.
fn lines(fields: &Fields) -> Vec<Line> {
    let mut line = Line::new();
    for (name, value) in fields {
        let value = value.trim();
        if OWN.contains(&name.as_str()) || value.is_empty() {
            continue;
        }
        line.insert(name.clone(), typed(name, value));
    }
    let offers = fields.get("offer").is_some_and(|offer| offer == "on");
    if !(offers && line.get("do").is_some_and(|what| what == "move")) {
        return vec![line];
    }
    // In xiangqi a move completes itself, so nothing is pressed after the offer.
    let further: &[&str] =
        if line.shift_remove("press").is_some() { &["offer", "press"] } else { &["offer"] };
    let by = line.get("by").cloned();
    let further = further.iter().map(|what| {
        let mut line = Line::new();
        line.insert("do".to_owned(), Value::from(*what));
        if let Some(by) = &by {
            line.insert("by".to_owned(), by.clone());
        }
        line
    });
    std::iter::once(line).chain(further).collect()
}

/// A field as the line has it; what is no number where one belongs stays as it was sent, and is refused with the line.
fn typed(name: &str, value: &str) -> Value {
    match (name, value.parse::<u32>()) {
        ("press", _) => Value::from(value == "true"),
        ("plies", Ok(number)) => Value::from(number),
        _ => Value::from(value),
    }
}

pub(super) async fn command(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &whom);
    let actor = actor(viewer, &visit)?;
    let key = fields.get("key").map(String::as_str).filter(|key| !key.is_empty());
    let receipt = desk.games().command(&id, &actor, key, &lines(&fields)).await?;
    if wants_json(&headers) {
        let told = told(&receipt.taken, visit.lang);
        let value = json!({"repeated": receipt.repeated, "told": told});
        return Ok(axum::Json(value).into_response());
    }
    Ok(page::see_other(&format!("/games/{id}{}", AsWhom::query(viewer))))
}

fn wants_json(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|accepted| accepted.contains("application/json"))
}

/// What the page says after a command: decisions in words, with their articles.
fn told(taken: &[Taken], lang: Lang) -> Vec<String> {
    taken
        .iter()
        .flat_map(|one| &one.decisions)
        .filter(|decision| decision.weight != Weight::Bare)
        .map(|decision| {
            let articles: Vec<&str> = decision.articles.iter().map(|one| one.number).collect();
            let words = lang.pick(&decision.words);
            if articles.is_empty() {
                words.to_owned()
            } else {
                format!("{words} [{}]", articles.join(", "))
            }
        })
        .collect()
}

#[derive(Debug, Template)]
#[template(path = "games/preview.html")]
struct PreviewPage {
    shell: Shell,
    id: String,
    query: String,
    fields: Vec<(String, String)>,
    told: Vec<String>,
    facts: Vec<String>,
}

/// What a command would come to, with a button that confirms it.
pub(super) async fn preview(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
    Form(fields): Form<Fields>,
) -> Result<Response, Fault> {
    visit.must(Right::Rule)?;
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &whom);
    let actor = actor(viewer, &visit)?;
    let taken = desk.games().preview(&id, &actor, &lines(&fields)).await?;
    let facts = taken
        .iter()
        .flat_map(|one| &one.decisions)
        .flat_map(|decision| &decision.facts)
        .map(|fact| visit.lang.pick(fact).to_owned())
        .collect();
    let told = told(&taken, visit.lang);
    if wants_json(&headers) {
        return Ok(axum::Json(json!({"told": told, "facts": facts_json(&facts)})).into_response());
    }
    let fields = fields.into_iter().collect();
    let query = AsWhom::query(viewer);
    Ok(page::html(&PreviewPage {
        shell: visit.shell(Texts::preview_title),
        id,
        query,
        fields,
        told,
        facts,
    }))
}

fn facts_json(facts: &Vec<String>) -> Value {
    json!(facts)
}

pub(super) async fn adjourn(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Rule)?;
    desk.games().adjourn(&id, &by.name).await?;
    Ok(page::see_other(&format!("/games/{id}")))
}

#[derive(Debug, Deserialize)]
pub(super) struct TakeBack {
    to: u64,
    reason: String,
}

pub(super) async fn take_back(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(form): Form<TakeBack>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Rule)?;
    desk.games().take_back(&id, form.to, &form.reason, &by.name).await?;
    Ok(page::see_other(&format!("/games/{id}")))
}

#[derive(Debug, Deserialize)]
pub(super) struct SetResult {
    outcome: String,
    reason: String,
}

pub(super) async fn result(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(form): Form<SetResult>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Rule)?;
    let outcome =
        table::read_outcome(&form.outcome).ok_or_else(|| Fault::bad_key(Texts::error_400))?;
    desk.games().set_result(&id, outcome, &form.reason, &by.name).await?;
    Ok(page::see_other(&format!("/games/{id}")))
}

#[derive(Debug, Deserialize)]
pub(super) struct NewSeat {
    side: String,
}

#[derive(Debug, Template)]
#[template(path = "games/seat.html")]
struct SeatPage {
    shell: Shell,
    id: String,
    link: String,
}

pub(super) async fn new_seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(form): Form<NewSeat>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Enter)?;
    let side = read_side(&form.side).ok_or_else(|| Fault::bad_key(Texts::error_400))?;
    let token = desk.games().new_seat(&id, side, &by.name).await?;
    let link = format!("/games/{id}/take/{}/{token}", seat_word(side));
    Ok(page::html(&SeatPage { shell: visit.shell(Texts::seat_title), id, link }))
}
