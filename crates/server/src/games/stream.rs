//! Live updates by server-sent events.
//!
//! Every message is the whole state a viewer may see, so that one lost does no harm, and a slow reader gets the newest
//! alone. The id of an event names the state; a browser that comes back with it and has missed nothing gets nothing.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use tokio::sync::watch;

use super::{Open, Viewer};
use crate::clock::WallClock;
use crate::i18n::Lang;

/// How often a quiet stream says that it lives.
const EVERY: Duration = Duration::from_secs(15);

struct Watching {
    open: Arc<Open>,
    news: watch::Receiver<u64>,
    viewer: Viewer,
    lang: Lang,
    clock: WallClock,
    known: String,
    first: bool,
}

/// The stream of a game for a viewer; `known` is the id the browser saw last.
pub(super) fn of_game(
    open: Arc<Open>,
    viewer: Viewer,
    lang: Lang,
    clock: WallClock,
    known: String,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let news = open.journal().news();
    let watching = Watching { open, news, viewer, lang, clock, known, first: true };
    let events = stream::unfold(watching, |mut watching| async move {
        loop {
            if !std::mem::take(&mut watching.first) && watching.news.changed().await.is_err() {
                return None;
            }
            watching.news.mark_unchanged();
            let (mark, state) = watching.open.message(watching.viewer, watching.lang);
            if mark == watching.known {
                continue;
            }
            watching.known.clone_from(&mark);
            let now = watching.clock.now_ms();
            let event = Event::default()
                .event("state")
                .id(mark)
                .data(format!("{{\"now\":{now},\"state\":{state}}}"));
            return Some((Ok(event), watching));
        }
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(EVERY))
}

/// A stream that only says that something changed, at most twice a second; pages then fetch what they show.
pub(super) fn of_news(
    news: watch::Receiver<u64>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let events = stream::unfold((news, true), |(mut news, first)| async move {
        if !first {
            news.changed().await.ok()?;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        news.mark_unchanged();
        Some((Ok(Event::default().event("changed").data("1")), (news, false)))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(EVERY))
}
