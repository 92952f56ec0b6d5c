//! What the door keeps out: rights, foreign sites, forged tokens, too much, script in names, tricks with paths.

use crate::common::{desk, line, read};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use server::people::Role;

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn the_first_link_makes_one_chief_and_no_second() {
    let desk = desk().await;
    let token = desk.desk.people().set_up_token(1).await.unwrap().expect("nobody is there yet");
    let (status, _) = desk.get("/set-up/0000", "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let path = format!("/set-up/{token}");
    assert_eq!(desk.get(&path, "").await.0, StatusCode::OK);
    let form = "name=wang&password=long+enough";
    assert_eq!(desk.post(&path, "", form).await.0, StatusCode::SEE_OTHER);
    assert_eq!(desk.post(&path, "", form).await.0, StatusCode::FORBIDDEN);
    assert_eq!(desk.desk.people().set_up_token(2).await.unwrap(), None);
}

#[tokio::test]
async fn without_rights_nothing_is_done() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let clerk = desk.account("clerk", Role::Clerk).await;
    let game = desk.game("fide-2023", "40/7200:3600").await;
    let result = format!("/games/{}/result", game.id);
    let form = "outcome=first&reason=because";
    assert_eq!(desk.post(&result, "", form).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.post(&result, &clerk, form).await.0, StatusCode::FORBIDDEN);
    assert_eq!(desk.get("/accounts", &clerk).await.0, StatusCode::FORBIDDEN);
    assert_eq!(desk.get("/desk", "").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(desk.desk.games().result(&game.id).await.unwrap(), None);
    assert_eq!(desk.post(&result, &chief, form).await.0, StatusCode::SEE_OTHER);
    assert!(desk.desk.games().result(&game.id).await.unwrap().is_some());
}

#[tokio::test]
async fn a_form_of_another_site_is_refused() {
    let desk = desk().await;
    let chief = desk.chief().await;
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "http://elsewhere")] {
        let request = Request::post("/accounts")
            .header(header::COOKIE, &chief)
            .header(header::HOST, "desk")
            .header(name, value)
            .header(header::CONTENT_TYPE, FORM)
            .body(Body::from("name=spy&password=long+enough&role=chief"));
        let (status, _) = read(desk.send(request.unwrap()).await).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{name}");
    }
    assert_eq!(desk.desk.people().accounts().len(), 1);
    let form = "name=aide&password=long+enough&role=deputy";
    assert_eq!(desk.post("/accounts", &chief, form).await.0, StatusCode::SEE_OTHER);
    assert_eq!(desk.desk.people().accounts().len(), 2);
}

#[tokio::test]
async fn forged_tokens_open_nothing() {
    let desk = desk().await;
    desk.chief().await;
    let game = desk.game("fide-2023", "40/7200:3600").await;
    let forged = "0".repeat(64);
    let cookie = format!("caipan_session={forged}");
    assert_eq!(desk.get("/accounts", &cookie).await.0, StatusCode::UNAUTHORIZED);
    let take = format!("/games/{}/take/white/{forged}", game.id);
    assert_eq!(desk.get(&take, "").await.0, StatusCode::FORBIDDEN);
    // The token of one seat does not open the other.
    let other = format!("/games/{}/take/black/{}", game.id, game.tokens[0]);
    assert_eq!(desk.get(&other, "").await.0, StatusCode::FORBIDDEN);
    let right = format!("/games/{}/take/white/{}", game.id, game.tokens[0]);
    assert_eq!(desk.get(&right, "").await.0, StatusCode::SEE_OTHER);
    let command = format!("/games/{}/command?seat=white", game.id);
    let seat = format!("caipan_seat_white={forged}");
    let form = "do=move&move=e4&press=true";
    assert_eq!(desk.post(&command, &seat, form).await.0, StatusCode::UNAUTHORIZED);
    let seat = format!("caipan_seat_white={}", game.tokens[0]);
    assert_eq!(desk.post(&command, &seat, form).await.0, StatusCode::SEE_OTHER);
    // A player does not act for the opponent.
    let form = "do=resign&by=black";
    assert_eq!(desk.post(&command, &seat, form).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_new_seat_link_voids_the_old_one() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "40/7200:3600").await;
    let side = arbiter::Side::First;
    let fresh = desk.desk.games().new_seat(&game.id, side, "chief").await.unwrap();
    let old = format!("/games/{}/take/white/{}", game.id, game.tokens[0]);
    assert_eq!(desk.get(&old, "").await.0, StatusCode::FORBIDDEN);
    let new = format!("/games/{}/take/white/{fresh}", game.id);
    assert_eq!(desk.get(&new, "").await.0, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_body_too_large_is_refused_and_a_small_one_is_not() {
    let desk = desk().await;
    let chief = desk.chief().await;
    let name = "x".repeat(server::security::BODY_AT_MOST);
    let form = format!("rules=fide-2023&control=900&white={name}");
    assert_eq!(desk.post("/games", &chief, &form).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let form = "rules=fide-2023&control=900&white=x";
    assert_eq!(desk.post("/games", &chief, form).await.0, StatusCode::OK);
}

#[tokio::test]
async fn script_in_names_stays_text() {
    let desk = desk().await;
    let mut new =
        server::games::NewGame::chess("fide-2023", "900", ["<script>alert(1)</script>", "B"]);
    new.event = "</script><img src=x onerror=alert(1)>".to_owned();
    let game = desk.desk.games().start(&new, "chief").await.unwrap();
    for path in ["/".to_owned(), "/games".to_owned(), format!("/games/{}", game.id)] {
        let (status, page) = desk.get(&path, "").await;
        assert_eq!(status, StatusCode::OK);
        assert!(!page.contains("<script>alert"), "{path}");
        assert!(!page.contains("<img src=x"), "{path}");
        assert!(page.contains("alert(1)"), "{path} shows the name as text");
    }
}

#[tokio::test]
async fn a_players_words_cannot_end_the_script_that_holds_the_state() {
    let desk = desk().await;
    let game = desk.game("fide-2023", "900").await;
    let text = "</script><script>alert(1)</script>";
    let protest = line(&[("do", "protest"), ("text", text)]);
    let actor = server::games::Actor::Player(arbiter::Side::First);
    desk.desk.games().command(&game.id, &actor, None, &[protest]).await.unwrap();
    let (_, page) = desk.get(&format!("/games/{}", game.id), "").await;
    assert!(!page.contains("<script>alert"));
}

#[tokio::test]
async fn tricks_with_paths_find_nothing() {
    let desk = desk().await;
    for path in [
        "/assets/..%2F..%2FCargo.toml",
        "/assets/%2e%2e%2fdesk.css",
        "/assets/desk.css%00",
        "/games/..%2fpeople",
        "/games/%00",
        "/games/people",
        "/rules/..%2f..",
    ] {
        assert_eq!(desk.get(path, "").await.0, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(desk.get("/assets/desk.css", "").await.0, StatusCode::OK);
    let (status, _) = desk.post("/language", "", "lang=en&back=//elsewhere").await;
    assert_eq!(status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_browsers_strict() {
    let desk = desk().await;
    for path in ["/", "/nowhere", "/assets/desk.js"] {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = desk.send(request).await;
        let policy = response.headers()["content-security-policy"].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff", "{path}");
    }
}
