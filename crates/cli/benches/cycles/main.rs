//! How fast the cycles of the worked cases are ruled on, and how long a single one can take.
//!
//! `cargo bench -p caipan --bench cycles` prints the table. Every xiangqi case under `cases/` that has a cycle is played
//! as its prefix and three rounds, under its own book and then under each of the others. A round asks about all cases in
//! a new order; what counts for a case is the median of its rounds, and the table shows how these medians spread over the
//! cases. `worst` is the slowest single answer of all rounds, whatever else the machine did meanwhile.
//!
//! - `judge`: the ruling with its proof, in memory.
//! - `line`: a line of `caipan judge --batch`, from the bytes of the question to those of the answer.
//! - `batch`: the program itself on a file of such lines, one thread, with the peak of its memory.
//! - `pyffish`: `is_optional_game_end` in a loop, which replays the moves and answers by the one set of rules it has, without
//!   labels or proof. Passed over when `python3 -c 'import pyffish'` fails; `-- --python PATH` names another interpreter.
//!
//! `-- --rounds N` asks N times (odd, 9 by default).

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use arbiter::xiangqi::{Book, judge};

mod batch;
mod cases;
mod peer;
mod spread;

use cases::Played;
use spread::Spread;

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 9;
/// Lines of a batch for the program itself.
const LINES: usize = 20_000;
/// The same for the books that search.
const LINES_OF_SEARCH: usize = 4_000;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let after =
        |name: &str| arguments.windows(2).find(|pair| pair[0] == name).map(|pair| pair[1].clone());
    let rounds = after("--rounds").and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    let python = after("--python").unwrap_or_else(|| "python3".to_owned());
    let cases = cases::all();
    println!("{} cycles; microseconds a cycle, {rounds} rounds", cases.len());
    println!("{}", Spread::HEAD);
    for book in Book::OF_FEDERATIONS {
        let own: Vec<&Played> = cases.iter().filter(|case| case.book == book).collect();
        let all: Vec<&Played> = cases.iter().collect();
        for (which, cases) in [("own cases", &own), ("all cases", &all)] {
            let judged = timed(cases, rounds, |case| judge(&case.game, book));
            row("judge", book.id(), which, &judged);
            let lines: Vec<String> =
                cases.iter().enumerate().map(|(at, case)| case.line(at, book)).collect();
            let answered =
                timed(&lines, rounds, |line| caipan_cli::answer_line(1, line.as_bytes()));
            row("line", book.id(), which, &answered);
        }
    }
    match peer::pyffish(&python, &cases, rounds) {
        Ok(of_each_book) => {
            for (book, spread) in of_each_book {
                row("pyffish", book.id(), "own cases", &spread);
            }
        }
        Err(reason) => println!("pyffish passed over: {reason}"),
    }
    for book in Book::OF_FEDERATIONS {
        let own: Vec<&Played> = cases.iter().filter(|case| case.book == book).collect();
        let lines = if book == Book::AXF { LINES } else { LINES_OF_SEARCH };
        match batch::run(&own, book, lines) {
            Ok(text) => println!("batch    {:13} own cases  {text}", book.id()),
            Err(reason) => println!("batch    {:13} failed: {reason}", book.id()),
        }
    }
}

fn row(what: &str, book: &str, which: &str, spread: &Spread) {
    println!("{what:8} {book:13} {which}  {spread}");
}

/// Asks about each of `items` once a round, in an order that changes.
fn timed<T, A>(items: &[T], rounds: usize, ask: impl Fn(&T) -> A) -> Spread {
    let mut times: Vec<Vec<Duration>> = items.iter().map(|_| Vec::new()).collect();
    let mut chance = cases::Chance::new(2020);
    for _ in 0..rounds {
        for at in chance.order(items.len()) {
            let start = Instant::now();
            black_box(ask(black_box(&items[at])));
            times[at].push(start.elapsed());
        }
    }
    Spread::of(times)
}
