//! Older and newer forms of the database.

use store::{Appended, Store, StoreError};

use crate::fixture::{Fixture, Kind, everything, fill, keyed, stream};

/// What turns the newest form back into the first.
const BACK_TO_FIRST: &str = "DROP TABLE heads; DROP TABLE signs; DROP TABLE notes; DELETE FROM migrations WHERE number > 1;";

pub(crate) async fn the_first_form_becomes_the_newest_with_its_entries(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let (before, digest) = (everything(&store).await, store.verify().await.unwrap().digest);
    store.close().await;
    fixture.sql(BACK_TO_FIRST).await;

    let store = fixture.open().await;
    assert_eq!(everything(&store).await, before);
    let report = store.verify().await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!(report.digest, digest);
    let next = store.append(&stream("game/a"), 5, 0, vec![keyed("next")]).await.unwrap();
    assert_eq!(next, Appended::New { last: 6 });
}

pub(crate) async fn a_database_of_a_newer_program_is_refused(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    store.close().await;
    fixture.sql("INSERT INTO migrations (number, name) VALUES (4, 'future');").await;
    let refused = Store::open(&fixture.url).await.unwrap_err();
    assert!(matches!(refused, StoreError::TooNew { found: 4, known: 3, .. }), "{refused:?}");
    assert!(refused.to_string().contains("use the newer program"), "{refused}");
    fixture.sql("DELETE FROM migrations WHERE number = 4;").await;
    assert_eq!(fixture.open().await.verify().await.unwrap().entries, 20);
}

pub(crate) async fn of_those_who_open_an_empty_database_together_one_writes_a_file_and_all_a_server(
    fixture: Fixture,
) {
    let openers: Vec<_> = (0..4)
        .map(|_| {
            let url = fixture.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    let mut opened = Vec::new();
    for opener in openers {
        match opener.await.unwrap() {
            Ok(store) => {
                assert!(store.verify().await.unwrap().is_sound());
                opened.push(store);
            }
            Err(error) => {
                let own = format!("process {}", std::process::id());
                assert!(matches!(error, StoreError::Held { .. }), "{error}");
                assert!(error.to_string().contains(&own), "{error}");
            }
        }
    }
    assert_eq!(opened.len(), if fixture.kind == Kind::Sqlite { 1 } else { 4 });
}

#[tokio::test]
async fn a_file_of_another_program_is_left_alone() {
    let fixture = Fixture::sqlite();
    assert_eq!(fixture.kind, Kind::Sqlite);
    fixture.sql("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1);").await;
    let refused = Store::open(&fixture.url).await;
    assert!(matches!(refused, Err(StoreError::Foreign { .. })), "{refused:?}");
    fixture.sql("DROP TABLE theirs;").await;
    Store::open(&fixture.url).await.expect("now it is empty");

    let text = fixture.folder.path().join("text");
    std::fs::write(
        &text,
        "no database at all, but longer than a page's header of 100 bytes. ".repeat(9),
    )
    .unwrap();
    let refused = Store::open(text.to_str().unwrap()).await;
    assert!(matches!(refused, Err(StoreError::Database { .. })), "{refused:?}");
}

#[tokio::test]
async fn an_unreachable_server_is_told_without_its_password() {
    let refused = Store::open("postgres://me:secret@127.0.0.1:1/nothing").await.unwrap_err();
    let said = refused.to_string();
    assert!(said.contains("postgres://me:***@127.0.0.1:1/nothing"), "{said}");
    assert!(!format!("{said} {refused:?}").contains("secret"), "{refused:?}");
}
