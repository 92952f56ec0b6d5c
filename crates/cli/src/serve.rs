//! `caipan serve`: the arbiter's desk in the browser.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use server::{Options, Said, ServeError};

use crate::context::Context;
use crate::frame::{FINDINGS, OWN_FAILURE, RULED, UNREADABLE};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Where to listen.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The database: a file, or the URL of a PostgreSQL database.
    #[arg(long, value_name = "URL", default_value = "caipan.db")]
    database: String,
    /// The file with the key of sealed moves.
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
    /// Check everything that is stored, and end.
    #[arg(long)]
    verify: bool,
    /// Copy the database into a new file, and end.
    #[arg(long, value_name = "FILE", conflicts_with = "verify")]
    backup: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let options = Options {
        listen: args.listen,
        database: args.database.clone(),
        key: args.key.clone(),
        verify: args.verify,
        backup: args.backup.clone(),
    };
    let texts = context.texts;
    let say = |said: &Said| match said {
        Said::Listening(address) => texts.serve_listening(address.to_string()).to_string(),
        Said::SetUp(link) => texts.serve_set_up(link.as_str()).to_string(),
        Said::BackedUp(file) => texts.serve_backed_up(file.display().to_string()).to_string(),
        Said::Sound(streams, entries, digest) => {
            texts.serve_sound(streams, entries, digest.as_str()).to_string()
        }
        Said::Fault(fault) => fault.clone(),
        Said::Ended => texts.serve_ended().to_owned(),
    };
    let done = server::run(&options, &mut |said| {
        // Each line is wanted at once: the link of the first start above all.
        eprintln!("{}", say(&said));
    });
    Ok(ExitCode::from(match done {
        Ok(()) => RULED,
        Err(ServeError::Unsound(_)) => FINDINGS,
        Err(error) => {
            eprintln!("caipan: {}", told(&error, context));
            match error {
                ServeError::Listen { .. } | ServeError::Store(_) | ServeError::Key(_) => UNREADABLE,
                ServeError::Desk(_) | ServeError::Unsound(_) => OWN_FAILURE,
            }
        }
    }))
}

fn told(error: &ServeError, context: &Context) -> String {
    match error {
        ServeError::Listen { address, source }
            if source.kind() == std::io::ErrorKind::AddrInUse =>
        {
            context.texts.serve_in_use(address.to_string()).to_string()
        }
        ServeError::Listen { .. }
        | ServeError::Store(_)
        | ServeError::Key(_)
        | ServeError::Desk(_)
        | ServeError::Unsound(_) => error.to_string(),
    }
}
