//! Who hears that a stream grew.

use std::collections::BTreeMap;
use std::time::Duration;

use store::{Store, StoreError, Wake};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::time::timeout;

use crate::fixture::{Fixture, fill, keyed, stream};

/// Long enough that only a wake that never comes takes it.
const PATIENCE: Duration = Duration::from_secs(20);

async fn next(wakes: &mut Receiver<Wake>) -> Wake {
    timeout(PATIENCE, wakes.recv()).await.expect("a wake comes").expect("none was lost")
}

/// Waits until every stream named was told to end where it should.
async fn until(wakes: &mut Receiver<Wake>, expected: &BTreeMap<String, u64>) {
    let mut told = BTreeMap::new();
    while told != *expected {
        let wake = next(wakes).await;
        let before = told.insert(wake.stream.to_string(), wake.last);
        assert!(before < Some(wake.last), "{wake:?} after {before:?}");
    }
}

fn filled() -> BTreeMap<String, u64> {
    ["event/open", "game/a", "game/b", "people"].map(|name| (name.to_owned(), 5)).into()
}

pub(crate) async fn listeners_hear_of_every_stream_that_grew(fixture: Fixture) {
    let store = fixture.open().await;
    let (mut one, mut clones) = (store.wakes(), store.clone().wakes());
    fill(&store).await;
    until(&mut one, &filled()).await;
    until(&mut clones, &filled()).await;
    assert_eq!(one.try_recv(), Err(TryRecvError::Empty));
}

pub(crate) async fn a_refused_append_wakes_nobody(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    let mut wakes = store.wakes();
    store.append(&game, 0, 0, vec![keyed("k")]).await.unwrap();
    assert_eq!(next(&mut wakes).await, Wake { stream: game.clone(), last: 1 });
    store.append(&game, 0, 0, vec![keyed("k")]).await.unwrap();
    let conflict = store.append(&game, 0, 0, vec![keyed("other")]).await;
    assert!(matches!(conflict, Err(StoreError::Conflict { .. })), "{conflict:?}");
    assert_eq!(wakes.try_recv(), Err(TryRecvError::Empty));
}

async fn two_instances() -> Option<(Fixture, Store, Store)> {
    let fixture = Fixture::postgres()?;
    let (one, other) = (fixture.open().await, fixture.open().await);
    Some((fixture, one, other))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_instance_appends_wakes_the_listeners_of_the_other() {
    let Some((_fixture, one, other)) = two_instances().await else { return };
    let (mut here, mut there) = (one.wakes(), other.wakes());
    fill(&one).await;
    until(&mut there, &filled()).await;
    until(&mut here, &filled()).await;
    other.append(&stream("game/a"), 5, 0, vec![keyed("back")]).await.unwrap();
    assert_eq!(next(&mut here).await, Wake { stream: stream("game/a"), last: 6 });
    assert_eq!(next(&mut there).await, Wake { stream: stream("game/a"), last: 6 });
}

/// Notifications do not reach an instance whose connections the server cut; what was appended
/// meanwhile does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_appended_while_connections_were_cut_is_heard_of() {
    let Some((fixture, one, other)) = two_instances().await else { return };
    let mut there = other.wakes();
    for after in 0..5 {
        fixture
            .sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND application_name = 'caipan'",
            )
            .await;
        // The first attempts may meet a connection that was cut.
        let game = stream("game/a");
        while let Err(error) = one.append(&game, after, 0, vec![keyed(&after.to_string())]).await {
            assert!(matches!(error, StoreError::Database { .. }), "{error}");
        }
        assert_eq!(next(&mut there).await, Wake { stream: game, last: after + 1 });
    }
}

/// A transaction that began earlier may become visible later, after younger ones were seen.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_append_that_becomes_visible_late_is_heard_of() {
    use sqlx::{Connection as _, PgConnection};

    let Some((fixture, one, other)) = two_instances().await else { return };
    let mut there = other.wakes();
    let (late, early) = (stream("game/late"), stream("game/early"));
    one.append(&late, 0, 0, vec![keyed("1")]).await.unwrap();
    assert_eq!(next(&mut there).await, Wake { stream: late.clone(), last: 1 });

    // As an append of a third instance would stand between its writing and its becoming visible.
    let mut third = PgConnection::connect(&fixture.url).await.unwrap();
    let mut slow = third.begin().await.unwrap();
    sqlx::raw_sql(
        "UPDATE caipan.heads SET last = 2, changed = pg_current_xact_id() \
         WHERE stream = 'game/late'",
    )
    .execute(&mut *slow)
    .await
    .unwrap();
    for after in 0..3 {
        one.append(&early, after, 0, vec![keyed(&after.to_string())]).await.unwrap();
        assert_eq!(next(&mut there).await, Wake { stream: early.clone(), last: after + 1 });
    }
    slow.commit().await.unwrap();
    one.append(&early, 3, 0, vec![keyed("4")]).await.unwrap();
    let mut told = [next(&mut there).await, next(&mut there).await];
    told.sort_by(|one, other| one.stream.cmp(&other.stream));
    assert_eq!(told, [Wake { stream: early, last: 4 }, Wake { stream: late, last: 2 }]);
}
