//! A book at work on the plies and cycles of one record.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use xiangqi::{Position, Square};

use super::books::{Counted, bare};
use super::cycle::{
    Cycle, LabelledPly, Played, Rounds, Settled, Verdict, labels_of, ply_number, proof_plies,
    side_fact,
};
use super::game::Walk;
use super::limit::by_itself;
use super::memo::{Key, Known};
use super::ply::{Parried, Ply};
use super::view::View;
use super::work::{self, Work};
use super::{Book, GameSoFar, counting};
use crate::{
    Decision, Fact, Ground, Label, Mode, Outcome, Proof, Repetition, Ruling, Side, Status,
    Termination, Warning,
};

/// A book with what was found out so far.
pub(super) struct Bench {
    pub(super) book: Book,
    known: Known,
    work: Rc<Work>,
    /// What was said of the cycle asked about last, which is asked about once an occurrence.
    said: Option<Said>,
}

/// What a book says of a cycle, wherever in the record it stands.
#[derive(Clone)]
struct Said {
    /// The plies of the cycle.
    keys: Vec<Key>,
    labelled: Vec<LabelledPly>,
    /// Its facts count plies within the cycle.
    verdict: Verdict,
    parried: Vec<Parried>,
}

impl Bench {
    /// A book with what is `known`, for an answer that may cost so much `work`.
    pub(super) fn new(book: Book, known: Known, work: u64) -> Self {
        Self { book, known, work: Rc::new(Work::of(work)), said: None }
    }

    /// What it has found out.
    pub(super) fn into_known(self) -> Known {
        self.known
    }

    /// A ply and what the book calls it; `earlier` is the position before the opponent's last move.
    fn look_at(&mut self, played: &Played, earlier: &Position) -> (Ply, LabelledPly) {
        let (book, work) = (self.book, &self.work);
        let find = || {
            let (view, before) = View::of(&played.before, played.m, earlier);
            let seen = Ply::of(&before, view.m(played.m), work);
            view.back((book.rules().label)(&seen, &|| view.position(earlier)))
        };
        work.spend(work::PLY);
        let labelled = self.known.ply(key(played, earlier), work, find);
        (Ply::of(&played.before, played.m, work), labelled)
    }

    /// What ends the game by itself before it is mated, whether or not a position comes again, where the book has such
    /// rules: the warnings that were due, and the first such ruling.
    pub(super) fn on_the_way(&mut self, walk: &Walk) -> (Vec<Warning>, Option<Ruling>) {
        let mut warnings = Vec::new();
        let mut ruling = by_itself(walk, self.book).or_else(|| self.book.on_bare_forces(walk));
        for run in counting::runs(walk, self.book.numbers()) {
            let said = self.on_checks(walk, &run);
            if run.loses() {
                ruling = Some(said);
            } else {
                warnings.push(Warning { ply: ply_number(run.ply), ruling: Arc::new(said) });
            }
        }
        let mated = walk.end.map(|end| end.ply);
        let in_time = |ruling: &Ruling| mated.is_none_or(|mated| ruling.ply < Some(mated));
        (warnings, ruling.filter(in_time))
    }

    /// The ruling on checks in a row that have come to a limit, or lack one check of it.
    fn on_checks(&mut self, walk: &Walk, run: &counting::Run) -> Ruling {
        let first = run.ply + 2 - 2 * run.checks;
        let (_, proof) = self.shown(walk, first, run.ply);
        Ruling {
            document: self.book.document(),
            outcome: Outcome::Wins(Side::from(run.color.other())),
            must_vary: (!run.loses()).then(|| Side::from(run.color)),
            termination: Termination::PerpetualCheck,
            mode: run.rule.mode,
            status: if run.loses() { Status::Final } else { Status::Prospective },
            ply: Some(ply_number(run.ply)),
            ground: Ground { rule: run.rule, facts: vec![run.fact()] },
            more_grounds: Vec::new(),
            proof,
        }
    }

    /// The plies from `first` to `end` of the record, looked at, and as a proof prints them.
    fn shown(&mut self, walk: &Walk, first: usize, end: usize) -> (Vec<(Ply, Label)>, Proof) {
        let made: Vec<(Ply, LabelledPly)> = (first..=end).map(|ply| self.at(walk, ply)).collect();
        let plies = made.iter().map(|(ply, labelled)| (ply.clone(), labelled.label)).collect();
        let cycle = Rounds::of_run((first..=end).map(|ply| Played::of(walk, ply)).collect());
        let parries = vec![false; made.len()];
        let labelled = made.into_iter().map(|(_, labelled)| labelled).collect();
        let repetition = Repetition {
            occurrences: Vec::new(),
            needed: self.book.needed(),
            cycle: proof_plies(&cycle, labelled, &parries),
        };
        (plies, Proof::Repetition(Box::new(repetition)))
    }

    /// The ruling on a run of forbidden moves that is no exact cycle, at the end of the record, where the book has one.
    fn on_run(&mut self, walk: &Walk) -> Option<Ruling> {
        let needed = self.book.numbers().forbidden_moves_in_a_row?;
        let points = self.book.numbers().points_of_a_forbidden_run?;
        let (moves, last) = (needed.value.0 as usize, walk.last_ply());
        let mut runs = [last, last.saturating_sub(1)].into_iter().filter(|&end| {
            let own: Vec<usize> = (1..=end).rev().step_by(2).take(moves).collect();
            let to: BTreeSet<Square> = own.iter().map(|&ply| walk.moves[ply - 1].to).collect();
            let enough = own.len() == moves && to.len() >= points.value.0 as usize;
            let forbidden = |&ply: &usize| self.at(walk, ply).1.label.is_attack();
            enough && own.iter().all(forbidden)
        });
        let (end, None) = (runs.next()?, runs.next()) else { return None };
        let first = end + 2 - 2 * moves;
        let (made, proof) = self.shown(walk, first, end);
        let (plies, labels): (Vec<Ply>, Vec<Label>) = made.into_iter().unzip();
        let color = plies.first()?.before.turn();
        let to: BTreeSet<Square> =
            (first..=end).step_by(2).map(|ply| walk.moves[ply - 1].to).collect();
        let reached = Fact::PointsOfRun {
            side: Side::from(color),
            points: to.into_iter().collect(),
            needed: points.value.0,
        };
        let facts = vec![side_fact(color, &labels_of(&plies, &labels, color)), reached];
        Some(Ruling {
            document: self.book.document(),
            outcome: Outcome::Wins(Side::from(color.other())),
            must_vary: Some(Side::from(color)),
            termination: Termination::PerpetualAttack,
            mode: needed.rule.mode,
            status: Status::Prospective,
            ply: Some(ply_number(end)),
            ground: Ground { rule: needed.rule, facts },
            more_grounds: Vec::new(),
            proof,
        })
    }

    /// A ply of the record, looked at.
    fn at(&mut self, walk: &Walk, ply: usize) -> (Ply, LabelledPly) {
        let earlier = &walk.positions[ply.saturating_sub(2)];
        self.look_at(&Played::of(walk, ply), earlier)
    }

    /// What the book says of a cycle.
    fn say(&mut self, cycle: &Rounds) -> Said {
        let earlier = |index: usize| index.checked_sub(1).unwrap_or(cycle.plies.len() - 1);
        let each = (0..cycle.plies.len())
            .map(|index| (&cycle.plies[index], &cycle.plies[earlier(index)].before));
        let keys: Vec<Key> = each.clone().map(|(played, before)| key(played, before)).collect();
        if let Some(said) = self.said.as_ref().filter(|said| said.keys == keys) {
            return said.clone();
        }
        let (plies, mut labelled): (Vec<Ply>, Vec<LabelledPly>) =
            each.map(|(played, before)| self.look_at(played, before)).unzip();
        let verdict = (self.book.rules().verdict)(&plies, &mut labelled);
        let book = self.book;
        let parried: Vec<Parried> = (0..plies.len())
            .map(|index| {
                let made = &labelled[earlier(index)];
                if !made.label.is_attack() {
                    return Parried::No;
                }
                let counted = made.attacks.iter().filter(|attack| attack.excused.is_none()).count();
                let key = (keys[earlier(index)], counted, keys[index]);
                let parries = || (book.rules().parries)(&made.attacks, &plies[index]);
                self.known.parries(key, &self.work, parries)
            })
            .collect();
        self.said.insert(Said { keys, labelled, verdict, parried }).clone()
    }

    /// The ruling on a cycle, if the rounds that were gone through agree enough for one.
    pub(super) fn on_cycle(&mut self, cycle: &Cycle<'_>) -> Option<Ruling> {
        let plies = u64::try_from(cycle.len()).unwrap_or(u64::MAX);
        if plies.saturating_mul(work::PLY) > self.work.left() {
            return Some(self.too_much(cycle));
        }
        let cycle = cycle.played();
        let Said { labelled, mut verdict, parried, .. } = self.say(&cycle);
        if self.book.rules().rounds == Counted::TheLast && !cycle.bears(&verdict, &labelled) {
            return None;
        }
        let parries: Vec<bool> = parried.iter().map(|&parried| parried == Parried::Yes).collect();
        if let Some(ground) = verdict.grounds.first_mut() {
            number_in_record(&mut ground.facts, &cycle);
            if self.work.is_spent() && !matches!(verdict.settled, Settled::Yes) {
                ground.facts.push(Fact::WorkSpent { work: self.work.given() });
            }
        }
        let repetition = Repetition {
            occurrences: cycle.occurrences.iter().map(|&ply| ply_number(ply)).collect(),
            needed: self.book.needed(),
            cycle: proof_plies(&cycle, labelled, &parries),
        };
        Some(self.ruling(&cycle, verdict, repetition))
    }

    /// The ruling on a cycle that cannot be looked at with the work that is left.
    fn too_much(&self, cycle: &Cycle<'_>) -> Ruling {
        let plies = cycle.occurrences.iter().map(|&ply| ply_number(ply)).collect();
        let facts =
            vec![Fact::PositionRepeated { plies }, Fact::WorkSpent { work: self.work.given() }];
        let mut decisions = vec![Decision::Declare(Outcome::Draw)];
        decisions.extend([Side::First, Side::Second].map(Decision::OrderToVary));
        decisions.push(Decision::PlayOn);
        Ruling {
            document: self.book.document(),
            outcome: Outcome::None,
            must_vary: None,
            termination: Termination::Repetition,
            mode: Mode::Arbiter,
            status: Status::NeedsArbiter(decisions),
            ply: cycle.occurrences.last().map(|&ply| ply_number(ply)),
            ground: Ground { rule: self.book.articles().silence, facts },
            more_grounds: Vec::new(),
            proof: Proof::None,
        }
    }

    fn ruling(&self, cycle: &Rounds, verdict: Verdict, repetition: Repetition) -> Ruling {
        let stood = ply_number(cycle.occurrences.len());
        let needed = repetition.needed;
        let complete = needed > 0 && stood >= needed && cycle.completed.is_empty();
        let mut stated = vec![Fact::PositionRepeated { plies: repetition.occurrences.clone() }];
        if needed > 0 {
            stated.push(Fact::Occurrences { stood, needed });
        }
        if !cycle.earlier.is_empty() {
            let plies = cycle.earlier.iter().map(|&ply| ply_number(ply)).collect();
            stated.push(Fact::EarlierRoundsDiffer { plies });
        }
        if !cycle.completed.is_empty() {
            stated.push(Fact::CycleCompleted { moves: cycle.completed.clone() });
        }
        let mut grounds = verdict.grounds.into_iter();
        let decided = matches!(verdict.settled, Settled::Yes);
        let mut ground = grounds
            .next()
            .unwrap_or_else(|| Ground { rule: self.book.articles().silence, facts: Vec::new() });
        ground.facts.splice(0..0, stated);
        let varies = verdict.must_vary.filter(|_| decided && complete);
        let order = varies.and_then(|side| self.book.rules().order.step(side, ground.rule));
        ground.facts.extend(order.clone());
        let due = matches!(order, Some(Fact::OrderDue { .. }));
        Ruling {
            document: self.book.document(),
            outcome: verdict.outcome,
            must_vary: verdict.must_vary,
            termination: verdict.termination,
            mode: if decided { ground.rule.mode } else { Mode::Arbiter },
            status: match verdict.settled {
                Settled::Yes if !complete => Status::Prospective,
                Settled::Yes if ground.rule.mode == Mode::OnClaim => Status::Claimable,
                Settled::Yes if due => Status::Prospective,
                Settled::Yes => Status::Final,
                Settled::NeedsArbiter(decisions) => Status::NeedsArbiter(decisions),
                Settled::Disputed(readings) => Status::Disputed(readings),
            },
            ply: repetition.occurrences.last().copied(),
            ground,
            more_grounds: grounds.collect(),
            proof: Proof::Repetition(Box::new(repetition)),
        }
    }

    /// What stands at the end of a record in which nothing ended the game.
    pub(super) fn on_unfinished(
        &mut self,
        game: &GameSoFar,
        walk: &Walk,
        last: &[usize],
    ) -> Option<Ruling> {
        if let Some(ruling) = self.on_run(walk) {
            return Some(ruling);
        }
        let cycle = if last.len() > 1 {
            let most = self.book.occurrences();
            Cycle::recorded(walk, last, &last[last.len().saturating_sub(most)..])
        } else if game.stated.is_some() {
            return None;
        } else {
            Cycle::completed(walk)?
        };
        let mut ruling = self.on_cycle(&cycle)?;
        let counted = counting::so_far(walk, self.book.numbers(), &ruling);
        ruling.ground.facts.splice(0..0, counted);
        Some(ruling)
    }
}

/// The plies of searches that did not come to their end, counted within the cycle so far, as the record numbers them.
fn number_in_record(facts: &mut [Fact], cycle: &Rounds) {
    for fact in facts {
        if let Fact::NotProven { ply, .. } = fact
            && let Some(played) = cycle.plies.get((*ply as usize).wrapping_sub(1))
        {
            *ply = ply_number(played.ply);
        }
    }
}

fn key(played: &Played, earlier: &Position) -> Key {
    (played.before.key(), played.m, earlier.key())
}

impl Book {
    /// The draw that comes about by itself when neither side has enough to win, where the book names the forces.
    pub(super) fn on_bare_forces(self, walk: &Walk) -> Option<Ruling> {
        let rule = self.articles().bare_forces?;
        let ply = bare::first_drawn(walk)?;
        Some(Ruling {
            document: self.document(),
            outcome: Outcome::Draw,
            must_vary: None,
            termination: Termination::InsufficientMaterial,
            mode: rule.mode,
            status: Status::Final,
            ply: Some(ply_number(ply)),
            ground: Ground { rule, facts: Vec::new() },
            more_grounds: Vec::new(),
            proof: Proof::None,
        })
    }
}
