//! Plain lists of moves, under a FEN or from the usual start. Read only.

use xiangqi::Color;

use crate::check::StatedSide;
use crate::record::Record;
use crate::result::ResultSource;
use crate::start::start_from;
use crate::text::Source;
use crate::xiangqi::moves::lex::{Style, tokens};
use crate::xiangqi::moves::{Hint, looks_like_move, resolve};

/// Where FEN texts stand: start and end, in bytes.
fn fens(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        let words = line.split([' ', '\t', '\n', '\r', ',', '"', '\'']);
        let mut at = start;
        let mut open = false;
        for word in words {
            if word.matches('/').count() == 9 {
                found.push((at, at + word.len()));
                open = true;
            } else if open && !word.is_empty() {
                // The other fields of the FEN, on the same line.
                let number = word.len() <= 4 && word.bytes().all(|b| b.is_ascii_digit());
                open = number || ["w", "b", "r", "-"].contains(&word);
                if let (true, Some(last)) = (open, found.last_mut()) {
                    last.1 = at + word.len();
                }
            }
            at += word.len() + 1;
        }
        start += line.len();
    }
    found
}

/// Whether `text` holds a FEN.
pub(crate) fn has_start(text: &str) -> bool {
    !fens(text).is_empty()
}

/// Whether `text` is a list of moves or of positions: at least half of its words are.
pub(crate) fn is_in(text: &str) -> bool {
    if has_start(text) {
        return true;
    }
    let words = || text.split(|c: char| c.is_whitespace() || ",，。；、".contains(c));
    let filled = words().filter(|word| !word.is_empty()).take(200);
    let (mut moves, mut others) = (0, 0);
    for word in filled {
        let body = word.trim_start_matches(|c: char| c.is_ascii_digit() || ".．…".contains(c));
        if looks_like_move(word) || looks_like_move(body) || moves > 0 && body.is_empty() {
            moves += 1;
        } else if !body.is_empty() {
            others += 1;
        }
    }
    moves > others
}

/// Reads every FEN with the moves after it, or the moves alone.
pub(crate) fn read(source: &Source) -> Vec<Record> {
    let text = source.text();
    let starts = fens(text);
    if starts.is_empty() {
        return vec![record(source, None, 0, text.len())];
    }
    let mut records = Vec::with_capacity(starts.len());
    for (number, &(start, end)) in starts.iter().enumerate() {
        let next = starts.get(number + 1).map_or(text.len(), |&(next, _)| next);
        records.push(record(source, Some((start, end)), end, next));
    }
    records
}

fn record(source: &Source, fen: Option<(usize, usize)>, start: usize, end: usize) -> Record {
    let at = fen.map_or(start, |(start, _)| start);
    let place = Some(source.place(at));
    let mut record = Record { place, ..Record::default() };
    let mut side = StatedSide::Stated;
    if let Some((from, to)) = fen {
        // Separators between the fields are those of the list, not of the FEN.
        let text = source.text()[from..to].replace([',', '"', '\''], " ");
        side = start_from(&mut record, &text, place);
    }
    let moves = tokens(source, start, end, Style::Plain);
    if fen.is_none() && moves.black_first {
        record.start.turn = Color::Black;
    }
    resolve(&moves, source, &mut record, side, Hint::None);
    if let Some((text, at)) = &moves.terminator {
        record.state_result(ResultSource::Terminator, text, Some(source.place(*at)));
    }
    record.note_result_conflict();
    record
}
