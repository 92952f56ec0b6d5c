//! What stands before every handler: who may write from where, how much, how fast, and the headers of every answer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::KeyExtractor;
use tower_governor::{GovernorError, GovernorLayer};

use crate::desk::Desk;

/// The largest body taken, in bytes. Imports of whole events say so themselves.
pub const BODY_AT_MOST: usize = 256 * 1024;
/// How long a request may take to arrive and to be answered; streams go on after that.
pub const TIME_AT_MOST: Duration = Duration::from_secs(20);

/// Whose requests are counted together: those from one address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Peer;

impl KeyExtractor for Peer {
    type Key = IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        // Requests made inside the process have no address.
        Ok(peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip()))
    }
}

/// `routes` with a limit on writes from one address: one in `every`, after a burst of `burst`.
fn limited(routes: Router<Desk>, every: Duration, burst: u32) -> Router<Desk> {
    let mut builder = GovernorConfigBuilder::default().key_extractor(Peer);
    builder.period(every).burst_size(burst);
    builder.methods(vec![Method::POST, Method::PUT, Method::DELETE]);
    let config = builder.finish().expect("period and burst are not zero");
    routes.layer(GovernorLayer::new(config))
}

/// The limit on signing in: thirty tries at once, then one in two seconds.
pub fn sign_in_limited(routes: Router<Desk>) -> Router<Desk> {
    limited(routes, Duration::from_secs(2), 30)
}

/// The limit on writing: two thousand requests at once, then a thousand a second.
pub fn write_limited(routes: Router<Desk>) -> Router<Desk> {
    limited(routes, Duration::from_millis(1), 2000)
}

/// Middleware: a request that changes something must come from a page of the desk.
///
/// A browser says where a request comes from by `Sec-Fetch-Site` or `Origin`. A request that says neither and brings
/// a cookie is refused; a program that brings a token of its own needs neither.
pub async fn same_site(request: Request, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if safe || comes_from_here(request.headers()) {
        return next.run(request).await;
    }
    tracing::warn!(path = request.uri().path(), "a write from another site was refused");
    StatusCode::FORBIDDEN.into_response()
}

fn comes_from_here(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    if let Some(origin) = text("origin") {
        let host = text("host").unwrap_or_default();
        let named = origin.split_once("://").map_or("", |(_, named)| named);
        return !host.is_empty() && named.eq_ignore_ascii_case(host);
    }
    !headers.contains_key(header::COOKIE)
}

/// Middleware: the headers of every answer.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.remove("x-caipan-body");
    let fixed = [
        (
            "content-security-policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
             connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
             manifest-src 'self'",
        ),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in fixed {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn given(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let header = |&(name, value): &(&'static str, &'static str)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        pairs.iter().map(header).collect()
    }

    #[test]
    fn only_pages_of_the_desk_write_with_a_cookie() {
        let cookie = ("cookie", "caipan_session=x");
        assert!(comes_from_here(&given(&[cookie, ("sec-fetch-site", "same-origin")])));
        assert!(!comes_from_here(&given(&[cookie, ("sec-fetch-site", "cross-site")])));
        assert!(!comes_from_here(&given(&[cookie, ("sec-fetch-site", "same-site")])));
        let host = ("host", "hall:8080");
        assert!(comes_from_here(&given(&[cookie, host, ("origin", "http://hall:8080")])));
        assert!(!comes_from_here(&given(&[cookie, host, ("origin", "http://hall:8081")])));
        assert!(!comes_from_here(&given(&[cookie, host, ("origin", "null")])));
        assert!(!comes_from_here(&given(&[cookie, host])));
        assert!(comes_from_here(&given(&[host])));
    }
}
