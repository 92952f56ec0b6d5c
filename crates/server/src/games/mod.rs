//! Live games: their streams, commands and clocks. No HTTP in here.
//!
//! A command is decided by the ledger in `arbiter` on a copy of the state, appended with the decisions it led to, and
//! only then folded and told to those who watch.

mod card;
pub mod live;
mod offer;
pub mod pages;
mod stream;
mod table;
pub(crate) mod timer;
mod verify;
mod view;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use arbiter::clock::Millis;
use arbiter::{Outcome, Side};
use serde_json::{Value, json};
use store::{NewEntry, Store, StoreError, StreamId};
use tokio::sync::watch;
use wire::ledger::Event;

pub use card::{Card, NewGame, Seat};
pub use live::{Line, LiveGame, Taken};
pub(crate) use offer::Label;
pub use offer::{Act, Group, Input, acts};
pub use table::{Actor, Call, LogLine, Table};
pub use verify::verify;
pub use view::{Viewer, seat_word, side_word, state_json};

use crate::clock::WallClock;
use crate::envelope::EnvelopeKey;
use crate::fault::Fault;
use crate::i18n::{Texts, both};
use crate::journal::{Changed, Journal, Seq};
use crate::secret;

/// A game that is open: its stream, and pictures of it that were made already.
#[derive(Debug)]
pub struct Open {
    journal: Journal<Table>,
    views: view::Cache,
}

impl Open {
    /// The stream and its state.
    #[must_use]
    pub const fn journal(&self) -> &Journal<Table> {
        &self.journal
    }
}

/// All games.
#[derive(Debug)]
pub struct Games {
    store: Store,
    clock: WallClock,
    key: EnvelopeKey,
    open: RwLock<BTreeMap<String, Arc<Open>>>,
    alarms: timer::Alarms,
    /// Counts changes of any game, for pages that show many.
    news: watch::Sender<u64>,
}

/// A game just opened. The tokens are shown once and not kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The game's name in addresses.
    pub id: String,
    /// The token of the seat of White or Red, and of Black.
    pub tokens: [String; 2],
}

/// What a command came to.
#[derive(Debug, Clone)]
pub struct Receipt {
    /// The entry that holds it.
    pub seq: Seq,
    /// The lines and decisions; empty where the command was taken before.
    pub taken: Vec<Taken>,
    /// Whether it was taken before.
    pub repeated: bool,
}

impl Games {
    /// Reads all games.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(
        store: Store,
        clock: WallClock,
        key: EnvelopeKey,
    ) -> Result<Self, StoreError> {
        let games = Self {
            store,
            clock,
            key,
            open: RwLock::default(),
            alarms: timer::Alarms::default(),
            news: watch::Sender::new(0),
        };
        for (stream, _) in games.store.streams("game").await? {
            if let Some(id) = stream.id() {
                games.load(id).await?;
            }
        }
        Ok(games)
    }

    /// The names of all games.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        self.open.read().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// All games with their names.
    #[must_use]
    pub fn all(&self) -> Vec<(String, Arc<Open>)> {
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        open.iter().map(|(id, open)| (id.clone(), Arc::clone(open))).collect()
    }

    /// A game.
    ///
    /// # Errors
    /// When there is none of that name.
    pub async fn find(&self, id: &str) -> Result<Arc<Open>, Fault> {
        self.load(id).await?.ok_or(Fault::NotFound)
    }

    /// Tells when any game changes.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }

    pub(crate) const fn alarms(&self) -> &timer::Alarms {
        &self.alarms
    }

    async fn load(&self, id: &str) -> Result<Option<Arc<Open>>, StoreError> {
        if let Some(open) = self.open.read().unwrap_or_else(PoisonError::into_inner).get(id) {
            return Ok(Some(Arc::clone(open)));
        }
        let Ok(stream) = StreamId::new("game", id) else { return Ok(None) };
        let table = Table::with_key(self.key.clone());
        let journal = Journal::open(self.store.clone(), stream, table).await?;
        if journal.last() == 0 {
            return Ok(None);
        }
        let open = Arc::new(Open { journal, views: view::Cache::default() });
        let kept = {
            let mut all = self.open.write().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(all.entry(id.to_owned()).or_insert(open))
        };
        self.changed(id, &kept);
        Ok(Some(kept))
    }

    /// What follows every change: the alarm of the flag, and news for pages of many games.
    fn changed(&self, id: &str, open: &Open) {
        self.alarms.set(
            id,
            open.journal.look_with_last(|table, last| {
                let kind = table.card()?.kind;
                table.flag_due().map(|(side, due_ms)| timer::Due { kind, side, due_ms, seq: last })
            }),
        );
        self.news.send_modify(|count| *count = count.wrapping_add(1));
    }

    pub(crate) async fn take_wake(&self, id: &str, last: Seq) -> Result<(), StoreError> {
        let Some(open) = self.load(id).await? else { return Ok(()) };
        if open.journal.last() < last {
            open.journal.catch_up_to(last).await?;
            self.changed(id, &open);
        }
        Ok(())
    }

    pub(crate) async fn catch_up(&self) -> Result<(), StoreError> {
        for (stream, last) in self.store.streams("game").await? {
            if let Some(id) = stream.id() {
                self.take_wake(id, last).await?;
            }
        }
        Ok(())
    }

    /// Opens a game; `by` is the account that does.
    ///
    /// # Errors
    /// When what is fixed before the game cannot be read.
    pub async fn start(&self, new: &NewGame, by: &str) -> Result<Opened, Fault> {
        let now = self.clock.now_ms();
        let tokens = [secret::token(), secret::token()];
        let body = new.body(&tokens, now, by)?;
        let id = secret::short_id();
        let stream = StreamId::new("game", &id).map_err(|error| Fault::own(&error))?;
        let entry = NewEntry { kind: "setup".to_owned(), body, key: None };
        self.store.append(&stream, 0, now, vec![entry]).await?;
        self.load(&id).await?;
        Ok(Opened { id, tokens })
    }

    /// Whose seat a token is.
    #[must_use]
    pub fn seat(&self, open: &Open, token: &str) -> Option<Side> {
        let mark = secret::mark(token);
        open.journal.look(|table| table.card().and_then(|card| card.seat_of(&mark)))
    }

    /// Gives a seat a new token; the old one is void.
    ///
    /// # Errors
    /// When there is no such game.
    pub async fn new_seat(&self, id: &str, side: Side, by: &str) -> Result<String, Fault> {
        let token = secret::token();
        let body = json!({"side": seat_word(side), "mark": secret::mark(&token), "by": by});
        self.entry(id, "seat", &body, |_| Ok(())).await?;
        Ok(token)
    }

    /// Takes a command: decides, stores, and tells.
    ///
    /// `key` is the client's own name of the command: sent again it does nothing and says what came of it the first time.
    ///
    /// # Errors
    /// When the one who sends it may not, or the rules cannot take it now.
    pub async fn command(
        &self,
        id: &str,
        actor: &Actor,
        key: Option<&str>,
        lines: &[Line],
    ) -> Result<Receipt, Fault> {
        let open = self.find(id).await?;
        let now = self.clock.now_ms();
        let key = key.map(|key| checked_key(actor, key)).transpose()?;
        let changed = open
            .journal
            .change(now, |table| {
                let (taken, after) = rehearse(table, actor, lines, now)?;
                let body = command_body(table, actor, lines, &taken, &after);
                let entry = NewEntry { kind: "command".to_owned(), body, key: key.clone() };
                Ok::<_, Fault>((vec![entry], taken))
            })
            .await?;
        self.changed(id, &open);
        Ok(match changed {
            Changed::New(seq, taken) => Receipt { seq, taken, repeated: false },
            Changed::Already(seq) => Receipt { seq, taken: Vec::new(), repeated: true },
        })
    }

    /// What a command would come to, without taking it.
    ///
    /// # Errors
    /// As for [`Games::command`].
    pub async fn preview(
        &self,
        id: &str,
        actor: &Actor,
        lines: &[Line],
    ) -> Result<Vec<Taken>, Fault> {
        let open = self.find(id).await?;
        let now = self.clock.now_ms();
        open.journal.look(|table| {
            let opens = |line: &Line| table.live().is_some_and(|live| offer::reveals(live, line));
            if lines.iter().any(opens) {
                return Err(Fault::Refused(both(Texts::error_sealed_stays)));
            }
            rehearse(table, actor, lines, now).map(|(taken, _)| taken)
        })
    }

    /// The arbiter tells the players that the game is to be adjourned: the side to move seals.
    ///
    /// # Errors
    /// When the game is not in play.
    pub async fn adjourn(&self, id: &str, by: &str) -> Result<(), Fault> {
        self.entry(id, "adjourn", &json!({"by": by}), |table| {
            let playing = table.live().is_some_and(|live| live.phase() == live::Phase::Playing);
            if playing { Ok(()) } else { Err(Fault::Refused(both(Texts::error_not_playing))) }
        })
        .await
    }

    /// Takes the game back to the state after the entry `to`; the clocks stand still.
    ///
    /// # Errors
    /// When there is no such entry, or no reason is given.
    pub async fn take_back(&self, id: &str, to: Seq, reason: &str, by: &str) -> Result<(), Fault> {
        let reason = needed(reason)?;
        let body = json!({"to": to, "reason": reason, "by": by});
        self.entry(id, "take_back", &body, |table| {
            if table.can_return_to(to) {
                Ok(())
            } else {
                Err(Fault::bad_key(Texts::error_no_entry))
            }
        })
        .await
    }

    /// Sets the result, whatever the board says.
    ///
    /// # Errors
    /// When no reason is given.
    pub async fn set_result(
        &self,
        id: &str,
        outcome: Outcome,
        reason: &str,
        by: &str,
    ) -> Result<(), Fault> {
        let reason = needed(reason)?;
        let body = json!({"outcome": table::outcome_word(outcome), "reason": reason, "by": by});
        self.entry(id, "result", &body, |_| Ok(())).await
    }

    /// The result of a game, once there is one.
    ///
    /// # Errors
    /// When there is no such game.
    pub async fn result(&self, id: &str) -> Result<Option<Outcome>, Fault> {
        let open = self.find(id).await?;
        Ok(open.journal.look(|table| match table.live().map(LiveGame::phase) {
            Some(live::Phase::Ended(outcome, _)) => Some(outcome),
            Some(
                live::Phase::NotStarted
                | live::Phase::Playing
                | live::Phase::Sealed(_)
                | live::Phase::Annulled,
            )
            | None => None,
        }))
    }

    async fn entry(
        &self,
        id: &str,
        kind: &str,
        body: &Value,
        check: impl Fn(&Table) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let open = self.find(id).await?;
        let now = self.clock.now_ms();
        open.journal
            .change(now, |table| {
                check(table)?;
                let mut body = body.clone();
                body["at"] = Value::String(table.moment(now).to_string());
                Ok::<_, Fault>((vec![NewEntry { kind: kind.to_owned(), body, key: None }], ()))
            })
            .await?;
        self.changed(id, &open);
        Ok(())
    }
}

/// Decides on a copy, which comes back with what was taken.
fn rehearse(
    table: &Table,
    actor: &Actor,
    lines: &[Line],
    now_ms: i64,
) -> Result<(Vec<Taken>, LiveGame), Fault> {
    let mut live = table.live().ok_or(Fault::NotFound)?.clone();
    if table.is_locked() && lines.iter().any(|line| offer::opens(&live, line)) {
        return Err(Fault::Refused(both(Texts::error_envelope_locked)));
    }
    let at = table.moment(now_ms);
    let mut taken = Vec::new();
    for line in lines {
        let line = table.permit(actor, line)?;
        // What follows an illegal move waits until it is corrected or pressed by hand.
        if !taken.is_empty() && live.illegal().is_some_and(|illegal| !illegal.pressed) {
            break;
        }
        taken.extend(live.take(&line, at).map_err(Fault::Refused)?);
    }
    if taken.is_empty() { Err(Fault::bad_key(Texts::error_400)) } else { Ok((taken, live)) }
}

fn command_body(
    table: &Table,
    actor: &Actor,
    given: &[Line],
    taken: &[Taken],
    after: &LiveGame,
) -> Value {
    let lines: Vec<Value> = taken
        .iter()
        .map(|one| {
            let events: Vec<&Event> = one.decisions.iter().map(|decision| &decision.form).collect();
            json!({"line": table.sealed(&one.line), "events": events})
        })
        .collect();
    let mut body = json!({"by": actor.word(), "lines": lines});
    if let Some(note) = given.iter().find_map(|line| line.get("note")) {
        body["note"] = note.clone();
    }
    // From here on nothing is secret, and what was sealed can be read without the key.
    if !matches!(after.phase(), live::Phase::Sealed(_))
        && let Some(paper) = table.paper()
    {
        body["paper"] = Value::from(paper);
    }
    body
}

/// A key is the sender's own: another's with the same name is another key.
fn checked_key(actor: &Actor, key: &str) -> Result<String, Fault> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if (1..=64).contains(&key.len()) && key.chars().all(plain) {
        Ok(format!("{}:{key}", actor.word()))
    } else {
        Err(Fault::bad_key(Texts::error_key))
    }
}

fn needed(reason: &str) -> Result<&str, Fault> {
    let reason = reason.trim();
    if reason.is_empty() || reason.chars().count() > 1000 {
        return Err(Fault::bad_key(Texts::error_reason));
    }
    Ok(reason)
}

/// The moment of a stamp, counted from the opening of the game.
pub(crate) const fn since(opened_ms: i64, now_ms: i64) -> Millis {
    Millis(now_ms.saturating_sub(opened_ms))
}

/// The rulebooks live games can be played under.
#[must_use]
pub fn rulebooks() -> Vec<&'static rulebook::Document> {
    rulebook::documents()
        .iter()
        .copied()
        .filter(|book| book.game == rulebook::Game::Chess)
        .collect()
}

/// A number as people type it: full-width digits are digits too.
pub(crate) fn digits(text: &str) -> String {
    let narrow = |c: char| match c {
        '０'..='９' => char::from_u32(c as u32 - 0xFF10 + 0x30).unwrap_or(c),
        other => other,
    };
    text.trim().chars().map(narrow).collect()
}
