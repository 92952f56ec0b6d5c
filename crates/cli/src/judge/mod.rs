//! `caipan judge`: rules on records.

mod batch;
mod books;
mod chess;
mod report;
mod tally;

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbiter::chess::Laws;
use arbiter::xiangqi::{Book, GameSoFar, Orders, Terms, judge_with};
use arbiter::{Judgement, Outcome, Side};
use rayon::prelude::*;
use records::ruling::judgement_text;
use records::{Field, GameResult, ReadError, Record, RemarkKind, unplayable};
use serde_json::{Value, json};
use xiangqi::Position;

use crate::context::Context;
use crate::frame::{FINDINGS, RULED, UNREADABLE};
use crate::input::{self, Input, InputError, InputErrorKind};
use tally::Tally;

/// How many games are judged at a time, so that memory stays bounded on large files.
const AT_ONCE: usize = 64;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The rulebook.
    #[arg(long, value_name = "ID")]
    rules: Vec<String>,
    /// One JSON line a game and book.
    #[arg(long)]
    json: bool,
    /// What stands for an order to vary that the record does not hold: nothing, or the warning.
    #[arg(long, value_name = "HOW", value_enum, default_value_t = Ordered::Recorded)]
    ordered: Ordered,
    /// Exit code 1 where a person must look.
    #[arg(long)]
    strict: bool,
    /// JSON lines in, JSON lines out.
    #[arg(long)]
    batch: bool,
    /// How many games are ruled on at a time.
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Record files; `-` for standard input.
    #[arg(value_name = "FILE", required_unless_present = "batch")]
    files: Vec<PathBuf>,
}

/// How orders to vary come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Ordered {
    /// Only what the record holds counts; a cycle that is complete says who has to be ordered to vary.
    Recorded,
    /// The warning is taken for the order, as on servers.
    Automatically,
}

impl Ordered {
    fn orders(self) -> Orders {
        match self {
            Self::Recorded => Orders::default(),
            Self::Automatically => Orders::Automatic,
        }
    }
}

/// What is written for each game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Text for people.
    Text,
    /// JSON for programs.
    Json,
}

/// Answers one line of a batch.
pub(crate) fn answer_line(number: usize, line: &[u8]) -> String {
    batch::answer_line(number, line)
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    if let Some(threads) = args.threads {
        // More than this gain nothing on any machine, and thousands would not start.
        let threads = threads.get().min(256);
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    }
    if args.batch {
        return batch::run(&args.files, context);
    }
    let (books, editions) = match books::of_both_games(&args.rules, context) {
        Ok(both) => both,
        Err(reason) => {
            eprintln!("caipan: {reason}");
            return Ok(ExitCode::from(UNREADABLE));
        }
    };
    let form = if args.json { Form::Json } else { Form::Text };
    let mut unreadable = false;
    let mut persons = 0;
    for path in &args.files {
        match input::bytes(path).and_then(|bytes| content(path, bytes, &books, &editions)) {
            Ok(Content::Xiangqi(input)) => {
                let tally = on_file(&input, &books, args.ordered, form, context)?;
                unreadable |= tally.refused > 0;
                persons += tally.needs_a_person();
            }
            Ok(Content::Chess(bytes)) => {
                let name = path.display().to_string();
                let came = chess::on_file(&name, &bytes, &editions, form, context)?;
                persons += came.needs_a_person;
            }
            Err(error) => {
                refuse(&error, form, context)?;
                unreadable = true;
            }
        }
    }
    Ok(ExitCode::from(if unreadable {
        UNREADABLE
    } else if args.strict && persons > 0 {
        FINDINGS
    } else {
        RULED
    }))
}

/// What a file holds.
enum Content {
    /// Records of xiangqi.
    Xiangqi(Input),
    /// A text of chess games.
    Chess(Vec<u8>),
}

/// Finds out which game a file is of. Where only chess editions are asked for it is read as chess.
fn content(
    path: &Path,
    bytes: Vec<u8>,
    books: &[Book],
    editions: &[&'static Laws],
) -> Result<Content, InputError> {
    let blank = bytes.iter().all(u8::is_ascii_whitespace);
    if books.is_empty() && !blank {
        return Ok(Content::Chess(bytes));
    }
    let name = path.display().to_string();
    match records::read(&bytes, Some(&name)) {
        Ok(reading) => Ok(Content::Xiangqi(Input { name, reading })),
        Err(ReadError::Chess { .. }) if !editions.is_empty() => Ok(Content::Chess(bytes)),
        Err(error) => Err(InputError { name, kind: InputErrorKind::Unreadable(error) }),
    }
}

/// A game of a record as the arbiter wants it: the main line, and the result the record states.
fn game_of(record: &Record) -> GameSoFar {
    let stated = record.agreed_result().and_then(|result| match result {
        GameResult::RedWins => Some(Outcome::Wins(Side::First)),
        GameResult::BlackWins => Some(Outcome::Wins(Side::Second)),
        GameResult::Draw => Some(Outcome::Draw),
        GameResult::Unknown => None,
    });
    GameSoFar {
        start: Position::from_record(record.start.clone()),
        moves: record.main_moves(),
        stated,
    }
}

/// A game under each book.
struct Judged<'a> {
    record: &'a Record,
    game: GameSoFar,
    /// Why the game cannot be ruled on under any book, all reasons at once; empty if it can.
    refused: Vec<RemarkKind>,
    judgements: Vec<Judgement>,
}

/// What makes a ruling meaningless: a start that cannot be read, or that cannot be played on.
fn reasons_against(record: &Record) -> Vec<RemarkKind> {
    let unread = |kind: &&RemarkKind| matches!(kind, RemarkKind::FenUnreadable { .. });
    let mut reasons: Vec<RemarkKind> =
        record.remarks.iter().map(|remark| &remark.kind).filter(unread).cloned().collect();
    reasons.extend(unplayable(&record.start).into_iter().map(RemarkKind::SetupFault));
    reasons
}

impl<'a> Judged<'a> {
    fn new(record: &'a Record, books: &[Book], ordered: Ordered) -> Self {
        let game = game_of(record);
        let refused = reasons_against(record);
        let books = if refused.is_empty() { books } else { &[] };
        let judge = |&book: &Book| {
            let orders = ordered.orders();
            judge_with(&game, book, &Terms { orders, ..Terms::default() })
        };
        let judgements = books.iter().map(judge).collect();
        Self { record, game, refused, judgements }
    }
}

fn on_file(
    input: &Input,
    books: &[Book],
    ordered: Ordered,
    form: Form,
    context: &Context,
) -> anyhow::Result<Tally> {
    let mut out = context.stdout();
    let records = &input.reading.records;
    let mut tally = Tally::default();
    let mut done = 0;
    for chunk in records.chunks(AT_ONCE) {
        let judged: Vec<Judged<'_>> =
            chunk.par_iter().map(|record| Judged::new(record, books, ordered)).collect();
        for one in &judged {
            done += 1;
            tally.count(one);
            match form {
                Form::Text => {
                    out.write_all(report::game(input, done, one, context).as_bytes())?;
                }
                Form::Json => write_json(&mut out, input, done, one)?,
            }
        }
        if records.len() > AT_ONCE {
            context.show_progress(&format!("{}: {done}/{}", input.name, records.len()));
        }
    }
    context.show_progress("");
    tally.count_remarks(&input.reading.remarks);
    if form == Form::Text {
        out.write_all(report::file(input, &tally, context).as_bytes())?;
    }
    out.flush()?;
    Ok(tally)
}

fn write_json(
    out: &mut impl std::io::Write,
    input: &Input,
    number: usize,
    judged: &Judged<'_>,
) -> std::io::Result<()> {
    if !judged.refused.is_empty() {
        let line = json!({
            "file": input.name,
            "number": number,
            "label": judged.record.label,
            "title": judged.record.field(Field::Title).unwrap_or(""),
            "error": {"kind": "start_not_playable", "reasons": records::request::reasons(&judged.refused)},
        });
        writeln!(out, "{line}")?;
    }
    for judgement in &judged.judgements {
        let mut line = json!({
            "file": input.name,
            "number": number,
            "label": judged.record.label,
            "title": judged.record.field(Field::Title).unwrap_or(""),
        })
        .to_string();
        // The ruling is text already.
        line.truncate(line.len() - 1);
        let ruling = judgement_text(judgement, &judged.game, &judged.record.remarks);
        writeln!(out, "{line},\"ruling\":{ruling}}}")?;
    }
    Ok(())
}

/// Says what is wrong with a file that cannot be read.
fn refuse(error: &InputError, form: Form, context: &Context) -> anyhow::Result<()> {
    eprintln!("caipan: {}", error.line(context.texts));
    if form == Form::Json {
        let mut object = json!({"kind": "unreadable"});
        if let (Value::Object(object), Some(place)) = (&mut object, error.place()) {
            if place.line == 0 {
                object.insert("byte".into(), place.column.into());
            } else {
                object.insert("line".into(), place.line.into());
                object.insert("column".into(), place.column.into());
            }
        }
        object["message"] = error.reason(context.texts).into();
        let mut out = context.stdout();
        writeln!(out, "{}", json!({"file": error.name, "error": object}))?;
        out.flush()?;
    }
    Ok(())
}
