//! A chess record as a ledger, and a ledger as PGN.

use std::path::Path;

use arbiter::chess::Laws;
use arbiter::clock::{self, Control};
use records::chess::pgn::ChessRecord;
use records::ruling::chess_fault;
use rulebook::Game;
use wire::ledger::chess::{self as ledger, FromRecord};
use wire::ledger::xiangqi::is_xiangqi;
use words::Say as _;

use super::{Args, Converted, Target};
use crate::context::Context;
use crate::input::{self, Written};

/// The PGN of a ledger.
///
/// # Errors
/// When it is no ledger of chess, or another format is asked for; says why.
pub(super) fn to_pgn(args: &Args, bytes: &[u8], context: &Context) -> Result<Converted, String> {
    let text = String::from_utf8_lossy(bytes);
    if args.to != Target::Pgn || is_xiangqi(&text) {
        return Err(context.texts.convert_ledger_pgn_only().to_owned());
    }
    let mut file =
        ledger::read(&text).map_err(|fault| context.lang.pick(&fault.words()).to_owned())?;
    if let Some(id) = &args.rules {
        file.setup.laws = Laws::of(id).map_err(|error| error.to(context.lang).to_string())?;
    }
    for fault in &file.faults {
        eprintln!("caipan: {}: {}", args.file.display(), context.lang.pick(&fault.words()));
    }
    let text = ledger::pgn_of(&file, &file.run().1);
    Ok(Converted { text, is_whole: file.faults.is_empty() })
}

/// The ledger of a chess record.
///
/// # Errors
/// When the file holds no game of chess, several and none was chosen, or when the edition or the time
/// control is neither in the record nor among the arguments; says why.
pub(super) fn from_pgn(args: &Args, bytes: &[u8], context: &Context) -> Result<String, String> {
    let written =
        Written { encoding: args.from_encoding, notation_language: args.notation_language };
    let input =
        input::of_bytes(&args.file, bytes, written, Some(Game::Chess)).map_err(|error| {
            format!(
                "{}: {}",
                context.texts.convert_no_chess().to_owned(),
                error.reason(context.texts)
            )
        })?;
    let text = input.records.chess().ok_or_else(|| context.texts.convert_no_chess().to_owned())?;
    let records: Vec<ChessRecord> =
        text.games().map(|game| game.read_in(text.language())).collect();
    let record = chosen(args.game, &records, context)?;
    let laws = edition(args, record, context)?;
    let control = args.control.as_deref().map(|text| control(text, context)).transpose()?;
    let made = ledger::of_record(record, laws, control)
        .map_err(|found| context.texts.convert_no_control(format!("{found:?}")).to_string())?;
    report(&args.file, record, &made, context);
    Ok(made.write())
}

fn chosen<'a>(
    game: Option<usize>,
    records: &'a [ChessRecord],
    context: &Context,
) -> Result<&'a ChessRecord, String> {
    let found = records.len();
    match (game, records) {
        (None, [record]) => Ok(record),
        (None, _) => Err(context.texts.convert_which_game(found).to_string()),
        (Some(number), _) => number
            .checked_sub(1)
            .and_then(|index| records.get(index))
            .ok_or_else(|| context.texts.convert_no_such_game(found, number).to_string()),
    }
}

/// The edition asked for, or the one a record written by this program names.
fn edition(args: &Args, record: &ChessRecord, context: &Context) -> Result<&'static Laws, String> {
    match args.rules.as_deref().or_else(|| record.tag("Rules")) {
        Some(id) => Laws::of(id).map_err(|error| error.to(context.lang).to_string()),
        None => Err(context.texts.convert_no_rules().to_owned()),
    }
}

/// The control a person names, said back as it is read.
fn control(text: &str, context: &Context) -> Result<Control, String> {
    let field = clock::as_people_say(text);
    if field != text {
        let read = clock::read(&field).control().map(ToString::to_string).unwrap_or_default();
        eprintln!("caipan: {}", context.texts.convert_control_read(text, read));
    }
    clock::read(&field)
        .control()
        .cloned()
        .ok_or_else(|| context.texts.convert_no_control(format!("{text:?}")).to_string())
}

/// Says on standard error what was odd in the record and what it leaves open.
fn report(file: &Path, record: &ChessRecord, made: &FromRecord, context: &Context) {
    let faults = record.faults.iter().filter(|fault| fault.kind.needs_a_person()).map(|fault| {
        let place = format!("{}:{}: ", fault.place.line, fault.place.column);
        (place, chess_fault(&fault.kind))
    });
    let unsaid = made.unsaid.iter().map(|unsaid| (String::new(), unsaid.words()));
    for (place, words) in faults.chain(unsaid) {
        eprintln!("{}: {place}{}", file.display(), context.lang.pick(&words));
    }
}
