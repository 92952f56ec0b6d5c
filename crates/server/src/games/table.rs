//! The state of a game's stream.

use std::borrow::Cow;

use arbiter::clock::Millis;
use arbiter::{Outcome, Side};
use rulebook::Game as Kind;
use serde_json::Value;
use words::Bilingual;

use super::live::{GameFile, Line, LiveGame, Phase, Taken};
use super::{Card, seat_word, side_word, since};
use crate::envelope::EnvelopeKey;
use crate::fault::Fault;
use crate::i18n::{Key, Texts, both};
use crate::journal::{Fold, Seq};

/// Who acts in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// A player.
    Player(Side),
    /// An arbiter, by account.
    Arbiter(String),
    /// The desk itself: a flag.
    Desk,
}

impl Actor {
    /// The word in entries.
    #[must_use]
    pub fn word(&self) -> String {
        match self {
            Self::Player(side) => seat_word(*side).to_owned(),
            Self::Arbiter(name) => format!("arbiter:{name}"),
            Self::Desk => "desk".to_owned(),
        }
    }

    fn read(word: &str) -> Self {
        match word {
            "white" => Self::Player(Side::First),
            "black" => Self::Player(Side::Second),
            "desk" => Self::Desk,
            other => Self::Arbiter(other.strip_prefix("arbiter:").unwrap_or(other).to_owned()),
        }
    }
}

/// A line of the game's log.
#[derive(Debug, Clone)]
pub struct LogLine {
    /// The entry.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who.
    pub by: Actor,
    /// What was done and what it led to.
    pub taken: Vec<Taken>,
    /// What an arbiter wrote beside it: the reason of a taking back, a note.
    pub note: String,
    /// Whether a later taking back undid it.
    pub undone: bool,
}

/// A call for the arbiter that nobody has answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// Who calls.
    pub by: Side,
    /// Since when, in milliseconds since 1970.
    pub since_ms: i64,
    /// Why, if he said so.
    pub note: String,
}

/// What the state is folded from, so that a taking back can fold it again.
#[derive(Debug, Clone)]
enum Step {
    Line(Line, Millis),
    Stop(Millis),
    End(Outcome, Millis),
}

/// The state of a game.
#[derive(Debug, Default)]
pub struct Table {
    card: Option<Card>,
    start: Option<LiveGame>,
    live: Option<LiveGame>,
    steps: Vec<(Seq, Step)>,
    log: Vec<LogLine>,
    adjourning: bool,
    call: Option<Call>,
    faults: Vec<String>,
    key: Option<EnvelopeKey>,
    locked: bool,
}

/// Stands for the text of an envelope that cannot be opened.
const LOCKED: &str = "?";

impl Table {
    /// An empty table that seals moves with a key.
    #[must_use]
    pub fn with_key(key: EnvelopeKey) -> Self {
        Self { key: Some(key), ..Self::default() }
    }

    /// Whether a move is sealed in an envelope that cannot be opened here: its key is elsewhere, or lost.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.locked && self.is_sealed()
    }

    fn is_sealed(&self) -> bool {
        self.live.as_ref().is_some_and(|live| matches!(live.phase(), Phase::Sealed(_)))
    }

    /// What is in the envelope that is closed now, if there is one and it can be opened here.
    pub(super) fn paper(&self) -> Option<&str> {
        if !self.is_sealed() || self.locked {
            return None;
        }
        let sealed = self.steps.iter().rev().find_map(|(_, step)| match step {
            Step::Line(line, _) if is_sealing(line) => Some(line),
            Step::Line(..) | Step::Stop(_) | Step::End(..) => None,
        });
        sealed?.get("move")?.as_str()
    }

    /// A line as it is stored: a sealed move in its envelope.
    pub(super) fn sealed(&self, line: &Value) -> Value {
        let mut line = line.clone();
        if let (Some(key), Some(fields)) = (&self.key, line.as_object_mut())
            && is_sealing(fields)
            && let Some(text) = fields.shift_remove("move")
        {
            let text = text.as_str().unwrap_or_default();
            fields.insert("sealed".to_owned(), Value::from(key.close(self.salt(), text)));
        }
        line
    }

    /// A stored line as it was sent, as far as its envelope can be opened here. Older lines have none.
    fn unsealed<'a>(&mut self, line: &'a Value) -> Cow<'a, Value> {
        let Some(envelope) = line.get("sealed") else { return Cow::Borrowed(line) };
        let envelope = envelope.as_str().unwrap_or_default();
        let text = self.key.as_ref().and_then(|key| key.look_into(self.salt(), envelope));
        self.locked = text.is_none();
        let mut line = line.clone();
        if let Some(fields) = line.as_object_mut() {
            fields.shift_remove("sealed");
            fields.insert("move".to_owned(), text.map_or(Value::from(LOCKED), Value::from));
        }
        Cow::Owned(line)
    }

    /// An entry that opened the envelope says what was in it.
    fn take_paper(&mut self, seq: Seq, paper: &str) {
        if !self.locked {
            if self.paper() != Some(paper) {
                self.faults.push(format!("entry {seq}: another move was in the envelope"));
            }
            return;
        }
        for (_, step) in self.steps.iter_mut().rev() {
            if let Step::Line(line, _) = step
                && is_sealing(line)
            {
                line.insert("move".to_owned(), Value::from(paper));
                break;
            }
        }
        self.locked = false;
        self.play_again(seq);
    }

    fn salt(&self) -> &str {
        self.card.as_ref().map_or("", |card| card.salt.as_str())
    }

    /// What was fixed before.
    #[must_use]
    pub const fn card(&self) -> Option<&Card> {
        self.card.as_ref()
    }

    /// The game.
    #[must_use]
    pub const fn live(&self) -> Option<&LiveGame> {
        self.live.as_ref()
    }

    /// The log, oldest first.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    /// The open call.
    #[must_use]
    pub const fn call(&self) -> Option<&Call> {
        self.call.as_ref()
    }

    /// Whether the arbiter has asked the side to move to seal.
    #[must_use]
    pub const fn is_adjourning(&self) -> bool {
        self.adjourning
    }

    /// What could not be read in the stream.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// A time of the wall as a moment of the ledger; never before the last line, whatever the wall's clock does.
    #[must_use]
    pub fn moment(&self, now_ms: i64) -> Millis {
        let opened = self.card.as_ref().map_or(now_ms, |card| card.opened_ms);
        let last = self.live.as_ref().map_or(Millis::ZERO, LiveGame::now);
        since(opened, now_ms).max(last)
    }

    /// Whose flag falls next, and when on the wall. After a flag of the desk that decided nothing there is none.
    #[must_use]
    pub fn flag_due(&self) -> Option<(Side, i64)> {
        let (card, live) = (self.card.as_ref()?, self.live.as_ref()?);
        if self.log.last().is_some_and(|line| line.by == Actor::Desk) {
            return None;
        }
        let (side, at) = live.flag_due()?;
        Some((side, card.opened_ms.saturating_add(at.0)))
    }

    /// Whether the game can be taken back to the state after an entry.
    #[must_use]
    pub fn can_return_to(&self, to: Seq) -> bool {
        to == 1 || self.steps.iter().any(|(seq, _)| *seq == to)
    }

    /// The last entry before `seq` that the game can be taken back to.
    #[must_use]
    pub fn step_before(&self, seq: Seq) -> Option<Seq> {
        self.steps.iter().rev().map(|(step, _)| *step).find(|step| *step < seq)
    }

    /// The game as a file; `None` for a form its kind of game does not have.
    #[must_use]
    pub fn file(&self, round: Option<&str>, form: GameFile) -> Option<String> {
        let (card, live) = (self.card.as_ref()?, self.live.as_ref()?);
        live.file(card, round, form)
    }

    /// The ledger as a file for `caipan arbitrate`: what stands after all taking back.
    #[must_use]
    pub fn ledger(&self) -> String {
        let Some(start) = &self.start else { return String::new() };
        let mut text = format!("{}\n", start.header());
        for (_, step) in &self.steps {
            match step {
                Step::Line(line, _) => text += &format!("{}\n", Value::Object(line.clone())),
                Step::Stop(at) => {
                    text +=
                        &format!("{}\n", serde_json::json!({"at": at.to_string(), "do": "pause"}));
                }
                Step::End(outcome, at) => {
                    text += &format!("# {at}: {}\n", outcome_word(*outcome));
                }
            }
        }
        text
    }

    /// The line as the actor may send it; a player speaks for himself alone.
    pub(super) fn permit(&self, actor: &Actor, line: &Line) -> Result<Line, Fault> {
        let mut line = line.clone();
        let what = line.get("do").and_then(Value::as_str).unwrap_or_default().to_owned();
        match actor {
            Actor::Desk | Actor::Arbiter(_) => Ok(line),
            Actor::Player(side) => {
                self.permit_player(*side, &what)?;
                let kind = self.live.as_ref().map_or(Kind::Chess, LiveGame::kind);
                let own = Value::from(side_word(kind, *side));
                if line.get("by").is_some_and(|by| *by != own) {
                    return Err(Fault::Forbidden);
                }
                line.insert("by".to_owned(), own);
                match (what.as_str(), kind) {
                    ("pause", Kind::Chess) => {
                        line.insert("reason".to_owned(), Value::from("arbiter"));
                    }
                    // The ledger of xiangqi does not say who stops the clocks; the entry does.
                    ("pause", Kind::Xiangqi) => {
                        line.shift_remove("by");
                    }
                    _ => {}
                }
                Ok(line)
            }
        }
    }

    fn permit_player(&self, side: Side, what: &str) -> Result<(), Fault> {
        let Some(live) = &self.live else { return Err(Fault::NotFound) };
        let refused = |key: Key| Err(Fault::Refused(both(key)));
        let own = matches!(
            what,
            "move"
                | "press"
                | "offer"
                | "accept"
                | "decline"
                | "claim"
                | "resign"
                | "pause"
                | "report_illegal"
                | "seal"
                | "protest"
                | "borrow"
                | "report_touch"
                | "request_increment"
                | "claim_normal_means"
        );
        if !own {
            return Err(Fault::Forbidden);
        }
        if what == "protest" || live.phase().is_over() {
            return Ok(());
        }
        if live.question().is_some() {
            return refused(Texts::error_question_open);
        }
        if what == "seal" && !self.adjourning {
            return refused(Texts::error_not_adjourning);
        }
        let started = live.phase() != Phase::NotStarted;
        if matches!(what, "move" | "press") && started && live.running().is_none() {
            return refused(Texts::error_clocks_stopped);
        }
        let waits = live.to_move() != side
            || matches!(
                what,
                "pause" | "claim" | "report_touch" | "request_increment" | "claim_normal_means"
            );
        if !started && waits && what != "resign" {
            return refused(Texts::error_not_started);
        }
        Ok(())
    }

    fn set_up(&mut self, body: &Value) {
        match Card::read(body) {
            Ok((card, live)) => {
                self.card = Some(card);
                self.start = Some(live.clone());
                self.live = Some(live);
            }
            Err(why) => self.faults.push(format!("entry 1: {why}")),
        }
    }

    fn command(&mut self, seq: Seq, body: &Value) -> Vec<Taken> {
        let Some(lines) = body["lines"].as_array() else {
            self.faults.push(format!("entry {seq}: expected lines"));
            return Vec::new();
        };
        if let Some(paper) = body["paper"].as_str() {
            self.take_paper(seq, paper);
        }
        let mut all = Vec::new();
        for line in lines {
            let line = self.unsealed(&line["line"]);
            match self.run(&line) {
                Ok((step, taken)) => {
                    self.steps.push((seq, step));
                    all.extend(taken);
                }
                Err(why) => self.faults.push(format!("entry {seq}: {why}")),
            }
        }
        all
    }

    fn run(&mut self, line: &Value) -> Result<(Step, Vec<Taken>), String> {
        let live = self.live.as_mut().ok_or("found a command before the setup")?;
        let line = line.as_object().ok_or("expected a line")?;
        let at = line.get("at").and_then(Value::as_str).and_then(Millis::read);
        let at = at.ok_or("expected the time of the line")?;
        let taken = live.take(line, at).map_err(|why| why.en)?;
        Ok((Step::Line(line.clone(), at), taken))
    }

    /// What a command changes besides the game itself.
    fn after_command(&mut self, at_ms: i64, body: &Value, taken: &[Taken]) {
        let by = Actor::read(body["by"].as_str().unwrap_or_default());
        for one in taken {
            match (one.line["do"].as_str().unwrap_or_default(), &by) {
                ("pause", Actor::Player(by)) => {
                    let by = *by;
                    let note = body["note"].as_str().unwrap_or_default().to_owned();
                    self.call = Some(Call { by, since_ms: at_ms, note });
                }
                ("restart" | "start_session" | "decide", _) => self.call = None,
                ("seal", _) => self.adjourning = false,
                _ => {}
            }
        }
        if self.live.as_ref().is_some_and(|live| live.phase().is_over()) {
            self.call = None;
            self.adjourning = false;
        }
    }

    fn take_back(&mut self, seq: Seq, to: Seq, at: Millis) {
        self.steps.retain(|(step, _)| *step <= to);
        self.steps.push((seq, Step::Stop(at)));
        for line in &mut self.log {
            line.undone |= line.seq > to;
        }
        self.call = None;
        self.adjourning = false;
        self.play_again(seq);
    }

    /// Plays the steps again from the start; `seq` is the entry that makes it necessary.
    fn play_again(&mut self, seq: Seq) {
        let Some(mut live) = self.start.clone() else { return };
        for (_, step) in &self.steps {
            match step {
                Step::Line(line, at) => {
                    if let Err(why) = live.take(line, *at) {
                        self.faults.push(format!("entry {seq}: {}", why.en));
                    }
                }
                Step::Stop(at) => live.stop(*at),
                Step::End(outcome, at) => live.end(*outcome, *at),
            }
        }
        self.live = Some(live);
    }

    fn set_result(&mut self, seq: Seq, body: &Value, at: Millis) {
        let outcome = body["outcome"].as_str().and_then(read_outcome);
        let (Some(outcome), Some(live)) = (outcome, self.live.as_mut()) else {
            self.faults.push(format!("entry {seq}: expected an outcome"));
            return;
        };
        live.end(outcome, at);
        self.steps.push((seq, Step::End(outcome, at)));
        self.call = None;
    }

    fn give_seat(&mut self, body: &Value) {
        let side = if body["side"] == "black" { Side::Second } else { Side::First };
        let mark = body["mark"].as_str().unwrap_or_default().to_owned();
        if let Some(card) = &mut self.card {
            card.give_seat(side, mark);
        }
    }
}

impl Fold for Table {
    fn take(&mut self, seq: Seq, at_ms: i64, kind: &str, body: &Value) {
        let at = body["at"].as_str().and_then(Millis::read).unwrap_or_else(|| self.moment(at_ms));
        let mut taken = Vec::new();
        let mut note = "reason";
        let word = |zh: &str, en: &str| Taken {
            line: Value::Null,
            words: Bilingual { zh: zh.to_owned(), en: en.to_owned() },
            decisions: Vec::new(),
        };
        match kind {
            "setup" => {
                self.set_up(body);
                taken.push(word("开局", "the game is opened"));
            }
            "command" => {
                taken = self.command(seq, body);
                self.after_command(at_ms, body, &taken);
                note = "note";
            }
            "adjourn" => {
                self.adjourning = true;
                taken.push(word("裁判员宣布封局", "the arbiter adjourns the game"));
            }
            "seat" => {
                self.give_seat(body);
                taken.push(word("更换座位链接", "a new link for a seat"));
            }
            "take_back" => {
                let to = body["to"].as_u64().unwrap_or(1);
                self.take_back(seq, to, at);
                taken.push(word(
                    &format!("退回到第 {to} 条以后"),
                    &format!("taken back to entry {to}"),
                ));
            }
            "result" => {
                self.set_result(seq, body, at);
                taken.push(word("裁判员定结果", "the arbiter sets the result"));
            }
            other => self.faults.push(format!("entry {seq}: found the kind {other:?}")),
        }
        let by = Actor::read(body["by"].as_str().unwrap_or("desk"));
        let by = if matches!(kind, "command") { by } else { arbiter(by) };
        let note = body[note].as_str().unwrap_or_default().to_owned();
        self.log.push(LogLine { seq, at_ms, by, taken, note, undone: false });
    }
}

fn is_sealing(line: &Line) -> bool {
    line.get("do").is_some_and(|what| what == "seal")
}

/// Entries that are no commands name the account alone.
fn arbiter(by: Actor) -> Actor {
    match by {
        Actor::Arbiter(name) => Actor::Arbiter(name),
        Actor::Desk => Actor::Desk,
        Actor::Player(side) => Actor::Arbiter(seat_word(side).to_owned()),
    }
}

pub(super) const OUTCOMES: [(&str, Outcome); 4] = [
    ("first", Outcome::Wins(Side::First)),
    ("second", Outcome::Wins(Side::Second)),
    ("draw", Outcome::Draw),
    ("both_lose", Outcome::BothLose),
];

pub(super) fn outcome_word(outcome: Outcome) -> &'static str {
    OUTCOMES.iter().find(|(_, known)| *known == outcome).map_or("none", |(word, _)| word)
}

pub(super) fn read_outcome(word: &str) -> Option<Outcome> {
    OUTCOMES.iter().find(|(known, _)| *known == word).map(|(_, outcome)| *outcome)
}
