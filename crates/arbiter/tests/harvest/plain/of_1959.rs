//! The Chinese rules of 1959, read plainly: notes 002, 003, 005 and 006.

use arbiter::Label;
use xiangqi::{Color, Move, Piece, Role, Square};

use super::board::{Plain, is_uncrossed};

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plainly {
    MustVary(Color),
    Draw,
    Meeting,
}

fn value(piece: Piece, at: Square) -> i32 {
    match piece.role {
        Role::General => 0,
        Role::Chariot => 8,
        Role::Horse | Role::Cannon => 4,
        Role::Advisor | Role::Elephant => 2,
        Role::Soldier if is_uncrossed(piece, at) => 0,
        Role::Soldier => 2,
    }
}

/// What `m` brings when both sides go on taking on its point as long as it pays.
fn exchange(board: &Plain, color: Color, m: Move) -> i32 {
    let Some(victim) = board.at(m.to) else { return 0 };
    let taken = board.play(m);
    let back = taken.captures(color.other()).into_iter().filter(|(back, _, _)| back.to == m.to);
    let best = back.map(|(back, _, _)| exchange(&taken, color.other(), back)).max();
    value(victim, m.to) - best.unwrap_or(0).max(0)
}

/// What `m` brings if the opponent may instead take elsewhere what it leaves hanging.
fn net(board: &Plain, color: Color, m: Move) -> i32 {
    let Some(victim) = board.at(m.to) else { return 0 };
    let (other, taken) = (color.other(), board.play(m));
    let before = board.captures(other);
    let price = taken
        .captures(other)
        .into_iter()
        .filter(|(reply, _, _)| reply.to != m.to)
        .filter_map(|(reply, _, hit)| {
            let gain = exchange(&taken, other, reply);
            let known = before.iter().any(|&(old, _, victim)| old == reply && victim == hit);
            let earlier = if known { exchange(board, other, reply).max(0) } else { 0 };
            (gain > earlier).then_some(gain)
        })
        .max()
        .unwrap_or(0);
    exchange(board, color, m).min(value(victim, m.to) - price)
}

/// The captures that win more after the move than before it, and who takes. An attack that only a check had suspended
/// stood before: it is looked for with the checking men lifted, and on them where they could have been taken.
pub(crate) fn new_gains(before: &Plain, m: Move, color: Color) -> Vec<(Move, Piece)> {
    let after = before.play(m);
    if after.checked(color.other()) {
        return Vec::new();
    }
    let lifted = before.without_checkers(color);
    let old = lifted.captures(color);
    let (checkers, takes) = (before.checkers(color), before.takes(color));
    after
        .captures(color)
        .into_iter()
        .filter(|&(capture, _, _)| {
            let from = if capture.from == m.to { m.from } else { capture.from };
            let now = net(&after, color, capture);
            let stood = old.iter().find(|(old, _, _)| old.from == from && old.to == capture.to);
            let suspended =
                checkers.contains(&capture.to) && takes.contains(&Move::new(from, capture.to));
            now > 0
                && match stood {
                    Some((old, _, _)) => net(&lifted, color, *old) < now,
                    None => !suspended,
                }
        })
        .map(|(capture, attacker, _)| (capture, attacker))
        .collect()
}

/// What follows from the labels: for each ply the mover, the label, and whether only a general or soldiers chase.
pub(crate) fn verdict(plies: &[(Color, Label, bool)]) -> Plainly {
    let own = |color: Color| plies.iter().filter(move |ply| ply.0 == color);
    let attacks = |color: Color| own(color).filter(|ply| ply.1.is_attack()).count();
    let always = |color: Color| attacks(color) == own(color).count();
    let only_checks = |color: Color| own(color).all(|ply| ply.1 == Label::Check);
    match (always(Color::Red), always(Color::Black)) {
        (false, false) => Plainly::Meeting,
        (true, true) if only_checks(Color::Red) != only_checks(Color::Black) => Plainly::Meeting,
        (true, true) => Plainly::Draw,
        (red, _) => {
            let attacker = if red { Color::Red } else { Color::Black };
            let defender = attacker.other();
            if attacks(defender) == 0 {
                let weak = own(attacker).any(|ply| ply.1 == Label::Chase && ply.2);
                return if weak { Plainly::Meeting } else { Plainly::MustVary(attacker) };
            }
            if 2 * attacks(defender) < own(defender).count() || only_checks(attacker) {
                return Plainly::Meeting;
            }
            Plainly::Draw
        }
    }
}
