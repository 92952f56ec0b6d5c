//! Games as playing sites hand them out in JSON: moves in one text, status and outcome as words.

use serde_json::{Map, Value};

use crate::check::StatedSide;
use crate::record::Record;
use crate::remark::RemarkKind;
use crate::result::{EndReason, ResultSource};
use crate::start::start_from;
use crate::text::Source;
use crate::xiangqi::moves::lex::{Style, tokens};
use crate::xiangqi::moves::{Hint, resolve};

/// The end reasons behind the status words of elephantchess.
const STATUSES: [(&str, EndReason); 8] = [
    ("CHECKMATED", EndReason::Checkmate),
    ("STALEMATED", EndReason::Stalemate),
    ("RESIGNED", EndReason::Resignation),
    ("FLAGGED", EndReason::GameTime),
    ("DRAW_ACCEPTED", EndReason::Agreement),
    ("PERPETUAL_CHECKING", EndReason::PerpetualCheck),
    ("CANCELED", EndReason::Cancelled),
    ("JOINED", EndReason::Unknown),
];

/// The record of one game object; the reason if it is none.
pub(crate) fn record(game: &Value) -> Result<Record, String> {
    let map = game.as_object().ok_or("found no object, expected a game")?;
    let moves = moves(map)?;
    let mut record = Record::default();
    let mut side = StatedSide::Stated;
    for (name, value) in map {
        let text = plain(value);
        match name.as_str() {
            "moves" => continue,
            "start_fen" | "fen" | "startFen" => side = start_from(&mut record, &text, None),
            "outcome" | "result" => record.state_result(ResultSource::Tag, &text, None),
            "status" => match STATUSES.iter().find(|(word, _)| *word == text) {
                Some(&(_, end)) => record.end = Some(end),
                None => {
                    record.remark(None, RemarkKind::EndReasonUnknown { text: text.clone() });
                }
            },
            _ => {}
        }
        if !text.is_empty() {
            record.tags.push((name.clone(), text));
        }
    }
    let source = Source::new(moves.join(" "));
    let tokens = tokens(&source, 0, source.text().len(), Style::Plain);
    let before = record.remarks.len();
    resolve(&tokens, &source, &mut record, side, Hint::None);
    if let Some((text, _)) = &tokens.terminator {
        record.state_result(ResultSource::Terminator, text, None);
    }
    // Places within the text of the moves would be taken for places in the file.
    for remark in &mut record.remarks[before..] {
        remark.place = None;
    }
    for node in &mut record.nodes {
        node.place = None;
    }
    for rest in &mut record.unread {
        rest.place = None;
    }
    record.note_result_conflict();
    Ok(record)
}

fn moves(map: &Map<String, Value>) -> Result<Vec<String>, String> {
    match map.get("moves") {
        Some(Value::String(text)) => Ok(text.split_whitespace().map(str::to_owned).collect()),
        Some(Value::Array(list)) => Ok(list.iter().map(plain).collect()),
        _ => Err("found no \"moves\", expected a text or a list of moves".to_owned()),
    }
}

/// Text as it is, lists joined by blanks, everything else as JSON writes it.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => value.to_string(),
    }
}
