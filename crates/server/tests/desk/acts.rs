//! What the panel offers to an arbiter, and the forms that give the rarer commands.

use arbiter::{Outcome, Side};
use axum::http::StatusCode;
use server::games::Actor;

use crate::common::{TestDesk, desk, line};

async fn panel(desk: &TestDesk, id: &str, cookie: &str) -> String {
    let (status, text) = desk.get(&format!("/games/{id}/panel"), cookie).await;
    assert_eq!(status, StatusCode::OK);
    text
}

async fn give(desk: &TestDesk, id: &str, cookie: &str, form: &str) {
    let (status, text) = desk.post(&format!("/games/{id}/command"), cookie, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{form}: {text}");
}

#[tokio::test]
async fn pieces_that_left_their_squares_a_signature_and_scores_are_given_by_forms() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let id = desk.game("fide-2023", "5400+30").await.id;
    desk.play(&id, "e4 e5 Nf3 Nc6").await;
    let offered = panel(&desk, &id, &chief).await;
    assert!(offered.contains("name=\"plies\"") && offered.contains("有棋子离开应在的格子"));
    assert!(!offered.contains("登记棋盘上的局面") && !offered.contains("定分"));
    let form = "do=misplaced&plies=2";
    let (_, told) = desk.post(&format!("/games/{id}/preview"), &chief, form).await;
    assert!(told.contains("the position after ply 2 stands again"), "{told}");
    give(&desk, &id, &chief, form).await;
    give(&desk, &id, &chief, "do=sign&outcome=draw").await;
    assert_eq!(desk.desk.games().result(&id).await.unwrap(), Some(Outcome::Draw));
    assert!(panel(&desk, &id, &chief).await.contains("定分"));
    give(&desk, &id, &chief, "do=score&white=1/2&black=0").await;
    // What is no number is refused with the line.
    let (status, _) =
        desk.post(&format!("/games/{id}/preview"), &chief, "do=misplaced&plies=x").await;
    assert!(status.is_client_error(), "{status}");
}

#[tokio::test]
async fn the_players_may_agree_on_an_illegal_move_once_the_opponent_has_replied() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let id = desk.game("fide-2023", "600").await.id;
    let offer = "name=\"do\" value=\"put_right\"";
    desk.play(&id, "e4").await;
    let black = Actor::Player(Side::Second);
    for fields in [[("do", "move"), ("move", "g8d5")].as_slice(), &[("do", "press")]] {
        desk.desk.games().command(&id, &black, None, &[line(fields)]).await.expect("taken");
    }
    assert!(!panel(&desk, &id, &chief).await.contains(offer));
    desk.play(&id, "d4").await;
    assert!(panel(&desk, &id, &chief).await.contains(offer));
    give(&desk, &id, &chief, "do=put_right").await;
    assert!(!panel(&desk, &id, &chief).await.contains(offer));
    let black = line(&[("do", "move"), ("move", "e5"), ("press", "true")]);
    let moved = desk.desk.games().command(&id, &Actor::Player(Side::Second), None, &[black]).await;
    assert!(moved.is_ok(), "Black moves again");
}
