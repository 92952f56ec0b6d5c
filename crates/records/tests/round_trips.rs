//! What is written reads back equal, and nothing makes a reader panic.

mod xiangqi_of;

use proptest::prelude::*;
use records::encoding::{Encoding, encode};
use records::xiangqi::{dhtmlxq, json, pgn};
use records::{GameResult, Record, ResultSource, ResultStatement, StatedSide};
use xiangqi::notation::{ChineseStyle, Notation, RankBase, SoldierScheme, WxfStyle};
use xiangqi::{Move, Position, Setup, Square, fen};
use xiangqi_of::read;

/// Starts of trees: the usual one, many soldiers on few files, diagrams without a general.
const STARTS: [&str; 5] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/2P1P4/2P1P4/2P6/9/9/4p1p2/4p1p2/4p4/5K3 b - - 0 1",
    "3ak4/4a4/4b4/R3n3R/9/2B3B2/9/N3C3N/4A4/3AK4 w - - 0 12",
    "C1Rrka3/4a4/9/9/9/1pp6/3c5/9/9/4K4 b - - 0 1",
    "4r4/9/9/9/4C4/9/9/9/4A4/3AK4 w - - 0 1",
];

/// One step of growing a tree: where it joins, which move, what is said of it.
#[derive(Debug, Clone)]
struct Step {
    joint: usize,
    pick: usize,
    legal: bool,
    comment: String,
}

fn comment() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => Just(String::new()),
        1 => "[a-z0-9 &<|\\\\]{0,12}[a-z]",
        1 => "[红黑胜负好着（），。]{1,6}(\n[一二三]{1,3})?",
    ]
}

fn step() -> impl Strategy<Value = Step> {
    (any::<usize>(), any::<usize>(), prop::bool::weighted(0.93), comment())
        .prop_map(|(joint, pick, legal, comment)| Step { joint, pick, legal, comment })
}

fn record() -> impl Strategy<Value = Record> {
    let start = prop::sample::select(&STARTS[..]);
    (start, prop::collection::vec(step(), 0..40), comment()).prop_map(|(start, steps, words)| {
        grown(&fen::parse(start).expect("readable"), &steps, words)
    })
}

/// A tree of mostly legal moves; every fifth step or so opens a variation.
fn grown(start: &Setup, steps: &[Step], words: String) -> Record {
    let mut record = Record::new(start.clone());
    let mut positions: Vec<Position> = Vec::new();
    for step in steps {
        let parent = match (record.nodes.len(), step.joint % 5) {
            (0, _) => None,
            (nodes, 0) => (step.joint / 5).checked_rem(nodes + 1).and_then(|at| at.checked_sub(1)),
            (nodes, _) => Some(nodes - 1),
        };
        let before = parent.map_or_else(
            || Position::from_record(start.clone()),
            |parent| positions[parent].clone(),
        );
        let legal: Vec<Move> = before.legal_moves().into_iter().collect();
        let m = if step.legal && !legal.is_empty() {
            legal[step.pick % legal.len()]
        } else {
            let square = |at: usize| {
                Square::from_index(u8::try_from(at % 90).expect("small")).expect("on the board")
            };
            let from = square(step.pick);
            let to = square(step.pick / 90 + 1 + from.index());
            if before.board().piece_at(from).is_none()
                || record.nodes.is_empty() && !legal.is_empty()
            {
                continue;
            }
            Move::new(from, if to == from { square(from.index() + 1) } else { to })
        };
        let node = record.push(parent, m);
        record.nodes[node].comment = step.comment.clone();
        positions.push(before.after(m));
    }
    record.comment = words;
    record.tags.push(("Event".to_owned(), "赛 \"事\" \\".to_owned()));
    record.tags.push(("Red".to_owned(), "甲".to_owned()));
    record.check(StatedSide::Stated);
    record
}

/// What has to survive: depth, move, comment and legality of every node in the order of reading.
fn shape(record: &Record) -> Vec<(usize, Move, String, bool)> {
    let mut depths = vec![0; record.nodes.len()];
    let mut out = Vec::new();
    for node in record.preorder() {
        let this = &record.nodes[node];
        depths[node] = this.parent.map_or(1, |parent| depths[parent] + 1);
        out.push((depths[node], this.m, this.comment.clone(), this.is_legal()));
    }
    out
}

fn check(record: &Record, written: &[u8], what: &str) {
    let reading = read(written, None).expect(what);
    assert_eq!(reading.records.len(), 1, "{what}");
    let again = &reading.records[0];
    let text = String::from_utf8_lossy(written);
    assert_eq!(shape(again), shape(record), "{what}\n{text}\n{:?}", again.remarks);
    assert_eq!(again.start, record.start, "{what}\n{text}");
    assert_eq!(again.comment, record.comment, "{what}\n{text}");
    assert_eq!(
        again.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case("event")).map(|(_, v)| v),
        Some(&record.tags[0].1),
        "{what}"
    );
}

fn notations() -> [Notation; 8] {
    [
        Notation::Iccs,
        Notation::Ucci,
        Notation::Uci,
        Notation::Lalg(RankBase::Zero),
        Notation::San(RankBase::Zero),
        Notation::Wxf(WxfStyle { soldiers: SoldierScheme::Wxf2018, ..WxfStyle::default() }),
        Notation::Chinese(ChineseStyle::SIMPLIFIED),
        Notation::Chinese(ChineseStyle::TRADITIONAL),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn trees_survive_json(record in record()) {
        check(&record, json::write([&record]).as_bytes(), "json");
    }

    #[test]
    fn trees_survive_dhtmlxq(record in record()) {
        check(&record, dhtmlxq::write(&record).as_bytes(), "dhtmlxq");
    }

    #[test]
    fn trees_survive_pgn_in_points(record in record()) {
        check(&record, pgn::write(&record, Notation::Iccs).as_bytes(), "iccs");
    }

    #[test]
    fn trees_survive_pgn_in_words(record in record()) {
        let text = pgn::write(&record, Notation::Chinese(ChineseStyle::SIMPLIFIED));
        check(&record, text.as_bytes(), "chinese");
        check_bytes(&record, &encode(&text, Encoding::Gb18030));
    }

    #[test]
    fn cut_and_changed_records_never_panic(
        record in record(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
        cut in any::<prop::sample::Index>(),
        form in 0usize..11,
    ) {
        let mut bytes = match form {
            0 => json::write([&record]).into_bytes(),
            1 => dhtmlxq::write(&record).into_bytes(),
            2 => encode(&pgn::write(&record, Notation::Chinese(ChineseStyle::TRADITIONAL)), Encoding::Big5),
            other => pgn::write(&record, notations()[other - 3]).into_bytes(),
        };
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        // Whatever comes back, it came back.
        let _ = read(&bytes, None);
        let _ = read(&bytes[..cut.index(bytes.len())], Some("x.pgn"));
    }
}

/// The same moves after a change of encoding.
fn check_bytes(record: &Record, bytes: &[u8]) {
    let reading = read(bytes, None).expect("readable");
    assert_eq!(reading.records[0].main_moves(), record.main_moves());
}

#[test]
fn every_notation_carries_a_tree_with_illegal_moves() {
    let steps: Vec<Step> = (0..60)
        .map(|n| Step {
            joint: n * 7 + 1,
            pick: n * 7919 + 13,
            legal: n % 9 != 4,
            comment: String::new(),
        })
        .collect();
    for start in STARTS {
        let record = grown(&fen::parse(start).expect("readable"), &steps, String::new());
        assert!(record.nodes.len() > 10, "{start}");
        for notation in notations() {
            check(&record, pgn::write(&record, notation).as_bytes(), &format!("{notation:?}"));
        }
    }
}

#[test]
fn results_and_names_survive_in_every_form() {
    let mut record = grown(&Setup::initial(), &[], String::new());
    record.tags.push(("Result".to_owned(), "1-0".to_owned()));
    record.results.push(ResultStatement {
        source: ResultSource::Tag,
        says: GameResult::RedWins,
        text: "1-0".to_owned(),
        place: None,
    });
    for text in
        [json::write([&record]), dhtmlxq::write(&record), pgn::write(&record, Notation::Iccs)]
    {
        let again = read(text.as_bytes(), None).expect("readable");
        assert_eq!(again.records[0].agreed_result(), Some(GameResult::RedWins), "{text}");
        assert_eq!(again.records[0].field(records::Field::Red), Some("甲"), "{text}");
    }
}

#[test]
fn control_characters_in_tags_and_comments_do_not_make_a_text_unreadable() {
    let mut record = Record::default();
    record.tags.push(("Title".to_owned(), "\u{1}\u{0}\u{0}x".to_owned()));
    record.comment = "\u{1}\u{2}\u{3}\u{4}好".to_owned();
    for text in [
        pgn::write(&record, Notation::Chinese(ChineseStyle::SIMPLIFIED)),
        dhtmlxq::write(&record),
        json::write([&record]),
    ] {
        let reading = read(text.as_bytes(), None).expect("what was written can be read");
        assert_eq!(reading.records.len(), 1, "{text}");
        assert!(reading.records[0].comment.ends_with('好'), "{text}");
    }
}
