//! XQF, the files of 象棋演播室. Read only.
//!
//! Versions up to 10 are plain; later ones are keyed by their header. The side to move is not kept up
//! in these files: it is the colour of the piece that moves first.

use xiangqi::{Board, Color, Move, Piece, Square};

use crate::bytes::{array, length_at, lines};
use crate::check::StatedSide;
use crate::encoding::gb_field;
use crate::record::Record;
use crate::remark::{Place, RemarkKind};
use crate::result::{GameResult, ResultSource, ResultStatement};
use crate::xiangqi::dhtmlxq::SLOTS;
use crate::xiangqi::preorder::{Links, Preorder};

/// Length of the header, and so the offset of the first move record.
const HEADER: usize = 1024;

/// Header strings: offset of the length byte, room for text, tag.
const STRINGS: [(usize, usize, &str); 11] = [
    (80, 63, "Title"),
    (208, 63, "Event"),
    (272, 15, "Date"),
    (288, 15, "Site"),
    (304, 15, "Red"),
    (320, 15, "Black"),
    (336, 63, "TimeControl"),
    (400, 15, "RedTime"),
    (416, 15, "BlackTime"),
    (464, 15, "Annotator"),
    (480, 15, "Author"),
];

/// Whether the bytes are an XQF file.
pub(crate) fn is_in(bytes: &[u8]) -> bool {
    // Every version known is a control character, so no text begins like this.
    bytes.starts_with(b"XQ") && bytes.get(2).is_some_and(|version| (1..0x20).contains(version))
}

/// Reads the file; the reason if there is no start position in it.
pub(crate) fn read(bytes: &[u8]) -> Result<Record, String> {
    if bytes.len() < 48 {
        return Err(format!("found {} bytes, expected a header of {HEADER}", bytes.len()));
    }
    let keys = Keys::of(bytes);
    let mut record = Record { place: Some(Place::byte(0)), ..Record::default() };
    record.start.board = keys.board(bytes)?;
    strings(bytes, &mut record);
    result(bytes, &mut record);
    tree(bytes, &keys, &mut record);
    record.check(StatedSide::Open);
    record.note_result_conflict();
    Ok(record)
}

struct Keys {
    version: u8,
    pieces: u8,
    from: u8,
    to: u8,
    comment: usize,
    stream: [u8; 32],
}

impl Keys {
    fn of(bytes: &[u8]) -> Self {
        let version = bytes[2];
        if version <= 10 {
            return Self { version, pieces: 0, from: 0, to: 0, comment: 0, stream: [0; 32] };
        }
        let g = |x: u8| 54u8.wrapping_mul(x).wrapping_mul(x).wrapping_add(221);
        let pieces = g(bytes[13]).wrapping_mul(bytes[13]);
        let from = g(bytes[14]).wrapping_mul(pieces);
        let to = g(bytes[15]).wrapping_mul(from);
        let comment = (usize::from(bytes[12]) * 256 + usize::from(bytes[13])) % 32_000 + 767;
        let mut stream = *b"[(C) Copyright Mr. Dong Shiwei.]";
        for (at, byte) in stream.iter_mut().enumerate() {
            *byte &= (bytes[12 + at % 4] & bytes[3]) | bytes[8 + at % 4];
        }
        Self { version, pieces, from, to, comment, stream }
    }

    fn board(&self, bytes: &[u8]) -> Result<Board, String> {
        // Readers disagree whether version 11 already shuffles the points; the reading that puts no two
        // pieces on one point is taken.
        let shuffled = self.version >= 12;
        let board = self.board_of(bytes, shuffled);
        if self.version == 11 && board.is_err() { self.board_of(bytes, true) } else { board }
    }

    fn board_of(&self, bytes: &[u8], shuffled: bool) -> Result<Board, String> {
        let mut board = Board::empty();
        for (at, &stored) in bytes[16..48].iter().enumerate() {
            let slot = if shuffled { (usize::from(self.pieces) + 1 + at) % 32 } else { at };
            let Some(square) = square(stored.wrapping_sub(self.pieces)) else { continue };
            let color = if slot < 16 { Color::Red } else { Color::Black };
            if board.put(square, Some(Piece::new(color, SLOTS[slot % 16]))).is_some() {
                return Err(format!("two pieces stand on {square}, expected one piece a point"));
            }
        }
        Ok(board)
    }
}

/// 10 × file + rank; `None` for what is off the board.
fn square(value: u8) -> Option<Square> {
    Square::new(value / 10, value % 10)
}

fn strings(bytes: &[u8], record: &mut Record) {
    for (offset, room, name) in STRINGS {
        let Some(&length) = bytes.get(offset) else { break };
        let end = (offset + 1 + usize::from(length).min(room)).min(bytes.len());
        let value = gb_field(&bytes[offset + 1..end]);
        if !value.is_empty() {
            record.tags.push((name.to_owned(), value));
        }
    }
    if let Some(title) = record.tag("Title").map(str::to_owned) {
        record.state_title_result(&title, Some(Place::byte(80)));
    }
}

fn result(bytes: &[u8], record: &mut Record) {
    let Some(&value) = bytes.get(51) else { return };
    let place = Some(Place::byte(51));
    let says = match value {
        0 => GameResult::Unknown,
        1 => GameResult::RedWins,
        2 => GameResult::BlackWins,
        3 | 4 => GameResult::Draw,
        other => {
            let kind = RemarkKind::ByteUnknown { what: "result", value: u32::from(other) };
            record.remark(place, kind);
            GameResult::Unknown
        }
    };
    let (source, text) = (ResultSource::HeaderByte, value.to_string());
    record.results.push(ResultStatement { source, says, text, place });
}

/// One move record, decoded.
struct Step {
    from: u8,
    to: u8,
    links: Links,
    comment: String,
    start: usize,
}

struct Cursor<'a> {
    bytes: &'a [u8],
    plain: Vec<u8>,
    keys: &'a Keys,
    at: usize,
    cut: bool,
}

impl Cursor<'_> {
    fn next(&mut self) -> Option<Step> {
        let start = self.at;
        let head: [u8; 4] = array(&self.plain, start - HEADER)?;
        let [from, to, tag, _] = head;
        self.at += 4;
        let (links, commented) = if self.keys.version <= 10 {
            (Links { goes_on: tag & 0xF0 != 0, has_sibling: tag & 0x0F != 0 }, true)
        } else {
            // The low bits and the fourth byte are noise in real files.
            let links = Links { goes_on: tag & 0x80 != 0, has_sibling: tag & 0x40 != 0 };
            (links, tag & 0x20 != 0)
        };
        let mut comment = String::new();
        if commented {
            let stored = length_at(&self.plain, self.at - HEADER);
            self.at += 4;
            let length = stored.and_then(|stored| stored.checked_sub(self.keys.comment));
            let from = self.at - HEADER;
            let text = length.and_then(|length| self.plain.get(from..from.checked_add(length)?));
            match text {
                Some(text) => {
                    comment = lines(&gb_field(text));
                    self.at += text.len();
                }
                None => {
                    let rest = self.plain.get(from..).unwrap_or(&[]);
                    comment = lines(&gb_field(rest));
                    self.at = self.bytes.len();
                    self.cut = true;
                }
            }
        }
        let from = from.wrapping_sub(24).wrapping_sub(self.keys.from);
        let to = to.wrapping_sub(32).wrapping_sub(self.keys.to);
        Some(Step { from, to, links, comment, start })
    }
}

fn tree(bytes: &[u8], keys: &Keys, record: &mut Record) {
    let cipher = bytes.get(HEADER..).unwrap_or(&[]);
    let plain = cipher
        .iter()
        .zip((0..32).cycle())
        .map(|(byte, at)| byte.wrapping_sub(keys.stream[at]))
        .collect();
    let mut cursor = Cursor { bytes, plain, keys, at: HEADER, cut: false };
    let Some(root) = cursor.next() else {
        record.remark(Some(Place::byte(bytes.len())), RemarkKind::Truncated);
        return;
    };
    record.comment = root.comment;
    let mut order = Preorder::new(root.links);
    while order.goes_on() && !cursor.cut {
        let Some(step) = cursor.next() else {
            cursor.cut = true;
            break;
        };
        let place = Some(Place::byte(step.start));
        let m = square(step.from).zip(square(step.to)).map(|(from, to)| Move::new(from, to));
        if m.is_none() {
            let (name, text) = ("move".to_owned(), format!("{}-{}", step.from, step.to));
            record.remark(place, RemarkKind::PointOffBoard { name, text });
        }
        if let Some(node) = order.push(record, m, step.links) {
            record.nodes[node].comment = step.comment;
            record.nodes[node].place = place;
        }
    }
    let place = Some(Place::byte(cursor.at.min(bytes.len())));
    if cursor.cut {
        record.remark(place, RemarkKind::Truncated);
    } else if cursor.at < bytes.len() {
        record.remark(place, RemarkKind::BytesAfterEnd { count: bytes.len() - cursor.at });
    }
}
