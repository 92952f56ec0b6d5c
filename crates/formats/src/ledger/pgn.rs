//! A ledger and the moves of a PGN game with its clock comments, one from the other.

use arbiter::Side;
use arbiter::clock::{Millis, Reading};
use arbiter::ledger::{Command, Game, Hands, Setup, Stamped};
use chess::Color;

/// A ledger from a main line: each move is made and pressed, and a clock comment becomes a reading
/// of the clock after the press.
///
/// `moves` holds the move texts in order with the time left after each, where the record has it.
#[must_use]
pub fn from_pgn_moves<'a>(
    setup: &Setup,
    moves: impl IntoIterator<Item = (&'a str, Option<Millis>)>,
) -> Vec<Stamped> {
    let stamp = |command| Stamped { at: Millis::ZERO, command };
    let mut commands = vec![stamp(Command::StartSession)];
    let mut side = Side::from(setup.start.turn());
    for (text, left) in moves {
        commands.push(stamp(Command::Move(side, text.to_owned(), Hands::One)));
        commands.push(stamp(Command::Press(side)));
        if let Some(left) = left {
            let reading = match side {
                Side::First => Reading { first: Some(left), second: None },
                Side::Second => Reading { first: None, second: Some(left) },
            };
            commands.push(stamp(Command::ShowClocks(reading)));
        }
        side = side.other();
    }
    commands
}

/// The game of a ledger as PGN: tags, moves with a `%clk` comment each where `clocks` has one, result.
///
/// `clocks` gives the time left after each ply.
#[must_use]
pub fn to_pgn(game: &Game, clocks: &[Option<Millis>]) -> String {
    let result = result_code(game);
    let setup = &game.setup;
    let mut text =
        String::from("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n");
    text += &format!("[White \"?\"]\n[Black \"?\"]\n[Result \"{result}\"]\n");
    if setup.start != chess::Position::initial() {
        text += &format!("[FEN \"{}\"]\n[SetUp \"1\"]\n", chess::fen::write(&setup.start));
    }
    text += &format!("[TimeControl \"{}\"]\n\n", setup.control);
    let mut words = Vec::new();
    let mut number = setup.start.fullmoves();
    let mut color = setup.start.turn();
    for (ply, played) in game.moves.iter().enumerate() {
        match color {
            Color::White => words.push(format!("{number}.")),
            Color::Black if ply == 0 => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(played.text.clone());
        if let Some(Some(left)) = clocks.get(ply) {
            words.push(format!("{{[%clk {}]}}", long_clock(*left)));
        }
        if color == Color::Black {
            number = number.saturating_add(1);
        }
        color = color.other();
    }
    words.push(result.to_owned());
    text + &wrap(&words) + "\n"
}

fn result_code(game: &Game) -> &'static str {
    use arbiter::Outcome;
    match game.result() {
        Some((Outcome::Wins(Side::First), _)) => "1-0",
        Some((Outcome::Wins(Side::Second), _)) => "0-1",
        Some((Outcome::Draw, _)) => "1/2-1/2",
        Some((Outcome::BothLose | Outcome::None, _)) | None => "*",
    }
}

/// `h:mm:ss`, as the clock comment wants it; nothing left is not negative there.
fn long_clock(left: Millis) -> String {
    let seconds = left.0.max(0) / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
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
