//! The arbiter's command line for chess and xiangqi.

mod arbitrate;
mod context;
mod convert;
mod event;
#[allow(dead_code, reason = "the commands to come use all of it")]
mod frame;
mod input;
mod judge;
mod lang;
mod output;
mod perft;
mod rules;
mod serve;
mod show;
mod usage;
mod width;

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::context::Context;
use crate::lang::{Lang, Texts};

/// Rule on games and run events: chess and xiangqi.
#[derive(Debug, Parser)]
#[command(name = "caipan", version, infer_long_args = true)]
struct Cli {
    /// The language of all output; by default that of the locale.
    #[arg(long, global = true, value_name = "zh|en", value_parser = lang::parser())]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

/// One variant a command; each lives in a file or folder of its own.
///
/// Its help stands in `locales/*/caipan.ftl`: `cmd-name`, `cmd-name-examples` and one `arg-name-argument`
/// for each argument.
#[derive(Debug, Subcommand)]
enum Command {
    /// Run a ledger of game events.
    Arbitrate(arbitrate::Args),
    /// Convert records.
    Convert(convert::Args),
    /// Rule on game records.
    Judge(judge::Args),
    /// Print the crosstable of an event.
    Crosstable(event::standings::CrosstableArgs),
    /// Pair every round of tournament files again and say what differs.
    Check(event::check::Args),
    /// An event as a tournament file or as tables.
    Export(event::export::Args),
    /// Say why a player was paired as they were.
    Explain(event::explain::Args),
    /// Make a random event.
    Generate(event::generate::Args),
    /// Pair the next round of a tournament file.
    Pair(event::pair::Args),
    /// Count the legal move sequences of a given length.
    Perft(perft::Args),
    /// The law, its differences, and what carries out each clause.
    Rules(rules::Args),
    /// Open the arbiter's desk in the browser.
    Serve(serve::Args),
    /// Print the standings of an event.
    Standings(event::standings::Args),
    /// Show a position.
    Show(show::Args),
}

/// Runs the command the arguments of the process name; the exit code says how it came out.
#[must_use]
pub fn main() -> ExitCode {
    let arguments: Vec<String> =
        std::env::args_os().map(|argument| argument.to_string_lossy().into_owned()).collect();
    let lang = lang::from_edge(&arguments);
    let command = frame::speak(Cli::command(), Texts(lang));
    let matches = command.try_get_matches();
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => match usage::words(&error, Texts(lang)) {
            Some(words) => {
                eprint!("{words}");
                return ExitCode::from(frame::UNREADABLE);
            }
            None => error.exit(),
        },
    };
    let context = Context::from_edge(cli.lang.unwrap_or(lang));
    frame::guard(&context, || run(&cli.command, &context))
}

/// Answers one line of `caipan judge --batch`: JSON on one line, a ruling or an error.
///
/// `number` is the line's number, from 1, for the text of an error.
#[must_use]
pub fn answer_line(number: usize, line: &[u8]) -> String {
    judge::answer_line(number, line)
}

fn run(command: &Command, context: &Context) -> anyhow::Result<ExitCode> {
    match command {
        Command::Arbitrate(args) => arbitrate::run(args, context),
        Command::Convert(args) => convert::run(args, context),
        Command::Judge(args) => judge::run(args, context),
        Command::Crosstable(args) => event::standings::run_crosstable(args, context),
        Command::Check(args) => event::check::run(args, context),
        Command::Explain(args) => event::explain::run(args, context),
        Command::Export(args) => event::export::run(args, context),
        Command::Generate(args) => event::generate::run(args, context),
        Command::Pair(args) => event::pair::run(args, context),
        Command::Perft(args) => perft::run(args, context),
        Command::Rules(args) => rules::run(args, context),
        Command::Serve(args) => serve::run(args, context),
        Command::Standings(args) => event::standings::run(args, context),
        Command::Show(args) => show::run(args, context),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        for lang in [Lang::Zh, Lang::En] {
            frame::speak(Cli::command(), Texts(lang)).debug_assert();
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help_in_both_languages() {
        for lang in [Lang::Zh, Lang::En] {
            let texts = Texts(lang);
            let require = |key: String| {
                assert!(texts.named(&key).is_some(), "crates/cli/locales: {lang:?} lacks {key}");
            };
            for command in Cli::command().get_subcommands() {
                let name = command.get_name();
                require(format!("cmd-{name}"));
                require(format!("cmd-{name}-examples"));
                for argument in command.get_arguments() {
                    require(format!("arg-{name}-{}", argument.get_id()));
                }
            }
        }
    }
}
