//! What `verify` finds.

use store::{Fault, Store};

use crate::fixture::{Fixture, Kind, fill, stream};

pub(crate) async fn an_untouched_store_is_sound(fixture: Fixture) {
    let store = fixture.open().await;
    let empty = store.verify().await.unwrap();
    assert!(empty.is_sound());
    assert_eq!((empty.streams, empty.entries), (0, 0));
    fill(&store).await;
    let report = store.verify().await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.streams, report.entries), (4, 20));
    assert_ne!(report.digest, empty.digest);
    assert_eq!(report.digest.len(), 64);
}

/// What `verify` says after `statements` were run behind the store's back.
async fn after(fixture: &Fixture, store: &Store, statements: &str) -> Vec<String> {
    fixture.sql(statements).await;
    let report = store.verify().await.unwrap();
    report.faults.iter().map(Fault::to_string).collect()
}

pub(crate) async fn every_kind_of_tampering_is_found(fixture: Fixture) {
    for (statements, expected) in tampering(fixture.kind) {
        let fixture = fixture.another();
        let store = fixture.open().await;
        fill(&store).await;
        assert_eq!(after(&fixture, &store, &statements).await, expected, "{statements}");
    }
}

/// Statements, and what is then to be found.
fn tampering(kind: Kind) -> Vec<(String, Vec<&'static str>)> {
    let at = "WHERE stream = 'game/a' AND seq = 3";
    let changed = "stream game/a, entry 3: changed, or the one before it was";
    let zeros = match kind {
        Kind::Sqlite => "zeroblob(32)",
        Kind::Postgres => "decode(repeat('00', 32), 'hex')",
    };
    let mut all = vec![
        (format!("UPDATE entries SET body = '{{\"key\":\"x\"}}' {at}"), vec![changed]),
        (format!("UPDATE entries SET body = body || ' ' {at}"), vec![changed]),
        (format!("UPDATE entries SET at = at + 1 {at}"), vec![changed]),
        (format!("UPDATE entries SET kind = 'other' {at}"), vec![changed]),
        (format!("UPDATE entries SET key = NULL {at}"), vec![changed]),
        (
            format!("UPDATE entries SET hash = {zeros} {at}"),
            vec![changed, "stream game/a, entry 4: changed, or the one before it was"],
        ),
        (
            format!("DELETE FROM entries {at}"),
            vec![
                "stream game/a: entry 4, expected entry 3",
                "stream game/a, entry 4: changed, or the one before it was",
            ],
        ),
        (
            "DELETE FROM entries WHERE stream = 'game/a' AND seq = 5".to_owned(),
            vec!["stream game/a ends at entry 4, expected 5"],
        ),
        (
            "DELETE FROM entries WHERE stream = 'game/a'".to_owned(),
            vec!["stream game/a ends at entry 0, expected 5"],
        ),
        (
            "DELETE FROM heads WHERE stream = 'game/a'".to_owned(),
            vec!["stream game/a ends at entry 5, expected 0"],
        ),
        (
            format!("UPDATE heads SET hash = {zeros} WHERE stream = 'game/a'"),
            vec!["stream game/a: its last entry 5 is not the one noted as last"],
        ),
    ];
    all.extend(moving(kind));
    all
}

/// Entries moved to other places, whole.
fn moving(kind: Kind) -> Vec<(String, Vec<&'static str>)> {
    let changed = "stream game/a, entry 3: changed, or the one before it was";
    let now = match kind {
        Kind::Sqlite => "",
        Kind::Postgres => ", pg_current_xact_id()",
    };
    vec![
        (
            // Two entries change places, numbers and all.
            "UPDATE entries SET seq = 99 WHERE stream = 'game/a' AND seq = 2; \
             UPDATE entries SET seq = 2 WHERE stream = 'game/a' AND seq = 3; \
             UPDATE entries SET seq = 3 WHERE stream = 'game/a' AND seq = 99"
                .to_owned(),
            vec![
                "stream game/a, entry 2: changed, or the one before it was",
                changed,
                "stream game/a, entry 4: changed, or the one before it was",
            ],
        ),
        (
            "UPDATE entries SET stream = 'game/c' WHERE stream = 'game/b' AND seq = 1; \
             DELETE FROM entries WHERE stream = 'game/b'; \
             DELETE FROM heads WHERE stream = 'game/b'; \
             INSERT INTO heads SELECT 'game/c', 1, hash"
                .to_owned()
                + now
                + " FROM entries WHERE stream = 'game/c'",
            vec!["stream game/c, entry 1: changed, or the one before it was"],
        ),
        (
            "DROP INDEX entries_key; \
             UPDATE entries SET key = 'game/a 0' WHERE stream = 'game/a' AND seq = 3"
                .to_owned(),
            vec!["stream game/a, entry 3: key \"game/a 0\" again, expected once", changed],
        ),
    ]
}

pub(crate) async fn an_unreadable_body_hides_no_other_stream(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let broken = "UPDATE entries SET body = '{\"key\":' WHERE stream = 'game/a' AND seq = 2";
    let faults = after(&fixture, &store, broken).await;
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert!(
        faults.iter().any(|fault| fault.contains("entry 2: the body is not JSON")),
        "{faults:?}"
    );
    let refused = store.read(&stream("game/a"), 0).await.unwrap_err().to_string();
    assert!(refused.starts_with("stream game/a, entry 2: the body is not JSON"), "{refused}");
    assert_eq!(store.read(&stream("game/a"), 2).await.unwrap().len(), 3);
    assert_eq!(store.read(&stream("game/b"), 0).await.unwrap().len(), 5);
}
