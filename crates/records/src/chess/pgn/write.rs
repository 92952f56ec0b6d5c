//! Writes a game as PGN: what was read comes back, its moves in SAN.

use arbiter::Side;
use arbiter::chess::judge::Ply;
use chess::notation::{san, uci};

use super::cut::{GameText, Piece, PieceKind};
use super::{ChessRecord, tags::outcome_of};

/// Lines are wrapped at this many columns, at blanks only.
const WIDTH: usize = 80;

/// The tags that are written first, in this order.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The game as PGN: tags in order, moves in SAN, comments, signs and variations as they stood.
///
/// A move that could not be read, and every one behind it, is written as it stood; so is an illegal one.
#[must_use]
pub fn write(game: &GameText<'_>, record: &ChessRecord) -> String {
    let mut out = String::new();
    for name in ROSTER {
        let given = record.tag(name);
        let value = match name {
            "Result" => given.unwrap_or_else(|| record.stated_result()),
            "Date" => given.unwrap_or("????.??.??"),
            _ => given.unwrap_or("?"),
        };
        out += &tag(name, value);
    }
    for (name, value) in &record.tags {
        if !ROSTER.iter().any(|known| known.eq_ignore_ascii_case(name)) {
            out += &tag(name, value);
        }
    }
    out.push('\n');
    let mut line = Line::default();
    moves(game, record, &mut line);
    line.word(terminator(record));
    out + &line.out + "\n"
}

/// The result behind the moves: as it stood, else that of the tag.
fn terminator(record: &ChessRecord) -> &str {
    match record.terminator.as_deref() {
        Some(text) if outcome_of(text).is_some() || text != "*" => text,
        Some(_) | None => record.stated_result(),
    }
}

fn tag(name: &str, value: &str) -> String {
    let value = value.replace(['\r', '\n'], " ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

/// Words wrapped into lines.
#[derive(Debug, Default)]
struct Line {
    out: String,
    column: usize,
}

impl Line {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 {
            if self.column + 1 + width > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(word);
        // A comment keeps its own line breaks.
        self.column = match word.rfind('\n') {
            Some(at) => word[at + 1..].chars().count(),
            None => self.column + width,
        };
    }
}

fn moves(game: &GameText<'_>, record: &ChessRecord, line: &mut Line) {
    let played = &record.game;
    let mut position = played.start().clone();
    let mut plies = played.plies().iter();
    let mut unread = record.unread.iter();
    let (mut number, mut side) = (position.fullmoves(), Side::from(position.turn()));
    let mut interrupted = true;
    for piece in &game.pieces {
        match piece.kind {
            PieceKind::Word => {
                let ply = plies.next();
                let text = match ply {
                    Some(Ply::Legal(m)) => san(&position, *m) + judgement(piece),
                    Some(Ply::Illegal(ply)) => ply.text.clone(),
                    None => unread.next().cloned().unwrap_or_else(|| piece.text.to_owned()),
                };
                if let Some(ply) = ply {
                    ply.play(&mut position);
                }
                match (side, interrupted) {
                    (Side::First, _) => line.word(&format!("{number}.")),
                    (Side::Second, true) => line.word(&format!("{number}...")),
                    (Side::Second, false) => {}
                }
                line.word(&text);
                interrupted = false;
                number += u32::from(side == Side::Second);
                side = side.other();
            }
            PieceKind::Comment => {
                line.word(&format!("{{{}}}", piece.text.replace('}', "｝")));
                interrupted = true;
            }
            PieceKind::Mark => line.word(piece.text),
            PieceKind::Variation => {
                line.word(&closed(piece.text));
                interrupted = true;
            }
            PieceKind::NotClosed
            | PieceKind::NotOpened
            | PieceKind::BadTag
            | PieceKind::PassedOver => {}
        }
    }
    // `0-0` at the end may have been castling.
    for ply in plies {
        if let Ply::Legal(m) = ply {
            line.word(&san(&position, *m));
        }
        ply.play(&mut position);
    }
}

/// The signs glued to a move, as `!?`.
fn judgement<'a>(piece: &Piece<'a>) -> &'a str {
    &piece.text[piece.text.trim_end_matches(['!', '?']).len()..]
}

/// A variation with as many closing brackets as opening ones.
fn closed(text: &str) -> String {
    let mut depth = 0usize;
    let mut in_comment = false;
    for c in text.chars() {
        match c {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    let brace = if in_comment { "}" } else { "" };
    format!("{text}{brace}{}", ")".repeat(depth))
}

/// The `position` line of engines: the start and every move from it; nothing behind an illegal one.
#[must_use]
pub fn position_line(record: &ChessRecord) -> String {
    let mut position = record.game.start().clone();
    let start = if position == chess::Position::initial() {
        "startpos".to_owned()
    } else {
        format!("fen {}", chess::fen::write(&position))
    };
    let mut line = format!("position {start}");
    for (number, ply) in record.game.plies().iter().enumerate() {
        let Ply::Legal(m) = ply else { break };
        line += if number == 0 { " moves " } else { " " };
        line += &uci(&position, *m);
        position.advance(*m);
    }
    line
}
