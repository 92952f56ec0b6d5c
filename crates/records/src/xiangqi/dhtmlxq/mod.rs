//! DhtmlXQ, the tag format of Chinese web boards ("UBB").
//!
//! Accepted: blocks between `[DhtmlXQ]` and `[/DhtmlXQ]`, bare tags without them, anywhere in prose or
//! HTML, with escaped brackets, and JavaScript variables. Every game of a text is found. The format has no
//! side to move: it is the colour of the piece that moves first.

mod block;
mod branch;
mod build;
mod lex;
mod write;

use crate::record::Record;
use crate::remark::Remark;
use crate::text::Source;

pub(crate) use build::SLOTS;
pub use write::write;

/// Reads every game of `source`.
pub(crate) fn read(source: &Source, remarks: &mut Vec<Remark>) -> Vec<Record> {
    block::blocks(source)
        .into_iter()
        .filter_map(|block| build::record(source, block, remarks))
        .collect()
}

/// Where tags and blocks stand, in order: from the bracket that opens a block to the one that closes it, and each tag
/// that stands alone with its value.
pub(crate) fn regions(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut regions: Vec<std::ops::Range<usize>> = Vec::new();
    let mut open: Option<usize> = None;
    for token in lex::tokens(text) {
        let end = token.end.max(token.value_end);
        match token.kind {
            lex::Kind::OpenBlock | lex::Kind::Open if open.is_none() => {
                open = (token.kind == lex::Kind::OpenBlock).then_some(token.start);
                regions.push(token.start..end);
            }
            lex::Kind::CloseBlock => {
                open = None;
                extend(&mut regions, end);
            }
            lex::Kind::Close => extend(&mut regions, end),
            lex::Kind::Variable => regions.push(token.start..end),
            lex::Kind::OpenBlock | lex::Kind::Open => extend(&mut regions, end),
        }
    }
    regions
}

fn extend(regions: &mut [std::ops::Range<usize>], end: usize) {
    if let Some(last) = regions.last_mut() {
        last.end = last.end.max(end);
    }
}

/// Whether `text` holds DhtmlXQ tags.
pub(crate) fn is_in(text: &str) -> bool {
    lex::tokens(text).iter().any(|token| match token.kind {
        lex::Kind::OpenBlock => true,
        lex::Kind::Open | lex::Kind::Variable => ["binit", "movelist", "fen", "move"]
            .iter()
            .any(|name| token.name.eq_ignore_ascii_case(name)),
        lex::Kind::Close | lex::Kind::CloseBlock => false,
    })
}
