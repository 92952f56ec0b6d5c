//! Rulings on records.

use axum::Json;
use axum::body::Bytes;
use wire::request::{Answer, Refusal, Request, parse};

use super::shape::Refused;
use crate::fault::Fault;

/// Rules on a game given as moves.
///
/// The request is a line of `caipan judge --batch`: `{"game":"chess","rules":"fide-2023","fen":…,"moves":["e2e4",…]}`,
/// optionally with `then` or `ask`. The answer is `{"ruling":{…}}` or `{"winnable":{…}}`, the same as on the command line.
#[utoipa::path(
    post, path = "/api/v1/judge", tag = "rulings",
    request_body(content = Request, content_type = "application/json"),
    responses(
        (status = 200, description = "the ruling, in the form of docs/ruling.md", body = Answer),
        (status = 400, description = "what is wrong with the request", body = Refused), (status = 403, body = Refused),
        (status = 413, body = Refused), (status = 429, body = Refused),
    )
)]
pub(super) async fn judge(body: Bytes) -> Result<Json<Answer>, Fault> {
    // A long game takes a while to rule on; the threads that serve are kept free.
    let work = tokio::task::spawn_blocking(move || {
        let bad = |refusal: Refusal| {
            let (zh, en) = words(&refusal);
            Fault::bad(zh, en)
        };
        let request = parse(&body).map_err(|unreadable| bad(unreadable.refusal))?;
        request.rule().map(Json).map_err(bad)
    });
    work.await.map_err(|error| Fault::own(&error))?
}

/// A refusal for people: its kind, what was found, what was expected.
fn words(refusal: &Refusal) -> (String, String) {
    let (mut zh, mut en) = (refusal.kind.to_owned(), refusal.kind.to_owned());
    if let Some(ply) = refusal.ply {
        zh += &format!("，第 {ply} 着");
        en += &format!(" at ply {ply}");
    }
    if let Some(found) = &refusal.found {
        zh += &format!("：见到“{found}”");
        en += &format!(": found {found:?}");
    }
    if let Some(expected) = &refusal.expected {
        zh += &format!("；应为 {expected}");
        en += &format!("; expected {expected}");
    }
    (zh, en)
}
