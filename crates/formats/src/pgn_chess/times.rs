//! What comments say of the clocks, and what in it cannot be.

use arbiter::clock::{Bonus, Clocks, Control, Given, Millis};
use arbiter::{Outcome, Side};

use super::{ChessFaultKind, SaidEnd, Statement};

/// What the comments after one ply say.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Comment {
    /// `[%clk 1:59:58]`: the time left.
    pub(super) left: Option<Millis>,
    /// `[%emt 0:00:12]`: the time the ply took.
    pub(super) spent: Option<Millis>,
    /// Where the comment stands, in bytes.
    at: usize,
}

impl Comment {
    /// Takes what `comment`, which begins at `at`, says.
    pub(super) fn take(&mut self, comment: &str, at: usize) {
        if let Some(left) = value_of(comment, "[%clk") {
            (self.left, self.at) = (Some(left), at);
        }
        if let Some(spent) = value_of(comment, "[%emt").filter(|spent| *spent >= Millis::ZERO) {
            self.spent = Some(spent);
        }
    }
}

/// The time behind `command` in a comment, up to the closing bracket.
fn value_of(comment: &str, command: &str) -> Option<Millis> {
    let after = comment.split_once(command)?.1;
    let text = after.split_once(']').map_or(after, |(text, _)| text);
    Millis::read(text)
}

/// Who lost on time, if the record says that somebody did.
pub(super) fn loser_on_time(said: &Statement, stated: Option<Outcome>) -> Option<Side> {
    match stated {
        Some(Outcome::Wins(winner)) if said.how == Some(SaidEnd::TimeForfeit) => {
            Some(winner.other())
        }
        Some(Outcome::Wins(_) | Outcome::Draw | Outcome::BothLose | Outcome::None) | None => None,
    }
}

/// The fault that `loser` had completed a move with time left and the other clock was running.
pub(super) fn left_at_forfeit(
    times: &[Comment],
    loser: Option<Side>,
    turn: Side,
    end: usize,
) -> Option<(usize, ChessFaultKind)> {
    let side = loser.filter(|loser| *loser != turn)?;
    let last = times.last()?;
    let left = last.left.filter(|left| *left > Millis::ZERO)?;
    Some((last.at.min(end), ChessFaultKind::TimeLeftAtForfeit { side, left }))
}

/// The fault that a clock shows more than the time before and all that the control gives for a move.
///
/// The first increment may have been given before or after the first move, so nothing is said where the
/// one of them explains it.
pub(super) fn growth(
    control: Control,
    times: &[Comment],
    first: Side,
) -> Option<(usize, ChessFaultKind)> {
    if control.periods().iter().any(|period| period.bonus == Bonus::Hourglass) {
        return None;
    }
    let mut clocks = Clocks::new(control.with_first_increment(Given::Before));
    let mut found: Option<(usize, u32, Millis, u32)> = None;
    let mut side = first;
    for (ply, time) in (1u32..).zip(times) {
        clocks.complete_move(side);
        if let Some(left) = time.left {
            let by = left - clocks.left(side);
            // Clocks show whole seconds: what one of them rounds away the next move may give back.
            if by > Millis::seconds(1) {
                let (at, ply, by, count) = found.unwrap_or((time.at, ply, by, 0));
                found = Some((at, ply, by, count + 1));
            }
            clocks.set(side, left);
        }
        side = side.other();
    }
    let (at, ply, by, times) = found?;
    Some((at, ChessFaultKind::ClockGrew { ply, by, times }))
}
