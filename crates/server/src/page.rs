//! What every page has: the frame, the visitor, the language.

use std::borrow::Borrow;

use askama::Template;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use rulebook::Text;

use crate::desk::Desk;
use crate::fault::Fault;
use crate::i18n::{Key, Lang, Texts, lang_of};
use crate::people::{Account, Right};

/// Who asks, and how.
#[derive(Debug, Clone)]
pub struct Visit {
    /// The language.
    pub lang: Lang,
    /// The account signed in.
    pub account: Option<Account>,
    /// The path asked for.
    pub path: String,
    /// The cookies.
    pub jar: CookieJar,
}

impl Visit {
    /// The frame of a page named by a text.
    pub(crate) fn shell(&self, title: Key) -> Shell {
        self.shell_titled(title(Texts(self.lang)))
    }

    /// The frame of a page with a title of its own.
    #[must_use]
    pub fn shell_titled(&self, title: impl Into<String>) -> Shell {
        let mut shell = Shell::plain(self.lang, &self.path, self.account.clone());
        shell.title = title.into();
        shell
    }

    /// The account, if it has the right.
    ///
    /// # Errors
    /// When nobody is signed in, or the account may not.
    pub fn must(&self, right: Right) -> Result<&Account, Fault> {
        let account = self.account.as_ref().ok_or(Fault::SignIn)?;
        if account.role.may(right) { Ok(account) } else { Err(Fault::Forbidden) }
    }
}

impl FromRequestParts<Desk> for Visit {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, desk: &Desk) -> Result<Self, Self::Rejection> {
        let jar = CookieJar::from_headers(&parts.headers);
        let bearer = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.strip_prefix("Bearer "));
        let account = match bearer {
            Some(token) => desk.account_of(token),
            None => desk.account(&jar),
        };
        Ok(Self {
            lang: lang_of(&jar, &parts.headers),
            account,
            path: parts.uri.path().to_owned(),
            jar,
        })
    }
}

/// The frame of a page; templates extend `layout.html` and call it `shell`.
#[derive(Debug, Clone)]
pub struct Shell {
    /// The language.
    pub lang: Lang,
    /// Its texts.
    pub(crate) t: Texts,
    /// The title of the page.
    pub title: String,
    /// The path of the page, for links that come back to it.
    pub path: String,
    /// The account signed in.
    pub account: Option<Account>,
}

impl Shell {
    /// A frame without a title.
    #[must_use]
    pub fn plain(lang: Lang, path: &str, account: Option<Account>) -> Self {
        Self { lang, t: Texts(lang), title: String::new(), path: path.to_owned(), account }
    }

    /// A text without places.
    pub(crate) fn say(&self, text: Key) -> &'static str {
        text(self.t)
    }

    /// What the other language calls itself.
    pub(crate) const fn other_language(&self) -> &'static str {
        Texts(self.lang.other()).lang_name()
    }

    /// The side of a text of the law.
    pub(crate) fn law(&self, text: impl Borrow<Text>) -> &'static str {
        self.lang.of(*text.borrow())
    }

    /// Whether the account has the right named.
    #[must_use]
    pub fn may(&self, right: Right) -> bool {
        self.account.as_ref().is_some_and(|account| account.role.may(right))
    }

    /// Whether somebody with the right to rule looks.
    #[must_use]
    pub fn may_rule(&self) -> bool {
        self.may(Right::Rule)
    }

    /// Whether somebody with the right to enter results looks.
    #[must_use]
    pub fn may_enter(&self) -> bool {
        self.may(Right::Enter)
    }

    /// Whether somebody who manages accounts looks.
    #[must_use]
    pub fn may_manage(&self) -> bool {
        self.may(Right::Manage)
    }
}

/// A page that says why there is no other.
#[derive(Debug, Template)]
#[template(path = "error.html")]
pub struct ErrorPage {
    /// The frame.
    pub shell: Shell,
    /// What happened.
    pub title: String,
    /// Why, where there is more to say.
    pub why: Option<String>,
    /// Whether signing in would help.
    pub offer_sign_in: bool,
}

/// A page as an answer that nobody stores.
pub fn html(page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => {
            let kind = HeaderValue::from_static("text/html; charset=utf-8");
            let keep = HeaderValue::from_static("no-store");
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], text).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "a page could not be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// An answer that sends the browser on with GET.
#[must_use]
pub fn see_other(path: &str) -> Response {
    let place = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(header::LOCATION, place)]).into_response()
}

/// `path` if it is a path of the desk, else its front page: where a form may send people back to.
#[must_use]
pub fn own_path(path: &str) -> &str {
    // A browser drops tabs and the like before it reads an address: `/\t/host` is another host to it.
    let own = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if own { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn nobody_is_sent_to_another_host() {
        for foreign in [
            "https://example.org/",
            "//example.org",
            "/\\example.org",
            "x",
            "/a\r\nb",
            "/\t/example.org",
            "/ /x",
        ] {
            assert_eq!(own_path(foreign), "/", "{foreign:?}");
        }
        assert_eq!(own_path("/games/abc?x=1"), "/games/abc?x=1");
    }
}
