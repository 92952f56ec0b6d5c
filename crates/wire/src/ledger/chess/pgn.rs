//! The PGN of a ledger: tags, moves with clock comments, the result and how it came about.

use arbiter::chess::ledger::{Claim, Command, Game, Happening};
use arbiter::clock::Millis;
use arbiter::{Outcome, Side, Termination};
use chess::Color;

use super::{About, Answer, LedgerFile};
use records::chess::pgn::outcome_of;

/// The game of a ledger as PGN. Each completed move has a `%clk` comment if the ledger holds times;
/// `Termination` has the words of the PGN standard, `TerminationDetails` says the rest, and `Rules` names
/// the edition.
///
/// Written is what PGN can hold: start, control, moves that stand, clocks after them, result. Offers, claims
/// on the way, illegal moves that were put right, pauses and the like are not.
#[must_use]
pub fn pgn_of(file: &LedgerFile, answers: &[Answer]) -> String {
    let (game, clocks) = clocks_after_moves(file, answers);
    let last = file.lines.iter().zip(answers).rev().find(|(_, answer)| {
        answer.iter().flatten().any(|event| matches!(event.what, Happening::Ended(..)))
    });
    let command = last.map(|(line, _)| &line.stamped.command);
    write(&game, &file.about, &Ending::of(&game, &file.about, command), &clocks)
}

/// A game so far as PGN, without clocks.
#[must_use]
pub fn to_pgn(game: &Game, about: &About) -> String {
    write(game, about, &Ending::of(game, about, None), &[])
}

/// The game after the answers, and the time left on the mover's clock after each ply; nothing where the ledger holds no time at
/// all.
fn clocks_after_moves(file: &LedgerFile, answers: &[Answer]) -> (Game, Vec<Option<Millis>>) {
    let mut game = Game::new(file.setup.clone());
    let mut clocks: Vec<Option<Millis>> = Vec::new();
    for answer in answers {
        for event in answer.iter().flatten() {
            game.apply(event);
            let pressed = matches!(event.what, Happening::Pressed(_));
            // What the clocks are said to show before the next move is what they showed then.
            let shown = matches!(event.what, Happening::ClocksSet(_));
            if let Some(last) = game.moves.len().checked_sub(1)
                && let side = game.moves[last].side
                && game.unpressed.is_none()
                && game.illegal.is_none()
                && (shown || pressed && clocks.len() <= last)
            {
                clocks.resize(last, None);
                clocks.push(Some(game.clocks.left(side)));
            }
        }
    }
    if game.now == Millis::ZERO {
        clocks.clear();
    }
    (game, clocks)
}

/// Result and termination as the tags have them.
struct Ending {
    result: String,
    termination: Option<String>,
    details: Option<String>,
}

impl Ending {
    /// The end of the game; where it has none, or the same by the record that the ledger was made from, what that record
    /// states.
    fn of(game: &Game, about: &About, command: Option<&Command>) -> Self {
        let stated = Self {
            result: about.result.clone().unwrap_or_else(|| "*".to_owned()),
            termination: about.termination.clone(),
            details: about.details.clone(),
        };
        let Some((outcome, why)) = game.result() else { return stated };
        let result = match outcome {
            Outcome::Wins(Side::First) => "1-0",
            Outcome::Wins(Side::Second) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose | Outcome::None => "*",
        };
        let (word, details) = words(why, command);
        if stated.result == result && stated.termination.as_deref() == Some(word) {
            return stated;
        }
        Self { result: result.to_owned(), termination: Some(word.to_owned()), details }
    }
}

/// The word of the PGN standard and what it does not say.
fn words(why: Termination, command: Option<&Command>) -> (&'static str, Option<String>) {
    let normal = |text: &str| ("normal", Some(text.to_owned()));
    match why {
        Termination::Checkmate => normal("checkmate"),
        Termination::Stalemate => normal("stalemate"),
        Termination::DeadPosition => normal("dead position"),
        Termination::InsufficientMaterial => normal("insufficient material"),
        Termination::Agreement => normal("agreement"),
        Termination::Resignation => match command {
            Some(Command::Resign(side)) => normal(&format!("{} resigns", name(*side))),
            Some(_) | None => normal("resignation"),
        },
        Termination::Repetition | Termination::MoveLimit => match command {
            Some(Command::Claim(side, claim, announced)) => {
                let kind = match claim {
                    Claim::Threefold => "threefold repetition",
                    Claim::Fifty => "fifty moves",
                };
                let announcing = announced
                    .as_ref()
                    .map_or_else(String::new, |said| format!(", announcing {}", said.text));
                normal(&format!("{kind}, claimed by {}{announcing}", name(*side)))
            }
            Some(_) | None if why == Termination::Repetition => normal("fivefold repetition"),
            Some(_) | None => normal("seventy-five moves"),
        },
        Termination::TimeForfeit => match command {
            Some(Command::Flag(side, _)) => {
                ("time forfeit", Some(format!("{} oversteps the time", name(*side))))
            }
            Some(_) | None => ("time forfeit", None),
        },
        Termination::Absence => ("rules infraction", Some("absence".to_owned())),
        Termination::IllegalMove => ("rules infraction", Some("illegal move".to_owned())),
        Termination::SealedMove => ("rules infraction", Some("sealed move".to_owned())),
        Termination::Refusal => ("rules infraction", Some("refusal to obey the Laws".to_owned())),
        Termination::Adjudication => ("adjudication", None),
        Termination::PerpetualCheck | Termination::PerpetualAttack => ("adjudication", None),
        Termination::Unterminated => ("unterminated", None),
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

fn write(game: &Game, about: &About, ending: &Ending, clocks: &[Option<Millis>]) -> String {
    let setup = &game.setup;
    let known =
        |field: &Option<String>, unknown: &str| field.clone().unwrap_or_else(|| unknown.to_owned());
    let mut tags = vec![
        ("Event", known(&about.event, "?")),
        ("Site", known(&about.site, "?")),
        ("Date", dotted(&known(&about.date, "????.??.??"))),
        ("Round", known(&about.round, "?")),
        ("White", known(&about.white, "?")),
        ("Black", known(&about.black, "?")),
        ("Result", ending.result.clone()),
    ];
    if setup.chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if setup.start != chess::Position::initial() {
        tags.push(("FEN", chess::fen::write(&setup.start)));
        tags.push(("SetUp", "1".to_owned()));
    }
    tags.push(("Rules", setup.laws.document.id.to_owned()));
    tags.extend(ending.termination.clone().map(|text| ("Termination", text)));
    tags.extend(ending.details.clone().map(|text| ("TerminationDetails", text)));
    tags.push(("TimeControl", setup.control.to_string()));
    let mut text: String =
        tags.iter().map(|(name, value)| format!("[{name} \"{}\"]\n", escaped(value))).collect();
    text.push('\n');
    text + &wrap(&moves(game, clocks, &ending.result)) + "\n"
}

fn moves(game: &Game, clocks: &[Option<Millis>], result: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut number = game.setup.start.fullmoves();
    let mut color = game.setup.start.turn();
    let mut commented = false;
    for (ply, played) in game.moves.iter().enumerate() {
        match color {
            Color::White => words.push(format!("{number}.")),
            Color::Black if ply == 0 || commented => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(played.text.clone());
        commented = false;
        if let Some(Some(left)) = clocks.get(ply) {
            words.push(format!("{{[%clk {}]}}", long_clock(*left)));
            commented = true;
        }
        if color == Color::Black {
            number = number.saturating_add(1);
        }
        color = color.other();
    }
    // A result in words of its own stands in the tag alone.
    words.push(if outcome_of(result).is_some() { result } else { "*" }.to_owned());
    words
}

/// `h:mm:ss`, with a fraction where there is one, as the clock comment wants it; nothing left is not negative
/// there.
fn long_clock(left: Millis) -> String {
    let millis = left.0.max(0);
    let seconds = millis / 1000;
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match millis % 1000 {
        0 => whole,
        rest => format!("{whole}.{}", format!("{rest:03}").trim_end_matches('0')),
    }
}

/// `2026-11-30` as the Date tag has it; other texts as they are.
fn dotted(date: &str) -> String {
    if is_dated(date, '-') { date.replace('-', ".") } else { date.to_owned() }
}

/// A year, a month and a day in figures, with `sign` between them.
pub(super) fn is_dated(date: &str, sign: char) -> bool {
    let parts: Vec<&str> = date.split(sign).collect();
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    lengths == [4, 2, 2] && parts.iter().all(|part| part.bytes().all(|b| b.is_ascii_digit()))
}

/// A tag's value: quotation marks and backslashes are escaped, line ends become blanks.
fn escaped(value: &str) -> String {
    value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"")
}

fn wrap(words: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > 80 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += length;
    }
    text
}
