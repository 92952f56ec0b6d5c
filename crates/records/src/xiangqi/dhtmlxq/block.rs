//! Groups tags into games.

use super::lex::{Kind, Token, tokens};
use crate::remark::{Remark, RemarkKind};
use crate::text::Source;

/// One tag of a game: its name in lower case and where its raw value stands.
#[derive(Debug)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The tags of one game.
#[derive(Debug, Default)]
pub(super) struct Block {
    pub(super) tags: Vec<Tag>,
    pub(super) start: usize,
    /// The text since the game before.
    pub(super) prose: (usize, usize),
    pub(super) remarks: Vec<Remark>,
    enclosed: bool,
    /// Which of `ANCHORS` it has.
    anchors: [bool; ANCHORS.len()],
    /// Whether it holds a start or a move, and not only words.
    playable: bool,
}

/// Tags a game has once. Without outer tags a game ends where one of them comes again.
const ANCHORS: [&str; 6] = ["title", "binit", "movelist", "ver", "init", "fen"];

fn anchor(name: &str) -> Option<usize> {
    ANCHORS.iter().position(|anchor| *anchor == name)
}

struct Collector<'a> {
    source: &'a Source,
    done: Vec<Block>,
    current: Option<Block>,
    last_end: usize,
}

/// Every game of the text, in order.
pub(super) fn blocks(source: &Source) -> Vec<Block> {
    let all = tokens(source.text());
    let mut collector = Collector { source, done: Vec::new(), current: None, last_end: 0 };
    let mut tokens = all.iter().peekable();
    while let Some(token) = tokens.next() {
        match token.kind {
            Kind::OpenBlock => {
                // A frame around a block is no game of its own.
                collector.current.take_if(|block| block.tags.is_empty());
                collector.finish();
                collector.start(token.start, true);
                collector.last_end = token.end;
            }
            Kind::CloseBlock => {
                collector.last_end = token.end;
                collector.finish();
            }
            Kind::Open => {
                let next = tokens.peek().copied();
                let end = collector.tag(token, next);
                if next.is_some_and(|next| next.kind == Kind::Close) {
                    tokens.next();
                }
                collector.last_end = end;
            }
            Kind::Variable => {
                collector.add(token.name, token.start, token.end, token.value_end);
                collector.last_end = token.value_end;
            }
            // A closer without its opener closes nothing.
            Kind::Close => collector.last_end = token.end,
        }
    }
    collector.finish();
    collector.done
}

impl Collector<'_> {
    fn start(&mut self, at: usize, enclosed: bool) {
        let prose = (self.last_end, at);
        self.current = Some(Block { start: at, enclosed, prose, ..Block::default() });
    }

    fn finish(&mut self) {
        if let Some(block) = self.current.take()
            && (block.enclosed || block.playable)
        {
            self.done.push(block);
        }
    }

    /// Adds the tag opened by `open`; gives where it ends.
    fn tag(&mut self, open: &Token<'_>, next: Option<&Token<'_>>) -> usize {
        let text = self.source.text();
        let line_end =
            text[open.end..].find(['\r', '\n']).map_or(text.len(), |length| open.end + length);
        let place = self.source.place(open.start);
        let name = open.name.to_owned();
        let (value_end, tag_end, remark) = match next {
            Some(close) if close.kind == Kind::Close => {
                let remark = if close.start > line_end {
                    Some(RemarkKind::UnclosedTag { name })
                } else if close.name.eq_ignore_ascii_case(open.name) {
                    None
                } else {
                    let closed = close.name.to_owned();
                    Some(RemarkKind::MismatchedCloser { opened: name, closed })
                };
                (close.start, close.end, remark)
            }
            _ => {
                let end = next.map_or(line_end, |next| line_end.min(next.start));
                (end, end, Some(RemarkKind::UnclosedTag { name }))
            }
        };
        self.add(open.name, open.start, open.end, value_end);
        if let (Some(kind), Some(block)) = (remark, &mut self.current) {
            block.remarks.push(Remark { place: Some(place), kind });
        }
        tag_end
    }

    fn add(&mut self, name: &str, at: usize, start: usize, end: usize) {
        let name = name.to_ascii_lowercase();
        let begins = match &self.current {
            None => true,
            Some(block) => {
                let again = anchor(&name).is_some_and(|anchor| block.anchors[anchor]);
                !block.enclosed && block.playable && again
            }
        };
        if begins {
            self.finish();
            self.start(at, false);
        }
        if let Some(block) = &mut self.current {
            if let Some(anchor) = anchor(&name) {
                block.anchors[anchor] = true;
            }
            block.playable |=
                matches!(name.as_str(), "binit" | "movelist" | "fen" | "move" | "move_0_1_0");
            block.tags.push(Tag { name, start, end });
        }
    }
}
