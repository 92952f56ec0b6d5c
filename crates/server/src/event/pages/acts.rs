//! One address for everything that is done with a plain form: `do` names the act.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::Response;
use tournament::{Bye, Entry, PlayerId, Rating, RoundNumber};

use super::Fields;
use crate::desk::Desk;
use crate::event::act::{Act, Presence, read_bye, read_outcome, read_three, read_title};
use crate::event::core::Core;
use crate::event::score::Score;
use crate::event::{EventState, Refusal, Setup, build};
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::page::{self, Visit};
use crate::people::Right;

/// What a form may ask for, and who may.
const ACTS: [(&str, Right); 17] = [
    ("add", Right::Enter),
    ("amend", Right::Enter),
    ("remove", Right::Enter),
    ("here", Right::Enter),
    ("ask", Right::Enter),
    ("score", Right::Enter),
    ("number-rating", Right::Rule),
    ("number-lot", Right::Rule),
    ("pair", Right::Rule),
    ("publish", Right::Rule),
    ("drop", Right::Rule),
    ("exchange", Right::Rule),
    ("correct", Right::Rule),
    ("withdraw", Right::Rule),
    ("violation", Right::Rule),
    ("bar", Right::Rule),
    ("settle", Right::Rule),
];

pub(super) async fn act(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<std::collections::BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let fields = Fields(fields);
    let what = fields.text("do");
    let reason = fields.text("reason");
    let now = desk.now_ms();
    if what == "undo" {
        let by = visit.must(Right::Rule)?.name.clone();
        let of = fields.number("of").map_err(Fault::from)?;
        desk.events().undo(&id, &by, of, reason, now).await?;
    } else {
        let known = ACTS.iter().find(|(word, _)| *word == what);
        let (_, right) = known.ok_or_else(|| Fault::bad_key(Texts::error_400))?;
        let by = visit.must(*right)?.name.clone();
        let lot = crate::secret::token();
        desk.events().act(&id, &by, reason, now, |state| made(what, &fields, state, &lot)).await?;
    }
    let back = page::own_path(fields.text("back"));
    let back = if back == "/" { format!("/events/{id}") } else { back.to_owned() };
    Ok(page::see_other(&back))
}

/// The act a form asks for. `lot` is chance from outside, for drawing lots.
fn made(what: &str, fields: &Fields, state: &EventState, lot: &str) -> Result<Act, Refusal> {
    let setup = state.setup().ok_or_else(|| Refusal::of(Texts::error_404))?;
    let core = state.core();
    Ok(match what {
        "add" => Act::Added(vec![entry(fields, core, next_number(core))?]),
        "amend" => {
            let player = fields.player("player")?;
            let old = core.players.get(&player);
            let old = old.ok_or_else(|| Refusal::of(|t| t.event_no_player(player)))?;
            let mut new = entry(fields, core, player)?;
            new.enters = old.entry.enters;
            (new.sex, new.birth) = (old.entry.sex, old.entry.birth);
            new.fide_id.clone_from(&old.entry.fide_id);
            Act::Amended(Box::new(new))
        }
        "remove" => Act::Removed(fields.player("player")?),
        "here" => {
            let here = fields.text("here") == "yes";
            let presence = if here { Presence::Here } else { Presence::NotHere };
            Act::CheckedIn(fields.player("player")?, presence)
        }
        "ask" => {
            let bye: Option<Bye> = read_bye(fields.text("bye"));
            Act::Asked(fields.player("player")?, fields.round("round")?, bye)
        }
        "score" => {
            let board = fields.number("board")?;
            Act::Scored(fields.round("round")?, vec![(board, score(fields)?)])
        }
        "correct" => {
            Act::Corrected(fields.round("round")?, fields.number("board")?, score(fields)?)
        }
        "number-rating" => Act::Numbered(by_rating(core)),
        "number-lot" => Act::Numbered(by_lot(core, lot)),
        "pair" => Act::Paired(build::pair_next(setup, core)?),
        "publish" => Act::Published,
        "drop" => Act::Dropped,
        "exchange" => Act::Exchanged(fields.player("one")?, fields.player("other")?),
        "withdraw" => {
            Act::Withdrawn(fields.player("player")?, read_outcome(fields.text("outcome")))
        }
        "violation" => {
            let note = fields.text("note").to_owned();
            Act::Violated(fields.player("player")?, fields.round("round")?, note)
        }
        "bar" => barred(fields, setup, core)?,
        "settle" => {
            let three = read_three(fields.text("three"));
            Act::Settled(three.ok_or_else(|| Refusal::of(Texts::error_400))?)
        }
        _ => return Err(Refusal::of(Texts::error_400)),
    })
}

fn score(fields: &Fields) -> Result<Option<Score>, Refusal> {
    match fields.text("score") {
        "none" => Ok(None),
        word => Score::read(word).map(Some).ok_or_else(|| Refusal::of(Texts::error_400)),
    }
}

/// The number after the last one.
pub(super) fn next_number(core: &Core) -> PlayerId {
    PlayerId(core.players.keys().last().map_or(1, |last| last.0.saturating_add(1)))
}

fn entry(fields: &Fields, core: &Core, id: PlayerId) -> Result<Entry, Refusal> {
    let mut entry = Entry::new(id, fields.text("name"));
    let rating = fields.text("rating");
    entry.rating = if rating.is_empty() { Rating(0) } else { Rating(fields.number("rating")?) };
    entry.title = read_title(fields.text("title"));
    fields.text("club").clone_into(&mut entry.club);
    fields.text("federation").clone_into(&mut entry.federation);
    entry.enters = core.last_round().next();
    Ok(entry)
}

/// The initial list of C.04.2: rating, title, then name.
fn by_rating(core: &Core) -> Vec<PlayerId> {
    let mut players: Vec<&Entry> = core.players.values().map(|player| &player.entry).collect();
    players.sort_by_key(|entry| {
        let title = entry.title.map_or(u8::MAX, |title| {
            let place = crate::event::act::TITLES.iter().position(|(_, known)| *known == title);
            place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX)
        });
        (std::cmp::Reverse(entry.rating), title, entry.name.clone(), entry.id)
    });
    players.into_iter().map(|entry| entry.id).collect()
}

/// An order by chance: every number gets a mark made of the lot, and the marks are put in order.
fn by_lot(core: &Core, lot: &str) -> Vec<PlayerId> {
    let mut players: Vec<PlayerId> = core.players.keys().copied().collect();
    players.sort_by_key(|player| crate::secret::mark(&format!("{lot} {player}")));
    players
}

fn barred(fields: &Fields, setup: &Setup, core: &Core) -> Result<Act, Refusal> {
    let text = crate::games::digits(fields.text("players"));
    let number = |word: &str| {
        let wrong = || Refusal::of(|t| t.event_bad_number(word));
        word.parse().map(PlayerId).map_err(|_| wrong())
    };
    let words = text.split([' ', ',', '，', '、']).filter(|word| !word.is_empty());
    let players = words.map(number).collect::<Result<Vec<_>, _>>()?;
    let round = |name: &str, usual: RoundNumber| {
        if fields.text(name).is_empty() { Ok(usual) } else { fields.round(name) }
    };
    let last = build::rounds(setup, core).max(RoundNumber(1));
    Ok(Act::Barred(players, round("from", core.last_round().next())?, round("to", last)?))
}
