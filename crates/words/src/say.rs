//! What can be said in both languages.

use std::fmt::{self, Display, Formatter};

use rulebook::Text;

use crate::Lang;
use crate::texts::Texts;

/// Says itself in a language.
pub trait Say {
    /// Writes it in `lang`.
    ///
    /// # Errors
    /// If the formatter refuses.
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result;

    /// In one language, to be printed.
    fn to(&self, lang: Lang) -> Spoken<impl Fn(&mut Formatter<'_>) -> fmt::Result> {
        Spoken(move |f: &mut Formatter<'_>| self.say(lang, f))
    }

    /// In both languages, kept.
    fn both(&self) -> Bilingual {
        Bilingual { zh: self.to(Lang::Zh).to_string(), en: self.to(Lang::En).to_string() }
    }
}

/// A sentence in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bilingual {
    /// Simplified Chinese.
    pub zh: String,
    /// English.
    pub en: String,
}

impl Bilingual {
    /// From its two sides.
    #[must_use]
    pub fn new(zh: impl Into<String>, en: impl Into<String>) -> Self {
        Self { zh: zh.into(), en: en.into() }
    }
}

impl From<(&str, &str)> for Bilingual {
    fn from((zh, en): (&str, &str)) -> Self {
        Self::new(zh, en)
    }
}

/// The same in both languages.
impl From<&str> for Bilingual {
    fn from(text: &str) -> Self {
        Self::new(text, text)
    }
}

impl Say for Bilingual {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(lang.pick(self))
    }
}

impl Say for Text {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(lang.of(*self))
    }
}

/// What a function writes with the texts of the language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Said<F>(F);

impl<F: Fn(Texts, &mut Formatter<'_>) -> fmt::Result> Say for Said<F> {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        (self.0)(Texts(lang), f)
    }
}

pub(crate) const fn said<F: Fn(Texts, &mut Formatter<'_>) -> fmt::Result>(write: F) -> Said<F> {
    Said(write)
}

/// Both sides of a text.
pub(crate) fn text(pick: impl Fn(Texts) -> &'static str) -> Text {
    Text { zh: pick(Texts(Lang::Zh)), en: pick(Texts(Lang::En)) }
}

/// One after another, with a text between them.
pub(crate) fn list<T: Say>(
    items: impl Iterator<Item = T> + Clone,
    between: fn(Texts) -> &'static str,
) -> impl Say {
    said(move |t, f| {
        for (at, item) in items.clone().enumerate() {
            if at > 0 {
                f.write_str(between(t))?;
            }
            item.say(t.0, f)?;
        }
        Ok(())
    })
}

/// A text whose language is chosen.
#[derive(Clone, Copy)]
pub struct Spoken<F>(pub F);

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Display for Spoken<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> fmt::Debug for Spoken<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

/// It stays in the language it was given.
impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Say for Spoken<F> {
    fn say(&self, _: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<T: Say + ?Sized> Say for &T {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).say(lang, f)
    }
}

/// A number that a text may be chosen by: one move, two moves.
pub trait Number: Say {
    /// Whether it is `number`.
    fn is(&self, number: u64) -> bool;
}

impl<T: Number + ?Sized> Number for &T {
    fn is(&self, number: u64) -> bool {
        (**self).is(number)
    }
}

/// What people wrote: it is the same in both languages, and may be put in quotation marks.
pub trait Name: Say {
    /// Writes it in quotation marks, with what cannot be seen written out.
    ///
    /// # Errors
    /// If the formatter refuses.
    fn quote(&self, f: &mut Formatter<'_>) -> fmt::Result;
}

impl<T: Name + ?Sized> Name for &T {
    fn quote(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (**self).quote(f)
    }
}

/// What is the same in both languages.
macro_rules! same {
    ($($type:ty),*) => {
        $(impl Say for $type {
            fn say(&self, _: Lang, f: &mut Formatter<'_>) -> fmt::Result {
                Display::fmt(self, f)
            }
        })*
    };
}

macro_rules! numbers {
    ($($type:ty),*) => {
        same!($($type),*);
        $(impl Number for $type {
            fn is(&self, number: u64) -> bool {
                u64::try_from(*self) == Ok(number)
            }
        })*
    };
}

macro_rules! names {
    ($($type:ty),*) => {
        same!($($type),*);
        $(impl Name for $type {
            fn quote(&self, f: &mut Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(self, f)
            }
        })*
    };
}

same!(arbiter::clock::Millis, chess::Square, xiangqi::Move, xiangqi::Square);
same!(tournament::Points, tournament::RoundNumber, tournament::PlayerId);
same!(tournament::standings::Criterion, tournament::tiebreak::Exact);
numbers!(u8, u16, u32, u64, usize, i32, i64);
names!(str, String, char);
