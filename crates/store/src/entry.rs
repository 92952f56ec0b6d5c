//! Entries: as handed in, as prepared for writing, as stored, as read.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::chain::{self, Hash};
use crate::error::{Invalid, StoreError};
use crate::stream::StreamId;

/// The most bytes a body may have as JSON.
pub const BODY_BYTES_AT_MOST: usize = 16 * 1024 * 1024;

/// The most levels of lists and objects in a body.
pub const BODY_DEPTH_AT_MOST: usize = 100;

/// An entry to append. It is refused when its kind or key is empty, long or holds control characters,
/// or when its body holds a number that is not whole, is too long or too deep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// What sort of entry this is; the store does not read it.
    pub kind: String,
    /// The content. The order of its fields is kept.
    pub body: Value,
    /// Names the command, once in a stream, so that repeating it does nothing.
    pub key: Option<String>,
}

/// An entry of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The stream.
    pub stream: StreamId,
    /// The place in the stream, from 1 without a gap.
    pub seq: u64,
    /// When it was appended, in Unix milliseconds, as the caller said.
    pub at: i64,
    /// What sort of entry this is.
    pub kind: String,
    /// The content.
    pub body: Value,
    /// The key it was appended with.
    pub key: Option<String>,
}

/// What an append did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// The entries were written.
    New {
        /// The number of the last one: where the stream now ends.
        last: u64,
    },
    /// The stream holds the keys already; nothing was written.
    Already {
        /// The number of the first entry with one of the keys.
        seq: u64,
    },
}

/// An append checked and put into bytes, before its place in the chain is known.
#[derive(Debug)]
pub(crate) struct Batch {
    pub(crate) stream: StreamId,
    pub(crate) after: u64,
    /// The last number after this append, as the databases count.
    pub(crate) last: i64,
    pub(crate) entries: Vec<Prepared>,
}

/// One entry of a [`Batch`].
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) at: i64,
    pub(crate) kind: String,
    pub(crate) key: Option<String>,
    pub(crate) body: String,
    content: Hash,
}

impl Batch {
    pub(crate) fn new(
        stream: &StreamId,
        after: u64,
        at: i64,
        entries: Vec<NewEntry>,
    ) -> Result<Self, Invalid> {
        if entries.is_empty() {
            return Err(Invalid::Nothing);
        }
        let mut keys = BTreeSet::new();
        if let Some(twice) = entries
            .iter()
            .filter_map(|entry| entry.key.as_ref())
            .find(|key| !keys.insert(key.as_str()))
        {
            return Err(Invalid::KeyTwice { found: twice.clone() });
        }
        let count = u64::try_from(entries.len()).expect("a length fits 64 bits");
        let last = number(after.saturating_add(count))?;
        let entries = entries
            .into_iter()
            .map(|entry| Prepared::new(stream, at, entry))
            .collect::<Result<_, _>>()?;
        Ok(Self { stream: stream.clone(), after, last, entries })
    }

    /// The keys of its entries.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &str> {
        self.entries.iter().filter_map(|entry| entry.key.as_deref())
    }

    /// Its entries with their numbers, and the hash each gets after one that ends in `before`.
    pub(crate) fn chained(&self, before: Hash) -> Vec<(i64, Hash, &Prepared)> {
        let mut hash = before;
        (self.after + 1..)
            .zip(&self.entries)
            .map(|(seq, entry)| {
                hash = chain::link(&hash, seq, &entry.content);
                (number(seq).expect("not beyond `last`, which was converted"), hash, entry)
            })
            .collect()
    }

    /// What the keys the stream already holds mean: `None` to go on and write.
    pub(crate) fn known(&self, seqs: &[i64]) -> Result<Option<Appended>, StoreError> {
        let given = self.keys().count();
        match seqs.iter().min() {
            None => Ok(None),
            Some(first) if seqs.len() == given => {
                Ok(Some(Appended::Already { seq: count(*first) }))
            }
            Some(_) => {
                let stream = self.stream.clone();
                Err(StoreError::KeysMixed { stream, known: seqs.len(), given })
            }
        }
    }

    /// The conflict of this append with a stream that ends at `found`.
    pub(crate) fn conflict(&self, found: u64) -> StoreError {
        StoreError::Conflict { stream: self.stream.clone(), after: self.after, found }
    }
}

impl Prepared {
    fn new(stream: &StreamId, at: i64, entry: NewEntry) -> Result<Self, Invalid> {
        let NewEntry { kind, body, key } = entry;
        check_kind(&kind)?;
        if let Some(key) = &key {
            check_key(key)?;
        }
        check_body(&body)?;
        let body = body.to_string();
        if body.len() > BODY_BYTES_AT_MOST {
            return Err(Invalid::Long { found: body.len() });
        }
        let content = chain::content(stream.as_str(), at, &kind, key.as_deref(), &body);
        Ok(Self { at, kind, key, body, content })
    }
}

/// An entry as the databases hold it, in the order of the columns.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) stream: String,
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) kind: String,
    pub(crate) key: Option<String>,
    pub(crate) body: String,
    pub(crate) hash: Vec<u8>,
}

/// The columns of a [`Row`], as both databases give them.
pub(crate) type Columns = (String, i64, i64, String, Option<String>, String, Vec<u8>);

impl From<Columns> for Row {
    fn from((stream, seq, at, kind, key, body, hash): Columns) -> Self {
        Self { stream, seq, at, kind, key, body, hash }
    }
}

impl Row {
    /// The hash of what it holds, without its place.
    pub(crate) fn content(&self) -> Hash {
        chain::content(&self.stream, self.at, &self.kind, self.key.as_deref(), &self.body)
    }

    /// What is wrong with it apart from its place and hash.
    pub(crate) fn fault(&self) -> Option<String> {
        let known = self.stream.parse::<StreamId>().map(|_| ());
        let checked = known
            .and_then(|()| check_kind(&self.kind))
            .and_then(|()| self.key.as_deref().map_or(Ok(()), check_key));
        if let Err(invalid) = checked {
            return Some(invalid.to_string());
        }
        serde_json::from_str::<Value>(&self.body).err().map(|error| unreadable(&error))
    }

    pub(crate) fn into_entry(self) -> Result<Entry, StoreError> {
        let Self { stream, seq, at, kind, key, body, hash: _ } = self;
        let damaged = |reason: String| StoreError::Damaged { stream: stream.clone(), seq, reason };
        let id = stream.parse().map_err(|invalid: Invalid| damaged(invalid.to_string()))?;
        let body = serde_json::from_str(&body).map_err(|error| damaged(unreadable(&error)))?;
        Ok(Entry { stream: id, seq: count(seq), at, kind, body, key })
    }
}

/// Where a stream ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tail {
    pub(crate) stream: String,
    pub(crate) last: u64,
    pub(crate) hash: Hash,
}

/// A number of an entry as the databases count.
pub(crate) fn number(seq: u64) -> Result<i64, Invalid> {
    i64::try_from(seq).map_err(|_| Invalid::Number { found: seq })
}

/// A number of an entry as the databases gave it; they hold none below 1, and 0 stands for none.
pub(crate) fn count(seq: i64) -> u64 {
    u64::try_from(seq).unwrap_or(0)
}

pub(crate) fn check_kind(kind: &str) -> Result<(), Invalid> {
    if is_plain(kind, 64) { Ok(()) } else { Err(Invalid::kind(kind)) }
}

pub(crate) fn check_key(key: &str) -> Result<(), Invalid> {
    if is_plain(key, 200) { Ok(()) } else { Err(Invalid::key(key)) }
}

fn is_plain(text: &str, most: usize) -> bool {
    (1..=most).contains(&text.len()) && !text.chars().any(char::is_control)
}

/// Refuses what would not be read back as it was written. Works without recursion, since the caller's
/// body may be deeper than the stack.
fn check_body(body: &Value) -> Result<(), Invalid> {
    let mut open = vec![(body, 0)];
    while let Some((value, around)) = open.pop() {
        match value {
            Value::Null | Value::Bool(_) | Value::String(_) => {}
            Value::Number(number) if number.is_f64() => {
                return Err(Invalid::Fraction { found: number.to_string() });
            }
            Value::Number(_) => {}
            Value::Array(_) | Value::Object(_) if around == BODY_DEPTH_AT_MOST => {
                return Err(Invalid::Deep);
            }
            Value::Array(items) => open.extend(items.iter().map(|item| (item, around + 1))),
            Value::Object(fields) => open.extend(fields.values().map(|item| (item, around + 1))),
        }
    }
    Ok(())
}

fn unreadable(error: &serde_json::Error) -> String {
    format!("the body is not JSON: {error}")
}
