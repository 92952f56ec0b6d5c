//! The big screen of the hall: pairings and standings in turn.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;

use super::rounds::{Row, before, rows, sides};
use super::tables::step_name;
use super::{find, tables, with};
use crate::desk::Desk;
use crate::event::Setup;
use crate::event::core::Core;
use crate::event::standing::ranked;
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::page::{self, Shell, Visit};

/// How many lines are shown at once.
const LINES: usize = 14;

#[derive(Debug)]
struct Pairings {
    title: String,
    rows: Vec<Row>,
}

#[derive(Debug)]
struct Standings {
    title: String,
    rows: Vec<tables::Row>,
}

#[derive(Debug, Template)]
#[template(path = "event/screen.html")]
struct Screen {
    shell: Shell,
    id: String,
    name: String,
    sides: [String; 2],
    steps: Vec<String>,
    pairings: Vec<Pairings>,
    standings: Vec<Standings>,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let screen = with(&open, |_, setup, core| made(&id, &visit, setup, core))?;
    Ok(page::html(&screen))
}

fn made(id: &str, visit: &Visit, setup: &Setup, core: &Core) -> Result<Screen, Fault> {
    let lang = visit.lang;
    let mut pairings = Vec::new();
    if let Some(round) = core.rounds.last() {
        let built = before(setup, core, round.number)?;
        let mut rest = rows(setup, core, &built, round).into_iter().peekable();
        while rest.peek().is_some() {
            let title = Texts(lang).round_title(round.number).to_string();
            pairings.push(Pairings { title, rows: rest.by_ref().take(LINES).collect() });
        }
    }
    let ranked = ranked(setup, core, None)?;
    let steps = ranked.standings.steps.iter().map(|step| step_name(lang, *step)).collect();
    let mut standings = Vec::new();
    let mut rest = tables::rows(core, &ranked).into_iter().peekable();
    while ranked.after.0 > 0 && rest.peek().is_some() {
        let after = Texts(lang).standings_after(ranked.after).to_string();
        let title = format!("{} · {after}", Texts(lang).standings_title());
        standings.push(Standings { title, rows: rest.by_ref().take(LINES).collect() });
    }
    Ok(Screen {
        shell: visit.shell_titled(setup.name.clone()),
        id: id.to_owned(),
        name: setup.name.clone(),
        sides: sides(setup.game, lang),
        steps,
        pairings,
        standings,
    })
}
