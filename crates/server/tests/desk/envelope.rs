//! A sealed move in the store: unreadable without its key, readable for ever once it was opened, and lost like paper when the key is.

use std::path::Path;

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::EnvelopeKey;
use server::fault::Fault;
use server::games::{Actor, Viewer, state_json, verify};
use server::i18n::Lang;
use store::{NewEntry, Store, StreamId};
use tempfile::TempDir;

use crate::common::{START_MS, TestDesk, arbiter, desk, line, open_in};

const WHITE: Actor = Actor::Player(::arbiter::Side::First);

/// A desk with a game in which White has sealed Nh3.
async fn sealed() -> (TestDesk, String) {
    let desk = desk().await;
    let game = desk.game("fide-1993", "40/7200:3600").await;
    desk.play(&game.id, "e4 e5").await;
    desk.desk.games().adjourn(&game.id, "chief").await.expect("it is taken");
    act(&desk, &game.id, &WHITE, &[("do", "seal"), ("move", "Nh3")]).await.expect("it is taken");
    (desk, game.id)
}

async fn act(
    desk: &TestDesk,
    id: &str,
    actor: &Actor,
    fields: &[(&str, &str)],
) -> Result<(), Fault> {
    desk.desk.games().command(id, actor, None, &[line(fields)]).await.map(|_| ())
}

async fn open_it(desk: &TestDesk, id: &str) -> Result<(), Fault> {
    act(desk, id, &arbiter(), &[("do", "start_session")]).await.expect("it is taken");
    act(desk, id, &arbiter(), &[("do", "open_envelope")]).await
}

async fn moves(desk: &TestDesk, id: &str) -> Value {
    let open = desk.desk.games().find(id).await.expect("the game is there");
    let state = open.journal().look(|table| state_json(table, "", Viewer::Spectator, Lang::En));
    state["moves"].clone()
}

/// Ends the desk and opens it again on what lies in the folder.
async fn restarted(desk: TestDesk) -> TestDesk {
    let folder = ended(desk).await;
    open_in(folder, START_MS + 60_000).await
}

async fn ended(desk: TestDesk) -> TempDir {
    let TestDesk { desk, folder, app } = desk;
    drop(app);
    desk.store().clone().close().await;
    folder
}

/// Whether the text stands anywhere in the files of the database.
fn is_in_the_files(folder: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).expect("a folder");
    files
        .map(|file| std::fs::read(file.expect("a file").path()).expect("its bytes"))
        .any(|bytes| bytes.windows(text.len()).any(|window| window == text.as_bytes()))
}

#[tokio::test]
async fn the_move_is_nowhere_in_the_bytes_of_the_database_until_the_envelope_is_opened() {
    let (desk, id) = sealed().await;
    assert!(!is_in_the_files(desk.folder.path(), "Nh3"));
    let stream = StreamId::new("game", &id).unwrap();
    let entries = desk.desk.store().read(&stream, 0).await.unwrap();
    let seal = &entries.last().unwrap().body["lines"][0]["line"];
    assert_eq!(seal["do"], "seal");
    assert!(seal["move"].is_null() && seal["sealed"].is_string(), "{seal}");
    open_it(&desk, &id).await.unwrap();
    assert!(is_in_the_files(desk.folder.path(), "Nh3"), "once opened it is no secret");
}

#[tokio::test]
async fn a_restart_with_the_key_opens_the_envelope() {
    let (desk, id) = sealed().await;
    let desk = restarted(desk).await;
    let key = EnvelopeKey::read(&desk.folder.path().join("desk.db.key")).unwrap().unwrap();
    assert!(verify(desk.desk.store(), Some(&key)).await.unwrap().is_empty());
    open_it(&desk, &id).await.unwrap();
    assert_eq!(moves(&desk, &id).await, json!(["e4", "e5", "Nh3"]));
    assert!(verify(desk.desk.store(), Some(&key)).await.unwrap().is_empty());
}

#[tokio::test]
async fn without_the_key_the_envelope_is_lost_and_the_sealers_word_stands_for_it() {
    let (desk, id) = sealed().await;
    let folder = ended(desk).await;
    std::fs::remove_file(folder.path().join("desk.db.key")).unwrap();
    let desk = open_in(folder, START_MS + 60_000).await;
    let other = EnvelopeKey::random();
    let faults = verify(desk.desk.store(), Some(&other)).await.unwrap();
    assert!(faults.len() == 1 && faults[0].contains(&id), "{faults:?}");
    assert!(verify(desk.desk.store(), None).await.unwrap().is_empty());
    // It is sealed all the same, and says why it does not open.
    assert!(
        matches!(open_it(&desk, &id).await, Err(Fault::Refused(why)) if why.en.contains("--key"))
    );
    assert_eq!(moves(&desk, &id).await, json!(["e4", "e5"]));
    let lost = [("do", "lose_envelope"), ("move", "Nh3")];
    act(&desk, &id, &arbiter(), &lost).await.unwrap();
    assert_eq!(moves(&desk, &id).await, json!(["e4", "e5", "Nh3"]));
}

#[tokio::test]
async fn what_was_opened_needs_no_key_any_more() {
    let (desk, id) = sealed().await;
    let chief = desk.chief().await;
    open_it(&desk, &id).await.unwrap();
    let path = format!("/games/{id}/ledger.jsonl");
    let (_, before) = desk.get(&path, &chief).await;
    assert!(before.contains("Nh3"));
    let folder = ended(desk).await;
    std::fs::remove_file(folder.path().join("desk.db.key")).unwrap();
    let desk = open_in(folder, START_MS + 60_000).await;
    assert_eq!(moves(&desk, &id).await, json!(["e4", "e5", "Nh3"]));
    let (status, after) = desk.get(&path, &chief).await;
    assert_eq!((status, after), (StatusCode::OK, before));
    let other = EnvelopeKey::random();
    assert!(verify(desk.desk.store(), Some(&other)).await.unwrap().is_empty());
    // The game goes on from there.
    act(
        &desk,
        &id,
        &Actor::Player(::arbiter::Side::Second),
        &[("do", "move"), ("move", "Nc6"), ("press", "true")],
    )
    .await
    .unwrap();
}

#[tokio::test]
async fn a_move_sealed_before_there_were_keys_is_still_read() {
    let (desk, id) = sealed().await;
    let old = StreamId::new("game", "old").unwrap();
    let real = StreamId::new("game", &id).unwrap();
    for (after, entry) in (0..).zip(desk.desk.store().read(&real, 0).await.unwrap()) {
        let mut body = entry.body;
        if body["lines"][0]["line"]["do"] == "seal" {
            let line = body["lines"][0]["line"].as_object_mut().unwrap();
            line.remove("sealed");
            line.insert("move".to_owned(), Value::from("Nh3"));
        }
        let new = NewEntry { kind: entry.kind, body, key: None };
        desk.desk.store().append(&old, after, entry.at, vec![new]).await.unwrap();
    }
    open_it(&desk, "old").await.unwrap();
    assert_eq!(moves(&desk, "old").await, json!(["e4", "e5", "Nh3"]));
    assert!(verify(desk.desk.store(), None).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_copy_opens_the_envelope_with_the_key_and_tells_nothing_without() {
    let (desk, id) = sealed().await;
    for kind in ["backup", "dump"] {
        let copy = TempDir::new().unwrap();
        let file = copy.path().join("desk.db");
        if kind == "backup" {
            desk.desk.store().backup(&file).await.unwrap();
        } else {
            let dump = copy.path().join("dump");
            desk.desk.store().dump(&dump).await.unwrap();
            let store = Store::open(&file.display().to_string()).await.unwrap();
            store.restore(&dump).await.unwrap();
            store.close().await;
        }
        assert!(!is_in_the_files(copy.path(), "Nh3"), "{kind}");
        let key = desk.folder.path().join("desk.db.key");
        std::fs::copy(key, copy.path().join("desk.db.key")).unwrap();
        let again = open_in(copy, START_MS + 60_000).await;
        open_it(&again, &id).await.unwrap();
        assert_eq!(moves(&again, &id).await, json!(["e4", "e5", "Nh3"]), "{kind}");
    }
}
