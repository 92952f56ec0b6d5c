//! CBF (象棋桥's XML) and PFC (鹏飞象棋's XML). Read only.

use xiangqi::{Move, Square};

use crate::bytes::lines;
use crate::check::StatedSide;
use crate::record::{Record, Unread};
use crate::remark::{Place, RemarkKind};
use crate::result::{EndReason, GameResult, ResultSource, ResultStatement};
use crate::start::start_from;
use crate::text::Source;
use crate::xiangqi::preorder::{Links, Preorder};
use crate::xiangqi::xml::{Event, Events, attribute};

/// Whether the text is a CBF document.
pub(crate) fn is_cbf(text: &str) -> bool {
    text.trim_start().starts_with('<') && text.contains("<ChineseChessRecord")
}

/// Whether the text is a PFC document, wrapped for a forum or not.
pub(crate) fn is_pfc(text: &str) -> bool {
    text.contains("[pfchessrecord]")
        || (text.trim_start().starts_with('<') && text.contains("<n ") && text.contains("m=\""))
}

/// Head elements that are tags under the same or a better known name; the others keep theirs.
fn tag_name(element: &str) -> &str {
    match element {
        "Name" => "Title",
        "Contest" => "Event",
        "TimeRule" => "TimeControl",
        "RedRating" => "RedElo",
        "BlackRating" => "BlackElo",
        "Referee" => "Arbiter",
        "Commentator" => "Annotator",
        "Creator" => "Author",
        "ResultType" => "Termination",
        other => other,
    }
}

struct Cbf<'a> {
    source: &'a Source,
    record: Record,
    order: Option<Preorder>,
    side: StatedSide,
    /// The node a comment belongs to: `None` before the first move.
    last: Option<usize>,
    in_head: bool,
    in_moves: bool,
    element: &'a str,
    value: String,
}

/// Reads one CBF document.
pub(crate) fn read_cbf(source: &Source) -> Record {
    let mut cbf = Cbf {
        source,
        record: Record { place: Some(source.place(0)), ..Record::default() },
        order: None,
        side: StatedSide::Open,
        last: None,
        in_head: false,
        in_moves: false,
        element: "",
        value: String::new(),
    };
    for (event, at) in Events::new(source.text()) {
        cbf.event(event, at);
    }
    let Cbf { mut record, order, side, .. } = cbf;
    if order.is_none_or(|order| order.goes_on()) && !record.nodes.is_empty() {
        record.remark(Some(source.place(source.text().len())), RemarkKind::Truncated);
    }
    record.check(side);
    record.note_result_conflict();
    record
}

impl<'a> Cbf<'a> {
    fn event(&mut self, event: Event<'a>, at: usize) {
        match event {
            Event::Open { name: "Head", .. } => self.in_head = true,
            Event::Open { name: "MoveList", .. } => self.in_moves = true,
            Event::Open { name: "Move", attributes, .. } if self.in_moves => {
                self.step(&attributes, at);
            }
            Event::Open { name, empty: false, .. } if self.in_head => {
                self.element = name;
                self.value.clear();
            }
            Event::Open { .. } => {}
            Event::Close("Head") => self.in_head = false,
            Event::Close(name) if self.in_head && name == self.element => self.tag(at),
            Event::Close(_) => {}
            Event::Text(text) if self.in_moves => self.comment(&text),
            Event::Text(text) => self.value.push_str(&text),
        }
    }

    fn tag(&mut self, at: usize) {
        let (value, place) = (self.value.trim().to_owned(), Some(self.source.place(at)));
        let record = &mut self.record;
        match self.element {
            "FEN" if !value.is_empty() => {
                self.side = start_from(record, &value, place);
                return;
            }
            "RecordResult" => {
                let says = match value.as_str() {
                    "1" => GameResult::RedWins,
                    "2" => GameResult::BlackWins,
                    "3" => GameResult::Draw,
                    _ => GameResult::Unknown,
                };
                let source = ResultSource::Tag;
                let text = value.clone();
                record.results.push(ResultStatement { source, says, text, place });
            }
            "ResultType" => record.end = EndReason::parse(&value),
            "Name" => record.state_title_result(&value, place),
            _ => {}
        }
        if !value.is_empty() {
            record.tags.push((tag_name(self.element).to_owned(), value));
        }
    }

    fn step(&mut self, attributes: &[(&str, String)], at: usize) {
        let place = Some(self.source.place(at));
        let text = attribute(attributes, "value").unwrap_or("");
        let goes_on = attribute(attributes, "end") != Some("1");
        // Only `end` was seen in real files; any other flag can but say that a sibling follows.
        let has_sibling = attributes.iter().any(|(name, value)| {
            !name.eq_ignore_ascii_case("value") && !name.eq_ignore_ascii_case("end") && value == "1"
        });
        let links = Links { goes_on, has_sibling };
        self.last = None;
        let Some(order) = &mut self.order else {
            let is_root = text == "00-00";
            let root = Links { goes_on: !is_root || goes_on, has_sibling: false };
            self.order = Some(Preorder::new(root));
            if !is_root {
                self.step(attributes, at);
            }
            return;
        };
        if !order.goes_on() {
            self.record.unread.push(Unread { after: None, text: text.to_owned(), place });
            return;
        }
        let m = cbf_move(text);
        if m.is_none() {
            let name = "Move".to_owned();
            self.record.remark(place, RemarkKind::PointOffBoard { name, text: text.to_owned() });
        }
        self.last = order.push(&mut self.record, m, links);
        if let Some(node) = self.last {
            self.record.nodes[node].place = place;
        }
    }

    fn comment(&mut self, text: &str) {
        let text = lines(text);
        if text.trim().is_empty() {
            return;
        }
        match self.last {
            Some(node) => self.record.nodes[node].comment.push_str(&text),
            None if self.record.nodes.is_empty() => self.record.comment.push_str(&text),
            None => {}
        }
    }
}

/// `77-47`: file and row, the rows from Black's back row.
fn cbf_move(text: &str) -> Option<Move> {
    let [a, b, b'-', c, d] = text.trim().as_bytes() else { return None };
    let square = |file: u8, row: u8| {
        let digit = |byte: u8| byte.checked_sub(b'0');
        Square::new(digit(file)?, 9u8.checked_sub(digit(row)?)?)
    };
    Some(Move::new(square(*a, *b)?, square(*c, *d)?))
}

/// Reads one PFC document: one element a move, nested. The form is known from other readers only.
pub(crate) fn read_pfc(source: &Source) -> Record {
    let mut record = Record { place: Some(source.place(0)), ..Record::default() };
    let mut side = StatedSide::Open;
    // The nodes that enclose the present element; `None` inside for the root and for unreadable moves.
    let mut path: Vec<Option<usize>> = Vec::new();
    let text = source.text();
    let start = text.find("[pfchessrecord]").map_or(0, |at| at + "[pfchessrecord]".len());
    let body = text[start..].replace("<!--", "    ").replace("-->", "   ");
    for (event, at) in Events::new(&body) {
        let place = Some(source.place(start + at));
        match event {
            Event::Open { name, attributes, empty } if name.eq_ignore_ascii_case("n") => {
                let node = if path.is_empty() {
                    side = pfc_root(&mut record, &attributes, place);
                    None
                } else {
                    pfc_move(&mut record, &path, &attributes, place)
                };
                if !empty || path.is_empty() {
                    path.push(node);
                }
            }
            Event::Close(name) if name.eq_ignore_ascii_case("n") => {
                path.pop();
            }
            Event::Open { .. } | Event::Close(_) | Event::Text(_) => {}
        }
    }
    record.check(side);
    record.note_result_conflict();
    record
}

fn pfc_root(
    record: &mut Record,
    attributes: &[(&str, String)],
    place: Option<Place>,
) -> StatedSide {
    for (name, value) in attributes {
        match name.to_ascii_lowercase().as_str() {
            "c" => record.comment = lines(value),
            "m" | "version" => {}
            "win" => record.state_result(ResultSource::Tag, value, place),
            _ => record.tags.push(((*name).to_owned(), value.clone())),
        }
    }
    match attribute(attributes, "m") {
        Some(fen) if !fen.trim().is_empty() => start_from(record, fen, place),
        _ => StatedSide::Open,
    }
}

fn pfc_move(
    record: &mut Record,
    path: &[Option<usize>],
    attributes: &[(&str, String)],
    place: Option<Place>,
) -> Option<usize> {
    let parent = path.last().copied().flatten();
    if parent.is_none() && path.len() > 1 {
        return None;
    }
    let text = attribute(attributes, "m").unwrap_or("");
    let Ok(m) = xiangqi::notation::read_points(text, xiangqi::notation::RankBase::Zero) else {
        let name = "n".to_owned();
        record.remark(place, RemarkKind::PointOffBoard { name, text: text.to_owned() });
        return None;
    };
    let node = record.push(parent, m);
    record.nodes[node].place = place;
    record.nodes[node].comment = attribute(attributes, "c").map(lines).unwrap_or_default();
    if attribute(attributes, "default") == Some("true") {
        // The marked child is the main line, wherever it stands among its siblings.
        let siblings = match parent {
            Some(parent) => &mut record.nodes[parent].children,
            None => &mut record.first,
        };
        siblings.rotate_right(1);
    }
    Some(node)
}
