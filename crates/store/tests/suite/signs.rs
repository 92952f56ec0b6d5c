//! What is kept beside the entries.

use serde_json::json;
use store::Sign;

use crate::fixture::{Fixture, fill, keyed, stream};

pub(crate) async fn signs_are_written_over_and_notes_hold_while_the_stream_ends_there(
    fixture: Fixture,
) {
    let store = fixture.open().await;
    fill(&store).await;
    let sign = |instance: &str, at| Sign { instance: instance.to_owned(), since: 10, at };
    for at in [20, 30] {
        store.sign(sign("one", at)).await.unwrap();
    }
    store.sign(sign("other", 25)).await.unwrap();
    assert_eq!(store.signs().await.unwrap(), [sign("one", 30), sign("other", 25)]);

    let game = stream("game/a");
    let noted = async || -> Vec<_> {
        let all = store.noted("game").await.unwrap();
        all.into_iter().map(|one| (one.stream.to_string(), one.last, one.body)).collect()
    };
    // A note of an entry the stream has gone beyond is none.
    store.note(&game, 4, &json!("early")).await.unwrap();
    let none = [("game/a".to_owned(), 5, None), ("game/b".to_owned(), 5, None)];
    assert_eq!(noted().await, none);
    store.note(&game, 5, &json!({"result": "1-0"})).await.unwrap();
    assert_eq!(noted().await[0], ("game/a".to_owned(), 5, Some(json!({"result": "1-0"}))));
    store.append(&game, 5, 0, vec![keyed("more")]).await.unwrap();
    assert_eq!(noted().await[0], ("game/a".to_owned(), 6, None));
    // Neither counts among the entries.
    let report = store.verify().await.unwrap();
    assert!(report.is_sound() && report.entries == 21, "{report:?}");
}
