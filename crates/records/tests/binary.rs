//! XQF, CBR and CBL files built here byte by byte as the formats are described, plain and keyed.

mod xiangqi_of;

use proptest::prelude::*;
use records::{Format, GameResult, Record, RemarkKind, ResultSource};
use xiangqi::{Color, Setup};
use xiangqi_of::read;

/// The start as XQF lists it: ten times the file plus the rank, Red's pieces first.
const XQF_START: [u8; 32] = [
    0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72, 3, 23, 43, 63, 83, 9, 19, 29, 39, 49, 59, 69, 79,
    89, 17, 77, 6, 26, 46, 66, 86,
];

/// A move of the file: points, whether its line goes on, whether a sibling follows, its comment.
type Step = (u8, u8, bool, bool, &'static [u8]);

/// 1. 炮二平五 (or 炮八平五 马8进7), 马8进7 with a comment in GBK.
const STEPS: [Step; 4] = [
    (72, 42, true, true, b""),
    (79, 67, false, false, b"\xBA\xC3\xD7\xC5"),
    (12, 42, true, false, b""),
    (79, 67, false, false, b""),
];

fn header(version: u8, keys: [u8; 13]) -> Vec<u8> {
    let mut bytes = vec![0; 1024];
    bytes[..2].copy_from_slice(b"XQ");
    bytes[2] = version;
    bytes[3..16].copy_from_slice(&keys);
    bytes[16..48].copy_from_slice(&XQF_START);
    bytes[51] = 1;
    bytes[80] = 4;
    bytes[81..85].copy_from_slice(b"\xCC\xE2\xC4\xBF");
    bytes
}

fn plain_file() -> Vec<u8> {
    let mut bytes = header(10, [0; 13]);
    bytes.extend([0x18, 0x20, 0xF0, 0xFF, 2, 0, 0, 0]);
    bytes.extend(b"\xD7\xDC");
    for (from, to, next, sibling, comment) in STEPS {
        let tag = if next { 0xF0 } else { 0 } | if sibling { 0x0F } else { 0 };
        bytes.extend([from + 24, to + 32, tag, 0]);
        bytes.extend(u32::try_from(comment.len()).expect("short").to_le_bytes());
        bytes.extend(comment);
    }
    bytes
}

fn keyed_file() -> Vec<u8> {
    // Mask, product, four OR bytes, sum and three keys; the last four add up to 0.
    let (mask, or) = (0x5B, [0x21u8, 0x40, 0x02, 0x18]);
    let keys = [0x14u8, 0x32, 0x56, 0x64];
    let mut all = [0; 13];
    all[0] = mask;
    all[5..9].copy_from_slice(&or);
    all[9..13].copy_from_slice(&keys);
    let mut bytes = header(18, all);
    let g = |x: u8| 54u8.wrapping_mul(x).wrapping_mul(x).wrapping_add(221);
    let pieces = g(keys[1]).wrapping_mul(keys[1]);
    let from_key = g(keys[2]).wrapping_mul(pieces);
    let to_key = g(keys[3]).wrapping_mul(from_key);
    let comment_key = (u32::from(keys[0]) * 256 + u32::from(keys[1])) % 32_000 + 767;
    for (at, point) in XQF_START.into_iter().enumerate() {
        // The byte at i belongs to piece (key + 1 + i) mod 32.
        let stored = (at + 32 * 9 - usize::from(pieces) - 1) % 32;
        bytes[16 + stored] = point.wrapping_add(pieces);
    }
    let mut body = vec![0x58, 0x51, 0xE0 | 0x07, 0x33];
    body.extend((2 + comment_key).to_le_bytes());
    body.extend(b"\xD7\xDC");
    for (from, to, next, sibling, comment) in STEPS {
        // The low bits are noise.
        let mut tag = 0x15;
        tag |= if next { 0x80 } else { 0 };
        tag |= if sibling { 0x40 } else { 0 };
        tag |= if comment.is_empty() { 0 } else { 0x20 };
        let from = from.wrapping_add(24).wrapping_add(from_key);
        body.extend([from, to.wrapping_add(32).wrapping_add(to_key), tag, 0x99]);
        if !comment.is_empty() {
            let length = u32::try_from(comment.len()).expect("short") + comment_key;
            body.extend(length.to_le_bytes());
            body.extend(comment);
        }
    }
    let words = b"[(C) Copyright Mr. Dong Shiwei.]";
    bytes.extend(body.iter().enumerate().map(|(at, byte)| {
        let key = (keys[at % 4] & mask) | or[at % 4];
        byte.wrapping_add(key & words[at % 32])
    }));
    bytes
}

fn lines(record: &Record) -> Vec<(String, String)> {
    let node = |&at: &usize| (record.nodes[at].m.to_string(), record.nodes[at].comment.clone());
    record.preorder().iter().map(node).collect()
}

fn check_xqf(bytes: &[u8]) {
    let reading = read(bytes, Some("x.xqf")).expect("readable");
    assert_eq!(reading.format, Format::Xqf);
    let record = &reading.records[0];
    assert_eq!(record.start, Setup::initial());
    assert_eq!(record.tag("Title"), Some("题目"));
    assert_eq!(record.comment, "总");
    assert_eq!(record.results[0].source, ResultSource::HeaderByte);
    assert_eq!(record.results[0].says, GameResult::RedWins);
    let expected = [("h2e2", ""), ("h9g7", "好着"), ("b2e2", ""), ("h9g7", "")];
    assert_eq!(lines(record), expected.map(|(m, words)| (m.to_owned(), words.to_owned())));
    assert_eq!((record.first.len(), record.illegal().count()), (2, 0));
    assert!(record.remarks.is_empty(), "{:?}", record.remarks);
}

#[test]
fn xqf_plain_and_keyed_are_one_tree() {
    check_xqf(&plain_file());
    check_xqf(&keyed_file());
}

#[test]
fn a_cut_xqf_keeps_what_is_there_and_says_so() {
    let whole = plain_file();
    let reading = read(&whole[..whole.len() - 12], None).expect("readable");
    let record = &reading.records[0];
    assert_eq!(record.nodes.len(), 3);
    assert!(record.remarks.iter().any(|remark| remark.kind == RemarkKind::Truncated));
    let mut longer = whole.clone();
    longer.extend([1, 2, 3]);
    let reading = read(&longer, None).expect("readable");
    let after = RemarkKind::BytesAfterEnd { count: 3 };
    assert!(reading.records[0].remarks.iter().any(|remark| remark.kind == after));
}

fn put_utf16(bytes: &mut [u8], offset: usize, text: &str) {
    for (at, unit) in text.encode_utf16().enumerate() {
        bytes[offset + at * 2..offset + at * 2 + 2].copy_from_slice(&unit.to_le_bytes());
    }
}

fn cbr(title: &str, moves: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 2214];
    bytes[..16].copy_from_slice(b"CCBridge Record\0");
    bytes[19] = 2;
    put_utf16(&mut bytes, 180, title);
    put_utf16(&mut bytes, 2080, "认负");
    bytes[2076] = 2;
    bytes[2112] = 1;
    let back = [1, 2, 3, 4, 5, 4, 3, 2, 1];
    let board = &mut bytes[2120..2210];
    for (file, kind) in back.into_iter().enumerate() {
        board[file] = 0x20 | kind;
        board[81 + file] = 0x10 | kind;
    }
    for file in [1, 7] {
        board[18 + file] = 0x26;
        board[63 + file] = 0x16;
    }
    for file in [0, 2, 4, 6, 8] {
        board[27 + file] = 0x27;
        board[54 + file] = 0x17;
    }
    bytes[2210..2214].copy_from_slice(&[0xFF; 4]);
    bytes.extend(moves);
    bytes
}

/// Root with a comment, 70→67 with a sibling, 7→24, then the sibling 64→67.
fn cbr_moves() -> Vec<u8> {
    let mut bytes = vec![4, 0, 0, 0, 2, 0, 0, 0, 0x7B, 0x60];
    bytes.extend([2, 0, 70, 67, 1, 0, 7, 24, 1, 0, 64, 67]);
    bytes
}

#[test]
fn cbr_gives_tree_names_result_and_end_reason() {
    let reading = read(&cbr("甲 先胜 乙", &cbr_moves()), None).expect("readable");
    assert_eq!(reading.format, Format::Cbr);
    let record = &reading.records[0];
    assert_eq!(record.start, Setup::initial());
    assert_eq!(record.comment, "\u{607B}");
    let moves: Vec<String> = lines(record).into_iter().map(|(m, _)| m).collect();
    assert_eq!(moves, ["h2e2", "h9g7", "b2e2"]);
    assert_eq!(record.first.len(), 2);
    assert_eq!(record.end, Some(records::EndReason::Resignation));
    assert!(record.remarks.iter().any(|r| matches!(r.kind, RemarkKind::ResultConflict(_))));
}

#[test]
fn a_record_without_moves_keeps_the_side_its_header_states() {
    let mut bytes = cbr("题", &[1, 0, 0, 0]);
    bytes[2112] = 2;
    let reading = read(&bytes, None).expect("readable");
    assert!(reading.records[0].nodes.is_empty());
    assert_eq!(reading.records[0].turn(), Color::Black);
}

#[test]
fn a_cbr_of_another_version_is_an_error_that_says_so() {
    let mut bytes = cbr("题", &cbr_moves());
    bytes[19] = 1;
    let error = read(&bytes, None).expect_err("another version").to_string();
    assert!(error.contains("version 1, expected version 2"), "{error}");
}

/// A library of four entries: two live ones, a deleted one between, and a free place.
fn library() -> Vec<u8> {
    let record = cbr("甲 先负 乙", &cbr_moves());
    let mut bytes = vec![0; 66_624 + 276 * 4];
    bytes[..16].copy_from_slice(b"CCBridgeLibrary\0");
    bytes[60] = 4;
    for (entry, state) in [7u32, 5, 7, 0].into_iter().enumerate() {
        let at = 66_624 + 276 * entry;
        bytes[at..at + 4].copy_from_slice(&state.to_le_bytes());
        bytes[at + 8..at + 12].copy_from_slice(&1u32.to_le_bytes());
        let used = u32::try_from(record.len()).expect("short");
        bytes[at + 12..at + 16].copy_from_slice(&used.to_le_bytes());
        put_utf16(&mut bytes, at + 100, &format!("第{entry}局"));
    }
    for _ in 0..3 {
        let start = bytes.len();
        bytes.extend(&record);
        bytes.resize(start + 4096, 0);
    }
    bytes
}

#[test]
fn a_library_gives_its_live_records_and_names_the_deleted_one() {
    let reading = read(&library(), None).expect("readable");
    assert_eq!((reading.format, reading.records.len()), (Format::Cbl, 2));
    let deleted = RemarkKind::DeletedEntry { title: "第1局".to_owned() };
    assert_eq!(reading.remarks.iter().map(|r| &r.kind).collect::<Vec<_>>(), [&deleted]);
    // A record that is spoilt does not keep the other from being read.
    let mut spoilt = library();
    spoilt[66_624 + 276 * 4] = b'X';
    let reading = read(&spoilt, None).expect("one of two");
    assert_eq!(reading.records.len(), 1);
    assert!(reading.remarks.iter().any(|r| matches!(r.kind, RemarkKind::GameUnreadable { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_and_cut_files_never_panic(
        which in 0usize..4,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..16),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = match which {
            0 => plain_file(),
            1 => keyed_file(),
            2 => cbr("题", &cbr_moves()),
            _ => library(),
        };
        for (at, byte) in changes {
            // Most changes go where the meaning is: the head, or the moves at the end.
            let span = bytes.len().min(2400);
            let at = if byte % 2 == 0 { at.index(span) } else { bytes.len() - 1 - at.index(span) };
            bytes[at] = byte;
        }
        let _ = read(&bytes, None);
        let _ = read(&bytes[..cut.index(bytes.len())], None);
    }
}
