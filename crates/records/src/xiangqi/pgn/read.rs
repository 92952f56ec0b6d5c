//! Reads PGN.

use xiangqi::{Color, notation};

use super::tags::{Tag, next_tag, read as read_tags};
use crate::check::StatedSide;
use crate::field::Field;
use crate::record::Record;
use crate::remark::{Remark, RemarkKind};
use crate::result::{EndReason, ResultSource};
use crate::start::start_from;
use crate::text::{Source, short};
use crate::xiangqi::moves::lex::{Style, tokens};
use crate::xiangqi::moves::{Hint, Tokens, resolve};

/// Reads every game of `source`.
pub(crate) fn read(source: &Source, remarks: &mut Vec<Remark>) -> Vec<Record> {
    let text = source.text();
    let mut records = Vec::new();
    let Some(first) = next_tag(text, 0) else { return records };
    passed_over(source, 0, first, remarks);
    let mut at = first;
    loop {
        let mut found = Vec::new();
        let (tags, start) = read_tags(source, at, &mut found);
        let moves = tokens(source, start, text.len(), Style::Pgn);
        let end = moves.end;
        let next = next_tag(text, end);
        records.push(record(source, at, tags, &moves, found));
        passed_over(source, end, next.unwrap_or(text.len()), remarks);
        match next {
            // A tag always moves the reading on.
            Some(next) if next >= end && next > at => at = next,
            _ => return records,
        }
    }
}

/// Says what text between games was passed over; advertising under a line of `=` is everyday.
fn passed_over(source: &Source, start: usize, end: usize, remarks: &mut Vec<Remark>) {
    let text = source.text().get(start..end).unwrap_or("").trim();
    if !text.is_empty() && !text.starts_with("===") {
        let kind = RemarkKind::TextPassedOver { text: short(text) };
        remarks.push(Remark { place: Some(source.place(start)), kind });
    }
}

fn record(
    source: &Source,
    at: usize,
    tags: Vec<Tag>,
    moves: &Tokens,
    found: Vec<Remark>,
) -> Record {
    let mut record = Record { place: Some(source.place(at)), ..Record::default() };
    record.remarks = found;
    let mut side = StatedSide::Stated;
    let mut has_fen = false;
    let mut hint = Hint::None;
    for Tag { name, value, at } in tags {
        let place = Some(source.place(at));
        match Field::of_tag(&name) {
            Some(Field::Fen) if !value.trim().is_empty() => {
                side = start_from(&mut record, &value, place);
                has_fen = true;
            }
            Some(Field::Result) => record.state_result(ResultSource::Tag, &value, place),
            Some(Field::Event | Field::Title) => record.state_title_result(&value, place),
            Some(Field::EndReason) => record.end = EndReason::parse(&value).or(record.end),
            Some(_) | None => {}
        }
        if name.eq_ignore_ascii_case("Format") && value.eq_ignore_ascii_case("UCI") {
            hint = Hint::FromOne;
        }
        record.tags.push((name, value));
    }
    if !has_fen && moves.black_first {
        record.start.turn = Color::Black;
    }
    resolve(moves, source, &mut record, side, hint);
    note_format(&mut record, moves);
    match &moves.terminator {
        Some((text, at)) => {
            record.state_result(ResultSource::Terminator, text, Some(source.place(*at)));
        }
        None if !moves.nodes.is_empty() => {
            record.remark(Some(source.place(moves.end)), RemarkKind::NoTerminator);
        }
        None => {}
    }
    record.note_result_conflict();
    record
}

/// Says where the `Format` tag names another notation than the moves are in.
fn note_format(record: &mut Record, moves: &Tokens) {
    let Some(stated) = record.tag("Format").map(str::to_ascii_uppercase) else { return };
    let Some(first) = moves.nodes.first() else { return };
    let han = first.text.chars().any(crate::xiangqi::moves::is_han);
    let points = notation::read_points(&first.text, notation::RankBase::Zero).is_ok()
        || notation::read_points(&first.text, notation::RankBase::One).is_ok();
    let found = match (han, points) {
        (true, _) => "Chinese",
        (false, true) => "ICCS",
        (false, false) => "WXF",
    };
    let agrees = match stated.as_str() {
        "CHINESE" => han,
        "ICCS" | "UCCI" | "UCI" => points,
        "WXF" | "AXF" => !han && !points,
        _ => true,
    };
    if !agrees {
        let kind = RemarkKind::NotationDiffers { stated, found: found.to_owned() };
        record.remark(record.place, kind);
    }
}

/// Where the game whose first tag is at `at` ends.
pub(crate) fn end_of_game(source: &Source, at: usize) -> usize {
    let (_, start) = read_tags(source, at, &mut Vec::new());
    tokens(source, start, source.text().len(), Style::Pgn).end
}
