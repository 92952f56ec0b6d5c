//! The API: the same rulings as on the command line, games for programs, and refusals that are never our own failure.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::common::{TestDesk, desk, read};

async fn send(
    desk: &TestDesk,
    method: &str,
    path: &str,
    token: &str,
    body: &str,
) -> (StatusCode, Value) {
    let mut request = Request::builder().method(method).uri(path);
    if !token.is_empty() {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.header(header::CONTENT_TYPE, "application/json");
    let answer = desk.send(request.body(Body::from(body.to_owned())).expect("a request")).await;
    let (status, text) = read(answer).await;
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}

async fn signed_in(desk: &TestDesk) -> String {
    desk.chief().await;
    let body = json!({"name": "chief", "password": "a long secret"}).to_string();
    let (status, answer) = send(desk, "POST", "/api/v1/session", "", &body).await;
    assert_eq!(status, StatusCode::OK);
    answer["token"].as_str().expect("a token").to_owned()
}

#[tokio::test]
async fn a_record_is_ruled_on_with_article_and_game_named() {
    let desk = desk().await;
    // Fool's mate.
    let mate =
        json!({"game": "chess", "rules": "fide-2023", "moves": ["f2f3", "e7e5", "g2g4", "d8h4"]});
    let (status, answer) = send(&desk, "POST", "/api/v1/judge", "", &mate.to_string()).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(answer["ruling"]["outcome"], "black_wins");
    assert_eq!(answer["ruling"]["termination"], "checkmate");
    assert_eq!(answer["ruling"]["grounds"][0]["rulebook"], "fide-2023");
    // A move earlier there is nothing to rule.
    let open = json!({"game": "chess", "rules": "fide-2023", "moves": ["f2f3", "e7e5", "g2g4"]});
    let (_, answer) = send(&desk, "POST", "/api/v1/judge", "", &open.to_string()).await;
    assert_eq!(answer["ruling"]["outcome"], "none");
}

#[tokio::test]
async fn a_program_plays_a_game_by_tokens_and_is_kept_from_the_other_side() {
    let desk = desk().await;
    let token = signed_in(&desk).await;
    let new =
        json!({"rules": "fide-2023", "control": "600+5", "first": "A", "second": "B", "board": 7});
    assert_eq!(
        send(&desk, "POST", "/api/v1/games", "", &new.to_string()).await.0,
        StatusCode::UNAUTHORIZED
    );
    let (status, game) = send(&desk, "POST", "/api/v1/games", &token, &new.to_string()).await;
    assert_eq!(status, StatusCode::CREATED, "{game}");
    let path = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
    let commands = format!("{path}/commands");
    let (white, black) = (game["first"].as_str().unwrap(), game["second"].as_str().unwrap());
    let e4 = json!({"do": "move", "move": "e4", "press": true, "key": "1"}).to_string();
    assert_eq!(send(&desk, "POST", &commands, "", &e4).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(send(&desk, "POST", &commands, black, &e4).await.0, StatusCode::CONFLICT);
    let (status, receipt) = send(&desk, "POST", &commands, white, &e4).await;
    assert_eq!(status, StatusCode::OK, "{receipt}");
    assert_eq!(receipt["lines"][0]["events"][0]["event"], "session_started");
    let (_, receipt) = send(&desk, "POST", &commands, white, &e4).await;
    assert_eq!(receipt["repeated"], true);
    let resign = json!({"do": "resign", "by": "white"}).to_string();
    assert_eq!(send(&desk, "POST", &commands, black, &resign).await.0, StatusCode::FORBIDDEN);
    let (_, state) = send(&desk, "GET", &path, "", "").await;
    assert_eq!(state["state"]["moves"], json!(["e4"]));
    let (_, list) = send(&desk, "GET", "/api/v1/games", "", "").await;
    assert_eq!(list[0]["board"], 7);
    assert!(!list.to_string().contains(white));
}

#[tokio::test]
async fn xiangqi_is_played_in_three_notations() {
    let desk = desk().await;
    let token = signed_in(&desk).await;
    let new = json!({"rules": "xiangqi-1959", "control": "3600", "first": "红", "second": "黑"});
    let (_, game) = send(&desk, "POST", "/api/v1/games", &token, &new.to_string()).await;
    let path = format!("/api/v1/games/{}", game["id"].as_str().unwrap());
    let commands = format!("{path}/commands");
    let seats = [game["first"].as_str().unwrap(), game["second"].as_str().unwrap()];
    for (ply, text) in ["炮二平五", "马8进7", "7967"].into_iter().enumerate() {
        let line = json!({"do": "move", "move": text}).to_string();
        let (status, answer) = send(&desk, "POST", &commands, seats[ply % 2], &line).await;
        assert_eq!(status, StatusCode::OK, "{text}: {answer}");
    }
    let (_, state) = send(&desk, "GET", &path, "", "").await;
    assert_eq!(state["state"]["game"], "xiangqi");
    assert_eq!(state["state"]["moves"], json!(["炮二平五", "马８进７", "马二进三"]));
    assert_eq!(state["state"]["turn"], "black");
    // Resigning names the winner by the sides of xiangqi.
    let line = json!({"do": "resign"}).to_string();
    send(&desk, "POST", &commands, seats[1], &line).await;
    let (_, state) = send(&desk, "GET", &path, "", "").await;
    assert_eq!(state["state"]["result"]["code"], "1-0");
    assert_eq!(server::games::verify(desk.desk.store(), None).await.unwrap(), Vec::<String>::new());
    // Other programs' files of it read back as the game that was played.
    let id = game["id"].as_str().unwrap();
    for (form, notation) in [("pgn", "H2-E2"), ("dhtmlxq", "7747")] {
        let (status, text) = desk.get(&format!("/games/{id}/files/game.{form}"), "").await;
        assert!(status == StatusCode::OK && text.contains(notation), "{text}");
        let found = records::read(text.as_bytes(), &records::Hint::default());
        let reading = found.expect("it is read").into_xiangqi().expect("xiangqi");
        let record = reading.records.first().expect("one record");
        assert_eq!(record.main_moves().len(), 3, "{text}");
        assert_eq!(record.agreed_result(), Some(records::GameResult::RedWins), "{text}");
        assert_eq!(record.field(records::Field::Black), Some("黑"), "{text}");
    }
    assert_eq!(desk.get(&format!("/games/{id}/files/game.trf"), "").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn odd_requests_are_the_senders_fault_and_say_why() {
    let desk = desk().await;
    let token = signed_in(&desk).await;
    let game = desk.game("fide-2023", "600").await;
    let commands = format!("/api/v1/games/{}/commands", game.id);
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let bodies = [
        "",
        "null",
        "[]",
        "{}",
        "{\"do\":1}",
        "{\"do\":\"dance\"}",
        "{\"do\":\"move\",\"by\":\"white\"}",
        "{\"do\":\"move\",\"by\":\"white\",\"move\":\"\u{0}\"}",
        "{\"do\":\"penalty\",\"by\":\"black\",\"time\":-1}",
        "{\"do\":\"resign\",\"by\":\"white\",\"key\":\"\"}",
        "{\"do\":\"flag\",\"by\":\"white\",\"x\":0.5}",
        deep.as_str(),
    ];
    for body in bodies {
        for path in ["/api/v1/judge", "/api/v1/games", "/api/v1/session", commands.as_str()] {
            let (status, answer) = send(&desk, "POST", path, &token, body).await;
            assert!(status.is_client_error(), "{path} {status} {}", &body[..body.len().min(60)]);
            assert!(answer["error"]["en"].is_string(), "{path}: {answer}");
        }
    }
    let book = json!({"game": "chess", "rules": "fide-1800"}).to_string();
    let (_, answer) = send(&desk, "POST", "/api/v1/judge", "", &book).await;
    let why = answer["error"]["en"].as_str().unwrap();
    assert!(why.contains("fide-1800") && why.contains("fide-2023"), "{why}");
    let (status, _) = send(&desk, "GET", "/api/v1/games/nowhere", "", "").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_description_names_every_path() {
    let desk = desk().await;
    let (status, api) = send(&desk, "GET", "/api/v1/openapi.json", "", "").await;
    assert_eq!(status, StatusCode::OK);
    for path in [
        "/judge",
        "/session",
        "/games",
        "/games/{id}",
        "/games/{id}/commands",
        "/games/{id}/events",
    ] {
        assert!(api["paths"].get(format!("/api/v1{path}")).is_some(), "{path}");
    }
}
