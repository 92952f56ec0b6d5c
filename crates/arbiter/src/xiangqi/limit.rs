//! The move limit: too long without a capture.

use rulebook::parameters::XiangqiParameters;
use xiangqi::Color;

use super::Book;
use super::cycle::ply_number;
use super::game::Walk;
use crate::{Fact, Ground, Mode, Outcome, Proof, Ruling, Status, Termination};

/// The draw that may be claimed at the end of the record, if the limit is reached there.
pub(super) fn on_limit(walk: &Walk, book: Book) -> Option<Ruling> {
    let limit = book.numbers().no_capture_limit.filter(|limit| limit.rule.mode == Mode::OnClaim)?;
    let last = walk.last_ply();
    let mut count = Count::default();
    (1..=last).for_each(|ply| count.add(walk, ply));
    (count.plies(book.numbers()) >= limit.value.plies()).then(|| ruling(book, &count, last))?
}

/// The draw that comes about by itself when the limit is reached, the first time it is.
pub(super) fn by_itself(walk: &Walk, book: Book) -> Option<Ruling> {
    let limit =
        book.numbers().no_capture_limit.filter(|limit| limit.rule.mode == Mode::Automatic)?;
    let mut count = Count::default();
    let ply = (1..=walk.last_ply()).find(|&ply| {
        count.add(walk, ply);
        count.plies(book.numbers()) >= limit.value.plies()
    })?;
    ruling(book, &count, ply)
}

fn ruling(book: Book, count: &Count, ply: usize) -> Option<Ruling> {
    let limit = book.numbers().no_capture_limit?;
    let fact = Fact::PliesWithoutCapture {
        plies: count.plies(book.numbers()),
        limit: limit.value.plies(),
        checks_left_out: count.left_out(book.numbers()),
    };
    Some(Ruling {
        document: book.document(),
        outcome: Outcome::Draw,
        must_vary: None,
        termination: Termination::MoveLimit,
        mode: limit.rule.mode,
        status: match limit.rule.mode {
            Mode::Automatic => Status::Final,
            Mode::OnClaim | Mode::Arbiter | Mode::Duty => Status::Claimable,
        },
        ply: Some(ply_number(ply)),
        ground: Ground { rule: limit.rule, facts: vec![fact] },
        more_grounds: Vec::new(),
        proof: Proof::None,
    })
}

/// Plies since the last capture or the start of the record, and the checks of each side among them. A counter in the start
/// position is not trusted.
#[derive(Debug, Default)]
struct Count {
    plies: u32,
    checks: [u32; 2],
}

impl Count {
    fn add(&mut self, walk: &Walk, ply: usize) {
        let (before, m) = (&walk.positions[ply - 1], walk.moves[ply - 1]);
        if before.board().piece_at(m.to).is_some() {
            *self = Self::default();
            return;
        }
        self.plies += 1;
        self.checks[before.turn().index()] += u32::from(walk.positions[ply].is_check());
    }

    /// Where the book counts only so many checks of each side, the others are left out.
    fn left_out(&self, numbers: &XiangqiParameters) -> u32 {
        numbers.checks_counted.map_or(0, |counted| {
            let over = |color: Color| self.checks[color.index()].saturating_sub(counted.value.0);
            Color::ALL.into_iter().map(over).sum()
        })
    }

    fn plies(&self, numbers: &XiangqiParameters) -> u32 {
        self.plies.saturating_sub(self.left_out(numbers))
    }
}
