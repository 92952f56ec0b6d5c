//! `caipan check`: pairs every round again, and counts points and tie-breaks again.

mod ranks;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::words::Say as _;
use records::events::table::read_ranks;
use tournament::dutch::PairedRound;
use tournament::tiebreak::Format;
use tournament::{Bye, Color, Edition, PlayerId, RoundNumber, Slot, Tournament};

use super::pair::{explainer, pair_as_the_event_says};
use super::standings::{TiebreakEdition, rules};
use super::tables::{Results, Tables, bytes, refuse};
use super::{BAD_INPUT, EditionChoice, Loaded, NO_PAIRING, words};
use crate::context::Context;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Tournament files.
    #[arg(value_name = "FILE", required_unless_present = "entries")]
    file: Vec<PathBuf>,
    #[command(flatten)]
    tables: Tables,
    /// The edition.
    #[arg(long, value_enum, value_name = "2017|2026")]
    edition: Option<EditionChoice>,
    /// Standings to be checked.
    #[arg(long, value_name = "CSV")]
    standings: Option<PathBuf>,
    /// The order of the ranks.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The edition of the tie-breaks.
    #[arg(long, value_enum, value_name = "2024-08|2026-03")]
    tiebreak_edition: Option<TiebreakEdition>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let mut loaded = Vec::new();
    let mut failed = None;
    let files: Vec<Option<&Path>> = if args.file.is_empty() {
        vec![None]
    } else {
        args.file.iter().map(|path| Some(path.as_path())).collect()
    };
    for path in files {
        match args.tables.read(path, Results::MustExist, context) {
            Ok(file) => loaded.push(file),
            Err(code) => failed = Some(code),
        }
    }
    let rules = rules(args.tiebreak_edition);
    let table = match &args.standings {
        None => None,
        Some(path) => match bytes(path, context).and_then(|table| {
            read_ranks(&table).map_err(|problems| refuse(path, &problems, context))
        }) {
            Ok(table) => Some((path.display().to_string(), table)),
            Err(code) => return Ok(code),
        },
    };
    let more = ranks::Request { order: args.tiebreaks.as_deref(), table: table.as_ref(), rules };
    let code = report_all(&loaded, args.edition, &more, context)?;
    Ok(failed.unwrap_or(code))
}

/// Checks files by what they say themselves.
///
/// # Errors
/// If standard output is closed.
pub(crate) fn report(
    files: &[Loaded],
    edition: Option<EditionChoice>,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let more = ranks::Request { order: None, table: None, rules: rules(None) };
    report_all(files, edition, &more, context)
}

/// Checks files and says what differs.
fn report_all(
    files: &[Loaded],
    edition: Option<EditionChoice>,
    more: &ranks::Request<'_>,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let mut out = context.stdout();
    let mut wrong = 0_usize;
    for file in files {
        let checked = match ranks::check(file, more, context) {
            Ok(checked) => checked,
            Err(error) => {
                eprintln!("caipan: {}: {error}", file.name);
                return Ok(ExitCode::from(BAD_INPUT));
            }
        };
        let mut findings = points(file, context);
        findings.extend(checked.findings);
        if let Some(system) = file.foreign_system(edition) {
            eprintln!("{}: {}", file.name, context.texts.check_system(system));
        } else if file.pairs_teams() {
            eprintln!("{}: {}", file.name, context.texts.check_teams());
        } else {
            findings.extend(pairings(file, file.edition(edition), context));
        }
        wrong += findings.len();
        let rounds = file.tournament.last_paired_round();
        let (texts, name) = (context.texts, &file.name);
        let order = checked.order.unwrap_or_default();
        match (findings.is_empty(), checked.compared) {
            (true, ranks::Compared::Nothing) => {
                writeln!(out, "{}", texts.check_equal(name, rounds))?;
            }
            (true, ranks::Compared::Ranks) => {
                writeln!(out, "{}", texts.check_equal_ranks(name, rounds, order))?;
            }
            (true, ranks::Compared::Table) => {
                writeln!(out, "{}", texts.check_equal_table(name, rounds, order))?;
            }
            (false, _) => {
                writeln!(out, "{}", texts.check_different(name, rounds, findings.len()))?;
            }
        }
        for finding in findings {
            writeln!(out, "  {finding}")?;
        }
    }
    out.flush()?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(NO_PAIRING) })
}

fn pairings(file: &Loaded, edition: Edition, context: &Context) -> Vec<String> {
    let event = &file.tournament;
    let mut findings = Vec::new();
    for number in 1..=event.last_paired_round().0 {
        match pair_as_the_event_says(event, RoundNumber(number), edition) {
            Ok(Some(paired)) => findings.extend(compare(event, &paired, edition, context)),
            Ok(None) => {}
            Err(error) => findings.push(words::no_pairing(context.texts, &error)),
        }
    }
    findings
}

/// Points the file claims against the results it has; on request of no round's bye in advance.
pub(super) fn points(file: &Loaded, context: &Context) -> Vec<String> {
    let event = &file.tournament;
    let played = event.last_paired_round();
    file.file
        .players()
        .filter_map(|(line, player)| {
            let index = event.index_of(PlayerId(player.number))?;
            let claimed = player.points?;
            let counted = event.score(index, played);
            // Points of a bye asked for in the round to be paired may be in the total already.
            let ahead = event.score(index, event.rounds_on_record());
            if claimed == counted || claimed == ahead {
                return None;
            }
            Some(context.texts.check_points(line, player.number, claimed, counted).to_string())
        })
        .collect()
}

/// Every difference of a round, and why, in the order in which it is put right: the bye, then the boards from the first on.
fn compare(
    event: &Tournament,
    paired: &PairedRound,
    edition: Edition,
    context: &Context,
) -> Vec<String> {
    let round = paired.round;
    let slot_of = |id: PlayerId| event.index_of(id).map(|index| event.slot(index, round));
    let texts = context.texts;
    let mut findings = Vec::new();
    if let Some(bye) = paired.bye
        && slot_of(bye) != Some(&Slot::Bye(Bye::PairingAllocated))
        && !is_robin(event)
    {
        findings.push(texts.check_bye(round.0, bye.0).to_string());
    }
    let explainer = explainer(event, paired, edition);
    let why_not = |one: PlayerId, other: PlayerId| match &explainer {
        Some(explainer) => {
            let why = explainer.why_not(one, other);
            ::words::why_not(why, edition).to(context.lang).to_string()
        }
        None => texts.explain_table().to_owned(),
    };
    for pair in &paired.pairs {
        let Some(slot) = slot_of(pair.white) else { continue };
        let fits = slot.games().any(|game| {
            game.opponent == pair.black && game.color.is_none_or(|color| color == Color::White)
        });
        if fits {
            continue;
        }
        let (white, black) = (words::name(event, pair.white), words::name(event, pair.black));
        if slot.opponent() == Some(pair.black) {
            findings.push(texts.check_colors(round, white, black, pair.colors).to_string());
            continue;
        }
        let why = match slot.opponent() {
            Some(met) => format!("{}: {}", words::name(event, met), why_not(pair.white, met)),
            None => texts.check_alone(white.clone()).to_string(),
        };
        findings.push(texts.check_pair(round, white, black, why).to_string());
    }
    findings
}

fn is_robin(event: &Tournament) -> bool {
    event.event().system.map(Format::from) == Some(Format::RoundRobin)
}
