//! The Asian rules, read plainly: rules 6 to 8, 15 to 37, the appendix, and notes 001 to 006.

use std::collections::BTreeMap;

use xiangqi::{Color, Move, Role, Square};

use super::board::{Plain, is_uncrossed};

/// Who must vary, or what else follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plainly {
    MustVary(Color),
    Draw,
    Disputed,
}

/// How rules 34a, 34b and 34c are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Nothing counts that the text does not name.
    Literally,
    /// Advisors and elephants chase protected chariots, horses and cannons (34a).
    ByValue,
    /// A check chases what it attacks besides, for a side that checks with some moves and chases with all others (34b).
    ChecksChase,
    /// An attack by another piece is new (34c).
    EachAttacker,
}

/// What follows if the cycle is played from `start` for ever, Red or Black to move.
pub(crate) fn verdict(start: &Plain, turn: Color, cycle: &[Move]) -> Plainly {
    let plies = plies(start, turn, cycle);
    let always = |color: Color| {
        plies.iter().filter(|ply| ply.mover == color).all(|ply| ply.after.checked(color.other()))
    };
    match (always(Color::Red), always(Color::Black)) {
        (true, true) => return Plainly::Draw,
        (true, false) => return Plainly::MustVary(Color::Red),
        (false, true) => return Plainly::MustVary(Color::Black),
        (false, false) => {}
    }
    let literal = chases(&plies, Reading::Literally);
    let others = [Reading::ByValue, Reading::ChecksChase, Reading::EachAttacker];
    let agree = others.into_iter().all(|reading| chases(&plies, reading) == literal);
    if agree { literal } else { Plainly::Disputed }
}

struct Step {
    mover: Color,
    before: Plain,
    after: Plain,
    m: Move,
    /// Which man, named by its point at the start of the cycle, stands where after the move.
    names: BTreeMap<Square, Square>,
}

fn plies(start: &Plain, turn: Color, cycle: &[Move]) -> Vec<Step> {
    let mut names: BTreeMap<Square, Square> =
        Square::all().filter(|&at| start.at(at).is_some()).map(|at| (at, at)).collect();
    let (mut before, mut mover) = (*start, turn);
    let mut plies = Vec::new();
    for &m in cycle {
        let after = before.play(m);
        let name = names.remove(&m.from).expect("a man moves");
        names.insert(m.to, name);
        plies.push(Step { mover, before, after, m, names: names.clone() });
        (before, mover) = (after, mover.other());
    }
    plies
}

fn chases(plies: &[Step], reading: Reading) -> Plainly {
    let red = victims(plies, Color::Red, reading, false);
    let black = victims(plies, Color::Black, reading, false);
    match (red, black) {
        (false, false) => Plainly::Draw,
        (true, false) => Plainly::MustVary(Color::Red),
        (false, true) => Plainly::MustVary(Color::Black),
        // Rules 19 and 26, note 002: what only comes back because a protector is cut off weighs nothing against a chase.
        (true, true) => {
            let red = victims(plies, Color::Red, reading, true);
            let black = victims(plies, Color::Black, reading, true);
            match (red, black) {
                (true, false) => Plainly::MustVary(Color::Red),
                (false, true) => Plainly::MustVary(Color::Black),
                (true, true) | (false, false) => Plainly::Draw,
            }
        }
    }
}

/// Whether some man is chased by every move of `color`, however often the cycle is played.
fn victims(plies: &[Step], color: Color, reading: Reading, active: bool) -> bool {
    let last = plies.last().expect("a cycle has moves");
    // A man is chased for ever if it is hit by every move of this round, and so is the man that stands where it stood
    // in the next round, and so on until a name comes back.
    let hit = |name: Square| -> bool {
        plies.iter().filter(|ply| ply.mover == color).all(|ply| {
            ply.names
                .iter()
                .any(|(&at, &named)| named == name && is_chased(ply, at, reading, active))
        })
    };
    let men = Square::all().filter(|&at| plies[0].before.at(at).is_some());
    men.into_iter().any(|first| {
        let mut name = first;
        for _ in 0..90 {
            if !hit(name) {
                return false;
            }
            let Some((&at, _)) = last.names.iter().find(|&(_, &named)| named == name) else {
                return false;
            };
            // The next round begins with this man on `at`.
            name = at;
            if name == first {
                return true;
            }
        }
        false
    })
}

/// Whether the move of `ply` chases the man that stands on `at` after it.
fn is_chased(ply: &Step, at: Square, reading: Reading, active: bool) -> bool {
    let checks = ply.after.checked(ply.mover.other());
    if checks && reading != Reading::ChecksChase {
        return false;
    }
    let now = attacks(&ply.after, ply.mover, at, reading);
    let earlier = attacks(&ply.before, ply.mover, at, reading);
    let from = |m: &Move| if m.from == ply.m.to { ply.m.from } else { m.from };
    let counted = |m: &Move| {
        let same = |old: &Move| reading != Reading::EachAttacker || old.from == from(m);
        earlier.iter().any(|(old, counts)| *counts && same(old))
    };
    now.iter().filter(|(_, counts)| *counts).any(|(m, _)| {
        let stood = earlier.iter().any(|(old, _)| old.from == m.from) && m.from != ply.m.to;
        // In check nothing can be retaken; so a piece that anything stands by is taken to be protected.
        let bare = || {
            let taken = ply.after.play(*m);
            let heavy = matches!(
                ply.after.at(m.from).map(|man| man.role),
                Some(Role::Cannon | Role::Horse)
            ) && ply.after.at(at).map(|man| man.role) == Some(Role::Chariot);
            heavy || !taken.takes(ply.mover.other()).iter().any(|back| back.to == at)
        };
        let old = counted(m) || active && stood;
        !old && (!checks || bare())
    })
}

/// The captures of what stands on `at` open to `color`, and whether each is a chase.
fn attacks(board: &Plain, color: Color, at: Square, reading: Reading) -> Vec<(Move, bool)> {
    let all = board.captures(color).into_iter().filter(|(m, _, _)| m.to == at);
    all.map(|(m, attacker, victim)| {
        let taken = board.play(m);
        let retaken = taken.legal(color.other()).iter().any(|back| back.to == at);
        let strong = |role| matches!(role, Role::Chariot | Role::Horse | Role::Cannon);
        let offers = attacker.role == victim.role
            && board.legal(color.other()).contains(&Move::new(m.to, m.from));
        let may_chase = matches!(attacker.role, Role::General | Role::Soldier);
        let counts = if is_uncrossed(victim, at) || may_chase || offers {
            false
        } else if matches!(attacker.role, Role::Cannon | Role::Horse)
            && victim.role == Role::Chariot
        {
            true
        } else if matches!(attacker.role, Role::Advisor | Role::Elephant) && strong(victim.role) {
            !retaken || reading == Reading::ByValue
        } else {
            !retaken
        };
        (m, counts)
    })
    .collect()
}
