//! All events, creating one, and importing one.

use askama::Template;
use axum::Form;
use axum::extract::{Multipart, State};
use axum::response::Response;
use tournament::standings::Profile;
use tournament::tiebreak::Format;
use tournament::{Color, Edition, Game, Points, RoundNumber, Scoring, System};

use super::{Choice, Fields};
use crate::desk::Desk;
use crate::event::setup::{SYSTEMS, read_system};
use crate::event::{EventState, Refusal, Setup, build, import};
use crate::fault::Fault;
use crate::i18n::{Key, Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

#[derive(Debug)]
struct Row {
    id: String,
    name: String,
    game: String,
    system: String,
    players: usize,
    rounds: String,
}

#[derive(Debug, Template)]
#[template(path = "event/list.html")]
struct List {
    shell: Shell,
    rows: Vec<Row>,
}

fn row(id: &str, state: &EventState, lang: Lang) -> Option<Row> {
    let setup = state.setup()?;
    let core = state.core();
    let all = build::rounds(setup, core).0.to_string();
    Some(Row {
        id: id.to_owned(),
        name: setup.name.clone(),
        game: game_key(setup.game)(Texts(lang)).to_owned(),
        system: system_key(setup.system)(Texts(lang)).to_owned(),
        players: core.players.len(),
        rounds: Texts(lang).event_rounds_of(core.last_round().0, all).to_string(),
    })
}

pub(super) const fn game_key(game: Game) -> Key {
    match game {
        Game::Chess => Texts::game_chess,
        Game::Xiangqi => Texts::game_xiangqi,
    }
}

/// The name of a pairing system.
pub(super) const fn system_key(system: System) -> Key {
    match system {
        System::Dutch(Edition::Dutch2026) => Texts::system_dutch_2026,
        System::Dutch(Edition::Dutch2017) => Texts::system_dutch_2017,
        System::RoundRobin => Texts::system_round_robin,
        System::DoubleRoundRobin => Texts::system_double_round_robin,
        System::XiangqiSwiss => Texts::system_xiangqi_swiss,
    }
}

pub(super) async fn list(State(desk): State<Desk>, visit: Visit) -> Response {
    let all = desk.events().all();
    let mut rows: Vec<(i64, Row)> = all
        .iter()
        .filter_map(|(id, open)| {
            open.look(|state| {
                let made = state.log().first().map_or(0, |record| record.at_ms);
                Some((-made, row(id, state, visit.lang)?))
            })
        })
        .collect();
    rows.sort_by_key(|(made, _)| *made);
    let rows = rows.into_iter().map(|(_, row)| row).collect();
    page::html(&List { shell: visit.shell(Texts::events_title), rows })
}

#[derive(Debug, Template)]
#[template(path = "event/new.html")]
struct New {
    shell: Shell,
    books: Vec<&'static rulebook::Document>,
    systems: Vec<Choice>,
    orders: Vec<Choice>,
}

pub(super) async fn form(visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Rule)?;
    let lang = visit.lang;
    let systems = SYSTEMS
        .iter()
        .map(|(word, system)| Choice { word, label: system_key(*system)(Texts(lang)).to_owned() })
        .collect();
    let orders = Profile::ALL
        .iter()
        .map(|(profile, word)| Choice { word, label: lang.of(profile.title()).to_owned() })
        .collect();
    let books = rulebook::documents().to_vec();
    Ok(page::html(&New { shell: visit.shell(Texts::event_new), books, systems, orders }))
}

pub(super) async fn create(
    State(desk): State<Desk>,
    visit: Visit,
    Form(fields): Form<std::collections::BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Rule)?.name.clone();
    let setup = read(&Fields(fields))?;
    let id = desk.events().create(&setup, &by, desk.now_ms()).await?;
    Ok(page::see_other(&format!("/events/{id}")))
}

fn read(fields: &Fields) -> Result<Setup, Refusal> {
    let rules = fields.text("rules");
    let book = rulebook::document(rules).map_err(|_| Refusal::of(Texts::error_rules))?;
    let game = match book.game {
        rulebook::Game::Chess => Game::Chess,
        rulebook::Game::Xiangqi => Game::Xiangqi,
    };
    let system = read_system(fields.text("system")).ok_or_else(|| Refusal::of(Texts::error_400))?;
    let rounds = fields.text("rounds");
    let rounds = if rounds.is_empty() { None } else { Some(RoundNumber(fields.number("rounds")?)) };
    let order = fields.text("order");
    let of_1959 = rules == rulebook::xiangqi_1959::DOCUMENT.id;
    let order = match (order, Format::from(system)) {
        // The book has an order of its own (12.2, 12.3).
        ("", _) if of_1959 && system == System::DoubleRoundRobin => "xiangqi-1959-matches",
        ("", _) if of_1959 => "xiangqi-1959",
        ("", Format::Swiss) => "PTS,DE,WON,BH/C1,BH,SB",
        ("", Format::RoundRobin) => "PTS,DE,WON,SB,KS",
        (order, _) => order,
    };
    let initial = match fields.text("initial") {
        "white" => Color::White,
        "black" => Color::Black,
        // By lot: the first sign of a random name is one of 32.
        _ if crate::secret::mark(&crate::secret::token()).as_bytes()[0].is_multiple_of(2) => {
            Color::White
        }
        _ => Color::Black,
    };
    Ok(Setup {
        name: fields.text("name").to_owned(),
        game,
        rules: rules.to_owned(),
        system,
        rounds,
        scoring: scoring(fields, game)?,
        order: order.to_owned(),
        control: fields.text("control").to_owned(),
        initial,
        place: fields.text("place").to_owned(),
        date: fields.text("date").to_owned(),
    })
}

/// The points that were chosen; else those of the game: 2, 1 and 0 in xiangqi (1959, 12.1), 1, ½ and 0 in chess.
fn scoring(fields: &Fields, game: Game) -> Result<Scoring, Refusal> {
    let usual = match game {
        Game::Chess => "1 0.5 0",
        Game::Xiangqi => "2 1 0",
    };
    let chosen = Some(fields.text("scoring")).filter(|chosen| !chosen.is_empty());
    let words: Vec<&str> = chosen.unwrap_or(usual).split_whitespace().collect();
    let values: Option<Vec<Points>> = words.iter().map(|word| Points::parse(word)).collect();
    let Some([win, draw, loss]) = values.as_deref() else {
        return Err(Refusal::of(Texts::event_scoring));
    };
    let mut scoring = Scoring::of(*win, *draw, *loss);
    scoring.pairing_bye = match fields.text("bye") {
        "draw" => *draw,
        "loss" => *loss,
        _ => *win,
    };
    Ok(scoring)
}

pub(super) async fn import(
    State(desk): State<Desk>,
    visit: Visit,
    form: Multipart,
) -> Result<Response, Fault> {
    visit.must(Right::Manage)?;
    let parts = super::players::parts(form).await?;
    let bytes = parts.get("file").cloned().unwrap_or_default();
    let text = String::from_utf8(bytes).map_err(|_| Refusal::of(|t| t.event_file(1, "UTF-8")))?;
    let id = import::whole(&text)?.store(desk.store()).await?;
    desk.events().find(&id).await?;
    Ok(page::see_other(&format!("/events/{id}")))
}
