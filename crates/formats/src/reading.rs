//! The one entry: bytes in, records and remarks out.

use crate::encoding::{Decoded, Encoding, Readings, decode};
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::text::{Source, short};
use crate::{cbf, cbr, dhtmlxq, json, xqf};

/// A record format that was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// DhtmlXQ tags, wherever they stand.
    DhtmlXq,
    /// XQF of 象棋演播室.
    Xqf,
    /// One record of 象棋桥.
    Cbr,
    /// A library of 象棋桥.
    Cbl,
    /// The XML of 象棋桥.
    Cbf,
    /// The XML of 鹏飞象棋.
    Pfc,
    /// The project's own stored form, or games of a server in JSON.
    Json,
}

impl Format {
    /// Its name, as people call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::DhtmlXq => "DhtmlXQ",
            Self::Xqf => "XQF",
            Self::Cbr => "CBR",
            Self::Cbl => "CBL",
            Self::Cbf => "CBF",
            Self::Pfc => "PFC",
            Self::Json => "JSON",
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
    if let Some(reading) = read_binary(bytes) {
        return reading;
    }
    match decode(bytes) {
        Readings::One(decoded) => read_text(decoded),
        Readings::Two(both) => {
            let [gb, big5] = *both;
            read_text(if gb.replaced <= big5.replaced { gb } else { big5 })
        }
    }
}

fn read_binary(bytes: &[u8]) -> Option<Result<Reading, ReadError>> {
    let one = |format, encoding, record: Result<Record, String>| match record {
        Ok(record) => finish(format, encoding, vec![record], Vec::new()),
        Err(reason) => Err(ReadError::NoneReadable { format, reason, place: Some(Place::byte(0)) }),
    };
    if xqf::is_in(bytes) {
        return Some(one(Format::Xqf, Encoding::Gb18030, xqf::read(bytes)));
    }
    if cbr::is_record(bytes) {
        return Some(one(Format::Cbr, Encoding::Utf16Le, cbr::read(bytes, 0)));
    }
    if cbr::is_library(bytes) {
        let mut remarks = Vec::new();
        return Some(match cbr::read_library(bytes, &mut remarks) {
            Ok(records) => finish(Format::Cbl, Encoding::Utf16Le, records, remarks),
            Err(reason) => {
                let (format, place) = (Format::Cbl, Some(Place::byte(0)));
                Err(ReadError::NoneReadable { format, reason, place })
            }
        });
    }
    None
}

fn read_text(decoded: Decoded) -> Result<Reading, ReadError> {
    let Decoded { text, encoding, replaced } = decoded;
    let source = Source::new(text);
    let mut remarks = Vec::new();
    if replaced > 0 {
        let kind = RemarkKind::BytesReplaced { encoding, count: replaced };
        remarks.push(Remark { place: None, kind });
    }
    let text = source.text();
    if dhtmlxq::is_in(text) {
        let records = dhtmlxq::read(&source, &mut remarks);
        return finish(Format::DhtmlXq, encoding, records, remarks);
    }
    if cbf::is_cbf(text) {
        return finish(Format::Cbf, encoding, vec![cbf::read_cbf(&source)], remarks);
    }
    if cbf::is_pfc(text) {
        return finish(Format::Pfc, encoding, vec![cbf::read_pfc(&source)], remarks);
    }
    if json::is_in(text) {
        let records = json::read(&source, &mut remarks);
        return finish(Format::Json, encoding, records, remarks);
    }
    let start = text.len() - text.trim_start().len();
    Err(ReadError::NoRecord { place: source.place(start), found: short(text) })
}

fn finish(
    format: Format,
    encoding: Encoding,
    records: Vec<Record>,
    remarks: Vec<Remark>,
) -> Result<Reading, ReadError> {
    if records.is_empty() {
        let first = remarks.iter().find(|r| matches!(r.kind, RemarkKind::GameUnreadable { .. }));
        let reason = match first.map(|remark| &remark.kind) {
            Some(RemarkKind::GameUnreadable { reason }) => reason.clone(),
            _ => "no game found".to_owned(),
        };
        let place = first.and_then(|remark| remark.place);
        return Err(ReadError::NoneReadable { format, reason, place });
    }
    Ok(Reading { format, encoding, records, remarks })
}
