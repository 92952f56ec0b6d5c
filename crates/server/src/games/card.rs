//! What is fixed before a game: the first entry of its stream.

use arbiter::Side;
use rulebook::Game as Kind;
use serde_json::{Map, Value, json};

use super::LiveGame;
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::secret;

/// A player's seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// What is kept of the token of the seat.
    mark: String,
}

/// A game's card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Chess or xiangqi.
    pub kind: Kind,
    /// White's or Red's seat, and Black's.
    pub seats: [Seat; 2],
    /// The event, for people; empty if none.
    pub event: String,
    /// The section of the hall; empty if none.
    pub section: String,
    /// The number of the board in the hall.
    pub board: Option<u32>,
    /// What the game is linked to, as the linker wrote it; the desk does not read it.
    pub link: Value,
    /// When it was opened, in milliseconds since 1970; the ledger counts from then.
    pub opened_ms: i64,
    /// Keeps the marks of states from telling how many there were.
    pub salt: String,
}

/// A game to be opened.
#[derive(Debug, Clone)]
pub struct NewGame {
    /// Chess or xiangqi.
    pub kind: Kind,
    /// The rulebook's id.
    pub rules: String,
    /// The time control, as people or PGN write it.
    pub control: String,
    /// Further fields of the ledger's first line, such as `fen` or `play`.
    pub further: Map<String, Value>,
    /// The players' names, White or Red first.
    pub names: [String; 2],
    /// The event, for people.
    pub event: String,
    /// The section of the hall.
    pub section: String,
    /// The number of the board.
    pub board: Option<u32>,
    /// What the game is linked to.
    pub link: Value,
}

impl NewGame {
    /// A game of chess between two names, nothing else said.
    #[must_use]
    pub fn chess(rules: &str, control: &str, names: [&str; 2]) -> Self {
        Self {
            kind: Kind::Chess,
            rules: rules.to_owned(),
            control: control.to_owned(),
            further: Map::new(),
            names: names.map(str::to_owned),
            event: String::new(),
            section: String::new(),
            board: None,
            link: Value::Null,
        }
    }

    /// The entry. What is said in it has been read once, so that it can be read again.
    pub(super) fn body(&self, tokens: &[String; 2], now_ms: i64, by: &str) -> Result<Value, Fault> {
        for text in self.names.iter().chain([&self.event, &self.section]) {
            if text.chars().count() > 200 || text.chars().any(char::is_control) {
                return Err(Fault::bad_key(Texts::error_text));
            }
        }
        let mut header = Map::new();
        header.insert("ledger".into(), json!(1));
        header.insert("rules".into(), json!(self.rules));
        header.insert("control".into(), json!(self.control));
        header.extend(self.further.clone());
        let live = LiveGame::open(self.kind, header)
            .map_err(|why| Fault::bad(format!("无法开局：{why}"), why))?;
        let seat = |index: usize| json!({"name": self.names[index].trim(), "mark": secret::mark(&tokens[index])});
        Ok(json!({
            "game": self.kind.word(),
            "header": live.header(),
            "first": seat(0),
            "second": seat(1),
            "event": self.event.trim(),
            "section": self.section.trim(),
            "board": self.board,
            "link": self.link,
            "opened": now_ms,
            "salt": secret::short_id(),
            "by": by,
        }))
    }
}

impl Card {
    /// The card and the game of a first entry.
    pub(super) fn read(body: &Value) -> Result<(Self, LiveGame), String> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let kind = match body["game"].as_str() {
            Some("chess") => Kind::Chess,
            Some("xiangqi") => Kind::Xiangqi,
            other => return Err(format!("found the game {other:?}, expected chess or xiangqi")),
        };
        let seat = |value: &Value| Seat { name: text(&value["name"]), mark: text(&value["mark"]) };
        let card = Self {
            kind,
            seats: [seat(&body["first"]), seat(&body["second"])],
            event: text(&body["event"]),
            section: text(&body["section"]),
            board: body["board"].as_u64().and_then(|board| u32::try_from(board).ok()),
            link: body["link"].clone(),
            opened_ms: body["opened"].as_i64().ok_or("expected the time of opening")?,
            salt: text(&body["salt"]),
        };
        let header = body["header"].as_object().cloned().unwrap_or_default();
        Ok((card, LiveGame::open(kind, header)?))
    }

    /// The seat a mark opens.
    pub(super) fn seat_of(&self, mark: &str) -> Option<Side> {
        let [first, second] = &self.seats;
        if first.mark == mark {
            Some(Side::First)
        } else if second.mark == mark {
            Some(Side::Second)
        } else {
            None
        }
    }

    pub(super) fn give_seat(&mut self, side: Side, mark: String) {
        let [first, second] = &mut self.seats;
        match side {
            Side::First => first.mark = mark,
            Side::Second => second.mark = mark,
        }
    }

    /// The name of the player on a side.
    #[must_use]
    pub fn name(&self, side: Side) -> &str {
        let [first, second] = &self.seats;
        match side {
            Side::First => &first.name,
            Side::Second => &second.name,
        }
    }
}
