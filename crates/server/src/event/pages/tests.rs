//! The pages of events in one process: every page, every right, and what is sent to whom.

mod players;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use store::Store;
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::people::{Account, NewAccount, Role};
use crate::{Desk, EnvelopeKey, WallClock, router};

const PASSWORD: &str = "correct horse";
/// 30 November 2026, 09:00 UTC.
const NOW: i64 = 1_796_029_200_000;

struct Hall {
    app: Router,
    desk: Desk,
    chief: String,
    deputy: String,
    clerk: String,
    _folder: TempDir,
}

struct Answer {
    status: StatusCode,
    location: String,
    text: String,
}

async fn hall() -> Hall {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("desk.db");
    let store = Store::open(&path.display().to_string()).await.expect("the store opens");
    let desk = Desk::open(store, WallClock::set_to(NOW), EnvelopeKey::random())
        .await
        .expect("the desk opens");
    let token = desk.people().set_up_token(NOW).await.expect("stored").expect("the first start");
    let new = |name: &str, role| NewAccount {
        name: name.to_owned(),
        shown: String::new(),
        password: PASSWORD.to_owned(),
        role,
    };
    desk.people().set_up(&token, new("chief", Role::Chief), NOW).await.expect("made");
    let by = Account { name: "chief".to_owned(), shown: String::new(), role: Role::Chief };
    desk.people().add(&by, new("deputy", Role::Deputy), NOW).await.expect("made");
    desk.people().add(&by, new("clerk", Role::Clerk), NOW).await.expect("made");
    let mut sessions = Vec::new();
    for name in ["chief", "deputy", "clerk"] {
        let session = desk.people().sign_in(name, PASSWORD, NOW).await.expect("asked");
        sessions.push(session.expect("the password fits"));
    }
    let [chief, deputy, clerk] = sessions.try_into().expect("three accounts");
    Hall { app: router(desk.clone()), desk, chief, deputy, clerk, _folder: folder }
}

fn encoded(fields: &[(&str, &str)]) -> String {
    let sign = |byte: u8| {
        if byte.is_ascii_alphanumeric() {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    let text = |text: &str| text.bytes().map(sign).collect::<String>();
    let pairs = fields.iter().map(|(name, value)| format!("{name}={}", text(value)));
    pairs.collect::<Vec<_>>().join("&")
}

impl Hall {
    async fn send(&self, request: axum::http::request::Builder, body: Body) -> Answer {
        let request = request.header(header::ACCEPT_LANGUAGE, "en").body(body).expect("a request");
        let response = self.app.clone().oneshot(request).await.expect("an answer");
        let status = response.status();
        let location = response.headers().get(header::LOCATION);
        let location = location.map_or("", |value| value.to_str().expect("text")).to_owned();
        let bytes = to_bytes(response.into_body(), 64 << 20).await.expect("a body");
        Answer { status, location, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    async fn get(&self, path: &str, session: &str) -> Answer {
        let mut request = Request::get(path);
        if !session.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {session}"));
        }
        self.send(request, Body::empty()).await
    }

    async fn post(&self, path: &str, session: &str, fields: &[(&str, &str)]) -> Answer {
        let mut request =
            Request::post(path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if !session.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {session}"));
        }
        self.send(request, Body::from(encoded(fields))).await
    }

    async fn upload(&self, path: &str, session: &str, name: &str, text: &str) -> Answer {
        let body = format!(
            "--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"f\"\r\n\r\n{text}\r\n--edge--\r\n"
        );
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=edge")
            .header(header::AUTHORIZATION, format!("Bearer {session}"));
        self.send(request, Body::from(body)).await
    }

    /// An event with its path.
    async fn event(&self, fields: &[(&str, &str)]) -> String {
        let mut all =
            vec![("name", "Autumn Open"), ("rounds", "3"), ("bye", "win"), ("initial", "white")];
        all.extend_from_slice(fields);
        let made = self.post("/events", &self.chief, &all).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
        made.location
    }

    async fn chess(&self) -> String {
        let terms = [
            ("rules", "fide-2023"),
            ("system", "dutch-2026"),
            ("scoring", "1 0.5 0"),
            ("order", "PTS,BH,SB"),
            ("control", "90'/40 + 30' + 30\"/move"),
        ];
        self.event(&terms).await
    }

    async fn done(&self, event: &str, session: &str, fields: &[(&str, &str)]) {
        let answer = self.post(&format!("{event}/act"), session, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{fields:?}: {}", answer.text);
    }

    /// Six players by a table, and the first round published.
    async fn started(&self) -> String {
        let event = self.chess().await;
        let table = "number,name,rating\n1,Ada,2400\n2,Bo,2300\n3,Cy,2200\n4,Di,2100\n5,Ed,2000\n6,Flo,1900\n";
        let import =
            self.upload(&format!("{event}/players/import"), &self.clerk, "file", table).await;
        assert_eq!(import.status, StatusCode::SEE_OTHER, "{}", import.text);
        self.done(&event, &self.deputy, &[("do", "pair")]).await;
        self.done(&event, &self.deputy, &[("do", "publish")]).await;
        event
    }
}

#[tokio::test]
async fn a_round_is_paired_played_and_ranked() {
    let hall = hall().await;
    let event = hall.started().await;
    let round = hall.get(&format!("{event}/rounds/1"), "").await;
    assert_eq!(round.status, StatusCode::OK);
    for name in ["Ada", "Di", "Ed", "Bo", "Cy", "Flo"] {
        assert!(round.text.contains(name), "{name}");
    }
    assert!(!round.text.contains("name=\"typed\""), "a visitor enters nothing");
    let typed = [("round", "1"), ("typed", "1 1, 2 =, 3 0")];
    let entered = hall.post(&format!("{event}/results"), &hall.clerk, &typed).await;
    assert_eq!(entered.location, format!("{event}/rounds/1?taken=1.2.3"));
    let shown = hall.get(&entered.location, &hall.clerk).await;
    assert!(
        shown.text.contains("Entered: 1 Ada 1–0 Di · 2 Ed ½–½ Bo · 3 Cy 0–1 Flo"),
        "{}",
        shown.text
    );
    let standings = hall.get(&format!("{event}/standings"), "").await;
    let (ada, flo) =
        (standings.text.find("Ada").expect("listed"), standings.text.find("Flo").expect("listed"));
    let cy = standings.text.find(">Cy<").expect("listed");
    assert!(ada < cy && flo < cy, "who won is above who lost");
    // Every number opens its derivation: Buchholz of Ada is what Di has made, nothing.
    let number = hall.get(&format!("{event}/standings/1/1?after=1"), "").await;
    assert_eq!(number.status, StatusCode::OK);
    assert!(number.text.contains("BH: Ada = 0") && number.text.contains("4 Di"), "{}", number.text);
    hall.done(&event, &hall.deputy, &[("do", "pair")]).await;
    assert!(hall.get(&event, &hall.deputy).await.text.contains("paired as a draft"));
    assert_eq!(hall.get(&format!("{event}/draft"), "").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(hall.get(&format!("{event}/rounds/2"), "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn every_page_answers_in_both_languages_and_says_nothing_untranslated() {
    let hall = hall().await;
    let event = hall.started().await;
    hall.post(
        &format!("{event}/results"),
        &hall.clerk,
        &[("round", "1"), ("typed", "1 1, 2 =, 3 +")],
    )
    .await;
    let pages = [
        "",
        "/players",
        "/players/1",
        "/rounds/1",
        "/rounds/1?by=name",
        "/rounds/1/boards/1",
        "/rounds/1/why/1",
        "/rounds/1/why/1?against=3",
        "/standings",
        "/standings/1/0",
        "/standings/1/1",
        "/crosstable",
        "/log",
        "/log?only=breaches",
        "/paper",
        "/screen",
        "/paper/pairings",
        "/paper/names",
        "/paper/slips",
        "/paper/standings",
        "/paper/crosstable",
        "/paper/players",
        "/paper/check-in",
        "/paper/pairings?size=letter",
    ];
    for page in pages {
        for language in ["en", "zh"] {
            let request = Request::get(format!("{event}{page}"))
                .header(header::AUTHORIZATION, format!("Bearer {}", hall.chief))
                .header(header::COOKIE, format!("caipan_lang={language}"));
            let answer = hall.send(request, Body::empty()).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.text);
            let tag = if language == "zh" { "lang=\"zh-Hans\"" } else { "lang=\"en\"" };
            assert!(answer.text.contains(tag), "{page}");
            let en = language == "en";
            let only = ["上一", "选手", "名次", "台次", "轮空"];
            assert!(
                !en || only.iter().all(|word| !answer.text.contains(word)),
                "{page} in English"
            );
        }
    }
    assert_eq!(hall.get("/events", "").await.status, StatusCode::OK);
    assert_eq!(hall.get("/events/new", &hall.chief).await.status, StatusCode::OK);
    for missing in
        ["/rounds/7", "/players/99", "/rounds/1/boards/9", "/standings/1/9", "/paper/x", "/files/x"]
    {
        let answer = hall.get(&format!("{event}{missing}"), &hall.chief).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert_eq!(hall.get("/events/none", "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_clerk_enters_results_and_an_arbiter_pairs_and_corrects() {
    let hall = hall().await;
    let event = hall.started().await;
    let act = format!("{event}/act");
    let score = [("do", "score"), ("round", "1"), ("board", "1"), ("score", "1-0")];
    let correct =
        [("do", "correct"), ("round", "1"), ("board", "1"), ("score", "0-1"), ("reason", "slip")];
    assert_eq!(hall.post(&act, "", &score).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(hall.post(&act, &hall.clerk, &score).await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.post(&act, &hall.clerk, &correct).await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.post(&act, &hall.deputy, &correct).await.status, StatusCode::SEE_OTHER);
    for word in [
        "number-rating",
        "number-lot",
        "pair",
        "publish",
        "drop",
        "exchange",
        "withdraw",
        "violation",
        "bar",
        "settle",
        "undo",
    ] {
        let answer = hall.post(&act, &hall.clerk, &[("do", word)]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{word}");
        assert_eq!(
            hall.post(&act, "", &[("do", word)]).await.status,
            StatusCode::UNAUTHORIZED,
            "{word}"
        );
    }
    for word in ["add", "amend", "remove", "here", "ask", "score"] {
        assert_eq!(
            hall.post(&act, "", &[("do", word)]).await.status,
            StatusCode::UNAUTHORIZED,
            "{word}"
        );
    }
    assert_eq!(
        hall.post(&act, &hall.chief, &[("do", "no such act")]).await.status,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        hall.post("/events", &hall.clerk, &[("name", "X")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        hall.post(&format!("{event}/live"), &hall.clerk, &[("round", "1")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        hall.post(&format!("{event}/results"), "", &[("round", "1"), ("typed", "2 1")])
            .await
            .status,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(hall.get(&format!("{event}/log"), "").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(
        hall.get(&format!("{event}/paper/slips"), "").await.status,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        hall.get(&format!("{event}/files/event.jsonl"), &hall.deputy).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        hall.upload("/events/import", &hall.deputy, "file", "{}").await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn typing_faults_are_shown_with_their_place_and_nothing_is_taken() {
    let hall = hall().await;
    let event = hall.started().await;
    let wrong = [("round", "1"), ("typed", "1 1, 2 9")];
    let answer = hall.post(&format!("{event}/results"), &hall.clerk, &wrong).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("Line 1, column 6: found “2 9”"), "{}", answer.text);
    assert!(answer.text.contains("value=\"1 1, 2 9\""), "what was typed stays");
    let after = hall.get(&format!("{event}/rounds/1"), "").await;
    assert!(!after.text.contains("1–0"));
    hall.post(&format!("{event}/results"), &hall.clerk, &[("round", "1"), ("typed", "1 1")]).await;
    let again = hall
        .post(&format!("{event}/results"), &hall.clerk, &[("round", "1"), ("typed", "1 0")])
        .await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(again.text.contains("Board 1 (Ada – Di) has the result 1-0 already"), "{}", again.text);
}

#[tokio::test]
async fn a_script_in_a_name_is_text_on_every_page() {
    let hall = hall().await;
    let event = hall.chess().await;
    let bad = "<script>alert(1)</script>";
    for name in [bad, "Bo"] {
        hall.done(&event, &hall.clerk, &[("do", "add"), ("name", name), ("club", "\"><img>")])
            .await;
    }
    hall.done(&event, &hall.chief, &[("do", "pair")]).await;
    hall.done(&event, &hall.chief, &[("do", "publish")]).await;
    let note = [("do", "violation"), ("player", "1"), ("round", "1"), ("note", bad)];
    hall.done(&event, &hall.chief, &note).await;
    for page in [
        "/players",
        "/players/1",
        "/rounds/1",
        "/rounds/1/boards/1",
        "/rounds/1/why/1",
        "/standings",
        "/crosstable",
        "/log",
        "/screen",
        "/paper/pairings",
        "/paper/names",
        "/paper/slips",
        "/paper/players",
    ] {
        let text = hall.get(&format!("{event}{page}"), &hall.chief).await.text;
        assert!(!text.contains("<script>alert") && !text.contains("\"><img>"), "{page}");
        assert!(text.contains("alert(1)"), "{page} names the player");
    }
}

#[tokio::test]
async fn the_last_act_is_undone_with_a_reason_and_logged() {
    let hall = hall().await;
    let event = hall.started().await;
    hall.post(&format!("{event}/results"), &hall.clerk, &[("round", "1"), ("typed", "1 1")]).await;
    let open = hall.desk.events().find(event.trim_start_matches("/events/")).await.expect("there");
    let of = open.look(|state| state.last_act().expect("results").seq).to_string();
    let without = [("do", "undo"), ("of", of.as_str())];
    assert_eq!(
        hall.post(&format!("{event}/act"), &hall.deputy, &without).await.status,
        StatusCode::CONFLICT
    );
    let with = [("do", "undo"), ("of", of.as_str()), ("reason", "wrong board")];
    hall.done(&event, &hall.deputy, &with).await;
    assert!(!hall.get(&format!("{event}/rounds/1"), "").await.text.contains("1–0"));
    let log = hall.get(&format!("{event}/log?only=breaches"), &hall.clerk).await.text;
    assert!(log.contains("wrong board") && log.contains("results or a withdrawal undone"), "{log}");
    // The same form sent twice undoes nothing more.
    assert_eq!(
        hall.post(&format!("{event}/act"), &hall.deputy, &with).await.status,
        StatusCode::CONFLICT
    );
}

#[tokio::test]
async fn a_live_game_gives_its_board_the_result() {
    let hall = hall().await;
    let event = hall.started().await;
    let live = hall.post(&format!("{event}/live"), &hall.deputy, &[("round", "1")]).await;
    assert_eq!(live.status, StatusCode::OK, "{}", live.text);
    assert!(live.text.matches("/take/white/").count() >= 3, "a link for each seat");
    let round = hall.get(&format!("{event}/rounds/1"), "").await.text;
    assert!(!round.contains("/take/"), "tokens are shown once");
    let id = event.trim_start_matches("/events/");
    let open = hall.desk.events().find(id).await.expect("there");
    let game = open.look(|state| state.core().rounds[0].boards[0].game.clone()).expect("linked");
    let end = hall
        .desk
        .games()
        .set_result(&game, arbiter::Outcome::Draw, "agreed at the table", "chief")
        .await;
    end.expect("the result is set");
    crate::event::link::take_results(&hall.desk).await;
    // An adjudicated draw of the arbiter's.
    let score = open.look(|state| state.core().rounds[0].boards[0].score);
    assert_eq!(score, Some(crate::event::score::Score::GivenDraw));
    assert!(hall.get(&format!("{event}/log"), &hall.clerk).await.text.contains("the desk"));
    for paper in ["scoresheet", "incident", "envelope"] {
        let page = hall.get(&format!("/games/{game}/paper/{paper}"), &hall.deputy).await;
        assert_eq!(page.status, StatusCode::OK, "{paper}: {}", page.text);
        assert!(page.text.contains("Ada") && page.text.contains("Autumn Open"), "{paper}");
    }
    assert_eq!(
        hall.get(&format!("/games/{game}/paper/incident"), "").await.status,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        hall.get(&format!("/games/{game}/paper/scoresheet"), "").await.status,
        StatusCode::OK
    );
    let other = open.look(|state| state.core().rounds[0].boards[1].game.clone()).expect("linked");
    let early = hall.get(&format!("/games/{other}/paper/scoresheet"), "").await;
    assert_eq!(
        early.status,
        StatusCode::UNAUTHORIZED,
        "while it is played only an arbiter sees it"
    );
    let pgn = hall.get(&format!("{event}/files/games.pgn"), "").await.text;
    assert!(pgn.contains("[White \"Ada\"]") && pgn.contains("[Round \"1.1\"]"), "{pgn}");
    assert!(!pgn.contains("[Round \"1.2\"]"), "a game in play is not given away");
}

#[tokio::test]
async fn the_file_of_an_event_gives_the_same_event_on_another_desk() {
    let here = hall().await;
    let event = here.started().await;
    here.post(&format!("{event}/live"), &here.deputy, &[("round", "1")]).await;
    here.post(
        &format!("{event}/results"),
        &here.clerk,
        &[("round", "1"), ("typed", "1 1, 2 =, 3 -")],
    )
    .await;
    here.done(&event, &here.deputy, &[("do", "withdraw"), ("player", "6")]).await;
    let file = here.get(&format!("{event}/files/event.jsonl"), &here.chief).await;
    assert_eq!(file.status, StatusCode::OK);
    let there = hall().await;
    let import = there.upload("/events/import", &there.chief, "file", &file.text).await;
    assert_eq!(import.location, event, "{}", import.text);
    let again = there.get(&format!("{event}/files/event.jsonl"), &there.chief).await;
    assert_eq!(again.text, file.text);
    let id = event.trim_start_matches("/events/");
    let one = here.desk.events().find(id).await.expect("there").look(Clone::clone);
    let other = there.desk.events().find(id).await.expect("there").look(Clone::clone);
    assert_eq!(one, other);
    let twice = there.upload("/events/import", &there.chief, "file", &file.text).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    // A file cut short, and one with a line changed into another stream, are refused whole.
    let cut: String = file.text.lines().take(3).map(|line| format!("{line}\n")).collect();
    let third = hall().await;
    assert_eq!(
        third.upload("/events/import", &third.chief, "file", &cut).await.status,
        StatusCode::CONFLICT
    );
    let foreign = file.text.replacen("\"stream\":\"event/", "\"stream\":\"people/", 1);
    assert_eq!(
        third.upload("/events/import", &third.chief, "file", &foreign).await.status,
        StatusCode::CONFLICT
    );
    assert!(third.desk.events().all().is_empty());
}

#[tokio::test]
async fn the_tournament_file_and_the_tables_say_what_was_played() {
    let hall = hall().await;
    let event = hall.started().await;
    hall.post(&format!("{event}/results"), &hall.clerk, &[("round", "1"), ("typed", "1 1, 2 =")])
        .await;
    let trf = hall.get(&format!("{event}/files/event.trf"), "").await.text;
    let read = records::events::trf::read(trf.as_bytes());
    assert!(!read.has_errors(), "{:?}", read.problems);
    let points: Vec<_> =
        read.players().map(|(_, player)| player.points.map(|p| p.to_string())).collect();
    let expected = ["1.0", "0.5", "0.0", "0.0", "0.5", "0.0"].map(|text| Some(text.to_owned()));
    assert_eq!(points, expected);
    let third = read.players().nth(2).expect("Cy").1;
    let open = |cell: &records::events::trf::Cell| {
        cell.opponent == Some(6) && cell.result == records::events::trf::CellResult::Blank
    };
    assert!(third.cells.iter().all(open), "paired, and no result yet");
    let results = hall.get(&format!("{event}/files/results.csv"), "").await.text;
    let rows = "round,white,black,result,note\n1,1,4,1-0,\n1,5,2,=,\n1,3,6,,\n";
    assert!(results.contains("\n# system: swiss\n") && results.ends_with(rows), "{results}");
    let players = hall.get(&format!("{event}/files/players.csv"), "").await.text;
    assert!(
        players.starts_with("number,name,club,federation,rating,title,enters\n1,Ada,,,2400,,\n")
    );
    let pairings = hall.get(&format!("{event}/files/pairings.csv"), "").await.text;
    assert!(pairings.contains("1,1,Ada,4,Di,1-0\n"), "{pairings}");
    assert_eq!(hall.get(&format!("{event}/files/standings.csv"), "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_withdrawal_under_the_rules_of_1959_shows_its_article_and_what_follows() {
    let hall = hall().await;
    let terms = [
        ("rules", "xiangqi-1959"),
        ("system", "round-robin"),
        ("scoring", "2 1 0"),
        ("order", "xiangqi-1959"),
        ("control", ""),
    ];
    let event = hall.event(&terms).await;
    for name in ["赵一", "钱二", "孙三", "李四", "周五"] {
        hall.done(&event, &hall.clerk, &[("do", "add"), ("name", name)]).await;
    }
    hall.done(&event, &hall.chief, &[("do", "pair")]).await;
    hall.done(&event, &hall.chief, &[("do", "publish")]).await;
    hall.post(&format!("{event}/results"), &hall.clerk, &[("round", "1"), ("typed", "1 1,2 =")])
        .await;
    // The fifth has played one of four games: 13.2 annuls it.
    let page = hall.get(&format!("{event}/players/5"), &hall.deputy).await.text;
    assert!(
        page.contains("1 of 4 games: fewer than half") && page.contains("/rules/xiangqi-1959#13.2"),
        "{page}"
    );
    hall.done(&event, &hall.deputy, &[("do", "withdraw"), ("player", "5")]).await;
    let standings = hall.get(&format!("{event}/standings"), "").await.text;
    let table = standings.split("</table>").next().expect("a table");
    assert!(!table.contains("周五"), "the name is struck from the table");
    assert!(standings.contains("#13.2"));
}

#[tokio::test]
async fn boards_of_xiangqi_have_live_games_and_papers_too() {
    let hall = hall().await;
    let terms = [
        ("rules", "xiangqi-1959"),
        ("system", "xiangqi-swiss"),
        ("scoring", "2 1 0"),
        ("order", "xiangqi-1959"),
        ("control", "3600"),
    ];
    let event = hall.event(&terms).await;
    for name in ["赵一", "钱二"] {
        hall.done(&event, &hall.clerk, &[("do", "add"), ("name", name)]).await;
    }
    hall.done(&event, &hall.chief, &[("do", "pair")]).await;
    hall.done(&event, &hall.chief, &[("do", "publish")]).await;
    let live = hall.post(&format!("{event}/live"), &hall.chief, &[("round", "1")]).await;
    assert_eq!(live.status, StatusCode::OK, "{}", live.text);
    let open = hall.desk.events().find(event.trim_start_matches("/events/")).await.expect("there");
    let game = open.look(|state| state.core().rounds[0].boards[0].game.clone()).expect("linked");
    for paper in ["scoresheet", "incident", "envelope"] {
        let page = hall.get(&format!("/games/{game}/paper/{paper}"), &hall.chief).await;
        assert_eq!(page.status, StatusCode::OK, "{paper}: {}", page.text);
        assert!(page.text.contains("赵一") && page.text.contains("Red"), "{paper}");
    }
    let black = arbiter::Outcome::Wins(arbiter::Side::Second);
    hall.desk.games().set_result(&game, black, "committee", "chief").await.expect("set");
    crate::event::link::take_results(&hall.desk).await;
    let round = hall.get(&format!("{event}/rounds/1"), "").await.text;
    assert!(round.contains("0–2"), "two points for the win: {round}");
    assert!(crate::event::verify(hall.desk.store()).await.expect("read").is_empty());
}
