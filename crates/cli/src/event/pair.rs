//! `caipan pair`: the next round, or one asked for.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use ::words::Say as _;
use clap::ValueEnum;
use records::events::table::{append_pairs, pairs_table};
use tournament::dutch::{self, Explainer, PairedRound, PairingError, Rules};
use tournament::tiebreak::Format;
use tournament::{
    Clubs, Cycles, Edition, Meetings, RoundNumber, System, Tournament, pair_round_robin,
    pair_xiangqi,
};

use super::export::side;
use super::tables::{Results, Tables, refuse};
use super::{
    BAD_INPUT, EditionChoice, FILE, Loaded, NO_PAIRING, check, generate, words, write_out,
};
use crate::context::Context;
use crate::output::Turn;

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Args {
    /// A tournament file.
    #[arg(value_name = "FILE", required_unless_present_any = ["generate", "entries"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
    /// The Dutch system, which is the only one here.
    #[arg(long)]
    dutch: bool,
    /// The edition.
    #[arg(long, value_enum, value_name = "2017|2026")]
    edition: Option<EditionChoice>,
    /// Write the pairs.
    #[arg(short = 'p', long, value_name = "OUT", num_args = 0..=1)]
    pairs: Option<Option<PathBuf>>,
    /// Check all rounds instead.
    #[arg(short = 'c', long, conflicts_with = "pairs")]
    check: bool,
    /// Make a random event instead.
    #[arg(short = 'g', long, conflicts_with_all = ["pairs", "check"])]
    generate: bool,
    /// Where the random event goes.
    #[arg(short = 'o', long, value_name = "OUT", requires = "generate")]
    output: Option<PathBuf>,
    /// The seed of the random event.
    #[arg(short = 's', long, requires = "generate", default_value_t = 1)]
    seed: u64,
    /// The round; by default the first without pairings.
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// In which form.
    #[arg(long, value_enum, value_name = "list|boards|trace|csv", default_value = "list")]
    show: Form,
    /// Write the pairs into the table of results as well.
    #[arg(long, conflicts_with_all = ["check", "generate"])]
    record: bool,
}

/// The form of the pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// What the known engines write.
    List,
    /// A table of boards with names.
    Boards,
    /// The table, and how each bracket came about.
    Trace,
    /// Rows for a table of results.
    Csv,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    if args.generate {
        let how = (args.seed, args.edition);
        return generate::write(context, how, args.file.as_deref(), args.output.as_deref());
    }
    // Who records reads and writes in one turn: of two who record at once the second finds the round there.
    let _turn = match args.tables.results().filter(|_| args.record) {
        Some(path) => Some(Turn::take(path)?),
        None => None,
    };
    let results = if args.record { Results::MayBeNew } else { Results::MustExist };
    let loaded = match args.tables.read(args.file.as_deref(), results, context) {
        Ok(loaded) => loaded,
        Err(code) => return Ok(code),
    };
    if args.check {
        return check::report(&[loaded], args.edition, context);
    }
    if loaded.pairs_teams() {
        eprintln!("caipan: {}: {}", loaded.name, context.texts.pair_teams());
        return Ok(ExitCode::from(BAD_INPUT));
    }
    if let Some(system) = loaded.foreign_system(args.edition).filter(|_| !args.dutch) {
        eprintln!("caipan: {}: {}", loaded.name, context.texts.pair_system(system));
        return Ok(ExitCode::from(BAD_INPUT));
    }
    for finding in check::points(&loaded, context) {
        eprintln!("{}: {finding}", loaded.name);
    }
    let next = loaded.tournament.last_paired_round().next();
    let round = args.round.map_or(next, RoundNumber);
    if has_open_pairs(args, &loaded, round, context) {
        return Ok(ExitCode::from(BAD_INPUT));
    }
    let last = loaded.tournament.event().rounds;
    if round == RoundNumber::START || round > next || last.is_some_and(|last| round > last) {
        return Ok(no_such_round(&loaded, round, context));
    }
    let edition = loaded.edition(args.edition);
    let paired = match next_round(args, &loaded, round, edition) {
        Ok(Some(paired)) => paired,
        Ok(None) => return Ok(no_such_round(&loaded, round, context)),
        Err(error) => {
            let reason = words::no_pairing(context.texts, &error);
            eprintln!("caipan: {}: {reason}", loaded.name);
            return Ok(ExitCode::from(NO_PAIRING));
        }
    };
    if args.record && round != next {
        return Ok(no_such_round(&loaded, round, context));
    }
    if args.record {
        let code = record(args, &loaded, &paired, context)?;
        if code != ExitCode::SUCCESS {
            return Ok(code);
        }
    }
    let text = match args.show {
        Form::List => list(&paired),
        Form::Boards => boards(&loaded, &paired, context),
        Form::Trace => {
            boards(&loaded, &paired, context) + &trace(&loaded, &paired, edition, context)
        }
        Form::Csv => pairs_table(&in_tables(&loaded, &paired), side(&loaded.tournament)),
    };
    let target = args.pairs.as_ref().and_then(Option::as_deref);
    Ok(write_out(context, target, &text)?)
}

fn no_such_round(loaded: &Loaded, round: RoundNumber, context: &Context) -> ExitCode {
    let event = &loaded.tournament;
    eprintln!(
        "caipan: {}: {}",
        loaded.name,
        context.texts.pair_no_such_round(
            round.0,
            event.last_paired_round().next().0,
            event.event().rounds.map_or(0, |last| last.0)
        )
    );
    ExitCode::from(BAD_INPUT)
}

/// Says which games before a round, or of the round that would be recorded again, have no result yet.
fn has_open_pairs(args: &Args, loaded: &Loaded, round: RoundNumber, context: &Context) -> bool {
    let matters = |open: RoundNumber| open < round || (args.record && open == round);
    let mut open = loaded.unplayed.iter().filter(|row| matters(row.round));
    let Some(first) = open.next() else { return false };
    let lines: Vec<String> =
        std::iter::once(first).chain(open).map(|row| row.line.to_string()).collect();
    eprintln!(
        "caipan: {}: {}",
        loaded.name,
        context.texts.pair_open(first.round.0, lines.join(", "))
    );
    true
}

/// Adds the pairs to the table of results, which is replaced as a whole.
fn record(
    args: &Args,
    loaded: &Loaded,
    paired: &PairedRound,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let Some(path) = args.tables.results() else {
        return record_in_file(args, loaded, paired, context);
    };
    let table = match std::fs::read(path) {
        Ok(table) => table,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Vec::new(),
        Err(error) => {
            eprintln!("caipan: {}: {error}", path.display());
            return Ok(ExitCode::from(FILE));
        }
    };
    match append_pairs(&table, &in_tables(loaded, paired), side(&loaded.tournament)) {
        Ok(table) => Ok(write_out(context, Some(path), &table)?),
        Err(problems) => Ok(refuse(path, &problems, context)),
    }
}

/// Enters the pairs in the tournament file, of which nothing else changes.
fn record_in_file(
    args: &Args,
    loaded: &Loaded,
    paired: &PairedRound,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let path = args.file.as_deref().filter(|path| *path != std::path::Path::new("-"));
    let Some(path) = path else {
        eprintln!("caipan: {}", context.texts.pair_record_where());
        return Ok(ExitCode::from(BAD_INPUT));
    };
    let mut file = loaded.file.clone();
    let worth = loaded.tournament.event().scoring.pairing_bye;
    file.record_pairs(&in_tables(loaded, paired), worth);
    Ok(write_out(context, Some(path), file.write_bytes())?)
}

/// The round as tables have it: who is free in a round robin has no row, for nothing is given for it.
fn in_tables(loaded: &Loaded, paired: &PairedRound) -> PairedRound {
    let mut written = paired.clone();
    if loaded.format() == Format::RoundRobin {
        written.bye = None;
    }
    written
}

/// The round by the system of the event, or by the Dutch one where that was asked for; none beyond
/// the end of a table.
fn next_round(
    args: &Args,
    loaded: &Loaded,
    round: RoundNumber,
    edition: Edition,
) -> Result<Option<PairedRound>, PairingError> {
    if args.dutch || args.edition.is_some() {
        return dutch::pair(&loaded.tournament, round, edition).map(Some);
    }
    pair_as_the_event_says(&loaded.tournament, round, edition)
}

/// The round by the system of the event; by the Dutch one if it names none.
///
/// # Errors
/// If no pairing is legal.
pub(super) fn pair_as_the_event_says(
    event: &Tournament,
    round: RoundNumber,
    edition: Edition,
) -> Result<Option<PairedRound>, PairingError> {
    match event.event().system {
        Some(System::XiangqiSwiss) => pair_xiangqi(event, round, Clubs::ApartInRoundOne).map(Some),
        Some(System::RoundRobin) => Ok(pair_round_robin(event, round, Cycles::Single)),
        Some(System::DoubleRoundRobin) => {
            Ok(pair_round_robin(event, round, Meetings::of(event).cycles))
        }
        Some(System::Dutch(_)) | None => dutch::pair(event, round, edition).map(Some),
    }
}

/// What explains a pairing by the system of the event; nothing in a round robin, which has its table.
pub(super) fn explainer<'a>(
    event: &'a Tournament,
    paired: &'a PairedRound,
    edition: Edition,
) -> Option<Explainer<'a>> {
    match event.event().system {
        Some(System::XiangqiSwiss) => Some(Explainer::by(event, paired, Rules::XIANGQI)),
        Some(System::RoundRobin | System::DoubleRoundRobin) => None,
        Some(System::Dutch(_)) | None => Some(Explainer::new(event, paired, edition)),
    }
}

/// The list engines write: the number of pairs, then `white black`, and the bye as `player 0`.
fn list(paired: &PairedRound) -> String {
    let count = paired.pairs.len() + usize::from(paired.bye.is_some());
    let mut text = format!("{count}\n");
    for pair in &paired.pairs {
        let _ = writeln!(text, "{} {}", pair.white, pair.black);
    }
    if let Some(bye) = paired.bye {
        let _ = writeln!(text, "{bye} 0");
    }
    text
}

fn boards(loaded: &Loaded, paired: &PairedRound, context: &Context) -> String {
    let event = &loaded.tournament;
    let before = paired.round.previous();
    let side = |id| {
        let score = event.index_of(id).map(|index| event.score(index, before));
        format!("{} ({})", words::name(event, id), score.unwrap_or_default())
    };
    let heading = context.texts.pair_heading(paired.round.0).to_string();
    let mut text = format!("{heading}\n");
    for (pair, board) in paired.pairs.iter().zip(1..) {
        let _ = writeln!(text, "{board:>4}  {} - {}", side(pair.white), side(pair.black));
    }
    if let Some(bye) = paired.bye {
        let word = match loaded.format() {
            Format::Swiss => context.texts.pair_bye(),
            Format::RoundRobin => context.texts.pair_free(),
        };
        let _ = writeln!(text, "      {} - {word}", side(bye));
    }
    text
}

fn trace(loaded: &Loaded, paired: &PairedRound, edition: Edition, context: &Context) -> String {
    let texts = context.texts;
    let list = |ids: &[tournament::PlayerId]| {
        ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let mut text = String::new();
    for bracket in &paired.brackets {
        let _ = writeln!(
            text,
            "\n{}",
            texts.trace_bracket(bracket.score, list(&bracket.moved_down), list(&bracket.residents))
        );
        for (a, b) in &bracket.pairs {
            let event = &loaded.tournament;
            let _ = writeln!(text, "  {} – {}", words::name(event, *a), words::name(event, *b));
        }
        if bracket.exchanges > 0 {
            let _ = writeln!(text, "  {}", texts.trace_exchanges(bracket.exchanges));
        }
        if !bracket.downfloaters.is_empty() {
            let _ = writeln!(text, "  {}", texts.trace_floaters(list(&bracket.downfloaters)));
        }
        for (criterion, mark) in &bracket.marks {
            let words = ::words::criterion(*criterion, edition);
            let words = words.to(context.lang);
            let _ = writeln!(text, "    {words}: {mark}");
        }
    }
    text
}
