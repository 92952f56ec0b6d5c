//! Signing in.

use axum::Json;
use axum::extract::State;

use super::shape::{Credentials, Refused, Session};
use crate::desk::Desk;
use crate::fault::Fault;

/// Opens a session of an account.
#[utoipa::path(
    post, path = "/api/v1/session", tag = "people", request_body = Credentials,
    responses(
        (status = 200, body = Session),
        (status = 400, body = Refused), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 413, body = Refused), (status = 415, body = Refused), (status = 422, body = Refused), (status = 429, body = Refused),
    )
)]
pub(super) async fn sign_in(
    State(desk): State<Desk>,
    Json(given): Json<Credentials>,
) -> Result<Json<Session>, Fault> {
    let token = desk.people().sign_in(&given.name, &given.password, desk.now_ms()).await?;
    token.map(|token| Json(Session { token })).ok_or(Fault::SignIn)
}
