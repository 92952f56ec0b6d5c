//! The players: the list, importing them, and everything about one.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Multipart, Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use tournament::tiebreak::Format;
use tournament::withdrawal::Leaver;
use tournament::{Bye, Forbidden, PlayerId, RoundNumber};

use super::{At, Choice, Cited, cited, find, left_words, with, with_status};
use crate::desk::Desk;
use crate::event::act::{Act, Presence, TITLES, title_letters};
use crate::event::build::{self, Built, build};
use crate::event::core::{Core, Player};
use crate::event::export::slot_text;
use crate::event::import::{self, Wrong};
use crate::event::{EventState, Refusal, Setup};
use crate::fault::Fault;
use crate::i18n::{Key, Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

#[derive(Debug)]
struct Row {
    number: u32,
    name: String,
    title: &'static str,
    rating: String,
    club: String,
    federation: String,
    mark: String,
    gone: bool,
    points: String,
}

#[derive(Debug, Template)]
#[template(path = "event/players.html")]
struct List {
    shell: Shell,
    at: At,
    rows: Vec<Row>,
    here: String,
    next: u16,
    begun: bool,
    titles: Vec<&'static str>,
    faults: Vec<String>,
    given: String,
}

pub(super) async fn list(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let list = with(&open, |state, setup, core| made(&id, &visit, state, setup, core))?;
    Ok(page::html(&list))
}

fn made(
    id: &str,
    visit: &Visit,
    state: &EventState,
    setup: &Setup,
    core: &Core,
) -> Result<List, Fault> {
    let built = build(setup, core)?;
    let rows: Vec<Row> =
        core.players.values().map(|player| row(visit.lang, core, &built, player)).collect();
    let here = core.players.values().filter(|player| player.presence == Presence::Here).count();
    Ok(List {
        shell: visit.shell_titled(format!(
            "{} · {}",
            Texts(visit.lang).players_title(),
            setup.name
        )),
        at: At::of(id, state, "players"),
        here: Texts(visit.lang).players_here(here, rows.len()).to_string(),
        rows,
        next: core.last_round().next().0,
        begun: !core.rounds.is_empty(),
        titles: TITLES.iter().map(|(letters, _)| *letters).collect(),
        faults: Vec::new(),
        given: String::new(),
    })
}

fn row(lang: Lang, core: &Core, built: &Built, player: &Player) -> Row {
    let entry = &player.entry;
    let left = core.leaving.iter().find(|left| left.player == entry.id);
    let mark = match (left, player.presence) {
        (Some(left), _) => Texts(lang).mark_left(left.after).to_string(),
        (None, Presence::Here) => Texts(lang).mark_here().to_owned(),
        (None, Presence::NotHere) => String::new(),
    };
    Row {
        number: entry.id.0,
        name: entry.name.clone(),
        title: title_letters(entry.title),
        rating: if entry.rating.0 == 0 { String::new() } else { entry.rating.0.to_string() },
        club: entry.club.clone(),
        federation: entry.federation.clone(),
        mark,
        gone: left.is_some(),
        points: score(built, entry.id),
    }
}

/// The points of a player so far; nothing for one struck before the start.
pub(super) fn score(built: &Built, player: PlayerId) -> String {
    let tournament = &built.tournament;
    let last = tournament.rounds_on_record();
    tournament
        .index_of(player)
        .map_or_else(String::new, |index| super::points(tournament.score(index, last)))
}

/// The parts of a form that carries files.
pub(super) async fn parts(mut form: Multipart) -> Result<BTreeMap<String, Vec<u8>>, Fault> {
    let mut parts = BTreeMap::new();
    let unreadable = |_| Fault::bad_key(Texts::error_400);
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(unreadable)?;
        parts.insert(name, bytes.to_vec());
    }
    Ok(parts)
}

pub(super) async fn import(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    form: Multipart,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Enter)?.name.clone();
    let parts = parts(form).await?;
    let file = parts.get("file").filter(|bytes| !bytes.is_empty());
    let bytes = file.or(parts.get("text")).cloned().unwrap_or_default();
    let open = find(&desk, &id).await?;
    let read = open.look(|state| import::players(&bytes, state.core()));
    match read {
        Ok(read) => {
            if !read.forbidden.is_empty() {
                visit.must(Right::Rule)?;
            }
            let add = |state: &EventState| {
                let rounds = state.setup().and_then(|setup| setup.rounds);
                let beyond = |group: &&Forbidden| rounds.is_some_and(|last| group.from > last);
                match read.forbidden.iter().find(beyond) {
                    Some(group) => Err(Refusal::of(|t| t.event_no_round(group.from))),
                    None => Ok(Act::Added(read.entries.clone())),
                }
            };
            desk.events().act(&id, &by, "", desk.now_ms(), add).await?;
            let reason = Texts(visit.lang).import_bar_reason();
            for group in &read.forbidden {
                let bar = |state: &EventState| {
                    let setup = state.setup().ok_or_else(|| Refusal::of(Texts::event_nobody))?;
                    let last = build::rounds(setup, state.core());
                    Ok(Act::Barred(group.players.clone(), group.from, group.to.min(last)))
                };
                desk.events().act(&id, &by, reason, desk.now_ms(), bar).await?;
            }
            Ok(page::see_other(&format!("/events/{id}/players")))
        }
        Err(wrong) => {
            let mut list = with(&open, |state, setup, core| made(&id, &visit, state, setup, core))?;
            list.faults = wrong.iter().map(|one| wrong_words(visit.lang, one)).collect();
            list.given = String::from_utf8_lossy(&bytes).into_owned();
            Ok(with_status(page::html(&list), StatusCode::UNPROCESSABLE_ENTITY))
        }
    }
}

fn wrong_words(lang: Lang, wrong: &Wrong) -> String {
    let in_words = |said: &records::events::trf::Said| match lang {
        Lang::Zh => said.zh.to_string(),
        Lang::En => said.en.to_string(),
    };
    let (line, found, expected) = (wrong.line, in_words(&wrong.found), in_words(&wrong.expected));
    match wrong.column {
        Some(column) => Texts(lang).import_fault(line, column, found, expected).to_string(),
        None => Texts(lang).import_fault_line(line, found, expected).to_string(),
    }
}

/// A bye asked for.
pub(super) const fn bye_asked(bye: Bye) -> Key {
    match bye {
        Bye::Full => Texts::bye_full,
        Bye::Half => Texts::bye_half,
        Bye::Zero | Bye::PairingAllocated => Texts::bye_zero,
    }
}

#[derive(Debug)]
struct Played {
    round: u16,
    text: String,
    opponent: String,
    /// Whether the pairing of the round has a story.
    why: bool,
}

/// What leaving would come to.
#[derive(Debug)]
struct Exit {
    words: String,
    articles: Vec<Cited>,
    /// Whether the last game has to be decided first.
    asks: bool,
}

#[derive(Debug, Template)]
#[template(path = "event/player.html")]
struct PlayerPage {
    shell: Shell,
    at: At,
    row: Row,
    entered: tournament::Entry,
    here: bool,
    played: Vec<Played>,
    byes: Vec<(u16, String)>,
    violations: Vec<String>,
    swiss: bool,
    begun: bool,
    next: u16,
    last: u16,
    exit: Option<Exit>,
    left: Option<Exit>,
    titles: Vec<&'static str>,
    outcomes: Vec<Choice>,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| one(&id, &visit, state, setup, core, number))?;
    Ok(page::html(&page))
}

fn one(
    id: &str,
    visit: &Visit,
    state: &EventState,
    setup: &Setup,
    core: &Core,
    number: u32,
) -> Result<PlayerPage, Fault> {
    let lang = visit.lang;
    let player = PlayerId(number);
    let known = core.players.get(&player).ok_or(Fault::NotFound)?;
    let built = build(setup, core)?;
    let byes = core.asked.iter().filter(|((_, asking), _)| *asking == player);
    let violations = core.violations.iter().filter(|one| one.player == player);
    let left = built.left.iter().find(|left| left.player == player);
    let exit = |left: &build::Left, asks| Exit {
        words: left_words(lang, left),
        articles: cited(lang, &left.grounds),
        asks,
    };
    Ok(PlayerPage {
        shell: visit.shell_titled(format!("{number} {} · {}", known.entry.name, setup.name)),
        at: At::of(id, state, "players"),
        row: row(lang, core, &built, known),
        entered: known.entry.clone(),
        here: known.presence == Presence::Here,
        played: played(setup, core, &built, player),
        byes: byes
            .map(|((round, _), bye)| (round.0, bye_asked(*bye)(Texts(lang)).to_owned()))
            .collect(),
        violations: violations.map(|one| format!("{}: {}", one.round, one.note)).collect(),
        swiss: setup.format() == Format::Swiss,
        begun: !core.rounds.is_empty(),
        next: core.last_round().next().0,
        last: core.last_round().max(RoundNumber(1)).0,
        exit: if core.has_left(player) {
            None
        } else {
            preview(setup, core, player).map(|(left, asks)| exit(&left, asks))
        },
        left: left.map(|left| exit(left, false)),
        titles: TITLES.iter().map(|(letters, _)| *letters).collect(),
        outcomes: [
            ("win", Texts(lang).outcome_win()),
            ("draw", Texts(lang).outcome_draw()),
            ("loss", Texts(lang).outcome_loss()),
        ]
        .map(|(word, label)| Choice { word, label: label.to_owned() })
        .to_vec(),
    })
}

/// What would come of it if the player left now, and whether a game has to be decided first.
fn preview(setup: &Setup, core: &Core, player: PlayerId) -> Option<(build::Left, bool)> {
    let asks = build::question(setup, core, player, None).ok()?;
    let mut next = core.clone();
    let after = core.last_round();
    next.leaving.push(Leaver { player, after, adjudicated: None, listing: None });
    let left = build(setup, &next).ok()?.left.into_iter().find(|left| left.player == player)?;
    Some((left, asks.is_some()))
}

fn played(setup: &Setup, core: &Core, built: &Built, player: PlayerId) -> Vec<Played> {
    let Some(index) = built.tournament.index_of(player) else { return Vec::new() };
    let swiss = setup.format() == Format::Swiss;
    let last = built.tournament.rounds_on_record();
    built
        .tournament
        .upto(index, last)
        .map(|(round, slot)| Played {
            round: round.0,
            text: slot_text(slot),
            opponent: slot.opponent().map_or_else(String::new, |other| core.name(other).to_owned()),
            why: swiss && core.round(round).is_some(),
        })
        .collect()
}
