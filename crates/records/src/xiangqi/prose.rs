//! The prose around a record: what a book prints above a diagram.

use xiangqi::Position;
use xiangqi::notation::{ChineseStyle, Notation, NotationError, format, parse};

use crate::record::Record;
use crate::remark::RemarkKind;
use crate::text::Source;

/// How much of the prose before a record is kept when nothing in it numbers an example, in characters.
const KEPT: usize = 400;

/// The part of `before` that belongs to the record after it, and the example number in it.
///
/// From the last example number (例一, 例12, 图三) on; without one the last paragraph. Tags of HTML and
/// lines that forums put in by themselves are left out.
pub(crate) fn context(before: &str) -> (String, String) {
    let lines: Vec<String> = without_markup(before)
        .lines()
        .map(|line| line.trim().to_owned())
        .filter(|line| !line.is_empty() && !is_forum_noise(line))
        .collect();
    let text = lines.join("\n");
    if let Some((at, label)) = last_label(&text) {
        return (text[at..].to_owned(), label.to_owned());
    }
    let last = lines.last().map_or("", String::as_str);
    let skip = last.chars().count().saturating_sub(KEPT);
    (last.chars().skip(skip).collect(), String::new())
}

/// Compares the moves that the prose between the byte offsets `from` and `to` spells out with the main line, one by one,
/// and remarks on each that differs. Prose that gives fewer or more moves than the record is no copy of it, and is left.
pub(crate) fn compare(record: &mut Record, source: &Source, (from, to): (usize, usize)) {
    let raw = &source.text()[from..to];
    let Some(begin) = record.context.lines().next().and_then(|line| raw.rfind(line)) else {
        return;
    };
    let mut position = Position::from_record(record.start.clone());
    let moves = record.main_moves();
    let words = move_words(&position, &raw[begin..]);
    if words.len() != moves.len() {
        return;
    }
    for ((at, word), (m, ply)) in words.into_iter().zip(moves.into_iter().zip(1..)) {
        let means_it = match parse(CHINESE, &position, word) {
            Ok(read) => read.m == m,
            Err(error) => error.candidates().contains(&m),
        };
        if !means_it {
            let written = format(CHINESE, &position, m).unwrap_or_else(|_| m.to_string());
            let kind = RemarkKind::ProseDiffers { ply, prose: word.to_owned(), written, m };
            record.remark(Some(source.place(from + begin + at)), kind);
        }
        position = position.after(m);
    }
}

/// Chinese, which is read in every style.
const CHINESE: Notation = Notation::Chinese(ChineseStyle::SIMPLIFIED);

/// Every four signs of `text` that have the form of a Chinese move, with their byte offsets.
fn move_words<'a>(position: &Position, text: &'a str) -> Vec<(usize, &'a str)> {
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
    let mut words = Vec::new();
    let mut next = 0;
    while let Some(&end) = starts.get(next + 4) {
        let word = &text[starts[next]..end];
        match parse(CHINESE, position, word) {
            Err(NotationError::Unreadable { .. }) => next += 1,
            Ok(_) | Err(_) => {
                words.push((starts[next], word));
                next += 4;
            }
        }
    }
    words
}

/// 本帖最后由 … 编辑.
fn is_forum_noise(line: &str) -> bool {
    line.starts_with("本帖最后由") && line.ends_with("编辑")
}

/// The last 例 with its number, from a place where no letter precedes it.
fn last_label(text: &str) -> Option<(usize, &str)> {
    const NUMERALS: &str = "一二三四五六七八九十百零〇0123456789０１２３４５６７８９";
    text.rmatch_indices('例').find_map(|(at, example)| {
        let number = text[at + example.len()..].find(|c| !NUMERALS.contains(c));
        let end = number.map_or(text.len(), |length| at + example.len() + length);
        (end > at + example.len()).then(|| (at, &text[at..end]))
    })
}

fn without_markup(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('<') {
        let Some(length) = rest[open..].find('>') else { break };
        let is_tag =
            rest[open + 1..].starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c));
        if is_tag {
            out.push_str(&rest[..open]);
            out.push('\n');
            rest = &rest[open + length + 1..];
        } else {
            out.push_str(&rest[..=open]);
            rest = &rest[open + 1..];
        }
    }
    out.push_str(rest);
    out
}
