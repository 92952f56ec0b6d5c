//! From bytes to text: byte order marks, UTF-8, UTF-16, and the older pages of Chinese, of Europe and of Russia.
//!
//! What no mark and no strict rule decides is guessed by what the bytes would say: see `guess`. A guess is told, and the
//! user can name the encoding instead.

mod guess;

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
    /// Windows-1252: western Europe; Latin-1 too.
    Windows1252,
    /// Windows-1250: central Europe.
    Windows1250,
    /// Windows-1251: Cyrillic.
    Windows1251,
    /// KOI8-R: Russian.
    Koi8R,
    /// Code page 866: Russian under DOS.
    Ibm866,
    /// Code page 850: western Europe under DOS.
    Ibm850,
    /// Code page 852: central Europe under DOS.
    Ibm852,
    /// Code page 437: the first page of DOS.
    Ibm437,
    /// No text at all.
    Binary,
}

/// Every encoding of text, with its usual name and other labels in lower case.
const NAMES: [(Encoding, &str, &[&str]); 13] = [
    (Encoding::Utf8, "UTF-8", &["utf8"]),
    (Encoding::Utf16Le, "UTF-16LE", &["utf-16", "utf16", "utf16le"]),
    (Encoding::Utf16Be, "UTF-16BE", &["utf16be"]),
    (Encoding::Gb18030, "GB18030", &["gbk", "gb2312", "cp936", "windows-936"]),
    (Encoding::Big5, "Big5", &["cp950", "windows-950", "big5-hkscs"]),
    (
        Encoding::Windows1252,
        "windows-1252",
        &["cp1252", "latin1", "latin-1", "iso-8859-1", "ascii"],
    ),
    (Encoding::Windows1250, "windows-1250", &["cp1250"]),
    (Encoding::Windows1251, "windows-1251", &["cp1251"]),
    (Encoding::Koi8R, "KOI8-R", &["koi8r", "koi8"]),
    (Encoding::Ibm866, "IBM866", &["cp866", "866", "dos-866"]),
    (Encoding::Ibm850, "IBM850", &["cp850", "850"]),
    (Encoding::Ibm852, "IBM852", &["cp852", "852"]),
    (Encoding::Ibm437, "IBM437", &["cp437", "437"]),
];

/// The upper halves of the pages that `encoding_rs` does not have.
const UPPER_850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";
const UPPER_852: &str = "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}";
const UPPER_437: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

impl Encoding {
    /// Its usual name.
    #[must_use]
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(encoding, ..)| *encoding == self).map_or("binary", |(_, name, _)| name)
    }

    /// The encoding with this name, as people and programs write it.
    #[must_use]
    pub fn named(label: &str) -> Option<Self> {
        let label = label.trim().to_ascii_lowercase().replace('_', "-");
        let known = |(_, name, labels): &&(Self, &str, &[&str])| {
            name.eq_ignore_ascii_case(&label) || labels.contains(&label.as_str())
        };
        NAMES.iter().find(known).map(|(encoding, ..)| *encoding)
    }

    /// The usual names of all encodings.
    #[must_use]
    pub fn names() -> String {
        NAMES.map(|(_, name, _)| name).join(", ")
    }

    /// The upper half of a page that `encoding_rs` does not have.
    const fn upper_half(self) -> Option<&'static str> {
        match self {
            Self::Ibm850 => Some(UPPER_850),
            Self::Ibm852 => Some(UPPER_852),
            Self::Ibm437 => Some(UPPER_437),
            Self::Utf8
            | Self::Utf16Le
            | Self::Utf16Be
            | Self::Gb18030
            | Self::Big5
            | Self::Windows1252
            | Self::Windows1250
            | Self::Windows1251
            | Self::Koi8R
            | Self::Ibm866
            | Self::Binary => None,
        }
    }

    const fn as_rs(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf8 | Self::Binary => encoding_rs::UTF_8,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
            Self::Gb18030 => GB18030,
            Self::Big5 => BIG5,
            Self::Windows1252 | Self::Ibm850 | Self::Ibm852 | Self::Ibm437 => {
                encoding_rs::WINDOWS_1252
            }
            Self::Windows1250 => encoding_rs::WINDOWS_1250,
            Self::Windows1251 => encoding_rs::WINDOWS_1251,
            Self::Koi8R => encoding_rs::KOI8_R,
            Self::Ibm866 => encoding_rs::IBM866,
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
    /// The encodings that were guessed by the letters they give, the one of most lines first; empty where nothing was
    /// guessed.
    pub guessed: Vec<Encoding>,
}

/// What the bytes can be read as: one certain reading, or two to be decided between by their moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Readings {
    /// Only one reading makes sense.
    One(Decoded),
    /// GB18030 first, Big5 second; the bytes alone do not tell.
    Two(Box<[Decoded; 2]>),
}

/// Decodes `bytes`: a byte order mark decides, then UTF-16 without one, then strict UTF-8, then the letters that each of
/// the older pages would give; between GB18030 and Big5 the moves decide later.
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
        let (encoding, replaced) = (Encoding::Utf8, 0);
        return Readings::One(Decoded { text, encoding, replaced, guessed: Vec::new() });
    }
    let utf8 = decode_as(bytes, Encoding::Utf8);
    if let Some(guessed) = guess::single_byte(bytes).filter(|_| utf8_is_no_reading(&utf8)) {
        return Readings::One(guessed);
    }
    let gb = decode_as(bytes, Encoding::Gb18030);
    let big5 = decode_as(bytes, Encoding::Big5);
    // A few broken bytes in a long UTF-8 text: UTF-8 stays the better reading.
    let multibyte = bytes.iter().filter(|byte| **byte >= 0xC2).count();
    let is_better = utf8.replaced * 8 < multibyte && utf8.replaced < gb.replaced.max(1) * 4;
    if is_better && !utf8_is_no_reading(&utf8) {
        return Readings::One(utf8);
    }
    Readings::Two(Box::new([gb, big5]))
}

/// Decodes `bytes` as `encoding`, replacing what is no text in it.
#[must_use]
pub fn decode_as(bytes: &[u8], encoding: Encoding) -> Decoded {
    if let Some(upper) = encoding.upper_half() {
        let upper: Vec<char> = upper.chars().collect();
        let of = |byte: u8| match byte.checked_sub(128) {
            None => char::from(byte),
            Some(index) => upper[usize::from(index)],
        };
        let text = bytes.iter().map(|&byte| of(byte)).collect();
        return Decoded { text, encoding, replaced: 0, guessed: Vec::new() };
    }
    let (text, broken) = encoding.as_rs().decode_without_bom_handling(bytes);
    let text = text.into_owned();
    let replaced = if broken { text.chars().filter(|&c| c == '\u{FFFD}').count() } else { 0 };
    Decoded { text, encoding, replaced, guessed: Vec::new() }
}

/// Whether a text decoded as UTF-8 is more broken than not.
fn utf8_is_no_reading(utf8: &Decoded) -> bool {
    let real = utf8.text.chars().filter(|&c| c > '\u{7F}' && c != '\u{FFFD}').count();
    real <= utf8.replaced * 4
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
        Encoding::Utf16Le => {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect()
        }
        Encoding::Utf16Be => {
            let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
            units.flat_map(u16::to_be_bytes).collect()
        }
        Encoding::Gb18030
        | Encoding::Big5
        | Encoding::Windows1252
        | Encoding::Windows1250
        | Encoding::Windows1251
        | Encoding::Koi8R
        | Encoding::Ibm866
        | Encoding::Ibm850
        | Encoding::Ibm852
        | Encoding::Ibm437 => encoding.as_rs().encode(text).0.into_owned(),
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
