//! The letters of the pieces in the languages that games are written down in.

use std::fmt;
use std::str::FromStr;

/// A language with letters of its own for the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// Code, English name, and the letters of king, queen, rook, bishop and knight.
type Entry = (&'static str, &'static str, [&'static str; 5]);

/// The languages; of those with the same letters the one first in the list is named.
const LANGUAGES: [Entry; 31] = [
    ("de", "German", ["K", "D", "T", "L", "S"]),
    ("fr", "French", ["R", "D", "T", "F", "C"]),
    ("es", "Spanish", ["R", "D", "T", "A", "C"]),
    ("ru", "Russian", ["Кр", "Ф", "Л", "С", "К"]),
    ("it", "Italian", ["R", "D", "T", "A", "C"]),
    ("nl", "Dutch", ["K", "D", "T", "L", "P"]),
    ("pl", "Polish", ["K", "H", "W", "G", "S"]),
    ("cs", "Czech", ["K", "D", "V", "S", "J"]),
    ("hu", "Hungarian", ["K", "V", "B", "F", "H"]),
    ("pt", "Portuguese", ["R", "D", "T", "B", "C"]),
    ("sv", "Swedish", ["K", "D", "T", "L", "S"]),
    ("da", "Danish", ["K", "D", "T", "L", "S"]),
    ("no", "Norwegian", ["K", "D", "T", "L", "S"]),
    ("fi", "Finnish", ["K", "D", "T", "L", "R"]),
    ("ro", "Romanian", ["R", "D", "T", "N", "C"]),
    ("uk", "Ukrainian", ["Кр", "Ф", "Т", "С", "К"]),
    ("bg", "Bulgarian", ["Ц", "Д", "Т", "О", "К"]),
    ("sr", "Serbian", ["К", "Д", "Т", "Л", "С"]),
    ("hr", "Croatian", ["K", "D", "T", "L", "S"]),
    ("sl", "Slovene", ["K", "D", "T", "L", "S"]),
    ("sk", "Slovak", ["K", "D", "V", "S", "J"]),
    ("lt", "Lithuanian", ["K", "V", "B", "R", "Ž"]),
    ("lv", "Latvian", ["K", "D", "T", "L", "Z"]),
    ("et", "Estonian", ["K", "V", "L", "O", "R"]),
    ("tr", "Turkish", ["Ş", "V", "K", "F", "A"]),
    ("ca", "Catalan", ["R", "D", "T", "A", "C"]),
    ("is", "Icelandic", ["K", "D", "H", "B", "R"]),
    ("el", "Greek", ["Ρ", "Β", "Π", "Α", "Ι"]),
    ("zh", "Chinese", ["王", "后", "车", "象", "马"]),
    ("zh-tw", "Traditional Chinese", ["王", "后", "車", "象", "馬"]),
    ("en", "English", ["K", "Q", "R", "B", "N"]),
];

/// What the letters stand for, in the same order.
const ENGLISH: [&str; 5] = ["K", "Q", "R", "B", "N"];

impl Language {
    /// Every language, those with the same letters too.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len()).map(Self)
    }

    /// Its code.
    #[must_use]
    pub fn code(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// Its name in English.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }

    /// Its letters for king, queen, rook, bishop and knight.
    #[must_use]
    pub fn letters(self) -> [&'static str; 5] {
        LANGUAGES[self.0].2
    }

    /// A move in these letters as one in English letters; `None` where a letter is none of the language.
    #[must_use]
    pub fn translated(self, text: &str) -> Option<String> {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        // Russian writes Кр for the king and К for the knight: the longer one first.
        let letter = |rest: &str| {
            let fits = |index: &usize| rest.starts_with(self.letters()[*index]);
            (0..5).filter(fits).max_by_key(|index| self.letters()[*index].len())
        };
        while let Some(c) = rest.chars().next() {
            if let Some(index) = letter(rest) {
                out.push_str(ENGLISH[index]);
                rest = &rest[self.letters()[index].len()..];
                continue;
            }
            if c.is_alphabetic() && !(c.is_ascii_lowercase() || c == 'O') {
                return None;
            }
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
        Some(out)
    }
}

/// Whether a move holds a letter that is none of English notation.
pub(super) fn is_foreign(text: &str) -> bool {
    text.chars().any(|c| {
        c.is_alphabetic() && !c.is_ascii_lowercase() && !"KQRBNPOXZ".contains(c) || c == 'Ş'
    })
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("found {found:?}, expected one of {known}")]
pub struct UnknownLanguage {
    /// As given.
    pub found: String,
    /// The codes there are.
    pub known: String,
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let named = |(code, name, _): &Entry| {
            code.eq_ignore_ascii_case(text) || name.eq_ignore_ascii_case(text)
        };
        LANGUAGES.iter().position(named).map(Self).ok_or_else(|| UnknownLanguage {
            found: text.to_owned(),
            known: LANGUAGES.map(|(code, ..)| code).join(", "),
        })
    }
}
