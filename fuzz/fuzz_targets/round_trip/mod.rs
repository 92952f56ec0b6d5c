//! What was read is written by every writer and read back as the same tree.

use records::Record;
use records::xiangqi::{dhtmlxq, json, pgn};
use xiangqi::Color;
use xiangqi::notation::{ChineseStyle, Notation};

/// Larger trees only cost time.
const LARGEST: usize = 2000;

/// Checks every record of `bytes`, if it can be read at all.
pub fn check(bytes: &[u8], name: Option<&str>) {
    let hint = records::Hint { name, ..records::Hint::default() };
    let Some(reading) = records::read(bytes, &hint).ok().and_then(|found| found.into_xiangqi()) else {
        return;
    };
    for record in reading.records.iter().filter(|record| record.nodes.len() <= LARGEST) {
        parents_come_first(record);
        let stored = back(&json::write([record]));
        assert_eq!(tree(&stored), tree(record), "JSON: the tree");
        assert_eq!(texts(&stored), texts(record), "JSON: comments and marks");
        assert_eq!(stored.tags, record.tags, "JSON: the tags");
        assert_eq!(stored.start, record.start, "JSON: the start");
        // A reader may turn the side to move round, or count ranks otherwise, where only that makes a first move
        // legal; so the other forms promise the same tree for legal moves only.
        if record.illegal().next().is_some() {
            continue;
        }
        let games = pgn::write(record, Notation::Chinese(ChineseStyle::SIMPLIFIED));
        let chinese = back(&games);
        assert_eq!(tree(&chinese), tree(record), "PGN: the tree of {games}");
        assert_eq!(chinese.start.board, record.start.board, "PGN: the board");
        assert_eq!(turn(&chinese), turn(record), "PGN: the side to move of {games}");
        let tags = dhtmlxq::write(record);
        let tagged = back(&tags);
        assert_eq!(tree(&tagged), tree(record), "DhtmlXQ: the tree of {tags}");
        assert_eq!(tagged.start.board, record.start.board, "DhtmlXQ: the board");
    }
}

fn back(text: &str) -> Record {
    let mut reading = records::read(text.as_bytes(), &records::Hint::default())
        .unwrap_or_else(|error| panic!("cannot read what was written: {error}\n{text}"))
        .into_xiangqi()
        .expect("xiangqi was written");
    assert_eq!(reading.records.len(), 1, "one record was written:\n{text}");
    reading.records.remove(0)
}

fn parents_come_first(record: &Record) {
    assert!(record.nodes.iter().zip(0..).all(|(node, at)| node.parent.is_none_or(|p| p < at)));
}

/// Each move in the order of reading, with its ply.
fn tree(record: &Record) -> Vec<(usize, String)> {
    let mut plies = vec![0; record.nodes.len()];
    for (at, node) in record.nodes.iter().enumerate() {
        plies[at] = node.parent.map_or(1, |parent| plies[parent] + 1);
    }
    record.preorder().into_iter().map(|at| (plies[at], record.nodes[at].m.to_string())).collect()
}

fn texts(record: &Record) -> Vec<(&str, &str)> {
    let nodes = record.preorder().into_iter().map(|at| &record.nodes[at]);
    nodes.map(|node| (node.comment.as_str(), node.marks.as_str())).collect()
}

/// The side to move where it matters.
fn turn(record: &Record) -> Option<Color> {
    (!record.nodes.is_empty()).then_some(record.start.turn)
}
