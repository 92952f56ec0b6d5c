//! `caipan arbitrate`: runs a ledger of game events and prints every decision.

mod xiangqi;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::words::Bilingual;
use ::words::Say as _;
use arbiter::Ground;
use arbiter::chess::Laws;
use arbiter::chess::ledger::{Command, Event, Game, Happening};
use arbiter::clock::{Control, Millis};
use rulebook::Game as Which;
use wire::ledger::chess::{self as ledger, Answer, EXAMPLE, LedgerFile};
use wire::ledger::xiangqi::is_xiangqi;
use wire::ledger::{LineFault, Unread as UnreadLine};

use crate::context::Context;
use crate::frame::{FINDINGS, RULED, UNREADABLE};
use crate::input;

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "one for each option of the command line")]
pub(crate) struct Args {
    /// The edition; by default that of the ledger.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
    /// One JSON line a command.
    #[arg(long)]
    json: bool,
    /// Exit code 1 where a person must look.
    #[arg(long)]
    strict: bool,
    /// Write a ledger to start from.
    #[arg(long)]
    example: bool,
    /// Write the game as PGN with clock comments.
    #[arg(long)]
    pgn: bool,
    /// The ledger; `-` for standard input.
    #[arg(value_name = "LEDGER", required_unless_present = "example")]
    ledger: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let mut out = context.stdout();
    if args.example {
        out.write_all(EXAMPLE.as_bytes())?;
        out.flush()?;
        return Ok(ExitCode::from(RULED));
    }
    let path = args.ledger.clone().unwrap_or_else(|| PathBuf::from("-"));
    let bytes = match input::bytes(&path) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{}", error.line(context.texts));
            return Ok(ExitCode::from(UNREADABLE));
        }
    };
    let written = String::from_utf8_lossy(&bytes);
    if is_xiangqi(&written) {
        return xiangqi::run(args, &path, &written, context);
    }
    let mut file = match ledger::read(&written) {
        Ok(file) => file,
        Err(fault) => return Ok(unusable(&path, &fault, context)),
    };
    if let Some(id) = &args.rules {
        let laws = Laws::of(id);
        file.setup.laws = laws.map_err(|error| anyhow::anyhow!("{}", error.to(context.lang)))?;
    }
    let (_, answers) = file.run();
    note_control(&path, &file.setup.control, context);
    if args.pgn {
        out.write_all(ledger::pgn_of(&file, &answers).as_bytes())?;
    } else if args.json {
        let mut unread = Unread::of(&file.faults, true, context);
        for (line, answer) in file.lines.iter().zip(&answers) {
            out.write_all(unread.before(line.number).as_bytes())?;
            writeln!(out, "{}", wire::text(&ledger::answered(line, answer)))?;
        }
        out.write_all(unread.rest().as_bytes())?;
    } else {
        out.write_all(page(&path.display().to_string(), &file, &answers, context).as_bytes())?;
    }
    out.flush()?;
    report(&path, &file.faults, context);
    let person =
        answers.iter().any(|answer| answer.as_ref().map_or(true, |events| needs_a_person(events)));
    Ok(exit(&file.faults, args.strict && person))
}

/// A ledger that was not read as a whole is not ruled on as a whole, whatever else was asked for.
fn exit(unread: &[LineFault], findings: bool) -> ExitCode {
    ExitCode::from(if !unread.is_empty() {
        UNREADABLE
    } else if findings {
        FINDINGS
    } else {
        RULED
    })
}

/// The first line cannot be read: nothing is ruled.
fn unusable(path: &Path, fault: &LineFault, context: &Context) -> ExitCode {
    report(path, std::slice::from_ref(fault), context);
    ExitCode::from(UNREADABLE)
}

/// Says on standard error that a control gives less than a minute: in a ledger `5+3` is in seconds, as in PGN.
fn note_control(path: &Path, control: &Control, context: &Context) {
    let first = control.periods().first().map_or(Millis::ZERO, |period| period.base);
    if first > Millis::ZERO && first < Millis::seconds(60) {
        let words = context.texts.control_short(control.to_string());
        eprintln!("caipan: {}: {words}", path.display());
    }
}

/// Says on standard error which lines could not be read.
fn report(path: &Path, faults: &[LineFault], context: &Context) {
    for fault in faults {
        eprintln!("caipan: {}: {}", path.display(), context.lang.pick(&fault.words()));
    }
}

/// The lines that could not be read, each to be told where it stands.
struct Unread<'a> {
    left: &'a [LineFault],
    json: bool,
    context: &'a Context,
}

impl<'a> Unread<'a> {
    const fn of(faults: &'a [LineFault], json: bool, context: &'a Context) -> Self {
        Self { left: faults, json, context }
    }

    /// Tells of those before the line of this number that were not told yet.
    fn before(&mut self, number: u32) -> String {
        let (told, left) = self.left.split_at(self.left.partition_point(|one| one.line < number));
        self.left = left;
        told.iter().map(|fault| self.line(fault)).collect()
    }

    /// Tells of all that were not told yet.
    fn rest(&self) -> String {
        self.left.iter().map(|fault| self.line(fault)).collect()
    }

    fn line(&self, fault: &LineFault) -> String {
        if self.json {
            return format!("{}\n", wire::text(&UnreadLine::from(fault)));
        }
        let words = fault.words();
        format!("         ✗ {}\n", self.context.paint.warn(self.context.lang.pick(&words)))
    }
}

fn needs_a_person(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event.what,
            Happening::Asked(_)
                | Happening::Breach(_)
                | Happening::DutyBroken(_)
                | Happening::IllegalMade(..)
        )
    })
}

/// The whole ledger for people: what happened, and under it what the Laws make of it.
fn page(name: &str, file: &LedgerFile, answers: &[Answer], context: &Context) -> String {
    let document = file.setup.laws.document;
    let title = context.lang.of(document.title);
    let under = context.texts.under(document.id, title).to_string();
    let mut text = format!("{}\n  {under}\n", context.paint.dim(name));
    let mut game = Game::new(file.setup.clone());
    let mut rows = file.lines.iter().zip(answers).peekable();
    let mut unread = Unread::of(&file.faults, false, context);
    while let Some((line, answer)) = rows.next() {
        text += &unread.before(line.number);
        answer.iter().flatten().for_each(|event| game.apply(event));
        let mut heading = context.lang.pick(&line.stamped.command.both()).to_owned();
        let mut answered = vec![answer];
        // A move and the press of the same line are one sentence, with what the clock then shows.
        if let Some((_, press)) = rows.next_if(|(next, _)| next.number == line.number) {
            press.iter().flatten().for_each(|event| game.apply(event));
            heading = context.texts.and_presses(heading).to_string();
            // A line that is refused is refused once.
            answered.extend((press != answer || press.is_ok()).then_some(press));
            if let Command::Move(side, ..) = line.stamped.command
                && answer.is_ok()
                && game.now > arbiter::clock::Millis::ZERO
            {
                let left = game.clocks.left(side).to_string();
                heading += &context.texts.clock_left(left).to_string();
            }
        }
        let time = context.paint.dim(&format!("{:>8}", line.stamped.at.to_string()));
        text += &format!("{time} {}\n", context.paint.bold(&heading));
        answered.iter().for_each(|answer| text += &answer_text(answer, context));
    }
    text + &unread.rest()
}

fn answer_text(answer: &Answer, context: &Context) -> String {
    let lang = context.lang;
    let mut text = String::new();
    match answer {
        Ok(events) => {
            for event in events.iter().filter(|event| speaks(event)) {
                text += &event_text(event, context);
            }
        }
        Err(refusal) => {
            let why = refusal.both();
            text += &format!("         ✗ {}\n", context.paint.warn(lang.pick(&why)));
        }
    }
    text
}

/// Moves and presses are said by the command itself; their events are repeated only with a ground.
const fn speaks(event: &Event) -> bool {
    !matches!(
        event.what,
        Happening::Moved(..)
            | Happening::Pressed(_)
            | Happening::SessionStarted
            | Happening::ClocksStopped
            | Happening::Claimed(..)
            | Happening::Decided(_)
            | Happening::Wrote(..)
    )
}

fn event_text(event: &Event, context: &Context) -> String {
    let words = event.both();
    let said = context.lang.pick(&words);
    let said = if event.what.is_end() { context.paint.bold(said) } else { said.to_owned() };
    let articles: Vec<String> = event.grounds.iter().map(|ground| cite(ground, context)).collect();
    let mut text = if articles.is_empty() {
        format!("         → {said}\n")
    } else {
        format!("         → {said}  [{}]\n", articles.join("; "))
    };
    for fact in event.grounds.iter().flat_map(|ground| &ground.facts) {
        let words = ::words::fact(Which::Chess, fact, &|_, _| Bilingual::default()).both();
        text += &format!("             {}\n", context.lang.pick(&words));
    }
    text
}

fn cite(ground: &Ground, context: &Context) -> String {
    format!("{} {}", ground.rule.number, context.lang.of(ground.rule.title))
}
