//! What surrounds every command: help in the reader's language, exit codes, and failures of our own.

use std::any::Any;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use crate::context::Context;
use crate::lang::Texts;

/// Ruled, and nothing a person must look at, or nobody asked.
pub(crate) const RULED: u8 = 0;
/// Ruled, with findings that need a person, under `--strict`.
pub(crate) const FINDINGS: u8 = 1;
/// Input that cannot be read.
pub(crate) const UNREADABLE: u8 = 2;
/// Our own failure.
pub(crate) const OWN_FAILURE: u8 = 3;

/// Puts the texts of the reader's language into `command` and all its subcommands.
///
/// A command `name` has the texts `cmd-name` and `cmd-name-examples`, its arguments
/// `arg-name-argument`; where one is missing the English of the source stays, which a test rules out.
pub(crate) fn speak(command: clap::Command, texts: Texts) -> clap::Command {
    let help =
        clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help).global(true);
    let version =
        clap::Arg::new("version").short('V').long("version").action(clap::ArgAction::Version);
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .args([help, version])
        .about(texts.cmd_caipan())
        .after_help(texts.cmd_caipan_examples())
        .help_template(template(texts))
        .subcommand_help_heading(texts.heading_commands())
        .mut_args(|argument| speak_argument(argument, "caipan", texts));
    command.mut_subcommands(|sub| speak_command(sub, texts))
}

fn speak_command(command: clap::Command, texts: Texts) -> clap::Command {
    let name = command.get_name().to_owned();
    let mut command = command.help_template(template(texts));
    if let Some(about) = texts.named(&format!("cmd-{name}")) {
        let long = texts.named(&format!("cmd-{name}-long"));
        let long = long.map_or_else(|| about.to_owned(), |long| format!("{about}\n\n{long}"));
        command = command.about(about).long_about(long);
    }
    if let Some(examples) = texts.named(&format!("cmd-{name}-examples")) {
        command = command.after_help(format!("{}\n{examples}", texts.heading_examples()));
    }
    command.mut_args(|argument| speak_argument(argument, &name, texts))
}

fn speak_argument(argument: clap::Arg, command: &str, texts: Texts) -> clap::Arg {
    let heading =
        if argument.is_positional() { texts.heading_arguments() } else { texts.heading_options() };
    let id = argument.get_id().as_str().to_owned();
    let takes_values = argument.get_action().takes_values();
    let argument = argument.help_heading(heading);
    let argument =
        if takes_values && id != "to" { argument.hide_possible_values(true) } else { argument };
    let own = texts.named(&format!("arg-{command}-{id}"));
    match own.or_else(|| texts.named(&format!("arg-caipan-{id}"))) {
        Some(help) => argument.help(help).long_help(help),
        None => argument,
    }
}

fn template(texts: Texts) -> String {
    let usage = texts.heading_usage();
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// Runs `work` and turns what comes of it into an exit code.
///
/// A closed pipe is quiet. A panic is our own failure: it is reported as such with its place, and the
/// exit code says so.
pub(crate) fn guard(
    context: &Context,
    work: impl FnOnce() -> anyhow::Result<ExitCode>,
) -> ExitCode {
    let place = Arc::new(Mutex::new(String::new()));
    let seen = Arc::clone(&place);
    panic::set_hook(Box::new(move |info| {
        if let (Some(at), Ok(mut place)) = (info.location(), seen.lock()) {
            *place = format!("{}:{}", at.file(), at.line());
        }
    }));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    drop(panic::take_hook());
    match done {
        Ok(Ok(code)) => code,
        Ok(Err(error)) => failed(&error),
        Err(payload) => {
            let place = place.lock().map(|place| place.clone()).unwrap_or_default();
            own_failure(context, &format!("{} ({place})", message(&*payload)))
        }
    }
}

/// An output that could not be written; our side of the work, not the input's.
#[derive(Debug, thiserror::Error)]
#[error("cannot write {target}")]
pub(crate) struct WriteError {
    /// The file, or the name of the stream.
    pub(crate) target: String,
    /// Why.
    pub(crate) source: io::Error,
}

fn failed(error: &anyhow::Error) -> ExitCode {
    let closed = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|cause| cause.kind() == io::ErrorKind::BrokenPipe);
    if closed {
        return ExitCode::from(RULED);
    }
    // Inputs have errors of their own: what is left of the system's failures are outputs.
    let outputs = error.is::<WriteError>() || error.is::<io::Error>();
    eprintln!("caipan: {error:#}");
    ExitCode::from(if outputs { OWN_FAILURE } else { UNREADABLE })
}

fn own_failure(context: &Context, what: &str) -> ExitCode {
    eprintln!("caipan: {}", context.texts.own_failure(what));
    ExitCode::from(OWN_FAILURE)
}

fn message(payload: &(dyn Any + Send)) -> &str {
    payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("?")
}
