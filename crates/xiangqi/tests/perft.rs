//! Counts of legal move sequences, as other engines give them.

use std::collections::BTreeSet;

use xiangqi::{Position, PositionError, divide, fen, perft};

/// Deeper counts are for the full run, `cargo run --release -p xtask -- perft`.
const MOST: u64 = 2_000_000;

struct Row {
    name: &'static str,
    position: Position,
    counts: Vec<(u32, u64)>,
}

fn rows() -> Vec<Row> {
    let mut rows = Vec::new();
    let mut name = "";
    for line in include_str!("perft.txt").lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            name = comment;
            continue;
        }
        let mut parts = line.split(';');
        let setup = fen::parse(parts.next().expect("a first part")).expect("a readable FEN");
        let counts = parts
            .map(|part| {
                let (depth, count) = part.split_once(' ').expect("depth and count");
                (depth.parse().expect("a depth"), count.parse().expect("a count"))
            })
            .collect();
        // Three positions of the table have a piece where it can never stand.
        let position = Position::from_setup(setup).or_else(PositionError::as_diagram);
        let position = position.expect("no grave fault");
        rows.push(Row { name, position, counts });
    }
    rows
}

#[test]
fn the_table_is_complete() {
    let rows = rows();
    assert_eq!(rows.len(), 33);
    assert_eq!(rows.iter().map(|row| row.counts.len()).sum::<usize>(), 177);
    assert_eq!(rows.iter().map(|row| row.name).collect::<BTreeSet<_>>().len(), 33);
}

#[test]
fn counts_of_the_table_up_to_two_million() {
    for row in rows() {
        for &(depth, count) in row.counts.iter().filter(|(_, count)| *count <= MOST) {
            assert_eq!(perft(&row.position, depth), count, "{} depth {depth}", row.name);
        }
    }
}

#[test]
fn divided_counts_add_up() {
    for row in rows() {
        assert_eq!(divide(&row.position, 0), []);
        for &(depth, count) in row.counts.iter().filter(|(_, count)| *count <= 10_000) {
            let shares = divide(&row.position, depth);
            assert_eq!(shares.len(), row.position.legal_move_count(), "{}", row.name);
            assert_eq!(shares.iter().map(|(_, share)| share).sum::<u64>(), count, "{}", row.name);
        }
    }
}
