//! Why a player was paired as they were.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::{PlayerId, RoundNumber};

use super::{At, find, with};
use crate::desk::Desk;
use crate::event::story::{Story, tell};
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::page::{self, Shell, Visit};

#[derive(Debug, Template)]
#[template(path = "event/why.html")]
struct WhyPage {
    shell: Shell,
    at: At,
    title: String,
    story: Story,
    back: String,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round, number)): Path<(String, u16, u32)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let against = query.get("against").and_then(|text| text.trim().parse().ok()).map(PlayerId);
    let player = PlayerId(number);
    let page = with(&open, |state, setup, core| {
        let published = core.round(RoundNumber(round)).ok_or(Fault::NotFound)?;
        if !core.players.contains_key(&player) {
            return Err(Fault::NotFound);
        }
        // What was known then: later corrections do not change why a pair was made.
        let before = state.before(published.paired_by);
        let story = tell(visit.lang, setup, &before, published, player, against)?;
        let title = Texts(visit.lang).why_title(core.name(player), round).to_string();
        Ok(WhyPage {
            shell: visit.shell_titled(format!("{title} · {}", setup.name)),
            at: At::of(&id, state, "round"),
            title,
            story,
            back: format!("/events/{id}/rounds/{round}"),
        })
    })?;
    Ok(page::html(&page))
}
