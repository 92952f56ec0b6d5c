//! `caipan arbitrate`: runs a ledger of game events and prints every decision.

mod xiangqi;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use arbiter::Ground;
use arbiter::laws::Laws;
use arbiter::ledger::{Event, Happening, Refusal, Stamped, run as run_ledger};
use formats::ledger::{self, EXAMPLE, LedgerFile, Line};
use formats::ruling::{Bilingual, fact as fact_words};
use rulebook::Game;

use crate::context::Context;
use crate::frame::{FINDINGS, RULED, UNREADABLE};
use crate::input;
use crate::lang::Lang;

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
            eprintln!("{}", error.line(&context.texts));
            return Ok(ExitCode::from(UNREADABLE));
        }
    };
    let written = String::from_utf8_lossy(&bytes);
    if ledger::xiangqi::is_xiangqi(&written) {
        return xiangqi::run(args, &path, &written, context);
    }
    let mut file = ledger::read(&written)?;
    if let Some(id) = &args.rules {
        file.setup.laws = Laws::of(id)?;
    }
    let commands: Vec<Stamped> = file.lines.iter().map(|line| line.stamped.clone()).collect();
    let (game, answers) = run_ledger(file.setup.clone(), &commands);
    if args.pgn {
        let clocks = clocks_after_moves(&file, &answers);
        out.write_all(ledger::to_pgn(&game, &clocks).as_bytes())?;
    } else {
        for (line, answer) in file.lines.iter().zip(&answers) {
            if args.json {
                writeln!(out, "{}", ledger::answer_json(line, answer))?;
            } else {
                out.write_all(text(line, answer, context).as_bytes())?;
            }
        }
    }
    for fault in &file.faults {
        eprintln!("caipan: {}: {fault}", path.display());
    }
    out.flush()?;
    let person = !file.faults.is_empty()
        || answers
            .iter()
            .any(|answer| answer.as_ref().map_or(true, |events| needs_a_person(events)));
    Ok(ExitCode::from(if args.strict && person { FINDINGS } else { RULED }))
}

fn needs_a_person(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event.what,
            Happening::Asked(_) | Happening::Breach(_) | Happening::IllegalMade(..)
        )
    })
}

/// The time left on the mover's clock after each move, from the state after the line that made it.
fn clocks_after_moves(
    file: &LedgerFile,
    answers: &[Result<Vec<Event>, Refusal>],
) -> Vec<Option<arbiter::clock::Millis>> {
    let mut game = arbiter::ledger::Game::new(file.setup.clone());
    let mut clocks = Vec::new();
    for answer in answers {
        let Ok(events) = answer else { continue };
        for event in events {
            game.apply(event);
            if let Happening::Pressed(side) = event.what
                && game.moves.len() > clocks.len()
            {
                clocks.resize(game.moves.len() - 1, None);
                clocks.push(Some(game.clocks.left(side)));
            }
        }
    }
    clocks
}

const fn pick(text: &Bilingual, lang: Lang) -> &str {
    match lang {
        Lang::Zh => text.zh.as_str(),
        Lang::En => text.en.as_str(),
    }
}

fn text(line: &Line, answer: &Result<Vec<Event>, Refusal>, context: &Context) -> String {
    let lang = context.lang;
    let command = ledger::command(&line.stamped);
    let mut text = format!(
        "{} {}\n",
        context.paint.dim(&format!("{:>8}", line.stamped.at.to_string())),
        context.paint.bold(pick(&command, lang)),
    );
    match answer {
        Ok(events) => {
            for event in events.iter().filter(|event| speaks(event)) {
                text += &event_text(event, context);
            }
        }
        Err(refusal) => {
            let why = ledger::refusal(refusal);
            text += &format!("         ✗ {}\n", context.paint.warn(pick(&why, lang)));
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
    let words = ledger::event(event);
    let said = pick(&words, context.lang);
    let said = if event.what.is_end() { context.paint.bold(said) } else { said.to_owned() };
    let articles: Vec<String> = event.grounds.iter().map(|ground| cite(ground, context)).collect();
    let mut text = if articles.is_empty() {
        format!("         → {said}\n")
    } else {
        format!("         → {said}  [{}]\n", articles.join("; "))
    };
    for fact in event.grounds.iter().flat_map(|ground| &ground.facts) {
        let words = fact_words(Game::Chess, fact, &|_, _| Bilingual::default());
        text += &format!("             {}\n", pick(&words, context.lang));
    }
    text
}

fn cite(ground: &Ground, context: &Context) -> String {
    format!("{} {}", ground.rule.number, context.lang.of(ground.rule.title))
}
