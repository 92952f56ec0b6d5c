//! A request for a ruling as one JSON object, as a line of a batch and the API take it: what it asks, what is answered,
//! and what is wrong with it.

mod chess;
mod refusal;

use arbiter::chess::Laws;
use arbiter::xiangqi::{Book, GameSoFar, judge};
use records::{Remark, RemarkKind, stated_start, unplayable};
use rulebook::Game;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Move, Position};

pub use chess::{Mating, Player, Then, Winnable};
pub use refusal::{Reason, Refusal, reasons};

use crate::object::{ObjectFault, object};
use crate::ruling::Judgement;

/// A request for a ruling.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Given back with the answer, whatever it is.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    pub id: Value,
    /// `chess` or `xiangqi`; may be left out, as the rulebook says it.
    pub game: Option<String>,
    /// The rulebook: `fide-2023`, `cxa-2020`, …
    pub rules: Option<String>,
    /// The position at the start; the usual one, if there is none.
    pub fen: Option<String>,
    /// The moves: in chess UCI or SAN, in xiangqi as `h2e2`.
    #[schema(value_type = Option<Vec<String>>)]
    pub moves: Option<Vec<Value>>,
    /// In chess, what happens after the moves.
    #[schema(value_type = Option<Then>)]
    pub then: Option<Value>,
    /// In chess, `winnable`: instead of a ruling, which side can still mate.
    #[schema(value_type = Option<String>)]
    pub ask: Option<Value>,
    /// Names of fields that are not known.
    #[serde(skip)]
    pub unknown: Vec<String>,
}

/// What is answered: `{"ruling": …}`, `{"winnable": …}` or `{"error": …}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A ruling.
    Ruling(Box<Judgement>),
    /// Which side can still mate.
    Winnable(Winnable),
    /// Why there is none.
    Error(Refusal),
}

/// An answer with the `id` of its request.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Answered {
    /// The `id` of the request; null if it has none.
    #[schema(value_type = Option<Object>)]
    pub id: Value,
    /// The answer.
    #[serde(flatten)]
    pub answer: Answer,
}

/// A line that is no request.
#[derive(Debug, Clone, PartialEq)]
pub struct Unreadable {
    /// Its `id`, if it has one.
    pub id: Value,
    /// What is wrong with it.
    pub refusal: Refusal,
}

/// Reads a line as a request; a byte order mark before it is passed over.
///
/// # Errors
/// When it is no JSON object, a name stands in it twice, or a field holds something else than it should.
pub fn parse(line: &[u8]) -> Result<Request, Box<Unreadable>> {
    let line = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line);
    // Nearly every line reads at once; of the others it is found out what is odd.
    serde_json::from_slice(line).or_else(|_| parse_slowly(line))
}

fn parse_slowly(line: &[u8]) -> Result<Request, Box<Unreadable>> {
    let mut fields = object(line)
        .map_err(|fault| Box::new(Unreadable { id: Value::Null, refusal: no_object(fault) }))?;
    let mut request =
        Request { id: fields.shift_remove("id").unwrap_or_default(), ..Request::default() };
    match request.fill(fields) {
        Ok(()) => Ok(request),
        Err(refusal) => Err(Box::new(Unreadable { id: request.id, refusal })),
    }
}

fn no_object(fault: ObjectFault) -> Refusal {
    match fault {
        ObjectFault::NotJson { column, why } => {
            Refusal::new("not_json").found(why).expected("a JSON object").at_column(column)
        }
        ObjectFault::NotAnObject(found) => {
            Refusal::new("not_an_object").found(found).expected("a JSON object")
        }
        ObjectFault::Twice(name) => {
            Refusal::new("field_twice").found(name).expected("each field once")
        }
    }
}

impl Request {
    fn fill(&mut self, mut fields: Map<String, Value>) -> Result<(), Refusal> {
        let mut take = |name| fields.shift_remove(name).filter(|value: &Value| !value.is_null());
        let wrong = |name: &str, found: &Value, expected: &str| {
            Refusal::new("wrong_type")
                .found(format!("{name}: {found}"))
                .expected(format!("{name}: {expected}"))
        };
        for (name, field) in
            [("rules", &mut self.rules), ("game", &mut self.game), ("fen", &mut self.fen)]
        {
            *field = match take(name) {
                None => None,
                Some(Value::String(text)) => Some(text),
                Some(other) => return Err(wrong(name, &other, "a string")),
            };
        }
        self.moves = match take("moves") {
            None => None,
            Some(Value::Array(moves)) => Some(moves),
            Some(other) => return Err(wrong("moves", &other, "a list of strings")),
        };
        (self.then, self.ask) = (take("then"), take("ask"));
        self.unknown = fields.into_iter().map(|(name, _)| name).collect();
        Ok(())
    }

    /// Rules on the request.
    ///
    /// # Errors
    /// When it asks what cannot be answered.
    pub fn rule(&self) -> Result<Answer, Refusal> {
        if let Some(laws) = self.edition()? {
            return chess::rule(self, laws);
        }
        let book = self.book()?;
        for (name, value) in [("then", &self.then), ("ask", &self.ask)] {
            if let Some(value) = value {
                return Err(not_answered(book, name, value));
            }
        }
        let moves = self.points()?;
        let (start, mut remarks) = self.start(moves.first().copied())?;
        let unknown = |name: &String| RemarkKind::FieldUnknown { name: name.clone() };
        let unknown = self.unknown.iter().map(unknown);
        remarks.extend(unknown.map(|kind| Remark { place: None, kind }));
        let game = GameSoFar { start, moves, stated: None };
        Ok(Answer::Ruling(Box::new(Judgement::of(&judge(&game, book), &game, &remarks))))
    }

    /// The chess edition, if the request is about chess.
    fn edition(&self) -> Result<Option<&'static Laws>, Refusal> {
        let laws = self.rules.as_deref().and_then(|id| Laws::of(id).ok());
        match (self.game.as_deref(), laws) {
            (Some("chess"), None) => {
                let known = format!("rules: one of {}", editions());
                Err(match &self.rules {
                    None => Refusal::new("rules_missing").expected(known),
                    Some(id) => Refusal::new("unknown_rulebook").found(id).expected(known),
                })
            }
            (Some("xiangqi"), Some(laws)) => Err(Refusal::new("rules_of_another_game")
                .found(laws.document.id)
                .expected(format!("rules: one of {}", books()))),
            (_, laws) => Ok(laws),
        }
    }

    fn book(&self) -> Result<Book, Refusal> {
        match self.game.as_deref() {
            None | Some("xiangqi") => {}
            Some(other) => {
                return Err(Refusal::new("unknown_game").found(other).expected("xiangqi or chess"));
            }
        }
        // There is no hidden choice between books: a request names its own.
        let Some(id) = &self.rules else {
            let mut known = books();
            if self.game.is_none() {
                known = format!("{known}, {}", editions());
            }
            return Err(Refusal::new("rules_missing").expected(format!("rules: one of {known}")));
        };
        let document = rulebook::document(id).map_err(|error| {
            Refusal::new("unknown_rulebook").found(error.found).expected(books())
        })?;
        match document.game {
            Game::Xiangqi => Book::from_id(document.id)
                .ok_or_else(|| Refusal::new("unknown_rulebook").found(id).expected(books())),
            Game::Chess => Err(Refusal::new("game_not_supported").found(id).expected(books())),
        }
    }

    fn start(&self, first: Option<Move>) -> Result<(Position, Vec<Remark>), Refusal> {
        let Some(text) = &self.fen else { return Ok((Position::initial(), Vec::new())) };
        let (setup, remarks) = stated_start(text, first).map_err(|error| {
            Refusal::new("fen_unreadable").found(text).expected(error.to_string())
        })?;
        let faults = unplayable(&setup);
        if !faults.is_empty() {
            let kinds: Vec<RemarkKind> = faults.into_iter().map(RemarkKind::SetupFault).collect();
            return Err(Refusal::new("start_not_playable")
                .found(text)
                .expected("a position that can be played on")
                .because(&kinds));
        }
        Ok((Position::from_record(setup), remarks))
    }

    fn points(&self) -> Result<Vec<Move>, Refusal> {
        let point = |(ply, value): (usize, &Value)| {
            let unreadable = |found: &str| {
                Refusal::new("move_unreadable")
                    .found(found)
                    .expected("a move such as h2e2: files a to i, ranks 0 to 9")
                    .at_ply(ply)
            };
            let text = value.as_str().ok_or_else(|| unreadable(&value.to_string()))?;
            read_points(text, RankBase::Zero).map_err(|_| unreadable(text))
        };
        (1..).zip(self.moves.iter().flatten()).map(point).collect()
    }
}

/// The editions of the Laws of Chess by their ids.
pub(crate) fn editions() -> String {
    let ids: Vec<&str> = Laws::all().iter().map(|laws| laws.document.id).collect();
    ids.join(", ")
}

/// The xiangqi books by their ids.
pub(crate) fn books() -> String {
    let ids: Vec<&str> = Book::ALL.into_iter().map(Book::id).collect();
    ids.join(", ")
}

fn not_answered(book: Book, name: &'static str, value: &Value) -> Refusal {
    Refusal::new(match name {
        "ask" => "question_not_supported",
        _ => "not_in_this_book",
    })
    .found(format!("{name}: {value}"))
    .expected(format!("{} says nothing about it; ask an arbiter", book.id()))
}
