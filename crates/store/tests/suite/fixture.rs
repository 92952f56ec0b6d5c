//! A fresh place for a store, and what tests do to one.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use store::{Entry, NewEntry, Store, StoreError, StreamId};
use tempfile::TempDir;
use tokio::time::sleep;

/// An empty place for one store, gone after the test.
pub(crate) struct Fixture {
    pub(crate) url: String,
    pub(crate) kind: Kind,
    pub(crate) folder: TempDir,
}

/// Which database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Fixture {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        // A name with all that a URL would read otherwise.
        let file = folder.path().join("裁判 #1 %20.db");
        Self { url: format!("sqlite:{}", file.display()), kind: Kind::Sqlite, folder }
    }

    pub(crate) fn postgres() -> Option<Self> {
        let database = testkit::fresh_database()?;
        let folder = tempfile::tempdir().expect("a temporary folder");
        Some(Self { url: database.url, kind: Kind::Postgres, folder })
    }

    /// Another empty place of the same kind.
    pub(crate) fn another(&self) -> Self {
        match self.kind {
            Kind::Sqlite => Self::sqlite(),
            Kind::Postgres => Self::postgres().expect("there was one before"),
        }
    }

    /// Opens the store; one that was just dropped may still be closing.
    pub(crate) async fn open(&self) -> Store {
        for _ in 0..500 {
            match Store::open(&self.url).await {
                Err(StoreError::Held { .. }) => sleep(Duration::from_millis(10)).await,
                opened => return opened.expect("the store opens"),
            }
        }
        panic!("the store is still held")
    }

    /// Two who write at the same time: two instances on a server, clones of one on a file.
    pub(crate) async fn two(&self) -> (Store, Store) {
        let one = self.open().await;
        let other = match self.kind {
            Kind::Sqlite => one.clone(),
            Kind::Postgres => self.open().await,
        };
        (one, other)
    }

    /// Runs statements behind the store's back. `entries`, `heads` and `migrations` are found under
    /// these names in both databases.
    pub(crate) async fn sql(&self, statements: &str) {
        let statements = AssertSqlSafe(statements.to_owned());
        match self.kind {
            Kind::Sqlite => {
                let file = self.url.strip_prefix("sqlite:").expect("so it was made");
                let options = sqlx::sqlite::SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true);
                let mut connection =
                    SqliteConnection::connect_with(&options).await.expect("it opens");
                sqlx::raw_sql(statements).execute(&mut connection).await.expect("it is right");
                connection.close().await.expect("it closes");
            }
            Kind::Postgres => {
                let mut connection = PgConnection::connect(&self.url).await.expect("it opens");
                sqlx::raw_sql("SET search_path TO caipan, public")
                    .execute(&mut connection)
                    .await
                    .expect("a path may name what is not there");
                sqlx::raw_sql(statements).execute(&mut connection).await.expect("it is right");
                connection.close().await.expect("it closes");
            }
        }
    }
}

pub(crate) fn stream(name: &str) -> StreamId {
    name.parse().expect("a good name")
}

/// An entry without a key.
pub(crate) fn plain(kind: &str, body: Value) -> NewEntry {
    NewEntry { kind: kind.to_owned(), body, key: None }
}

/// An entry with a key.
pub(crate) fn keyed(key: &str) -> NewEntry {
    NewEntry { kind: "command".to_owned(), body: json!({ "key": key }), key: Some(key.to_owned()) }
}

/// Some streams with some entries.
pub(crate) async fn fill(store: &Store) {
    for name in ["event/open", "game/a", "game/b", "people"] {
        let stream = stream(name);
        for after in 0..5 {
            let entries = vec![keyed(&format!("{name} {after}"))];
            store.append(&stream, after, 1000, entries).await.expect("it is appended");
        }
    }
}

/// The entries of all streams, by name and number.
pub(crate) async fn everything(store: &Store) -> Vec<Entry> {
    let mut all = Vec::new();
    for kind in ["event", "game", "people"] {
        for (stream, _) in store.streams(kind).await.expect("they are listed") {
            all.extend(store.read(&stream, 0).await.expect("it is read"));
        }
    }
    all
}
