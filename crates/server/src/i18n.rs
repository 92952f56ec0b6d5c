//! The two languages of the desk.
//!
//! The texts stand in `locales/*.ftl`, the same names in both languages; a test compares them. Rulebooks
//! bring their own texts, which are data and never translated here.

use std::borrow::Borrow;
use std::sync::LazyLock;

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rulebook::Text;
use words::Bilingual;

/// The files of one language, in order; a later one may not repeat a name of an earlier one.
const ZH: &[&str] = &[
    include_str!("../locales/zh.ftl"),
    include_str!("../locales/game-zh.ftl"),
    include_str!("../locales/event-zh.ftl"),
];
const EN: &[&str] = &[
    include_str!("../locales/en.ftl"),
    include_str!("../locales/game-en.ftl"),
    include_str!("../locales/event-en.ftl"),
];

/// The cookie that holds the language a visitor chose.
pub const COOKIE: &str = "caipan_lang";

type Bundle = FluentBundle<FluentResource>;

static ZH_TEXTS: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::Zh));
static EN_TEXTS: LazyLock<Bundle> = LazyLock::new(|| bundle(Lang::En));

/// A language the desk speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// Simplified Chinese.
    Zh,
    /// English.
    En,
}

impl Lang {
    /// The language the visitor chose, else the first of the browser's that the desk speaks, else Chinese
    /// where the browser names none.
    #[must_use]
    pub fn of(jar: &CookieJar, headers: &HeaderMap) -> Self {
        if let Some(chosen) = jar.get(COOKIE).and_then(|cookie| Self::read(cookie.value())) {
            return chosen;
        }
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let Some(accepted) = accepted else { return Self::Zh };
        accepted.split(',').find_map(Self::read).unwrap_or(Self::En)
    }

    /// The language of a tag such as `zh-CN;q=0.9`, if the desk speaks it.
    #[must_use]
    pub fn read(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase();
        if tag.starts_with("zh") {
            Some(Self::Zh)
        } else if tag.starts_with("en") {
            Some(Self::En)
        } else {
            None
        }
    }

    /// The tag for `lang` attributes.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Zh => "zh-Hans",
            Self::En => "en",
        }
    }

    /// The short name in cookies and addresses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Zh => "zh",
            Self::En => "en",
        }
    }

    /// The other language.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Zh => Self::En,
            Self::En => Self::Zh,
        }
    }

    /// The text named `key`; the key itself where it is missing, which a test rules out.
    #[must_use]
    pub fn t(self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.to_owned())
    }

    /// The text named `key`, if there is one.
    #[must_use]
    pub fn find(self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    /// The text named `key` with one place filled in.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "numbers and texts are handed over as they are"
    )]
    pub fn t1(self, key: &str, name: &str, value: impl ToString) -> String {
        self.fill(key, &[(name, value.to_string())])
    }

    /// The text named `key` with its places filled in. Whole numbers stay numbers, so that plural rules see them.
    #[must_use]
    pub fn fill(self, key: &str, values: &[(&str, String)]) -> String {
        let value = |text: &String| {
            text.parse::<i32>().map_or_else(|_| FluentValue::from(text.clone()), FluentValue::from)
        };
        let arguments: FluentArgs<'_> =
            values.iter().map(|(name, text)| (*name, value(text))).collect();
        self.format(key, Some(&arguments)).unwrap_or_else(|| key.to_owned())
    }

    /// The side of a text of the law.
    #[must_use]
    pub fn of_law(self, text: impl Borrow<Text>) -> &'static str {
        let text = text.borrow();
        match self {
            Self::Zh => text.zh,
            Self::En => text.en,
        }
    }

    /// What can be said, in this language.
    pub(crate) fn say(self, what: impl words::Say) -> String {
        what.to(match self {
            Self::Zh => words::Lang::Zh,
            Self::En => words::Lang::En,
        })
        .to_string()
    }

    /// The side of a text in both languages.
    #[must_use]
    pub fn pick(self, text: &Bilingual) -> &str {
        match self {
            Self::Zh => &text.zh,
            Self::En => &text.en,
        }
    }

    fn format(self, key: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let bundle = match self {
            Self::Zh => &ZH_TEXTS,
            Self::En => &EN_TEXTS,
        };
        let pattern = bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, arguments, &mut errors).into_owned())
    }
}

fn bundle(lang: Lang) -> Bundle {
    let (sources, locale) = match lang {
        Lang::Zh => (ZH, unic_langid::langid!("zh-Hans")),
        Lang::En => (EN, unic_langid::langid!("en")),
    };
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(resource, _errors)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn keys(sources: &[&str]) -> Vec<String> {
        let lines = sources.iter().flat_map(|source| source.lines());
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()))
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_texts_and_none_twice() {
        let (zh, en) = (keys(ZH), keys(EN));
        let (zh_set, en_set): (BTreeSet<_>, BTreeSet<_>) =
            (zh.iter().collect(), en.iter().collect());
        let differ: Vec<_> = zh_set.symmetric_difference(&en_set).collect();
        assert!(differ.is_empty(), "in one language only: {differ:?}");
        assert_eq!(zh_set.len(), zh.len(), "a name stands twice");
        assert_eq!(en_set.len(), en.len(), "a name stands twice");
    }

    #[test]
    fn every_file_is_read_without_an_error() {
        for source in ZH.iter().chain(EN) {
            let errors =
                FluentResource::try_new((*source).to_owned()).err().map(|(_, errors)| errors);
            assert_eq!(errors, None);
        }
    }

    #[test]
    fn every_text_the_templates_ask_for_is_there() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
        let mut folders = vec![folder];
        let mut asked = 0;
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("templates are there") {
                let path = entry.expect("readable").path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let text = std::fs::read_to_string(&path).expect("readable");
                for call in [".t(\"", ".t1(\""] {
                    for rest in text.split(call).skip(1) {
                        let key = rest.split('"').next().unwrap_or_default();
                        asked += 1;
                        assert!(Lang::Zh.find(key).is_some(), "{} asks for {key}", path.display());
                    }
                }
            }
        }
        assert!(asked > 20, "the templates were found");
    }

    #[test]
    fn the_choice_comes_before_the_browser_and_strangers_get_english() {
        let headers = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, value.parse().expect("a header"));
            headers
        };
        let none = CookieJar::new();
        assert_eq!(Lang::of(&none, &HeaderMap::new()), Lang::Zh);
        assert_eq!(Lang::of(&none, &headers("fr, de;q=0.8")), Lang::En);
        assert_eq!(Lang::of(&none, &headers("fr, zh-TW;q=0.8")), Lang::Zh);
        let chosen = none.add(axum_extra::extract::cookie::Cookie::new(COOKIE, "en"));
        assert_eq!(Lang::of(&chosen, &headers("zh")), Lang::En);
    }
}
