//! The pages of live games.

mod forms;
mod panel;
mod play;
mod start;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;

use arbiter::Side;

use super::{Actor, Open, Viewer, seat_word, stream};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::page::Visit;
use crate::people::Right;

/// The routes.
pub fn routes() -> Router<Desk> {
    Router::new()
        .route("/", get(start::home))
        .route("/go", get(start::go))
        .route("/games/new", get(start::form))
        .route("/games", get(start::list).post(start::open))
        .route("/desk", get(start::desk))
        .route("/desk/queue", get(start::queue))
        .route("/desk/events", get(desk_events))
        .route("/games/{id}", get(play::page))
        .route("/games/{id}/panel", get(panel::fragment))
        .route("/games/{id}/events", get(events))
        .route("/games/{id}/board.svg", get(play::board))
        .route("/games/{id}/files/{name}", get(play::game_file))
        .route("/games/{id}/ledger.jsonl", get(play::ledger))
        .route("/games/{id}/command", post(forms::command))
        .route("/games/{id}/preview", post(forms::preview))
        .route("/games/{id}/adjourn", post(forms::adjourn))
        .route("/games/{id}/take-back", post(forms::take_back))
        .route("/games/{id}/result", post(forms::result))
        .route("/games/{id}/seat", post(forms::new_seat))
        .route("/games/{id}/take/{side}/{token}", get(play::take_seat))
}

/// As whom a page is looked at: `?seat=white`.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct AsWhom {
    /// The seat, if the page is a player's.
    #[serde(default)]
    pub seat: String,
    /// Which side sits below, if the viewer turned the board.
    #[serde(default)]
    pub below: String,
}

impl AsWhom {
    /// The part of addresses that keeps it.
    #[must_use]
    pub fn query(viewer: Viewer) -> String {
        match viewer {
            Viewer::Player(side) => format!("?seat={}", seat_word(side)),
            Viewer::Spectator | Viewer::Arbiter => String::new(),
        }
    }
}

/// The side of a word in an address.
pub(crate) fn read_side(word: &str) -> Option<Side> {
    match word {
        "white" | "red" => Some(Side::First),
        "black" => Some(Side::Second),
        _ => None,
    }
}

/// The cookie that holds the token of a seat; its path is the game's, so it is sent nowhere else.
pub(super) fn seat_cookie(side: Side) -> String {
    format!("caipan_seat_{}", seat_word(side))
}

fn has_seat(desk: &Desk, open: &Open, jar: &CookieJar, side: Side) -> bool {
    let cookie = jar.get(&seat_cookie(side));
    cookie.is_some_and(|cookie| desk.games().seat(open, cookie.value()) == Some(side))
}

/// Who looks: the seat the address names if its token is there, else an arbiter if one is signed in, else the one seat the
/// browser has, else anybody.
pub(crate) fn viewer(
    desk: &Desk,
    open: &Open,
    visit: &Visit,
    headers: &HeaderMap,
    whom: &AsWhom,
) -> Viewer {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    if let Some(side) = bearer.and_then(|token| desk.games().seat(open, token)) {
        return Viewer::Player(side);
    }
    if let Some(side) = read_side(&whom.seat)
        && has_seat(desk, open, &visit.jar, side)
    {
        return Viewer::Player(side);
    }
    if visit.must(Right::Rule).is_ok() {
        return Viewer::Arbiter;
    }
    let has = |side| has_seat(desk, open, &visit.jar, side);
    match (has(Side::First), has(Side::Second)) {
        (true, false) => Viewer::Player(Side::First),
        (false, true) => Viewer::Player(Side::Second),
        (true, true) | (false, false) => Viewer::Spectator,
    }
}

/// As whom a viewer acts.
///
/// # Errors
/// A spectator does not act.
pub(crate) fn actor(viewer: Viewer, visit: &Visit) -> Result<Actor, Fault> {
    match viewer {
        Viewer::Player(side) => Ok(Actor::Player(side)),
        Viewer::Arbiter => {
            visit.must(Right::Rule).map(|account| Actor::Arbiter(account.name.clone()))
        }
        Viewer::Spectator if visit.account.is_some() => Err(Fault::Forbidden),
        Viewer::Spectator => Err(Fault::SignIn),
    }
}

pub(crate) async fn events(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &whom);
    let known = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let known = known.unwrap_or_default().to_owned();
    let clock = desk.clock().clone();
    let mut response = stream::of_game(open, viewer, visit.lang, clock, known).into_response();
    // Proxies that gather output would make the stream useless.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

async fn desk_events(State(desk): State<Desk>) -> Response {
    stream::of_news(desk.games().news()).into_response()
}
