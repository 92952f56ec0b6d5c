//! The move limit: too long without a capture.

use xiangqi::Color;

use super::Book;
use super::cycle::ply_number;
use super::game::Walk;
use crate::{Fact, Ground, Outcome, Proof, Ruling, Status, Termination};

/// The draw that may be claimed at the end of the record, if the limit is reached there.
///
/// Plies are counted back to the last capture or the start of the record; a counter in the start position is not
/// trusted. Where the book counts only so many checks of each side, the others are left out.
pub(super) fn on_limit(walk: &Walk, book: Book) -> Option<Ruling> {
    let numbers = book.numbers();
    let limit = numbers.no_capture_limit?;
    let mut plies = 0;
    let mut checks = [0u32; 2];
    for ply in (0..walk.last_ply()).rev() {
        let (before, m) = (&walk.positions[ply], walk.moves[ply]);
        if before.board().piece_at(m.to).is_some() {
            break;
        }
        plies += 1;
        if walk.positions[ply + 1].is_check() {
            checks[before.turn().index()] += 1;
        }
    }
    let left_out = numbers.checks_counted.map_or(0, |counted| {
        Color::ALL.iter().map(|color| checks[color.index()].saturating_sub(counted.value.0)).sum()
    });
    let counted = ply_number(plies).saturating_sub(left_out);
    let fact = Fact::PliesWithoutCapture {
        plies: counted,
        limit: limit.value.plies(),
        checks_left_out: left_out,
    };
    (counted >= limit.value.plies()).then(|| Ruling {
        document: book.document(),
        outcome: Outcome::Draw,
        must_vary: None,
        termination: Termination::MoveLimit,
        mode: limit.rule.mode,
        status: Status::Claimable,
        ply: Some(ply_number(walk.last_ply())),
        ground: Ground { rule: limit.rule, facts: vec![fact] },
        more_grounds: Vec::new(),
        proof: Proof::None,
    })
}
