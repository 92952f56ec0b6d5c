//! The ledger of a xiangqi game.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use arbiter::xiangqi::Book;
use arbiter::xiangqi::ledger::{Event, Game, Happening, decide};
use rulebook::Game as Which;
use wire::ledger::xiangqi as ledger;
use words::Say as _;

use super::{Args, Unread, cite, exit, report, unusable};
use crate::context::Context;

/// Runs a ledger and prints every decision.
pub(super) fn run(
    args: &Args,
    path: &Path,
    text: &str,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let mut file = match ledger::read(text) {
        Ok(file) => file,
        Err(fault) => return Ok(unusable(path, &fault, context)),
    };
    if let Some(id) = &args.rules {
        let known: Vec<&str> = Book::ALL.into_iter().map(Book::id).collect();
        file.setup.book = Book::from_id(id).ok_or_else(|| {
            anyhow::anyhow!("{}", context.texts.arbitrate_no_book(id, known.join(", ")))
        })?;
    }
    anyhow::ensure!(!args.pgn, "{}", context.texts.arbitrate_pgn_chess());
    let mut out = context.stdout();
    let mut game = Game::new(file.setup.clone());
    let mut person = false;
    let mut unread = Unread::of(&file.faults, args.json, context);
    for line in &file.lines {
        out.write_all(unread.before(line.number).as_bytes())?;
        let answer = decide(&game, &line.stamped);
        for event in answer.iter().flatten() {
            game.apply(event);
            person |= matches!(event.what, Happening::Asked(_) | Happening::IllegalMade(..));
        }
        person |= answer.is_err();
        if args.json {
            writeln!(out, "{}", wire::text(&ledger::answered(line, &answer, &game.so_far())))?;
            continue;
        }
        let time = format!("{:>8}", line.stamped.at.to_string());
        let command = line.stamped.command.both();
        let heading = context.paint.bold(context.lang.pick(&command));
        writeln!(out, "{} {heading}", context.paint.dim(&time))?;
        match &answer {
            Ok(events) => {
                for event in events.iter().filter(|event| speaks(event)) {
                    out.write_all(event_text(event, context).as_bytes())?;
                }
            }
            Err(refusal) => {
                let why = refusal.both();
                writeln!(out, "         ✗ {}", context.paint.warn(context.lang.pick(&why)))?;
            }
        }
    }
    out.write_all(unread.rest().as_bytes())?;
    out.flush()?;
    report(path, &file.faults, context);
    Ok(exit(&file.faults, args.strict && person))
}

/// Moves are said by the command itself.
const fn speaks(event: &Event) -> bool {
    !matches!(
        event.what,
        Happening::Moved(..)
            | Happening::SessionStarted
            | Happening::ClockStarted(_)
            | Happening::ClocksStopped
            | Happening::Claimed(_)
            | Happening::Decided(_)
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
        let plain = |_, m: xiangqi::Move| records::ruling::written(None, m);
        let words = words::fact(Which::Xiangqi, fact, &plain).both();
        text += &format!("             {}\n", context.lang.pick(&words));
    }
    text
}
