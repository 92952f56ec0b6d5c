//! The language of all that is printed, and the texts of the program itself.
//!
//! The texts stand in `locales/zh.ftl` and `locales/en.ftl`; the law has its own texts in the
//! rulebooks.

use clap::builder::TypedValueParser as _;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
pub(crate) use words::Lang;

const ZH: &str =
    concat!(include_str!("../locales/zh.ftl"), "\n", include_str!("../locales/tournament-zh.ftl"));
const EN: &str =
    concat!(include_str!("../locales/en.ftl"), "\n", include_str!("../locales/tournament-en.ftl"));

/// The language asked for by `--lang` in the arguments, else by the environment.
///
/// Looked up before the arguments are parsed, so that help and usage errors speak it too.
pub(crate) fn from_edge(arguments: &[String]) -> Lang {
    asked(arguments).unwrap_or_else(|| {
        #[expect(clippy::disallowed_methods, reason = "this is the edge")]
        let variable = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
        locale.and_then(|locale| Lang::read(&locale)).unwrap_or(Lang::En)
    })
}

/// `--lang zh` or `--lang=zh`, if it stands among the options.
fn asked(arguments: &[String]) -> Option<Lang> {
    let options: Vec<&str> =
        arguments.iter().map(String::as_str).take_while(|argument| *argument != "--").collect();
    let after = options.windows(2).find_map(|pair| (pair[0] == "--lang").then_some(pair[1]));
    let joined = options.iter().find_map(|option| option.strip_prefix("--lang="));
    by_code(&after.or(joined)?.to_ascii_lowercase())
}

/// The language with this short name.
fn by_code(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

/// What `--lang` takes.
pub(crate) fn parser() -> impl clap::builder::TypedValueParser<Value = Lang> {
    let codes = Lang::ALL.map(Lang::code);
    clap::builder::PossibleValuesParser::new(codes).map(|code| by_code(&code).unwrap_or(Lang::En))
}

/// The program's own texts in one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("locales", &self.bundle.locales).finish()
    }
}

impl Texts {
    /// The texts of `lang`.
    pub(crate) fn new(lang: Lang) -> Self {
        let (source, locale) = match lang {
            Lang::Zh => (ZH, unic_langid::langid!("zh-Hans")),
            Lang::En => (EN, unic_langid::langid!("en")),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that isolate text directions would end up in files and pipes.
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned())
            .unwrap_or_else(|(resource, _errors)| resource);
        bundle.add_resource_overriding(resource);
        Self { bundle }
    }

    /// The text named `key`, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.format(key, None)
    }

    /// The text named `key`; the key itself where it is missing, which a test rules out.
    pub(crate) fn get(&self, key: &str) -> String {
        self.find(key).unwrap_or_else(|| key.to_owned())
    }

    /// The text named `key` with its places filled in.
    pub(crate) fn fill<'a>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let arguments: FluentArgs<'_> = values.into_iter().collect();
        self.format(key, Some(&arguments)).unwrap_or_else(|| key.to_owned())
    }

    fn format(&self, key: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, arguments, &mut errors).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of the texts in a `.ftl` file: lines that begin with a name and `=`.
    fn keys(source: &str) -> BTreeSet<&str> {
        source
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|line| Some(line.split_once('=')?.0.trim()))
            .collect()
    }

    #[test]
    fn both_languages_have_the_same_texts() {
        assert_eq!(keys(ZH), keys(EN));
        assert!(keys(ZH).len() > 10);
    }

    #[test]
    fn both_files_are_read_without_an_error() {
        for source in [ZH, EN] {
            let errors = FluentResource::try_new(source.to_owned()).err().map(|(_, errors)| errors);
            assert_eq!(errors, None);
        }
    }

    #[test]
    fn every_text_that_stands_in_a_file_is_found() {
        for (lang, source) in [(Lang::Zh, ZH), (Lang::En, EN)] {
            let texts = Texts::new(lang);
            for key in keys(source) {
                assert!(texts.find(key).is_some(), "{lang:?} {key}");
            }
            assert_eq!(texts.find("no-such-text"), None);
        }
    }

    #[test]
    fn the_option_comes_before_the_environment() {
        let arguments = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let find = |words: &[&str]| asked(&Vec::from_iter::<Vec<String>>(arguments(words)));
        assert_eq!(find(&["caipan", "judge", "--lang", "zh", "x"]), Some(Lang::Zh));
        assert_eq!(find(&["caipan", "--lang=en", "judge"]), Some(Lang::En));
        assert_eq!(find(&["caipan", "judge", "--", "--lang=en"]), None);
        assert_eq!(find(&["caipan", "--lang", "xx"]), None);
    }
}
