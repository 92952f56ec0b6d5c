//! Why a request is not answered as asked, and the page or JSON that says so.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use serde_json::json;
use words::Bilingual;

use crate::desk::Desk;
use crate::i18n::{Key, Lang, Texts, both, lang_of};
use crate::page::{self, Shell};

/// A request that is not answered as asked.
#[derive(Debug, Clone)]
pub enum Fault {
    /// There is no such page, game or event.
    NotFound,
    /// The visitor has to sign in.
    SignIn,
    /// The visitor may not do this.
    Forbidden,
    /// What was sent cannot be read or taken; why, for people.
    Bad(Bilingual),
    /// The rules do not allow it now; why, for people.
    Refused(Bilingual),
    /// Others were faster too often in a row.
    Busy,
    /// Our own failure; what it was stands in the log alone.
    Own,
}

impl Fault {
    /// A fault of what was sent, in both languages.
    #[must_use]
    pub fn bad(zh: impl Into<String>, en: impl Into<String>) -> Self {
        Self::Bad(Bilingual { zh: zh.into(), en: en.into() })
    }

    /// A fault of what was sent, by its text.
    pub(crate) fn bad_key(key: Key) -> Self {
        Self::Bad(both(key))
    }

    /// Our own failure: it goes to the log and the visitor is told no more than that.
    pub fn own(error: &(dyn std::error::Error + 'static)) -> Self {
        tracing::error!(%error, "internal failure");
        Self::Own
    }

    const fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::SignIn => StatusCode::UNAUTHORIZED,
            Self::Forbidden => StatusCode::FORBIDDEN,
            Self::Bad(_) => StatusCode::BAD_REQUEST,
            Self::Refused(_) => StatusCode::CONFLICT,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Own => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The reason for people, where the status alone does not say it.
    fn why(&self) -> Option<Bilingual> {
        match self {
            Self::Bad(why) | Self::Refused(why) => Some(why.clone()),
            Self::NotFound | Self::SignIn | Self::Forbidden | Self::Busy | Self::Own => None,
        }
    }
}

impl From<store::StoreError> for Fault {
    fn from(error: store::StoreError) -> Self {
        Self::own(&error)
    }
}

impl IntoResponse for Fault {
    /// An empty answer that carries the fault; [`pages`] gives it a body.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Middleware: gives every failed answer a body in the visitor's language, JSON under `/api/`.
pub async fn pages(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let path = request.uri().path().to_owned();
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if response.headers().contains_key("x-caipan-body") {
        return response;
    }
    let why = response.extensions().get::<Fault>().and_then(Fault::why);
    body(&desk, why, &headers, &path, &response)
}

fn body(
    desk: &Desk,
    why: Option<Bilingual>,
    headers: &HeaderMap,
    path: &str,
    old: &Response,
) -> Response {
    let status = old.status();
    let jar = CookieJar::from_headers(headers);
    let lang = lang_of(&jar, headers);
    let key = text_of(status);
    let accepts_json = headers
        .get(header::ACCEPT)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("application/json"));
    let mut response = if path.starts_with("/api/") || accepts_json {
        let message = |lang: Lang| {
            why.as_ref().map_or_else(|| key(Texts(lang)), |why| lang.pick(why)).to_owned()
        };
        let value = json!({"error": {
            "status": status.as_u16(),
            "kind": kind(status),
            "zh": message(Lang::Zh),
            "en": message(Lang::En),
        }});
        (status, axum::Json(value)).into_response()
    } else {
        let shell = Shell::plain(lang, path, desk.account(&jar));
        let page = page::ErrorPage {
            title: key(shell.t).to_owned(),
            why: why.map(|why| lang.pick(&why).to_owned()),
            offer_sign_in: status == StatusCode::UNAUTHORIZED,
            shell,
        };
        let mut response = page::html(&page);
        *response.status_mut() = status;
        response
    };
    for name in [header::SET_COOKIE, header::ALLOW, header::RETRY_AFTER] {
        if let Some(value) = old.headers().get(&name) {
            response.headers_mut().insert(name, value.clone());
        }
    }
    response
}

/// The text for a status; statuses without one of their own share one.
fn text_of(status: StatusCode) -> Key {
    match status {
        StatusCode::UNAUTHORIZED => Texts::error_401,
        StatusCode::FORBIDDEN => Texts::error_403,
        StatusCode::NOT_FOUND => Texts::error_404,
        StatusCode::METHOD_NOT_ALLOWED => Texts::error_405,
        StatusCode::REQUEST_TIMEOUT => Texts::error_408,
        StatusCode::CONFLICT => Texts::error_409,
        StatusCode::PAYLOAD_TOO_LARGE => Texts::error_413,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Texts::error_415,
        StatusCode::UNPROCESSABLE_ENTITY => Texts::error_422,
        StatusCode::TOO_MANY_REQUESTS => Texts::error_429,
        StatusCode::SERVICE_UNAVAILABLE => Texts::error_503,
        _ if status.is_server_error() => Texts::error_500,
        _ => Texts::error_400,
    }
}

/// The name of a failure in JSON; part of the API.
const fn kind(status: StatusCode) -> &'static str {
    match status {
        StatusCode::UNAUTHORIZED => "sign_in",
        StatusCode::FORBIDDEN => "forbidden",
        StatusCode::NOT_FOUND => "not_found",
        StatusCode::METHOD_NOT_ALLOWED => "method_not_allowed",
        StatusCode::CONFLICT => "refused",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::REQUEST_TIMEOUT => "too_slow",
        StatusCode::TOO_MANY_REQUESTS => "too_many_requests",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "unsupported_media_type",
        StatusCode::UNPROCESSABLE_ENTITY | StatusCode::BAD_REQUEST => "bad_request",
        StatusCode::SERVICE_UNAVAILABLE => "busy",
        _ => "failed",
    }
}
