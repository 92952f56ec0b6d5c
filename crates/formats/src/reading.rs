//! The one entry: bytes in, records and remarks out.

use crate::dhtmlxq;
use crate::encoding::{Decoded, Encoding, Readings, decode};
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::text::{Source, short};

/// A record format that was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// DhtmlXQ tags, wherever they stand.
    DhtmlXq,
}

impl Format {
    /// Its name, as people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DhtmlXq => "DhtmlXQ",
        }
    }
}

/// What was read: every record of the input, and what was odd outside of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The format.
    pub format: Format,
    /// The encoding of its text.
    pub encoding: Encoding,
    /// The records in input order; a bad one does not keep the others from being read.
    pub records: Vec<Record>,
    /// What was odd outside of the records, games that could not be read at all included.
    pub remarks: Vec<Remark>,
}

/// Nothing could be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// There is nothing in the input.
    #[error("the input is empty, expected a game record")]
    Empty,
    /// No record was found.
    #[error("line {}, column {}: found {found:?}, expected a game record (DhtmlXQ, PGN, WXF, a FEN with moves, JSON, XQF, CBR, CBL or CBF)", .place.line, .place.column)]
    NoRecord {
        /// Where the text begins.
        place: Place,
        /// How it begins.
        found: String,
    },
    /// Games were found, but none of them could be read.
    #[error("{}: {reason}", format.name())]
    NoneReadable {
        /// The format.
        format: Format,
        /// What is wrong with the first of them.
        reason: String,
        /// Where.
        place: Option<Place>,
    },
}

/// Reads every game record of `bytes`. `name` is the file's name, if it has one; it is only a hint.
///
/// # Errors
/// When nothing at all can be read. A bad game among others is a remark, not an error.
pub fn read(bytes: &[u8], name: Option<&str>) -> Result<Reading, ReadError> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::Empty);
    }
    let _ = name;
    match decode(bytes) {
        Readings::One(decoded) => read_text(decoded),
        Readings::Two(both) => {
            let [gb, big5] = *both;
            read_text(if gb.replaced <= big5.replaced { gb } else { big5 })
        }
    }
}

fn read_text(decoded: Decoded) -> Result<Reading, ReadError> {
    let Decoded { text, encoding, replaced } = decoded;
    let source = Source::new(text);
    let mut remarks = Vec::new();
    if replaced > 0 {
        let kind = RemarkKind::BytesReplaced { encoding, count: replaced };
        remarks.push(Remark { place: None, kind });
    }
    if dhtmlxq::is_in(source.text()) {
        let records = dhtmlxq::read(&source, &mut remarks);
        return finish(Format::DhtmlXq, encoding, records, remarks);
    }
    let start = source.text().len() - source.text().trim_start().len();
    Err(ReadError::NoRecord { place: source.place(start), found: short(source.text()) })
}

fn finish(
    format: Format,
    encoding: Encoding,
    records: Vec<Record>,
    remarks: Vec<Remark>,
) -> Result<Reading, ReadError> {
    if records.is_empty() {
        let first = remarks.iter().find(|r| matches!(r.kind, RemarkKind::GameUnreadable { .. }));
        let reason = first.map_or_else(|| "no game found".to_owned(), |remark| remark.kind.en());
        return Err(ReadError::NoneReadable {
            format,
            reason,
            place: first.and_then(|remark| remark.place),
        });
    }
    Ok(Reading { format, encoding, records, remarks })
}
