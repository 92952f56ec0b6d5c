//! The API for programs: `/api/v1`, described at `/api/v1/openapi.json`.

mod games;
mod judge;
mod session;
pub mod shape;

use axum::routing::get;
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::desk::Desk;
use crate::security;

/// What the description says of the whole.
#[derive(Debug, OpenApi)]
#[openapi(info(
    title = "Caipan",
    description = "Rulings on chess and xiangqi games, and live games at the arbiter's desk. Rulings are those of `caipan judge --batch` \
                   (docs/ruling.md), commands those of docs/ledger.md. Sign in at `/api/v1/session` and send the token as `Authorization: Bearer …`; \
                   the token of a seat plays for that seat.",
    license(name = "GPL-3.0-or-later")
))]
struct Description;

/// The routes.
pub fn routes() -> Router<Desk> {
    let (signing, described) =
        OpenApiRouter::new().routes(routes!(session::sign_in)).split_for_parts();
    let (further, mut api) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(judge::judge))
        .routes(routes!(games::list, games::open))
        .routes(routes!(games::read))
        .routes(routes!(games::command))
        .routes(routes!(games::events))
        .split_for_parts();
    api.merge(described);
    security::sign_in_limited(signing)
        .merge(further)
        .route("/api/v1/openapi.json", get(move || std::future::ready(Json(api.clone()))))
}
