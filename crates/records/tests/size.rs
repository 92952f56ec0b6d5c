//! Size is no danger: long lines, deep brackets and big trees are read in time linear in their length.

mod xiangqi_of;

use std::fmt::Write as _;

use records::xiangqi::{dhtmlxq, json, pgn};
use records::{Record, StatedSide};
use xiangqi::notation::Notation;
use xiangqi::{Move, Square};
use xiangqi_of::read;

/// Horses out and back: a legal line of any length.
const DANCE: [&str; 4] = ["h0g2", "h9g7", "g2h0", "g7h9"];

fn m(text: &str) -> Move {
    let digits = text.as_bytes();
    let square =
        |at: usize| Square::new(digits[at] - b'a', digits[at + 1] - b'0').expect("on board");
    Move::new(square(0), square(2))
}

#[test]
fn a_tree_of_a_hundred_thousand_nodes_passes_through_every_form() {
    let mut record = Record::default();
    let mut parent = None;
    for (ply, text) in (0..20_000usize).zip(DANCE.iter().cycle()) {
        let node = record.push(parent, m(text));
        // Four other moves for every ply.
        let others = if ply % 2 == 0 {
            ["a3a4", "c3c4", "e3e4", "g3g4"]
        } else {
            ["a6a5", "c6c5", "e6e5", "g6g5"]
        };
        for other in others {
            record.push(parent, m(other));
        }
        parent = Some(node);
    }
    record.check(StatedSide::Stated);
    assert_eq!((record.nodes.len(), record.illegal().count()), (100_000, 0));
    for text in
        [json::write([&record]), dhtmlxq::write(&record), pgn::write(&record, Notation::Iccs)]
    {
        let again = read(text.as_bytes(), None).expect("readable");
        assert_eq!(again.records[0].nodes.len(), 100_000);
        assert_eq!(again.records[0].main_line().count(), 20_000);
        assert_eq!(again.records[0].illegal().count(), 0);
    }
}

#[test]
fn a_hundred_thousand_nested_brackets_do_not_overflow() {
    let mut text = String::from("[Red \"\"]\n1. h2e2 ");
    for _ in 0..100_000 {
        text.push_str("( b2e2 ");
    }
    let reading = read(text.as_bytes(), None).expect("readable");
    assert_eq!(reading.records[0].nodes.len(), 100_001);
    let glued = format!("[Red \"\"]\n{}h2e2", "1.".repeat(100_000));
    assert_eq!(read(glued.as_bytes(), None).expect("readable").records[0].nodes.len(), 1);
}

#[test]
fn lines_of_ten_million_characters_are_read() {
    let size = 10_000_000;
    let mut page =
        String::from("<p>[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment1]");
    page.push_str(&"好".repeat(size / 3));
    page.push_str("[/DhtmlXQ_comment1][/DhtmlXQ]");
    let record = &read(page.as_bytes(), None).expect("readable").records[0];
    assert_eq!(record.nodes[0].comment.chars().count(), size / 3);

    let mut line = String::from("[Red \"\"] ");
    while line.len() < size {
        for text in DANCE {
            let _ = write!(line, "{text} ");
        }
    }
    let record = &read(line.as_bytes(), None).expect("readable").records[0];
    assert_eq!(record.main_line().count(), (line.len() - 9) / 5);

    for noise in [
        "[DhtmlXQ_",
        "{",
        "(",
        "[Event \"",
        "<",
        "&#",
        "\\u00",
        "DhtmlXQ_a='",
        "1.",
        "[DhtmlXQ_title]x",
    ] {
        let text = noise.repeat(2_000_000 / noise.len());
        let _ = read(text.as_bytes(), None);
    }
}
