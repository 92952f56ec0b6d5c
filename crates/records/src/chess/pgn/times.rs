//! What comments say of the clocks, and what in it cannot be.

use arbiter::clock::{Bonus, Clocks, Control, Given, Millis};
use arbiter::{Outcome, Side};

use super::{ChessFaultKind, SaidEnd, Statement};

/// What the comments say of the times, for each ply up to the last with such a comment.
#[derive(Debug, Default)]
pub(super) struct Times(Vec<Said>);

/// What the comments after one ply say.
#[derive(Debug, Clone, Copy, Default)]
struct Said {
    /// `[%clk 1:59:58]`: the time left.
    left: Option<Millis>,
    /// `[%emt 0:00:12]`: the time the ply took.
    spent: Option<Millis>,
    /// Where the comment with the time left stands, in bytes.
    at: usize,
}

impl Times {
    /// Takes what `comment`, which begins at `at`, says after so many plies; what in it is no time. Before the first ply
    /// nothing is taken.
    pub(super) fn take(
        &mut self,
        plies: usize,
        comment: &str,
        at: usize,
    ) -> Vec<(usize, ChessFaultKind)> {
        let mut faults = Vec::new();
        if !comment.contains("[%") {
            return faults;
        }
        let left = value_of(comment, "clk", at, &mut faults, |_| true);
        let spent = value_of(comment, "emt", at, &mut faults, |spent| spent >= Millis::ZERO);
        let Some(last) = plies.checked_sub(1).filter(|_| left.is_some() || spent.is_some()) else {
            return faults;
        };
        self.0.resize(plies, Said::default());
        let said = &mut self.0[last];
        if left.is_some() {
            (said.left, said.at) = (left, at);
        }
        said.spent = spent.or(said.spent);
        faults
    }

    /// Forgets what is said of plies behind so many.
    pub(super) fn truncate(&mut self, plies: usize) {
        self.0.truncate(plies);
    }

    /// The time left and the time spent of each of so many plies; nothing if no comment says any.
    pub(super) fn of_each(&self, plies: usize) -> (Vec<Option<Millis>>, Vec<Option<Millis>>) {
        if self.0.is_empty() {
            return (Vec::new(), Vec::new());
        }
        let (mut left, mut spent): (Vec<_>, Vec<_>) =
            self.0.iter().map(|said| (said.left, said.spent)).unzip();
        left.resize(plies, None);
        spent.resize(plies, None);
        (left, spent)
    }

    /// The fault that `loser` had completed the last of so many plies with time left and the other clock was running.
    pub(super) fn left_at_forfeit(
        &self,
        plies: usize,
        loser: Option<Side>,
        turn: Side,
        end: usize,
    ) -> Option<(usize, ChessFaultKind)> {
        let side = loser.filter(|loser| *loser != turn)?;
        let last = self.0.get(plies.checked_sub(1)?)?;
        let left = last.left.filter(|left| *left > Millis::ZERO)?;
        Some((last.at.min(end), ChessFaultKind::TimeLeftAtForfeit { side, left }))
    }

    /// The fault that a clock shows more than the time before and all that the control gives for a move.
    ///
    /// The first increment may have been given before or after the first move, so nothing is said where the
    /// one of them explains it.
    pub(super) fn growth(
        &self,
        control: impl FnOnce() -> Option<Control>,
        first: Side,
    ) -> Option<(usize, ChessFaultKind)> {
        let clocked = self.0.iter().any(|said| said.left.is_some());
        let control = clocked.then(control)??;
        if control.periods().iter().any(|period| period.bonus == Bonus::Hourglass) {
            return None;
        }
        let mut clocks = Clocks::new(control.with_first_increment(Given::Before));
        let mut found: Option<(usize, u32, Millis, u32)> = None;
        let mut side = first;
        for (ply, said) in (1u32..).zip(&self.0) {
            clocks.complete_move(side);
            if let Some(left) = said.left {
                let by = left - clocks.left(side);
                // Clocks show whole seconds: what one of them rounds away the next move may give back.
                if by > Millis::seconds(1) {
                    let (at, ply, by, count) = found.unwrap_or((said.at, ply, by, 0));
                    found = Some((at, ply, by, count + 1));
                }
                clocks.set(side, left);
            }
            side = side.other();
        }
        let (at, ply, by, times) = found?;
        Some((at, ChessFaultKind::ClockGrew { ply, by, times }))
    }
}

/// The first time behind `command` in a comment that begins at `at`, up to the closing bracket; what is no such time is
/// a fault.
fn value_of(
    comment: &str,
    command: &'static str,
    at: usize,
    faults: &mut Vec<(usize, ChessFaultKind)>,
    may_be: impl Fn(Millis) -> bool,
) -> Option<Millis> {
    let mut first = None;
    for (begin, _) in comment.match_indices("[%") {
        let Some(after) = comment[begin + 2..].strip_prefix(command) else { continue };
        if after.starts_with(|next: char| next.is_ascii_alphabetic()) {
            continue;
        }
        let text = after.split_once(']').map_or(after, |(text, _)| text).trim();
        match Millis::read(text).filter(|time| may_be(*time)) {
            Some(time) => first = first.or(Some(time)),
            None => {
                let found = text.chars().take(LONGEST_SHOWN).collect();
                faults.push((at + begin, ChessFaultKind::UnreadableTime { command, found }));
            }
        }
    }
    first
}

/// So many characters of what is no time are shown.
const LONGEST_SHOWN: usize = 60;

/// Who lost on time, if the record says that somebody did.
pub(super) fn loser_on_time(said: &Statement, stated: Option<Outcome>) -> Option<Side> {
    match stated {
        Some(Outcome::Wins(winner)) if said.how == Some(SaidEnd::TimeForfeit) => {
            Some(winner.other())
        }
        Some(Outcome::Wins(_) | Outcome::Draw | Outcome::BothLose | Outcome::None) | None => None,
    }
}
