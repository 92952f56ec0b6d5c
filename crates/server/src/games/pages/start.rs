//! The front page, the list of games, the arbiter's queue, and opening a game.

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::response::Response;
use rulebook::Game as Kind;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::{NewGame, Table, view};
use crate::i18n::{Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

/// A game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) id: String,
    pub(super) board: Option<u32>,
    pub(super) section: String,
    pub(super) names: [String; 2],
    pub(super) event: String,
    pub(super) status: String,
    pub(super) is_over: bool,
    pub(super) opened_ms: i64,
    /// Since when an arbiter is needed, and why.
    pub(super) needs: Option<Need>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Need {
    pub(super) since_ms: i64,
    pub(super) age: String,
    pub(super) words: String,
    pub(super) note: String,
}

impl Row {
    fn is_board(&self, number: u32) -> bool {
        self.board == Some(number)
    }

    pub(super) fn board_text(&self) -> String {
        self.board.map_or_else(|| "–".to_owned(), |board| board.to_string())
    }
}

fn row(id: String, table: &Table, lang: Lang, now_ms: i64) -> Option<Row> {
    let (card, live) = (table.card()?, table.live()?);
    let status = view::status(table, live, lang);
    let asked_ms = table.log().last().map_or(now_ms, |line| line.at_ms);
    let needs = if let Some(question) = live.question() {
        let words = lang.pick(&question.words).to_owned();
        Some((asked_ms, words, String::new()))
    } else {
        table.call().map(|call| (call.since_ms, status.clone(), call.note.clone()))
    };
    Some(Row {
        id,
        board: card.board,
        section: card.section.clone(),
        names: card.seats.clone().map(|seat| seat.name),
        event: card.event.clone(),
        is_over: live.phase().is_over(),
        opened_ms: card.opened_ms,
        needs: needs.map(|(since_ms, words, note)| Need {
            since_ms,
            age: age(now_ms.saturating_sub(since_ms)),
            words,
            note,
        }),
        status,
    })
}

/// How long somebody has waited: `0:42`, `12:05`.
fn age(ms: i64) -> String {
    let seconds = ms.max(0) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// All games: those in play first, by board; then those that are over, newest first.
fn rows(desk: &Desk, lang: Lang) -> Vec<Row> {
    let now = desk.now_ms();
    let row = |(id, open): (String, std::sync::Arc<crate::games::Open>)| {
        open.journal().look(|table| row(id, table, lang, now))
    };
    let mut rows: Vec<Row> = desk.games().all().into_iter().filter_map(row).collect();
    rows.sort_by_key(|row| {
        let newest = if row.is_over { -row.opened_ms } else { row.opened_ms };
        (row.is_over, row.board.filter(|_| !row.is_over).unwrap_or(u32::MAX), newest)
    });
    rows
}

#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    shell: Shell,
    playing: Vec<Row>,
    over: Vec<Row>,
    empty_desk: bool,
}

pub(super) async fn home(State(desk): State<Desk>, visit: Visit) -> Response {
    let (over, playing): (Vec<Row>, Vec<Row>) =
        rows(&desk, visit.lang).into_iter().partition(|row| row.is_over);
    let over = over.into_iter().take(20).collect();
    let empty_desk = desk.people().is_empty();
    page::html(&Home { shell: visit.shell(Texts::home_title), playing, over, empty_desk })
}

#[derive(Debug, Template)]
#[template(path = "games/list.html")]
struct List {
    shell: Shell,
    rows: Vec<Row>,
}

pub(super) async fn list(State(desk): State<Desk>, visit: Visit) -> Response {
    page::html(&List { shell: visit.shell(Texts::games_title), rows: rows(&desk, visit.lang) })
}

#[derive(Debug, Deserialize)]
pub(super) struct Go {
    #[serde(default)]
    board: String,
}

/// The page of a board by its number.
pub(super) async fn go(
    State(desk): State<Desk>,
    visit: Visit,
    Query(go): Query<Go>,
) -> Result<Response, Fault> {
    let number: u32 = crate::games::digits(&go.board).parse().map_err(|_| Fault::NotFound)?;
    let rows = rows(&desk, visit.lang);
    let found = rows.iter().find(|row| row.is_board(number)).ok_or(Fault::NotFound)?;
    Ok(page::see_other(&format!("/games/{}", found.id)))
}

#[derive(Debug, Template)]
#[template(path = "games/desk.html")]
struct DeskPage {
    shell: Shell,
    queue: Queue,
}

/// What waits for an arbiter, oldest first in each section.
#[derive(Debug, Template)]
#[template(path = "games/queue.html")]
struct Queue {
    shell: Shell,
    waiting: Vec<Row>,
    playing: Vec<Row>,
}

fn queue_of(desk: &Desk, visit: &Visit) -> Queue {
    let all = rows(desk, visit.lang).into_iter().filter(|row| !row.is_over);
    let (mut waiting, playing): (Vec<Row>, Vec<Row>) = all.partition(|row| row.needs.is_some());
    waiting.sort_by(|one, other| {
        let key = |row: &Row| row.needs.as_ref().map_or(i64::MAX, |need| need.since_ms);
        one.section.cmp(&other.section).then(key(one).cmp(&key(other)))
    });
    Queue { shell: visit.shell(Texts::desk_title), waiting, playing }
}

pub(super) async fn desk(State(desk): State<Desk>, visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Rule)?;
    let queue = queue_of(&desk, &visit);
    Ok(page::html(&DeskPage { shell: visit.shell(Texts::desk_title), queue }))
}

pub(super) async fn queue(State(desk): State<Desk>, visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Rule)?;
    Ok(page::html(&queue_of(&desk, &visit)))
}

#[derive(Debug, Template)]
#[template(path = "games/new.html")]
struct Form0 {
    shell: Shell,
    books: Vec<&'static rulebook::Document>,
}

pub(super) async fn form(visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Enter)?;
    let books = crate::games::rulebooks();
    Ok(page::html(&Form0 { shell: visit.shell(Texts::new_game_title), books }))
}

#[derive(Debug, Deserialize)]
pub(super) struct NewGameForm {
    rules: String,
    control: String,
    #[serde(default)]
    white: String,
    #[serde(default)]
    black: String,
    #[serde(default)]
    event: String,
    #[serde(default)]
    section: String,
    #[serde(default)]
    board: String,
    #[serde(default)]
    fen: String,
}

impl NewGameForm {
    fn read(self) -> Result<NewGame, Fault> {
        let book =
            rulebook::document(&self.rules).map_err(|_| Fault::bad_key(Texts::error_rules))?;
        let mut further = Map::new();
        if !self.fen.trim().is_empty() {
            further.insert("fen".to_owned(), Value::from(self.fen.trim()));
        }
        let board = crate::games::digits(&self.board);
        let board = if board.is_empty() {
            None
        } else {
            Some(board.parse().map_err(|_| Fault::bad_key(Texts::error_board))?)
        };
        Ok(NewGame {
            kind: book.game,
            rules: self.rules,
            control: arbiter::clock::as_people_say(&self.control),
            further,
            names: [self.white, self.black],
            event: self.event,
            section: self.section,
            board,
            link: Value::Null,
        })
    }
}

#[derive(Debug, Template)]
#[template(path = "games/opened.html")]
struct OpenedPage {
    shell: Shell,
    id: String,
    names: [String; 2],
    links: [String; 2],
    kind: Kind,
}

pub(super) async fn open(
    State(desk): State<Desk>,
    visit: Visit,
    Form(form): Form<NewGameForm>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Enter)?.name.clone();
    let new = form.read()?;
    let opened = desk.games().start(&new, &by).await?;
    let [first, second] = &opened.tokens;
    let links = [
        format!("/games/{}/take/white/{first}", opened.id),
        format!("/games/{}/take/black/{second}", opened.id),
    ];
    let shell = visit.shell(Texts::opened_title);
    Ok(page::html(&OpenedPage { shell, id: opened.id, names: new.names, links, kind: new.kind }))
}

impl OpenedPage {
    fn side(&self, index: &usize) -> &'static str {
        let side = if *index == 0 { arbiter::Side::First } else { arbiter::Side::Second };
        self.shell.lang.of(words::side(self.kind, side))
    }
}
