//! What is fixed when an event is created: the first entry of its stream.

use rulebook::Document;
use serde_json::{Value, json};
use tournament::standings::Order;
use tournament::tiebreak::{Format, TiebreakRules};
use tournament::{Color, Edition, Event, Game, Points, RoundNumber, Scoring, System};

use super::Refusal;

use crate::i18n::Texts;

/// The systems by their words.
pub const SYSTEMS: [(&str, System); 5] = [
    ("dutch-2026", System::Dutch(Edition::Dutch2026)),
    ("dutch-2017", System::Dutch(Edition::Dutch2017)),
    ("round-robin", System::RoundRobin),
    ("double-round-robin", System::DoubleRoundRobin),
    ("xiangqi-swiss", System::XiangqiSwiss),
];

/// The terms of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Its name.
    pub name: String,
    /// The game.
    pub game: Game,
    /// The id of the rulebook.
    pub rules: String,
    /// How it is paired.
    pub system: System,
    /// The number of rounds; a round robin counts them from its players.
    pub rounds: Option<RoundNumber>,
    /// What results are worth.
    pub scoring: Scoring,
    /// The order of the standings, as [`Order::parse`] reads it.
    pub order: String,
    /// The time control, for people and for live games.
    pub control: String,
    /// The colour the lot gave to the first player.
    pub initial: Color,
    /// Where it is played.
    pub place: String,
    /// When it is played, for people.
    pub date: String,
}

impl Setup {
    /// Reads the first entry.
    ///
    /// # Errors
    /// What is missing or not known.
    pub fn read(body: &Value) -> Result<Self, String> {
        let text = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
        let game = match body["game"].as_str() {
            Some("chess") => Game::Chess,
            Some("xiangqi") => Game::Xiangqi,
            other => return Err(format!("found the game {other:?}, expected chess or xiangqi")),
        };
        let system = read_system(&text("system"))
            .ok_or_else(|| format!("found the system {}, expected a known one", body["system"]))?;
        let points = |name: &str| {
            body[name]
                .as_i64()
                .and_then(|tenths| i32::try_from(tenths).ok())
                .map(Points::from_tenths)
                .ok_or_else(|| format!("found no points for {name}"))
        };
        let mut scoring = Scoring::of(points("win")?, points("draw")?, points("loss")?);
        scoring.pairing_bye = points("bye")?;
        let rounds = body["rounds"].as_u64().and_then(|rounds| u16::try_from(rounds).ok());
        let initial = match body["initial"].as_str() {
            Some("black") => Color::Black,
            _ => Color::White,
        };
        Ok(Self {
            name: text("name"),
            game,
            rules: text("rules"),
            system,
            rounds: rounds.map(RoundNumber),
            scoring,
            order: text("order"),
            control: text("control"),
            initial,
            place: text("place"),
            date: text("date"),
        })
    }

    /// The first entry.
    #[must_use]
    pub fn body(&self) -> Value {
        json!({
            "name": self.name,
            "game": match self.game { Game::Chess => "chess", Game::Xiangqi => "xiangqi" },
            "rules": self.rules,
            "system": self.system_word(),
            "rounds": self.rounds.map(|rounds| rounds.0),
            "win": self.scoring.win.tenths(),
            "draw": self.scoring.draw.tenths(),
            "loss": self.scoring.loss.tenths(),
            "bye": self.scoring.pairing_bye.tenths(),
            "order": self.order,
            "control": self.control,
            "initial": match self.initial { Color::White => "white", Color::Black => "black" },
            "place": self.place,
            "date": self.date,
        })
    }

    /// Whether an event can be held so.
    ///
    /// # Errors
    /// What is wrong.
    pub fn check(&self) -> Result<(), Refusal> {
        for text in [&self.name, &self.control, &self.place, &self.date] {
            if text.chars().count() > 200 || text.chars().any(char::is_control) {
                return Err(Refusal::of(Texts::error_text));
            }
        }
        if self.name.trim().is_empty() {
            return Err(Refusal::of(Texts::event_no_name));
        }
        if self.document().is_none_or(|book| !fits(self.game, book)) {
            return Err(Refusal::of(Texts::event_book_game));
        }
        match (self.format(), self.rounds) {
            (Format::Swiss, Some(RoundNumber(1..=99))) | (Format::RoundRobin, _) => {}
            (Format::Swiss, _) => return Err(Refusal::of(Texts::event_rounds_needed)),
        }
        if self.scoring.win <= self.scoring.draw || self.scoring.draw <= self.scoring.loss {
            return Err(Refusal::of(Texts::event_scoring));
        }
        Order::parse(&self.order, &self.tiebreak_rules())
            .map(|_| ())
            .map_err(|error| Refusal::of(|t| t.event_order(&error)))
    }

    /// The rulebook.
    #[must_use]
    pub fn document(&self) -> Option<&'static Document> {
        rulebook::document(&self.rules).ok()
    }

    /// The word of the system.
    #[must_use]
    pub fn system_word(&self) -> &'static str {
        SYSTEMS.iter().find(|(_, known)| *known == self.system).map_or("", |(word, _)| word)
    }

    /// Swiss or round robin.
    #[must_use]
    pub fn format(&self) -> Format {
        Format::from(self.system)
    }

    /// Whether the xiangqi rules of 1959 govern the event.
    #[must_use]
    pub fn is_1959(&self) -> bool {
        self.rules == rulebook::xiangqi_1959::DOCUMENT.id
    }

    /// The edition of the tie-breaks: the one in force with the edition of the pairing rules.
    #[must_use]
    pub const fn tiebreak_rules(&self) -> TiebreakRules {
        match self.system {
            System::Dutch(Edition::Dutch2017) => TiebreakRules::OF_2024_08,
            System::Dutch(Edition::Dutch2026)
            | System::XiangqiSwiss
            | System::RoundRobin
            | System::DoubleRoundRobin => TiebreakRules::OF_2026_03,
        }
    }

    /// The terms as `tournament` takes them.
    #[must_use]
    pub fn event(&self) -> Event {
        Event {
            game: self.game,
            name: self.name.clone(),
            system: Some(self.system),
            rounds: self.rounds,
            initial_color: Some(self.initial),
            scoring: self.scoring,
            forfeits_meet: false,
        }
    }
}

/// The system of a word.
#[must_use]
pub fn read_system(word: &str) -> Option<System> {
    SYSTEMS.iter().find(|(known, _)| *known == word).map(|(_, system)| *system)
}

/// Whether a rulebook is one of a game.
#[must_use]
pub fn fits(game: Game, book: &Document) -> bool {
    match (game, book.game) {
        (Game::Chess, rulebook::Game::Chess) | (Game::Xiangqi, rulebook::Game::Xiangqi) => true,
        (Game::Chess, rulebook::Game::Xiangqi) | (Game::Xiangqi, rulebook::Game::Chess) => false,
    }
}
