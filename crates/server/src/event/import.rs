//! Reading players and whole events that come as text.

use std::collections::BTreeMap;

use records::events::table::read_entries;
use records::events::trf::{self, Problem, Said};
use serde_json::Value;
use store::{NewEntry, Store, StoreError, StreamId};
use tournament::{Entry, Forbidden, PlayerId};

use super::core::Core;
use super::{EventState, Refusal};
use crate::fault::Fault;
use crate::games::Table;
use crate::i18n::Texts;
use crate::journal::Fold as _;

/// The name of the form in the first line of an event's file.
pub const FORM: &str = "caipan event";
/// Its version.
pub const VERSION: u64 = 1;

/// A line that could not be used, with its place for people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1, where it is known.
    pub column: Option<usize>,
    /// What stands there.
    pub found: Said,
    /// What should stand there.
    pub expected: Said,
}

/// Players read from a file.
#[derive(Debug, Clone)]
pub struct Players {
    /// In the order of the file.
    pub entries: Vec<Entry>,
    /// Those who may not meet.
    pub forbidden: Vec<Forbidden>,
}

/// Reads players, and who of them may not meet, from a table (CSV) or a tournament file (TRF).
///
/// Numbers that are taken already are given anew behind the last one. Players of an event under way enter in the next round.
///
/// # Errors
/// Every line that cannot be used; nothing is entered then.
pub fn players(bytes: &[u8], core: &Core) -> Result<Players, Vec<Wrong>> {
    let read = if is_trf(bytes) {
        trf::read(bytes).tournament().map(|read| {
            let parts = read.tournament.into_parts();
            Players { entries: parts.entries, forbidden: parts.forbidden }
        })
    } else {
        read_entries(bytes).map(|read| Players { entries: read.entries, forbidden: read.forbidden })
    };
    let mut read = read.map_err(|problems| {
        let text = String::from_utf8_lossy(bytes);
        problems.iter().map(|problem| place(problem, &text)).collect::<Vec<_>>()
    })?;
    let last = core.players.keys().last().map_or(0, |player| player.0);
    if read.entries.iter().any(|entry| core.players.contains_key(&entry.id)) {
        let mut new = BTreeMap::new();
        for (entry, number) in read.entries.iter_mut().zip(last + 1..) {
            new.insert(entry.id, PlayerId(number));
            entry.id = PlayerId(number);
        }
        let players = read.forbidden.iter_mut().flat_map(|group| &mut group.players);
        players.for_each(|player| *player = new.get(player).copied().unwrap_or(*player));
    }
    let next = core.last_round().next();
    for entry in &mut read.entries {
        entry.enters = next;
        entry.withdrawal = None;
    }
    // What held for rounds that were played is over.
    read.forbidden.retain(|group| group.to >= next);
    for group in &mut read.forbidden {
        group.from = group.from.max(next);
    }
    Ok(read)
}

fn is_trf(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    lines.any(|line| line.starts_with(b"001 "))
}

/// The place of a problem; a table names the line, and the column is where the text stands in it.
fn place(problem: &Problem, text: &str) -> Wrong {
    let line = text.lines().nth(problem.line.saturating_sub(1)).unwrap_or_default();
    let column = problem.columns.map(|(first, _)| first).or_else(|| {
        let at = line.find(&*problem.found.en)?;
        Some(line[..at].chars().count() + 1)
    });
    Wrong {
        line: problem.line,
        column,
        found: problem.found.clone(),
        expected: problem.expected.clone(),
    }
}

/// An event read from its file, not yet stored.
#[derive(Debug)]
pub struct Whole {
    id: String,
    streams: Vec<(StreamId, Vec<(i64, NewEntry)>)>,
}

/// Reads the file of a whole event: its stream and those of its live games.
///
/// # Errors
/// The first line that does not fit.
pub fn whole(text: &str) -> Result<Whole, Refusal> {
    let wrong = |line: usize, why: &str| Refusal::of(|t| t.event_file(line, why));
    let mut streams: BTreeMap<String, (StreamId, Vec<(i64, NewEntry)>)> = BTreeMap::new();
    let mut count: u64 = 0;
    let mut ended = false;
    for (line, number) in text.lines().zip(1_usize..) {
        let value: Value = serde_json::from_str(line).map_err(|_| wrong(number, "JSON"))?;
        if number == 1 {
            if value["form"] != FORM || value["version"] != VERSION {
                return Err(wrong(number, "\"form\": \"caipan event\", \"version\": 1"));
            }
        } else if ended {
            return Err(wrong(number, "nothing after the last line"));
        } else if let Some(entries) = value["entries"].as_u64() {
            if entries != count {
                return Err(wrong(number, &format!("\"entries\": {count}")));
            }
            ended = true;
        } else {
            let (stream, seq, entry) =
                stored(&value).ok_or(wrong(number, "stream, seq, at, kind and body"))?;
            let known =
                streams.entry(stream.as_str().to_owned()).or_insert_with(|| (stream, Vec::new()));
            if u64::try_from(known.1.len()).unwrap_or(u64::MAX).checked_add(1) != Some(seq) {
                return Err(wrong(number, "the entries of a stream in their order"));
            }
            known.1.push(entry);
            count += 1;
        }
    }
    if !ended {
        return Err(wrong(text.lines().count() + 1, "a last line with the number of entries"));
    }
    checked(streams.into_values().collect())
}

fn stored(value: &Value) -> Option<(StreamId, u64, (i64, NewEntry))> {
    let stream: StreamId = value["stream"].as_str()?.parse().ok()?;
    let entry = NewEntry {
        kind: value["kind"].as_str()?.to_owned(),
        body: value["body"].clone(),
        key: value["key"].as_str().map(str::to_owned),
    };
    Some((stream, value["seq"].as_u64()?, (value["at"].as_i64()?, entry)))
}

/// Folds every stream once, so that nothing is stored that cannot be read.
fn checked(streams: Vec<(StreamId, Vec<(i64, NewEntry)>)>) -> Result<Whole, Refusal> {
    let mut event = None;
    let mut games = Vec::new();
    for (stream, entries) in &streams {
        match (stream.kind(), stream.id()) {
            ("event", Some(id)) if event.is_none() => event = Some((id.to_owned(), entries)),
            ("game", Some(id)) => games.push((id.to_owned(), entries)),
            _ => return Err(Refusal::of(|t| t.event_file_stream(stream.to_string()))),
        }
    }
    let (id, entries) = event.ok_or_else(|| Refusal::of(Texts::event_file_none))?;
    let mut state = EventState::default();
    for ((at, entry), seq) in entries.iter().zip(1..) {
        state.take(seq, *at, &entry.kind, &entry.body);
    }
    let stream = format!("event/{id}");
    let faulty = |why: String| Refusal::of(|t| t.event_file_stream(format!("{stream}: {why}")));
    if let Some(fault) = state.faults().first() {
        return Err(faulty(fault.clone()));
    }
    let setup = state.setup().ok_or(faulty("setup".to_owned()))?;
    setup.check()?;
    super::build::build(setup, state.core())?;
    let linked: Vec<&str> = state
        .core()
        .rounds
        .iter()
        .flat_map(|round| round.boards.iter().filter_map(|board| board.game.as_deref()))
        .collect();
    for (game, entries) in games {
        let name = format!("game/{game}");
        let refuse = || Refusal::of(|t| t.event_file_stream(&name));
        if !linked.contains(&game.as_str()) {
            return Err(refuse());
        }
        let mut table = Table::default();
        for ((at, entry), seq) in entries.iter().zip(1..) {
            table.take(seq, *at, &entry.kind, &entry.body);
        }
        if !table.faults().is_empty() || table.card().is_none() {
            return Err(refuse());
        }
    }
    Ok(Whole { id, streams })
}

impl Whole {
    /// Stores the event and its games under the names they had; the event's name in addresses.
    ///
    /// # Errors
    /// When the event, or another game of the same name, is there already.
    pub async fn store(mut self, store: &Store) -> Result<String, Fault> {
        // The event comes last: while it is not there, the import can be made again.
        self.streams.sort_by_key(|(stream, _)| stream.kind() == "event");
        for (stream, entries) in &self.streams {
            let there = store.read(stream, 0).await?;
            let same = there.len() == entries.len()
                && there.iter().zip(entries).all(|(one, (at, other))| {
                    (one.at, &one.kind, &one.body) == (*at, &other.kind, &other.body)
                });
            if same && stream.kind() == "game" {
                continue;
            }
            if !there.is_empty() {
                return Err(Refusal::of(|t| t.event_there_already(stream.to_string())).into());
            }
            for ((at, entry), after) in entries.iter().zip(0..) {
                match store.append(stream, after, *at, vec![entry.clone()]).await {
                    Ok(_) => {}
                    Err(StoreError::Conflict { .. }) => return Err(Fault::Busy),
                    Err(error) => return Err(error.into()),
                }
            }
        }
        Ok(self.id)
    }
}
