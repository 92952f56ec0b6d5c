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
