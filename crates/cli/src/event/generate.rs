//! `caipan generate`: a random event, the same for the same seed.

mod config;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use records::events::trf;
use tournament::{PerMille, RoundNumber, Scoring, Settings};

use super::tables::{bytes, refuse};
use super::{EditionChoice, write_out};
use crate::context::Context;

/// What results are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ScoringChoice {
    /// 1, ½, 0.
    #[value(name = "1-0.5-0")]
    Chess,
    /// 2, 1, 0.
    #[value(name = "2-1-0")]
    Xiangqi,
    /// 3, 1, 0.
    #[value(name = "3-1-0")]
    Three,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many players.
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=9999))]
    players: u32,
    /// How many rounds.
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: u16,
    /// The seed.
    #[arg(short = 's', long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Draws among a thousand games of equals.
    #[arg(long, value_name = "N", default_value_t = 300)]
    draws: u16,
    /// Forfeits among a thousand games.
    #[arg(long, value_name = "N", default_value_t = 10)]
    forfeits: u16,
    /// Byes asked for among a thousand rounds.
    #[arg(long, value_name = "N", default_value_t = 10)]
    byes: u16,
    /// Withdrawals among a thousand rounds.
    #[arg(long, value_name = "N", default_value_t = 5)]
    withdrawals: u16,
    /// Late entries among a thousand players.
    #[arg(long, value_name = "N", default_value_t = 10)]
    late: u16,
    /// What results are worth.
    #[arg(long, value_enum, value_name = "1-0.5-0|2-1-0|3-1-0", default_value = "1-0.5-0")]
    scoring: ScoringChoice,
    /// The edition.
    #[arg(long, value_enum, value_name = "2017|2026")]
    edition: Option<EditionChoice>,
    /// Where it goes.
    #[arg(short = 'o', long, value_name = "OUT")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let settings = Settings {
        players: args.players,
        rounds: RoundNumber(args.rounds),
        seed: args.seed,
        edition: args.edition.unwrap_or(EditionChoice::Of2026).edition(),
        scoring: match args.scoring {
            ScoringChoice::Chess => Scoring::ONE_HALF_ZERO,
            ScoringChoice::Xiangqi => Scoring::TWO_ONE_ZERO,
            ScoringChoice::Three => Scoring::THREE_ONE_ZERO,
        },
        draws: PerMille(args.draws),
        forfeits: PerMille(args.forfeits),
        byes: PerMille(args.byes),
        withdrawals: PerMille(args.withdrawals),
        late: PerMille(args.late),
        ..Settings::default()
    };
    make(context, &settings, args.output.as_deref())
}

/// A random event as the known engines make one: by the settings in a file, or those usual here.
///
/// # Errors
/// If standard output is closed.
pub(super) fn write(
    context: &Context,
    (seed, edition): (u64, Option<EditionChoice>),
    file: Option<&Path>,
    output: Option<&Path>,
) -> anyhow::Result<ExitCode> {
    let edition = edition.unwrap_or(EditionChoice::Of2026).edition();
    let mut settings = Settings { seed, edition, ..Settings::default() };
    if let Some(path) = file {
        let text = match bytes(path, context) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(code) => return Ok(code),
        };
        if let Err(problems) = config::read(&text, &mut settings) {
            return Ok(refuse(path, &problems, context));
        }
    }
    make(context, &settings, output)
}

fn make(context: &Context, settings: &Settings, output: Option<&Path>) -> anyhow::Result<ExitCode> {
    let event = tournament::generate(settings);
    let text = trf::from_tournament(&event).write();
    Ok(write_out(context, output, &text)?)
}
