//! The ledger of a game as a file of JSON lines, and what its commands lead to as JSON.
//!
//! The form is described in `docs/ledger.md`. The first line says what was fixed before the game, each further
//! line is one command. Empty lines and lines that begin with `#` are passed over. A line that cannot be read is
//! reported with its number, and the rest of the file is still read.

mod answer;
pub mod chess;
mod time;
pub mod xiangqi;

use arbiter::clock::{self, Control, Given, Millis};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

pub use answer::{Answered, Came, Event, Permitted, Unread};
pub use time::Time;

pub use crate::fault::{LineFault, LineFaultKind};
use crate::fields::take;
use crate::object::object;
use LineFaultKind as Fault;

/// The version of the form.
pub const VERSION: u32 = 1;

/// A ledger as read.
#[derive(Debug, Clone, PartialEq)]
pub struct LedgerFile<About, Setup, Stamped> {
    /// What the first line says for people.
    pub about: About,
    /// What was fixed before the game.
    pub setup: Setup,
    /// The commands with the lines they stand on.
    pub lines: Vec<Line<Stamped>>,
    /// Lines that could not be read.
    pub faults: Vec<LineFault>,
}

/// A command and its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<Stamped> {
    /// From 1.
    pub number: u32,
    /// The command with its time.
    pub stamped: Stamped,
}

/// The fields of a line.
pub type Fields = Map<String, Value>;

/// Reads a ledger of either game: `header` reads its first line; `line` a further one, from the moment of the line before, and
/// says when its commands were given.
fn read<About, Setup, Stamped>(
    text: &str,
    header: impl Fn(Fields) -> Result<(About, Setup), Fault>,
    line: impl Fn(Fields, Millis) -> Result<(Millis, Vec<Stamped>), Fault>,
) -> Result<LedgerFile<About, Setup, Stamped>, LineFault> {
    let mut rows = rows(text);
    let Some((number, first)) = rows.next() else {
        return Err(LineFault { line: 1, kind: Fault::Empty });
    };
    let (about, setup) =
        fields(first).and_then(header).map_err(|kind| LineFault { line: number, kind })?;
    let mut file = LedgerFile { about, setup, lines: Vec::new(), faults: Vec::new() };
    let mut now = Millis::ZERO;
    for (number, row) in rows {
        match fields(row).and_then(|fields| line(fields, now)) {
            Ok((at, commands)) => {
                now = at;
                file.lines.extend(commands.into_iter().map(|stamped| Line { number, stamped }));
            }
            Err(kind) => file.faults.push(LineFault { line: number, kind }),
        }
    }
    Ok(file)
}

/// The lines that say something, with their numbers: neither empty nor a remark.
fn rows(text: &str) -> impl Iterator<Item = (u32, &str)> {
    (1u32..)
        .zip(text.trim_start_matches('\u{feff}').lines())
        .filter(|(_, row)| !row.trim().is_empty() && !row.trim_start().starts_with('#'))
}

/// The first line of a ledger of either game, if the text is one.
fn first_line(text: &str) -> Option<Value> {
    let (_, row) = rows(text).next()?;
    serde_json::from_str(row).ok().filter(|first: &Value| first.get("ledger").is_some())
}

/// Whether a text is a ledger, of either game.
#[must_use]
pub fn is_ledger(text: &str) -> bool {
    first_line(text).is_some()
}

fn fields(row: &str) -> Result<Fields, Fault> {
    object(row.as_bytes()).map_err(Fault::from)
}

/// The moment of a line, taken out of its fields with the note for people: `at`, or `after` the line before it.
fn moment(fields: &mut Fields, now: Millis) -> Result<Millis, Fault> {
    fields.shift_remove("note");
    let mut time = |name| {
        let time: Option<Time> = take(fields, name)?;
        time.map(|time| time.not_negative(name)).transpose()
    };
    match (time("at")?, time("after")?) {
        (Some(at), None) => Ok(at),
        (None, Some(after)) => Ok(now + after),
        (None, None) => Ok(now),
        (Some(_), Some(_)) => Err(Fault::Unknown("after".to_owned())),
    }
}

/// What `do` names is none of the commands; of other faults nothing is said.
fn command_fault(mut fault: Fault, commands: (&str, &str)) -> Fault {
    if let Fault::Field { field, expected, .. } = &mut fault
        && field == "do"
    {
        *expected = commands.into();
    }
    fault
}

/// Whether the version of a first line is ours.
fn version(fields: &mut Fields) -> Result<(), Fault> {
    match take::<u32>(fields, "ledger")? {
        Some(VERSION) => Ok(()),
        Some(other) => Err(Fault::wrong("ledger", &Value::from(other), ("第 1 版", "version 1"))),
        None => Err(Fault::Missing("ledger")),
    }
}

fn control(text: &str) -> Result<Control, Fault> {
    clock::read(text).control().cloned().ok_or_else(|| {
        let expected = (
            "如 40/7200:3600 或 90'/40 + 30' 的用时规定",
            "a time control as 40/7200:3600 or 90'/40 + 30'",
        );
        Fault::wrong("control", &Value::from(text), expected)
    })
}

fn wrong_fen(fen: &str, why: &dyn std::fmt::Display) -> Fault {
    Fault::wrong(
        "fen",
        &Value::from(fen),
        (
            &*format!("可下的局面，用 FEN 写（{why}）"),
            &*format!("a position that can be played, as FEN ({why})"),
        ),
    )
}

/// A command with its time, as a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Stamp<Command> {
    /// When, counted from any fixed point.
    pub at: Time,
    /// What.
    #[serde(flatten)]
    pub command: Command,
}

crate::names::names! { both
    /// When an increment is given.
    Increment of Given {
        Before = (Given::Before),
        After = (Given::After),
    }
}

fn tree(form: &impl Serialize) -> Value {
    serde_json::to_value(form).expect("forms have text keys and whole numbers")
}

fn line_text(line: &Value) -> String {
    format!("{line}\n")
}
