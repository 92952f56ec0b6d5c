//! The pages of events. What is read is open to everybody, drafts and the log apart; what is done needs a right.

mod acts;
mod files;
mod home;
mod list;
mod log;
mod paper;
mod players;
mod rounds;
mod screen;
mod sheets;
mod tables;
#[cfg(test)]
mod tests;
mod why;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::Response;
use axum::routing::{get, post};
use rulebook::Rule;
use tournament::withdrawal::Effect;
use tournament::{PlayerId, Points, RoundNumber};

use super::build::Left;
use super::core::Core;
use super::{EventState, Open, Refusal, Setup};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::i18n::{Lang, Texts};

/// The largest file of a whole event, in bytes.
const WHOLE_AT_MOST: usize = 64 * 1024 * 1024;

/// The routes.
pub fn routes() -> Router<Desk> {
    let import = post(list::import).layer(DefaultBodyLimit::max(WHOLE_AT_MOST));
    Router::new()
        .route("/events", get(list::list).post(list::create))
        .route("/events/new", get(list::form))
        .route("/events/import", import)
        .route("/events/{id}", get(home::page))
        .route("/events/{id}/act", post(acts::act))
        .route("/events/{id}/players", get(players::list))
        .route("/events/{id}/players/import", post(players::import))
        .route("/events/{id}/players/{number}", get(players::page))
        .route("/events/{id}/draft", get(rounds::draft))
        .route("/events/{id}/results", post(rounds::results))
        .route("/events/{id}/live", post(rounds::live))
        .route("/events/{id}/rounds/{round}", get(rounds::page))
        .route("/events/{id}/rounds/{round}/boards/{board}", get(rounds::board))
        .route("/events/{id}/rounds/{round}/why/{number}", get(why::page))
        .route("/events/{id}/standings", get(tables::standings))
        .route("/events/{id}/standings/{number}/{step}", get(tables::number))
        .route("/events/{id}/crosstable", get(tables::cross))
        .route("/events/{id}/log", get(log::page))
        .route("/events/{id}/paper", get(paper::overview))
        .route("/events/{id}/paper/{what}", get(paper::page))
        .route("/events/{id}/files/{name}", get(files::file))
        .route("/events/{id}/screen", get(screen::page))
        .route("/games/{id}/paper/{what}", get(sheets::page))
}

/// The tabs above every page of an event.
#[derive(Debug, Clone)]
pub(super) struct At {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) round: u16,
    pub(super) here: &'static str,
}

impl At {
    fn of(id: &str, state: &EventState, here: &'static str) -> Self {
        let name = state.setup().map_or_else(String::new, |setup| setup.name.clone());
        Self { id: id.to_owned(), name, round: state.core().last_round().0, here }
    }

    /// What marks the tab of the page.
    fn mark(&self, tab: &str) -> &'static str {
        if self.here == tab { "page" } else { "false" }
    }
}

/// A choice in a form: its word and what it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) word: &'static str,
    pub(super) label: String,
}

/// An article with its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Cited {
    href: String,
    text: String,
}

fn cited(lang: Lang, rules: &[&'static Rule]) -> Vec<Cited> {
    let cite = |rule: &&'static Rule| Cited {
        href: format!("/rules/{}#{}", rule.document, rule.number),
        text: format!("{} {}", rule.number, lang.of(rule.title)),
    };
    rules.iter().map(cite).collect()
}

async fn find(desk: &Desk, id: &str) -> Result<Arc<Open>, Fault> {
    desk.events().find(id).await
}

/// Looks at an event that is set up.
fn with<T>(
    open: &Open,
    see: impl FnOnce(&EventState, &Setup, &Core) -> Result<T, Fault>,
) -> Result<T, Fault> {
    open.look(|state| see(state, state.setup().ok_or(Fault::NotFound)?, state.core()))
}

/// The fields of a form.
#[derive(Debug, Clone, Default)]
pub(super) struct Fields(pub(super) BTreeMap<String, String>);

impl Fields {
    fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |text| text.trim())
    }

    /// A whole number, full-width digits too.
    fn number<T: std::str::FromStr>(&self, name: &str) -> Result<T, Refusal> {
        let text = crate::games::digits(self.text(name));
        let found = || text.chars().take(40).collect::<String>();
        text.parse().map_err(|_| Refusal::of(|t| t.event_bad_number(found())))
    }

    fn player(&self, name: &str) -> Result<PlayerId, Refusal> {
        self.number(name).map(PlayerId)
    }

    fn round(&self, name: &str) -> Result<RoundNumber, Refusal> {
        self.number(name).map(RoundNumber)
    }
}

/// Points as people write them: `3½`.
pub(super) fn points(points: Points) -> String {
    let tenths = points.tenths();
    match (tenths / 10, tenths % 10) {
        (whole, 0) => whole.to_string(),
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (_, _) => points.to_string(),
    }
}

/// Names with commas between.
fn names(core: &Core, players: &[PlayerId], lang: Lang) -> String {
    let between = match lang {
        Lang::Zh => "、",
        Lang::En => ", ",
    };
    players.iter().map(|player| core.name(*player)).collect::<Vec<_>>().join(between)
}

/// What came of leaving, in words.
fn left_words(lang: Lang, left: &Left) -> String {
    match left.effect {
        None => Texts(lang).left_open().to_owned(),
        Some(Effect::Annulled { played, due }) => {
            Texts(lang).left_annulled(played, due).to_string()
        }
        Some(Effect::Stand { played, due, given }) => {
            Texts(lang).left_stand(played, due, given).to_string()
        }
        Some(Effect::NotPaired) => Texts(lang).left_not_paired().to_owned(),
        Some(Effect::DrawAgain { left }) => Texts(lang).left_draw_again(left).to_string(),
        Some(Effect::LotsStand { left }) => Texts(lang).left_lots_stand(left).to_string(),
        Some(Effect::MatchLost { .. }) => Texts(lang).left_match().to_owned(),
    }
}

/// Gives an answer of ours a status and keeps its body.
fn with_status(mut response: Response, status: StatusCode) -> Response {
    *response.status_mut() = status;
    response.headers_mut().insert("x-caipan-body", HeaderValue::from_static("own"));
    response
}

/// The paper asked for: `letter`, else A4.
fn paper_size(query: &BTreeMap<String, String>) -> &'static str {
    match query.get("size").map(String::as_str) {
        Some("letter") => "letter",
        Some(_) | None => "a4",
    }
}

/// An attachment.
fn attachment(kind: &str, name: &str, text: String) -> (HeaderMap, String) {
    let mut head = HeaderMap::new();
    let value = |text: String| HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(""));
    head.insert("content-type", value(kind.to_owned()));
    head.insert("content-disposition", value(format!("attachment; filename=\"{name}\"")));
    head.insert("cache-control", HeaderValue::from_static("no-store"));
    (head, text)
}
