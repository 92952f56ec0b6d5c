//! Plain lists of moves, under a FEN or from the usual start. Read only.

use xiangqi::notation::{self, Detected, RankBase};
use xiangqi::{Color, Position};

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
        if line.bytes().filter(|byte| *byte == b'/').count() < 9 {
            start += line.len();
            continue;
        }
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

/// Reads every FEN with the moves after it, or the moves alone: under lines that say who played, or a game a line.
pub(crate) fn read(source: &Source) -> Vec<Record> {
    let text = source.text();
    let starts = fens(text);
    if starts.is_empty() {
        let parts = parts(text);
        return parts.into_iter().map(|part| record(source, None, part)).collect();
    }
    let mut records = Vec::with_capacity(starts.len());
    for (number, &(start, end)) in starts.iter().enumerate() {
        let next = starts.get(number + 1).map_or(text.len(), |&(next, _)| next);
        let part = Part { headers: Vec::new(), start: end, end: next };
        records.push(record(source, Some((start, end)), part));
    }
    records
}

/// A game of a list: what the lines before its moves say, and where the moves stand.
#[derive(Debug, Default)]
pub(crate) struct Part {
    /// Tag, value and place.
    headers: Vec<(&'static str, String, usize)>,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// What the words before a colon at the front of a line mean.
const HEADERS: [(&str, &[&str]); 10] = [
    ("Title", &["标题", "標題", "棋局", "对局", "名称", "title"]),
    ("Event", &["赛事", "赛事名称", "比赛", "比赛名称", "賽事", "比賽", "event"]),
    ("Date", &["日期", "时间", "比赛日期", "比赛时间", "時間", "date"]),
    ("Site", &["地点", "比赛地点", "地點", "site", "place"]),
    ("Round", &["轮次", "輪次", "round"]),
    ("Red", &["红方", "紅方", "红", "红方棋手", "先手", "red"]),
    ("Black", &["黑方", "黑", "黑方棋手", "后手", "後手", "black"]),
    ("Result", &["结果", "結果", "比赛结果", "对局结果", "result"]),
    ("Opening", &["布局", "开局", "布局类型", "開局", "opening"]),
    ("Remark", &["备注", "说明", "评注", "作者", "上传", "来源"]),
];

/// No name of such a line is longer, in bytes.
const LONGEST_HEADER: usize = 60;

/// The tag and value of a line such as `红方: 甲`.
fn header(line: &str) -> Option<(&'static str, &str)> {
    let bracketed = line.trim_start().strip_prefix('【').and_then(|rest| rest.split_once('】'));
    let (name, value) = match bracketed {
        Some((name, value)) => (name, value.trim_start_matches([':', '：'])),
        None => line.split_once([':', '：'])?,
    };
    if name.len() > LONGEST_HEADER {
        return None;
    }
    let name = name.trim().trim_matches(['【', '】', '[', ']', '*']).to_lowercase();
    let (tag, _) = HEADERS.iter().find(|(_, names)| names.contains(&name.as_str()))?;
    Some((tag, value.trim().trim_matches(['【', '】'])))
}

/// The games of a list: another begins where such lines follow on moves, or with each line if no line goes on from the
/// one before.
pub(crate) fn parts(text: &str) -> Vec<Part> {
    if is_game_a_line(text) {
        let mut at = 0;
        let mut parts = Vec::new();
        for line in text.split_inclusive('\n') {
            let (start, end) = (at, at + line.len());
            if !line.trim().is_empty() {
                parts.push(Part { headers: Vec::new(), start, end });
            }
            at = end;
        }
        return parts;
    }
    let mut parts = vec![Part::default()];
    let (mut at, mut moved) = (0, false);
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        match header(line) {
            Some((tag, value)) => {
                if moved {
                    parts.push(Part::default());
                    moved = false;
                }
                if let Some(part) = parts.last_mut() {
                    part.headers.push((tag, value.to_owned(), at));
                    (part.start, part.end) = (end, end);
                }
            }
            None => {
                if let Some(part) = parts.last_mut() {
                    part.end = end;
                }
                moved |= line.split_whitespace().any(looks_like_move)
                    || line.contains(['平', '进', '進']);
            }
        }
        at = end;
    }
    parts
}

/// Whether every line is moves from the start, and two together are none.
fn is_game_a_line(text: &str) -> bool {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let plays = |words: &str| {
        if words.split_whitespace().next().is_none_or(|word| !looks_like_move(word)) {
            return false;
        }
        let tokens: Vec<&str> = words.split_whitespace().collect();
        let start = Position::initial();
        let notation = match notation::detect_from(RankBase::Zero, &start, &tokens) {
            Detected::One(notation) => notation,
            Detected::Several(several) => several[0],
            Detected::None => return false,
        };
        [notation, notation.from_base(RankBase::One)].into_iter().any(|notation| {
            notation::replay(notation, &start, &tokens)
                .is_ok_and(|moves| moves.iter().all(|resolved| resolved.legal))
        })
    };
    let first: Vec<&str> = lines().take(2).collect();
    // A long list is known by its first lines.
    first.len() == 2 && lines().take(50).all(plays) && !plays(&first.join(" "))
}

fn record(source: &Source, fen: Option<(usize, usize)>, part: Part) -> Record {
    let Part { headers, start, end } = part;
    let at = fen.map_or(start, |(start, _)| start);
    let place = Some(source.place(at));
    let mut record = Record { place, ..Record::default() };
    for (tag, value, at) in headers {
        let place = Some(source.place(at));
        match tag {
            "Result" => record.state_result(ResultSource::Tag, &value, place),
            "Title" => record.state_title_result(&value, place),
            _ => {}
        }
        record.tags.push((tag.to_owned(), value));
    }
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
