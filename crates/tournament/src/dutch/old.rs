//! What is different in the text of 2017: score differences, the penultimate bracket and the
//! collapsed last bracket.

use std::collections::BTreeMap;

use super::criteria::{Criterion, Layout, Part, Scope, SingleBye, Window, color_values};
use super::field::{ByeRight, Float, Player, Stage};
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
fn differences(layout: &Layout<'_>) -> Vec<(i32, usize)> {
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

pub(super) fn lay_out(layout: &mut Layout<'_>) {
    let window = layout.window();
    let residents = window.bracket - window.moved;
    let keys = differences(layout);
    let keyed = |layout: &mut Layout<'_>, criterion| {
        for (key, most) in &keys {
            layout.add_keyed(criterion, *key, *most);
        }
    };
    if window.scope == Scope::Everybody {
        layout.add(Criterion::Completion, 2 * window.members.len());
    }
    layout.add(Criterion::Pairs, window.bracket);
    keyed(layout, Criterion::Downfloaters);
    if window.scope == Scope::Checked {
        layout.add(Criterion::NextPairs, 2 * window.members.len());
        keyed(layout, Criterion::NextScores);
    }
    if layout.field().stage == Stage::Last {
        layout.add(Criterion::TopDifference, residents);
        layout.add(Criterion::TopThird, residents);
    }
    layout.add(Criterion::Preference, residents);
    layout.add(Criterion::StrongPreference, residents);
    let names = [
        (Criterion::DownfloatOne, Criterion::UpfloatOne),
        (Criterion::DownfloatTwo, Criterion::UpfloatTwo),
    ];
    for (down, up) in names.into_iter().take(layout.rounds_back()) {
        layout.add(down, residents);
        layout.add(up, residents);
    }
    let names = [
        [Criterion::DownScoreOne, Criterion::UpScoreOne],
        [Criterion::DownScoreTwo, Criterion::UpScoreTwo],
    ];
    for pair in names.into_iter().take(layout.rounds_back()) {
        for criterion in pair {
            keyed(layout, criterion);
        }
    }
}

pub(super) fn values(
    layout: &Layout<'_>,
    higher: usize,
    lower: usize,
    put: &mut impl FnMut(Criterion, i64),
) {
    let (a, b) = (layout.player(higher), layout.player(lower));
    let barred = |player: &Player| i64::from(player.bye == ByeRight::Barred);
    let completion = 1 + barred(a) + barred(b);
    put(Criterion::Completion, completion);
    let resident = layout.window().part(lower) == Part::Resident;
    if is_final(layout) {
        put(Criterion::NextPairs, completion);
    } else {
        put(Criterion::NextPairs, i64::from(!resident));
    }
    if !resident {
        return;
    }
    put(Criterion::Pairs, 1);
    color_values(a, b, put);
    let names = [
        (Criterion::DownfloatOne, Criterion::UpfloatOne),
        (Criterion::DownfloatTwo, Criterion::UpfloatTwo),
    ];
    for (back, (down, up)) in names.into_iter().enumerate() {
        let floated = |player: &Player| i64::from(player.floats[back] == Float::Down);
        let second = if a.score <= b.score { floated(a) } else { 0 };
        put(down, floated(b) + second);
        let raised = a.score > b.score && b.floats[back] == Float::Up;
        put(up, -i64::from(raised));
    }
}

pub(super) fn keyed_values(
    layout: &Layout<'_>,
    higher: usize,
    lower: usize,
    put: &mut impl FnMut(Criterion, i32, i64),
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
    let names = [
        (Criterion::DownScoreOne, Criterion::UpScoreOne),
        (Criterion::DownScoreTwo, Criterion::UpScoreTwo),
    ];
    for (back, (down, up)) in names.into_iter().enumerate() {
        if b.floats[back] == Float::Down {
            put(down, float_key(layout, b), 1);
        }
        if a.floats[back] == Float::Down {
            put(down, float_key(layout, a), 1);
            if difference > 0 {
                put(down, difference, -1);
            }
        }
        if difference > 0 && b.floats[back] == Float::Up {
            put(up, difference, -1);
        }
    }
}
