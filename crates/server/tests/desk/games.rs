//! Live games: what is hidden, whose flag falls, what a claim leads to, what a restart keeps.

use std::time::Duration;

use arbiter::{Outcome, Side};
use axum::http::StatusCode;
use serde_json::Value;
use server::fault::Fault;
use server::games::live::{LiveGame, Phase};
use server::games::{Actor, Viewer, state_json};
use server::i18n::Lang;

use crate::common::{TestDesk, arbiter, desk, line, open_in};

const WHITE: Actor = Actor::Player(Side::First);
const BLACK: Actor = Actor::Player(Side::Second);

async fn state(desk: &TestDesk, id: &str, viewer: Viewer) -> Value {
    let open = desk.desk.games().find(id).await.expect("the game is there");
    open.journal().look(|table| state_json(table, "mark", viewer, Lang::En))
}

async fn left(desk: &TestDesk, id: &str, side: Side) -> i64 {
    let open = desk.desk.games().find(id).await.expect("the game is there");
    let now = desk.desk.now_ms();
    open.journal()
        .look(|table| table.live().expect("it is set up").shown(side, table.moment(now)).left.0)
}

async fn phase(desk: &TestDesk, id: &str) -> Phase {
    let open = desk.desk.games().find(id).await.expect("the game is there");
    open.journal().look(|table| table.live().map(LiveGame::phase).expect("it is set up"))
}

async fn act(desk: &TestDesk, id: &str, actor: &Actor, fields: &[(&str, &str)]) -> Vec<String> {
    let receipt = desk.desk.games().command(id, actor, None, &[line(fields)]).await;
    receipt
        .expect("it is taken")
        .taken
        .iter()
        .flat_map(|taken| &taken.decisions)
        .map(|decision| decision.form.event.to_owned())
        .collect()
}

/// Lets the task of the flags run: it looks every five milliseconds.
async fn wait_for_the_end(desk: &TestDesk, id: &str) {
    for _ in 0..400 {
        if phase(desk, id).await.is_over() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn a_right_claim_ends_the_game_and_one_too_early_gives_the_opponent_two_minutes() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "5400+30").await;
    desk.play(&game.id, "Nf3 Nf6 Ng1 Ng8").await;
    let before = left(&desk, &game.id, Side::Second).await;
    let claim = [("do", "claim"), ("kind", "threefold")];
    let events = act(&desk, &game.id, &WHITE, &claim).await;
    assert!(events.contains(&"claim_wrong".to_owned()), "{events:?}");
    // 9.5.3: two minutes for the opponent.
    assert_eq!(left(&desk, &game.id, Side::Second).await, before + 120_000);
    desk.play(&game.id, "Nf3 Nf6 Ng1").await;
    // The next move brings the first position about for the third time.
    let claim = [("do", "claim"), ("kind", "threefold"), ("move", "Ng8")];
    let events = act(&desk, &game.id, &BLACK, &claim).await;
    assert!(events.contains(&"claim_right".to_owned()), "{events:?}");
    assert_eq!(desk.desk.games().result(&game.id).await.unwrap(), Some(Outcome::Draw));
}

#[tokio::test]
async fn a_flag_falls_though_nobody_looks_and_not_a_second_before() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "60").await;
    desk.play(&game.id, "e4 e5").await;
    desk.desk.clock().advance(58_000);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(phase(&desk, &game.id).await, Phase::Playing);
    desk.desk.clock().advance(3_000);
    wait_for_the_end(&desk, &game.id).await;
    let result = desk.desk.games().result(&game.id).await.unwrap();
    assert_eq!(result, Some(Outcome::Wins(Side::Second)));
}

#[tokio::test]
async fn a_restart_goes_on_from_the_stored_stamps() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "600").await;
    desk.play(&game.id, "e4 e5").await;
    desk.desk.clock().advance(10_000);
    let (white, black) =
        (left(&desk, &game.id, Side::First).await, left(&desk, &game.id, Side::Second).await);
    assert_eq!((white, black), (590_000, 599_000));
    let now = desk.desk.now_ms();
    let TestDesk { desk: old, folder, app } = desk;
    drop(app);
    old.store().clone().close().await;
    drop(old);
    let again = open_in(folder, now + 5_000).await;
    assert_eq!(left(&again, &game.id, Side::First).await, white - 5_000);
    assert_eq!(left(&again, &game.id, Side::Second).await, black);
    // And a flag that fell meanwhile falls now.
    again.desk.clock().advance(600_000);
    wait_for_the_end(&again, &game.id).await;
    let result = again.desk.games().result(&game.id).await.unwrap();
    assert_eq!(result, Some(Outcome::Wins(Side::Second)));
}

#[tokio::test]
async fn a_sealed_move_is_nowhere_until_the_envelope_is_opened() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let game = desk.game("fide-1993", "40/7200:3600").await;
    desk.play(&game.id, "e4 e5").await;
    let seal = line(&[("do", "seal"), ("move", "Nh3")]);
    // Without the arbiter's word nobody seals.
    let early =
        desk.desk.games().command(&game.id, &WHITE, None, std::slice::from_ref(&seal)).await;
    assert!(matches!(early, Err(Fault::Refused(_))));
    desk.desk.games().adjourn(&game.id, "chief").await.unwrap();
    desk.desk.games().command(&game.id, &WHITE, None, &[seal]).await.unwrap();
    for viewer in [
        Viewer::Spectator,
        Viewer::Player(Side::First),
        Viewer::Player(Side::Second),
        Viewer::Arbiter,
    ] {
        let state = state(&desk, &game.id, viewer).await.to_string();
        assert!(!state.contains("Nh3") && state.contains("sealed"), "{viewer:?}: {state}");
    }
    let seat = format!("caipan_seat_black={}", game.tokens[1]);
    for (path, cookie) in [("", ""), ("?seat=black", seat.as_str()), ("", chief.as_str())] {
        let (status, page) = desk.get(&format!("/games/{}{path}", game.id), cookie).await;
        assert_eq!(status, StatusCode::OK);
        assert!(!page.contains("Nh3"), "{path}");
    }
    let ledger = format!("/games/{}/ledger.jsonl", game.id);
    assert_eq!(desk.get(&ledger, &chief).await.0, StatusCode::FORBIDDEN);
    // Not even a preview of the opening tells it.
    let preview = format!("/games/{}/preview", game.id);
    let (status, page) = desk.post(&preview, &chief, "do=open_envelope").await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert!(!page.contains("Nh3"));
    act(&desk, &game.id, &arbiter(), &[("do", "start_session")]).await;
    act(&desk, &game.id, &arbiter(), &[("do", "open_envelope")]).await;
    let state = state(&desk, &game.id, Viewer::Spectator).await;
    assert_eq!(state["moves"][2], "Nh3");
}

#[tokio::test]
async fn an_illegal_sealed_move_loses_unless_the_opponent_has_a_bare_king() {
    let desk = desk().await;
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Outcome::Draw),
        ("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", Outcome::Wins(Side::Second)),
    ] {
        let mut new = server::games::NewGame::chess("fide-1993", "40/7200", ["A", "B"]);
        new.further.insert("fen".to_owned(), Value::from(fen));
        let game = desk.desk.games().start(&new, "chief").await.unwrap();
        act(&desk, &game.id, &arbiter(), &[("do", "start_session")]).await;
        desk.desk.games().adjourn(&game.id, "chief").await.unwrap();
        act(&desk, &game.id, &WHITE, &[("do", "seal"), ("move", "Kd8")]).await;
        act(&desk, &game.id, &arbiter(), &[("do", "open_envelope")]).await;
        assert_eq!(desk.desk.games().result(&game.id).await.unwrap(), Some(expected), "{fen}");
    }
}

#[tokio::test]
async fn while_both_are_exempt_nobody_but_the_arbiter_is_told_how_many_moves_there_are() {
    let desk = desk().await;
    let game = desk.game("fide-1993", "40/310:3600").await;
    desk.play(&game.id, "e4 e5").await;
    assert_eq!(state(&desk, &game.id, Viewer::Spectator).await["moves"][0], "e4");
    // Both come under five minutes, eleven seconds each.
    desk.desk.clock().advance(11_000);
    desk.play(&game.id, "Nf3").await;
    desk.desk.clock().advance(11_000);
    let black = line(&[("do", "move"), ("move", "Nc6"), ("press", "true")]);
    desk.desk.games().command(&game.id, &BLACK, None, &[black]).await.unwrap();
    for viewer in [Viewer::Spectator, Viewer::Player(Side::First), Viewer::Player(Side::Second)] {
        let state = state(&desk, &game.id, viewer).await;
        assert_eq!(state["moves"], Value::Null, "{viewer:?}");
        assert!(!state.to_string().contains("Nc6"), "{viewer:?}");
    }
    assert_eq!(state(&desk, &game.id, Viewer::Arbiter).await["moves"][3], "Nc6");
    let seat = format!("caipan_seat_white={}", game.tokens[0]);
    let (_, page) = desk.get(&format!("/games/{}?seat=white", game.id), &seat).await;
    assert!(!page.contains("Nc6") && !page.contains("Nf3<"));
    let pgn = format!("/games/{}/files/game.pgn", game.id);
    assert_eq!(desk.get(&pgn, &seat).await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_command_sent_twice_is_taken_once() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "600").await;
    let e4 = [line(&[("do", "move"), ("move", "e4"), ("press", "true")])];
    let games = desk.desk.games();
    let first = games.command(&game.id, &WHITE, Some("k1"), &e4).await.unwrap();
    let again = games.command(&game.id, &WHITE, Some("k1"), &e4).await.unwrap();
    assert!(!first.repeated && again.repeated);
    assert_eq!(first.seq, again.seq);
    // The same key from the other side is another command.
    let e5 = [line(&[("do", "move"), ("move", "e5"), ("press", "true")])];
    assert!(!games.command(&game.id, &BLACK, Some("k1"), &e5).await.unwrap().repeated);
    assert_eq!(
        state(&desk, &game.id, Viewer::Spectator).await["moves"],
        serde_json::json!(["e4", "e5"])
    );
}

#[tokio::test]
async fn an_illegal_move_waits_for_the_press_and_costs_only_then() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "5400+30").await;
    desk.play(&game.id, "e4").await;
    let before = left(&desk, &game.id, Side::First).await;
    let illegal = [("do", "move"), ("move", "Ke6"), ("press", "true")];
    let events = act(&desk, &game.id, &BLACK, &illegal).await;
    assert_eq!(events, ["illegal_made"]);
    assert_eq!(left(&desk, &game.id, Side::First).await, before);
    let events = act(&desk, &game.id, &BLACK, &[("do", "press")]).await;
    assert!(events.contains(&"illegal_completed".to_owned()), "{events:?}");
    // 7.5.5: two minutes for the opponent.
    assert_eq!(left(&desk, &game.id, Side::First).await, before + 120_000);
}

#[tokio::test]
async fn a_call_stops_the_clocks_and_stands_in_the_queue_until_it_is_answered() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let game = desk.game("fide-2023", "600").await;
    desk.play(&game.id, "e4 e5").await;
    act(&desk, &game.id, &WHITE, &[("do", "pause"), ("note", "a piece is missing")]).await;
    let white = left(&desk, &game.id, Side::First).await;
    desk.desk.clock().advance(60_000);
    assert_eq!(left(&desk, &game.id, Side::First).await, white);
    let (_, queue) = desk.get("/desk/queue", &chief).await;
    assert!(queue.contains("a piece is missing"));
    let refused = line(&[("do", "move"), ("move", "d4"), ("press", "true")]);
    let refused = desk.desk.games().command(&game.id, &WHITE, None, &[refused]).await;
    assert!(matches!(refused, Err(Fault::Refused(_))));
    act(&desk, &game.id, &arbiter(), &[("do", "restart")]).await;
    let (_, queue) = desk.get("/desk/queue", &chief).await;
    assert!(!queue.contains("a piece is missing"));
}

#[tokio::test]
async fn a_taking_back_restores_position_and_clocks_and_says_why() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "600").await;
    desk.play(&game.id, "e4 e5 Nf3").await;
    desk.desk.clock().advance(30_000);
    let games = desk.desk.games();
    assert!(games.take_back(&game.id, 3, "", "chief").await.is_err(), "a reason is needed");
    games.take_back(&game.id, 3, "the knight was never touched", "chief").await.unwrap();
    let state = state(&desk, &game.id, Viewer::Spectator).await;
    assert_eq!(state["moves"], serde_json::json!(["e4", "e5"]));
    assert_eq!(state["clocks"]["running"], Value::Null);
    assert_eq!(left(&desk, &game.id, Side::First).await, 600_000);
    act(&desk, &game.id, &arbiter(), &[("do", "restart")]).await;
    desk.play(&game.id, "d4").await;
    assert_eq!(left(&desk, &game.id, Side::First).await, 599_000);
    assert_eq!(server::games::verify(desk.desk.store(), None).await.unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn every_game_comes_out_the_same_when_it_is_decided_again() {
    let desk = desk().await;
    let game = desk.game("fide-1993", "40/7200:3600").await;
    desk.play(&game.id, "Nf3 Nf6 Ng1 Ng8").await;
    act(&desk, &game.id, &WHITE, &[("do", "claim"), ("kind", "threefold")]).await;
    act(&desk, &game.id, &WHITE, &[("do", "resign")]).await;
    assert_eq!(server::games::verify(desk.desk.store(), None).await.unwrap(), Vec::<String>::new());
    // A stored decision that the Laws do not give is found.
    let stream = store::StreamId::new("game", "forged").unwrap();
    let real = store::StreamId::new("game", &game.id).unwrap();
    for (after, entry) in (0..).zip(desk.desk.store().read(&real, 0).await.unwrap()) {
        let mut body = entry.body;
        if entry.seq == 2 {
            body["lines"][0]["events"] = serde_json::json!([]);
        }
        let new = store::NewEntry { kind: entry.kind, body, key: None };
        desk.desk.store().append(&stream, after, entry.at, vec![new]).await.unwrap();
    }
    let faults = server::games::verify(desk.desk.store(), None).await.unwrap();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("game/forged entry 2"), "{faults:?}");
}

#[tokio::test]
async fn both_languages_show_the_game() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "600").await;
    desk.play(&game.id, "e4").await;
    let path = format!("/games/{}", game.id);
    let (_, zh) = desk.get(&path, "caipan_lang=zh").await;
    let (_, en) = desk.get(&path, "caipan_lang=en").await;
    assert!(zh.contains("lang=\"zh-Hans\"") && zh.contains("轮黑方走"));
    assert!(en.contains("lang=\"en\"") && en.contains("Black to move"));
}
