//! Writes DhtmlXQ.

use std::collections::VecDeque;
use std::fmt::Write as _;

use xiangqi::{Board, Color, Move, Piece, Square, fen};

use super::build::SLOTS;
use crate::field::Field;
use crate::record::Record;

/// Writes `record` with outer tags, every tag on a line, branches after their parents.
///
/// A start that piece points cannot hold (a sixth soldier, a third chariot), one whose side to move the
/// first move does not show, or one with counters gets a `fen` tag besides.
#[must_use]
pub fn write(record: &Record) -> String {
    let mut out = String::from("[DhtmlXQ]\n");
    let mut tag = |name: &str, value: &str| {
        let _ = writeln!(out, "[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]");
    };
    tag("ver", "www_dpxq_com");
    tag("init", "500,350");
    for (name, value) in &record.tags {
        let name = Field::of_tag(name)
            .map_or_else(|| name.to_ascii_lowercase(), |field| field.dhtmlxq_name().to_owned());
        let plain = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let ours = ["ver", "init", "fen", "binit", "movelist"].contains(&name.as_str());
        if plain && !ours && !value.is_empty() {
            tag(&name, &escape(value));
        }
    }
    let (points, complete) = points(&record.start.board);
    tag("binit", &points);
    let shown = record
        .first
        .first()
        .and_then(|&node| record.start.board.piece_at(record.nodes[node].m.from))
        .map(|piece| piece.color);
    let counted = (record.start.halfmove, record.start.fullmove) != (0, 1);
    if !complete || counted || shown != Some(record.start.turn) {
        tag("fen", &fen::format(&record.start));
    }
    lines(record, &mut tag);
    out.push_str("[/DhtmlXQ]\n");
    out
}

/// A line of the tree that is still to be written: its parent line, its first ply and its first node.
struct Pending {
    parent: usize,
    ply: usize,
    node: Option<usize>,
}

fn lines(record: &Record, tag: &mut dyn FnMut(&str, &str)) {
    let mut comments = Vec::new();
    if !record.comment.is_empty() {
        comments.push(("comment0".to_owned(), &record.comment));
    }
    let first = Pending { parent: 0, ply: 1, node: record.first.first().copied() };
    let mut pending = VecDeque::from([first]);
    for &node in record.first.iter().skip(1) {
        pending.push_back(Pending { parent: 0, ply: 1, node: Some(node) });
    }
    let mut number = 0;
    while let Some(line) = pending.pop_front() {
        let mut digits = String::new();
        let mut next = line.node;
        let mut ply = line.ply;
        while let Some(at) = next {
            let node = &record.nodes[at];
            digits.push_str(&digits_of(node.m));
            if !node.comment.is_empty() {
                let key = match number {
                    0 => format!("comment{ply}"),
                    _ => format!("comment{number}_{ply}"),
                };
                comments.push((key, &node.comment));
            }
            for &child in node.children.iter().skip(1) {
                pending.push_back(Pending { parent: number, ply: ply + 1, node: Some(child) });
            }
            next = node.children.first().copied();
            ply += 1;
        }
        match number {
            0 => tag("movelist", &digits),
            _ => tag(&format!("move_{}_{}_{number}", line.parent, line.ply), &digits),
        }
        number += 1;
    }
    for (key, text) in comments {
        tag(&key, &escape(text));
    }
}

fn digits_of(m: Move) -> String {
    let row = |square: Square| 9 - square.rank();
    format!("{}{}{}{}", m.from.file(), row(m.from), m.to.file(), row(m.to))
}

/// The 64 digits, and whether every piece found its slot.
fn points(board: &Board) -> (String, bool) {
    let mut slots = [None; 32];
    let mut complete = true;
    for (square, piece) in board.pieces() {
        match slot(&slots, piece) {
            Some(slot) => slots[slot] = Some(square),
            None => complete = false,
        }
    }
    let mut out = String::with_capacity(64);
    for slot in slots {
        match slot {
            Some(square) => {
                let _ = write!(out, "{}{}", square.file(), 9 - square.rank());
            }
            None => out.push_str("99"),
        }
    }
    (out, complete)
}

fn slot(slots: &[Option<Square>; 32], piece: Piece) -> Option<usize> {
    let offset = match piece.color {
        Color::Red => 0,
        Color::Black => SLOTS.len(),
    };
    (0..SLOTS.len())
        .find(|&at| SLOTS[at] == piece.role && slots[offset + at].is_none())
        .map(|at| offset + at)
}

/// Line breaks become `||`; brackets that would open a tag become full-width ones, as the site's editor does.
fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let tag = ["[DhtmlXQ", "[/DhtmlXQ"].iter().any(|word| {
            rest.get(..word.len()).is_some_and(|found| found.eq_ignore_ascii_case(word))
        });
        match c {
            '[' if tag => out.push('【'),
            '&' => out.push_str("&amp;"),
            '|' => out.push_str("&#124;"),
            '\\' => out.push_str("&#92;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\n' => out.push_str("||"),
            c if c < ' ' && c != '\t' && c != '\r' => out.push(' '),
            '\r' => out.push_str(""),
            _ => out.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    out
}
