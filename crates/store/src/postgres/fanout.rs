//! Telling the other instances, and hearing from them.
//!
//! A NOTIFY inside an append would make all commits queue behind one another. So the row in `heads`,
//! written with the append, is the message; a NOTIFY sent after it, one for all appends of some
//! milliseconds, only says that it is worth looking. Notifications get lost with a connection and with
//! an instance that dies before sending: every few seconds an instance looks anyway.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::entry::count;
use crate::error::StoreError;
use crate::wake::Wakes;

/// The name notifications go by.
const CHANNEL: &str = "caipan";

/// The shortest time between two notifications of an instance.
const COALESCE: Duration = Duration::from_millis(20);

/// How often an instance looks though nobody told it to.
const POLL: Duration = Duration::from_secs(3);

/// How long to wait after a failure, at first and at most.
const RETRY: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));

/// The tasks at work; they end with this.
#[derive(Debug)]
pub(crate) struct Fanout {
    instance: String,
    appended: Arc<Notify>,
    tasks: Vec<JoinHandle<()>>,
}

impl Fanout {
    pub(crate) async fn start(
        options: PgConnectOptions,
        pool: PgPool,
        place: String,
        wakes: Arc<Wakes>,
    ) -> Result<Self, StoreError> {
        let failed = StoreError::database("connect", &place);
        let (instance, horizon): (String, String) = sqlx::query_as(
            "SELECT gen_random_uuid()::text, pg_snapshot_xmin(pg_current_snapshot())::text",
        )
        .fetch_one(&pool)
        .await
        .map_err(failed)?;
        let (appended, heard) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let tasks = vec![
            tokio::spawn(tell(pool.clone(), place.clone(), instance.clone(), appended.clone())),
            tokio::spawn(listen(options, place.clone(), instance.clone(), heard.clone())),
            tokio::spawn(look(pool, place, horizon, heard, wakes)),
        ];
        Ok(Self { instance, appended, tasks })
    }

    /// Something was appended here.
    pub(crate) fn appended(&self) {
        self.appended.notify_one();
    }

    /// Tells of what was appended last and ends the tasks.
    pub(crate) async fn close(&self, pool: &PgPool) {
        for task in &self.tasks {
            task.abort();
        }
        // Where this fails the others look by themselves before long.
        let _ = notify(pool, &self.instance).await;
    }
}

impl Drop for Fanout {
    fn drop(&mut self) {
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// Sends at most one notification every [`COALESCE`].
async fn tell(pool: PgPool, place: String, instance: String, appended: Arc<Notify>) {
    loop {
        appended.notified().await;
        if let Err(error) = notify(&pool, &instance).await {
            tracing::warn!(place, %error, "could not notify other instances");
        }
        sleep(COALESCE).await;
    }
}

async fn notify(pool: &PgPool, instance: &str) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(instance).execute(pool).await?;
    Ok(())
}

/// Hears notifications of other instances, on a connection of its own.
async fn listen(options: PgConnectOptions, place: String, instance: String, heard: Arc<Notify>) {
    let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options);
    let mut wait = RETRY.0;
    loop {
        match PgListener::connect_with(&pool).await {
            Ok(mut listener) => {
                listener.eager_reconnect(false);
                if listener.listen(CHANNEL).await.is_ok() {
                    wait = RETRY.0;
                    // What was sent while nobody listened is looked for now.
                    heard.notify_one();
                    while let Ok(Some(notification)) = listener.try_recv().await {
                        if notification.payload() != instance {
                            heard.notify_one();
                        }
                    }
                }
                tracing::warn!(place, "the connection that hears other instances was lost");
            }
            Err(error) => tracing::warn!(place, %error, "could not listen to other instances"),
        }
        sleep(wait).await;
        wait = RETRY.1.min(wait * 2);
    }
}

/// Looks for streams that grew, when told to and every [`POLL`].
///
/// Transactions do not become visible in the order of their numbers. `horizon` is the oldest one that
/// was still running at the last look: all before it were seen, so that looking from it on misses none.
async fn look(
    pool: PgPool,
    place: String,
    mut horizon: String,
    heard: Arc<Notify>,
    wakes: Arc<Wakes>,
) {
    loop {
        tokio::select! {
            () = heard.notified() => {}
            () = sleep(POLL) => {}
        }
        let grown: Result<Vec<(String, i64, String)>, _> = sqlx::query_as(
            "SELECT stream, last, pg_snapshot_xmin(pg_current_snapshot())::text \
             FROM caipan.heads WHERE changed >= $1::text::xid8 ORDER BY stream",
        )
        .bind(&horizon)
        .fetch_all(&pool)
        .await;
        match grown {
            Ok(grown) => {
                for (stream, last, oldest) in grown {
                    wakes.announce(&stream, count(last));
                    horizon = oldest;
                }
            }
            Err(error) => {
                tracing::warn!(place, %error, "could not look for what other instances appended");
                sleep(RETRY.0).await;
                heard.notify_one();
            }
        }
    }
}
