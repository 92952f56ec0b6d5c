//! Records as JSON: the project's own stored form, and games as servers hand them out.
//!
//! The stored form, version 1:
//!
//! ```json
//! {"format": "caipan-records", "version": 1, "records": [{
//!   "game": "xiangqi",
//!   "start": {"fen": "… w - - 0 1", "side": "stated"},
//!   "tags": [["Red", "…"]], "comment": "", "label": "", "context": "",
//!   "nodes": [{"m": "h2e2", "parent": null, "comment": "…", "marks": "!"}],
//!   "results": [{"source": "tag", "says": "1-0", "text": "红胜"}],
//!   "end": "认负", "unread": [{"after": 0, "text": "…"}],
//!   "remarks": [{"code": "…", "zh": "…", "en": "…", "line": 1, "column": 1}]
//! }]}
//! ```
//!
//! `nodes` is the tree in the order of reading: a node stands after its parent, `parent` is the index of
//! that node (null for first moves), siblings stand in their order. `side` says where the side to move
//! comes from: `stated`, `first_move`, `corrected`, `assumed`. What is empty may be left out.
//! `remarks` are written for people and programs; they are not read back, legality is worked out anew.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Move, fen};

use crate::check::StatedSide;
use crate::record::{Record, SideSource, Unread};
use crate::remark::{Place, Remark, RemarkKind};
use crate::result::{EndReason, GameResult, ResultSource, ResultStatement};
use crate::start::start_from;
use crate::text::Source;
use crate::xiangqi::server;

const FORMAT: &str = "caipan-records";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct File<T> {
    format: String,
    version: u32,
    records: Vec<T>,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    game: String,
    start: Start,
    #[serde(default)]
    tags: Vec<(String, String)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    label: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    context: String,
    #[serde(default)]
    nodes: Vec<Step>,
    #[serde(default)]
    results: Vec<Statement>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    unread: Vec<Rest>,
    #[serde(default, skip_deserializing, skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<Note>,
}

#[derive(Serialize, Deserialize)]
struct Start {
    fen: String,
    #[serde(default)]
    side: String,
}

#[derive(Serialize, Deserialize)]
struct Step {
    m: String,
    parent: Option<usize>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    marks: String,
}

#[derive(Serialize, Deserialize)]
struct Statement {
    source: String,
    says: String,
    text: String,
}

#[derive(Serialize, Deserialize)]
struct Rest {
    after: Option<usize>,
    text: String,
}

#[derive(Serialize, Default)]
struct Note {
    code: &'static str,
    zh: String,
    en: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
}

const SIDES: [(&str, SideSource); 4] = [
    ("stated", SideSource::Stated),
    ("first_move", SideSource::FirstMove),
    ("corrected", SideSource::Corrected),
    ("assumed", SideSource::Assumed),
];

const SOURCES: [(&str, ResultSource); 5] = [
    ("tag", ResultSource::Tag),
    ("terminator", ResultSource::Terminator),
    ("title", ResultSource::Title),
    ("header", ResultSource::HeaderByte),
    ("status", ResultSource::Status),
];

fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, found)| found == value).map_or("", |(word, _)| word)
}

/// Whether the text is JSON that may hold games.
pub(crate) fn is_in(text: &str) -> bool {
    let start = text.trim_start();
    let object = |text: &str| {
        text.strip_prefix('{').is_some_and(|rest| rest.trim_start().starts_with(['"', '}']))
    };
    object(start) || start.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with('{'))
}

/// Reads every game of a JSON text.
pub(crate) fn read(source: &Source, remarks: &mut Vec<Remark>) -> Vec<Record> {
    let unreadable = |reason: String, place| Remark {
        place: Some(place),
        kind: RemarkKind::GameUnreadable { reason },
    };
    // Servers write an object a line.
    let values: Result<Vec<Value>, _> =
        serde_json::Deserializer::from_str(source.text()).into_iter().collect();
    let value = match values {
        Ok(mut values) if values.len() == 1 => values.remove(0),
        Ok(values) => Value::Array(values),
        Err(error) => {
            let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            let place = Place { line: number(error.line()), column: number(error.column()) };
            remarks.push(unreadable(error.to_string(), place));
            return Vec::new();
        }
    };
    let place = source.place(0);
    let games = match &value {
        Value::Object(map) if map.get("format").and_then(Value::as_str) == Some(FORMAT) => {
            return read_stored(value, place, remarks);
        }
        Value::Array(games) => games.as_slice(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => {
            std::slice::from_ref(&value)
        }
    };
    let mut records = Vec::new();
    for (number, game) in games.iter().enumerate() {
        match server::record(game) {
            Ok(record) => records.push(record),
            Err(reason) => {
                remarks.push(unreadable(format!("game {}: {reason}", number + 1), place));
            }
        }
    }
    records
}

fn read_stored(value: Value, place: Place, remarks: &mut Vec<Remark>) -> Vec<Record> {
    let mut unreadable = |reason: String| {
        let kind = RemarkKind::GameUnreadable { reason };
        remarks.push(Remark { place: Some(place), kind });
    };
    let file: File<Value> = match serde_json::from_value(value) {
        Ok(file) => file,
        Err(error) => {
            unreadable(error.to_string());
            return Vec::new();
        }
    };
    if file.version != VERSION {
        unreadable(format!("found version {}, expected version {VERSION}", file.version));
        return Vec::new();
    }
    let mut records = Vec::new();
    for (number, record) in file.records.into_iter().enumerate() {
        let record = serde_json::from_value(record).map_err(|error| error.to_string());
        match record.and_then(record_of) {
            Ok(record) => records.push(record),
            Err(reason) => unreadable(format!("record {}: {reason}", number + 1)),
        }
    }
    records
}

fn record_of(stored: Stored) -> Result<Record, String> {
    if stored.game != "xiangqi" {
        return Err(format!("found game {:?}, expected \"xiangqi\"", stored.game));
    }
    let mut record = Record::default();
    let side = start_from(&mut record, &stored.start.fen, None);
    let source = SIDES.iter().find(|(word, _)| *word == stored.start.side);
    record.tags = stored.tags;
    record.comment = stored.comment;
    record.label = stored.label;
    record.context = stored.context;
    for (index, step) in stored.nodes.into_iter().enumerate() {
        if step.parent.is_some_and(|parent| parent >= index) {
            return Err(format!(
                "node {index}: found parent {:?}, expected one before it",
                step.parent
            ));
        }
        let m = read_points(&step.m, RankBase::Zero)
            .map_err(|error| format!("node {index}: {error}"))?;
        let node = record.push(step.parent, m);
        record.nodes[node].comment = step.comment;
        record.nodes[node].marks = step.marks;
    }
    for statement in stored.results {
        let source = SOURCES.iter().find(|(word, _)| *word == statement.source);
        let (Some(&(_, source)), Some(says)) = (source, GameResult::parse(&statement.says)) else {
            return Err(format!("unknown result {:?} of {:?}", statement.says, statement.source));
        };
        record.results.push(ResultStatement { source, says, text: statement.text, place: None });
    }
    record.end = stored.end.as_deref().and_then(EndReason::parse);
    let nodes = record.nodes.len();
    record.unread = stored
        .unread
        .into_iter()
        .map(|rest| Unread {
            after: rest.after.filter(|after| *after < nodes),
            text: rest.text,
            place: None,
        })
        .collect();
    record.check(if source.is_some() { StatedSide::Stated } else { side });
    if let Some(&(_, source)) = source {
        record.side_source = source;
    }
    record.note_result_conflict();
    Ok(record)
}

/// Writes records in the stored form.
///
/// # Panics
/// Never: the form holds only texts, numbers and lists of them.
#[must_use]
pub fn write<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let records = records.into_iter().map(stored).collect();
    let file = File { format: FORMAT.to_owned(), version: VERSION, records };
    serde_json::to_string(&file).expect("texts, numbers and lists of them can be written")
}

fn stored(record: &Record) -> Stored {
    let order = record.preorder();
    let mut renumbered = vec![0; record.nodes.len()];
    for (new, &old) in order.iter().enumerate() {
        renumbered[old] = new;
    }
    let step = |&old: &usize| {
        let node = &record.nodes[old];
        Step {
            m: Move::to_string(&node.m),
            parent: node.parent.map(|parent| renumbered[parent]),
            comment: node.comment.clone(),
            marks: node.marks.clone(),
        }
    };
    let statement = |s: &ResultStatement| Statement {
        source: word(&SOURCES, &s.source).to_owned(),
        says: s.says.as_pgn().to_owned(),
        text: s.text.clone(),
    };
    let rest = |unread: &Unread| Rest {
        after: unread.after.map(|after| renumbered[after]),
        text: unread.text.clone(),
    };
    let note = |remark: &Remark| Note {
        code: remark.kind.code(),
        zh: remark.kind.zh(),
        en: remark.kind.en(),
        line: remark.place.map(|place| place.line),
        column: remark.place.map(|place| place.column),
    };
    Stored {
        game: "xiangqi".to_owned(),
        start: Start {
            fen: fen::format(&record.start),
            side: word(&SIDES, &record.side_source).to_owned(),
        },
        tags: record.tags.clone(),
        comment: record.comment.clone(),
        label: record.label.clone(),
        context: record.context.clone(),
        nodes: order.iter().map(step).collect(),
        results: record.results.iter().map(statement).collect(),
        end: record.end.map(|end| end.as_chinese().to_owned()),
        unread: record.unread.iter().map(rest).collect(),
        remarks: record.remarks.iter().map(note).collect(),
    }
}
