//! From bytes to the text of a table or a tournament file.

use encoding_rs::{GB18030, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252};

use super::columns::problem;
use super::sheet::{is_sheet, text_of};
use crate::events::trf::{Problem, Said, Severity, both};

fn encodings() -> Said {
    both(
        "one encoding in the whole file, UTF-8, GB 18030 or a Windows code page",
        "全文件同一种编码：UTF-8、GB 18030 或 Windows 代码页",
    )
}

/// How the text of an event is encoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Charset {
    /// UTF-8.
    #[default]
    Utf8,
    /// UTF-8 after a byte order mark.
    Utf8Marked,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// GB 18030, which holds GBK and GB 2312.
    Gb18030,
    /// Western Europe.
    Windows1252,
    /// Central Europe.
    Windows1250,
    /// Cyrillic.
    Windows1251,
}

impl Charset {
    const fn name(self) -> &'static str {
        match self {
            Self::Utf8 | Self::Utf8Marked => "UTF-8",
            Self::Utf16Le | Self::Utf16Be => "UTF-16",
            Self::Gb18030 => "GB 18030",
            Self::Windows1252 => "Windows-1252",
            Self::Windows1250 => "Windows-1250",
            Self::Windows1251 => "Windows-1251",
        }
    }

    /// The text in this encoding; signs it lacks become `?`.
    #[must_use]
    pub fn encode(self, text: &str) -> Vec<u8> {
        let by = |page: &'static encoding_rs::Encoding| {
            let mut signs = [0; 4];
            let encoded = text.chars().flat_map(|sign| {
                let (bytes, _, lacking) = page.encode(sign.encode_utf8(&mut signs));
                if lacking { vec![b'?'] } else { bytes.into_owned() }
            });
            encoded.collect()
        };
        let marked = || std::iter::once(0xfeff).chain(text.encode_utf16());
        match self {
            Self::Utf8 => text.as_bytes().to_vec(),
            Self::Utf8Marked => [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            Self::Utf16Le => marked().flat_map(u16::to_le_bytes).collect(),
            Self::Utf16Be => marked().flat_map(u16::to_be_bytes).collect(),
            Self::Gb18030 => by(GB18030),
            Self::Windows1252 => by(WINDOWS_1252),
            Self::Windows1250 => by(WINDOWS_1250),
            Self::Windows1251 => by(WINDOWS_1251),
        }
    }
}

/// The text of a table, and what was forgiven in it.
#[derive(Debug)]
pub(crate) struct Decoded {
    pub(crate) text: String,
    pub(crate) charset: Charset,
    pub(crate) forgiven: Vec<Problem>,
}

/// UTF-8 or UTF-16; else GB 18030, whose common signs lie together; else the Windows code page whose letters make words.
///
/// # Errors
/// The first line whose bytes fit none of them, or not the same one as the others.
pub(crate) fn decode(bytes: &[u8]) -> Result<Decoded, Vec<Problem>> {
    if is_sheet(bytes) {
        return plain(text_of(bytes)?, Charset::Utf8);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xef\xbb\xbf")
        && let Ok(text) = std::str::from_utf8(rest)
    {
        return plain(text.to_owned(), Charset::Utf8Marked);
    }
    for (mark, charset, units) in [
        (b"\xff\xfe", Charset::Utf16Le, u16::from_le_bytes as fn([u8; 2]) -> u16),
        (b"\xfe\xff", Charset::Utf16Be, u16::from_be_bytes),
    ] {
        if let Some(rest) = bytes.strip_prefix(mark) {
            let pairs = rest.chunks_exact(2).map(|pair| units([pair[0], pair[1]]));
            let text = char::decode_utf16(pairs).collect::<Result<String, _>>();
            let text = text.ok().filter(|_| rest.len().is_multiple_of(2));
            let broken = || vec![problem(1, both("broken UTF-16", "残缺的 UTF-16"), encodings())];
            return text.ok_or_else(broken).and_then(|text| plain(text, charset));
        }
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return plain(text.to_owned(), Charset::Utf8);
    }
    let first = line_of(bytes, |line| !line.is_ascii());
    if let Some(text) = as_gb(bytes) {
        return plain(text, Charset::Gb18030);
    }
    let pages = [
        (Charset::Windows1252, WINDOWS_1252, &WESTERN[..]),
        (Charset::Windows1250, WINDOWS_1250, &CENTRAL[..]),
        (Charset::Windows1251, WINDOWS_1251, &CYRILLIC[..]),
    ];
    let mut best: Option<(i64, Charset, String)> = None;
    for (charset, page, alphabets) in pages {
        let Some(text) = page.decode_without_bom_handling_and_without_replacement(bytes) else {
            continue;
        };
        let score = score(&text, alphabets);
        // Of equals the first one counts.
        if best.as_ref().is_none_or(|(known, _, _)| score > *known) {
            best = Some((score, charset, text.into_owned()));
        }
    }
    match best.filter(|(score, _, _)| *score > 0) {
        Some((_, charset, text)) => {
            let name = charset.name();
            let expected =
                both(format!("UTF-8; they are read as {name}"), format!("UTF-8；按 {name} 读入"));
            let found = both("bytes that are not UTF-8", "不是 UTF-8 的字节");
            let found = problem(first, found, expected);
            let forgiven = vec![Problem { severity: Severity::Forgiven, ..found }];
            Ok(Decoded { text, charset, forgiven })
        }
        None => {
            let line = line_of(bytes, |line| std::str::from_utf8(line).is_err());
            let found = both(
                "bytes that are no text in the encoding of the others",
                "与其余各行编码不合的字节",
            );
            Err(vec![problem(line, found, encodings())])
        }
    }
}

fn plain(text: String, charset: Charset) -> Result<Decoded, Vec<Problem>> {
    Ok(Decoded { text, charset, forgiven: Vec::new() })
}

/// The text in GB 18030, if it is one: most of its signs are common ones, and no line is Chinese in UTF-8.
fn as_gb(bytes: &[u8]) -> Option<String> {
    let text = GB18030.decode_without_bom_handling_and_without_replacement(bytes)?.into_owned();
    // A line of GB 18030 that is Chinese in UTF-8 by chance is one in thousands.
    let is_chinese = |line: &[u8]| {
        std::str::from_utf8(line).is_ok_and(|text| text.chars().any(|sign| sign >= '\u{800}'))
    };
    if bytes.split(|byte| *byte == b'\n').any(is_chinese) {
        return None;
    }
    // The signs of everyday text stand in the first part of the table, from B0 to D7, punctuation in A1 and A3; and Chinese is
    // not written in the middle of a word.
    let mut common = 0_usize;
    let mut rare = 0_usize;
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        if byte.is_ascii() {
            at += 1;
            continue;
        }
        let run = bytes[at..].iter().take_while(|byte| !byte.is_ascii()).count();
        let letter = |place: Option<usize>| {
            place.and_then(|place| bytes.get(place)).is_some_and(u8::is_ascii_alphabetic)
        };
        let within = letter(at.checked_sub(1)) && letter(Some(at + run));
        for pair in bytes[at..at + run].chunks(2) {
            let usual = matches!(pair, [0xa1 | 0xa3 | 0xb0..=0xd7, 0xa1..=0xff]);
            if usual && !within { common += 1 } else { rare += 1 }
        }
        at += run;
    }
    (common > rare).then_some(text)
}

/// The letters of languages beside those of English: of the West, of Central Europe, and of Cyrillic script.
const WESTERN: [&str; 8] =
    ["äöüß", "àâæçéèêëîïôœùûüÿ", "áéíóúñü", "ãõáâàçéêíóôú", "åæøé", "åäöé", "áðéíóúýþæö", "àèéìòù"];
const CENTRAL: [&str; 8] = [
    "äöüß",
    "ąćęłńóśźż",
    "áčďéěíňóřšťúůýž",
    "áäčďéíĺľňóôŕšťúýž",
    "áéíóöőúüű",
    "ăâîșțşţ",
    "čćđšž",
    "čšž",
];
const CYRILLIC: [&str; 3] = [
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "абвгдђежзијклљмнњопрстћуфхцчџш",
];

/// How many words are of one language each, less those that are of none.
fn score(text: &str, alphabets: &[&str]) -> i64 {
    let mut score = 0;
    let word_ends = |sign: char| sign.is_ascii() && !sign.is_ascii_alphanumeric();
    for word in text.split(word_ends).filter(|word| !word.is_ascii()) {
        let lower = word.to_lowercase();
        // Dashes, apostrophes and quotes of print stand in every page.
        let is_print =
            |sign: &char| matches!(sign, '‐'..='‧' | '€' | '™' | '«' | '»' | '·' | '°' | '\u{a0}');
        let letters: Vec<char> =
            lower.chars().filter(|sign| !sign.is_ascii() && !is_print(sign)).collect();
        if letters.is_empty() {
            score += 1;
            continue;
        }
        let of_one = |alphabet: &&str| letters.iter().all(|letter| alphabet.contains(*letter));
        // A capital letter inside a word is a sign of the wrong page.
        let capital = word.chars().skip(1).any(|sign| !sign.is_ascii() && sign.is_uppercase())
            && word.chars().any(char::is_lowercase);
        // Names in Cyrillic script begin with a capital; small letters alone may be bytes of anything.
        let small = alphabets == CYRILLIC && !word.chars().next().is_some_and(char::is_uppercase);
        // Portuguese writes õ before e alone; elsewhere it is what is left of another page's letter.
        let stray = alphabets == WESTERN && lower.replace("õe", "").contains('õ');
        // A whole word in one page says more than a letter in another.
        let weight = i64::try_from(letters.len()).unwrap_or(1);
        score += if alphabets.iter().any(of_one) && !capital && !small && !stray {
            weight
        } else {
            -weight
        };
    }
    score
}

fn line_of(bytes: &[u8], is_it: impl Fn(&[u8]) -> bool) -> usize {
    bytes.split(|byte| *byte == b'\n').position(is_it).map_or(1, |before| before + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_page_is_known_by_the_words_its_letters_make() {
        let cases = [
            (Charset::Windows1252, "Müller, Jörg\nNuñez – jr.\nO’Brien\n"),
            (Charset::Windows1252, "André\n"),
            (Charset::Windows1252, "Bjørn Håkon\nJosé\n"),
            (Charset::Windows1250, "Dvořák, Jiří\nČerný\n"),
            (Charset::Windows1250, "Wałęsa\nŻółć\n"),
            (Charset::Windows1250, "Erdős\n"),
            (Charset::Windows1251, "Иванов, Иван\nПетров\n"),
            (Charset::Gb18030, "编号,姓名\n1,柳大华\n2,胡荣华\n"),
        ];
        for (charset, text) in cases {
            let bytes = charset.encode(text);
            let read = decode(&bytes).expect("text");
            assert_eq!((read.charset, read.text.as_str()), (charset, text));
            assert_eq!(charset.encode(&read.text), bytes);
        }
        for charset in [Charset::Utf8, Charset::Utf8Marked, Charset::Utf16Le, Charset::Utf16Be] {
            let text = "number,name\n1,Müller 柳\n";
            let read = decode(&charset.encode(text)).expect("text");
            assert_eq!((read.charset, read.text.as_str()), (charset, text));
        }
    }

    #[test]
    fn two_encodings_in_one_file_are_refused_with_the_line() {
        let mixed = [b"1,Andr\xe9,\xbc\xd7\n".as_slice(), "2,甲\n".as_bytes()].concat();
        let problems = decode(&mixed).expect_err("mixed");
        assert_eq!(problems[0].line, 1);
    }
}
