//! `caipan export`: an event as a tournament file or as tables.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use records::events::table::{Side, terms_head, write_entries, write_results};
use records::events::trf;
use tournament::{Game, PlayerId, RoundNumber, Tournament, by_strength, numbers_by_strength};

use super::tables::{Results, Tables};
use super::{BAD_INPUT, write_out};
use crate::context::Context;

/// What is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// A tournament file.
    Trf,
    /// The table of entries.
    Entries,
    /// The entries by strength, numbered anew.
    Numbered,
    /// The table of results.
    Results,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A tournament file.
    #[arg(value_name = "FILE", required_unless_present = "entries")]
    file: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
    /// What is written.
    #[arg(long, value_enum, value_name = "trf|entries|numbered|results")]
    to: Target,
    /// Where it goes.
    #[arg(short = 'o', long, value_name = "OUT")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let file = args.file.as_deref();
    let loaded = match args.tables.read(file, Results::MustExist, context) {
        Ok(loaded) => loaded,
        Err(code) => return Ok(code),
    };
    let event = &loaded.tournament;
    let text = match args.to {
        // A tournament file stays what it is, line for line.
        Target::Trf if !loaded.file.lines.is_empty() => {
            let text = loaded.file.write_bytes();
            return Ok(write_out(context, args.output.as_deref(), &text)?);
        }
        Target::Trf => {
            for (player, text) in trf::cut_columns(event) {
                eprintln!("{}: {}", loaded.name, context.texts.export_cut(player.0, text));
            }
            let mut file = trf::from_tournament(event);
            file.add_apart_games(&loaded.apart);
            file.write()
        }
        Target::Entries => write_entries(event.entries(), event.forbidden(), event.event().rounds),
        Target::Numbered
            if event.rounds_on_record() > RoundNumber::START && !is_in_order(event) =>
        {
            let text = context.texts.export_numbered_late();
            eprintln!("caipan: {}: {text}", loaded.name);
            return Ok(ExitCode::from(BAD_INPUT));
        }
        Target::Numbered => {
            let new = numbers_by_strength(event.entries());
            let of = |player: &PlayerId| new.get(player).copied().unwrap_or(*player);
            let mut forbidden = event.forbidden().to_vec();
            for group in &mut forbidden {
                group.players = group.players.iter().map(of).collect();
            }
            write_entries(&by_strength(event.entries()), &forbidden, event.event().rounds)
        }
        Target::Results => {
            terms_head(event.event(), loaded.law)
                + &write_results(event, &loaded.apart, side(event))
        }
    };
    Ok(write_out(context, args.output.as_deref(), &text)?)
}

/// Whether the numbers are those of the list by strength already.
fn is_in_order(event: &Tournament) -> bool {
    numbers_by_strength(event.entries()).iter().all(|(old, new)| old == new)
}

/// What the first player is called in tables.
pub(super) const fn side(event: &Tournament) -> Side {
    match event.event().game {
        Game::Chess => Side::White,
        Game::Xiangqi => Side::Red,
    }
}
