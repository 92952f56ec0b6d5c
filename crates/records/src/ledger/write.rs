//! Writing a ledger file.

use arbiter::Side;
use arbiter::chess::ledger::{
    Agreement, Announced, Claim, Command, Hands, LastMinutes, Offence, PauseReason, Setup,
    SheetReport, Stamped, Who,
};
use arbiter::clock::{Given, Millis, Reading};
use chess::Position;
use serde_json::{Map, Value, json};

use super::read::{
    CHOICES, CLAIMS, INTENTS, LAST_MINUTES, NORMAL_MEANS, OBSERVERS, OFFENCES, OUTCOMES, PLAY,
    SCORES, SIDES, SUPERVISION, WHO, WRONG,
};

/// A ledger to start from: a claim wrong by one repetition, a flag, and a protest.
pub const EXAMPLE: &str = include_str!("example.jsonl");

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
    object.insert("rules".into(), json!(setup.laws.document.id));
    object.insert("control".into(), json!(setup.control.exact()));
    if setup.control.first_increment() == Given::After {
        object.insert("first_increment".into(), json!("after"));
    }
    object.insert("play".into(), json!(name(PLAY, &setup.play)));
    object.insert("supervision".into(), json!(name(SUPERVISION, &setup.supervision)));
    if setup.start != Position::initial() {
        object.insert("fen".into(), json!(chess::fen::write(&setup.start)));
    }
    if setup.chess960 {
        object.insert("chess960".into(), json!(true));
    }
    if setup.last_minutes != LastMinutes::NotAnnounced {
        object.insert("last_minutes".into(), json!(name(LAST_MINUTES, &setup.last_minutes)));
    }
    if let Some(time) = setup.default_time {
        object.insert("default_time".into(), json!(time.to_string()));
    }
    if let Agreement::NotBefore(moves) = setup.agreement {
        object.insert("no_agreement_before".into(), json!(moves));
    }
    if !setup.longer_limits.is_empty() {
        let limits: Vec<Value> = setup
            .longer_limits
            .iter()
            .map(|limit| json!({"material": limit.material, "moves": limit.moves_each}))
            .collect();
        object.insert("longer_limits".into(), json!(limits));
    }
    Value::Object(object)
}

/// The word of a value in one of the lists the reader uses.
pub(super) fn name<'a, T: PartialEq>(words: &[(&'a str, T)], value: &T) -> &'a str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

/// One line: a command with its time.
#[must_use]
pub fn command_json(stamped: &Stamped) -> Value {
    let (what, rest) = parts(&stamped.command);
    let mut object = Map::new();
    object.insert("at".into(), json!(stamped.at.to_string()));
    object.insert("do".into(), json!(what));
    if let Value::Object(rest) = rest {
        object.extend(rest);
    }
    Value::Object(object)
}

/// The word of a command, as it stands in `do`.
pub(super) fn word(command: &Command) -> &'static str {
    parts(command).0
}

#[expect(clippy::too_many_lines, reason = "one arm for each command")]
fn parts(command: &Command) -> (&'static str, Value) {
    let by = |side| json!({"by": name(SIDES, &side)});
    let who = |who: Who| json!({"by": name(WHO, &who)});
    match command {
        Command::StartSession => ("start_session", json!({})),
        Command::Arrive(side) => ("arrive", by(*side)),
        Command::Absent(those) => ("absent", who(*those)),
        Command::Touch(side, square, intent) => (
            "touch",
            json!({"by": name(SIDES, side), "square": square.to_string(), "how": name(INTENTS, intent)}),
        ),
        Command::Move(side, text, hands) => (
            "move",
            match hands {
                Hands::One => json!({"by": name(SIDES, side), "move": text}),
                Hands::Two => json!({"by": name(SIDES, side), "move": text, "hands": "two"}),
            },
        ),
        Command::Press(side) => ("press", by(*side)),
        Command::Pause(observer, reason) => {
            let reason = if *reason == PauseReason::None { "none" } else { "arbiter" };
            ("pause", json!({"by": name(OBSERVERS, observer), "reason": reason}))
        }
        Command::Restart(side) => ("restart", side.map_or(json!({}), by)),
        Command::ShowClocks(reading) => ("clocks", reading_json(reading)),
        Command::Correct(reading) => ("correct", reading_json(reading)),
        Command::Offer(side) => ("offer", by(*side)),
        Command::Accept(side) => ("accept", by(*side)),
        Command::Decline(side) => ("decline", by(*side)),
        Command::WithdrawOffer(side) => ("withdraw_offer", by(*side)),
        Command::Write(side, text) => ("write", json!({"by": name(SIDES, side), "move": text})),
        Command::Claim(side, claim, announced) => {
            ("claim", claim_json(*side, *claim, announced.as_ref()))
        }
        Command::ClaimToOpponent(side, claim, announced) => {
            let mut value = claim_json(*side, *claim, announced.as_ref());
            value["first"] = json!("opponent");
            ("claim", value)
        }
        Command::WithdrawClaim(side) => ("withdraw_claim", by(*side)),
        Command::Resign(side) => ("resign", by(*side)),
        Command::Flag(side, seen) => {
            ("flag", json!({"by": name(SIDES, side), "seen_by": name(OBSERVERS, seen)}))
        }
        Command::BothFlags(first) => {
            ("both_flags", first.map_or(json!({}), |side| json!({"first": name(SIDES, &side)})))
        }
        Command::ReportIllegal(observer) => {
            ("report_illegal", json!({"by": name(OBSERVERS, observer)}))
        }
        Command::Seal(side, text, until) => {
            let mut value = json!({"by": name(SIDES, side), "move": text});
            if let Some(until) = until {
                value["until"] = json!(until.to_string());
            }
            ("seal", value)
        }
        Command::OpenEnvelope(text) => ("open_envelope", move_json(text.as_ref())),
        Command::LoseEnvelope(text) => ("lose_envelope", move_json(text.as_ref())),
        Command::Displace(side) => ("displace", by(*side)),
        Command::Wrong(what) => ("wrong", json!({"what": name(WRONG, what)})),
        Command::Refuse(those) => ("refuse", who(*those)),
        Command::StopRecording(side) => ("stop_recording", by(*side)),
        Command::Borrow(side) => ("borrow", by(*side)),
        Command::Sheets(report) => ("sheets", sheets_json(*report)),
        Command::Device(side) => ("device", by(*side)),
        Command::Penalty(side, time, offence) => {
            let mut value = json!({"by": name(SIDES, side), "time": time.to_string()});
            if *offence != Offence::Unnamed {
                value["for"] = json!(name(OFFENCES, offence));
            }
            ("penalty", value)
        }
        Command::Protest(side, text) => ("protest", json!({"by": name(SIDES, side), "text": text})),
        Command::Decide(choice) => ("decide", json!({"choice": name(CHOICES, choice)})),
        Command::Release(side, text) => ("release", json!({"by": name(SIDES, side), "move": text})),
        Command::ReportTouch(observer, of, square) => (
            "report_touch",
            json!({"by": name(OBSERVERS, observer), "of": name(SIDES, of), "square": square.to_string()}),
        ),
        Command::ReplaceClock(reading) => ("replace_clock", reading_json(reading)),
        Command::Misplaced(plies) => ("misplaced", json!({"plies": plies})),
        Command::Sign(outcome) => ("sign", json!({"outcome": name(OUTCOMES, outcome)})),
        Command::Score(first, second) => {
            ("score", json!({"white": name(SCORES, first), "black": name(SCORES, second)}))
        }
        Command::SeeIllegalPosition => ("illegal_position", json!({})),
        Command::SetBoard(position) => ("board", json!({"fen": chess::fen::write(position)})),
        Command::RequestIncrement(side) => ("request_increment", by(*side)),
        Command::ClaimNormalMeans(side, ground) => (
            "claim_normal_means",
            json!({"by": name(SIDES, side), "ground": name(NORMAL_MEANS, ground)}),
        ),
        Command::PutRight => ("put_right", json!({})),
    }
}

fn claim_json(side: Side, claim: Claim, announced: Option<&Announced>) -> Value {
    let mut value = json!({"by": name(SIDES, &side), "kind": name(CLAIMS, &claim)});
    if let Some(announced) = announced {
        value["move"] = json!(announced.text);
    }
    value
}

fn move_json(text: Option<&String>) -> Value {
    text.map_or(json!({}), |text| json!({"move": text}))
}

fn reading_json(reading: &Reading) -> Value {
    let mut object = Map::new();
    for (name, time) in [("white", reading.first), ("black", reading.second)] {
        if let Some(Millis(_)) = time {
            object.insert(name.into(), json!(time.unwrap_or_default().to_string()));
        }
    }
    Value::Object(object)
}

fn sheets_json(report: SheetReport) -> Value {
    match report {
        SheetReport::ToComplete(who) => {
            json!({"state": "to_complete", "by": name(WHO, &who)})
        }
        SheetReport::NeedBoard => json!({"state": "need_board"}),
        SheetReport::Impossible => json!({"state": "impossible"}),
        SheetReport::Complete => json!({"state": "complete"}),
    }
}
