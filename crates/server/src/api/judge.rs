//! Rulings on records.

use axum::Json;
use axum::body::Bytes;
use records::request::{Answer, parse, rule};
use serde_json::{Value, json};

use super::shape::Refused;
use crate::fault::Fault;

/// Rules on a game given as moves.
///
/// The request is a line of `caipan judge --batch`: `{"game":"chess","rules":"fide-2023","fen":…,"moves":["e2e4",…]}`,
/// optionally with `then` or `ask`. The answer is `{"ruling":{…}}` or `{"winnable":{…}}`, the same as on the command line.
#[utoipa::path(
    post, path = "/api/v1/judge", tag = "rulings",
    request_body(content = Object, content_type = "application/json"),
    responses(
        (status = 200, description = "the ruling, in the form of docs/ruling.md", body = Object),
        (status = 400, description = "what is wrong with the request", body = Refused), (status = 403, body = Refused),
        (status = 413, body = Refused), (status = 429, body = Refused),
    )
)]
pub(super) async fn judge(body: Bytes) -> Result<Json<Value>, Fault> {
    // A long game takes a while to rule on; the threads that serve are kept free.
    let work = tokio::task::spawn_blocking(move || {
        let bad = |refusal: &records::request::Refusal| {
            let (zh, en) = words(&refusal.json(1));
            Fault::bad(zh, en)
        };
        let request = parse(&body).map_err(|refusal| bad(&refusal))?;
        match rule(&request).map_err(|refusal| bad(&refusal))? {
            Answer::Ruling(ruling) => {
                let ruling: Value = serde_json::from_str(&ruling).expect("a ruling is JSON");
                Ok(Json(json!({"ruling": ruling})))
            }
            Answer::Winnable(sides) => Ok(Json(json!({"winnable": sides}))),
        }
    });
    work.await.map_err(|error| Fault::own(&error))?
}

/// A refusal for people: its kind, what was found, what was expected.
fn words(refusal: &Value) -> (String, String) {
    let field = |name: &str| refusal[name].as_str().map(str::to_owned);
    let kind = field("kind").unwrap_or_default();
    let (mut zh, mut en) = (kind.clone(), kind);
    if let Some(ply) = refusal["ply"].as_u64() {
        zh += &format!("，第 {ply} 着");
        en += &format!(" at ply {ply}");
    }
    if let Some(found) = field("found") {
        zh += &format!("：见到“{found}”");
        en += &format!(": found {found:?}");
    }
    if let Some(expected) = field("expected") {
        zh += &format!("；应为 {expected}");
        en += &format!("; expected {expected}");
    }
    (zh, en)
}
