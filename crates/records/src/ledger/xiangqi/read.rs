//! Reading the ledger of a xiangqi game.

use ::xiangqi::{Position, fen};
use arbiter::clock::{self, Given, Millis};
use arbiter::xiangqi::Book;
use arbiter::xiangqi::ledger::{Command, Setup, Stamped};
use arbiter::{Decision, Outcome, Side};
use serde_json::Value;

use crate::ledger::fault::{LineFault, LineFaultKind as Fault};
use crate::ledger::read::{Fields, TIME_CONTROL, first_line, playable, rows, wrong};

/// A ledger as read.
#[derive(Debug, Clone, PartialEq)]
pub struct LedgerFile {
    /// What was fixed before the game.
    pub setup: Setup,
    /// The commands with the lines they stand on.
    pub lines: Vec<Line>,
    /// Lines that could not be read.
    pub faults: Vec<LineFault>,
}

/// A command and its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: u32,
    /// The command with its time.
    pub stamped: Stamped,
}

pub(super) const SIDES: &[(&str, Side)] = &[("red", Side::First), ("black", Side::Second)];
pub(super) const OUTCOMES: &[(&str, Outcome)] = &[
    ("red_wins", Outcome::Wins(Side::First)),
    ("black_wins", Outcome::Wins(Side::Second)),
    ("draw", Outcome::Draw),
    ("both_lose", Outcome::BothLose),
];
pub(super) const DECISIONS: &[(&str, Decision)] = &[
    ("red_wins", Decision::Declare(Outcome::Wins(Side::First))),
    ("black_wins", Decision::Declare(Outcome::Wins(Side::Second))),
    ("draw", Decision::Declare(Outcome::Draw)),
    ("both_lose", Decision::Declare(Outcome::BothLose)),
    ("red_must_vary", Decision::OrderToVary(Side::First)),
    ("black_must_vary", Decision::OrderToVary(Side::Second)),
    ("play_on", Decision::PlayOn),
];

/// Whether the first line of a ledger names a xiangqi book.
#[must_use]
pub fn is_xiangqi(text: &str) -> bool {
    first_line(text)
        .is_some_and(|first| first["rules"].as_str().is_some_and(|id| Book::from_id(id).is_some()))
}

/// Reads a ledger.
///
/// # Errors
/// When the first line cannot be read; without it nothing can be ruled. Other faults are in
/// [`LedgerFile::faults`].
pub fn read(text: &str) -> Result<LedgerFile, LineFault> {
    let mut rows = rows(text);
    let Some((number, first)) = rows.next() else {
        return Err(LineFault { line: 1, kind: Fault::Empty });
    };
    let setup =
        Fields::of(first).and_then(header).map_err(|kind| LineFault { line: number, kind })?;
    let mut lines = Vec::new();
    let mut faults = Vec::new();
    let mut now = Millis::ZERO;
    for (number, row) in rows {
        match Fields::of(row).and_then(|fields| line(fields, now)) {
            Ok(stamped) => {
                now = stamped.at;
                lines.push(Line { number, stamped });
            }
            Err(kind) => faults.push(LineFault { line: number, kind }),
        }
    }
    Ok(LedgerFile { setup, lines, faults })
}

/// The first line, as one JSON object.
///
/// # Errors
/// When a field is missing, unknown, or holds something else than it should.
pub fn setup_from_json(value: &Value) -> Result<Setup, Fault> {
    header(Fields::from_value(value)?)
}

/// A command as one JSON object; `at` and `after` are counted from `now`.
///
/// # Errors
/// When a field is missing, unknown, or holds something else than it should.
pub fn command_from_json(value: &Value, now: Millis) -> Result<Stamped, Fault> {
    line(Fields::from_value(value)?, now)
}

fn header(mut fields: Fields) -> Result<Setup, Fault> {
    match fields.number("ledger")? {
        Some(1) => {}
        Some(other) => return Err(wrong("ledger", &Value::from(other), ("第 1 版", "version 1"))),
        None => return Err(Fault::Missing("ledger")),
    }
    let id = fields.needed("rules")?;
    let known: Vec<&str> = Book::ALL.into_iter().map(Book::id).collect();
    let book =
        Book::from_id(&id).ok_or_else(|| wrong("rules", &Value::String(id), &*known.join(", ")))?;
    let written = fields.needed("control")?;
    let control = clock::read(&written)
        .control()
        .cloned()
        .ok_or_else(|| wrong("control", &Value::String(written), TIME_CONTROL))?;
    let given = [("before", Given::Before), ("after", Given::After)];
    let control = match fields.word("first_increment", &given)? {
        Some(given) => control.with_first_increment(given),
        None => control,
    };
    let mut setup = Setup::new(book, control);
    if let Some(text) = fields.text("fen")? {
        let position = fen::parse(&text)
            .map_err(|error| error.to_string())
            .and_then(|setup| Position::from_setup(setup).map_err(|error| error.to_string()));
        setup.start =
            position.map_err(|error| wrong("fen", &Value::String(text), playable(&error)))?;
    }
    for name in ["red", "black", "event", "round", "date"] {
        fields.text(name)?;
    }
    fields.finish()?;
    Ok(setup)
}

fn line(mut fields: Fields, now: Millis) -> Result<Stamped, Fault> {
    let at = match (fields.time("at")?, fields.time("after")?) {
        (Some(at), None) => at,
        (None, Some(after)) => now + after,
        (None, None) => now,
        (Some(_), Some(_)) => return Err(Fault::Unknown("after".to_owned())),
    };
    let what = fields.needed("do")?;
    let command = command(&what, &mut fields)?.ok_or_else(|| {
        wrong(
            "do",
            &Value::String(what),
            (" docs/ledger.md 的象棋命令", "a xiangqi command of docs/ledger.md"),
        )
    })?;
    fields.finish()?;
    Ok(Stamped { at, command })
}

fn command(what: &str, fields: &mut Fields) -> Result<Option<Command>, Fault> {
    let side = |fields: &mut Fields| fields.word("by", SIDES)?.ok_or(Fault::Missing("by"));
    Ok(Some(match what {
        "start_session" => Command::StartSession,
        "arrive" => Command::Arrive(side(fields)?),
        "absent" => Command::Absent(side(fields)?),
        "move" => Command::Move(side(fields)?, fields.needed("move")?),
        "offer" => Command::Offer(side(fields)?),
        "accept" => Command::Accept(side(fields)?),
        "decline" => Command::Decline(side(fields)?),
        "claim" => Command::Claim(side(fields)?),
        "resign" => Command::Resign(side(fields)?),
        "flag" => Command::Flag(side(fields)?),
        "pause" => Command::Pause,
        "restart" => Command::Restart(fields.word("by", SIDES)?),
        "correct" => Command::Correct(clock::Reading {
            first: fields.shown("red")?,
            second: fields.shown("black")?,
        }),
        "order_to_vary" => Command::OrderToVary(side(fields)?),
        "penalty" => {
            let time = fields.time("time")?.ok_or(Fault::Missing("time"))?;
            Command::Penalty(side(fields)?, time)
        }
        "violation" => Command::Violation(side(fields)?, fields.needed("text")?),
        "protest" => Command::Protest(side(fields)?, fields.needed("text")?),
        "take_back" => {
            let plies = fields.number("plies")?.ok_or(Fault::Missing("plies"))?;
            Command::TakeBack(plies, fields.needed("reason")?)
        }
        "declare" => {
            let outcome = fields.word("outcome", OUTCOMES)?.ok_or(Fault::Missing("outcome"))?;
            Command::Declare(outcome, fields.needed("reason")?)
        }
        "reopen" => Command::Reopen(fields.needed("reason")?),
        "decide" => {
            Command::Decide(fields.word("decision", DECISIONS)?.ok_or(Fault::Missing("decision"))?)
        }
        _ => return Ok(None),
    }))
}
