//! Positions as records: lines of FEN and EPD, and the `position` lines of engines.
//!
//! Each is a game that begins there; moves that follow are its moves. The operations of EPD and the counts of perft files say
//! nothing of a game, but for `hmvc` and `fmvn`, the two counters.

use std::borrow::Cow;

use chess::Position;
use chess::notation::read_quickly;

use super::cut::{GameText, Games, Tag};
use super::words::newlines;

/// A position in a text.
#[derive(Debug, Clone)]
struct Found<'a> {
    /// Where its first word stands.
    at: usize,
    /// Where the moves may begin.
    end: usize,
    /// Its FEN; none for the usual start.
    fen: Option<Cow<'a, str>>,
    /// Whether the rest of its line is operations, and no moves.
    operations: bool,
}

/// Whether a word is the placement of a position of chess: eight ranks of pieces and numbers.
pub(crate) fn is_placement(word: &str) -> bool {
    word.bytes().filter(|byte| *byte == b'/').count() == 7
        && word.bytes().all(|byte| b"/12345678pnbrqkPNBRQK~".contains(&byte))
}

/// Whether a text holds positions of chess.
pub(crate) fn are_in(text: &str) -> bool {
    found(text).iter().any(|position| position.fen.is_some())
}

/// The games of a text of positions.
pub(crate) fn games(text: &str) -> Vec<GameText<'_>> {
    let found = found(text);
    let mut games = Vec::with_capacity(found.len());
    let mut line = (0, 1);
    for (number, position) in found.iter().enumerate() {
        let end = found.get(number + 1).map_or(text.len(), |next| next.at);
        let begin =
            if position.operations { end_of_line(text, position.end) } else { position.end };
        let (before, count) = line;
        line = (position.at, count + newlines(&text.as_bytes()[before..position.at]));
        let mut game = Games::of_moves(&text[..end], begin.min(end), line);
        game.text = text;
        if let Some(fen) = &position.fen {
            game.tags.insert(0, Tag { at: position.at, name: "FEN", value: fen.clone() });
        }
        game.opened.get_or_insert(position.at);
        games.push(game);
    }
    games
}

fn end_of_line(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |length| at + length)
}

/// Where positions stand, in order.
fn found(text: &str) -> Vec<Found<'_>> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        let trimmed = line.trim_start();
        if let Some(rest) = trimmed.strip_prefix("position startpos") {
            let at = start + (line.len() - trimmed.len());
            let end = start + (line.len() - rest.len());
            found.push(Found { at, end: behind_moves(text, end), fen: None, operations: false });
        } else if line.bytes().filter(|byte| *byte == b'/').count() >= 7 {
            found.extend(in_line(text, line, start));
        }
        start += line.len();
    }
    found
}

/// Where the words of a line stand.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let separates = |c: char| c.is_whitespace() || matches!(c, ',' | '"' | '\'');
    line.split(separates)
        .map(|word| (word.as_ptr() as usize - line.as_ptr() as usize, word))
        .filter(|(_, word)| !word.is_empty())
}

/// The position in a line.
fn in_line<'a>(text: &'a str, line: &'a str, start: usize) -> Option<Found<'a>> {
    let mut words = words(line).skip_while(|(_, word)| !is_placement(word.trim_end_matches(';')));
    let (at, placement) = words.next()?;
    // A program's own lines hold positions too, and are no records.
    if line[..at].contains(['{', '[']) {
        return None;
    }
    let mut end = at + placement.trim_end_matches(';').len();
    let mut fields = 1;
    for (from, word) in words {
        let is_field = match fields {
            1 => matches!(word, "w" | "b"),
            2 => {
                word == "-"
                    || word.len() <= 8
                        && word.bytes().all(|c| c.is_ascii_alphabetic())
                        && !matches!(word, "moves" | "bm" | "am" | "id")
            }
            3 => word == "-" || matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8']),
            4 | 5 => {
                word.trim_end_matches(';').bytes().all(|c| c.is_ascii_digit()) && word.len() <= 6
            }
            _ => false,
        };
        if !is_field {
            break;
        }
        end = from + word.trim_end_matches(';').len();
        fields += 1;
    }
    let fen = &line[at..end];
    let rest = line[end..].trim_start();
    let operations = is_operations(rest);
    let fen = match fields {
        4 if operations => {
            Cow::Owned(format!("{fen} {} {}", counter(rest, "hmvc", 0), counter(rest, "fmvn", 1)))
        }
        _ if fen.contains([',', '"', '\'']) => Cow::Owned(fen.replace([',', '"', '\''], " ")),
        _ => Cow::Borrowed(fen),
    };
    let end = behind_moves(text, start + end);
    Some(Found { at: start + at, end, fen: Some(fen), operations })
}

/// Whether what follows a position is operations of EPD or counts of perft: a word, an operand and a semicolon.
fn is_operations(rest: &str) -> bool {
    let mut words = rest.split_whitespace();
    let Some(first) = words.next() else { return false };
    let first = first.trim_start_matches(';');
    let known = [
        "bm",
        "am",
        "id",
        "pv",
        "ce",
        "acd",
        "acn",
        "acs",
        "hmvc",
        "fmvn",
        "dm",
        "eco",
        "nic",
        "noop",
        "resign",
        "draw_offer",
        "draw_accept",
        "draw_claim",
        "draw_reject",
        "pm",
        "pp",
        "pred",
        "rc",
        "sm",
        "sv",
        "tcgs",
        "tcri",
        "tcsi",
        "v0",
    ];
    known.contains(&first)
        || matches!(first.as_bytes(), [b'c' | b'v', b'0'..=b'9'])
        || matches!(first.as_bytes(), [b'D' | b'd', b'0'..=b'9', ..])
            && words
                .next()
                .is_some_and(|word| word.bytes().next().is_some_and(|c| c.is_ascii_digit()))
}

/// The operand of a counter.
fn counter(operations: &str, name: &str, usual: u32) -> u32 {
    operations
        .split(';')
        .filter_map(|operation| operation.trim().strip_prefix(name))
        .find_map(|operand| operand.trim().parse().ok())
        .unwrap_or(usual)
}

/// Behind the word `moves` or a separator, if one stands here.
fn behind_moves(text: &str, at: usize) -> usize {
    let rest = text[at..].trim_start_matches([' ', '\t', '"', '\'', ',', ';']);
    let rest = rest.strip_prefix("moves").unwrap_or(rest);
    text.len() - rest.len()
}

/// Whether every line of a text is the moves of a game from the start, and together they are none.
pub(crate) fn is_game_a_line(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let count = lines.clone().count();
    let plays = |words: &str| {
        let mut position = Position::initial();
        words.split_whitespace().all(|word| {
            let m = read_quickly(&position, word).legal();
            m.map(|m| position.advance(m)).is_some()
        })
    };
    // A long list is known by its first lines.
    count > 1 && lines.clone().take(50).all(plays) && {
        let first: Vec<&str> = lines.by_ref().take(2).collect();
        !plays(&first.join(" "))
    }
}

/// The games of a text with the moves of one a line.
pub(crate) fn lines(text: &str) -> Vec<GameText<'_>> {
    let mut games = Vec::new();
    let (mut at, mut number) = (0, 1);
    for line in text.split_inclusive('\n') {
        if !line.trim().is_empty() {
            let mut game = Games::of_moves(&text[..at + line.len()], at, (at, number));
            game.text = text;
            games.push(game);
        }
        at += line.len();
        number += 1;
    }
    games
}
