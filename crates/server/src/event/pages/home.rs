//! The overview of an event: its terms, and what comes next.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;
use tournament::RoundNumber;
use tournament::standings::Order;

use super::list::system_key;
use super::{At, find, names, with};
use crate::desk::Desk;
use crate::event::build::{self, left_out};
use crate::event::core::Core;
use crate::event::{EventState, Setup};
use crate::fault::Fault;
use crate::i18n::{Key, Texts};
use crate::page::{self, Shell, Visit};

#[derive(Debug)]
struct Bar {
    words: String,
}

#[derive(Debug, Template)]
#[template(path = "event/home.html")]
struct Home {
    shell: Shell,
    at: At,
    facts: Vec<(String, String)>,
    rules: &'static rulebook::Document,
    steps: Vec<String>,
    state: String,
    rounds: Vec<u16>,
    draft: Option<u16>,
    /// The round that may be paired now.
    next: Option<u16>,
    /// The round that waits for results.
    open: Option<u16>,
    left_out: String,
    before_play: bool,
    swiss: bool,
    has_players: bool,
    bars: Vec<Bar>,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let home = with(&open, |state, setup, core| home(&id, &visit, state, setup, core))?;
    Ok(page::html(&home))
}

fn home(
    id: &str,
    visit: &Visit,
    state: &EventState,
    setup: &Setup,
    core: &Core,
) -> Result<Home, Fault> {
    let lang = visit.lang;
    let all = build::rounds(setup, core);
    let last = core.last_round();
    let unfinished = core.rounds.iter().find(|round| !round.is_complete());
    let ready = unfinished.is_none() && core.draft.is_none();
    let next = (ready && last < all).then_some(last.next().0);
    let words = match (unfinished, last) {
        (Some(round), _) => Texts(lang).event_state_open(round.number, round.open()).to_string(),
        (None, RoundNumber::START) => Texts(lang).event_state_list().to_owned(),
        (None, _) if last >= all => Texts(lang).event_state_over().to_owned(),
        (None, _) => Texts(lang).event_state_ready(last).to_string(),
    };
    let rules = setup.document().ok_or(Fault::NotFound)?;
    let order = Order::parse(&setup.order, &setup.tiebreak_rules());
    let steps = order.map(|order| order.steps).unwrap_or_default();
    let bars = core.forbidden.iter().map(|pair| Bar {
        words: Texts(lang)
            .bar_line(names(core, &pair.players, lang), pair.from, pair.to)
            .to_string(),
    });
    Ok(Home {
        shell: visit.shell_titled(setup.name.clone()),
        at: At::of(id, state, "home"),
        facts: facts(visit, setup, all),
        rules,
        steps: steps.iter().map(|step| super::tables::step_name(lang, *step)).collect(),
        state: words,
        rounds: core.rounds.iter().map(|round| round.number.0).rev().collect(),
        draft: core.draft.as_ref().map(|draft| draft.number.0),
        next: next.filter(|_| core.players.len() > 1),
        open: unfinished.map(|round| round.number.0),
        left_out: names(core, &left_out(setup, core), lang),
        before_play: core.rounds.is_empty() && core.draft.is_none(),
        swiss: setup.format() == tournament::tiebreak::Format::Swiss,
        has_players: !core.players.is_empty(),
        bars: bars.collect(),
    })
}

fn facts(visit: &Visit, setup: &Setup, all: RoundNumber) -> Vec<(String, String)> {
    let lang = visit.lang;
    let scoring = &setup.scoring;
    let points = [scoring.win, scoring.draw, scoring.loss].map(super::points).join(" · ");
    let rounds = if all == RoundNumber::START { String::new() } else { all.to_string() };
    let facts: [(Key, String); 7] = [
        (Texts::field_place, setup.place.clone()),
        (Texts::field_date, setup.date.clone()),
        (Texts::field_system, system_key(setup.system)(Texts(lang)).to_owned()),
        (Texts::event_rounds_title, rounds),
        (Texts::field_scoring, points),
        (Texts::field_bye_points, super::points(scoring.pairing_bye)),
        (Texts::field_control, setup.control.clone()),
    ];
    let shown = facts.into_iter().filter(|(_, value)| !value.is_empty());
    shown.map(|(key, value)| (key(Texts(lang)).to_owned(), value)).collect()
}
