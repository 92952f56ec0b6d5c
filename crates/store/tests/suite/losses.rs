//! A disk that is full, a file that is taken away, two who want to write it, and who may read it.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::Duration;

use store::{Appended, Store, StoreError};

use crate::fixture::{Fixture, fill, keyed, stream};

#[tokio::test]
async fn one_write_that_finds_the_disk_full_does_not_stop_the_next() {
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    let game = stream("game/a");
    store.append(&game, 0, 0, vec![keyed("0")]).await.unwrap();
    // A full disk ends the transaction from within, and so does this.
    fixture
        .sql(
            "CREATE TRIGGER full BEFORE INSERT ON entries WHEN new.key LIKE 'full%' \
             BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END;",
        )
        .await;
    for after in 1..4 {
        let full = store.append(&game, after, 0, vec![keyed("full")]).await;
        assert!(matches!(full, Err(StoreError::Database { .. })), "{full:?}");
        let next = store.append(&game, after, 0, vec![keyed(&after.to_string())]).await;
        assert_eq!(next.unwrap(), Appended::New { last: after + 1 });
    }
    assert!(store.verify().await.unwrap().is_sound());
}

#[tokio::test]
async fn nothing_is_acknowledged_once_the_file_is_deleted_or_replaced() {
    for replaced in [false, true] {
        let fixture = Fixture::sqlite();
        let store = fixture.open().await;
        let game = stream("game/a");
        store.append(&game, 0, 0, vec![keyed("0")]).await.unwrap();
        let file = store.file().unwrap().to_owned();
        let early = tokio::time::timeout(Duration::from_millis(50), store.lost()).await;
        assert!(early.is_err(), "it is there");
        if replaced {
            let other = file.with_file_name("other");
            std::fs::copy(&file, &other).unwrap();
            std::fs::rename(&other, &file).unwrap();
        } else {
            std::fs::remove_file(&file).unwrap();
        }
        let next = store.append(&game, 1, 0, vec![keyed("1")]).await;
        assert!(matches!(next, Err(StoreError::Gone { .. })), "{next:?}");
        assert!(matches!(store.lost().await, StoreError::Gone { .. }));
        // A file put back under the name is another one.
        std::fs::write(&file, "back").unwrap();
        assert!(store.append(&game, 1, 0, vec![keyed("1")]).await.is_err());
    }
}

#[tokio::test]
async fn a_file_has_one_writer_and_any_number_of_readers() {
    let fixture = Fixture::sqlite();
    let missing = Store::open_to_read(&fixture.url).await;
    assert!(matches!(missing, Err(StoreError::Missing { .. })), "{missing:?}");
    assert_eq!(std::fs::read_dir(fixture.folder.path()).unwrap().count(), 0, "nothing was made");
    let store = fixture.open().await;
    fill(&store).await;
    let second = Store::open(&fixture.url).await.unwrap_err();
    assert!(matches!(second, StoreError::Held { .. }), "{second}");
    assert!(second.to_string().contains(&format!("process {}", std::process::id())), "{second}");
    let reader = Store::open_to_read(&fixture.url).await.unwrap();
    assert_eq!(reader.verify().await.unwrap().entries, 20);
    assert!(reader.append(&stream("game/a"), 5, 0, vec![keyed("x")]).await.is_err());
    reader.close().await;
    // Once the holder has closed it the next one may write.
    store.close().await;
    fixture.open().await;
}

#[tokio::test]
async fn only_the_owner_reads_the_database_and_its_copies() {
    let fixture = Fixture::sqlite();
    let file = fixture.url.strip_prefix("sqlite:").unwrap();
    // One that an earlier program left open to all.
    fixture.open().await.close().await;
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = fixture.open().await;
    fill(&store).await;
    store.backup(&fixture.folder.path().join("copy.db")).await.unwrap();
    store.dump(&fixture.folder.path().join("dump.jsonl")).await.unwrap();
    let mut names = Vec::new();
    for found in std::fs::read_dir(fixture.folder.path()).unwrap() {
        let found = found.unwrap();
        let rights = found.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(rights, 0o600, "{:?}", found.file_name());
        names.push(found.file_name().into_string().unwrap());
    }
    names.sort();
    let database = Path::new(file).file_name().unwrap().to_str().unwrap();
    let beside = |end: &str| format!("{database}{end}");
    let expected = [
        "copy.db".to_owned(),
        "dump.jsonl".to_owned(),
        beside(""),
        beside("-shm"),
        beside("-wal"),
        beside(".lock"),
    ];
    assert_eq!(names, expected, "nothing half made is left");
}

#[tokio::test]
async fn a_copy_is_read_back_before_it_gets_its_name() {
    let fixture = Fixture::sqlite();
    let store = fixture.open().await;
    fill(&store).await;
    let copy = fixture.folder.path().join("copy.db");
    let report = store.backup(&copy).await.unwrap();
    assert_eq!(report, store.verify().await.unwrap());
    // A store that does not hold together gives no copy that looks as if it did.
    fixture.sql("UPDATE entries SET body = '{}' WHERE stream = 'game/a' AND seq = 2;").await;
    let bad = fixture.folder.path().join("bad.db");
    let refused = store.backup(&bad).await.unwrap_err();
    assert!(matches!(refused, StoreError::Copy { .. }), "{refused}");
    assert!(refused.to_string().contains("game/a, entry 2"), "{refused}");
    assert!(!bad.exists());
    // Names may be as long as the system allows.
    let long = fixture.folder.path().join("x".repeat(255));
    fixture.another().open().await.backup(&long).await.unwrap();
}
