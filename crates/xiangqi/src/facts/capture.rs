//! Captures, recaptures and exchanges on one point.

use crate::{Move, Piece, Position, Role, Square};

/// A legal capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capture {
    /// The move.
    pub m: Move,
    /// The piece that takes.
    pub attacker: Piece,
    /// The piece that is taken.
    pub victim: Piece,
}

/// The best course of captures on one point after the first of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exchange {
    /// What the side that took first gains in the end, by the values given.
    pub gain: i32,
    /// The captures, the first one included.
    pub line: Vec<Move>,
}

impl Capture {
    /// The capture that `m` is on this board, unless it takes nothing or a general.
    fn on(position: &Position, m: Move) -> Option<Self> {
        let attacker = position.board().piece_at(m.from)?;
        let victim = position.board().piece_at(m.to)?;
        (victim.role != Role::General).then_some(Self { m, attacker, victim })
    }
}

/// Every legal capture of the side to move, except of a general.
#[must_use]
pub fn captures(position: &Position) -> Vec<Capture> {
    position.legal_captures().into_iter().filter_map(|m| Capture::on(position, m)).collect()
}

/// The legal captures of what stands on `square`, as if it were the turn of the side that can take it.
#[must_use]
pub fn recaptures(position: &Position, square: Square) -> Vec<Capture> {
    position
        .legal_captures_of(square)
        .into_iter()
        .filter_map(|m| Capture::on(position, m))
        .collect()
}

/// What `capture` brings when both sides go on taking on the same point as long as it pays.
///
/// `value` gives the worth of a piece standing on a point; the taking side may not stop before its first capture.
pub fn exchange_after(
    position: &Position,
    capture: Capture,
    value: &impl Fn(Piece, Square) -> i32,
) -> Exchange {
    let after = position.after(capture.m);
    let answer = best_recapture(&after, capture.m.to, value);
    let mut line = vec![capture.m];
    let mut gain = value(capture.victim, capture.m.to);
    if let Some(answer) = answer
        && answer.gain >= 0
    {
        gain -= answer.gain;
        line.extend(answer.line);
    }
    Exchange { gain, line }
}

fn best_recapture(
    position: &Position,
    square: Square,
    value: &impl Fn(Piece, Square) -> i32,
) -> Option<Exchange> {
    recaptures(position, square)
        .into_iter()
        .map(|capture| exchange_after(position, capture, value))
        .reduce(|best, next| if next.gain > best.gain { next } else { best })
}

/// What the opponent could take elsewhere at once, only because `capture` was made: the dearest such capture, exchanges
/// on its point counted, with what it brings.
#[must_use]
pub fn price_elsewhere(
    position: &Position,
    capture: Capture,
    value: &impl Fn(Piece, Square) -> i32,
) -> Option<Exchange> {
    let before = position.with_turn(position.turn().other());
    let possible = captures(&before);
    let after = position.after(capture.m);
    captures(&after)
        .into_iter()
        .filter(|reply| reply.m.to != capture.m.to)
        .filter_map(|reply| {
            let answer = exchange_after(&after, reply, value);
            let earlier = possible
                .iter()
                .find(|old| old.m == reply.m && old.victim == reply.victim)
                .map_or(0, |old| exchange_after(&before, *old, value).gain.max(0));
            (answer.gain > earlier).then_some(answer)
        })
        .reduce(|best, next| if next.gain > best.gain { next } else { best })
}
