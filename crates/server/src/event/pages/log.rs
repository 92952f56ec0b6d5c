//! The log of an event, and undoing its last act.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::PlayerId;

use super::players::bye_asked;
use super::{At, find, names, with};
use crate::clock::moment;
use crate::desk::Desk;
use crate::event::Setup;
use crate::event::act::{Act, Presence};
use crate::event::core::Core;
use crate::event::score::Score;
use crate::event::state::{Record, What};
use crate::fault::Fault;
use crate::i18n::{Lang, Texts};
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
            shell: visit.shell_titled(format!(
                "{} · {}",
                Texts(lang).event_log_title(),
                setup.name
            )),
            at: At::of(&id, state, "log"),
            lines: shown.map(|record| line(lang, setup, core, record)).collect(),
            only,
            last: last.map(|record| (record.seq, words(lang, setup, core, record))),
        })
    })?;
    Ok(page::html(&page))
}

fn line(lang: Lang, setup: &Setup, core: &Core, record: &Record) -> Line {
    let by = if record.by == crate::event::link::DESK {
        Texts(lang).the_desk().to_owned()
    } else {
        record.by.clone()
    };
    Line {
        at: moment(record.at_ms),
        by,
        words: words(lang, setup, core, record),
        reason: record.reason.clone(),
        breach: record.breach.map(|breach| breach.key()(Texts(lang)).to_owned()),
        undone: record.undone,
    }
}

/// What was done, in words.
fn words(lang: Lang, setup: &Setup, core: &Core, record: &Record) -> String {
    match &record.what {
        What::Created => Texts(lang).did_created().to_owned(),
        What::Undone(of) => Texts(lang).did_undone(of).to_string(),
        What::Act(act) => act_words(lang, setup, core, act),
    }
}

fn act_words(lang: Lang, setup: &Setup, core: &Core, act: &Act) -> String {
    let who = |player: &PlayerId| format!("{player} {}", core.name(*player)).trim().to_owned();
    let shown = |score: &Option<Score>| {
        score.map_or_else(
            || Texts(lang).board_none().to_owned(),
            |score| score.shown(setup.game).to_owned(),
        )
    };
    match act {
        Act::Added(entries) => {
            let all: Vec<String> = entries.iter().take(5).map(|entry| entry.name.clone()).collect();
            let more = if entries.len() > 5 { " …" } else { "" };
            Texts(lang).did_added(entries.len(), all.join(", ") + more).to_string()
        }
        Act::Amended(entry) => Texts(lang).did_amended(&entry.name).to_string(),
        Act::Removed(player) => Texts(lang).did_removed(player).to_string(),
        Act::Numbered(_) => Texts(lang).did_numbered().to_owned(),
        Act::CheckedIn(player, Presence::Here) => Texts(lang).did_here(who(player)).to_string(),
        Act::CheckedIn(player, Presence::NotHere) => {
            Texts(lang).did_not_here(who(player)).to_string()
        }
        Act::Asked(player, round, Some(bye)) => {
            Texts(lang).did_asked(who(player), round, bye_asked(*bye)(Texts(lang))).to_string()
        }
        Act::Asked(player, round, None) => {
            Texts(lang).did_not_asked(who(player), round).to_string()
        }
        Act::Paired(drawn) => Texts(lang).did_paired(drawn.round).to_string(),
        Act::Exchanged(one, other) => Texts(lang).did_exchanged(who(one), who(other)).to_string(),
        Act::Dropped => Texts(lang).did_dropped().to_owned(),
        Act::Published => Texts(lang).did_published().to_owned(),
        Act::Scored(round, scores) => {
            let list = scores.iter().map(|(board, score)| format!("{board} {}", shown(score)));
            let list = list.collect::<Vec<_>>().join(" · ");
            Texts(lang).did_scored(round, list).to_string()
        }
        Act::Corrected(round, board, score) => {
            Texts(lang).did_corrected(round, board, shown(score)).to_string()
        }
        Act::Withdrawn(player, _) => Texts(lang).did_withdrawn(who(player)).to_string(),
        Act::Violated(player, round, note) => {
            Texts(lang).did_violated(who(player), round, note.clone()).to_string()
        }
        Act::Barred(players, ..) => Texts(lang).did_barred(names(core, players, lang)).to_string(),
        Act::Settled(_) => Texts(lang).did_settled().to_owned(),
        Act::Linked(round, _) => Texts(lang).did_linked(round).to_string(),
    }
}
