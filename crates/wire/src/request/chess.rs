//! Requests about chess.

use arbiter::chess::Laws;
use arbiter::chess::judge::{ChessGame, Ply, judge};
use arbiter::chess::ledger::{
    Announced, Command, Event, Hands, Happening, Observer, Setup, Stamped, run,
};
use arbiter::clock::{Bonus, Control, Millis};
use arbiter::{Proof, Ruling, Side, Status};
use chess::notation::{self, Reading};
use chess::{Bound, Color, Position, fen, winnable};
use rulebook::Mode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{Answer, Refusal, Request};
use crate::ledger::chess::Claim;
use crate::ruling::Judgement;

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// White.
    White,
    /// Black.
    Black,
}

/// What happens after the moves.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Then {
    /// A flag falls.
    Flag {
        /// Whose.
        flag: Player,
    },
    /// A player resigns.
    Resign {
        /// Who.
        resign: Player,
    },
    /// A draw is claimed.
    Claim {
        /// Why.
        claim: Claim,
        /// By whom; the player to move, if nothing is said.
        by: Option<Player>,
        /// The move announced.
        r#move: Option<String>,
    },
}

/// Which side can still mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Winnable {
    /// Whether White can.
    pub white: Mating,
    /// Whether Black can.
    pub black: Mating,
}

/// Whether a side can still mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mating {
    /// It can.
    Yes,
    /// It never can.
    No,
    /// The search came to its bound.
    Unknown,
}

/// Rules on a request under one edition.
pub(super) fn rule(request: &Request, laws: &'static Laws) -> Result<Answer, Refusal> {
    let game = game(request)?;
    match &request.ask {
        None => {}
        Some(Value::String(ask)) if ask == "winnable" => {
            return Ok(Answer::Winnable(both(game.last())));
        }
        Some(other) => {
            return Err(Refusal::new("unknown_question")
                .found(format!("ask: {other}"))
                .expected("ask: winnable"));
        }
    }
    let mut judgement = judge(&game, laws);
    let events = match &request.then {
        None => Vec::new(),
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
    let mut judged = Judgement::of_chess(&judgement, &[]);
    if !events.is_empty() {
        judged.events = Some(events.iter().map(Into::into).collect());
    }
    Ok(Answer::Ruling(Box::new(judged)))
}

fn game(request: &Request) -> Result<ChessGame, Refusal> {
    let start = match &request.fen {
        None => Position::initial(),
        Some(text) => {
            fen::read(text)
                .map_err(|error| {
                    Refusal::new("fen_unreadable").found(text).expected(error.to_string())
                })?
                .position
        }
    };
    let list = request.moves.as_deref().unwrap_or_default();
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

fn both(position: &Position) -> Winnable {
    let mating = |color| match winnable(position, color, Bound::USUAL).known() {
        Some(true) => Mating::Yes,
        Some(false) => Mating::No,
        None => Mating::Unknown,
    };
    Winnable { white: mating(Color::White), black: mating(Color::Black) }
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
    let form = Then::deserialize(then).map_err(|_| {
        Refusal::new("unknown_event").found(format!("then: {then}")).expected(
            "{\"flag\": side}, {\"resign\": side}, {\"claim\": \"threefold\" or \"fifty\", \"move\": …}",
        )
    })?;
    let side = |player| match player {
        Player::White => Side::First,
        Player::Black => Side::Second,
    };
    Ok(match form {
        Then::Flag { flag } => Command::Flag(side(flag), Observer::Arbiter),
        Then::Resign { resign } => Command::Resign(side(resign)),
        Then::Claim { claim, by, r#move } => {
            let announced = r#move.map(|text| Announced { text });
            Command::Claim(by.map_or(to_move, side), claim.into(), announced)
        }
    })
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
