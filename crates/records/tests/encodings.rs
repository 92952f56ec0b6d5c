//! Encodings: marks, strict UTF-8, UTF-16, and GB18030 against Big5 by the moves.

mod xiangqi_of;

use records::RemarkKind;
use records::encoding::{Encoding, encode};
use xiangqi_of::read;

const SIMPLIFIED: &str = "[Game \"Chinese Chess\"]\n[Red \"許銀川\"]\n[Black \"吕钦\"]\n\n1. 炮二平五 马８进７\n2. 马二进三 车９平８\n1-0\n";
const TRADITIONAL: &str = "[Game \"Chinese Chess\"]\n[Red \"許銀川\"]\n[Black \"呂欽\"]\n\n1. 炮二平五 馬８進７\n2. 馬二進三 車９平８\n1-0\n";

fn check(bytes: &[u8], encoding: Encoding, red: &str) {
    let reading = read(bytes, None).expect("readable");
    assert_eq!(reading.encoding, encoding);
    let record = &reading.records[0];
    assert_eq!(record.tag("Red"), Some(red));
    let moves: Vec<String> = record.main_moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["h2e2", "h9g7", "h0g2", "i9h9"]);
    assert_eq!(record.illegal().count(), 0);
    assert!(!reading.remarks.iter().any(|r| matches!(r.kind, RemarkKind::BytesReplaced { .. })));
}

#[test]
fn utf8_with_and_without_a_mark() {
    check(SIMPLIFIED.as_bytes(), Encoding::Utf8, "許銀川");
    check(format!("\u{FEFF}{SIMPLIFIED}").as_bytes(), Encoding::Utf8, "許銀川");
}

#[test]
fn utf16_of_both_orders_with_and_without_a_mark() {
    for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
        let marked = encode(SIMPLIFIED, encoding);
        check(&marked, encoding, "許銀川");
        check(&marked[2..], encoding, "許銀川");
    }
}

#[test]
fn gb18030_and_big5_are_told_apart_by_their_moves() {
    check(&encode(SIMPLIFIED, Encoding::Gb18030), Encoding::Gb18030, "許銀川");
    check(&encode(TRADITIONAL, Encoding::Gb18030), Encoding::Gb18030, "許銀川");
    check(&encode(TRADITIONAL, Encoding::Big5), Encoding::Big5, "許銀川");
}

#[test]
fn names_alone_tell_where_the_moves_are_ascii() {
    let text = "[Game \"Chinese Chess\"]\n[Event \"全國象棋賽 第二輪 先勝\"]\n[Red \"紅方\"]\n\n1. H2-E2 H9-G7\n1-0\n";
    let reading = read(&encode(text, Encoding::Big5), None).expect("readable");
    assert_eq!(reading.encoding, Encoding::Big5);
    assert_eq!(reading.records[0].tag("Red"), Some("紅方"));
}

#[test]
fn a_few_broken_bytes_do_not_make_utf8_something_else() {
    let mut bytes = SIMPLIFIED.replace("吕钦", "吕?钦").into_bytes();
    let at = bytes.iter().position(|byte| *byte == b'?').expect("there");
    bytes[at] = 0xFF;
    let reading = read(&bytes, None).expect("readable");
    assert_eq!(reading.encoding, Encoding::Utf8);
    assert_eq!(reading.records[0].main_line().count(), 4);
    let replaced = RemarkKind::BytesReplaced { encoding: Encoding::Utf8, count: 1 };
    assert!(reading.remarks.iter().any(|remark| remark.kind == replaced));
}
