//! The two languages of the desk.
//!
//! Its texts stand in `locales`; building compiles them into the methods of `Texts`. Rulebooks bring their own
//! texts, which are data and never translated here.

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use words::Bilingual;
pub use words::Lang;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// A text without places, to be said in whichever language.
pub(crate) type Key = fn(Texts) -> &'static str;

/// The cookie that holds the language a visitor chose.
pub const COOKIE: &str = "caipan_lang";

/// The language the visitor chose, else the one of the two the browser likes best, else Chinese where the browser
/// names none.
#[must_use]
pub fn lang_of(jar: &CookieJar, headers: &HeaderMap) -> Lang {
    if let Some(chosen) = jar.get(COOKIE).and_then(|cookie| Lang::read(cookie.value())) {
        return chosen;
    }
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.map_or(Lang::Zh, |accepted| Lang::accepted(accepted).unwrap_or(Lang::En))
}

/// A text in both languages.
pub(crate) fn both<T: ToString>(text: impl Fn(Texts) -> T) -> Bilingual {
    Bilingual::new(text(Texts(Lang::Zh)).to_string(), text(Texts(Lang::En)).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_comes_before_the_browser_and_strangers_get_english() {
        let headers = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().expect("a header"));
            headers
        };
        let none = CookieJar::new();
        assert_eq!(lang_of(&none, &HeaderMap::new()), Lang::Zh);
        assert_eq!(lang_of(&none, &headers("fr, de;q=0.8")), Lang::En);
        assert_eq!(lang_of(&none, &headers("fr, zh-TW;q=0.8")), Lang::Zh);
        assert_eq!(lang_of(&none, &headers("en;q=0.5, zh;q=0.9")), Lang::Zh);
        let chosen = none.add(axum_extra::extract::cookie::Cookie::new(COOKIE, "en"));
        assert_eq!(lang_of(&chosen, &headers("zh")), Lang::En);
    }
}
