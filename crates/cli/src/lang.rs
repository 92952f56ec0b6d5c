//! The language of all that is printed, and the texts of the program itself.
//!
//! The texts stand in `locales/zh` and `locales/en`; the law has its own texts in the rulebooks.

use clap::builder::TypedValueParser as _;
pub(crate) use words::Lang;

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

/// A text without places, to be said in whichever language.
pub(crate) type Key = fn(Texts) -> &'static str;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

#[cfg(test)]
mod tests {
    use super::*;

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
