//! When what lies below a bracket cannot matter to it.
//!
//! A graph in which everybody has at least half of the others as neighbours has a matching that
//! covers everybody (Dirac 1952). So where the rest is large and few pairs in it are barred, any
//! downfloaters can be paired there, and the bracket need not look at it.

use crate::units::Points;

use super::criteria::{Scope, SingleBye, Window};
use super::round::{Run, completable};

/// A bracket in the field: who was moved down into it, and where its residents stand.
pub(crate) struct Cut<'a> {
    pub(crate) moved: &'a [usize],
    pub(crate) begin: usize,
    pub(crate) end: usize,
    pub(crate) bye_score: Option<Points>,
}

impl Cut<'_> {
    /// The bracket and everybody from its end up to `last`, all of them as the next group.
    pub(crate) fn window(&self, last: usize, scope: Scope) -> Window {
        Window {
            moved: self.moved.len(),
            bracket: self.moved.len() + self.end - self.begin,
            next: self.moved.len() + last - self.begin,
            members: self.moved.iter().copied().chain(self.begin..last).collect(),
            scope,
            single_bye: SingleBye::No,
            bye_score: self.bye_score,
        }
    }

    /// Whether the bracket, leaving so many, can be paired without a look at the groups below.
    pub(crate) fn is_free_below(&self, run: &Run<'_>, left: usize) -> bool {
        let field = run.field;
        if left == 0 {
            return self.rest_completes(run, self.end);
        }
        let next = field.group_end(self.end);
        let Some(below) = field.players.get(next) else { return false };
        if self.bye_score.is_some_and(|bye| bye > below.score) {
            return false;
        }
        let bracket = self.moved.iter().copied().chain(self.begin..next);
        let group = next - self.end;
        // All who float are paired in the next group, which leaves one of its own at most.
        bracket.clone().all(|player| {
            2 * (degree(run, player, self.end, next).saturating_sub(1)) >= group + left
        }) && left <= group
            && self.dense_below(run, self.end..field.len(), next, 1)
    }

    /// Whether any so many members of the window can be paired with the rest beyond it.
    pub(crate) fn can_finish(&self, run: &Run<'_>, next: usize, left: usize) -> bool {
        if left == 0 {
            return self.rest_completes(run, next);
        }
        let window = self.moved.iter().copied().chain(self.begin..run.field.len());
        self.dense_below(run, window, next, left)
    }

    /// Whether everybody of these has enough opponents from a place on, however `left` of them
    /// join those.
    fn dense_below(
        &self,
        run: &Run<'_>,
        players: impl IntoIterator<Item = usize>,
        from: usize,
        left: usize,
    ) -> bool {
        let rest = run.field.len() - from;
        let odd = usize::from(self.bye_score.is_some());
        if odd == 1 && self.byes(run, from).is_empty() {
            return false;
        }
        players.into_iter().all(|player| {
            2 * degree(run, player, from, run.field.len()).saturating_sub(odd) >= rest + left
        })
    }

    fn byes(&self, run: &Run<'_>, from: usize) -> Vec<usize> {
        let rest: Vec<usize> = (from..run.field.len()).collect();
        run.eligible(&rest, self.bye_score)
    }

    /// Whether everybody from a place on can be paired among themselves.
    fn rest_completes(&self, run: &Run<'_>, from: usize) -> bool {
        let rest: Vec<usize> = (from..run.field.len()).collect();
        completable(run.field, &rest, &self.byes(run, from)).is_ok()
    }
}

/// How many of a stretch of the field a player may meet.
fn degree(run: &Run<'_>, player: usize, from: usize, to: usize) -> usize {
    run.field.legal.count_between(player, from, to)
}
