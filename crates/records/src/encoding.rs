//! From bytes to text: byte order marks, UTF-8, UTF-16, GB18030 and Big5.

use encoding_rs::{BIG5, GB18030, UTF_16BE, UTF_16LE};

/// A text encoding records come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark; plain ASCII too.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// GB18030, which holds GBK and GB2312.
    Gb18030,
    /// Big5.
    Big5,
    /// No text at all.
    Binary,
}

impl Encoding {
    /// Its usual name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Utf16Le => "UTF-16LE",
            Self::Utf16Be => "UTF-16BE",
            Self::Gb18030 => "GB18030",
            Self::Big5 => "Big5",
            Self::Binary => "binary",
        }
    }
}

/// Text and how it was decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark at its start.
    pub text: String,
    /// The encoding.
    pub encoding: Encoding,
    /// How many places were no text in that encoding and were replaced by U+FFFD.
    pub replaced: usize,
}

/// What the bytes can be read as: one certain reading, or two to be decided between by their moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Readings {
    /// Only one reading makes sense.
    One(Decoded),
    /// GB18030 first, Big5 second; the bytes alone do not tell.
    Two(Box<[Decoded; 2]>),
}

/// Decodes `bytes`: a byte order mark decides, then UTF-16 without one, then strict UTF-8, then
/// GB18030 against Big5.
#[must_use]
pub fn decode(bytes: &[u8]) -> Readings {
    if let Some(rest) = bytes.strip_prefix(b"\xEF\xBB\xBF") {
        return Readings::One(decode_as(rest, Encoding::Utf8));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xFF\xFE") {
        return Readings::One(decode_as(rest, Encoding::Utf16Le));
    }
    if let Some(rest) = bytes.strip_prefix(b"\xFE\xFF") {
        return Readings::One(decode_as(rest, Encoding::Utf16Be));
    }
    if let Some(encoding) = unmarked_utf16(bytes) {
        return Readings::One(decode_as(bytes, encoding));
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        let text = text.to_owned();
        return Readings::One(Decoded { text, encoding: Encoding::Utf8, replaced: 0 });
    }
    let utf8 = decode_as(bytes, Encoding::Utf8);
    let gb = decode_as(bytes, Encoding::Gb18030);
    let big5 = decode_as(bytes, Encoding::Big5);
    // A few broken bytes in a long UTF-8 text: UTF-8 stays the better reading.
    let multibyte = bytes.iter().filter(|byte| **byte >= 0xC2).count();
    if utf8.replaced * 8 < multibyte && utf8.replaced < gb.replaced.max(1) * 4 {
        let real = utf8.text.chars().filter(|&c| c > '\u{7F}' && c != '\u{FFFD}').count();
        if real > utf8.replaced * 4 {
            return Readings::One(utf8);
        }
    }
    Readings::Two(Box::new([gb, big5]))
}

/// Decodes `bytes` as `encoding`, replacing what is no text in it.
#[must_use]
pub fn decode_as(bytes: &[u8], encoding: Encoding) -> Decoded {
    let by = match encoding {
        Encoding::Utf8 | Encoding::Binary => encoding_rs::UTF_8,
        Encoding::Utf16Le => UTF_16LE,
        Encoding::Utf16Be => UTF_16BE,
        Encoding::Gb18030 => GB18030,
        Encoding::Big5 => BIG5,
    };
    let (text, broken) = by.decode_without_bom_handling(bytes);
    let text = text.into_owned();
    let replaced = if broken { text.chars().filter(|&c| c == '\u{FFFD}').count() } else { 0 };
    Decoded { text, encoding, replaced }
}

/// GB18030 text of a fixed field: what a cut character leaves at the end is dropped.
#[must_use]
pub fn gb_field(bytes: &[u8]) -> String {
    let text = GB18030.decode_without_bom_handling(bytes).0;
    text.trim_end_matches(['\u{FFFD}', '\0']).to_owned()
}

/// Encodes `text`; characters the encoding lacks become numeric character references.
#[must_use]
pub fn encode(text: &str, encoding: Encoding) -> Vec<u8> {
    match encoding {
        Encoding::Utf8 | Encoding::Binary => text.as_bytes().to_vec(),
        Encoding::Gb18030 => GB18030.encode(text).0.into_owned(),
        Encoding::Big5 => BIG5.encode(text).0.into_owned(),
        Encoding::Utf16Le => {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect()
        }
        Encoding::Utf16Be => {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_be_bytes).collect()
        }
    }
}

/// UTF-16 without a mark shows in the zero bytes of its ASCII characters, all on one side.
fn unmarked_utf16(bytes: &[u8]) -> Option<Encoding> {
    let head = &bytes[..bytes.len().min(4096)];
    if head.len() < 4 || !bytes.len().is_multiple_of(2) {
        return None;
    }
    let zeros = |odd: usize| head.iter().skip(odd).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd, units) = (zeros(0), zeros(1), head.len() / 2);
    if odd * 8 > units && even == 0 {
        Some(Encoding::Utf16Le)
    } else if even * 8 > units && odd == 0 {
        Some(Encoding::Utf16Be)
    } else {
        None
    }
}
