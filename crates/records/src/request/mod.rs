//! A request for a ruling as one JSON object, as a line of a batch and the API take it: what it asks, and what is wrong
//! with it.

mod chess;

use arbiter::chess::Laws;
use arbiter::xiangqi::{Book, GameSoFar, judge};
use rulebook::Game;
use serde_json::{Map, Value, json};
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Move, Position};

use crate::object::{ObjectFault, object};
use crate::ruling::judgement_text;
use crate::{Remark, RemarkKind, stated_start, unplayable};

/// Why a request has no ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    kind: &'static str,
    column: Option<usize>,
    ply: Option<usize>,
    found: Option<String>,
    expected: Option<String>,
    reasons: Vec<RemarkKind>,
}

/// The fields of a request.
const FIELDS: [&str; 7] = ["id", "game", "rules", "fen", "moves", "then", "ask"];

impl Refusal {
    /// A refusal of one kind; the kinds are part of the form.
    #[must_use]
    pub const fn new(kind: &'static str) -> Self {
        Self { kind, column: None, ply: None, found: None, expected: None, reasons: Vec::new() }
    }

    /// What was found, shortened.
    #[must_use]
    pub fn found(mut self, found: impl AsRef<str>) -> Self {
        let found = found.as_ref();
        let mut short: String = found.chars().take(60).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        self.found = Some(short);
        self
    }

    /// What was expected.
    #[must_use]
    pub fn expected(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// The ply it is about, from 1.
    #[must_use]
    pub fn at_ply(mut self, ply: usize) -> Self {
        self.ply = Some(ply);
        self
    }

    /// The error as it is written, with the line it stands on.
    #[must_use]
    pub fn json(&self, line: usize) -> Value {
        let mut object = Map::new();
        object.insert("kind".into(), self.kind.into());
        object.insert("line".into(), line.into());
        let mut put = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                object.insert(name.into(), value);
            }
        };
        put("column", self.column.map(Value::from));
        put("ply", self.ply.map(Value::from));
        put("found", self.found.clone().map(Value::from));
        put("expected", self.expected.clone().map(Value::from));
        put("reasons", (!self.reasons.is_empty()).then(|| reasons(&self.reasons)));
        Value::Object(object)
    }
}

/// Reasons as they are written, all at once.
#[must_use]
pub fn reasons(kinds: &[RemarkKind]) -> Value {
    let each = |kind: &RemarkKind| json!({"kind": kind.code(), "zh": kind.zh(), "en": kind.en()});
    kinds.iter().map(each).collect()
}

/// Reads a line as a JSON object; a byte order mark before it is passed over.
///
/// # Errors
/// When it is no JSON object, or a name stands in it twice.
pub fn parse(line: &[u8]) -> Result<Map<String, Value>, Refusal> {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    object(line).map_err(|fault| match fault {
        ObjectFault::NotJson { column, why } => {
            let mut refusal = Refusal::new("not_json").found(why).expected("a JSON object");
            refusal.column = Some(column);
            refusal
        }
        ObjectFault::NotAnObject(found) => {
            Refusal::new("not_an_object").found(found).expected("a JSON object")
        }
        ObjectFault::Twice(name) => {
            Refusal::new("field_twice").found(name).expected("each field once")
        }
    })
}

/// What is answered.
#[derive(Debug)]
pub enum Answer {
    /// A ruling, as JSON text.
    Ruling(String),
    /// Which side can still mate.
    Winnable(Value),
}

/// Rules on a request.
///
/// # Errors
/// When it cannot be read, or asks what cannot be answered.
pub fn rule(request: &Map<String, Value>) -> Result<Answer, Refusal> {
    if let Some(laws) = edition(request)? {
        return chess::rule(request, laws);
    }
    let book = book(request)?;
    for name in ["then", "ask"] {
        if let Some(value) = request.get(name).filter(|value| !value.is_null()) {
            return Err(not_answered(book, name, value));
        }
    }
    let moves = moves(request)?;
    let (start, mut remarks) = start(request, moves.first().copied())?;
    let unknown = request.keys().filter(|name| !FIELDS.contains(&name.as_str()));
    remarks.extend(
        unknown.map(|name| Remark {
            place: None,
            kind: RemarkKind::FieldUnknown { name: name.clone() },
        }),
    );
    let game = GameSoFar { start, moves, stated: None };
    Ok(Answer::Ruling(judgement_text(&judge(&game, book), &game, &remarks)))
}

/// The chess edition, if the request is about chess.
fn edition(request: &Map<String, Value>) -> Result<Option<&'static Laws>, Refusal> {
    let named = text(request, "rules")?;
    let laws = named.and_then(|id| Laws::of(id).ok());
    match (text(request, "game")?, laws) {
        (Some("chess"), None) => {
            let known = format!("rules: one of {}", editions());
            Err(match named {
                None => Refusal::new("rules_missing").expected(known),
                Some(id) => Refusal::new("unknown_rulebook").found(id).expected(known),
            })
        }
        (Some("xiangqi"), Some(laws)) => Err(Refusal::new("rules_of_another_game")
            .found(laws.document.id)
            .expected(format!("rules: one of {}", known()))),
        (_, laws) => Ok(laws),
    }
}

fn text<'a>(
    request: &'a Map<String, Value>,
    name: &'static str,
) -> Result<Option<&'a str>, Refusal> {
    match request.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(other) => Err(Refusal::new("wrong_type")
            .found(format!("{name}: {other}"))
            .expected(format!("{name}: a string"))),
    }
}

pub(crate) fn editions() -> String {
    let ids: Vec<&str> = Laws::all().iter().map(|laws| laws.document.id).collect();
    ids.join(", ")
}

fn known() -> String {
    let ids: Vec<&str> = Book::ALL.into_iter().map(Book::id).collect();
    ids.join(", ")
}

fn book(request: &Map<String, Value>) -> Result<Book, Refusal> {
    match text(request, "game")? {
        None | Some("xiangqi") => {}
        Some(other) => {
            return Err(Refusal::new("unknown_game").found(other).expected("xiangqi or chess"));
        }
    }
    // There is no hidden choice between books: a request names its own.
    let Some(id) = text(request, "rules")? else {
        let mut known = known();
        if text(request, "game")?.is_none() {
            known = format!("{known}, {}", editions());
        }
        return Err(Refusal::new("rules_missing").expected(format!("rules: one of {known}")));
    };
    let document = rulebook::document(id)
        .map_err(|error| Refusal::new("unknown_rulebook").found(error.found).expected(known()))?;
    match document.game {
        Game::Xiangqi => Book::from_id(document.id)
            .ok_or_else(|| Refusal::new("unknown_rulebook").found(id).expected(known())),
        Game::Chess => Err(Refusal::new("game_not_supported").found(id).expected(known())),
    }
}

fn start(
    request: &Map<String, Value>,
    first: Option<Move>,
) -> Result<(Position, Vec<Remark>), Refusal> {
    let Some(text) = text(request, "fen")? else { return Ok((Position::initial(), Vec::new())) };
    let (setup, remarks) = stated_start(text, first)
        .map_err(|error| Refusal::new("fen_unreadable").found(text).expected(error.to_string()))?;
    let faults = unplayable(&setup);
    if !faults.is_empty() {
        let mut refusal = Refusal::new("start_not_playable")
            .found(text)
            .expected("a position that can be played on");
        refusal.reasons = faults.into_iter().map(RemarkKind::SetupFault).collect();
        return Err(refusal);
    }
    Ok((Position::from_record(setup), remarks))
}

fn moves(request: &Map<String, Value>) -> Result<Vec<Move>, Refusal> {
    let list = match request.get("moves") {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(Value::Array(list)) => list,
        Some(other) => {
            return Err(Refusal::new("wrong_type")
                .found(format!("moves: {other}"))
                .expected("moves: a list of strings"));
        }
    };
    (1..)
        .zip(list)
        .map(|(ply, value)| {
            let unreadable = |found: &str| {
                Refusal::new("move_unreadable")
                    .found(found)
                    .expected("a move such as h2e2: files a to i, ranks 0 to 9")
                    .at_ply(ply)
            };
            let text = value.as_str().ok_or_else(|| unreadable(&value.to_string()))?;
            read_points(text, RankBase::Zero).map_err(|_| unreadable(text))
        })
        .collect()
}

fn not_answered(book: Book, name: &'static str, value: &Value) -> Refusal {
    Refusal::new(match name {
        "ask" => "question_not_supported",
        _ => "not_in_this_book",
    })
    .found(format!("{name}: {value}"))
    .expected(format!("{} says nothing about it; ask an arbiter", book.id()))
}
