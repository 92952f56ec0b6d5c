//! A game that is played for ever, and what its players were told.

use arbiter::clock::Millis;
use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::http::{Http, now_ms};

/// Both knights out and back. Under the Laws of 1993 nothing ends that unless a player claims.
const MOVES: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

/// What each player has at first, and gets before each move.
const TIME_MS: i64 = 36_000_000;
const INCREMENT_MS: i64 = 5_000;
const CONTROL: &str = "36000+5";

/// The move at a ply, from 0.
pub(crate) fn move_at(ply: usize) -> &'static str {
    MOVES[ply % 4]
}

/// The first moves of the game.
pub(crate) fn moves(count: usize) -> Vec<&'static str> {
    (0..count).map(move_at).collect()
}

/// A game.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) id: String,
    tokens: [String; 2],
}

/// What a player may send.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sort {
    /// The moves in turn. The Laws refuse one made twice.
    Move,
    /// Protests with a number. The Laws take as many as come.
    Protest,
}

/// When a command was sent and its answer was there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Window {
    sent_ms: i64,
    told_ms: i64,
}

impl Game {
    pub(crate) async fn open(http: &Http, chief: &str) -> Self {
        let new = json!({"rules": "fide-1993", "control": CONTROL, "first": "A", "second": "B"});
        let opened = http.well("POST", "/api/v1/games", chief, Some(&new)).await;
        let text = |name: &str| opened[name].as_str().expect("a name").to_owned();
        Self { id: text("id"), tokens: [text("first"), text("second")] }
    }

    pub(crate) fn path(&self) -> String {
        format!("/api/v1/games/{}", self.id)
    }

    /// The token of the player who makes the move at a ply.
    pub(crate) fn mover(&self, ply: usize) -> &str {
        &self.tokens[ply % 2]
    }

    /// Sends the command of a sort with a number; whether it had been taken before. `None` when no answer came.
    pub(crate) async fn command(&self, http: &Http, sort: Sort, number: usize) -> Option<bool> {
        let body = match sort {
            Sort::Move => {
                json!({"do": "move", "move": move_at(number), "press": true, "key": format!("m{number}")})
            }
            Sort::Protest => {
                json!({"do": "protest", "text": number.to_string(), "key": format!("p{number}")})
            }
        };
        let token = match sort {
            Sort::Move => self.mover(number),
            Sort::Protest => self.mover(0),
        };
        let path = format!("{}/commands", self.path());
        let (status, text) = http.send("POST", &path, token, Some(&body)).await?;
        assert_eq!(status, 200, "{} {sort:?} {number}: {text}", self.id);
        let receipt: Value = serde_json::from_str(&text).expect("JSON");
        Some(receipt["repeated"].as_bool().expect("it says whether"))
    }

    /// Sends commands one after another until no answer comes: when each that was acknowledged was under way. Each answer is
    /// told to `acknowledged`.
    pub(crate) async fn send_until_cut_off(
        &self,
        http: &Http,
        sort: Sort,
        acknowledged: &Notify,
    ) -> Vec<Window> {
        let mut told = Vec::new();
        loop {
            let sent_ms = now_ms();
            let Some(repeated) = self.command(http, sort, told.len()).await else { return told };
            assert!(!repeated, "{} {sort:?} {}: never sent before", self.id, told.len());
            told.push(Window { sent_ms, told_ms: now_ms() });
            acknowledged.notify_one();
        }
    }

    /// What the desk has of the game.
    pub(crate) async fn held(&self, http: &Http, chief: &str) -> Held {
        let asked_ms = now_ms();
        let answer = http.well("GET", &self.path(), "", None).await;
        let state = &answer["state"];
        let now = answer["now"].as_i64().expect("a time");
        assert!((asked_ms..=now_ms()).contains(&now), "the time of the desk is the wall's");
        let shown = state["moves"].as_array().expect("moves");
        let shown = shown.iter().map(|text| text.as_str().expect("a move").to_owned()).collect();
        let ledger = format!("/games/{}/ledger.jsonl", self.id);
        let (status, ledger) = http.send("GET", &ledger, chief, None).await.expect("an answer");
        assert_eq!(status, 200, "{ledger}");
        let lines = ledger.lines().skip(1).map(|line| serde_json::from_str(line).expect("a line"));
        Held { now, clocks: state["clocks"].clone(), shown, lines: lines.collect() }
    }
}

/// What the desk has of a game.
#[derive(Debug)]
pub(crate) struct Held {
    now: i64,
    clocks: Value,
    shown: Vec<String>,
    lines: Vec<Value>,
}

impl Held {
    /// Without the moves that repeat the one before: these are made by the player who has just moved.
    pub(crate) fn without_moves_out_of_turn(mut self) -> Self {
        let mut last = Value::Null;
        self.lines.retain(|line| {
            let again = line["do"] == "move" && line["move"] == last;
            if line["do"] == "move" {
                last = line["move"].clone();
            }
            !again
        });
        self
    }

    /// The numbers of a sort in the order they are kept, and the moment of each since the opening.
    fn kept(&self, sort: Sort) -> Vec<(String, i64)> {
        let (word, field) = match sort {
            Sort::Move => ("move", "move"),
            Sort::Protest => ("protest", "text"),
        };
        let of_sort = self.lines.iter().filter(|line| line["do"] == word);
        of_sort
            .map(|line| (line[field].as_str().expect("a text").to_owned(), moment(line)))
            .collect()
    }

    /// How many commands of a sort are kept. Panics unless they are the first ones, each once and in order.
    pub(crate) fn count(&self, sort: Sort) -> usize {
        let kept: Vec<String> = self.kept(sort).into_iter().map(|(text, _)| text).collect();
        let expected: Vec<String> = match sort {
            Sort::Move => moves(kept.len()).into_iter().map(str::to_owned).collect(),
            Sort::Protest => (0..kept.len()).map(|number| number.to_string()).collect(),
        };
        assert_eq!(kept, expected, "{sort:?}");
        if sort == Sort::Move {
            assert_eq!(self.shown, kept, "the page shows what the ledger holds");
        }
        kept.len()
    }

    /// The numbers of the protests kept, sorted.
    pub(crate) fn protests(&self) -> Vec<usize> {
        let kept = self.kept(Sort::Protest).into_iter();
        let mut numbers: Vec<usize> =
            kept.map(|(text, _)| text.parse().expect("a number")).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Panics unless each command acknowledged carries a moment between its sending and its answer.
    pub(crate) fn check_moments(&self, sort: Sort, told: &[Window]) {
        let Some(last) = self.lines.last().map(moment) else { return };
        let opened = self.clocks["stamp"].as_i64().expect("a time") - last;
        for (window, (text, at)) in told.iter().zip(self.kept(sort)) {
            let at = opened + at;
            assert!((window.sent_ms..=window.told_ms).contains(&at), "{text}: {at} {window:?}");
        }
    }

    /// How far the clocks shown are from the time that went by, in milliseconds: the worse of both.
    ///
    /// A clock that runs has run while no desk did.
    pub(crate) fn clocks_are_off_by(&self) -> i64 {
        let moves = self.kept(Sort::Move);
        let Some((_, first)) = moves.first() else { return 0 };
        let mut left = [TIME_MS + INCREMENT_MS; 2];
        let mut pressed = *first;
        for (ply, (_, at)) in moves.iter().enumerate() {
            left[ply % 2] += INCREMENT_MS - (at - pressed);
            pressed = *at;
        }
        let last = self.lines.last().map_or(0, moment);
        let stamp = self.clocks["stamp"].as_i64().expect("a time");
        let now_since_opening = self.now - (stamp - last);
        left[moves.len() % 2] -= now_since_opening - pressed;
        let to_move = ["white", "black"][moves.len() % 2];
        assert_eq!(self.clocks["running"], to_move);
        let shown = |side: &str| {
            let shown = self.clocks[side].as_i64().expect("a time");
            if side == to_move { shown - (self.now - stamp) } else { shown }
        };
        (shown("white") - left[0]).abs().max((shown("black") - left[1]).abs())
    }
}

/// The moment of a line since the opening, in milliseconds.
fn moment(line: &Value) -> i64 {
    let text = line["at"].as_str().expect("each line has its time");
    Millis::read(text).expect("a time").0
}
