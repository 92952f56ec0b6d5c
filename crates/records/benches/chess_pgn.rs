//! How fast chess records are read and ruled on, beside the bare reader and beside other programs, in one run.
//!
//! `cargo bench -p caipan-records --bench chess_pgn`, with PGN files after `--`; without any, the handed records beside the checkout,
//! or random games where those are not at hand. One thread, but where it says otherwise.
//!
//! - `bare`: pgn-reader and shakmaty replay the main line of every game, and keep nothing.
//! - `read`: `chess::pgn::games`, each read: every tag, move, clock, oddity and place.
//! - `judge`: reading and ruling under an edition: claims at each ply, occurrences, dead positions, contradictions.
//! - `all cores`: the same on every core, the games cut out of the text one after the other.
//! - `pgn-extract`: `-r`, which checks the moves, and `--fifty --repetition`, which looks for two kinds of draw. Passed over where it is not installed.
//! - `python-chess`: `crates/cli/tests/peers/python_chess.py`, which finds the claims. Passed over where Python has no `chess`.
//!
//! Ours and the bare replay are the median of nine rounds; the programs of others are run once, their start included.
//!
//! Behind the table the files of 100 kB and more are judged each by itself, as times of its own bare replay. Some of the handed
//! files hold games that were chosen because it is hard to prove their last position dead; they weigh on the sum.

#![expect(clippy::print_stdout, reason = "a benchmark prints its table")]
#![expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]

use std::hint::black_box;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use arbiter::chess::Laws;
use arbiter::chess::judge::judge;
use chess::notation::san;
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use rayon::prelude::*;
use records::chess::pgn::{GameText, decode, games};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ROUNDS: usize = 9;
/// Random games where there are no real ones.
const GAMES: usize = 2000;

fn main() {
    let files: Vec<PathBuf> =
        std::env::args().skip(1).filter(|word| !word.starts_with('-')).map(PathBuf::from).collect();
    let files = if files.is_empty() {
        testkit::shared_files("records/train/chess-pgn", "pgn")
    } else {
        files
    };
    let text = corpus(&files);
    let count: Vec<usize> = games(&text).map(|game| game.read().game.plies().len()).collect();
    let plies: usize = count.iter().sum();
    println!("{} games, {plies} plies, {} kB", count.len(), text.len() / 1000);
    let table = Table { games: count.len(), bytes: text.len(), bare: bare_time(&text) };
    table.row("bare pgn-reader and shakmaty", table.bare);
    table.row("read", median(|| games(&text).for_each(|game| drop(black_box(game.read())))));
    for laws in Laws::all() {
        table.row(&format!("judge {}", laws.document.id), judge_time(&text, laws));
    }
    for laws in Laws::all() {
        let all = || {
            let games: Vec<GameText<'_>> = games(&text).collect();
            games.par_iter().for_each(|game| drop(black_box(judge(&game.read().game, laws))));
        };
        let name = format!("judge {}, all cores", laws.document.id);
        table.row(&name, median(all));
    }
    peers(&table, &text);
    for path in &files {
        each(path);
    }
}

/// A file by itself, if it is long enough.
fn each(path: &Path) {
    let text = corpus(&[path.to_owned()]);
    if text.len() < 100_000 {
        return;
    }
    let name = path.file_name().unwrap_or_default().display();
    let number = games(&text).count();
    let bare = bare_time(&text);
    let ratios = Laws::all().map(|laws| {
        let ratio = judge_time(&text, laws).as_micros() * 100 / bare.as_micros().max(1);
        format!("{} {}.{:02} x bare", laws.document.id, ratio / 100, ratio % 100)
    });
    println!("{name}: {number} games, {}", ratios.join(", "));
}

fn judge_time(text: &str, laws: &Laws) -> Duration {
    median(|| games(text).for_each(|game| drop(black_box(judge(&game.read().game, laws)))))
}

struct Table {
    games: usize,
    bytes: usize,
    bare: Duration,
}

impl Table {
    fn row(&self, name: &str, time: Duration) {
        let micros = time.as_micros().max(1);
        let each_second = self.games as u128 * 1_000_000 / micros;
        let kilobytes = self.bytes as u128 * 1000 / micros;
        let ratio = micros * 100 / self.bare.as_micros().max(1);
        println!(
            "{name:30} {:8} ms {each_second:8} games/s {:5}.{:03} MB/s {:4}.{:02} x bare",
            micros / 1000,
            kilobytes / 1000,
            kilobytes % 1000,
            ratio / 100,
            ratio % 100
        );
    }
}

fn median(mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..ROUNDS)
        .map(|_| {
            let begin = Instant::now();
            work();
            begin.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[ROUNDS / 2]
}

fn corpus(files: &[PathBuf]) -> String {
    if files.is_empty() {
        println!("no real games: random ones");
        return (1..).take(GAMES).map(random_game).collect();
    }
    let texts = files.iter().filter_map(|path| std::fs::read(path).ok());
    texts.map(|bytes| decode(&bytes).into_owned() + "\n\n").collect()
}

/// A game of random legal moves, always the same for one seed.
fn random_game(seed: u64) -> String {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mut position = chess::Position::initial();
    let mut text = "[Event \"?\"]\n[Result \"*\"]\n\n".to_owned();
    for ply in 0..160 {
        let legal = position.legal_moves();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let at = usize::try_from(state >> 33).unwrap_or(0) % legal.len().max(1);
        let Some(&m) = legal.get(at) else { break };
        if ply % 2 == 0 {
            text += &format!("{}. ", ply / 2 + 1);
        }
        text += &san(&position, m);
        text.push(if ply % 10 == 9 { '\n' } else { ' ' });
        position = position.after(m);
    }
    text + "*\n\n"
}

/// Replays the main lines, and stops in a game at the first move that is not legal.
struct Replay;

impl Visitor for Replay {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = Chess;

    fn begin_tags(&mut self) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, tags: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Chess> {
        if name == b"FEN"
            && let Ok(fen) = Fen::from_ascii(value.as_bytes())
            && let Ok(position) = fen.into_position(CastlingMode::Chess960)
        {
            *tags = position;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: Chess) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(tags)
    }

    fn san(&mut self, position: &mut Chess, written: SanPlus) -> ControlFlow<Chess> {
        match written.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(position.clone()),
        }
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<Chess, pgn_reader::Skip> {
        ControlFlow::Continue(pgn_reader::Skip(true))
    }

    fn end_game(&mut self, position: Chess) -> Chess {
        position
    }
}

fn bare_time(text: &str) -> Duration {
    median(|| {
        let mut reader = Reader::new(Cursor::new(text));
        while let Ok(Some(last)) = reader.read_game(&mut Replay) {
            black_box(last);
        }
    })
}

/// The programs of others, on the same text in a file.
fn peers(table: &Table, text: &str) {
    let path = std::env::temp_dir().join("caipan-bench-chess.pgn");
    let written = std::fs::File::create(&path).and_then(|mut file| file.write_all(text.as_bytes()));
    if let Err(error) = written {
        println!("programs of others passed over: {}: {error}", path.display());
        return;
    }
    let script =
        Path::new(std::env!("CARGO_MANIFEST_DIR")).join("../cli/tests/peers/python_chess.py");
    let extract = ["/usr/games/pgn-extract", "pgn-extract"]
        .into_iter()
        .find(|name| once(Command::new(name).arg("--version")).is_some());
    match extract {
        None => println!("pgn-extract passed over: it is not installed"),
        Some(name) => {
            for (what, options) in
                [("-r", &["-s", "-r"][..]), ("draws", &["-s", "--fifty", "--repetition"])]
            {
                if let Some(time) = once(Command::new(name).args(options).arg(&path)) {
                    table.row(&format!("pgn-extract {what}"), time);
                }
            }
        }
    }
    match once(Command::new("python3").args(["-c", "import chess.pgn"])) {
        None => println!("python-chess passed over: it is not installed"),
        Some(_) => match once(Command::new("python3").arg(script).arg(&path)) {
            Some(time) => table.row("python-chess, claims", time),
            None => println!("python-chess ended with an error"),
        },
    }
}

/// How long a program takes; nothing if it cannot be run or fails.
fn once(command: &mut Command) -> Option<Duration> {
    let begin = Instant::now();
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success()).then(|| begin.elapsed())
}
