//! From written moves to a record's tree.

use xiangqi::notation::{
    self, Detected, Notation, NotationError, RankBase, SoldierScheme, WxfStyle,
};
use xiangqi::{Color, Move, Position, Setup};

use super::Tokens;
use crate::check::StatedSide;
use crate::record::{Record, SideSource, Unread};
use crate::remark::RemarkKind;
use crate::text::{Source, short};

/// How far the moves after an ambiguous one are followed to settle it.
const LOOK_AHEAD: usize = 80;

/// How many ambiguous moves of one game are settled by looking ahead.
const LOOKS: usize = 200;

/// What the record says of the notation of its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hint {
    /// Nothing that helps.
    None,
    /// Points with ranks from 1.
    FromOne,
}

struct Resolver<'a> {
    tokens: &'a Tokens,
    source: &'a Source,
    notation: Option<Notation>,
    /// From which number ranks are counted in the whole record.
    base: RankBase,
    looks: usize,
}

/// Reads `tokens` from the start of `record` on and adds them to its tree; settles the side to move.
pub(crate) fn resolve(
    tokens: &Tokens,
    source: &Source,
    record: &mut Record,
    side: StatedSide,
    hint: Hint,
) {
    let line = tokens.line_from(tokens.first.first().copied());
    let texts: Vec<&str> = line.iter().map(|&at| tokens.nodes[at].text.as_str()).collect();
    settle_side(record, source, tokens, &texts, side);
    let start = Position::from_record(record.start.clone());
    // Variations may show the rank that the main line does not name.
    let shown = notation::base_shown(tokens.nodes.iter().map(|token| token.text.as_str()));
    let notation = choose(&start, &texts, shown, hint, record);
    let base = notation.and_then(Notation::base).or(shown).unwrap_or(RankBase::Zero);
    let mut resolver = Resolver { tokens, source, notation, base, looks: 0 };
    resolver.tree(record, start);
    record.comment.clone_from(&tokens.comment);
    record.remarks.extend(tokens.remarks.iter().cloned());
    numbers(tokens, source, record);
    // Without moves an open side is still to be worked out.
    record.check(if texts.is_empty() { side } else { StatedSide::Stated });
}

/// How many tokens are left unread, then how many are illegal, when `turn` moves first.
fn faults(setup: &Setup, turn: Color, texts: &[&str]) -> (usize, usize) {
    let start = Position::from_record(Setup { turn, ..setup.clone() });
    let notation = match notation::detect(&start, texts) {
        Detected::One(notation) => notation,
        Detected::Several(several) => several[0],
        Detected::None => return (texts.len(), 0),
    };
    let moves = match notation::replay(notation, &start, texts) {
        Ok(moves) => moves,
        Err(error) => error.read,
    };
    (texts.len() - moves.len(), moves.iter().filter(|resolved| !resolved.legal).count())
}

fn settle_side(
    record: &mut Record,
    source: &Source,
    tokens: &Tokens,
    texts: &[&str],
    side: StatedSide,
) {
    let (Some(&first), Some(first_text)) = (tokens.first.first(), texts.first()) else { return };
    let stated = record.start.turn;
    let place = Some(source.place(tokens.nodes[first].offset));
    let one = std::slice::from_ref(first_text);
    match side {
        StatedSide::Stated => {
            let is_legal = |turn| faults(&record.start, turn, one) == (0, 0);
            if !is_legal(stated) && is_legal(stated.other()) {
                record.start.turn = stated.other();
                record.side_source = SideSource::Corrected;
                record.remark(place, RemarkKind::SideCorrected { stated });
            }
        }
        StatedSide::Open => {
            record.side_source = SideSource::FirstMove;
            let of = |turn| faults(&record.start, turn, texts);
            if of(Color::Black) < of(Color::Red) {
                record.start.turn = Color::Black;
                record.remark(place, RemarkKind::SideFromFirstMove(Color::Black));
            } else {
                record.start.turn = Color::Red;
            }
        }
    }
}

fn choose(
    start: &Position,
    texts: &[&str],
    shown: Option<RankBase>,
    hint: Hint,
    record: &mut Record,
) -> Option<Notation> {
    let detected = match shown {
        Some(base) => notation::detect_from(base, start, texts),
        None => notation::detect(start, texts),
    };
    match detected {
        Detected::One(notation) => Some(notation),
        Detected::None => None,
        Detected::Several(several) => {
            let schemes = several.iter().any(|notation| matches!(notation, Notation::Wxf(_)));
            if schemes {
                // Which soldier is meant stays open; each such token is then settled by itself.
                let soldiers = SoldierScheme::Undecided;
                return Some(Notation::Wxf(WxfStyle { soldiers, ..WxfStyle::default() }));
            }
            match hint {
                Hint::FromOne => several.last().copied(),
                Hint::None => {
                    record.remark(record.place, RemarkKind::RanksAmbiguous);
                    several.first().copied()
                }
            }
        }
    }
}

impl Resolver<'_> {
    /// Walks the tree of tokens, one position a level, without recursion.
    fn tree(&mut self, record: &mut Record, start: Position) {
        let mut line = vec![start];
        let mut open: Vec<(usize, usize, Option<usize>)> =
            self.tokens.first.iter().rev().map(|&at| (at, 0, None)).collect();
        while let Some((at, depth, parent)) = open.pop() {
            line.truncate(depth + 1);
            let token = &self.tokens.nodes[at];
            match self.read(&line[depth], at) {
                Ok(m) => {
                    let node = record.push(parent, m);
                    let new = &mut record.nodes[node];
                    new.comment.clone_from(&token.comment);
                    new.marks = notation::strip_marks(&token.text).1.replace(['+', '#', '＋'], "");
                    new.marks.push_str(&token.marks);
                    new.place = Some(self.source.place(token.offset));
                    let next = line[depth].after(m);
                    line.push(next);
                    let children = token.children.iter().rev();
                    open.extend(children.map(|&child| (child, depth + 1, Some(node))));
                }
                Err(candidates) => self.cut(record, parent, at, depth + 1, candidates),
            }
        }
    }

    /// The move a token means; otherwise the moves it could mean, none if it means nothing.
    fn read(&mut self, position: &Position, at: usize) -> Result<Move, Vec<Move>> {
        let text = self.tokens.nodes[at].text.as_str();
        let first = self.notation.map(|notation| notation::parse(notation, position, text));
        let error = match first {
            Some(Ok(resolved)) => return Ok(resolved.m),
            Some(Err(error)) => Some(error),
            None => None,
        };
        let ambiguous = error.as_ref().map_or(&[][..], NotationError::candidates).to_vec();
        let legal: Vec<Move> =
            ambiguous.iter().copied().filter(|m| position.is_legal(*m)).collect();
        match (legal.as_slice(), ambiguous.is_empty()) {
            ([m], _) => Ok(*m),
            ([], true) => self.in_another_notation(position, text).ok_or_else(Vec::new),
            ([], false) => Err(ambiguous),
            _ => self.look_ahead(position, at, &legal).ok_or(legal),
        }
    }

    fn in_another_notation(&self, position: &Position, text: &str) -> Option<Move> {
        // One token never tells from which number the ranks of a record are counted.
        let other = match notation::detect_from(self.base, position, &[text]) {
            Detected::One(other) => other,
            Detected::Several(several) => *several.first()?,
            Detected::None => return None,
        };
        if Some(other) == self.notation {
            return None;
        }
        notation::parse(other, position, text).ok().map(|resolved| resolved.m)
    }

    /// The one candidate with which the moves after it can be read furthest and with the fewest illegal.
    fn look_ahead(&mut self, position: &Position, at: usize, legal: &[Move]) -> Option<Move> {
        let notation = self.notation?;
        self.looks += 1;
        if self.looks > LOOKS {
            return None;
        }
        let next = self.tokens.nodes[at].children.first().copied();
        let after: Vec<&str> =
            std::iter::successors(next, |&at| self.tokens.nodes[at].children.first().copied())
                .take(LOOK_AHEAD)
                .map(|at| self.tokens.nodes[at].text.as_str())
                .collect();
        let score = |m: Move| {
            let start = position.after(m);
            let moves = match notation::replay(notation, &start, &after) {
                Ok(moves) => moves,
                Err(error) => error.read,
            };
            let illegal = moves.iter().filter(|resolved| !resolved.legal).count();
            (moves.len(), std::cmp::Reverse(illegal))
        };
        let scores: Vec<_> = legal.iter().map(|&m| (score(m), m)).collect();
        let best = scores.iter().map(|(score, _)| *score).max()?;
        let mut best_moves = scores.iter().filter(|(score, _)| *score == best);
        match (best_moves.next(), best_moves.next()) {
            (Some(&(_, m)), None) => Some(m),
            _ => None,
        }
    }

    /// Ends a line before a token that cannot be read, and keeps the rest of it as text.
    fn cut(
        &self,
        record: &mut Record,
        parent: Option<usize>,
        at: usize,
        ply: usize,
        candidates: Vec<Move>,
    ) {
        let token = &self.tokens.nodes[at];
        let place = Some(self.source.place(token.offset));
        let text = short(&token.text);
        record.remark(
            place,
            match candidates.len() {
                0 => RemarkKind::UnreadableMove { ply, text },
                _ => RemarkKind::AmbiguousMove { ply, text, candidates },
            },
        );
        record.unread.push(Unread { after: parent, text: self.rest(at), place });
    }

    /// The text of a token and of all that follows it, variations in brackets.
    fn rest(&self, at: usize) -> String {
        let mut out = String::new();
        let mut open = vec![(at, false)];
        while let Some((at, closes)) = open.pop() {
            if closes {
                out.push_str(") ");
                continue;
            }
            let token = &self.tokens.nodes[at];
            out.push_str(&token.text);
            out.push(' ');
            if !token.comment.is_empty() {
                out.push_str(&format!("{{{}}} ", token.comment));
            }
            if let Some((&first, others)) = token.children.split_first() {
                open.push((first, false));
                for &other in others.iter().rev() {
                    open.push((other, true));
                    open.push((other, false));
                }
            }
        }
        out.trim_end().to_owned()
    }
}

/// Remarks on the first move number that does not fit the count of plies.
fn numbers(tokens: &Tokens, source: &Source, record: &mut Record) {
    let Some(&(first_ply, first_number, _)) = tokens.numbers.first() else { return };
    let black = usize::from(record.start.turn == Color::Black);
    for &(ply, found, offset) in &tokens.numbers {
        // A round is a move of Red and one of Black, or two moves counted from the first one.
        let by_rounds = (ply + black) / 2 - (first_ply + black) / 2;
        let by_pairs = (ply - first_ply) / 2;
        let due = |rounds| u32::try_from(rounds).unwrap_or(u32::MAX).saturating_add(first_number);
        if found != due(by_rounds) && found != due(by_pairs) {
            let kind = RemarkKind::MoveNumber { found, due: due(by_rounds) };
            record.remark(Some(source.place(offset)), kind);
            return;
        }
    }
}
