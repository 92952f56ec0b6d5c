//! The one entry: bytes in, records and remarks out.

use crate::encoding::{Decoded, Encoding, Readings, decode};
use crate::record::Record;
use crate::refused;
use crate::remark::{Place, Remark, RemarkKind};
use crate::text::{Source, short};
use crate::xiangqi::{cbf, cbr, dhtmlxq, json, list, pgn, wxf, xqf};

/// A record format that was recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// DhtmlXQ tags, wherever they stand.
    DhtmlXq,
    /// Xiangqi PGN.
    Pgn,
    /// The line format of PlayOK and XieXie.
    Wxf,
    /// Moves alone, or under a FEN.
    MoveList,
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
            Self::Pgn => "PGN",
            Self::Wxf => "WXF",
            Self::MoveList => "move list",
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
    /// The bytes are no text and no record format that is known.
    #[error(
        "byte {offset}: found value {value:#04x}, expected text or a game record (XQF, CBR, CBL)"
    )]
    Binary {
        /// The first byte that no text holds.
        offset: usize,
        /// Its value.
        value: u8,
    },
    /// The records are of chess, which is read elsewhere.
    #[error("line {}, column {}: found a game of chess, expected one of xiangqi", .place.line, .place.column)]
    Chess {
        /// Where the first game begins.
        place: Place,
    },
    /// A format that is known but not read.
    #[error("{format}: {reason}")]
    Refused {
        /// Its name.
        format: &'static str,
        /// Why.
        reason: &'static str,
    },
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
    if let Some(reading) = read_binary(bytes) {
        return reading;
    }
    if let Some((format, reason)) = refused::by_bytes(bytes, name) {
        return Err(ReadError::Refused { format, reason });
    }
    match decode(bytes) {
        Readings::One(decoded) => {
            text_of(&decoded, bytes)?;
            read_text(decoded)
        }
        Readings::Two(both) => {
            let [gb, big5] = *both;
            text_of(&gb, bytes)?;
            better(gb, big5)
        }
    }
}

/// Refuses what is no text: control characters stand in no record.
fn text_of(decoded: &Decoded, bytes: &[u8]) -> Result<(), ReadError> {
    let is_binary =
        |c: char| c < ' ' && !matches!(c, '\t' | '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{1a}');
    let binary = decoded.text.chars().filter(|c| is_binary(*c)).count();
    if binary * 50 <= decoded.text.chars().count() {
        return Ok(());
    }
    let first = bytes.iter().position(|byte| is_binary(char::from(*byte)));
    let offset = first.unwrap_or(0);
    Err(ReadError::Binary { offset, value: bytes[offset] })
}

/// Reads the text both ways and takes the reading whose moves make more sense.
fn better(gb: Decoded, big5: Decoded) -> Result<Reading, ReadError> {
    let (gb_words, big5_words) = (common_characters(&gb.text), common_characters(&big5.text));
    let (gb_replaced, big5_replaced) = (gb.replaced, big5.replaced);
    let (gb, big5) = (read_text(gb), read_text(big5));
    let score = |reading: &Result<Reading, ReadError>| reading.as_ref().map_or((-1, 0), sense);
    let (gb_score, big5_score) = (score(&gb), score(&big5));
    let by_moves = gb_score.cmp(&big5_score);
    let by_words = big5_replaced.cmp(&gb_replaced).then(gb_words.cmp(&big5_words));
    let (mut taken, other) = match by_moves.then(by_words) {
        std::cmp::Ordering::Less => (big5, Encoding::Gb18030),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => (gb, Encoding::Big5),
    };
    // Where the other reading has no move at all there was nothing to decide.
    let contested = by_moves.is_ne() && gb_score.0.min(big5_score.0) > 0;
    if let (Ok(reading), true) = (&mut taken, contested) {
        let kind = RemarkKind::EncodingByMoves { taken: reading.encoding, other };
        reading.remarks.push(Remark { place: None, kind });
    }
    taken
}

/// Legal moves less what could not be read, then results that could be read.
fn sense(reading: &Reading) -> (i64, i64) {
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let mut moves = 0;
    let mut results = 0;
    for record in &reading.records {
        moves += count(record.nodes.iter().filter(|node| node.is_legal()).count());
        moves -= count(record.unread.len()) + count(record.illegal().count());
        results += count(record.results.len());
        results -=
            count(record.remarks.iter().filter(|r| r.kind.code() == "result_unreadable").count())
                * 2;
    }
    (moves, results)
}

/// How many characters are of those that records are full of; bytes read in the wrong encoding give rare ones.
fn common_characters(text: &str) -> usize {
    const COMMON: &str = "的一是不了在有人中大上年月日和胜勝负負先后後红紅黑方炮马馬车車兵卒士仕象相将將帅帥进進退平局赛賽杯盃第轮輪象棋";
    text.chars().filter(|c| COMMON.contains(*c)).count()
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
    if let Some((format, reason)) = refused::by_text(text) {
        return Err(ReadError::Refused { format, reason });
    }
    if wxf::is_in(text) {
        let records = wxf::read(&source, &mut remarks);
        return finish(Format::Wxf, encoding, records, remarks);
    }
    let start = text.len() - text.trim_start().len();
    if pgn::is_in(text) {
        return match pgn::game_of(&source) {
            pgn::Game::Xiangqi => {
                let records = pgn::read(&source, &mut remarks);
                finish(Format::Pgn, encoding, records, remarks)
            }
            pgn::Game::Chess => Err(ReadError::Chess { place: source.place(start) }),
        };
    }
    if list::is_in(text) {
        let records = list::read(&source);
        let empty = |record: &Record| {
            let no_start = record.remarks.iter().any(|r| r.kind.code() == "fen_unreadable");
            record.nodes.is_empty() && (no_start || !list::has_start(text))
        };
        if !records.iter().all(empty) {
            return finish(Format::MoveList, encoding, records, remarks);
        }
    }
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
