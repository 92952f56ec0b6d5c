//! Pages of the web: their markup, their escapes, and what of them is of which format.

use crate::text::{Source, escape_at};
use crate::xiangqi::{dhtmlxq, pgn};

/// The text of a page, with its markup and scripts as blanks; `None` where there is no markup.
///
/// Line breaks stay where they are, so that places are right to the line.
pub(crate) fn unwrapped(text: &str) -> Option<String> {
    is_page(text).then(|| without_markup(text))
}

/// Whether the text holds elements that pages are made of.
fn is_page(text: &str) -> bool {
    const ELEMENTS: [&str; 16] = [
        "<html",
        "<body",
        "<br",
        "<p>",
        "</p>",
        "<p ",
        "<pre",
        "</pre",
        "<div",
        "</div",
        "<td",
        "<span",
        "<li>",
        "<textarea",
        "<!doctype",
        "</a>",
    ];
    text.match_indices('<').any(|(at, _)| {
        ELEMENTS.iter().any(|element| {
            text.as_bytes()
                .get(at..at + element.len())
                .is_some_and(|found| found.eq_ignore_ascii_case(element.as_bytes()))
        })
    })
}

fn without_markup(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '&']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let length = match rest.as_bytes()[0] {
            b'<' => element(rest),
            _ => {
                if let Some((c, length)) = escape_at(rest) {
                    out.push(if c == '\n' { ' ' } else { c });
                    rest = &rest[length..];
                    continue;
                }
                None
            }
        };
        match length {
            Some(length) => {
                out.push(' ');
                out.extend(rest[..length].chars().filter(|c| *c == '\n'));
                rest = &rest[length..];
            }
            None => {
                out.push_str(&rest[..1]);
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

/// The length of the element, comment or script that `text` begins with.
fn element(text: &str) -> Option<usize> {
    if text.starts_with("<!--") {
        return Some(text.find("-->").map_or(text.len(), |at| at + 3));
    }
    let name = text[1..].trim_start_matches('/');
    if !name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '!' || c == '?') {
        return None;
    }
    let end = text.find('>')? + 1;
    for (name, closing) in [("<script", "</script"), ("<style", "</style")] {
        let opens = text.as_bytes().get(..name.len());
        if opens.is_some_and(|found| found.eq_ignore_ascii_case(name.as_bytes())) {
            let close = text.to_ascii_lowercase().find(closing)?;
            return Some(text[close..].find('>').map_or(text.len(), |at| close + at + 1));
        }
    }
    Some(end)
}

/// A text with `%5B` and the like as what they stand for, where DhtmlXQ is written so; `None` where it is not.
pub(crate) fn percent_decoded(text: &str) -> Option<String> {
    let names_it = |(at, _): (usize, &str)| {
        let rest = &text.as_bytes()[at + 2..];
        let rest =
            rest.get(1..).filter(|_| rest[0].eq_ignore_ascii_case(&b'b')).unwrap_or_default();
        let rest = rest.strip_prefix(b"/").unwrap_or(rest);
        rest.get(..7).is_some_and(|word| word.eq_ignore_ascii_case(b"dhtmlxq"))
    };
    if !text.match_indices("%5").any(names_it) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let mut run = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let byte =
            rest.strip_prefix('%').and_then(|hex| u8::from_str_radix(hex.get(..2)?, 16).ok());
        if let Some(byte) = byte {
            run.push(byte);
            rest = &rest[3..];
            continue;
        }
        flush(&mut out, &mut run);
        let length = rest.chars().next().map_or(1, char::len_utf8);
        out.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    flush(&mut out, &mut run);
    Some(out)
}

/// Adds the bytes of a run: of UTF-8, else of GB18030, as the sites have it.
fn flush(out: &mut String, run: &mut Vec<u8>) {
    match std::str::from_utf8(run) {
        Ok(text) => out.push_str(text),
        Err(_) => out.push_str(&encoding_rs::GB18030.decode_without_bom_handling(run).0),
    }
    run.clear();
}

/// The page twice: once with its blocks of DhtmlXQ alone, once with its games in PGN alone; blanks stand for the rest, so
/// that places stay. `None` where it holds no PGN.
///
/// What stands first holds what is in it: a tag of PGN may quote a block, and a block a tag.
pub(crate) fn parted(source: &Source) -> Option<[Source; 2]> {
    let text = source.text();
    pgn::next_tag(text, 0)?;
    let (mut blocks, mut games) = (Vec::new(), Vec::new());
    let mut regions = dhtmlxq::regions(text).into_iter().peekable();
    let mut at = 0;
    loop {
        while regions.peek().is_some_and(|region| region.start < at) {
            regions.next();
        }
        let tag = pgn::next_tag(text, at);
        match (regions.peek().cloned(), tag) {
            (Some(region), tag) if tag.is_none_or(|tag| region.start < tag) => {
                at = region.end;
                blocks.push(region);
            }
            (_, Some(tag)) => {
                let end = pgn::end_of_game(source, tag).max(tag + 1);
                games.push(tag..end);
                at = end;
            }
            (_, None) => break,
        }
    }
    if games.is_empty() {
        return None;
    }
    Some([only(text, &blocks), only(text, &games)].map(Source::new))
}

/// The text with blanks for all but these regions; line breaks stay.
fn only(text: &str, regions: &[std::ops::Range<usize>]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    let blank = |out: &mut String, part: &str| {
        out.extend(
            part.bytes()
                .map(|byte| if matches!(byte, b'\n' | b'\r') { char::from(byte) } else { ' ' }),
        );
    };
    for region in regions {
        blank(&mut out, &text[at.min(region.start)..region.start]);
        out.push_str(&text[region.clone()]);
        at = region.end;
    }
    blank(&mut out, &text[at..]);
    out
}
