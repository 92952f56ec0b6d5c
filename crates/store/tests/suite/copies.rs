//! Backup, dump and restore.

use std::path::Path;

use store::{Store, StoreError};

use crate::fixture::{Fixture, Kind, everything, fill, keyed, stream};

pub(crate) async fn a_dump_restores_to_the_same_store(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let file = fixture.folder.path().join("dump.jsonl");
    store.dump(&file).await.unwrap();

    let again = fixture.another();
    let restored = again.open().await;
    restored.restore(&file).await.unwrap();
    assert_eq!(everything(&restored).await, everything(&store).await);
    let report = restored.verify().await.unwrap();
    assert_eq!(report, store.verify().await.unwrap());
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.streams, report.entries), (4, 20));

    // It goes on where the other stood: keys are known, numbers run on.
    let game = stream("game/a");
    let known = restored.append(&game, 5, 0, vec![keyed("game/a 3")]).await.unwrap();
    assert_eq!(known, store::Appended::Already { seq: 4 });
    let new = restored.append(&game, 5, 0, vec![keyed("more")]).await.unwrap();
    assert_eq!(new, store::Appended::New { last: 6 });
    assert_ne!(restored.verify().await.unwrap().digest, report.digest);
}

pub(crate) async fn a_dump_goes_from_either_database_to_the_other(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let file = fixture.folder.path().join("dump.jsonl");
    store.dump(&file).await.unwrap();
    let other = match fixture.kind {
        Kind::Sqlite => Fixture::postgres(),
        Kind::Postgres => Some(Fixture::sqlite()),
    };
    let Some(other) = other else { return };
    let moved = other.open().await;
    moved.restore(&file).await.unwrap();
    assert_eq!(moved.verify().await.unwrap(), store.verify().await.unwrap());
    // And what it dumps is the same, byte for byte.
    let back = fixture.folder.path().join("back.jsonl");
    moved.dump(&back).await.unwrap();
    assert_eq!(std::fs::read(&back).unwrap(), std::fs::read(&file).unwrap());
}

pub(crate) async fn a_backup_holds_everything_while_the_store_works(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let busy = {
        let (store, game) = (store.clone(), stream("game/busy"));
        tokio::spawn(async move {
            for after in 0..100 {
                store.append(&game, after, 0, vec![keyed(&after.to_string())]).await.unwrap();
            }
        })
    };
    let file = fixture.folder.path().join("备份 '1'.backup");
    store.backup(&file).await.unwrap();
    busy.await.unwrap();

    let copy = open_backup(&fixture, &file).await;
    let report = copy.verify().await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert!((20..=120).contains(&report.entries), "{report:?}");
    let names = ["event/open", "game/a", "game/b", "people"].map(stream);
    for name in names {
        assert_eq!(copy.read(&name, 0).await.unwrap(), store.read(&name, 0).await.unwrap());
    }
    assert!(!file.with_extension("backup.part").exists());
}

/// With SQLite a backup is a database, with PostgreSQL a dump.
async fn open_backup(fixture: &Fixture, file: &Path) -> Store {
    match fixture.kind {
        Kind::Sqlite => Store::open(file.to_str().unwrap()).await.unwrap(),
        Kind::Postgres => {
            let store = fixture.another().open().await;
            store.restore(file).await.unwrap();
            store
        }
    }
}

pub(crate) async fn a_store_with_entries_is_not_restored_into(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let file = fixture.folder.path().join("dump.jsonl");
    store.dump(&file).await.unwrap();
    let before = store.verify().await.unwrap();
    let refused = store.restore(&file).await;
    assert!(matches!(refused, Err(StoreError::NotEmpty { .. })), "{refused:?}");
    assert_eq!(store.verify().await.unwrap(), before);
}

pub(crate) async fn a_dump_cut_short_or_changed_is_refused_and_leaves_nothing(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let file = fixture.folder.path().join("dump.jsonl");
    store.dump(&file).await.unwrap();
    let whole = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    assert_eq!(lines.len(), 22, "a first line, 20 entries, a last line");

    let without = |gone: usize| {
        let kept =
            lines.iter().enumerate().filter(|(line, _)| *line != gone).map(|(_, line)| *line);
        kept.collect::<Vec<_>>().join("\n")
    };
    let another = fixture.another();
    let empty = another.open().await;
    for (text, said) in [
        (String::new(), "line 1: the file ends"),
        ("{\"form\":\"other\"}\n".to_owned(), "line 1: expected a dump"),
        (whole.replace("\"version\":1", "\"version\":2"), "line 1: version 2, expected 1"),
        (without(21), "line 22: the file ends"),
        (without(20), "line 21: 19 entries came before, expected 20"),
        // The last entry of a stream: the next stream begins rightly, and only the count tells.
        (without(10), "line 21: 19 entries came before, expected 20"),
        (without(8), "line 9: entry 4, expected entry 3"),
        (whole.replacen("game/a 2", "game/a 7", 1), "line 9: the hash does not follow"),
        (whole.replacen("\"at\":1000", "\"at\":1001", 1), "line 2: the hash does not follow"),
        (
            whole.replacen("\"kind\":\"command\"", "\"kind\":7", 1),
            "line 2: expected a text as \"kind\"",
        ),
        (whole.replacen("game/b", "game b", 1), "line 12: stream name"),
        (whole.replacen("\"hash\":\"", "\"hash\":\"x", 1), "line 2: expected 64 hexadecimal"),
        (format!("{whole}more"), "line 23: more after the last line"),
        (whole.chars().take(900).collect(), "not JSON"),
        (format!("{}\n{}\n{}", lines[0], lines[6], lines[1]), "line 3: stream event/open after"),
    ] {
        std::fs::write(&file, text).unwrap();
        let refused = empty.restore(&file).await.unwrap_err().to_string();
        assert!(refused.contains(said), "{refused}, expected {said}");
        assert_eq!(empty.verify().await.unwrap().entries, 0, "{said}");
    }
    std::fs::write(&file, whole).unwrap();
    empty.restore(&file).await.unwrap();
    assert_eq!(empty.verify().await.unwrap(), store.verify().await.unwrap());
}

pub(crate) async fn a_file_that_exists_is_not_written_over(fixture: Fixture) {
    let store = fixture.open().await;
    fill(&store).await;
    let file = fixture.folder.path().join("dear.txt");
    std::fs::write(&file, "dear").unwrap();
    for refused in [store.backup(&file).await, store.dump(&file).await] {
        assert!(matches!(refused, Err(StoreError::File { .. })), "{refused:?}");
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "dear");
    let nowhere = fixture.folder.path().join("no such folder/backup");
    assert!(store.backup(&nowhere).await.is_err());
    // What an earlier backup left half written is in nobody's way.
    let next = fixture.folder.path().join("next");
    std::fs::write(fixture.folder.path().join("next.part"), "half").unwrap();
    store.backup(&next).await.unwrap();
    assert!(open_backup(&fixture, &next).await.verify().await.unwrap().is_sound());
}
