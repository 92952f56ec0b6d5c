//! The Chinese rules of 1999 and 2020: what each move is called.
//!
//! A move is a check, a kill (mate threatened by one check or a run of checks), a chase (material is won from the next
//! move on by captures, runs of checks or complete exchanges) or idle. Both books share the definitions; where they
//! differ, [`Text`] says how.

use rulebook::Rule;
use xiangqi::facts::{Bound, Tally, captures, recaptures};
use xiangqi::{Move, Position, Role};

use super::chase::{Chase, Reason, chases, up_to_gain};
use super::cite::{self, Details};
use crate::xiangqi::cycle::{LabelledPly, Open, Rules};
use crate::xiangqi::exchange;
use crate::xiangqi::ply::{self, Kill, Parried, Ply, is_general_or_soldier};
use crate::xiangqi::weigh::{QUESTION, worth};
use crate::{Attack, Label, Man, Means, Origin, Protection, Sought, Weight};

/// How deep a mate is looked for that is only shown, as the general's answer to a check is idle in any case.
const SHOWN: Bound = Bound { moves: 3, nodes: 300 };

/// How deep threats of mate are looked for; the longest of the figures takes seven checks.
const BOUND: Bound = Bound { moves: 12, nodes: 20_000 };

/// What the two books cite, and where they differ.
#[derive(Debug)]
pub(in crate::xiangqi::books) struct Text {
    pub(in crate::xiangqi::books) check: &'static Rule,
    pub(in crate::xiangqi::books) kill: &'static Rule,
    pub(in crate::xiangqi::books) chase: &'static Rule,
    pub(in crate::xiangqi::books) joint_chase: JointChase,
    pub(in crate::xiangqi::books) exchange: &'static Rule,
    pub(in crate::xiangqi::books) block: &'static Rule,
    pub(in crate::xiangqi::books) idle: &'static Rule,
    pub(in crate::xiangqi::books) general_or_soldier: &'static Rule,
    pub(in crate::xiangqi::books) general_answers_check: &'static Rule,
    pub(in crate::xiangqi::books) drawn_setup: &'static Rule,
    pub(in crate::xiangqi::books) unchanged: &'static Rule,
    pub(in crate::xiangqi::books) opponents_doing: &'static Rule,
    pub(in crate::xiangqi::books) perpetual_check: &'static Rule,
    pub(in crate::xiangqi::books) both_allowed: &'static Rule,
    pub(in crate::xiangqi::books) forbidden_against_allowed: &'static Rule,
    pub(in crate::xiangqi::books) both_forbidden: &'static Rule,
    /// Who must vary when both cycles are forbidden.
    pub(in crate::xiangqi::books) both: Both,
    /// Whether a soldier's own attacks count.
    pub(in crate::xiangqi::books) soldiers: Soldiers,
    /// The rule by which nothing is gained if a crossed soldier is given up on the way.
    pub(in crate::xiangqi::books) soldier_given: Option<&'static Rule>,
    /// The details by which an attack counts or does not.
    pub(in crate::xiangqi::books) details: Details,
}

/// What becomes of a threat by several pieces that the move keeps up, one of them having moved.
#[derive(Debug)]
pub(in crate::xiangqi::books) enum JointChase {
    /// From chase to chase: idle.
    IdleIfKeptUp,
    /// A chase of the lighter class.
    Lighter(&'static Rule),
}

/// Both cycles are forbidden.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::xiangqi::books) enum Both {
    /// Drawn.
    Draw,
    /// The heavier side must vary.
    HeavierVaries,
}

/// A soldier's own attack.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::xiangqi::books) enum Soldiers {
    /// Idle.
    Idle,
    /// A chase where both sides attack each other, by this rule.
    ChaseIfMutual(&'static Rule),
}

/// What the book calls the move, and why; `earlier` is the position before the opponent's last move.
pub(in crate::xiangqi::books) fn label(ply: &Ply, earlier: &Position, text: &Text) -> LabelledPly {
    if !ply.checkers.is_empty() {
        return labelled(Label::Check, Weight::Heavy, ply.check_attacks(), vec![text.check]);
    }
    if answers_check_with_general(ply) {
        let rules = vec![text.idle, text.general_answers_check];
        let excused = Some(text.general_answers_check);
        let mut attacks = own_attacks(ply, text);
        if let Kill::Proven(line) = ply.kill(SHOWN) {
            attacks.push(ply.kill_attack(&line));
        }
        attacks.iter_mut().for_each(|attack| attack.excused = excused);
        return labelled(Label::Idle, Weight::None, attacks, rules);
    }
    let kill = exchange::kill(ply, BOUND);
    if let Kill::Proven(line) = &kill {
        let attacks = vec![ply.kill_attack(line)];
        let takes = |m: &Move| ply.after.board().piece_at(m.to).is_some();
        let mut rules = vec![text.kill];
        rules.extend(line.first().filter(|&m| takes(m)).map(|_| text.details.heaviest));
        return labelled(Label::Kill, Weight::Heavy, attacks, rules);
    }
    let made = chase_or_idle(ply, earlier, text);
    // What was broken off weighs more than what came to its bound.
    let open = match (kill.open(), made.open) {
        (Some(Open::AtBound(_)), Some(gain)) => Some(gain),
        (kill, gain) => kill.or(gain),
    };
    LabelledPly { open, ..made }
}

fn labelled(
    label: Label,
    weight: Weight,
    attacks: Vec<Attack>,
    rules: Vec<&'static Rule>,
) -> LabelledPly {
    LabelledPly { label, weight, attacks, rules, open: None }
}

fn answers_check_with_general(ply: &Ply) -> bool {
    ply.before.is_check() && ply.man(ply.m.to).is_some_and(|man| man.piece.role == Role::General)
}

fn chase_or_idle(ply: &Ply, earlier: &Position, text: &Text) -> LabelledPly {
    let chases = chases(ply, earlier);
    let gains: Vec<Attack> = chases.found.iter().map(|chase| attack(ply, chase, text)).collect();
    let both = chases.found.iter().zip(&gains);
    let counted = both.filter(|(_, attack)| attack.excused.is_none());
    let weight = counted.clone().map(|(chase, _)| chase.weight).max();
    let mut behind = Rules(vec![text.chase]);
    if let (JointChase::Lighter(rule), Some(Weight::Light)) = (&text.joint_chase, weight) {
        behind.add_if(counted.clone().any(|(chase, _)| chase.reason == Reason::Joint), rule);
    }
    for (chase, attack) in counted {
        behind = behind.and(cite::behind(ply, chase, attack, &text.details).0);
    }
    let mut attacks = own_attacks(ply, text);
    attacks.extend(gains);
    if let Some(weight) = weight {
        behind.add_if(chases.exchange, text.details.also_exchange);
        return labelled(Label::Chase, weight, attacks, behind.0);
    }
    attacks.extend(cite::apparent(ply, &chases, &text.details));
    let (label, rule) =
        if chases.exchange { (Label::Exchange, text.exchange) } else { (Label::Idle, text.idle) };
    let mut excuses: Vec<&'static Rule> =
        attacks.iter().filter_map(|attack| attack.excused).collect();
    // In the order of the text, whichever was found first.
    excuses.sort_by_key(|rule| rule.number);
    let mut rules = Rules(vec![rule]).and(excuses);
    let gives_soldier = rules.0.contains(&text.details.soldier_for_piece);
    rules.add_if(gives_soldier, text.details.values);
    // Where the search for gains was broken off, the move might chase.
    LabelledPly {
        open: chases.open.map(|within| Open::BrokenOff(Sought::Gain, within)),
        ..labelled(label, Weight::None, attacks, rules.0)
    }
}

/// The rule under which a gain that stands open is no chase.
fn excuse(ply: &Ply, chase: &Chase, text: &Text) -> Option<&'static Rule> {
    let gives_soldier = || text.soldier_given.filter(|_| chase.gives_soldier);
    by_reason(ply, chase, text).or_else(gives_soldier)
}

fn by_reason(ply: &Ply, chase: &Chase, text: &Text) -> Option<&'static Rule> {
    // What could be taken but for the check that the move answers.
    let answers = text.details.other_answers_check.filter(|_| ply.before.is_check());
    match chase.reason {
        Reason::Direct | Reason::Opened | Reason::RootCut | Reason::Freed | Reason::MateLifted => {
            None
        }
        Reason::Joint => match text.joint_chase {
            JointChase::IdleIfKeptUp if chase.kept_up => Some(text.unchanged),
            JointChase::IdleIfKeptUp | JointChase::Lighter(_) => None,
        },
        Reason::Unchanged | Reason::NoAttackerAdded | Reason::ParriedElsewhere => {
            answers.or(Some(text.unchanged))
        }
        Reason::Exchange | Reason::ThroughExchange => Some(text.exchange),
        Reason::OpponentsDoing => Some(text.opponents_doing),
        Reason::DrawnSetup => Some(text.drawn_setup),
    }
}

/// The attack a gain amounts to.
fn attack(ply: &Ply, chase: &Chase, text: &Text) -> Attack {
    let winning = &chase.winning;
    let again = ply.again();
    let mut attackers: Vec<Man> = ply.man(winning.taker).into_iter().collect();
    if chase.reason == Reason::Joint {
        attackers.extend(ply.man(ply.m.to).filter(|man| !attackers.contains(man)));
    }
    let excused = excuse(ply, chase, text);
    let counts = match (&text.joint_chase, chase.reason) {
        (JointChase::Lighter(rule), Reason::Joint) => *rule,
        (JointChase::Lighter(_) | JointChase::IdleIfKeptUp, _) => text.chase,
    };
    Attack {
        kind: Label::Chase,
        attackers,
        victim: Some(Man { piece: winning.taken, square: winning.victim }),
        protection: chase.protection(&again),
        origin: chase.origin(ply),
        means: match (winning.is_direct(), chase.rooted) {
            (false, _) => Means::Checks,
            (true, true) => Means::Exchange,
            (true, false) => Means::Capture,
        },
        line: up_to_gain(winning, &again),
        counts: excused.is_none().then_some(counts),
        excused,
    }
}

/// New attacks of a general or soldier that has moved, on pieces that cannot be retaken: idle by themselves.
fn own_attacks(ply: &Ply, text: &Text) -> Vec<Attack> {
    let moved = ply.man(ply.m.to).filter(|man| is_general_or_soldier(man.piece));
    let Some(man) = moved else { return Vec::new() };
    let again = ply.again();
    let before = captures(&ply.before);
    captures(&again)
        .into_iter()
        .filter(|capture| capture.m.from == man.square)
        .filter(|capture| worth(capture.victim, capture.m.to) != Tally::ZERO)
        .filter(|capture| recaptures(&again.after(capture.m), capture.m.to).is_empty())
        .filter(|capture| {
            !before.iter().any(|old| old.m.from == ply.m.from && old.m.to == capture.m.to)
        })
        .map(|capture| Attack {
            kind: Label::Chase,
            attackers: vec![man],
            victim: Some(Man { piece: capture.victim, square: capture.m.to }),
            protection: Protection::None,
            origin: Origin::Direct,
            means: Means::Capture,
            line: vec![capture.m],
            counts: None,
            excused: Some(text.general_or_soldier),
        })
        .collect()
}

/// Whether `answer` has undone the attacks `made` by the ply before it: nothing is won any more by the same first move, and
/// no mate by checks is left. A check is always answered.
pub(in crate::xiangqi::books) fn parries(made: &[Attack], answer: &Ply) -> Parried {
    ply::parries(made, answer, BOUND, |now, first| {
        answer.work.solve(|solver| {
            if solver.can_force(now, first, QUESTION) {
                return Parried::No;
            }
            solver.broken_off().map_or(Parried::Yes, Parried::Open)
        })
    })
}
