//! Running the desk: the address, the database, and an end in order.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use crate::clock::WallClock;
use crate::desk::{Desk, router};
use crate::envelope::{EnvelopeKey, KeyError};

/// How long a client may take to say what it wants.
const HEAD_AT_MOST: Duration = Duration::from_secs(10);
/// How long open requests may go on after the signal to end.
const END_AT_MOST: Duration = Duration::from_secs(5);
/// How long a client may leave unread what was sent to it.
const UNREAD_AT_MOST: Duration = Duration::from_secs(30);
/// How many connections are held at once; further ones wait.
const CONNECTIONS_AT_MOST: usize = 20_000;
/// How many files and connections the system is asked to allow.
const FILES_AT_MOST: u64 = 24_000;

/// What `caipan serve` was told.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database, as the store takes it.
    pub database: String,
    /// The file with the key of the envelopes; left out, `.key` is put behind the name of the database's file, and with
    /// PostgreSQL it is `caipan.key`.
    pub key: Option<PathBuf>,
    /// Check everything stored and end.
    pub verify: bool,
    /// Copy the store into this file and end.
    pub backup: Option<PathBuf>,
}

/// Why the desk does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program listens there, or nobody may.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
    /// The store does not open, or failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no key for the envelopes.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The desk failed.
    #[error("{0}")]
    Desk(String),
    /// What is stored does not hold together.
    #[error("found {0} faults in the store, expected none")]
    Unsound(usize),
}

/// Runs [`serve`] on threads of its own, for a program that has none yet.
///
/// # Errors
/// As for [`serve`], or when the system gives no threads.
pub fn run(options: &Options, say: &mut (dyn FnMut(Said) + Send)) -> Result<(), ServeError> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    // A second desk in one process keeps the first one's log.
    let _ =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
    // Every spectator holds a connection. Where the system gives no more, what it gives has to do.
    let _ = rlimit::increase_nofile_limit(FILES_AT_MOST);
    let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let threads = threads.map_err(|error| ServeError::Desk(error.to_string()))?;
    threads.block_on(serve(options, say))
}

/// Runs the desk until it is told to end (Ctrl-C or SIGTERM). `say` takes the lines for the person who started it.
///
/// # Errors
/// When the database cannot be opened, or its file is taken away, when the address cannot be had, or with `verify` something does not hold together.
pub async fn serve(
    options: &Options,
    say: &mut (dyn FnMut(Said) + Send),
) -> Result<(), ServeError> {
    // What is only read or copied may be in use by a desk.
    let store = if options.verify || options.backup.is_some() {
        Store::open_to_read(&options.database).await?
    } else {
        Store::open(&options.database).await?
    };
    if let Some(to) = &options.backup {
        store.backup(to).await?;
        say(Said::BackedUp(to.clone()));
        store.close().await;
        return Ok(());
    }
    let key = options.key.clone().unwrap_or_else(|| key_file(store.file()));
    if options.verify {
        return verify(store, EnvelopeKey::read(&key)?.as_ref(), say).await;
    }
    // The port is taken before anything is written, so that a second start does no harm.
    let address = options.listen;
    let listener = TcpListener::bind(address)
        .await
        .map_err(|source| ServeError::Listen { address, source })?;
    let bound = listener.local_addr().unwrap_or(address);
    let key = EnvelopeKey::open(&key)?;
    let desk = Desk::open(store.clone(), WallClock::System, key).await?;
    let token = desk
        .people()
        .set_up_token(desk.now_ms())
        .await
        .map_err(|_| ServeError::Desk("the first link could not be written".to_owned()))?;
    say(Said::Listening(bound));
    if let Some(token) = token {
        say(Said::SetUp(format!("http://{}/set-up/{token}", reachable(bound))));
    }
    // What goes into a file that was taken away is kept by nobody.
    tokio::select! {
        () = accept(listener, desk) => {}
        lost = store.lost() => {
            tracing::error!(%lost, "the desk ends: nothing more can be kept");
            return Err(lost.into());
        }
    }
    store.close().await;
    say(Said::Ended);
    Ok(())
}

/// What the person who started the desk is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// It listens there.
    Listening(SocketAddr),
    /// The link of the first start.
    SetUp(String),
    /// The copy is written.
    BackedUp(PathBuf),
    /// Everything stored holds together: streams, entries, the digest.
    Sound(u64, u64, String),
    /// Something does not.
    Fault(String),
    /// It ended in order.
    Ended,
}

/// The address as a browser on this machine can reach it.
fn reachable(bound: SocketAddr) -> SocketAddr {
    if bound.ip().is_unspecified() {
        SocketAddr::from(([127, 0, 0, 1], bound.port()))
    } else {
        bound
    }
}

/// Where the key lies unless something else is said.
fn key_file(database: Option<&Path>) -> PathBuf {
    let Some(database) = database else { return PathBuf::from("caipan.key") };
    let mut name = database.as_os_str().to_owned();
    name.push(".key");
    PathBuf::from(name)
}

async fn verify(
    store: Store,
    key: Option<&EnvelopeKey>,
    say: &mut (dyn FnMut(Said) + Send),
) -> Result<(), ServeError> {
    let report = store.verify().await?;
    let mut faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
    faults.extend(crate::games::verify(&store, key).await?);
    faults.extend(crate::event::verify(&store).await?);
    store.close().await;
    if faults.is_empty() {
        say(Said::Sound(report.streams, report.entries, report.digest));
        return Ok(());
    }
    let count = faults.len();
    faults.into_iter().for_each(|fault| say(Said::Fault(fault)));
    Err(ServeError::Unsound(count))
}

async fn accept(listener: TcpListener, desk: Desk) {
    let app = router(desk);
    let graceful = GracefulShutdown::new();
    let places = Arc::new(Semaphore::new(CONNECTIONS_AT_MOST));
    let mut end = std::pin::pin!(told_to_end());
    loop {
        let place = Arc::clone(&places).acquire_owned().await;
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file handles, mostly: give those that are open time to close.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = &mut end => break,
        };
        let _ = stream.set_nodelay(true);
        let app = app.clone();
        let service = tower::service_fn(move |mut request: axum::http::Request<_>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            app.clone().oneshot(request.map(axum::body::Body::new))
        });
        // One form alone: a choice by the first bytes would wait for them without an end.
        let mut builder = Builder::new(TokioExecutor::new()).http1_only();
        builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_AT_MOST);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(UNREAD_AT_MOST));
        let connection = builder
            .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service))
            .into_owned();
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(END_AT_MOST, graceful.shutdown()).await;
}

async fn told_to_end() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}
