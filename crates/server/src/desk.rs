//! The desk: what all requests share.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum_extra::extract::cookie::CookieJar;
use store::{Store, StoreError, Wake};
use tokio::sync::broadcast::error::RecvError;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
use tower_http::timeout::{RequestBodyTimeoutLayer, TimeoutLayer};

use crate::clock::WallClock;
use crate::envelope::EnvelopeKey;
use crate::event::{self, Events};
use crate::games::Games;
use crate::people::pages::SESSION;
use crate::people::{Account, People};
use crate::{api, assets, fault, games, people, rules, security};

/// The desk. Clones share it.
#[derive(Debug, Clone)]
pub struct Desk(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    clock: WallClock,
    people: People,
    games: Games,
    events: Events,
}

impl Desk {
    /// A desk on `store`: reads accounts and games that are not over, and starts to follow the store. Moves are sealed with `key`.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn open(
        store: Store,
        clock: WallClock,
        key: EnvelopeKey,
    ) -> Result<Self, StoreError> {
        let wakes = store.wakes();
        let people = People::open(store.clone()).await?;
        let games = Games::open(store.clone(), clock.clone(), key).await?;
        let events = Events::open(store.clone()).await?;
        let desk = Self(Arc::new(Inner { store, clock, people, games, events }));
        desk.follow(wakes);
        event::link::follow(&desk);
        games::timer::start(&desk);
        Ok(desk)
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The clock all times come from.
    #[must_use]
    pub fn clock(&self) -> &WallClock {
        &self.0.clock
    }

    /// Now, in milliseconds since 1970.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        self.0.clock.now_ms()
    }

    /// Accounts and sessions.
    #[must_use]
    pub fn people(&self) -> &People {
        &self.0.people
    }

    /// Live games.
    #[must_use]
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Events.
    #[must_use]
    pub fn events(&self) -> &Events {
        &self.0.events
    }

    /// The account signed in with the cookie of a request.
    #[must_use]
    pub fn account(&self, jar: &CookieJar) -> Option<Account> {
        self.account_of(jar.get(SESSION)?.value())
    }

    /// The account of a session's token.
    #[must_use]
    pub fn account_of(&self, token: &str) -> Option<Account> {
        self.people().of_session(token, self.now_ms())
    }

    /// A task that folds what other instances append. It ends when the desk is dropped.
    fn follow(&self, mut wakes: tokio::sync::broadcast::Receiver<Wake>) {
        let desk = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                let wake = wakes.recv().await;
                let Some(desk) = desk.upgrade().map(Self) else { return };
                let done = match wake {
                    Ok(wake) => desk.take_wake(&wake).await,
                    Err(RecvError::Lagged(_)) => desk.catch_up().await,
                    Err(RecvError::Closed) => return,
                };
                if let Err(error) = done {
                    tracing::error!(%error, "could not read what was appended elsewhere");
                }
            }
        });
    }

    async fn take_wake(&self, wake: &Wake) -> Result<(), StoreError> {
        match (wake.stream.kind(), wake.stream.id()) {
            ("people", None) => self.people().journal().catch_up_to(wake.last).await,
            ("game", Some(id)) => self.games().take_wake(id, wake.last).await,
            ("event", Some(id)) => self.events().take_wake(id, wake.last).await,
            _ => Ok(()),
        }
    }

    async fn catch_up(&self) -> Result<(), StoreError> {
        self.people().journal().catch_up().await?;
        self.games().catch_up().await?;
        self.events().catch_up().await
    }

    pub(crate) fn downgrade(&self) -> WeakDesk {
        WeakDesk(Arc::downgrade(&self.0))
    }
}

/// A desk that may be gone; for tasks that must not keep it.
#[derive(Debug, Clone)]
pub(crate) struct WeakDesk(std::sync::Weak<Inner>);

impl WeakDesk {
    pub(crate) fn upgrade(&self) -> Option<Desk> {
        self.0.upgrade().map(Desk)
    }
}

/// Everything the desk serves.
///
/// The layers, from the outside in: headers, error pages, origin of writes, limits of time and size, then the pages.
pub fn router(desk: Desk) -> Router {
    let pages = Router::new()
        .merge(people::pages::routes())
        .merge(games::pages::routes())
        .merge(event::pages::routes())
        .merge(rules::routes())
        .merge(assets::routes())
        .merge(api::routes());
    let not_streams = NotForContentType::const_new("text/event-stream");
    security::write_limited(pages)
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(DefaultBodyLimit::max(security::BODY_AT_MOST))
        .layer(RequestBodyTimeoutLayer::new(security::TIME_AT_MOST))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, security::TIME_AT_MOST))
        .layer(middleware::from_fn(security::same_site))
        .layer(middleware::from_fn_with_state(desk.clone(), fault::pages))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(not_streams)))
        .layer(middleware::from_fn(security::headers))
        .with_state(desk)
}
