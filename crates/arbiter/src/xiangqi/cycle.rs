//! A cycle of moves: where a position came again, what each ply of it does, what a book says of it.

use rulebook::Rule;
use xiangqi::{Color, Move, Position};

use super::game::Walk;
use super::ply::Ply;
use crate::{
    Attack, CyclePly, Decision, Fact, Ground, Label, Outcome, Reading, Side, Sought, Source,
    Termination, Weight,
};

/// A repeated position and the moves by which it came again.
#[derive(Debug)]
pub(super) struct Cycle<'a> {
    walk: &'a Walk,
    /// After which plies the position stood, as far as they count.
    pub(super) occurrences: Vec<usize>,
    /// After which plies it stood too, though the rounds from there do not count.
    earlier: Vec<usize>,
    /// The rounds between them that differ, each once: the ply after which it begins and the one after which it ends.
    rounds: Vec<(usize, usize)>,
    /// A move added to reach the last occurrence.
    completed: Option<Move>,
}

/// A cycle ply by ply.
#[derive(Debug, Clone)]
pub(super) struct Rounds {
    /// After which plies the position stood, as far as they count.
    pub(super) occurrences: Vec<usize>,
    /// After which plies it stood too, though the rounds from there do not count.
    pub(super) earlier: Vec<usize>,
    /// The plies to be judged, in order.
    pub(super) plies: Vec<Played>,
    /// Moves added to reach the last occurrence.
    pub(super) completed: Vec<Move>,
    /// How many plies each of the different rounds has.
    lengths: Vec<usize>,
}

/// One ply of a cycle as played.
#[derive(Debug, Clone)]
pub(super) struct Played {
    /// Its number, from 1.
    pub(super) ply: usize,
    /// The position before it.
    pub(super) before: Position,
    /// The move.
    pub(super) m: Move,
}

/// A ply with what a book calls it.
#[derive(Debug, Clone)]
pub(super) struct LabelledPly {
    /// The label.
    pub(super) label: Label,
    /// Its weight.
    pub(super) weight: Weight,
    /// What it attacks.
    pub(super) attacks: Vec<Attack>,
    /// The rules behind the label.
    pub(super) rules: Vec<&'static Rule>,
    /// How far a search for more went, if it did not come to its end.
    pub(super) open: Option<Open>,
}

/// A search that did not come to its end: the move might be a kill or a chase after all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Open {
    /// The search for this was broken off after so many checks.
    BrokenOff(Sought, u32),
    /// The search for a mate went as far as is looked, so many checks; the checks could go on.
    AtBound(u32),
}

impl Open {
    /// What was looked for at `ply`, and how many checks were looked at to the end.
    const fn not_proven(self, ply: u32) -> Fact {
        match self {
            Self::BrokenOff(sought, within) => Fact::NotProven { ply, within, sought },
            Self::AtBound(within) => Fact::NotProven { ply, within, sought: Sought::Mate },
        }
    }
}

/// The labels as they are called.
pub(super) fn shown(labelled: &[LabelledPly]) -> Vec<Label> {
    labelled.iter().map(|ply| ply.label).collect()
}

/// The labels if every search that `counts` had found something.
fn possible(labelled: &[LabelledPly], counts: fn(Open) -> bool) -> Vec<Label> {
    let open = |ply: &LabelledPly| ply.open.is_some_and(counts);
    let each = |ply: &LabelledPly| if open(ply) { ply.label.min(Label::Kill) } else { ply.label };
    labelled.iter().map(each).collect()
}

/// What is decided by the labels, and what becomes of it where searches did not come to their end: `undecided`, with these
/// searches, if one that was broken off might change how it `ends`; the searches are told too if one at its bound might.
pub(super) fn unless_open<E: PartialEq>(
    labelled: &[LabelledPly],
    decide: impl Fn(&[Label]) -> Verdict,
    ends: impl Fn(&Verdict) -> E,
    undecided: impl FnOnce(Verdict) -> Verdict,
) -> Verdict {
    let mut verdict = decide(&shown(labelled));
    if labelled.iter().all(|ply| ply.open.is_none()) {
        return verdict;
    }
    let changes =
        |counts: fn(Open) -> bool| ends(&decide(&possible(labelled, counts))) != ends(&verdict);
    if changes(|open| matches!(open, Open::BrokenOff(..))) {
        verdict = undecided(verdict);
    } else if !changes(|_| true) {
        return verdict;
    }
    if let Some(ground) = verdict.grounds.first_mut() {
        ground.facts.extend(not_proven(labelled));
    }
    verdict
}

/// The searches that did not come to their end; plies are counted within the cycle.
fn not_proven(labelled: &[LabelledPly]) -> impl Iterator<Item = Fact> {
    let open = labelled.iter().zip(1u32..).filter_map(|(ply, number)| Some((number, ply.open?)));
    open.map(|(ply, open)| open.not_proven(ply))
}

/// What a book says of a cycle.
#[derive(Debug, Clone)]
pub(super) struct Verdict {
    /// Who wins if nobody varies.
    pub(super) outcome: Outcome,
    /// Who must vary.
    pub(super) must_vary: Option<Side>,
    /// Why.
    pub(super) termination: Termination,
    /// Whether the text decides.
    pub(super) settled: Settled,
    /// The articles, the deciding one first.
    pub(super) grounds: Vec<Ground>,
}

impl Verdict {
    /// The text decides: `loser` must vary, or nobody and the game is drawn.
    pub(super) fn decided(
        loser: Option<Color>,
        termination: Termination,
        grounds: Vec<Ground>,
    ) -> Self {
        Self {
            outcome: loser.map_or(Outcome::Draw, |color| Outcome::Wins(Side::from(color.other()))),
            must_vary: loser.map(Side::from),
            termination,
            settled: Settled::Yes,
            grounds,
        }
    }
}

/// One ground a rule; the facts stand with the first.
pub(super) fn grounds(rules: Vec<&'static Rule>, stated: Vec<Fact>) -> Vec<Ground> {
    let mut stated = Some(stated);
    rules
        .into_iter()
        .map(|rule| Ground { rule, facts: stated.take().unwrap_or_default() })
        .collect()
}

/// Rules in the order found, each once.
#[derive(Default)]
pub(super) struct Rules(pub(super) Vec<&'static Rule>);

impl Rules {
    /// Adds a rule, if there is one.
    pub(super) fn add(&mut self, rule: Option<&'static Rule>) {
        if let Some(rule) = rule
            && !self.0.contains(&rule)
        {
            self.0.push(rule);
        }
    }

    /// Adds a rule that holds.
    pub(super) fn add_if(&mut self, holds: bool, rule: &'static Rule) {
        self.add(holds.then_some(rule));
    }

    /// Adds several.
    pub(super) fn and(mut self, rules: impl IntoIterator<Item = &'static Rule>) -> Self {
        rules.into_iter().for_each(|rule| self.add(Some(rule)));
        self
    }
}

/// Whether the text decides.
#[derive(Debug, Clone)]
pub(super) enum Settled {
    /// It does.
    Yes,
    /// It is silent, or a fact could not be found out.
    NeedsArbiter(Vec<Decision>),
    /// It can be read in several ways.
    Disputed(Vec<Reading>),
}

impl<'a> Cycle<'a> {
    /// The cycle of a position that stood after the plies `occurrences`, those `counted` being the last: every different round
    /// between them once, its last time, since a position that is reached by different ways comes again all the same.
    ///
    /// How often each way was gone through says only where the record was entered: of two ways in turn a book that asks for four
    /// occurrences would see the one twice and the other once.
    pub(super) fn recorded(walk: &'a Walk, occurrences: &[usize], counted: &[usize]) -> Self {
        let mut rounds: Vec<(usize, usize)> = Vec::new();
        let moves = |&(first, last): &(usize, usize)| &walk.moves[first..last];
        for pair in counted.windows(2).rev() {
            let round = (pair[0], pair[1]);
            if !rounds.iter().any(|known| moves(known) == moves(&round)) {
                rounds.push(round);
            }
        }
        rounds.reverse();
        let first = counted.first().copied().unwrap_or_default();
        let earlier = occurrences.iter().copied().filter(|&ply| ply < first).collect();
        Self { walk, occurrences: counted.to_vec(), earlier, rounds, completed: None }
    }

    /// The cycle that the only legal move back to an earlier position completes, if there is exactly one such position.
    pub(super) fn completed(walk: &'a Walk) -> Option<Self> {
        let last = walk.last_ply();
        let position = &walk.positions[last];
        let mut back = position.legal_moves().into_iter().filter_map(|m| {
            let reached = position.after(m).key();
            let occurrences: Vec<usize> =
                (0..last).filter(|&ply| walk.positions[ply].key() == reached).collect();
            (!occurrences.is_empty()).then_some((m, occurrences))
        });
        let (m, mut occurrences) = back.next()?;
        if back.next().is_some() {
            return None;
        }
        let rounds = vec![(*occurrences.last()?, last)];
        occurrences.push(last + 1);
        Some(Self { walk, occurrences, earlier: Vec::new(), rounds, completed: Some(m) })
    }

    /// Whether the same moves were played each time.
    pub(super) const fn is_one_round(&self) -> bool {
        self.rounds.len() == 1
    }

    /// How many plies there are to look at.
    pub(super) fn len(&self) -> usize {
        let rounds: usize = self.rounds.iter().map(|&(first, last)| last - first).sum();
        rounds + usize::from(self.completed.is_some())
    }

    /// The plies.
    pub(super) fn played(&self) -> Rounds {
        let walk = self.walk;
        let mut plies: Vec<Played> =
            self.rounds.iter().flat_map(|&(first, last)| played(walk, first, last)).collect();
        let mut lengths: Vec<usize> =
            self.rounds.iter().map(|&(first, last)| last - first).collect();
        if let Some(m) = self.completed {
            let last = walk.last_ply();
            plies.push(Played { ply: last + 1, before: walk.positions[last].clone(), m });
            lengths = vec![plies.len()];
        }
        Rounds {
            occurrences: self.occurrences.clone(),
            earlier: self.earlier.clone(),
            plies,
            completed: self.completed.into_iter().collect(),
            lengths,
        }
    }
}

impl Rounds {
    /// Plies in a row that are no cycle.
    pub(super) const fn of_run(plies: Vec<Played>) -> Self {
        Self {
            occurrences: Vec::new(),
            earlier: Vec::new(),
            plies,
            completed: Vec::new(),
            lengths: Vec::new(),
        }
    }

    /// Whether the rounds are enough alike for `verdict`: a side whose every move is forbidden must vary whatever the ways, and
    /// a search that was broken off leaves that open; all else needs rounds that show the same.
    pub(super) fn bears(&self, verdict: &Verdict, labelled: &[LabelledPly]) -> bool {
        let open = labelled.iter().any(|ply| ply.open.is_some());
        let undecided = matches!(verdict.settled, Settled::NeedsArbiter(_)) && open;
        verdict.must_vary.is_some() || undecided || self.are_alike(labelled)
    }

    /// Whether every round shows the same labels.
    fn are_alike(&self, labelled: &[LabelledPly]) -> bool {
        let labels = shown(labelled);
        let mut rest = labels.as_slice();
        let mut rounds = self.lengths.iter().map(|&length| {
            let (round, after) = rest.split_at(length);
            rest = after;
            round
        });
        let first = rounds.next();
        rounds.all(|round| Some(round) == first)
    }
}

impl Played {
    /// The ply of the record with the number `ply`, from 1.
    pub(super) fn of(walk: &Walk, ply: usize) -> Self {
        Self { ply, before: walk.positions[ply - 1].clone(), m: walk.moves[ply - 1] }
    }
}

fn played(walk: &Walk, first: usize, last: usize) -> Vec<Played> {
    (first + 1..=last).map(|ply| Played::of(walk, ply)).collect()
}

/// The plies of a cycle as a proof prints them.
pub(super) fn proof_plies(
    cycle: &Rounds,
    labelled: Vec<LabelledPly>,
    parries: &[bool],
) -> Vec<CyclePly> {
    let recorded = cycle.plies.len() - cycle.completed.len();
    cycle
        .plies
        .iter()
        .zip(labelled)
        .zip(parries)
        .enumerate()
        .map(|(index, ((played, labelled), &parries))| CyclePly {
            ply: ply_number(played.ply),
            side: Side::from(played.before.turn()),
            m: played.m,
            source: if index < recorded { Source::Recorded } else { Source::Completed },
            label: labelled.label,
            weight: labelled.weight,
            attacks: labelled.attacks,
            rules: labelled.rules,
            parries,
        })
        .collect()
}

/// A ply as records number it.
pub(super) fn ply_number(ply: usize) -> u32 {
    u32::try_from(ply).unwrap_or(u32::MAX)
}

/// The labels of one side's plies in order.
pub(super) fn labels_of(plies: &[Ply], labels: &[Label], color: Color) -> Vec<Label> {
    plies
        .iter()
        .zip(labels)
        .filter(|(ply, _)| ply.before.turn() == color)
        .map(|(_, &label)| label)
        .collect()
}

/// The fact a side's labels amount to.
pub(super) fn side_fact(color: Color, labels: &[Label]) -> Fact {
    let (side, labels) = (Side::from(color), labels.to_vec());
    if labels.iter().all(|&label| label.is_attack()) {
        Fact::AttacksOnEveryMove { side, labels }
    } else {
        Fact::MovesIdly { side, labels }
    }
}
