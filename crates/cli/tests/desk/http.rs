//! A client of the API, and the wall's clock.

use std::net::IpAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::{Bytes, Incoming};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};

/// A client of one desk.
#[derive(Debug, Clone)]
pub(crate) struct Http {
    client: Client<HttpConnector, Full<Bytes>>,
    address: String,
}

impl Http {
    pub(crate) fn to(address: &str) -> Self {
        let client = Client::builder(TokioExecutor::new()).build_http();
        Self { client, address: address.to_owned() }
    }

    /// A client that has an address of this machine to itself, by a number below 200.
    pub(crate) fn from_own_address(address: &str, number: usize) -> Self {
        let mut connector = HttpConnector::new();
        let last = u8::try_from(number + 2).expect("a number below 200");
        connector.set_local_address(Some(IpAddr::from([127, 0, 0, last])));
        connector.set_nodelay(true);
        // The desk closes what was idle for ten seconds; a request must not meet that on its way.
        let mut client = Client::builder(TokioExecutor::new());
        let client = client.pool_idle_timeout(Duration::from_secs(5)).build(connector);
        Self { client, address: address.to_owned() }
    }

    /// Sends a request; `None` when the answer did not come whole.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Option<(u16, String)> {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(Full::new(Bytes::from(body))).expect("a request");
        let answer = self.client.request(request).await.ok()?;
        let status = answer.status().as_u16();
        let bytes = answer.into_body().collect().await.ok()?.to_bytes();
        Some((status, String::from_utf8(bytes.to_vec()).expect("text")))
    }

    /// As [`Http::send`], where the desk lives and answers well.
    pub(crate) async fn well(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Value {
        let (status, text) = self.send(method, path, token, body).await.expect("an answer");
        assert!((200..300).contains(&status), "{method} {path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    }

    /// Makes the first account and signs in; the token of the session.
    pub(crate) async fn chief(&self, set_up: &str) -> String {
        let form = "name=chief&password=a+long+secret";
        let request = Request::post(format!("http://{}{set_up}", self.address))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Full::new(Bytes::from(form)));
        let made = self.client.request(request.expect("a request")).await.expect("an answer");
        assert_eq!(made.status().as_u16(), 303, "the first account");
        let who = json!({"name": "chief", "password": "a long secret"});
        let session = self.well("POST", "/api/v1/session", "", Some(&who)).await;
        session["token"].as_str().expect("a token").to_owned()
    }

    /// The stream of a game as a spectator sees it.
    pub(crate) async fn watch(&self, game: &str) -> Watch {
        let path = format!("http://{}/api/v1/games/{game}/events", self.address);
        let request = Request::get(path).body(Full::default()).expect("a request");
        let answer = self.client.request(request).await.expect("an answer");
        assert_eq!(answer.status().as_u16(), 200);
        Watch { body: answer.into_body(), unread: String::new() }
    }
}

/// A stream of server-sent events.
#[derive(Debug)]
pub(crate) struct Watch {
    body: Incoming,
    unread: String,
}

impl Watch {
    /// The next state; `None` when the stream ends.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.next_text().await?).expect("JSON"))
    }

    /// The next state as it was sent.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            while let Some((event, rest)) = self.unread.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data:"));
                let state = data.map(|data| data.trim().to_owned());
                self.unread = rest.to_owned();
                if state.is_some() {
                    return state;
                }
            }
            let frame = self.body.frame().await?.ok()?;
            let bytes = frame.into_data().ok()?;
            self.unread += std::str::from_utf8(&bytes).expect("events are whole");
        }
    }
}

/// Milliseconds since 1970.
#[allow(clippy::disallowed_methods, reason = "the clock of the wall, as a player has one")]
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    i64::try_from(since.as_millis()).expect("not so late")
}
