//! Writing the ledger of a xiangqi game.

use ::xiangqi::{Position, fen};
use arbiter::clock::Given;
use arbiter::xiangqi::ledger::{Command, Setup, Stamped};
use serde_json::{Map, Value, json};

use super::read::{DECISIONS, OUTCOMES, SIDES};
use crate::ledger::write::name;

/// The whole file: the first line and one line a command.
#[must_use]
pub fn write<'a>(setup: &Setup, commands: impl IntoIterator<Item = &'a Stamped>) -> String {
    let mut text = header_json(setup).to_string();
    text.push('\n');
    for stamped in commands {
        text.push_str(&command_json(stamped).to_string());
        text.push('\n');
    }
    text
}

/// The first line.
#[must_use]
pub fn header_json(setup: &Setup) -> Value {
    let mut object = Map::new();
    object.insert("ledger".into(), json!(1));
    object.insert("rules".into(), json!(setup.book.id()));
    object.insert("control".into(), json!(setup.control.to_string()));
    if setup.control.first_increment() == Given::After {
        object.insert("first_increment".into(), json!("after"));
    }
    if setup.start != Position::initial() {
        object.insert("fen".into(), json!(fen::format(setup.start.setup())));
    }
    Value::Object(object)
}

/// One command as a line of the ledger.
#[must_use]
pub fn command_json(stamped: &Stamped) -> Value {
    let (word, fields) = parts(&stamped.command);
    let mut object = Map::new();
    object.insert("at".into(), json!(stamped.at.to_string()));
    object.insert("do".into(), json!(word));
    if let Value::Object(fields) = fields {
        object.extend(fields);
    }
    Value::Object(object)
}

/// The word of a command.
pub(super) fn word(command: &Command) -> &'static str {
    parts(command).0
}

fn parts(command: &Command) -> (&'static str, Value) {
    let by = |side: &arbiter::Side| json!({"by": name(SIDES, side)});
    match command {
        Command::StartSession => ("start_session", json!({})),
        Command::Arrive(side) => ("arrive", by(side)),
        Command::Absent(side) => ("absent", by(side)),
        Command::Move(side, text) => ("move", json!({"by": name(SIDES, side), "move": text})),
        Command::Offer(side) => ("offer", by(side)),
        Command::Accept(side) => ("accept", by(side)),
        Command::Decline(side) => ("decline", by(side)),
        Command::Claim(side) => ("claim", by(side)),
        Command::Resign(side) => ("resign", by(side)),
        Command::Flag(side) => ("flag", by(side)),
        Command::Pause => ("pause", json!({})),
        Command::Restart(side) => ("restart", side.as_ref().map_or(json!({}), by)),
        Command::Correct(reading) => {
            let mut object = Map::new();
            for (side, time) in [("red", reading.first), ("black", reading.second)] {
                if let Some(time) = time {
                    object.insert(side.into(), json!(time.to_string()));
                }
            }
            ("correct", Value::Object(object))
        }
        Command::OrderToVary(side) => ("order_to_vary", json!({"by": name(SIDES, side)})),
        Command::Penalty(side, time) => {
            ("penalty", json!({"by": name(SIDES, side), "time": time.to_string()}))
        }
        Command::Violation(side, text) => {
            ("violation", json!({"by": name(SIDES, side), "text": text}))
        }
        Command::Protest(side, text) => ("protest", json!({"by": name(SIDES, side), "text": text})),
        Command::TakeBack(plies, reason) => {
            ("take_back", json!({"plies": plies, "reason": reason}))
        }
        Command::Declare(outcome, reason) => {
            ("declare", json!({"outcome": name(OUTCOMES, outcome), "reason": reason}))
        }
        Command::Reopen(reason) => ("reopen", json!({"reason": reason})),
        Command::Decide(decision) => ("decide", json!({"decision": name(DECISIONS, decision)})),
    }
}
