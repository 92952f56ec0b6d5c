//! WXF files, as PlayOK and XieXie write them. Read only.

use xiangqi::{Color, Piece, Role, Setup, Square};

use crate::check::StatedSide;
use crate::field::Field;
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::result::ResultSource;
use crate::start::start_from;
use crate::text::{Source, short};
use crate::xiangqi::moves::lex::{Style, tokens};
use crate::xiangqi::moves::{Hint, resolve};

/// Whether the text is a WXF file.
pub(crate) fn is_in(text: &str) -> bool {
    text.contains("START{") || text.contains("START {") || text.trim_start().starts_with("FORMAT")
}

struct Game<'a> {
    source: &'a Source,
    record: Record,
    side: StatedSide,
    filled: bool,
}

impl<'a> Game<'a> {
    fn new(source: &'a Source, at: usize) -> Self {
        let record = Record { place: Some(source.place(at)), ..Record::default() };
        Self { source, record, side: StatedSide::Stated, filled: false }
    }
}

/// Reads every game of the file.
pub(crate) fn read(source: &Source, remarks: &mut Vec<Remark>) -> Vec<Record> {
    let text = source.text();
    let mut records = Vec::new();
    let mut game = Game::new(source, 0);
    let mut at = 0;
    while at < text.len() {
        let line_end = text[at..].find('\n').map_or(text.len(), |length| at + length + 1);
        let line = &text[at..line_end];
        let upper = line.trim_start().to_ascii_uppercase();
        let place = Some(source.place(at));
        if upper.starts_with("START") && line.contains('{') {
            let open = at + line.find('{').unwrap_or(0) + 1;
            let close = text[open..].find('}').map(|length| open + length);
            if close.is_none() {
                remarks.push(Remark { place, kind: RemarkKind::Truncated });
            }
            let end = close.unwrap_or(text.len());
            records.push(game.finish(open, end));
            at = end + text[end..].find('\n').map_or(text.len() - end, |length| length + 1);
            game = Game::new(source, at);
        } else if upper.starts_with("SETUP") && line.contains('{') {
            let open = at + line.find('{').unwrap_or(0) + 1;
            let end = text[open..].find('}').map_or(text.len(), |length| open + length);
            game.setup(&text[open..end], place);
            at = (end + 1).min(text.len());
        } else {
            if upper.starts_with("FORMAT") && game.filled {
                // A game without moves: the next header begins.
                let end = at;
                records.push(game.finish(end, end));
                game = Game::new(source, at);
            }
            game.header(line.trim(), place);
            at = line_end;
        }
    }
    if game.filled {
        records.push(game.finish(text.len(), text.len()));
    }
    records
}

impl Game<'_> {
    fn header(&mut self, line: &str, place: Option<Place>) {
        let (name, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        let known = match name.to_ascii_uppercase().as_str() {
            "FORMAT" => "Format",
            "GAME" => "Game",
            "EVENT" => "Event",
            "DATE" => "Date",
            "SITE" | "PLACE" => "Site",
            "ROUND" => "Round",
            "RED" => return self.player(["Red", "RedElo"], value),
            "BLACK" => return self.player(["Black", "BlackElo"], value),
            "RESULT" => {
                self.record.state_result(ResultSource::Tag, value, place);
                "Result"
            }
            "FEN" => {
                if !value.is_empty() {
                    self.side = start_from(&mut self.record, value, place);
                }
                self.filled = true;
                return;
            }
            "" | "}END" | "END" | "}" => return,
            _ => {
                let kind = RemarkKind::TagUnreadable { text: short(line) };
                return self.record.remark(place, kind);
            }
        };
        self.filled = true;
        if !value.is_empty() {
            if Field::of_tag(known) == Some(Field::Event) {
                self.record.state_title_result(value, place);
            }
            self.record.tags.push((known.to_owned(), value.to_owned()));
        }
    }

    /// `name ; rating ; ? ; ?`; the meaning of the last two is not known.
    fn player(&mut self, names: [&str; 2], value: &str) {
        self.filled = true;
        for (name, part) in names.into_iter().zip(value.split(';')) {
            if !part.trim().is_empty() {
                self.record.tags.push((name.to_owned(), part.trim().to_owned()));
            }
        }
    }

    /// `Rd3 kd9 … MOVE n RED`: pieces with their points, then the number and side of the next move.
    fn setup(&mut self, body: &str, place: Option<Place>) {
        let mut setup = Setup { board: xiangqi::Board::empty(), ..Setup::initial() };
        self.side = StatedSide::Open;
        self.filled = true;
        let mut words = body.split_whitespace();
        while let Some(word) = words.next() {
            if word.eq_ignore_ascii_case("MOVE") {
                setup.fullmove = words.next().and_then(|n| n.parse().ok()).unwrap_or(1);
                continue;
            }
            match (word.to_ascii_uppercase().as_str(), piece_on(word)) {
                ("RED", _) => (setup.turn, self.side) = (Color::Red, StatedSide::Stated),
                ("BLACK", _) => (setup.turn, self.side) = (Color::Black, StatedSide::Stated),
                (_, Some((square, piece))) => {
                    setup.board.put(square, Some(piece));
                }
                (_, None) => {
                    let kind = RemarkKind::TextPassedOver { text: short(word) };
                    self.record.remark(place, kind);
                }
            }
        }
        self.record.start = setup;
    }

    fn finish(mut self, start: usize, end: usize) -> Record {
        let moves = tokens(self.source, start, end, Style::Plain);
        resolve(&moves, self.source, &mut self.record, self.side, Hint::None);
        if let Some((text, at)) = &moves.terminator {
            let place = Some(self.source.place(*at));
            self.record.state_result(ResultSource::Terminator, text, place);
        }
        self.record.note_result_conflict();
        self.record
    }
}

fn piece_on(word: &str) -> Option<(Square, Piece)> {
    let mut chars = word.chars();
    let (letter, file, rank) = (chars.next()?, chars.next()?, chars.next()?);
    let role = Role::from_letter(letter.to_ascii_uppercase())?;
    let color = if letter.is_ascii_uppercase() { Color::Red } else { Color::Black };
    let file = u8::try_from(file.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
    let rank = u8::try_from(rank.to_digit(10)?).ok()?;
    chars.next().is_none().then_some((Square::new(file, rank)?, Piece::new(color, role)))
}
