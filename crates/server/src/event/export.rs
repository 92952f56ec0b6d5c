//! Files an event is written to: TRF, CSV, PGN, DhtmlXQ, and the whole event as lines of JSON.

use records::events::table::{Law, Side, csv_field, terms_head, write_entries, write_results};
use records::events::trf::{self, Record};
use serde_json::json;
use store::{Store, StreamId};
use tournament::tiebreak::Undefined;
use tournament::{Bye, Decided, Game, GameEntry, Slot, Tournament};

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

/// The event as a tournament file, TRF26; games still in play stand with their pairs and without a result.
///
/// # Errors
/// What does not fit together.
pub fn trf26(setup: &Setup, core: &Core) -> Result<String, Refusal> {
    let tournament = with_open_games(setup, core)?;
    let mut file = trf::from_tournament(&tournament);
    if !setup.place.is_empty() {
        file.lines.insert(1, Record::Header("022".to_owned(), setup.place.clone()).into());
    }
    Ok(file.write())
}

/// The event with the boards that wait for a result as open games.
fn with_open_games(setup: &Setup, core: &Core) -> Result<Tournament, Refusal> {
    let built = build(setup, core)?.tournament;
    let kept = built.clone();
    let mut parts = built.into_parts();
    for (player, round) in pending(core) {
        let slots = parts.history.get_mut(&player);
        if let Some(slot) = slots.and_then(|slots| slots.get_mut(round.index())) {
            let mut games: Vec<GameEntry> = slot.games().collect();
            for game in games.iter_mut().filter(|game| game.decided == Decided::Adjourned) {
                game.decided = Decided::Open;
            }
            if !games.is_empty() {
                *slot = Slot::of_games(&games);
            }
        }
    }
    Ok(Tournament::new(parts).unwrap_or(kept))
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
///
/// # Errors
/// What does not fit together.
pub fn players_csv(setup: &Setup, core: &Core) -> Result<String, Refusal> {
    let tournament = with_open_games(setup, core)?;
    // Who left before new lots were drawn is on the list all the same.
    let entries = core.players.values().map(|player| &player.entry);
    Ok(write_entries(entries, tournament.forbidden(), setup.rounds))
}

/// Pairings and results of all rounds, byes and withdrawals among them, in the form of the table of results, with the terms of
/// the event as its head.
///
/// # Errors
/// What does not fit together.
pub fn results_csv(setup: &Setup, core: &Core) -> Result<String, Refusal> {
    let tournament = with_open_games(setup, core)?;
    let side = match setup.game {
        Game::Chess => Side::White,
        Game::Xiangqi => Side::Red,
    };
    let law = setup.is_1959().then_some(Law::Xiangqi1959);
    let mut text = terms_head(tournament.event(), law) + &write_results(&tournament, &[], side);
    // Somebody who left before new lots were drawn is not among the players of the tournament any more.
    for left in &core.leaving {
        if tournament.entry(left.player).is_none() {
            text.push_str(&format!("{},{},,withdraws,\n", left.after, left.player));
        }
    }
    Ok(text)
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
