//! `caipan judge`: rules on records.

mod batch;
mod books;
mod chess;
mod report;
mod tally;

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;

use arbiter::xiangqi::{Book, GameSoFar, Orders, Terms, judge_with};
use arbiter::{Judgement, Outcome, Side};
use rayon::prelude::*;
use records::{Field, GameResult, Record, RemarkKind, unplayable};
use rulebook::Game;
use wire::ruling as form;
use xiangqi::Position;

use crate::context::Context;
use crate::frame::{FINDINGS, RULED, UNREADABLE};
use crate::input::{self, InputError, Written, XiangqiInput};
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
    #[command(flatten)]
    written: Written,
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
    let asked = match (books.is_empty(), editions.is_empty()) {
        (true, false) => Some(Game::Chess),
        (false, true) => Some(Game::Xiangqi),
        (true, true) | (false, false) => None,
    };
    for path in &args.files {
        let input = match input::read(path, args.written, asked) {
            Ok(input) => input,
            Err(error) => {
                refuse(&error, form, context)?;
                unreadable = true;
                continue;
            }
        };
        let (name, records) = (input.name.as_str(), &input.records);
        let mut ruled = false;
        if let Some(text) = records.chess().filter(|_| !editions.is_empty()) {
            let came = chess::on_file(name, text, &editions, form, context)?;
            unreadable |= came.refused > 0;
            persons += came.needs_a_person;
            ruled = true;
        }
        if let Some(reading) = records.xiangqi().filter(|_| !books.is_empty()) {
            let tally =
                on_file(XiangqiInput { name, reading }, &books, args.ordered, form, context)?;
            unreadable |= tally.refused > 0;
            persons += tally.needs_a_person();
            ruled = true;
        }
        if !ruled {
            let message = match records.chess() {
                Some(_) => context.texts.found_chess(),
                None => context.texts.found_xiangqi(),
            };
            not_asked(name, message, form, context)?;
            unreadable = true;
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
    input: XiangqiInput<'_>,
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
    input: XiangqiInput<'_>,
    number: usize,
    judged: &Judged<'_>,
) -> std::io::Result<()> {
    let line = |answer| form::Line {
        file: input.name,
        number,
        label: &judged.record.label,
        title: judged.record.field(Field::Title).unwrap_or(""),
        white: None,
        black: None,
        judged: answer,
    };
    if !judged.refused.is_empty() {
        let reasons = wire::request::reasons(&judged.refused);
        let refused = form::Judged::Error(form::NoRuling::StartNotPlayable { reasons });
        writeln!(out, "{}", wire::text(&line(refused)))?;
    }
    for judgement in &judged.judgements {
        let ruling = form::Judgement::of(judgement, &judged.game, &judged.record.remarks);
        let ruled = form::Judged::Ruling(Box::new(ruling));
        writeln!(out, "{}", wire::text(&line(ruled)))?;
    }
    Ok(())
}

/// Says that a file is of the game that no rulebook was named for.
fn not_asked(name: &str, message: &str, form: Form, context: &Context) -> anyhow::Result<()> {
    eprintln!("caipan: {name}: {message}");
    if form == Form::Json {
        let mut out = context.stdout();
        let error = form::WhyUnread::OtherGame { message: message.to_owned() };
        writeln!(out, "{}", wire::text(&form::UnreadFile { file: name, error }))?;
        out.flush()?;
    }
    Ok(())
}

/// Says what is wrong with a file that cannot be read.
fn refuse(error: &InputError, form: Form, context: &Context) -> anyhow::Result<()> {
    eprintln!("caipan: {}", error.line(context.texts));
    if form == Form::Json {
        let why = form::WhyUnread::at(error.place(), error.reason(context.texts));
        let mut out = context.stdout();
        writeln!(out, "{}", wire::text(&form::UnreadFile { file: &error.name, error: why }))?;
        out.flush()?;
    }
    Ok(())
}
