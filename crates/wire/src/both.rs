//! A text in both languages.

use std::borrow::Cow;

use serde::Serialize;
use utoipa::ToSchema;
use words::Bilingual;

/// A text in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Both {
    /// In Chinese.
    pub zh: Cow<'static, str>,
    /// In English.
    pub en: Cow<'static, str>,
}

impl From<Bilingual> for Both {
    fn from(words: Bilingual) -> Self {
        Self { zh: words.zh.into(), en: words.en.into() }
    }
}

impl From<rulebook::Text> for Both {
    fn from(text: rulebook::Text) -> Self {
        Self { zh: text.zh.into(), en: text.en.into() }
    }
}
