//! Files of an event.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};

use super::rounds::asked_round;
use super::{attachment, find, with};
use crate::desk::Desk;
use crate::event::export;
use crate::fault::Fault;
use crate::games::live::GameFile;
use crate::page::Visit;
use crate::people::Right;

const CSV: &str = "text/csv; charset=utf-8";

pub(super) async fn file(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, name)): Path<(String, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let (kind, text) = match name.as_str() {
        "event.trf" => {
            let text = with(&open, |_, setup, core| Ok(export::trf26(setup, core)?))?;
            ("text/plain; charset=utf-8", text)
        }
        "players.csv" => {
            (CSV, with(&open, |_, setup, core| Ok(export::players_csv(setup, core)?))?)
        }
        "results.csv" => {
            (CSV, with(&open, |_, setup, core| Ok(export::results_csv(setup, core)?))?)
        }
        "pairings.csv" => {
            let text = with(&open, |_, _, core| {
                let round = asked_round(core, &query)?;
                export::pairings_csv(core, round).ok_or(Fault::NotFound)
            })?;
            (CSV, text)
        }
        "standings.csv" => {
            (CSV, with(&open, |_, setup, core| Ok(export::standings_file(setup, core)?))?)
        }
        "games.pgn" | "games.dhtmlxq" => {
            let form = GameFile::of_name(&name).ok_or(Fault::NotFound)?;
            let core = with(&open, |_, _, core| Ok(core.clone()))?;
            let with_play = visit.must(Right::Rule).is_ok();
            (form.media_type(), export::games(&desk, &core, form, with_play).await)
        }
        "event.jsonl" => {
            visit.must(Right::Manage)?;
            ("application/x-ndjson; charset=utf-8", export::whole(&desk, &id).await?)
        }
        _ => return Err(Fault::NotFound),
    };
    Ok(attachment(kind, &format!("{id}-{name}"), text).into_response())
}
