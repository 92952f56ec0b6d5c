//! Who may do what: each role against each kind of action. What is refused leaves no trace in the store.

use axum::http::StatusCode;
use rulebook::Game;
use server::games::NewGame;
use server::people::{Right, Role};

use crate::common::{TestDesk, arbiter, desk, line};

/// Every address that takes forms, with a form it can read. `GAME` and `EVENT` stand for names.
const FORMS: [(&str, &str, Right); 38] = [
    ("/accounts", "name=aide&password=long+enough&role=deputy", Right::Manage),
    ("/accounts/deputy/close", "", Right::Manage),
    ("/games", "rules=fide-2023&control=900", Right::Enter),
    ("/games/GAME/seat", "side=white", Right::Enter),
    ("/games/GAME/command", "do=start_session", Right::Rule),
    ("/games/GAME/command", "do=pause&by=arbiter&reason=arbiter", Right::Rule),
    ("/games/GAME/command", "do=restart", Right::Rule),
    ("/games/GAME/command", "do=move&by=white&move=e4&press=true", Right::Rule),
    ("/games/GAME/command", "do=claim&by=white&kind=threefold", Right::Rule),
    ("/games/GAME/command", "do=correct&white=0:10:00&black=0:10:00", Right::Rule),
    ("/games/GAME/command", "do=penalty&by=white&time=0:02:00", Right::Rule),
    ("/games/GAME/command", "do=open_envelope", Right::Rule),
    ("/games/GAME/command", "do=decide&choice=draw", Right::Rule),
    ("/games/GAME/command", "do=resign&by=white", Right::Rule),
    ("/games/GAME/preview", "do=penalty&by=white&time=0:02:00", Right::Rule),
    ("/games/GAME/adjourn", "", Right::Rule),
    ("/games/GAME/take-back", "to=1&reason=because", Right::Rule),
    ("/games/GAME/result", "outcome=draw&reason=because", Right::Rule),
    ("/events", "name=Spring&rounds=3&bye=win&initial=white", Right::Rule),
    ("/events/EVENT/act", "do=add&name=Gil", Right::Enter),
    ("/events/EVENT/act", "do=amend&player=1&name=Hal", Right::Enter),
    ("/events/EVENT/act", "do=remove&player=1", Right::Enter),
    ("/events/EVENT/act", "do=here&player=1&here=yes", Right::Enter),
    ("/events/EVENT/act", "do=ask&player=1&round=1&bye=half", Right::Enter),
    ("/events/EVENT/act", "do=score&round=1&board=1&score=1", Right::Enter),
    ("/events/EVENT/act", "do=number-rating", Right::Rule),
    ("/events/EVENT/act", "do=number-lot", Right::Rule),
    ("/events/EVENT/act", "do=pair", Right::Rule),
    ("/events/EVENT/act", "do=publish", Right::Rule),
    ("/events/EVENT/act", "do=drop", Right::Rule),
    ("/events/EVENT/act", "do=correct&round=1&board=1&score=1&reason=because", Right::Rule),
    ("/events/EVENT/act", "do=withdraw&player=1&reason=because", Right::Rule),
    ("/events/EVENT/act", "do=violation&player=1&round=1&note=x", Right::Rule),
    ("/events/EVENT/act", "do=bar&player=1&other=2", Right::Rule),
    ("/events/EVENT/act", "do=settle&reason=because", Right::Rule),
    ("/events/EVENT/act", "do=undo&of=2&reason=because", Right::Rule),
    ("/events/EVENT/results", "round=1&typed=1+1", Right::Enter),
    ("/events/EVENT/live", "round=1", Right::Rule),
];

/// Pages that not everybody reads.
const PAGES: [(&str, Right); 10] = [
    ("/accounts", Right::Manage),
    ("/log", Right::Manage),
    ("/games/new", Right::Enter),
    ("/desk", Right::Rule),
    ("/desk/queue", Right::Rule),
    ("/games/GAME/files/game.pgn", Right::Rule),
    ("/games/GAME/ledger.jsonl", Right::Rule),
    ("/events/new", Right::Rule),
    ("/events/EVENT/draft", Right::Rule),
    ("/events/EVENT/log", Right::Enter),
];

/// A desk with a game, an event and somebody of each kind: cookies, and the role if it has one.
struct House {
    desk: TestDesk,
    game: String,
    event: String,
    people: Vec<(&'static str, String, Option<Role>)>,
}

async fn house() -> House {
    let desk = desk().await;
    let chief = desk.chief().await;
    let deputy = desk.account("deputy", Role::Deputy).await;
    let clerk = desk.account("clerk", Role::Clerk).await;
    let game = desk.game("fide-2023", "5400+30").await;
    start(&desk, &game.id).await;
    let form = "name=Autumn&rounds=3&bye=win&initial=white&rules=fide-2023&system=dutch-2026&scoring=1+0.5+0&order=PTS&control=5400%2B30";
    let (status, text) = desk.post("/events", &chief, form).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{text}");
    let events = desk.desk.store().streams("event").await.expect("readable");
    let event = events[0].0.id().expect("its name").to_owned();
    let seat = format!("caipan_seat_white={}", game.tokens[0]);
    let forged = format!("caipan_session={}; caipan_seat_white={0}", "0".repeat(64));
    let people = vec![
        ("nobody", String::new(), None),
        ("a forger", forged, None),
        ("a player", seat, None),
        ("the clerk", clerk, Some(Role::Clerk)),
        ("the deputy", deputy, Some(Role::Deputy)),
        ("the chief", chief, Some(Role::Chief)),
    ];
    House { desk, game: game.id, event, people }
}

impl House {
    fn path(&self, path: &str) -> String {
        path.replace("GAME", &self.game).replace("EVENT", &self.event)
    }

    async fn digest(&self) -> String {
        self.desk.desk.store().verify().await.expect("readable").digest
    }
}

async fn start(desk: &TestDesk, game: &str) {
    let start = line(&[("do", "start_session")]);
    desk.desk.games().command(game, &arbiter(), None, &[start]).await.expect("the game starts");
}

/// What somebody is told who may not: who he is must be known first.
const fn kept_out(role: Option<Role>) -> StatusCode {
    match role {
        None => StatusCode::UNAUTHORIZED,
        Some(_) => StatusCode::FORBIDDEN,
    }
}

/// What somebody is told who may. The event of the house has neither players nor rounds, so most of what is done to them finds
/// nothing to do.
fn done(path: &str, form: &str) -> StatusCode {
    let action = form.split('&').next().unwrap_or_default();
    match (path, action) {
        // The page with the links of the players.
        ("/games", _) => StatusCode::OK,
        ("/events/EVENT/act", "do=add" | "do=number-rating" | "do=number-lot") => {
            StatusCode::SEE_OTHER
        }
        ("/events/EVENT/act", _) => StatusCode::CONFLICT,
        _ => StatusCode::SEE_OTHER,
    }
}

/// What a player may do in his own game without any account, and on what terms.
fn is_a_players(path: &str, form: &str) -> bool {
    path == "/games/GAME/command" && form.contains("by=white") && !form.contains("penalty")
}

#[tokio::test]
async fn no_role_does_what_it_may_not() {
    let house = house().await;
    let before = house.digest().await;
    for (path, form, right) in FORMS {
        for (who, cookie, role) in &house.people {
            if role.is_some_and(|role| role.may(right)) {
                continue;
            }
            if *who == "a player" && is_a_players(path, form) {
                continue;
            }
            let (status, _) = house.desk.post(&house.path(path), cookie, form).await;
            let expected = match (role, *who) {
                // A player is known, and still may not.
                (None, "a player") if path == "/games/GAME/command" => StatusCode::FORBIDDEN,
                _ => kept_out(*role),
            };
            assert_eq!(status, expected, "{who}: {path} {form}");
        }
    }
    assert_eq!(house.digest().await, before, "what was refused left a trace");
}

#[tokio::test]
async fn every_role_does_what_it_may() {
    for (path, form, right) in FORMS {
        // One house an action, so that none depends on another.
        if !matches!(path, "/games/GAME/result" | "/accounts" | "/games" | "/events/EVENT/act") {
            continue;
        }
        let house = house().await;
        for (who, cookie, role) in &house.people {
            if !role.is_some_and(|role| role.may(right)) {
                continue;
            }
            let (status, text) = house.desk.post(&house.path(path), cookie, form).await;
            assert_eq!(status, done(path, form), "{who}: {path} {form}: {text}");
        }
    }
}

#[tokio::test]
async fn pages_are_read_by_those_who_may() {
    let house = house().await;
    for (path, right) in PAGES {
        for (who, cookie, role) in &house.people {
            let (status, text) = house.desk.get(&house.path(path), cookie).await;
            let may = role.is_some_and(|role| role.may(right));
            let expected = match path {
                _ if !may => kept_out(*role),
                // The event has no draft.
                "/events/EVENT/draft" => StatusCode::NOT_FOUND,
                _ => StatusCode::OK,
            };
            assert_eq!(status, expected, "{who}: {path}");
            assert!(may || !text.contains("Anna"), "{who}: {path} tells a name");
        }
    }
}

#[tokio::test]
async fn uploads_are_refused_before_they_are_read() {
    let house = house().await;
    let before = house.digest().await;
    for (path, right) in
        [("/events/import", Right::Manage), ("/events/EVENT/players/import", Right::Enter)]
    {
        for (who, cookie, role) in &house.people {
            if role.is_some_and(|role| role.may(right)) {
                continue;
            }
            let body = "--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\nname\nGil\r\n--edge--\r\n";
            let request = axum::http::Request::post(house.path(path))
                .header("cookie", cookie)
                .header("sec-fetch-site", "same-origin")
                .header("content-type", "multipart/form-data; boundary=edge")
                .body(axum::body::Body::from(body));
            let status = house.desk.send(request.expect("a request")).await.status();
            assert_eq!(status, kept_out(*role), "{who}: {path}");
        }
    }
    assert_eq!(house.digest().await, before, "what was refused left a trace");
}

#[tokio::test]
async fn a_player_stops_the_clocks_as_himself_and_not_as_the_arbiter() {
    let desk = desk().await;
    let chess = NewGame::chess("fide-2023", "5400+30", ["Anna", "Boris"]);
    let xiangqi =
        NewGame { kind: Game::Xiangqi, rules: "xiangqi-1999".to_owned(), ..chess.clone() };
    for new in [chess, xiangqi] {
        let rules = &new.rules;
        let game = desk.desk.games().start(&new, "chief").await.expect("the game opens");
        start(&desk, &game.id).await;
        let seat = format!("caipan_seat_white={}", game.tokens[0]);
        let command = format!("/games/{}/command?seat=white", game.id);
        let digest = async || desk.desk.store().verify().await.expect("readable").digest;
        let before = digest().await;
        for by in ["arbiter", "black", "both"] {
            let form = format!("do=pause&by={by}&reason=arbiter");
            let (status, _) = desk.post(&command, &seat, &form).await;
            assert_eq!(status, StatusCode::FORBIDDEN, "{rules}: {form}");
        }
        assert_eq!(digest().await, before, "{rules}: what was refused left a trace");
        let (status, text) = desk.post(&command, &seat, "do=pause").await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{rules}: {text}");
        assert_ne!(digest().await, before, "{rules}: his own pause is kept");
    }
}
