//! The one entry: bytes in, records and remarks out.

use rulebook::Game;

use crate::chess::pgn::{ChessText, Language};
use crate::encoding::{Decoded, Encoding, Readings, decode, decode_as};
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::text::{Source, short};
use crate::which::{Which, which};
use crate::xiangqi::{cbf, cbr, dhtmlxq, json, list, pgn, wxf, xqf};
use crate::{page, refused, tables};

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

/// Records of xiangqi as read: every record of the input, and what was odd outside of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The format; of a page with several that of the first record.
    pub format: Format,
    /// The encoding of its text.
    pub encoding: Encoding,
    /// The records in input order; a bad one does not keep the others from being read.
    pub records: Vec<Record>,
    /// What was odd outside of the records, games that could not be read at all included.
    pub remarks: Vec<Remark>,
}

/// What an input holds.
#[derive(Debug, Clone)]
pub enum Records {
    /// Games of chess, cut out and read one by one.
    Chess(ChessText),
    /// Records of xiangqi.
    Xiangqi(Reading),
    /// Moves that both games read from the start to the end.
    Both(ChessText, Reading),
}

impl Records {
    /// The games of chess, if the input can be of chess.
    #[must_use]
    pub const fn chess(&self) -> Option<&ChessText> {
        match self {
            Self::Chess(text) | Self::Both(text, _) => Some(text),
            Self::Xiangqi(_) => None,
        }
    }

    /// The records of xiangqi, if the input can be of xiangqi.
    #[must_use]
    pub const fn xiangqi(&self) -> Option<&Reading> {
        match self {
            Self::Xiangqi(reading) | Self::Both(_, reading) => Some(reading),
            Self::Chess(_) => None,
        }
    }
}

impl Records {
    /// The records of xiangqi alone, if the input can be of xiangqi.
    #[must_use]
    pub fn into_xiangqi(self) -> Option<Reading> {
        match self {
            Self::Xiangqi(reading) | Self::Both(_, reading) => Some(reading),
            Self::Chess(_) => None,
        }
    }
}

/// What is known of an input beside its bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hint<'a> {
    /// The file's name, if it has one.
    pub name: Option<&'a str>,
    /// The encoding, where it is known.
    pub encoding: Option<Encoding>,
    /// The language whose letters the moves of chess are written with.
    pub language: Option<Language>,
    /// The game that is asked for; it decides where both can read the text.
    pub game: Option<Game>,
}

impl<'a> Hint<'a> {
    /// The name of a file alone.
    #[must_use]
    pub fn named(name: &'a str) -> Self {
        Self { name: Some(name), ..Self::default() }
    }
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
    /// A format that is known but not read.
    #[error("{format}: {reason}")]
    Refused {
        /// Its name.
        format: &'static str,
        /// Why.
        reason: &'static str,
    },
    /// No record was found.
    #[error("line {}, column {}: found {found:?}, expected a game record of chess or xiangqi (PGN, a FEN with moves, EPD, a table of games, DhtmlXQ, WXF, JSON, XQF, CBR, CBL or CBF)", .place.line, .place.column)]
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

/// Reads every game record of `bytes`, of whichever game they are.
///
/// # Errors
/// When nothing at all can be read. A bad game among others is a remark, not an error.
pub fn read(bytes: &[u8], hint: &Hint<'_>) -> Result<Records, ReadError> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::Empty);
    }
    if let Some(reading) = read_binary(bytes) {
        return reading.map(Records::Xiangqi);
    }
    if let Some((format, reason)) = refused::by_bytes(bytes, hint.name) {
        return Err(ReadError::Refused { format, reason });
    }
    let readings = match hint.encoding {
        Some(encoding) => Readings::One(decode_as(bytes, encoding)),
        None => decode(bytes),
    };
    match readings {
        Readings::One(decoded) => {
            text_of(&decoded, bytes)?;
            read_text(decoded, hint)
        }
        Readings::Two(both) => {
            let [gb, big5] = *both;
            text_of(&gb, bytes)?;
            better(gb, big5, hint)
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

/// Reads the text both ways and takes the reading whose moves make more sense, else the one with more usual words.
fn better(gb: Decoded, big5: Decoded, hint: &Hint<'_>) -> Result<Records, ReadError> {
    let (gb_words, big5_words) = (common_characters(&gb.text), common_characters(&big5.text));
    let (gb_replaced, big5_replaced) = (gb.replaced, big5.replaced);
    let (gb, big5) = (read_text(gb, hint), read_text(big5, hint));
    let score = |records: &Result<Records, ReadError>| {
        records.as_ref().map_or((-1, 0), |records| records.xiangqi().map_or((0, 0), sense))
    };
    let (gb_score, big5_score) = (score(&gb), score(&big5));
    let by_moves = gb_score.cmp(&big5_score);
    let by_words = big5_replaced.cmp(&gb_replaced).then(gb_words.cmp(&big5_words));
    let (mut taken, other) = match by_moves.then(by_words) {
        std::cmp::Ordering::Less => (big5, Encoding::Gb18030),
        std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => (gb, Encoding::Big5),
    };
    // Where the other reading has no move at all there was nothing to decide.
    let contested = by_moves.is_ne() && gb_score.0.min(big5_score.0) > 0;
    match &mut taken {
        Ok(Records::Xiangqi(reading)) if contested => {
            let kind = RemarkKind::EncodingByMoves { taken: reading.encoding, other };
            reading.remarks.push(Remark { place: None, kind });
        }
        Ok(Records::Chess(text)) => {
            let kind = RemarkKind::EncodingGuessed { taken: vec![text.encoding] };
            text.remarks.push(Remark { place: None, kind });
        }
        Ok(Records::Xiangqi(_) | Records::Both(..)) | Err(_) => {}
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

fn read_text(decoded: Decoded, hint: &Hint<'_>) -> Result<Records, ReadError> {
    let Decoded { text, encoding, replaced, guessed } = decoded;
    let mut remarks = Vec::new();
    if replaced > 0 {
        let kind = RemarkKind::BytesReplaced { encoding, count: replaced };
        remarks.push(Remark { place: None, kind });
    }
    if !guessed.is_empty() {
        let kind = RemarkKind::EncodingGuessed { taken: guessed };
        remarks.push(Remark { place: None, kind });
    }
    let source = Source::new(page::percent_decoded(&text).unwrap_or(text));
    let text = source.text();
    if dhtmlxq::is_in(text) {
        return read_page(&source, encoding, remarks).map(Records::Xiangqi);
    }
    let one = |format, record| finish(format, encoding, vec![record], Vec::new());
    if cbf::is_cbf(text) {
        return one(Format::Cbf, cbf::read_cbf(&source)).map(Records::Xiangqi);
    }
    if cbf::is_pfc(text) {
        return one(Format::Pfc, cbf::read_pfc(&source)).map(Records::Xiangqi);
    }
    let table = tables::as_pgn(text);
    if table.is_none() && json::is_in(text) {
        let records = json::read(&source, &mut remarks);
        return finish(Format::Json, encoding, records, remarks).map(Records::Xiangqi);
    }
    if let Some((format, reason)) = refused::by_text(text) {
        return Err(ReadError::Refused { format, reason });
    }
    if wxf::is_in(text) {
        let records = wxf::read(&source, &mut remarks);
        return finish(Format::Wxf, encoding, records, remarks).map(Records::Xiangqi);
    }
    let source = match table.or_else(|| page::unwrapped(text)) {
        Some(plain) => Source::new(plain),
        None => source,
    };
    read_moves(source, encoding, remarks, hint)
}

/// Reads a page with DhtmlXQ, and PGN beside it if there is any.
fn read_page(
    source: &Source,
    encoding: Encoding,
    mut remarks: Vec<Remark>,
) -> Result<Reading, ReadError> {
    let Some([blocks, games]) = page::parted(source) else {
        let records = dhtmlxq::read(source, &mut remarks);
        return finish(Format::DhtmlXq, encoding, records, remarks);
    };
    let mut records = dhtmlxq::read(&blocks, &mut remarks);
    let mut format = if records.is_empty() { Format::Pgn } else { Format::DhtmlXq };
    let plain = page::unwrapped(games.text()).map_or(games, Source::new);
    if pgn::is_in(plain.text()) {
        let others = pgn::read(&plain, &mut remarks);
        let first = |records: &[Record]| records.first().and_then(|record| record.place);
        if first(&others) < first(&records) {
            format = Format::Pgn;
        }
        records.extend(others);
        records.sort_by_key(|record| record.place);
    }
    finish(format, encoding, records, remarks)
}

/// Reads PGN, positions and lists of moves, of whichever game they are.
fn read_moves(
    source: Source,
    encoding: Encoding,
    remarks: Vec<Remark>,
    hint: &Hint<'_>,
) -> Result<Records, ReadError> {
    let found = which(&source, hint.game);
    let xiangqi = |source: &Source, mut remarks: Vec<Remark>| {
        if pgn::is_in(source.text()) {
            let records = pgn::read(source, &mut remarks);
            return finish(Format::Pgn, encoding, records, remarks);
        }
        let records = list::read(source);
        let empty = |record: &Record| {
            let no_start = record.remarks.iter().any(|r| r.kind.code() == "fen_unreadable");
            record.nodes.is_empty() && (no_start || !list::has_start(source.text()))
        };
        if records.iter().all(empty) {
            return Err(nothing_in(source));
        }
        finish(Format::MoveList, encoding, records, remarks)
    };
    let chess = |source: Source, remarks| {
        let none = nothing_in(&source);
        let text = ChessText::new(source.into_text(), encoding, remarks, hint.language);
        if text.is_empty() { Err(none) } else { Ok(text) }
    };
    match found {
        Which::Neither => Err(nothing_in(&source)),
        Which::One(Game::Xiangqi) => xiangqi(&source, remarks).map(Records::Xiangqi),
        Which::One(Game::Chess) => chess(source, remarks).map(Records::Chess),
        Which::Both => {
            let reading = xiangqi(&source, remarks.clone())?;
            let kind = RemarkKind::FitsBothGames;
            let mut remarks = remarks;
            remarks.push(Remark { place: None, kind });
            Ok(Records::Both(chess(source, remarks)?, reading))
        }
    }
}

/// Says how a text begins in which no game was found.
fn nothing_in(source: &Source) -> ReadError {
    let text = source.text();
    let start = text.len() - text.trim_start().len();
    ReadError::NoRecord { place: source.place(start), found: short(text) }
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
