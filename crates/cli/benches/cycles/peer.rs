//! The same cycles asked of pyffish.

use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use arbiter::xiangqi::Book;
use xiangqi::{Color, Move, fen};

use crate::cases::Played;
use crate::spread::Spread;

/// Reads a FEN and the moves a line; writes the nanoseconds of each line, all rounds of it.
const LOOP: &str = r#"
import random, sys, time
import pyffish
games = [line.split("|") for line in sys.stdin.read().splitlines()]
games = [(fen, moves.split()) for fen, moves in games]
order = list(range(len(games)))
times = [[] for _ in games]
for _ in range(int(sys.argv[1])):
    random.shuffle(order)
    for at in order:
        fen, moves = games[at]
        start = time.perf_counter_ns()
        pyffish.is_optional_game_end("xiangqi", fen, moves)
        times[at].append(time.perf_counter_ns() - start)
for each in times:
    print(*each)
"#;

/// The times of pyffish on the cases of each book; those without two generals it cannot be asked about.
pub(crate) fn pyffish(
    python: &str,
    cases: &[Played],
    rounds: usize,
) -> std::io::Result<Vec<(Book, Spread)>> {
    let whole = |case: &&Played| {
        let board = case.game.start.board();
        Color::ALL.into_iter().all(|color| board.general(color).is_some())
    };
    let asked: Vec<&Played> = cases.iter().filter(whole).collect();
    let mut child = Command::new(python)
        .args(["-c", LOOP, &rounds.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut question = String::new();
    for case in &asked {
        let moves: Vec<String> = case.game.moves.iter().map(|&m| ranks_from_one(m)).collect();
        question += &format!("{}|{}\n", fen::format(case.game.start.setup()), moves.join(" "));
    }
    if let Some(mut input) = child.stdin.take() {
        input.write_all(question.as_bytes())?;
    }
    let done = child.wait_with_output()?;
    if !done.status.success() {
        return Err(std::io::Error::other(format!("{python} ended with {}", done.status)));
    }
    let answer = String::from_utf8_lossy(&done.stdout);
    let times: Vec<Vec<Duration>> = answer
        .lines()
        .map(|line| {
            line.split(' ').filter_map(|t| t.parse().ok().map(Duration::from_nanos)).collect()
        })
        .collect();
    Ok(Book::OF_FEDERATIONS
        .into_iter()
        .map(|book| {
            let own = asked.iter().zip(&times).filter(|(case, _)| case.book == book);
            (book, Spread::of(own.map(|(_, times)| times.clone()).collect()))
        })
        .collect())
}

/// A move as that program writes it.
fn ranks_from_one(m: Move) -> String {
    let point = |square: xiangqi::Square| {
        format!("{}{}", char::from(b'a' + square.file()), square.rank() + 1)
    };
    point(m.from) + &point(m.to)
}
