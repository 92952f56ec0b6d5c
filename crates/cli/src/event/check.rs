//! `caipan check`: pairs every round again and counts the points again.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use fluent_bundle::FluentValue;
use tournament::dutch::{self, Explainer, PairedRound};
use tournament::{Bye, Color, Edition, PlayerId, RoundNumber, Slot, Tournament};

use super::{EditionChoice, Loaded, NO_PAIRING, load, words};
use crate::context::Context;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Tournament files.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The edition.
    #[arg(long, value_enum, value_name = "2017|2026")]
    edition: Option<EditionChoice>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let mut loaded = Vec::new();
    let mut failed = None;
    for path in &args.files {
        match load(path, context) {
            Ok(file) => loaded.push(file),
            Err(code) => failed = Some(code),
        }
    }
    let code = report(&loaded, args.edition, context)?;
    Ok(failed.unwrap_or(code))
}

/// Checks files and says what differs.
///
/// # Errors
/// If standard output is closed.
pub(crate) fn report(
    files: &[Loaded],
    edition: Option<EditionChoice>,
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let mut out = context.stdout();
    let mut wrong = 0_usize;
    for file in files {
        let findings = check(file, file.edition(edition), context);
        wrong += findings.len();
        let rounds = file.tournament.last_paired_round();
        let values = [
            ("file", FluentValue::from(file.name.clone())),
            ("rounds", rounds.0.into()),
            ("count", findings.len().into()),
        ];
        let key = if findings.is_empty() { "check-equal" } else { "check-different" };
        writeln!(out, "{}", context.texts.fill(key, values))?;
        for finding in findings {
            writeln!(out, "  {finding}")?;
        }
    }
    out.flush()?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(NO_PAIRING) })
}

fn check(file: &Loaded, edition: Edition, context: &Context) -> Vec<String> {
    let mut findings = points(file, context);
    let event = &file.tournament;
    for number in 1..=event.last_paired_round().0 {
        let round = RoundNumber(number);
        match dutch::pair(event, round, edition) {
            Ok(paired) => findings.extend(compare(event, &paired, edition, context)),
            Err(error) => findings.push(words::no_pairing(&context.texts, &error)),
        }
    }
    findings
}

/// Points the file claims against the results it has; on request of no round's bye in advance.
fn points(file: &Loaded, context: &Context) -> Vec<String> {
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
            let values = [
                ("line", FluentValue::from(line)),
                ("player", player.number.into()),
                ("claimed", claimed.to_string().into()),
                ("counted", counted.to_string().into()),
            ];
            Some(context.texts.fill("check-points", values))
        })
        .collect()
}

/// The first pair of a round that differs, and why.
fn compare(
    event: &Tournament,
    paired: &PairedRound,
    edition: Edition,
    context: &Context,
) -> Option<String> {
    let round = paired.round;
    let on_record = |id: PlayerId| event.index_of(id).map(|index| event.slot(index, round));
    let texts = &context.texts;
    if let Some(bye) = paired.bye
        && on_record(bye) != Some(&Slot::Bye(Bye::PairingAllocated))
    {
        let values = [("round", round.0.into()), ("player", bye.0.into())];
        return Some(texts.fill("check-bye", values));
    }
    for pair in &paired.pairs {
        let slot = on_record(pair.white)?;
        let fits = slot.games().any(|game| {
            game.opponent == pair.black && game.color.is_none_or(|color| color == Color::White)
        });
        if fits {
            continue;
        }
        let values = |why: String| {
            [
                ("round", FluentValue::from(round.0)),
                ("white", words::name(event, pair.white).into()),
                ("black", words::name(event, pair.black).into()),
                ("why", why.into()),
            ]
        };
        if slot.opponent() == Some(pair.black) {
            return Some(texts.fill("check-colors", values(words::colors(texts, pair.colors))));
        }
        let why = slot.opponent().map_or_else(String::new, |met| {
            let why = Explainer::new(event, paired, edition).why_not(pair.white, met);
            format!("{}: {}", words::name(event, met), words::why_not(texts, why, edition))
        });
        return Some(texts.fill("check-pair", values(why)));
    }
    None
}
