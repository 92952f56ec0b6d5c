//! The page of a game, its pictures and its files.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SameSite};

use arbiter::Side;

use super::panel::Panel;
use super::{AsWhom, read_side, seat_cookie, viewer};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::live::{GameFile, Phase, Ply};
use crate::games::{LiveGame, Table, Viewer, seat_word, side_word, view};
use crate::i18n::{Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

/// A player's line on the page: name, side, clock.
#[derive(Debug)]
struct Player {
    word: &'static str,
    side: String,
    name: String,
    clock: String,
    runs: bool,
}

/// A row of the move list.
#[derive(Debug)]
struct Moves {
    number: u32,
    white: String,
    black: String,
}

#[derive(Debug, Template)]
#[template(path = "games/game.html")]
struct GamePage {
    shell: Shell,
    id: String,
    query: String,
    kind: &'static str,
    board: String,
    palette: String,
    below: &'static str,
    above: Player,
    under: Player,
    names: String,
    status: String,
    /// `None` while the number of moves is kept from the viewer.
    moves: Option<Vec<Moves>>,
    event: String,
    section: String,
    number: Option<u32>,
    rules: &'static rulebook::Document,
    control: String,
    seat: Option<&'static str>,
    arbiter: bool,
    over: bool,
    offers_with_move: bool,
    key: String,
    panel: Panel,
    state: String,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &whom);
    let now = desk.now_ms();
    let (_, state) = open.message(viewer, visit.lang);
    // Nothing in the state can end the element that holds it.
    let state = format!("{{\"now\":{now},\"state\":{state}}}").replace('<', "\\u003c");
    let made = open.journal().look(|table| made(table, &visit, &id, viewer, &whom, now, state));
    Ok(page::html(&made.ok_or(Fault::NotFound)?))
}

fn made(
    table: &Table,
    visit: &Visit,
    id: &str,
    viewer: Viewer,
    whom: &AsWhom,
    now_ms: i64,
    state: String,
) -> Option<GamePage> {
    let (card, live) = (table.card()?, table.live()?);
    let lang = visit.lang;
    let below = read_side(&whom.below).unwrap_or(viewer.below());
    let status = view::status(table, live, lang);
    let player = |side: Side| Player {
        word: side_word(live.kind(), side),
        side: lang.of(words::side(live.kind(), side)).to_owned(),
        name: card.name(side).to_owned(),
        clock: view::clock_face(live.shown(side, table.moment(now_ms)).left),
        runs: live.running() == Some(side),
    };
    let title = title(card.name(Side::First), card.name(Side::Second), card.board, lang);
    let moves = (!viewer.is_kept_from(live)).then(|| numbered(live, lang));
    Some(GamePage {
        shell: visit.shell_titled(title),
        id: id.to_owned(),
        query: AsWhom::query(viewer),
        kind: live.kind().word(),
        board: live.picture(below, &status),
        palette: live.palette(),
        below: side_word(live.kind(), below),
        above: player(below.other()),
        under: player(below),
        names: format!("{} – {}", card.name(Side::First), card.name(Side::Second)),
        status,
        moves,
        event: card.event.clone(),
        section: card.section.clone(),
        number: card.board,
        rules: live.rulebook(),
        control: live.header()["control"].as_str().unwrap_or_default().to_owned(),
        seat: match viewer {
            Viewer::Player(side) => Some(side_word(live.kind(), side)),
            Viewer::Spectator | Viewer::Arbiter => None,
        },
        arbiter: viewer == Viewer::Arbiter,
        over: live.phase().is_over(),
        offers_with_move: matches!(viewer, Viewer::Player(_)),
        key: crate::secret::short_id(),
        panel: Panel::of(table, visit, id, viewer, now_ms),
        state,
    })
}

fn title(white: &str, black: &str, board: Option<u32>, lang: Lang) -> String {
    let names = format!("{white} – {black}");
    match board {
        Some(board) => format!("{} · {names}", Texts(lang).board_number(board)),
        None => names,
    }
}

fn numbered(live: &LiveGame, lang: Lang) -> Vec<Moves> {
    let (mut number, first) = live.first_number();
    let text = |ply: &Ply| lang.pick(&ply.text).to_owned();
    let mut rows: Vec<Moves> = Vec::new();
    for ply in live.plies() {
        match (ply.side, rows.last_mut()) {
            (Side::Second, Some(row)) if row.black.is_empty() => row.black = text(&ply),
            (Side::Second, _) => {
                rows.push(Moves { number, white: "…".to_owned(), black: text(&ply) });
            }
            (Side::First, _) => {
                if !rows.is_empty() || first == Side::Second {
                    number = number.saturating_add(1);
                }
                let number = if rows.is_empty() && first == Side::First {
                    live.first_number().0
                } else {
                    number
                };
                rows.push(Moves { number, white: text(&ply), black: String::new() });
            }
        }
    }
    rows
}

/// The board as a file; the same picture as on the page and on paper.
pub(super) async fn board(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let below = read_side(&whom.below).unwrap_or(Side::First);
    let picture = open.journal().look(|table| table.live().map(|live| live.picture(below, "")));
    let picture = picture.ok_or(Fault::NotFound)?;
    let head = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")];
    Ok((head, picture).into_response())
}

/// The game as PGN or `DhtmlXQ`: for arbiters always, for others once it is over.
pub(super) async fn game_file(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, name)): Path<(String, String)>,
) -> Result<Response, Fault> {
    let form = GameFile::of_name(&name).ok_or(Fault::NotFound)?;
    let open = desk.games().find(&id).await?;
    let may = visit.must(Right::Rule).map(|_| ());
    let text = open.journal().look(|table| {
        let live = table.live().ok_or(Fault::NotFound)?;
        if !live.phase().is_over() {
            may?;
        }
        table.file(None, form).ok_or(Fault::NotFound)
    })?;
    Ok(file(form.media_type(), &format!("{id}-{name}"), text))
}

/// The ledger, in the form of `caipan arbitrate`. It holds sealed moves, so it is for arbiters until the end.
pub(super) async fn ledger(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let may = visit.must(Right::Rule).map(|_| ());
    let text = open.journal().look(|table| {
        let live = table.live().ok_or(Fault::NotFound)?;
        match live.phase() {
            Phase::Ended(..) | Phase::Annulled => {}
            // Nobody reads what is in the envelope.
            Phase::Sealed(_) => return Err(Fault::Forbidden),
            Phase::NotStarted | Phase::Playing => may?,
        }
        Ok(table.ledger())
    })?;
    Ok(file("application/x-ndjson; charset=utf-8", &format!("{id}.jsonl"), text))
}

fn file(kind: &str, name: &str, text: String) -> Response {
    let head = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    (head, text).into_response()
}

/// The link of a seat: the token goes into a cookie and out of the address.
pub(super) async fn take_seat(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, side, token)): Path<(String, String, String)>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let side = read_side(&side).ok_or(Fault::NotFound)?;
    if desk.games().seat(&open, &token) != Some(side) {
        return Err(Fault::Forbidden);
    }
    let cookie = Cookie::build((seat_cookie(side), token))
        .path(format!("/games/{id}"))
        .http_only(true)
        .same_site(SameSite::Lax)
        .permanent();
    let page = page::see_other(&format!("/games/{id}?seat={}", seat_word(side)));
    Ok((visit.jar.add(cookie), page).into_response())
}
