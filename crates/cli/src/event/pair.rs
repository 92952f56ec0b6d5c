//! `caipan pair`: the next round, or one asked for.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use tournament::dutch::{self, PairedRound, PairingError};
use tournament::{Clubs, Cycles, Edition, RoundNumber, System, pair_round_robin, pair_xiangqi};

use super::{
    BAD_INPUT, EditionChoice, Loaded, NO_PAIRING, check, generate, load, words, write_out,
};
use crate::context::Context;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A tournament file.
    #[arg(value_name = "FILE", required_unless_present = "generate")]
    file: Option<PathBuf>,
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
    #[arg(long, value_enum, value_name = "list|boards|trace", default_value = "list")]
    show: Form,
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
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    if args.generate {
        return generate::write(context, args.seed, args.edition, args.output.as_deref());
    }
    let Some(path) = &args.file else { return Ok(ExitCode::from(BAD_INPUT)) };
    let loaded = match load(path, context) {
        Ok(loaded) => loaded,
        Err(code) => return Ok(code),
    };
    if args.check {
        return check::report(&[loaded], args.edition, context);
    }
    let next = loaded.tournament.last_paired_round().next();
    let round = args.round.map_or(next, RoundNumber);
    let last = loaded.tournament.event().rounds;
    if round == RoundNumber::START || round > next || last.is_some_and(|last| round > last) {
        let values = [
            ("round", round.0.into()),
            ("next", next.0.into()),
            ("last", last.map_or(0, |last| last.0).into()),
        ];
        eprintln!("caipan: {}: {}", loaded.name, context.texts.fill("pair-no-such-round", values));
        return Ok(ExitCode::from(BAD_INPUT));
    }
    let edition = loaded.edition(args.edition);
    let paired = match next_round(args, &loaded, round, edition) {
        Ok(Some(paired)) => paired,
        Ok(None) => {
            let values = [
                ("round", round.0.into()),
                ("next", next.0.into()),
                ("last", last.map_or(0, |last| last.0).into()),
            ];
            let reason = context.texts.fill("pair-no-such-round", values);
            eprintln!("caipan: {}: {reason}", loaded.name);
            return Ok(ExitCode::from(BAD_INPUT));
        }
        Err(error) => {
            let reason = words::no_pairing(&context.texts, &error);
            eprintln!("caipan: {}: {reason}", loaded.name);
            return Ok(ExitCode::from(NO_PAIRING));
        }
    };
    let text = match args.show {
        Form::List => list(&paired),
        Form::Boards => boards(&loaded, &paired, context),
        Form::Trace => {
            boards(&loaded, &paired, context) + &trace(&loaded, &paired, edition, context)
        }
    };
    let target = args.pairs.as_ref().and_then(Option::as_deref);
    Ok(write_out(context, target, &text)?)
}

/// The round by the system of the event, or by the Dutch one where that was asked for; none beyond
/// the end of a table.
fn next_round(
    args: &Args,
    loaded: &Loaded,
    round: RoundNumber,
    edition: Edition,
) -> Result<Option<PairedRound>, PairingError> {
    let event = &loaded.tournament;
    let own = if args.dutch || args.edition.is_some() { None } else { event.event().system };
    match own {
        Some(System::XiangqiSwiss) => pair_xiangqi(event, round, Clubs::ApartInRoundOne).map(Some),
        Some(System::RoundRobin) => Ok(pair_round_robin(event, round, Cycles::Single)),
        Some(System::DoubleRoundRobin) => Ok(pair_round_robin(event, round, Cycles::Double)),
        Some(System::Dutch(_)) | None => dutch::pair(event, round, edition).map(Some),
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
    let heading = context.texts.fill("pair-heading", [("round", paired.round.0.into())]);
    let mut text = format!("{heading}\n");
    for (pair, board) in paired.pairs.iter().zip(1..) {
        let _ = writeln!(text, "{board:>4}  {} - {}", side(pair.white), side(pair.black));
    }
    if let Some(bye) = paired.bye {
        let _ = writeln!(text, "      {} - {}", side(bye), context.texts.get("pair-bye"));
    }
    text
}

fn trace(loaded: &Loaded, paired: &PairedRound, edition: Edition, context: &Context) -> String {
    let texts = &context.texts;
    let list = |ids: &[tournament::PlayerId]| {
        ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let mut text = String::new();
    for bracket in &paired.brackets {
        let values = [
            ("score", bracket.score.to_string().into()),
            ("moved", list(&bracket.moved_down).into()),
            ("residents", list(&bracket.residents).into()),
        ];
        let _ = writeln!(text, "\n{}", texts.fill("trace-bracket", values));
        for (a, b) in &bracket.pairs {
            let event = &loaded.tournament;
            let _ = writeln!(text, "  {} – {}", words::name(event, *a), words::name(event, *b));
        }
        if bracket.exchanges > 0 {
            let values = [("count", bracket.exchanges.into())];
            let _ = writeln!(text, "  {}", texts.fill("trace-exchanges", values));
        }
        if !bracket.downfloaters.is_empty() {
            let values = [("players", list(&bracket.downfloaters).into())];
            let _ = writeln!(text, "  {}", texts.fill("trace-floaters", values));
        }
        for (criterion, mark) in &bracket.marks {
            let words = words::criterion(texts, *criterion, edition);
            let _ = writeln!(text, "    {words}: {mark}");
        }
    }
    text
}
