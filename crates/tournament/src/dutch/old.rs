//! What is different in the text of 2017: score differences, the penultimate bracket and the
//! collapsed last bracket.

use std::collections::BTreeMap;

use super::criteria::{Criterion, FLOAT_SCORES, Layout, Part, Scope, SingleBye, Window, is_raised};
use super::field::{Float, Player};
use super::round::{PairingError, Run};

/// A downfloater counts as if it met somebody a point below the lowest.
const BELOW: i32 = 10;

/// Pairs every bracket; collapses the last ones when the rest cannot be paired.
pub(super) fn run(run: &mut Run<'_>) -> Result<(), PairingError> {
    let field = run.field;
    let everybody: Vec<usize> = (0..field.len()).collect();
    run.check(&everybody)?;
    let mut moved: Vec<usize> = Vec::new();
    let mut begin = 0;
    let mut collapsed = false;
    while begin < field.len() {
        let end = if collapsed { field.len() } else { field.group_end(begin) };
        if moved.len() + end - begin < 2 && end == field.len() {
            break;
        }
        let next = field.group_end(end);
        let special = end == field.len();
        if !special {
            let window = window(&moved, begin, end, next, Scope::Checked);
            let floaters = run.settle(&Layout::new(field, &window, run.procedure));
            let rest: Vec<usize> = floaters.iter().copied().chain(end..field.len()).collect();
            if run.check(&rest).is_ok() {
                moved = floaters;
                begin = end;
                continue;
            }
            run.undo();
        }
        let window = window(&moved, begin, end, field.len(), Scope::Everybody);
        moved = run.settle(&Layout::new(field, &window, run.procedure));
        begin = end;
        collapsed = true;
    }
    Ok(())
}

fn window(moved: &[usize], begin: usize, end: usize, last: usize, scope: Scope) -> Window {
    Window {
        moved: moved.len(),
        bracket: moved.len() + end - begin,
        next: moved.len() + last - begin,
        members: moved.iter().copied().chain(begin..last).collect(),
        scope,
        single_bye: SingleBye::No,
        bye_score: None,
    }
}

/// Whether the next group is the last one, where the bye already matters.
fn is_final(layout: &Layout<'_>) -> bool {
    layout.window().members.last().is_some_and(|last| last + 1 == layout.field().len())
}

/// The score a downfloater of the bracket is measured from.
fn lowest(layout: &Layout<'_>) -> i32 {
    layout.player(layout.window().members.len() - 1).score.tenths()
}

fn float_key(layout: &Layout<'_>, player: &Player) -> i32 {
    player.score.tenths() - lowest(layout) + BELOW
}

/// How often each score difference can occur, largest first.
pub(super) fn differences(layout: &Layout<'_>) -> Vec<(i32, usize)> {
    let window = layout.window();
    let mut counts: BTreeMap<i32, usize> = BTreeMap::new();
    for place in 0..window.bracket {
        let player = layout.player(place);
        *counts.entry(float_key(layout, player)).or_default() += 1;
        let first = window.moved.max(place + 1);
        let mut before = None;
        for other in first..window.bracket {
            let score = layout.player(other).score;
            if before != Some(score) {
                *counts.entry((player.score - score).tenths()).or_default() += 1;
            }
            before = Some(score);
        }
    }
    counts.into_iter().rev().collect()
}

/// What a pair does for the next bracket: where that is the last one, the bye matters already.
pub(super) fn next_value(layout: &Layout<'_>, part: Part, completion: i64) -> i64 {
    if is_final(layout) { completion } else { i64::from(part != Part::Resident) }
}

pub(super) fn keyed_values(
    layout: &Layout<'_>,
    higher: usize,
    lower: usize,
    put: &mut dyn FnMut(Criterion, i32, i64),
) {
    let (a, b) = (layout.player(higher), layout.player(lower));
    let window = layout.window();
    let difference = (a.score - b.score).tenths();
    if higher < window.bracket {
        put(Criterion::NextScores, float_key(layout, a), 1);
    }
    if window.part(lower) != Part::Resident {
        return;
    }
    put(Criterion::NextScores, float_key(layout, b), 1);
    put(Criterion::Downfloaters, float_key(layout, a), 1);
    put(Criterion::Downfloaters, float_key(layout, b), 1);
    put(Criterion::Downfloaters, difference, -1);
    for (back, (down, up)) in FLOAT_SCORES.into_iter().enumerate() {
        if b.floats[back] == Float::Down {
            put(down, float_key(layout, b), 1);
        }
        if a.floats[back] == Float::Down {
            put(down, float_key(layout, a), 1);
            if difference > 0 {
                put(down, difference, -1);
            }
        }
        if is_raised(a, b, back) {
            put(up, difference, -1);
        }
    }
}
