//! Live games for programs.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde_json::{Map, Value, json};
use wire::ledger::Event;

use super::shape::{
    CommandBody, GameInList, NewGameBody, OpenedBody, ReceiptBody, Refused, TakenLine,
};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::pages::{AsWhom, actor, viewer};
use crate::games::{self, NewGame, Taken, Viewer};
use crate::i18n::Texts;
use crate::page::Visit;
use crate::people::Right;

/// All games.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Vec<GameInList>))
)]
pub(super) async fn list(State(desk): State<Desk>) -> Json<Vec<GameInList>> {
    let games = desk.games().all();
    let listed = games.into_iter().filter_map(|(id, open)| {
        open.journal().look(|table| {
            let (card, live) = (table.card()?, table.live()?);
            let [first, second] = card.seats.clone().map(|seat| seat.name);
            let game = live.kind().word().to_owned();
            let over = live.phase().is_over();
            Some(GameInList { id, game, board: card.board, first, second, over })
        })
    });
    Json(listed.collect())
}

/// Opens a game.
#[utoipa::path(
    post, path = "/api/v1/games", tag = "games", request_body = NewGameBody,
    responses(
        (status = 201, body = OpenedBody),
        (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 413, body = Refused), (status = 415, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused),
    )
)]
pub(super) async fn open(
    State(desk): State<Desk>,
    visit: Visit,
    Json(body): Json<NewGameBody>,
) -> Result<(StatusCode, Json<OpenedBody>), Fault> {
    let by = visit.must(Right::Enter)?;
    let book = rulebook::document(&body.rules).map_err(|_| Fault::bad_key(Texts::error_rules))?;
    let new = NewGame {
        kind: book.game,
        rules: body.rules,
        control: body.control,
        further: body.further,
        names: [body.first, body.second],
        event: body.event,
        section: body.section,
        board: body.board,
        link: Value::Null,
    };
    let opened = desk.games().start(&new, &by.name).await?;
    let [first, second] = opened.tokens;
    Ok((StatusCode::CREATED, Json(OpenedBody { id: opened.id, first, second })))
}

/// The state of a game, as the one who asks may see it.
#[utoipa::path(
    get, path = "/api/v1/games/{id}", tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 400, body = Refused), (status = 404, body = Refused))
)]
pub(super) async fn read(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &AsWhom::default());
    let state = open.state(viewer, visit.lang);
    Ok(Json(json!({"now": desk.now_ms(), "state": state})))
}

/// Sends a command: a line of docs/ledger.md without its time, and optionally `key`, the sender's own name of the command.
#[utoipa::path(
    post, path = "/api/v1/games/{id}/commands", tag = "games",
    params(("id" = String, Path)),
    request_body(content = CommandBody, content_type = "application/json"),
    responses(
        (status = 200, body = ReceiptBody),
        (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused), (status = 404, body = Refused),
        (status = 409, description = "the rules cannot take it now", body = Refused),
        (status = 413, body = Refused), (status = 415, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused),
        (status = 503, body = Refused),
    )
)]
pub(super) async fn command(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Json(mut line): Json<Map<String, Value>>,
) -> Result<Json<ReceiptBody>, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &AsWhom::default());
    let actor = actor(viewer, &visit)?;
    let key = match line.shift_remove("key") {
        None | Some(Value::Null) => None,
        Some(Value::String(key)) => Some(key),
        Some(Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => {
            return Err(Fault::bad_key(Texts::error_key));
        }
    };
    let receipt = desk.games().command(&id, &actor, key.as_deref(), &[line]).await?;
    let kept =
        open.journal().look(|table| table.live().is_some_and(|live| viewer.is_kept_from(live)));
    let lines = receipt.taken.iter().map(|taken| told(taken, kept)).collect();
    Ok(Json(ReceiptBody { repeated: receipt.repeated, lines }))
}

/// A line with its events; without the facts while these would tell the number of moves.
fn told(taken: &Taken, kept: bool) -> TakenLine {
    let mut events: Vec<Event> =
        taken.decisions.iter().map(|decision| decision.form.clone()).collect();
    if kept {
        events.iter_mut().flat_map(|event| &mut event.grounds).for_each(|one| one.facts.clear());
    }
    TakenLine { line: taken.line.clone(), events }
}

/// The states of a game as they come, as server-sent events: `event: state`, `data: {"now":…,"state":{…}}`.
#[utoipa::path(
    get, path = "/api/v1/games/{id}/events", tag = "games",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 400, body = Refused), (status = 404, body = Refused))
)]
pub(super) async fn events(
    state: State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    path: Path<String>,
    query: Query<AsWhom>,
) -> Result<Response, Fault> {
    games::pages::events(state, visit, headers, path, query).await
}

impl games::Open {
    /// The state as a viewer may see it.
    fn state(&self, viewer: Viewer, lang: crate::i18n::Lang) -> Value {
        let (_, text) = self.message(viewer, lang);
        serde_json::from_str(&text).unwrap_or(Value::Null)
    }
}
