//! Appending and reading.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use store::{Appended, Entry, Invalid, NewEntry, Store, StoreError, StreamId};

use crate::fixture::{Fixture, keyed, plain, stream};

pub(crate) async fn what_was_appended_is_read_in_order(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    assert_eq!(store.read(&game, 0).await.unwrap(), []);

    let first = vec![plain("opened", json!({ "rules": "fide-2023" })), keyed("k1")];
    assert_eq!(store.append(&game, 0, 111, first).await.unwrap(), Appended::New { last: 2 });
    let next = vec![plain("moved", json!(["e2e4", 1, null, true]))];
    assert_eq!(store.append(&game, 2, -5, next).await.unwrap(), Appended::New { last: 3 });

    let entry = |seq, at, kind: &str, body, key: Option<&str>| Entry {
        stream: game.clone(),
        seq,
        at,
        kind: kind.to_owned(),
        body,
        key: key.map(str::to_owned),
    };
    let all = [
        entry(1, 111, "opened", json!({ "rules": "fide-2023" }), None),
        entry(2, 111, "command", json!({ "key": "k1" }), Some("k1")),
        entry(3, -5, "moved", json!(["e2e4", 1, null, true]), None),
    ];
    assert_eq!(store.read(&game, 0).await.unwrap(), all);
    assert_eq!(store.read(&game, 2).await.unwrap(), all[2..]);
    assert_eq!(store.read(&game, 3).await.unwrap(), []);
    assert_eq!(store.read(&stream("game/b"), 0).await.unwrap(), []);
}

pub(crate) async fn an_append_after_another_end_conflicts_and_writes_nothing(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    let one = || vec![plain("moved", json!(1)), plain("moved", json!(2))];
    store.append(&game, 0, 0, one()).await.unwrap();
    for after in [0, 1, 3] {
        match store.append(&game, after, 0, one()).await {
            Err(StoreError::Conflict { stream, after: said, found: 2 }) => {
                assert_eq!((stream, said), (game.clone(), after));
            }
            other => panic!("after {after}: {other:?}"),
        }
    }
    // A stream that is not there yet ends at 0.
    let other = store.append(&stream("game/new"), 1, 0, one()).await;
    assert!(matches!(other, Err(StoreError::Conflict { found: 0, .. })), "{other:?}");
    assert_eq!(store.read(&game, 0).await.unwrap().len(), 2);
    assert_eq!(store.streams("game").await.unwrap(), [(game, 2)]);
}

pub(crate) async fn a_key_makes_repeating_harmless(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    let command = || vec![plain("moved", json!(1)), keyed("c1"), keyed("c2")];
    assert_eq!(store.append(&game, 0, 0, command()).await.unwrap(), Appended::New { last: 3 });
    // Repeated as it was, repeated after a look at the stream, repeated with nonsense.
    for after in [0, 3, 77] {
        let again = store.append(&game, after, 9, command()).await.unwrap();
        assert_eq!(again, Appended::Already { seq: 2 });
    }
    assert_eq!(store.read(&game, 0).await.unwrap().len(), 3);
    assert_eq!(
        store.append(&game, 3, 0, vec![keyed("c3")]).await.unwrap(),
        Appended::New { last: 4 }
    );
}

pub(crate) async fn keys_are_a_matter_of_one_stream(fixture: Fixture) {
    let store = fixture.open().await;
    for name in ["game/a", "game/b", "event/a"] {
        let appended = store.append(&stream(name), 0, 0, vec![keyed("same")]).await.unwrap();
        assert_eq!(appended, Appended::New { last: 1 }, "{name}");
    }
}

pub(crate) async fn some_keys_known_and_others_not_is_refused(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    store.append(&game, 0, 0, vec![keyed("old")]).await.unwrap();
    let mixed = store.append(&game, 1, 0, vec![keyed("new"), keyed("old")]).await;
    assert!(matches!(mixed, Err(StoreError::KeysMixed { known: 1, given: 2, .. })), "{mixed:?}");
    let twice = store.append(&game, 1, 0, vec![keyed("new"), keyed("new")]).await;
    assert!(matches!(twice, Err(StoreError::Invalid(Invalid::KeyTwice { .. }))), "{twice:?}");
    assert_eq!(store.read(&game, 0).await.unwrap().len(), 1);
}

pub(crate) async fn what_cannot_be_read_back_is_refused(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    let mut deep = json!(0);
    for _ in 0..store::BODY_DEPTH_AT_MOST {
        deep = json!([deep]);
    }
    let with_key = |key: &str| NewEntry { key: Some(key.to_owned()), ..plain("k", json!(0)) };
    for (entry, said) in [
        (plain("", json!(0)), "entry kind \"\""),
        (plain("a\nb", json!(0)), "control characters"),
        (plain(&"k".repeat(65), json!(0)), "1 to 64 bytes"),
        (with_key(""), "entry key \"\""),
        (with_key("a\0b"), "control characters"),
        (with_key(&"k".repeat(201)), "1 to 200 bytes"),
        (plain("k", json!({ "rating": [2700.5] })), "number 2700.5"),
        (plain("k", json!([deep.clone()])), "deeper than 100"),
        (plain("k", json!("x".repeat(store::BODY_BYTES_AT_MOST))), "16777218 bytes"),
    ] {
        let good = plain("good", json!(1));
        let refused = store.append(&game, 0, 0, vec![good, entry]).await.unwrap_err();
        assert!(matches!(refused, StoreError::Invalid(_)), "{refused:?}");
        assert!(refused.to_string().contains(said), "{refused}, expected {said}");
    }
    let nothing = store.append(&game, 0, 0, vec![]).await;
    assert!(matches!(nothing, Err(StoreError::Invalid(Invalid::Nothing))), "{nothing:?}");
    let far = store.append(&game, u64::MAX, 0, vec![keyed("k")]).await;
    assert!(matches!(far, Err(StoreError::Invalid(Invalid::Number { .. }))), "{far:?}");
    assert_eq!(store.read(&game, 0).await.unwrap(), []);

    // What just fits is taken and comes back.
    let whole = json!([i64::MIN, u64::MAX]);
    let fits = vec![plain("k", deep.clone()), plain(&"k".repeat(64), whole.clone())];
    store.append(&game, 0, i64::MIN, fits).await.unwrap();
    let bodies: Vec<Value> =
        store.read(&game, 0).await.unwrap().into_iter().map(|entry| entry.body).collect();
    assert_eq!(bodies, [deep, whole]);
}

/// Appends one entry, reading the end again as often as somebody else was first.
async fn insist(store: &Store, stream: &StreamId, key: &str) -> u64 {
    let mut after = 0;
    loop {
        match store.append(stream, after, 0, vec![keyed(key)]).await {
            Ok(Appended::New { last }) => return last,
            Err(StoreError::Conflict { found, .. }) => after = found,
            other => panic!("{key}: {other:?}"),
        }
    }
}

pub(crate) async fn many_who_append_to_one_stream_lose_and_double_nothing(fixture: Fixture) {
    let (one, other) = fixture.two().await;
    let game = stream("game/a");
    let writers: Vec<_> = (0..12)
        .map(|writer| {
            let store = if writer % 2 == 0 { one.clone() } else { other.clone() };
            let game = game.clone();
            tokio::spawn(async move {
                let mut told = Vec::new();
                for turn in 0..10 {
                    let key = format!("{writer}-{turn}");
                    told.push((insist(&store, &game, &key).await, key));
                }
                told
            })
        })
        .collect();
    let mut told = Vec::new();
    for writer in writers {
        told.extend(writer.await.unwrap());
    }
    told.sort();
    let read: Vec<_> = one
        .read(&game, 0)
        .await
        .unwrap()
        .into_iter()
        .map(|entry| (entry.seq, entry.key.unwrap()))
        .collect();
    assert_eq!(read, told);
    assert_eq!(read.iter().map(|(seq, _)| *seq).collect::<Vec<_>>(), (1..=120).collect::<Vec<_>>());
    assert!(other.verify().await.unwrap().is_sound());
}

pub(crate) async fn the_same_command_sent_by_many_is_taken_once(fixture: Fixture) {
    let (one, other) = fixture.two().await;
    let game = stream("game/a");
    for round in 0..10 {
        let key = format!("round {round}");
        let senders: Vec<_> = (0..8)
            .map(|sender| {
                let store = if sender % 2 == 0 { one.clone() } else { other.clone() };
                let (game, key) = (game.clone(), key.clone());
                tokio::spawn(async move { store.append(&game, round, 0, vec![keyed(&key)]).await })
            })
            .collect();
        let mut new = 0;
        for sender in senders {
            match sender.await.unwrap() {
                Ok(Appended::New { last }) => {
                    assert_eq!(last, round + 1);
                    new += 1;
                }
                Ok(Appended::Already { seq }) => assert_eq!(seq, round + 1),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(new, 1, "{key}");
    }
    assert_eq!(one.read(&game, 0).await.unwrap().len(), 10);
}

pub(crate) async fn many_streams_at_once_stay_apart(fixture: Fixture) {
    let store = fixture.open().await;
    let writers: Vec<_> = (0..50)
        .map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                let game = stream(&format!("game/{game}"));
                for after in 0..8 {
                    let entries = vec![plain("moved", json!([game.as_str(), after]))];
                    let appended = store.append(&game, after, 0, entries).await.unwrap();
                    assert_eq!(appended, Appended::New { last: after + 1 });
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    let streams = store.streams("game").await.unwrap();
    assert_eq!(streams.len(), 50);
    for (game, last) in streams {
        assert_eq!(last, 8);
        let bodies: BTreeSet<String> = store
            .read(&game, 0)
            .await
            .unwrap()
            .into_iter()
            .map(|entry| entry.body[0].as_str().unwrap().to_owned())
            .collect();
        assert_eq!(bodies, BTreeSet::from([game.as_str().to_owned()]));
    }
}

pub(crate) async fn streams_of_a_kind_are_listed_with_their_ends(fixture: Fixture) {
    let store = fixture.open().await;
    // Neighbours of "game" in the order of names, which must not be taken for games.
    let names = ["gamf", "gam", "game", "gamea/x", "game/Z", "game/a", "game/_", "game/-"];
    for name in names {
        store.append(&stream(name), 0, 0, vec![keyed("1"), keyed("2")]).await.unwrap();
    }
    let listed = store.streams("game").await.unwrap();
    let expected = ["game", "game/-", "game/Z", "game/_", "game/a"].map(|name| (stream(name), 2));
    assert_eq!(listed, expected);
    assert_eq!(store.streams("event").await.unwrap(), []);
    assert!(matches!(store.streams("game/a").await, Err(StoreError::Invalid(_))));
}

pub(crate) async fn every_character_and_field_order_comes_back(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    let body: Value = serde_json::from_str(
        r#"{"z":"炮二平五","a":"将軍 🀄 e\u0301 \u0000 \u001f \" \\ '; DROP TABLE entries;--",
            "z2":{"b":[],"a":{}},"\ufeff":"\u202e","":""}"#,
    )
    .unwrap();
    let (kind, key) = ("走棋", "钥匙 '\"\\ %s $1");
    let entry = NewEntry { kind: kind.to_owned(), body: body.clone(), key: Some(key.to_owned()) };
    store.append(&game, 0, 0, vec![entry]).await.unwrap();
    let read = store.read(&game, 0).await.unwrap().remove(0);
    assert_eq!((read.kind.as_str(), read.key.as_deref()), (kind, Some(key)));
    assert_eq!(read.body, body);
    assert_eq!(read.body.to_string(), body.to_string(), "the order of fields is kept");
    // Two spellings of one letter are two keys.
    for (after, key) in [(1, "\u{e9}"), (2, "e\u{301}"), (3, "E\u{301}")] {
        let appended = store.append(&game, after, 0, vec![keyed(key)]).await.unwrap();
        assert_eq!(appended, Appended::New { last: after + 1 });
    }
    assert!(store.verify().await.unwrap().is_sound());
}

pub(crate) async fn bodies_of_a_megabyte_come_back(fixture: Fixture) {
    let (store, event) = (fixture.open().await, stream("event/a"));
    let bodies: Vec<Value> = (0..4).map(|number| json!([number, "裁判".repeat(180_000)])).collect();
    for (after, body) in (0..).zip(&bodies) {
        store.append(&event, after, 0, vec![plain("imported", body.clone())]).await.unwrap();
    }
    let read = store.read(&event, 0).await.unwrap();
    assert!(read.iter().map(|entry| &entry.body).eq(&bodies));
    assert!(read[0].body.to_string().len() > 1024 * 1024);
    assert!(store.verify().await.unwrap().is_sound());
}

pub(crate) async fn what_was_appended_is_there_after_reopening(fixture: Fixture) {
    let game = stream("game/a");
    for after in 0..3 {
        let store = fixture.open().await;
        assert_eq!(store.read(&game, 0).await.unwrap().len(), usize::try_from(after).unwrap());
        store.append(&game, after, 0, vec![keyed(&after.to_string())]).await.unwrap();
        // In order once, by mere dropping otherwise.
        if after == 1 {
            store.close().await;
        }
    }
}

pub(crate) async fn nothing_is_appended_after_closing(fixture: Fixture) {
    let (store, game) = (fixture.open().await, stream("game/a"));
    store.append(&game, 0, 0, vec![keyed("before")]).await.unwrap();
    store.clone().close().await;
    let late = store.append(&game, 1, 0, vec![keyed("after")]).await;
    let refused = matches!(late, Err(StoreError::Closed | StoreError::Database { .. }));
    assert!(refused, "{late:?}");
    assert_eq!(fixture.open().await.read(&game, 0).await.unwrap().len(), 1);
}
