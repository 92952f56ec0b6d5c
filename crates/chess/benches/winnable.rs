//! Whether a side can still mate, over a list of labelled positions: `cargo bench -p caipan-chess --bench winnable`,
//! with another list after `--`. A line is a label (`WB`, `W-`, `-B`, `--`: who can mate) and a FEN.
//!
//! Times are of one question about one side; wrong answers are counted, and none is right.

#![expect(clippy::print_stdout, reason = "a report of what was measured")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::time::Instant;

use chess::{Bound, Color, Position, fen, winnable};

/// The list of the tests.
const LIST: &str = include_str!("../tests/winnable.txt");

fn main() {
    let path = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let text = match &path {
        Some(path) => std::fs::read_to_string(path).expect("a list of labelled positions"),
        None => LIST.to_owned(),
    };
    let list: Vec<(&str, &str, Position)> = text.lines().filter_map(labelled).collect();
    let mut times = Vec::new();
    let (mut wrong, mut unknown) = (0, 0);
    let slow = std::env::var_os("SLOW").is_some();
    for (label, fen, position) in &list {
        for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
            let begin = Instant::now();
            let answer = winnable(position, color, Bound::USUAL);
            let time = begin.elapsed();
            times.push(time);
            match answer.known() {
                None => unknown += 1,
                Some(can) if can != label.contains(letter) => {
                    wrong += 1;
                    println!("wrong: {color} in {fen}: {answer:?}");
                }
                Some(_) => {}
            }
            if slow {
                println!("{:9} {color} {label} {fen} {}", time.as_nanos() / 1000, kind(&answer));
            }
        }
    }
    let all: std::time::Duration = times.iter().sum();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1000];
    println!(
        "{} positions, {} questions, {wrong} wrong, {unknown} unknown",
        list.len(),
        times.len()
    );
    println!(
        "median {:?}, 90 % {:?}, 99 % {:?}, longest {:?}",
        at(500),
        at(900),
        at(990),
        at(1000)
    );
    println!(
        "all {all:?}, {} positions a second",
        list.len() as u128 * 1_000_000_000 / all.as_nanos().max(1)
    );
}

fn kind(answer: &chess::Winnability) -> String {
    match answer {
        chess::Winnability::Yes(line) => format!("yes in {}", line.len()),
        chess::Winnability::No(why) => format!("{why:?}"),
        chess::Winnability::Unknown { positions } => format!("unknown {positions}"),
    }
}

/// Label and position of a line; other lines are passed over.
fn labelled(line: &str) -> Option<(&str, &str, Position)> {
    let (label, text) = line.split_once(' ')?;
    if !matches!(label, "WB" | "W-" | "-B" | "--") {
        return None;
    }
    Some((label, text, fen::read(text).ok()?.position))
}
