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
    let texts = &context.texts;
    let say = |said: &Said| match said {
        Said::Listening(address) => {
            texts.fill("serve-listening", [("address", address.to_string().into())])
        }
        Said::SetUp(link) => texts.fill("serve-set-up", [("link", link.as_str().into())]),
        Said::BackedUp(file) => {
            texts.fill("serve-backed-up", [("file", file.display().to_string().into())])
        }
        Said::Sound(streams, entries, digest) => texts.fill(
            "serve-sound",
            [
                ("streams", streams.to_string().into()),
                ("entries", entries.to_string().into()),
                ("digest", digest.as_str().into()),
            ],
        ),
        Said::Fault(fault) => fault.clone(),
        Said::Ended => texts.get("serve-ended"),
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
            context.texts.fill("serve-in-use", [("address", address.to_string().into())])
        }
        ServeError::Listen { .. }
        | ServeError::Store(_)
        | ServeError::Key(_)
        | ServeError::Desk(_)
        | ServeError::Unsound(_) => error.to_string(),
    }
}
