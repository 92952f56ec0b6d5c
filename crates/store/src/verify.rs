//! Reading everything and saying what is wrong.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::chain::{self, Hash};
use crate::entry::{Row, Tail, count};

/// What [`crate::Store::verify`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many streams there are.
    pub streams: u64,
    /// How many entries there are.
    pub entries: u64,
    /// A SHA-256 in hexadecimal over where all streams end: two stores with the same entries have the
    /// same one. Noted elsewhere, it shows later whether anything before was rewritten as a whole.
    pub digest: String,
    /// Everything that is wrong, by stream and place.
    pub faults: Vec<Fault>,
}

impl Report {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Something wrong in a store.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The numbers of a stream do not run on.
    Gap {
        /// The stream.
        stream: String,
        /// The number that should come.
        expected: u64,
        /// The number that comes.
        found: i64,
    },
    /// A key stands in a stream twice.
    KeyTwice {
        /// The stream.
        stream: String,
        /// The number of the second entry with it.
        seq: i64,
        /// The key.
        key: String,
    },
    /// The hash of an entry does not follow from it and the one before.
    Hash {
        /// The stream.
        stream: String,
        /// The number of the entry.
        seq: i64,
    },
    /// An entry cannot be read.
    Unreadable {
        /// The stream.
        stream: String,
        /// The number of the entry.
        seq: i64,
        /// What was found and what was expected.
        reason: String,
    },
    /// A stream does not end where the table of ends says.
    Head {
        /// The stream.
        stream: String,
        /// Where the table says it ends, 0 where it does not name it.
        expected: u64,
        /// Where it ends, 0 where there are no entries; equal to `expected` where the hash differs.
        found: u64,
    },
    /// The database's own check found something.
    Database {
        /// Its words.
        reason: String,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gap { stream, expected, found } => {
                write!(f, "stream {stream}: entry {found}, expected entry {expected}")
            }
            Self::KeyTwice { stream, seq, key } => {
                write!(f, "stream {stream}, entry {seq}: key {key:?} again, expected once")
            }
            Self::Hash { stream, seq } => {
                write!(f, "stream {stream}, entry {seq}: changed, or the one before it was")
            }
            Self::Unreadable { stream, seq, reason } => {
                write!(f, "stream {stream}, entry {seq}: {reason}")
            }
            Self::Head { stream, expected, found } if expected == found => {
                write!(f, "stream {stream}: its last entry {found} is not the one noted as last")
            }
            Self::Head { stream, expected, found } => {
                write!(f, "stream {stream} ends at entry {found}, expected {expected}")
            }
            Self::Database { reason } => write!(f, "database: {reason}"),
        }
    }
}

/// The check at work. Entries come by stream and number.
#[derive(Debug, Default)]
pub(crate) struct Check {
    entries: u64,
    faults: Vec<Fault>,
    tails: BTreeMap<String, Tail>,
    keys: BTreeSet<String>,
}

impl Check {
    pub(crate) fn entry(&mut self, row: &Row) {
        self.entries += 1;
        let (stream, seq) = (row.stream.clone(), row.seq);
        if !self.tails.contains_key(&stream) {
            self.keys.clear();
        }
        let (last, before) =
            self.tails.get(&stream).map_or((0, chain::START), |tail| (tail.last, tail.hash));
        let found = count(seq);
        if found != last + 1 {
            self.faults.push(Fault::Gap { stream: stream.clone(), expected: last + 1, found: seq });
        }
        if let Some(key) = &row.key
            && !self.keys.insert(key.clone())
        {
            self.faults.push(Fault::KeyTwice { stream: stream.clone(), seq, key: key.clone() });
        }
        if chain::link(&before, found, &row.content()).as_slice() != row.hash.as_slice() {
            self.faults.push(Fault::Hash { stream: stream.clone(), seq });
        }
        if let Some(reason) = row.fault() {
            self.faults.push(Fault::Unreadable { stream: stream.clone(), seq, reason });
        }
        // The next one is held against the hash written here, so that one change is one fault.
        let hash = Hash::try_from(row.hash.as_slice()).unwrap_or(chain::START);
        self.tails.insert(stream.clone(), Tail { stream, last: found, hash });
    }

    pub(crate) fn database(&mut self, reasons: Vec<String>) {
        self.faults.extend(reasons.into_iter().map(|reason| Fault::Database { reason }));
    }

    /// Compares with the table of ends, and reports.
    pub(crate) fn finish(mut self, heads: Vec<Tail>) -> Report {
        let mut heads: BTreeMap<_, _> =
            heads.into_iter().map(|head| (head.stream.clone(), head)).collect();
        for (stream, tail) in &self.tails {
            let head = heads.remove(stream);
            if head.as_ref() != Some(tail) {
                let expected = head.map_or(0, |head| head.last);
                let stream = stream.clone();
                self.faults.push(Fault::Head { stream, expected, found: tail.last });
            }
        }
        self.faults.extend(heads.into_values().map(|head| Fault::Head {
            stream: head.stream,
            expected: head.last,
            found: 0,
        }));
        self.faults.sort();
        let tails = self.tails.values().map(|tail| (tail.stream.as_str(), tail.last, &tail.hash));
        Report {
            streams: u64::try_from(self.tails.len()).expect("a length fits 64 bits"),
            entries: self.entries,
            digest: chain::hex(&chain::digest(tails)),
            faults: self.faults,
        }
    }
}
