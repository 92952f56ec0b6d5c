//! `caipan standings` and `caipan crosstable`: who is placed where, and why.

mod output;
mod rounds;
mod source;

use std::process::ExitCode;

use tournament::standings::{
    Criterion, Order, Play, Standings, ThreeOrMore, derive_step, order_1959, rank,
};
use tournament::tiebreak::{Code, Format, Kind, TiebreakRules};

pub(super) use self::output::derivation_text;
use self::source::{Shown, Source};
pub(super) use self::source::{TiebreakEdition, contest, rules};
use super::{BAD_INPUT, NO_PAIRING};
use crate::context::Context;

/// How the table is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Text,
    Json,
    Csv,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
    /// One JSON value.
    #[arg(long)]
    json: bool,
    /// A table for spreadsheets.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// How a number of a player came about.
    #[arg(long, num_args = 2, value_names = ["PLAYER", "CODE"])]
    derive: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct CrosstableArgs {
    #[command(flatten)]
    source: Source,
    /// One JSON value.
    #[arg(long)]
    json: bool,
    /// A table for spreadsheets.
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

const fn form(json: bool, csv: bool) -> Form {
    match (json, csv) {
        (true, _) => Form::Json,
        (false, true) => Form::Csv,
        (false, false) => Form::Text,
    }
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let shown = match args.source.read(context) {
        Ok(shown) => shown,
        Err(code) => return Ok(code),
    };
    if let [player, code] = args.derive.as_slice() {
        return derivation(args, &shown, (player, code), context);
    }
    let standings = match placed(&args.source, &shown, context) {
        Ok(standings) => standings,
        Err(code) => return Ok(code),
    };
    let text = match form(args.json, args.csv) {
        Form::Text => output::text(&shown, &standings, context),
        Form::Json => output::json(&shown, &standings),
        Form::Csv => output::csv(&shown, &standings),
    };
    super::write_out(context, None, &text)?;
    Ok(code(&shown, &standings))
}

pub(crate) fn run_crosstable(args: &CrosstableArgs, context: &Context) -> anyhow::Result<ExitCode> {
    let shown = match args.source.read(context) {
        Ok(shown) => shown,
        Err(code) => return Ok(code),
    };
    let standings = match placed(&args.source, &shown, context) {
        Ok(standings) => standings,
        Err(code) => return Ok(code),
    };
    let form = form(args.json, args.csv);
    let text = match shown.contest.table.terms.format {
        Format::Swiss => rounds::by_round(&shown, &standings, form, context),
        Format::RoundRobin => output::crosstable(&shown, &standings, form, context),
    };
    super::write_out(context, None, &text)?;
    Ok(code(&shown, &standings))
}

/// 1 where something is left to the arbiter.
fn code(shown: &Shown, standings: &Standings) -> ExitCode {
    let open = !standings.findings.is_empty() || shown.notes.iter().any(|note| note.what.is_open());
    if open { ExitCode::from(NO_PAIRING) } else { ExitCode::SUCCESS }
}

fn placed(source: &Source, shown: &Shown, context: &Context) -> Result<Standings, ExitCode> {
    let order = match source.order(shown) {
        Ok(order) => order,
        Err(error) => {
            eprintln!("caipan: {}", context.texts.standings_order(error));
            return Err(ExitCode::from(BAD_INPUT));
        }
    };
    Ok(rank(&shown.contest, &order.with_three_or_more(source.three_or_more()).steps))
}

fn derivation(
    args: &Args,
    shown: &Shown,
    (player, code): (&str, &str),
    context: &Context,
) -> anyhow::Result<ExitCode> {
    let bad = |error: String| {
        eprintln!("caipan: {error}");
        Ok(ExitCode::from(BAD_INPUT))
    };
    let rules = shown.contest.rules;
    let step = match code.parse().and_then(|step: Criterion| step.known_to(&rules)) {
        Ok(step) => step,
        Err(error) => return bad(error.to_string()),
    };
    let table = &shown.contest.table;
    let index = player
        .parse()
        .ok()
        .and_then(|number| table.index_of(number))
        .or_else(|| table.rows.iter().position(|row| shown.name(row.number) == player));
    let Some(index) = index else {
        return bad(context.texts.standings_no_player(player).to_string());
    };
    let text = if let Some(mut numbers) = derive_step(&shown.contest, step) {
        output::derivation(shown, step, &numbers.swap_remove(index), context)
    } else {
        let standings = match placed(&args.source, shown, context) {
            Ok(standings) if standings.steps.contains(&step) => standings,
            // A step that is not in the order is compared by among those equal on points.
            Ok(_) => {
                let points = Criterion::Tiebreak(Code::from(Kind::Points));
                rank(&shown.contest, &[points, step])
            }
            Err(code) => return Ok(code),
        };
        output::comparison(shown, &standings, (step, table.rows[index].number), context)
    };
    Ok(super::write_out(context, None, &text)?)
}

/// The order nobody asked for: what the event's kind usually has.
fn usual_order(format: Format, rules: &TiebreakRules) -> Order {
    let list = match format {
        Format::Swiss => "PTS,DE,WON,BH/C1,BH,SB",
        Format::RoundRobin => "PTS,DE,WON,SB,KS",
    };
    let fallback = order_1959(Play::SingleGames, ThreeOrMore::AskArbiter);
    Order::parse(list, rules).unwrap_or(Order { steps: fallback })
}
