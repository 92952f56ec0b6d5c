//! From bytes to the text of a table.

use super::columns::problem;
use crate::encoding::{Encoding, decode_as};
use crate::events::trf::{Problem, Severity};

const ENCODINGS: &str = "one encoding in the whole file, UTF-8 or GB 18030";

/// The text of a table, and what was forgiven in it.
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) forgiven: Vec<Problem>,
}

/// UTF-8; else GB 18030, whose bytes beyond ASCII come in pairs; else Latin-1, where they stand alone
/// among letters.
///
/// # Errors
/// The first line whose bytes fit none of them, or not the same one as the others.
pub(super) fn decode(bytes: &[u8]) -> Result<Decoded, Vec<Problem>> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Ok(Decoded { text: text.to_owned(), forgiven: Vec::new() });
    }
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(vec![problem(1, "UTF-16", ENCODINGS)]);
    }
    let runs = bytes.split(u8::is_ascii).map(<[u8]>::len).filter(|length| *length > 0);
    let (alone, together): (Vec<usize>, Vec<usize>) = runs.partition(|length| *length == 1);
    if together.is_empty() {
        let line = line_of(bytes, |line| !line.is_ascii());
        let found = problem(line, "bytes that are not UTF-8", "UTF-8; they are read as Latin-1");
        let forgiven = vec![Problem { severity: Severity::Forgiven, ..found }];
        let text = encoding_rs::mem::decode_latin1(bytes).into_owned();
        return Ok(Decoded { text, forgiven });
    }
    let gb = decode_as(bytes, Encoding::Gb18030);
    // A line of GB 18030 that is Chinese in UTF-8 by chance is one in thousands.
    let is_chinese = |line: &[u8]| {
        std::str::from_utf8(line).is_ok_and(|text| text.chars().any(|sign| sign >= '\u{800}'))
    };
    let mixed = bytes.split(|byte| *byte == b'\n').position(is_chinese);
    if gb.replaced == 0 && alone.len() < together.len() && mixed.is_none() {
        return Ok(Decoded { text: gb.text, forgiven: Vec::new() });
    }
    let line = line_of(bytes, |line| std::str::from_utf8(line).is_err());
    Err(vec![problem(line, "bytes that are no text in the encoding of the others", ENCODINGS)])
}

fn line_of(bytes: &[u8], is_it: impl Fn(&[u8]) -> bool) -> usize {
    bytes.split(|byte| *byte == b'\n').position(is_it).map_or(1, |before| before + 1)
}
