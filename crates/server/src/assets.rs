//! Scripts, styles and the sign of the desk, all inside the binary.

use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::desk::Desk;

/// Name, media type and bytes of each file.
const FILES: &[(&str, &str, &[u8])] = &[
    ("desk.css", "text/css; charset=utf-8", include_bytes!("../assets/desk.css")),
    ("print.css", "text/css; charset=utf-8", include_bytes!("../assets/print.css")),
    ("desk.js", "text/javascript; charset=utf-8", include_bytes!("../assets/desk.js")),
    ("live.js", "text/javascript; charset=utf-8", include_bytes!("../assets/live.js")),
    ("events.js", "text/javascript; charset=utf-8", include_bytes!("../assets/events.js")),
    ("game.js", "text/javascript; charset=utf-8", include_bytes!("../assets/game.js")),
    ("board.js", "text/javascript; charset=utf-8", include_bytes!("../assets/board.js")),
    ("clock.js", "text/javascript; charset=utf-8", include_bytes!("../assets/clock.js")),
    ("event.css", "text/css; charset=utf-8", include_bytes!("../assets/event.css")),
    ("paper.css", "text/css; charset=utf-8", include_bytes!("../assets/paper.css")),
    ("paper.js", "text/javascript; charset=utf-8", include_bytes!("../assets/paper.js")),
    ("screen.css", "text/css; charset=utf-8", include_bytes!("../assets/screen.css")),
    ("screen.js", "text/javascript; charset=utf-8", include_bytes!("../assets/screen.js")),
    ("sign.svg", "image/svg+xml", include_bytes!("../assets/sign.svg")),
];

/// The routes.
pub fn routes() -> Router<Desk> {
    Router::new().route("/assets/{name}", get(file))
}

async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some((_, kind, bytes)) = FILES.iter().find(|(known, _, _)| *known == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut mark = crate::secret::mark_of(bytes);
    mark.truncate(16);
    let tag = format!("\"{mark}\"");
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let head = [
        (header::CONTENT_TYPE, (*kind).to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag),
    ];
    (head, *bytes).into_response()
}
