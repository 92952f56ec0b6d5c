//! Formats that are recognised and not read: no real file of them was at hand to check a reader against.

const CHE: &str = "the files of this format are not read: writers count from the left or from the right, \
    and both readings are legal for ever; convert it to XQF, PGN or DhtmlXQ with the program it comes from";
const UNKNOWN: &str = "the files of this format are not read: no real file was at hand to check a reader \
    against; convert it to XQF, PGN or DhtmlXQ with the program it comes from";

/// The format of binary files, by how they begin and what they are called.
pub(crate) fn by_bytes(bytes: &[u8], name: Option<&str>) -> Option<(&'static str, &'static str)> {
    let extension = name?.rsplit_once('.')?.1.to_ascii_lowercase();
    let is_text = !bytes.contains(&0) && !bytes.starts_with(&[1]);
    match extension.as_str() {
        "chn" if !is_text => Some(("CHN", UNKNOWN)),
        "ccm" if bytes.starts_with(&[1]) => Some(("CCM", UNKNOWN)),
        "mxq" if !is_text => Some(("MXQ", UNKNOWN)),
        "xqr" if bytes.starts_with(&[0x20, 0x17]) || bytes.starts_with(&[20, 17]) => {
            Some(("XQR", UNKNOWN))
        }
        _ => None,
    }
}

/// The format of texts, by their form.
pub(crate) fn by_text(text: &str) -> Option<(&'static str, &'static str)> {
    if text.contains("[DHJHtmlXQ") {
        return Some(("DHJHtmlXQ", UNKNOWN));
    }
    let is_mxq = text.contains("CommentsEnd") && text.contains("Moves");
    if is_mxq {
        return Some(("MXQ", UNKNOWN));
    }
    let mut numbers = 0usize;
    for word in text.split_whitespace() {
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        numbers += 1;
    }
    // `1 n`, then ten numbers a move.
    (numbers >= 12 && numbers % 10 == 2).then_some(("CHE", CHE))
}
