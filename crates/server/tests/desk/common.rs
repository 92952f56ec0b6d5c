//! A desk of its own for each test: its database in a folder that goes away, its clock set by the test.

#![allow(dead_code, reason = "each test file uses its part")]

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use server::games::{Actor, Line, NewGame, Opened};
use server::people::{Account, NewAccount, Role};
use server::{Desk, EnvelopeKey, WallClock, router};
use store::Store;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// Half past nine on a morning in May.
pub(crate) const START_MS: i64 = 1_778_000_000_000;

pub(crate) struct TestDesk {
    pub(crate) desk: Desk,
    pub(crate) app: Router,
    pub(crate) folder: TempDir,
}

pub(crate) async fn desk() -> TestDesk {
    let folder = TempDir::new().expect("a folder");
    open_in(folder, START_MS).await
}

/// A desk on the database in `folder`; as a restart would open it.
pub(crate) async fn open_in(folder: TempDir, now_ms: i64) -> TestDesk {
    let path = folder.path().join("desk.db");
    let store = Store::open(&path.display().to_string()).await.expect("the store opens");
    let key = EnvelopeKey::open(&folder.path().join("desk.db.key")).expect("a key");
    let desk = Desk::open(store, WallClock::set_to(now_ms), key).await.expect("the desk opens");
    TestDesk { app: router(desk.clone()), desk, folder }
}

pub(crate) fn line(fields: &[(&str, &str)]) -> Line {
    let value = |text: &str| match text {
        "true" => serde_json::Value::Bool(true),
        text => serde_json::Value::from(text),
    };
    fields.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

pub(crate) fn arbiter() -> Actor {
    Actor::Arbiter("chief".to_owned())
}

impl TestDesk {
    pub(crate) async fn game(&self, rules: &str, control: &str) -> Opened {
        let new = NewGame::chess(rules, control, ["Anna", "Boris"]);
        self.desk.games().start(&new, "chief").await.expect("the game opens")
    }

    /// Plays moves in turn, each pressed, one second each.
    pub(crate) async fn play(&self, id: &str, moves: &str) {
        let mut side = arbiter::Side::First;
        for text in moves.split_whitespace() {
            self.desk.clock().advance(1000);
            let line = line(&[("do", "move"), ("move", text), ("press", "true")]);
            let actor = Actor::Player(side);
            self.desk.games().command(id, &actor, None, &[line]).await.expect("a legal move");
            side = side.other();
        }
    }

    pub(crate) async fn chief(&self) -> String {
        let now = self.desk.now_ms();
        let token = self.desk.people().set_up_token(now).await.expect("works").expect("first");
        let new = NewAccount {
            name: "chief".to_owned(),
            shown: String::new(),
            password: "a long secret".to_owned(),
            role: Role::Chief,
        };
        self.desk.people().set_up(&token, new, now).await.expect("set up");
        let session = self.desk.people().sign_in("chief", "a long secret", now).await;
        format!("caipan_session={}", session.expect("works").expect("fits"))
    }

    pub(crate) async fn account(&self, name: &str, role: Role) -> String {
        let by = Account { name: "chief".to_owned(), shown: String::new(), role: Role::Chief };
        let password = "another secret".to_owned();
        let new = NewAccount { name: name.to_owned(), shown: String::new(), password, role };
        let now = self.desk.now_ms();
        self.desk.people().add(&by, new, now).await.expect("added");
        let session = self.desk.people().sign_in(name, "another secret", now).await;
        format!("caipan_session={}", session.expect("works").expect("fits"))
    }

    pub(crate) async fn get(&self, path: &str, cookie: &str) -> (StatusCode, String) {
        let request = Request::get(path).header(header::COOKIE, cookie);
        read(self.send(request.body(Body::empty()).expect("a request")).await).await
    }

    /// A form as a page of the desk sends it.
    pub(crate) async fn post(&self, path: &str, cookie: &str, form: &str) -> (StatusCode, String) {
        let request = Request::post(path)
            .header(header::COOKIE, cookie)
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::ACCEPT_LANGUAGE, "en");
        read(self.send(request.body(Body::from(form.to_owned())).expect("a request")).await).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Response<Body> {
        self.app.clone().oneshot(request).await.expect("answers do not fail")
    }
}

pub(crate) async fn read(response: Response<Body>) -> (StatusCode, String) {
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), 4 << 20).await.expect("a body");
    (status, String::from_utf8_lossy(&bytes).into_owned())
}
