//! From the tags of one game to its record.

use std::collections::BTreeMap;

use xiangqi::{Board, Color, Move, Piece, Role, Square};

use super::block::{Block, Tag};
use super::branch::{Branch, Branches};
use crate::check::StatedSide;
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::result::{EndReason, ResultSource};
use crate::start::start_from;
use crate::text::{Source, short, unescape};
use crate::xiangqi::prose;

/// The usual start as piece points; stands in for a missing field and for its missing tail.
pub(super) const DEFAULT_POINTS: &str =
    "8979695949392919097717866646260600102030405060708012720323436383";

/// The pieces the 32 points belong to, for one side; XQF has them in the same order.
pub(crate) const SLOTS: [Role; 16] = [
    Role::Chariot,
    Role::Horse,
    Role::Elephant,
    Role::Advisor,
    Role::General,
    Role::Advisor,
    Role::Elephant,
    Role::Horse,
    Role::Chariot,
    Role::Cannon,
    Role::Cannon,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
    Role::Soldier,
];

/// A point as DhtmlXQ counts it: the row from Black's back row.
pub(super) fn point(file: u8, row: u8) -> Option<Square> {
    Square::new(file, 9u8.checked_sub(row)?)
}

struct Builder<'a> {
    source: &'a Source,
    record: Record,
    side: StatedSide,
    branches: Branches,
    comments: Vec<(u32, usize, String, String, Place)>,
}

/// The record of `block`; `None` if it has none, and then `remarks` says why.
pub(super) fn record(source: &Source, block: Block, remarks: &mut Vec<Remark>) -> Option<Record> {
    let mut builder = Builder {
        source,
        record: Record::default(),
        side: StatedSide::Open,
        branches: Branches::default(),
        comments: Vec::new(),
    };
    let place = source.place(block.start);
    builder.record.place = Some(place);
    (builder.record.context, builder.record.label) =
        prose::context(&source.text()[block.prose.0..block.prose.1]);
    let Block { tags, remarks: found, prose: words, .. } = block;
    builder.record.remarks = found;
    if let Err(kind) = builder.tags(&tags) {
        remarks.push(Remark { place: Some(place), kind });
        return None;
    }
    builder.branches.grow(&mut builder.record, source);
    builder.attach_comments();
    builder.record.check(builder.side);
    prose::compare(&mut builder.record, source, words);
    builder.record.note_result_conflict();
    Some(builder.record)
}

impl Builder<'_> {
    fn raw(&self, tag: &Tag) -> &str {
        &self.source.text()[tag.start..tag.end]
    }

    fn tags(&mut self, tags: &[Tag]) -> Result<(), RemarkKind> {
        let mut seen: BTreeMap<&str, bool> = BTreeMap::new();
        let mut start = None;
        let mut fen_start = None;
        for tag in tags {
            let place = self.source.place(tag.start);
            let name = tag.name.as_str();
            let raw = self.raw(tag).to_owned();
            let filled = !raw.trim().is_empty();
            // Comments with one key are joined, and lines keep their moves.
            let repeatable = name.starts_with("comment") || name.starts_with("move_");
            if let Some(filled_before) = seen.get_mut(name).filter(|_| !repeatable) {
                // Of tags that occur twice the first one that is not empty counts.
                let (name, dropped) = (name.to_owned(), short(&unescape(&raw)));
                self.record.remark(Some(place), RemarkKind::DuplicateTag { name, dropped });
                if *filled_before || !filled {
                    continue;
                }
                *filled_before = true;
            } else {
                seen.insert(name, filled);
            }
            match name {
                "binit" => start = Some((raw, place)),
                "fen" => fen_start = Some((unescape(raw.trim()), place)),
                // Pages hold the whole tree in either variable.
                "movelist" if raw.contains("[0_") => self.packed_branches(tag.start, &raw),
                "movelist" => self.branches.main(tag.start, &raw),
                "move" => self.packed_branches(tag.start, &raw),
                _ if name.starts_with("comment") => self.comment(name, &raw, place),
                _ if name.starts_with("move_") => self.branch(tag, &raw, place),
                _ => self.words(name, &raw, place),
            }
        }
        self.start(start, fen_start)
    }

    fn start(
        &mut self,
        points: Option<(String, Place)>,
        fen_text: Option<(String, Place)>,
    ) -> Result<(), RemarkKind> {
        let (raw, place) = match points {
            Some((raw, place)) => (raw, Some(place)),
            None => (String::new(), None),
        };
        if let Some((text, place)) = fen_text.filter(|(text, _)| !text.is_empty()) {
            let before = self.record.remarks.len();
            self.side = start_from(&mut self.record, &text, Some(place));
            let failed = self.record.remarks[before..]
                .iter()
                .any(|remark| matches!(remark.kind, RemarkKind::FenUnreadable { .. }));
            if !failed {
                return Ok(());
            }
        }
        let cleaned = clean_points(&raw);
        if !raw.is_empty() && cleaned != raw {
            self.record.remark(place, RemarkKind::PointsCleaned { found: short(&raw) });
        }
        self.record.start.board =
            board_of(&cleaned).map_err(|square| RemarkKind::GameUnreadable {
                reason: format!("binit puts two pieces on {square}, expected one piece a point"),
            })?;
        Ok(())
    }

    fn words(&mut self, name: &str, raw: &str, place: Place) {
        let value = text_of(raw.trim());
        if value.is_empty() {
            return;
        }
        match name {
            "result" => self.record.state_result(ResultSource::Tag, &value, Some(place)),
            "title" => self.record.state_title_result(&value, Some(place)),
            "endtype" => match EndReason::parse(&value) {
                Some(reason) => self.record.end = Some(reason),
                None => {
                    let text = value.clone();
                    self.record.remark(Some(place), RemarkKind::EndReasonUnknown { text });
                }
            },
            _ => {}
        }
        self.record.tags.push((name.to_owned(), value));
    }

    fn branch(&mut self, tag: &Tag, raw: &str, place: Place) {
        let numbers = numbers(&tag.name["move_".len()..]);
        if let Some([parent, ply, number]) = numbers.as_deref() {
            let name = tag.name.clone();
            let ply = usize::try_from(*ply).unwrap_or(usize::MAX);
            self.branches.add(Branch::new(*parent, ply, *number, name, raw.to_owned(), tag.start));
        } else {
            self.record.remark(Some(place), RemarkKind::BranchAdrift { name: tag.name.clone() });
        }
    }

    /// `[0_1_0]7747…[/0_1_0][0_5_1]…`, as pages pack all lines into one variable.
    fn packed_branches(&mut self, start: usize, raw: &str) {
        let mut at = 0;
        while let Some(open) = raw[at..].find('[') {
            let from = at + open + 1;
            let Some(close) = raw[from..].find(']') else { break };
            let (key, value_at) = (&raw[from..from + close], from + close + 1);
            let length = raw[value_at..].find('[').unwrap_or(raw.len() - value_at);
            let value = &raw[value_at..value_at + length];
            if let Some([parent, ply, number]) = numbers(key).as_deref() {
                let ply = usize::try_from(*ply).unwrap_or(usize::MAX);
                if *number == 0 {
                    self.branches.main(start + value_at, value);
                } else {
                    let name = format!("move_{key}");
                    let value = value.to_owned();
                    let at = start + value_at;
                    self.branches.add(Branch::new(*parent, ply, *number, name, value, at));
                }
            }
            at = value_at + length;
        }
        if !raw.contains('[') {
            self.branches.main(start, raw);
        }
    }

    fn comment(&mut self, name: &str, raw: &str, place: Place) {
        let value = text_of(raw);
        if value.trim().is_empty() {
            return;
        }
        let key = numbers(&name["comment".len()..]);
        let (branch, ply) = match key.as_deref() {
            Some([ply]) => (0, *ply),
            Some([branch, ply]) => (*branch, *ply),
            _ => {
                let (name, text) = (name.to_owned(), short(&value));
                self.record.remark(Some(place), RemarkKind::CommentAdrift { name, text });
                return;
            }
        };
        let ply = usize::try_from(ply).unwrap_or(usize::MAX);
        self.comments.push((branch, ply, name.to_owned(), value, place));
    }

    fn attach_comments(&mut self) {
        for (branch, ply, name, text, place) in std::mem::take(&mut self.comments) {
            let comment = if ply == 0 {
                Some(&mut self.record.comment)
            } else {
                let node = self.branches.node(&self.record, branch, ply);
                node.map(|node| &mut self.record.nodes[node].comment)
            };
            match comment {
                Some(comment) => {
                    if !comment.is_empty() {
                        comment.push('\n');
                    }
                    comment.push_str(&text);
                }
                None => self.record.remark(Some(place), RemarkKind::CommentAdrift { name, text }),
            }
        }
    }
}

/// `||` is a line break; escapes are decoded after it is looked for, so that it can itself be escaped.
fn text_of(raw: &str) -> String {
    raw.split("||").map(unescape).collect::<Vec<_>>().join("\n")
}

/// Numbers joined by `_`.
fn numbers(text: &str) -> Option<Vec<u32>> {
    text.trim_start_matches('_').split('_').map(|part| part.parse().ok()).collect()
}

/// Piece points as the site cleans them: what is no digit becomes 9, the usual start fills the tail.
fn clean_points(raw: &str) -> String {
    let mut points: String = raw
        .trim()
        .chars()
        .map(|c| if c.is_ascii_digit() { c } else { '9' })
        .take(DEFAULT_POINTS.len())
        .collect();
    points.push_str(&DEFAULT_POINTS[points.len()..]);
    points
}

/// The board of 64 digits; the point that two pieces claim otherwise.
fn board_of(points: &str) -> Result<Board, Square> {
    let mut board = Board::empty();
    let digits: Vec<u8> = points.bytes().map(|digit| digit - b'0').collect();
    for (slot, pair) in digits.chunks_exact(2).enumerate() {
        let color = if slot < SLOTS.len() { Color::Red } else { Color::Black };
        if let Some(square) = point(pair[0], pair[1]) {
            let piece = Piece::new(color, SLOTS[slot % SLOTS.len()]);
            if board.put(square, Some(piece)).is_some() {
                return Err(square);
            }
        }
    }
    Ok(board)
}

/// The moves of a list of digits, and the byte at which what is no move begins.
pub(super) fn moves_of(digits: &str) -> (Vec<(Move, usize)>, Option<usize>) {
    let bytes = digits.as_bytes();
    let mut moves = Vec::new();
    let mut group: Vec<(u8, usize)> = Vec::with_capacity(4);
    for (at, byte) in bytes.iter().enumerate() {
        if byte.is_ascii_whitespace() {
            continue;
        }
        if !byte.is_ascii_digit() {
            return (moves, Some(group.first().map_or(at, |&(_, at)| at)));
        }
        group.push((byte - b'0', at));
        if let [(a, start), (b, _), (c, _), (d, _)] = group[..] {
            let (Some(from), Some(to)) = (point(a, b), point(c, d)) else {
                return (moves, Some(start));
            };
            moves.push((Move::new(from, to), start));
            group.clear();
        }
    }
    (moves, group.first().map(|&(_, at)| at))
}

/// Lists with twelve characters a move: four digits, four characters, a number counting from 0. Gives
/// the first four of each if `digits` is such a list.
pub(super) fn twelve_to_four(digits: &str) -> Option<String> {
    let chars: Vec<char> = digits.trim().chars().collect();
    if chars.is_empty() || !chars.len().is_multiple_of(12) {
        return None;
    }
    let mut out = String::with_capacity(chars.len() / 3);
    for (count, group) in chars.chunks_exact(12).enumerate() {
        let number: String = group[8..].iter().collect();
        if number.parse::<usize>() != Ok(count) {
            return None;
        }
        out.extend(&group[..4]);
    }
    Some(out)
}
