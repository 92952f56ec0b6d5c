//! Files an event is written to: TRF, CSV, PGN, DhtmlXQ, and the whole event as lines of JSON.

use records::events::table::{csv_field, forbidden_fields};
use records::events::trf::{self, Cell, Record};
use serde_json::json;
use store::{Store, StreamId};
use tournament::tiebreak::Undefined;
use tournament::{Bye, Slot};

use super::Refusal;
use super::build::{self, build, pending};
use super::core::Core;
use super::import::{FORM, VERSION};
use super::setup::Setup;
use super::standing::{Ranked, ranked};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::LiveGame;
use crate::games::live::{GameFile, Phase};
use crate::i18n::Texts;

/// The event as a tournament file, TRF26. The form has no sign for a game still in play: such a round is left blank.
///
/// # Errors
/// What does not fit together.
pub fn trf26(setup: &Setup, core: &Core) -> Result<String, Refusal> {
    let built = build(setup, core)?;
    let mut file = trf::from_tournament(&built.tournament);
    let waiting = pending(core);
    for line in &mut file.lines {
        if let Record::Player(player) = &mut line.record {
            let round = waiting.get(&tournament::PlayerId(player.number));
            if let Some(cell) = round.and_then(|round| player.cells.get_mut(round.index())) {
                *cell = Cell::BLANK;
            }
        }
    }
    if !setup.place.is_empty() {
        file.lines.insert(1, Record::Header("022".to_owned(), setup.place.clone()).into());
    }
    Ok(file.write())
}

fn csv(rows: &[Vec<String>]) -> String {
    rows.iter().fold(String::new(), |text, row| {
        let fields: Vec<String> = row.iter().map(|field| csv_field(field)).collect();
        text + &fields.join(",") + "\n"
    })
}

fn heading(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// The players, in the form that is read again.
#[must_use]
pub fn players_csv(core: &Core) -> String {
    let mut rows = vec![heading(&["number", "name", "club", "federation", "rating", "title"])];
    let barred = forbidden_fields(&core.forbidden, None);
    if !barred.is_empty() {
        rows[0].push("forbidden".to_owned());
    }
    for player in core.players.values() {
        let entry = &player.entry;
        let rating = if entry.rating.0 == 0 { String::new() } else { entry.rating.0.to_string() };
        let mut row = vec![
            entry.id.to_string(),
            entry.name.clone(),
            entry.club.clone(),
            entry.federation.clone(),
            rating,
            super::act::title_letters(entry.title).to_owned(),
        ];
        if !barred.is_empty() {
            row.push(barred.get(&entry.id).cloned().unwrap_or_default());
        }
        rows.push(row);
    }
    csv(&rows)
}

/// Pairings and results of all rounds, in the form of the table of results.
#[must_use]
pub fn results_csv(core: &Core) -> String {
    let mut rows = vec![heading(&["round", "board", "red", "black", "result"])];
    for round in &core.rounds {
        for (number, board) in round.numbered() {
            rows.push(vec![
                round.number.to_string(),
                number.to_string(),
                board.white.to_string(),
                board.black.to_string(),
                board.score.map_or_else(String::new, |score| score.word().to_owned()),
            ]);
        }
    }
    csv(&rows)
}

/// The pairings of a round with names.
#[must_use]
pub fn pairings_csv(core: &Core, round: tournament::RoundNumber) -> Option<String> {
    let round = core.round(round)?;
    let mut rows =
        vec![heading(&["board", "white", "white_name", "black", "black_name", "result"])];
    for (number, board) in round.numbered() {
        rows.push(vec![
            number.to_string(),
            board.white.to_string(),
            core.name(board.white).to_owned(),
            board.black.to_string(),
            core.name(board.black).to_owned(),
            board.score.map_or_else(String::new, |score| score.word().to_owned()),
        ]);
    }
    if let Some(bye) = round.bye {
        let name = core.name(bye).to_owned();
        rows.push(vec![
            String::new(),
            bye.to_string(),
            name,
            String::new(),
            String::new(),
            "bye".to_owned(),
        ]);
    }
    Some(csv(&rows))
}

/// The standings.
#[must_use]
pub fn standings_csv(core: &Core, ranked: &Ranked) -> String {
    let mut head = heading(&["rank", "number", "name"]);
    head.extend(ranked.standings.steps.iter().map(ToString::to_string));
    let mut rows = vec![head];
    for place in &ranked.standings.places {
        let mut row = vec![place.rank.to_string(), place.number.to_string()];
        row.push(core.name(tournament::PlayerId(place.number)).to_owned());
        row.extend(place.cells.iter().map(cell_text));
        rows.push(row);
    }
    csv(&rows)
}

/// A cell of the standings.
#[must_use]
pub fn cell_text(cell: &tournament::standings::Cell) -> String {
    match cell {
        tournament::standings::Cell::Number(derivation) => match derivation.value {
            Ok(value) => value.to_string(),
            Err(
                Undefined::NoGame
                | Undefined::Unrated { .. }
                | Undefined::OnlyAmongTied
                | Undefined::NoBoards
                | Undefined::NotInThisEvent,
            ) => "–".to_owned(),
        },
        tournament::standings::Cell::Among(place) => {
            place.map_or_else(String::new, |place| place.to_string())
        }
    }
}

/// What a round was for a player, in the signs of a wall chart: `12w1`, `½`, `+`.
#[must_use]
pub fn slot_text(slot: &Slot) -> String {
    match slot {
        Slot::Blank | Slot::NotEntered | Slot::Withdrawn => String::new(),
        Slot::Bye(Bye::PairingAllocated) => "bye".to_owned(),
        Slot::Bye(Bye::Full) => "bye 1".to_owned(),
        Slot::Bye(Bye::Half) => "bye ½".to_owned(),
        Slot::Bye(Bye::Zero) => "bye 0".to_owned(),
        Slot::Game(_) | Slot::Match(_) if build::is_unfinished(slot) => {
            slot.opponent().map_or_else(String::new, |other| format!("{other} …"))
        }
        Slot::Game(_) | Slot::Match(_) => {
            let signs: Vec<String> = slot.games().map(|game| game_text(&game)).collect();
            signs.join(" ")
        }
    }
}

fn game_text(game: &tournament::GameEntry) -> String {
    use tournament::{Color, Outcome, Validity};
    let color = match game.color {
        Some(Color::White) => "w",
        Some(Color::Black) => "b",
        None => "",
    };
    let sign = match (game.is_played(), game.outcome) {
        (true, Outcome::Win) => "1",
        (true, Outcome::Draw) | (false, Outcome::Draw) => "=",
        (true, Outcome::Loss) => "0",
        (false, Outcome::Win) => "+",
        (false, Outcome::Loss) => "−",
    };
    let text = format!("{}{color}{sign}", game.opponent);
    match game.validity {
        Validity::Counts => text,
        Validity::Annulled => format!("({text})"),
    }
}

/// The linked games of an event that are over, in a form that has them; those in play too for an arbiter.
pub async fn games(desk: &Desk, core: &Core, form: GameFile, with_play: bool) -> String {
    let mut text = String::new();
    for round in &core.rounds {
        for (number, board) in round.numbered() {
            let Some(game) = &board.game else { continue };
            let Ok(open) = desk.games().find(game).await else { continue };
            let file = open.journal().look(|table| {
                let over = table.live().is_some_and(|live| live.phase().is_over());
                let round = format!("{}.{number}", round.number);
                if over || with_play { table.file(Some(&round), form) } else { None }
            });
            if let Some(file) = file {
                text.push_str(&file);
                text.push('\n');
            }
        }
    }
    text
}

/// The whole event as lines of JSON: a first line that names the form, one line an entry, a last line with the count.
///
/// # Errors
/// When a move of one of its games is sealed: the envelope stays closed.
pub async fn whole(desk: &Desk, id: &str) -> Result<String, Fault> {
    let event = desk.events().find(id).await?;
    let games: Vec<String> = event.look(|state| {
        let boards = state.core().rounds.iter().flat_map(|round| &round.boards);
        boards.filter_map(|board| board.game.clone()).collect()
    });
    let mut text = json!({"form": FORM, "version": VERSION, "event": id}).to_string();
    text.push('\n');
    let mut count: u64 = 0;
    for game in &games {
        let open = desk.games().find(game).await?;
        let phase = open.journal().look(|table| table.live().map(LiveGame::phase));
        if matches!(phase, Some(Phase::Sealed(_))) {
            return Err(Refusal::of(Texts::event_sealed).into());
        }
    }
    let named = games.iter().map(|game| ("game", game.as_str()));
    for (kind, name) in std::iter::once(("event", id)).chain(named) {
        let stream = StreamId::new(kind, name).map_err(|error| Fault::own(&error))?;
        count += entries(desk.store(), &stream, &mut text).await?;
    }
    text.push_str(&json!({"entries": count}).to_string());
    text.push('\n');
    Ok(text)
}

async fn entries(store: &Store, stream: &StreamId, text: &mut String) -> Result<u64, Fault> {
    let mut count = 0;
    for entry in store.read(stream, 0).await? {
        let line = json!({
            "stream": stream.as_str(), "seq": entry.seq, "at": entry.at, "kind": entry.kind,
            "key": entry.key, "body": entry.body,
        });
        text.push_str(&line.to_string());
        text.push('\n');
        count += 1;
    }
    Ok(count)
}

/// The standings of an event for a file.
///
/// # Errors
/// What does not fit together.
pub fn standings_file(setup: &Setup, core: &Core) -> Result<String, Refusal> {
    Ok(standings_csv(core, &ranked(setup, core, None)?))
}
