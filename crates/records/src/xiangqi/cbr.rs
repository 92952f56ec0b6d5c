//! CBR records and CBL libraries of 象棋桥, version 2. Read only.

use xiangqi::{Board, Color, Move, Piece, Role, Square};

use crate::bytes::{array, length_at, lines, u32_at, utf16_field};
use crate::check::StatedSide;
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::result::{EndReason, GameResult, ResultSource, ResultStatement};
use crate::xiangqi::preorder::{Links, Preorder};

const RECORD_MAGIC: &[u8] = b"CCBridge Record\0";
const LIBRARY_MAGIC: &[u8] = b"CCBridgeLibrary\0";

/// Offset of the tree in a record of version 2.
const TREE: usize = 2214;

/// Text fields of version 2: offset, length in bytes, tag.
const STRINGS: [(usize, usize, &str); 21] = [
    (180, 128, "Title"),
    (564, 64, "Source"),
    (628, 64, "Class"),
    (692, 64, "Event"),
    (756, 64, "Round"),
    (820, 32, "Group"),
    (852, 32, "Table"),
    (884, 64, "Date"),
    (948, 64, "Site"),
    (1012, 64, "TimeControl"),
    (1076, 64, "Red"),
    (1140, 64, "RedTeam"),
    (1204, 64, "RedTime"),
    (1268, 32, "RedElo"),
    (1300, 64, "Black"),
    (1364, 64, "BlackTeam"),
    (1428, 64, "BlackTime"),
    (1492, 32, "BlackElo"),
    (1524, 64, "Arbiter"),
    (1652, 64, "Annotator"),
    (1780, 64, "Author"),
];

/// Whether the bytes are one record.
pub(crate) fn is_record(bytes: &[u8]) -> bool {
    bytes.starts_with(RECORD_MAGIC)
}

/// Whether the bytes are a library.
pub(crate) fn is_library(bytes: &[u8]) -> bool {
    bytes.starts_with(LIBRARY_MAGIC)
}

/// Reads one record that begins at `base` of its file.
pub(crate) fn read(bytes: &[u8], base: usize) -> Result<Record, String> {
    if !is_record(bytes) {
        return Err("found no record mark, expected \"CCBridge Record\"".to_owned());
    }
    match bytes.get(19) {
        Some(2) => {}
        Some(version) => {
            return Err(format!("found a record of version {version}, expected version 2"));
        }
        None => return Err(format!("found {} bytes, expected a record", bytes.len())),
    }
    let cells: [u8; 90] = array(bytes, 2120)
        .ok_or_else(|| format!("found {} bytes, expected a header of {TREE}", bytes.len()))?;
    let mut record = Record { place: Some(Place::byte(base)), ..Record::default() };
    record.start.board = board(&cells, base, &mut record.remarks);
    for (offset, length, name) in STRINGS {
        let value = utf16_field(bytes, offset, length);
        if !value.is_empty() {
            record.tags.push((name.to_owned(), value));
        }
    }
    if let Some(title) = record.tag("Title").map(str::to_owned) {
        record.state_title_result(&title, Some(Place::byte(base + 180)));
    }
    result(bytes, base, &mut record);
    let end = utf16_field(bytes, 2080, 32);
    if !end.is_empty() {
        record.end = EndReason::parse(&end);
        record.tags.push(("Termination".to_owned(), end));
    }
    tree(bytes, base, &mut record);
    let side = match (bytes[2112], record.nodes.is_empty()) {
        (2, true) => {
            record.start.turn = Color::Black;
            StatedSide::Stated
        }
        _ => StatedSide::Open,
    };
    record.check(side);
    record.note_result_conflict();
    Ok(record)
}

fn board(cells: &[u8; 90], base: usize, remarks: &mut Vec<Remark>) -> Board {
    use Role::{Advisor, Cannon, Chariot, Elephant, General, Horse, Soldier};
    const ROLES: [Role; 7] = [Chariot, Horse, Elephant, Advisor, General, Cannon, Soldier];
    let mut board = Board::empty();
    for (at, &cell) in (0u8..).zip(cells) {
        let color = match cell >> 4 {
            1 => Some(Color::Red),
            2 => Some(Color::Black),
            _ => None,
        };
        let role = usize::from(cell & 15).checked_sub(1).and_then(|kind| ROLES.get(kind));
        match (index(at), color, role) {
            (Some(square), Some(color), Some(&role)) => {
                board.put(square, Some(Piece::new(color, role)));
            }
            _ if cell == 0 => {}
            _ => {
                let place = Some(Place::byte(base + 2120 + usize::from(at)));
                let kind = RemarkKind::ByteUnknown { what: "piece", value: u32::from(cell) };
                remarks.push(Remark { place, kind });
            }
        }
    }
    board
}

/// Row × 9 + file, the rows from Black's back row.
fn index(value: u8) -> Option<Square> {
    Square::new(value % 9, 9u8.checked_sub(value / 9)?)
}

fn result(bytes: &[u8], base: usize, record: &mut Record) {
    let value = u32::from(bytes[2076]);
    let place = Some(Place::byte(base + 2076));
    let says = match value {
        // 4 says that the record holds several results.
        0 | 4 => GameResult::Unknown,
        1 => GameResult::RedWins,
        2 => GameResult::BlackWins,
        3 => GameResult::Draw,
        _ => {
            record.remark(place, RemarkKind::ByteUnknown { what: "result", value });
            GameResult::Unknown
        }
    };
    let (source, text) = (ResultSource::HeaderByte, value.to_string());
    record.results.push(ResultStatement { source, says, text, place });
}

fn tree(bytes: &[u8], base: usize, record: &mut Record) {
    let mut at = TREE;
    let mut order: Option<Preorder> = None;
    while order.as_ref().is_none_or(Preorder::goes_on) {
        let place = Some(Place::byte(base + at));
        let Some([flags, _, from, to]) = array(bytes, at) else {
            record.remark(place, RemarkKind::Truncated);
            return;
        };
        let is_root = order.is_none();
        if flags > 7 || (!is_root && from == to) {
            let kind = RemarkKind::ByteUnknown { what: "move flags", value: u32::from(flags) };
            record.remark(place, kind);
            return;
        }
        at += 4;
        let mut comment = String::new();
        if flags & 4 != 0 {
            let length = length_at(bytes, at).unwrap_or(usize::MAX);
            at += 4;
            let room = bytes.len().saturating_sub(at);
            comment = lines(&utf16_field(bytes, at, length.min(room)));
            if length > room {
                record.remark(place, RemarkKind::Truncated);
                at = bytes.len();
            } else {
                at += length;
            }
        }
        let links = Links { goes_on: flags & 1 == 0, has_sibling: flags & 2 != 0 };
        let Some(order) = &mut order else {
            record.comment = comment;
            order = Some(Preorder::new(links));
            continue;
        };
        let m = index(from).zip(index(to)).map(|(from, to)| Move::new(from, to));
        if m.is_none() {
            let (name, text) = ("move".to_owned(), format!("{from}-{to}"));
            record.remark(place, RemarkKind::PointOffBoard { name, text });
        }
        if let Some(node) = order.push(record, m, links) {
            record.nodes[node].comment = comment;
            record.nodes[node].place = place;
        }
    }
}

/// Offset of the index of a library, and the length of an entry.
const INDEX: usize = 66_624;
const ENTRY: usize = 276;
/// A record owns whole blocks of this many bytes.
const BLOCK: usize = 4096;

/// Reads the live records of a library by its index; deleted ones are remarked on and passed over.
pub(crate) fn read_library(bytes: &[u8], remarks: &mut Vec<Remark>) -> Result<Vec<Record>, String> {
    let capacity = length_at(bytes, 60)
        .ok_or_else(|| format!("found {} bytes, expected a library", bytes.len()))?;
    let mut at = capacity.checked_mul(ENTRY).and_then(|length| length.checked_add(INDEX));
    let mut records = Vec::new();
    for entry in 0..capacity {
        let offset = INDEX + entry * ENTRY;
        let (Some(state), Some(blocks), Some(used)) =
            (u32_at(bytes, offset), length_at(bytes, offset + 8), length_at(bytes, offset + 12))
        else {
            remarks.push(Remark { place: Some(Place::byte(offset)), kind: RemarkKind::Truncated });
            break;
        };
        let title = utf16_field(bytes, offset + 100, 128);
        let Some(start) = at else { break };
        let place = Some(Place::byte(start));
        match state {
            0 => continue,
            7 => {
                let end = start.saturating_add(used.max(1)).min(bytes.len());
                match read(bytes.get(start..end).unwrap_or(&[]), start) {
                    Ok(record) => records.push(record),
                    Err(reason) => {
                        let reason = format!("{title}: {reason}");
                        remarks.push(Remark { place, kind: RemarkKind::GameUnreadable { reason } });
                    }
                }
            }
            5 => remarks.push(Remark { place, kind: RemarkKind::DeletedEntry { title } }),
            other => {
                let kind = RemarkKind::ByteUnknown { what: "library entry", value: other };
                remarks.push(Remark { place: Some(Place::byte(offset)), kind });
            }
        }
        at = blocks.max(1).checked_mul(BLOCK).and_then(|length| length.checked_add(start));
    }
    Ok(records)
}
