//! The log of an event, and undoing its last act.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::PlayerId;

use super::{At, find, names, with};
use crate::clock::moment;
use crate::desk::Desk;
use crate::event::Setup;
use crate::event::act::{Act, Presence, bye_word};
use crate::event::core::Core;
use crate::event::score::Score;
use crate::event::state::{Record, What};
use crate::fault::Fault;
use crate::i18n::Lang;
use crate::page::{self, Shell, Visit};
use crate::people::Right;

#[derive(Debug)]
struct Line {
    at: String,
    by: String,
    words: String,
    reason: String,
    breach: Option<String>,
    undone: bool,
}

#[derive(Debug, Template)]
#[template(path = "event/log.html")]
struct LogPage {
    shell: Shell,
    at: At,
    lines: Vec<Line>,
    only: bool,
    /// The last act: its entry, and what it was.
    last: Option<(u64, String)>,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    visit.must(Right::Enter)?;
    let only = query.get("only").is_some_and(|only| only == "breaches");
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        let lang = visit.lang;
        let shown = state.log().iter().rev().filter(|record| !only || record.breach.is_some());
        let last = state.last_act();
        Ok(LogPage {
            shell: visit.shell_titled(format!("{} · {}", lang.t("event-log-title"), setup.name)),
            at: At::of(&id, state, "log"),
            lines: shown.map(|record| line(lang, setup, core, record)).collect(),
            only,
            last: last.map(|record| (record.seq, words(lang, setup, core, record))),
        })
    })?;
    Ok(page::html(&page))
}

fn line(lang: Lang, setup: &Setup, core: &Core, record: &Record) -> Line {
    let by =
        if record.by == crate::event::link::DESK { lang.t("the-desk") } else { record.by.clone() };
    Line {
        at: moment(record.at_ms),
        by,
        words: words(lang, setup, core, record),
        reason: record.reason.clone(),
        breach: record.breach.map(|breach| lang.t(breach.key())),
        undone: record.undone,
    }
}

/// What was done, in words.
fn words(lang: Lang, setup: &Setup, core: &Core, record: &Record) -> String {
    match &record.what {
        What::Created => lang.t("did-created"),
        What::Undone(of) => lang.t1("did-undone", "number", of),
        What::Act(act) => act_words(lang, setup, core, act),
    }
}

fn act_words(lang: Lang, setup: &Setup, core: &Core, act: &Act) -> String {
    let who = |player: &PlayerId| format!("{player} {}", core.name(*player)).trim().to_owned();
    let shown = |score: &Option<Score>| {
        score.map_or_else(|| lang.t("board-none"), |score| score.shown(setup.game).to_owned())
    };
    match act {
        Act::Added(entries) => {
            let all: Vec<String> = entries.iter().take(5).map(|entry| entry.name.clone()).collect();
            let more = if entries.len() > 5 { " …" } else { "" };
            let values = [("count", entries.len().to_string()), ("names", all.join(", ") + more)];
            lang.fill("did-added", &values)
        }
        Act::Amended(entry) => lang.t1("did-amended", "name", &entry.name),
        Act::Removed(player) => lang.t1("did-removed", "number", player),
        Act::Numbered(_) => lang.t("did-numbered"),
        Act::CheckedIn(player, Presence::Here) => lang.t1("did-here", "name", who(player)),
        Act::CheckedIn(player, Presence::NotHere) => lang.t1("did-not-here", "name", who(player)),
        Act::Asked(player, round, Some(bye)) => lang.fill(
            "did-asked",
            &[
                ("name", who(player)),
                ("round", round.to_string()),
                ("bye", lang.t(&format!("bye-{}", bye_word(*bye)))),
            ],
        ),
        Act::Asked(player, round, None) => {
            lang.fill("did-not-asked", &[("name", who(player)), ("round", round.to_string())])
        }
        Act::Paired(drawn) => lang.t1("did-paired", "round", drawn.round),
        Act::Exchanged(one, other) => {
            lang.fill("did-exchanged", &[("one", who(one)), ("other", who(other))])
        }
        Act::Dropped => lang.t("did-dropped"),
        Act::Published => lang.t("did-published"),
        Act::Scored(round, scores) => {
            let list = scores.iter().map(|(board, score)| format!("{board} {}", shown(score)));
            let list = list.collect::<Vec<_>>().join(" · ");
            lang.fill("did-scored", &[("round", round.to_string()), ("list", list)])
        }
        Act::Corrected(round, board, score) => lang.fill(
            "did-corrected",
            &[("round", round.to_string()), ("board", board.to_string()), ("score", shown(score))],
        ),
        Act::Withdrawn(player, _) => lang.t1("did-withdrawn", "name", who(player)),
        Act::Violated(player, round, note) => lang.fill(
            "did-violated",
            &[("name", who(player)), ("round", round.to_string()), ("note", note.clone())],
        ),
        Act::Barred(players, ..) => lang.t1("did-barred", "names", names(core, players, lang)),
        Act::Settled(_) => lang.t("did-settled"),
        Act::Linked(round, _) => lang.t1("did-linked", "round", round),
    }
}
