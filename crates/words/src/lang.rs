//! The two languages, and which of them somebody reads.

use rulebook::Text;

use crate::Bilingual;

/// A language the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// Simplified Chinese.
    Zh,
    /// English.
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Zh, Self::En];

    /// The language of a tag or a locale name such as `zh-TW`, `en` or `zh_CN.UTF-8`, if it is one of the two.
    #[must_use]
    pub fn read(tag: &str) -> Option<Self> {
        let end = tag.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(tag.len());
        match tag[..end].to_ascii_lowercase().as_str() {
            "zh" => Some(Self::Zh),
            "en" => Some(Self::En),
            _ => None,
        }
    }

    /// The language of an `Accept-Language` header that its sender likes best, if it names one of the two:
    /// the one with the greatest quality value, of equals the first.
    ///
    /// No library reads this: `fluent-langneg` leaves quality values out, `accept-language` sorts by a float
    /// that may be NaN.
    #[must_use]
    pub fn accepted(header: &str) -> Option<Self> {
        let mut best = None;
        for range in header.split(',') {
            let (tag, rest) = range.split_once(';').unwrap_or((range, ""));
            let quality = match rest.trim().strip_prefix("q=") {
                Some(value) => thousandths(value.trim()),
                None => 1000,
            };
            let better = quality > best.map_or(0, |(before, _)| before);
            if let Some(lang) = Self::read(tag.trim()).filter(|_| better) {
                best = Some((quality, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }

    /// The tag for `lang` attributes.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Zh => "zh-Hans",
            Self::En => "en",
        }
    }

    /// The short name in options, cookies and addresses.
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

    /// The side of a text in both languages.
    #[must_use]
    pub fn pick(self, text: &Bilingual) -> &str {
        match self {
            Self::Zh => &text.zh,
            Self::En => &text.en,
        }
    }

    /// The side of a text of the law.
    #[must_use]
    pub const fn of(self, text: Text) -> &'static str {
        match self {
            Self::Zh => text.zh,
            Self::En => text.en,
        }
    }
}

/// A quality value such as `0.8` in thousandths; 0 for what is none.
fn thousandths(value: &str) -> u32 {
    let (whole, part) = value.split_once('.').unwrap_or((value, ""));
    match (whole, part.len()) {
        ("1", _) => 1000,
        ("0", 0..=3) => format!("{part:0<3}").parse().unwrap_or(0),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_quality_value_is_taken_and_of_equals_the_first() {
        assert_eq!(Lang::accepted("en;q=0.5, zh-CN;q=0.9"), Some(Lang::Zh));
        assert_eq!(Lang::accepted("zh;q=0.5,en"), Some(Lang::En));
        assert_eq!(Lang::accepted("en-GB, zh"), Some(Lang::En));
        assert_eq!(Lang::accepted("fr, zh-TW;q=0.8"), Some(Lang::Zh));
    }

    #[test]
    fn what_is_refused_or_not_spoken_is_not_taken() {
        assert_eq!(Lang::accepted("zh;q=0, en;q=0.001"), Some(Lang::En));
        assert_eq!(Lang::accepted("zh;q=0"), None);
        assert_eq!(Lang::accepted("zh;q=nan,zh;q=,zh;q=-1"), None);
        assert_eq!(Lang::accepted("fr, de;q=0.8, zhuang, *"), None);
        assert_eq!(Lang::accepted(""), None);
    }

    #[test]
    fn locale_names_are_read() {
        assert_eq!(Lang::read("zh_CN.UTF-8"), Some(Lang::Zh));
        assert_eq!(Lang::read("ZH-Hant"), Some(Lang::Zh));
        assert_eq!(Lang::read("en"), Some(Lang::En));
        assert_eq!(Lang::read("C.UTF-8"), None);
        assert_eq!(Lang::read("中文"), None);
    }
}
