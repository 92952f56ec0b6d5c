//! Requests about chess.

use arbiter::chess::Laws;
use arbiter::chess::judge::{ChessGame, Ply, judge};
use arbiter::chess::ledger::{
    Announced, Claim, Command, Event, Hands, Happening, Observer, Setup, Stamped, run,
};
use arbiter::clock::{Bonus, Control, Millis};
use arbiter::{Proof, Ruling, Side, Status};
use chess::notation::{self, Reading};
use chess::{Bound, Color, Position, fen, winnable};
use rulebook::Mode;
use serde_json::{Map, Value, json};

use super::{Answer, Refusal, text};
use crate::ledger::event_json;
use crate::ruling::chess_judgement_json;

/// Rules on a request under one edition.
pub(super) fn rule(request: &Map<String, Value>, laws: &'static Laws) -> Result<Answer, Refusal> {
    let game = game(request)?;
    let last = game.last();
    match request.get("ask") {
        None | Some(Value::Null) => {}
        Some(Value::String(ask)) if ask == "winnable" => return Ok(Answer::Winnable(both(last))),
        Some(other) => {
            return Err(Refusal::new("unknown_question")
                .found(format!("ask: {other}"))
                .expected("ask: winnable"));
        }
    }
    let mut judgement = judge(&game, laws);
    let events = match request.get("then") {
        None | Some(Value::Null) => Vec::new(),
        Some(then) => {
            let events = events_of(&game, laws, then)?;
            let ply = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
            // What ended the game on the board stands.
            let over = judgement.ruling.as_ref().is_some_and(|r| r.status == Status::Final);
            if !over {
                judgement.ruling = ruling_of(&events, laws, ply);
            }
            events
        }
    };
    let mut value = chess_judgement_json(&judgement, &[]);
    if !events.is_empty() {
        value["events"] = events.iter().map(event_json).collect();
    }
    Ok(Answer::Ruling(value.to_string()))
}

fn game(request: &Map<String, Value>) -> Result<ChessGame, Refusal> {
    let start = match text(request, "fen")? {
        None => Position::initial(),
        Some(text) => {
            fen::read(text)
                .map_err(|error| {
                    Refusal::new("fen_unreadable").found(text).expected(error.to_string())
                })?
                .position
        }
    };
    let list = match request.get("moves") {
        None | Some(Value::Null) => &[],
        Some(Value::Array(list)) => &list[..],
        Some(other) => {
            return Err(Refusal::new("wrong_type")
                .found(format!("moves: {other}"))
                .expected("moves: a list of strings"));
        }
    };
    let mut game = ChessGame::with_capacity(start, list.len());
    for (ply, value) in (1..).zip(list) {
        let unreadable = |found: &str, kind| {
            Refusal::new(kind).found(found).expected("a move in UCI or SAN").at_ply(ply)
        };
        let text =
            value.as_str().ok_or_else(|| unreadable(&value.to_string(), "move_unreadable"))?;
        match notation::read_quickly(game.last(), text) {
            Reading::Legal(m, _) => game.play(m),
            Reading::Illegal(Some(d)) => {
                let after = game.last().displaced(d);
                game.let_stand(text, after.map_err(|_| unreadable(text, "illegal_move"))?);
            }
            Reading::Illegal(None) | Reading::MissingPromotion(_) | Reading::Null => {
                return Err(unreadable(text, "illegal_move"));
            }
            Reading::Ambiguous(_) => return Err(unreadable(text, "move_ambiguous")),
            Reading::Unreadable => return Err(unreadable(text, "move_unreadable")),
        }
    }
    Ok(game)
}

fn both(position: &Position) -> Value {
    let answer = |color| match winnable(position, color, Bound::USUAL).known() {
        Some(true) => "yes",
        Some(false) => "no",
        None => "unknown",
    };
    json!({"white": answer(Color::White), "black": answer(Color::Black)})
}

/// What follows when something happens after the moves.
fn events_of(game: &ChessGame, laws: &'static Laws, then: &Value) -> Result<Vec<Event>, Refusal> {
    let command = command_of(then, Side::from(game.last().turn()))?;
    let control = Control::whole_game(Millis::minutes(120), Bonus::None)
        .map_err(|error| Refusal::new("internal_failure").found(error.to_string()))?;
    let mut setup = Setup::new(laws, control);
    setup.start = game.start().clone();
    let stamp = |command| Stamped { at: Millis::ZERO, command };
    let mut commands = vec![stamp(Command::StartSession)];
    let mut side = Side::from(game.start().turn());
    for ply in game.plies() {
        let text = match ply {
            Ply::Legal(m) => notation::uci(game.start(), *m),
            Ply::Illegal(ply) => ply.text.clone(),
        };
        commands.push(stamp(Command::Move(side, text, Hands::One)));
        commands.push(stamp(Command::Press(side)));
        side = side.other();
    }
    commands.push(stamp(command));
    let (_, mut answers) = run(setup, &commands);
    match answers.pop() {
        Some(Ok(events)) => Ok(events),
        Some(Err(refusal)) => {
            Err(Refusal::new("not_taken").found(then.to_string()).expected(refusal.to_string()))
        }
        None => Ok(Vec::new()),
    }
}

fn command_of(then: &Value, to_move: Side) -> Result<Command, Refusal> {
    let wrong = || {
        Refusal::new("unknown_event").found(format!("then: {then}")).expected(
            "{\"flag\": side}, {\"resign\": side}, {\"claim\": \"threefold\" or \"fifty\", \"move\": …}",
        )
    };
    let object = then.as_object().ok_or_else(wrong)?;
    let side = |value: &Value| match value.as_str() {
        Some("white") => Ok(Side::First),
        Some("black") => Ok(Side::Second),
        Some(_) | None => Err(wrong()),
    };
    if let Some(value) = object.get("flag") {
        return Ok(Command::Flag(side(value)?, Observer::Arbiter));
    }
    if let Some(value) = object.get("resign") {
        return Ok(Command::Resign(side(value)?));
    }
    let claim = match object.get("claim").and_then(Value::as_str) {
        Some("threefold") => Claim::Threefold,
        Some("fifty") => Claim::Fifty,
        Some(_) | None => return Err(wrong()),
    };
    let by = object.get("by").map_or(Ok(to_move), side)?;
    let announced =
        object.get("move").and_then(Value::as_str).map(|text| Announced { text: text.to_owned() });
    Ok(Command::Claim(by, claim, announced))
}

/// The ruling in the events, if they end the game or ask the arbiter.
fn ruling_of(events: &[Event], laws: &'static Laws, ply: u32) -> Option<Ruling> {
    let by_claim = events.iter().any(|event| matches!(event.what, Happening::Claimed(..)));
    events.iter().find_map(|event| {
        let Happening::Ended(outcome, termination) = event.what else { return None };
        let (ground, more) = event.grounds.split_first()?;
        Some(Ruling {
            document: laws.document,
            outcome,
            must_vary: None,
            termination,
            mode: if by_claim { Mode::OnClaim } else { Mode::Automatic },
            status: Status::Final,
            ply: Some(ply),
            ground: ground.clone(),
            more_grounds: more.to_vec(),
            proof: Proof::None,
        })
    })
}
