//! Ruling on a whole record under one book.

use std::collections::BTreeSet;
use std::sync::Arc;

use xiangqi::{Position, Square};

use super::books::bare;
use super::cycle::{
    Cycle, LabelledPly, Played, Settled, Verdict, labels_of, ply_number, proof_plies, side_fact,
};
use super::game::{End, EndKind, Walk};
use super::limit::{by_itself, on_limit};
use super::memo::{Key, Known, Memo};
use super::ply::{Parried, Ply};
use super::view::View;
use super::{Book, GameSoFar, counting};
use crate::{
    Fact, Finding, Ground, Judgement, Label, Mode, Outcome, Proof, Repetition, Ruling, Side,
    Sought, Status, Termination, Warning,
};

/// Rules on `game` under `book`.
///
/// Moves that are not legal are kept and reported; the record is judged to its end all the same. The ruling is the first
/// one that ends the game; failing that, what stands at the end of the record. A cycle that was shown, but not often
/// enough, gives a prospective ruling. If exactly one legal move leads back to an earlier position of the record, the
/// cycle is completed with it and the proof says so.
#[must_use]
pub fn judge(game: &GameSoFar, book: Book) -> Judgement {
    judge_again(game, book, &Memo::default())
}

/// The same; what was found out about the plies of the game when it was asked about before is in `memo`.
#[must_use]
pub fn judge_again(game: &GameSoFar, book: Book, memo: &Memo) -> Judgement {
    let walk = Walk::of(game);
    let mut bench = Bench { book, known: memo.take(book), said: None };
    let mut judgement = Judgement {
        document: book.document(),
        ruling: None,
        warnings: Vec::new(),
        findings: first_findings(&walk),
    };
    let returns = walk.returns();
    let (warnings, by_itself) = bench.on_the_way(&walk);
    judgement.warnings.extend(warnings);
    let mut open = None;
    let mut before: &[usize] = &[];
    for occurrences in returns.each() {
        let (stood, ply) = (occurrences.len(), occurrences.last().map(|&ply| ply_number(ply)));
        if by_itself.as_ref().is_some_and(|ruling| ruling.ply < ply) {
            break;
        }
        let goes_on = goes_on(before, occurrences);
        before = occurrences;
        if stood == book.occurrences() && !goes_on {
            let ruling = bench.on_cycle(&Cycle::recorded(&walk, occurrences));
            if ruling.status == Status::Final {
                judgement.ruling = Some(ruling);
                break;
            }
            open = open.or(Some(ruling));
        } else if stood + 1 == book.occurrences() {
            let ply = ply.unwrap_or_default();
            let said = judgement.warnings.last().filter(|_| goes_on);
            let ruling = said.map_or_else(
                || Arc::new(bench.on_cycle(&Cycle::recorded(&walk, occurrences))),
                |said| Arc::clone(&said.ruling),
            );
            judgement.warnings.push(Warning { ply, ruling });
        }
    }
    if judgement.ruling.is_none() {
        let last = returns.each().next_back().unwrap_or_default();
        judgement.ruling = by_itself
            .or_else(|| walk.end.map(|end| book.on_end(end)))
            .or(open)
            .or_else(|| game.stated.is_none().then(|| on_limit(&walk, book)).flatten())
            .or_else(|| bench.on_unfinished(game, &walk, last));
    }
    let last_findings = last_findings(game, judgement.ruling.as_ref());
    judgement.findings.extend(last_findings);
    memo.give_back(book, bench.known);
    judgement
}

/// Whether a position came again by the move that followed its predecessor each time, as `occurrences` of the two show: then
/// the cycle is the same one, entered a ply later, and so is what the book says of it.
fn goes_on(before: &[usize], occurrences: &[usize]) -> bool {
    occurrences.len() > 1
        && before.len() == occurrences.len()
        && before.iter().zip(occurrences).all(|(before, now)| before + 1 == *now)
}

/// A book with what was found out so far.
struct Bench {
    book: Book,
    known: Known,
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
    /// A ply and what the book calls it; `earlier` is the position before the opponent's last move.
    fn look_at(&mut self, played: &Played, earlier: &Position) -> (Ply, LabelledPly) {
        let key = key(played, earlier);
        let labelled = self.known.plies.entry(key).or_insert_with(|| {
            let (view, before) = View::of(&played.before, played.m, earlier);
            let seen = Ply::of(&before, view.m(played.m));
            view.back((self.book.rules().label)(&seen, &|| view.position(earlier)))
        });
        (Ply::of(&played.before, played.m), labelled.clone())
    }

    /// What ends the game by itself before it is mated, whether or not a position comes again, where the book has such
    /// rules: the warnings that were due, and the first such ruling.
    fn on_the_way(&mut self, walk: &Walk) -> (Vec<Warning>, Option<Ruling>) {
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
        let cycle = Cycle {
            occurrences: Vec::new(),
            plies: (first..=end).map(|ply| Played::of(walk, ply)).collect(),
            completed: Vec::new(),
        };
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
    fn say(&mut self, cycle: &Cycle) -> Said {
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
                *self.known.parried.entry(key).or_insert_with(parries)
            })
            .collect();
        self.said.insert(Said { keys, labelled, verdict, parried }).clone()
    }

    /// The ruling on a cycle.
    fn on_cycle(&mut self, cycle: &Cycle) -> Ruling {
        let Said { labelled, mut verdict, parried, .. } = self.say(cycle);
        let parries: Vec<bool> = parried.iter().map(|&parried| parried == Parried::Yes).collect();
        if let Some(ground) = verdict.grounds.first_mut() {
            ground.facts.extend(parried.iter().zip(1..).filter_map(|(&parried, ply)| {
                let Parried::Open(within) = parried else { return None };
                Some(Fact::NotProven { ply, within, sought: Sought::Parry })
            }));
            number_in_record(&mut ground.facts, cycle);
        }
        let repetition = Repetition {
            occurrences: cycle.occurrences.iter().map(|&ply| ply_number(ply)).collect(),
            needed: self.book.needed(),
            cycle: proof_plies(cycle, labelled, &parries),
        };
        self.ruling(cycle, verdict, repetition)
    }

    fn ruling(&self, cycle: &Cycle, verdict: Verdict, repetition: Repetition) -> Ruling {
        let stood = ply_number(cycle.occurrences.len());
        let needed = repetition.needed;
        let complete = needed > 0 && stood >= needed && cycle.completed.is_empty();
        let mut stated = vec![Fact::PositionRepeated { plies: repetition.occurrences.clone() }];
        if needed > 0 {
            stated.push(Fact::Occurrences { stood, needed });
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
        Ruling {
            document: self.book.document(),
            outcome: verdict.outcome,
            must_vary: verdict.must_vary,
            termination: verdict.termination,
            mode: if decided { ground.rule.mode } else { Mode::Arbiter },
            status: match verdict.settled {
                Settled::Yes if !complete => Status::Prospective,
                Settled::Yes if ground.rule.mode == Mode::OnClaim => Status::Claimable,
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
    fn on_unfinished(&mut self, game: &GameSoFar, walk: &Walk, last: &[usize]) -> Option<Ruling> {
        if let Some(ruling) = self.on_run(walk) {
            return Some(ruling);
        }
        let cycle = if last.len() > 1 {
            Cycle::recorded(walk, last)
        } else if game.stated.is_some() {
            return None;
        } else {
            Cycle::completed(walk)?
        };
        let mut ruling = self.on_cycle(&cycle);
        let counted = counting::so_far(walk, self.book.numbers(), &ruling);
        ruling.ground.facts.splice(0..0, counted);
        Some(ruling)
    }
}

/// The plies of searches that did not come to their end, counted within the cycle so far, as the record numbers them.
fn number_in_record(facts: &mut [Fact], cycle: &Cycle) {
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
    /// How often a position has to stand for its cycle to be ruled on.
    fn occurrences(self) -> usize {
        self.numbers().repetition_occurrences.map_or(usize::MAX, |cited| cited.value.0 as usize)
    }

    /// The same as a number; 0 where the book does not count occurrences.
    fn needed(self) -> u32 {
        self.numbers().repetition_occurrences.map_or(0, |cited| cited.value.0)
    }

    /// The draw that comes about by itself when neither side has enough to win, where the book names the forces.
    fn on_bare_forces(self, walk: &Walk) -> Option<Ruling> {
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

    /// The ruling on a side without a legal move.
    fn on_end(self, end: End) -> Ruling {
        let side = Side::from(end.side);
        let (rule, fact, termination) = match end.kind {
            EndKind::Mate => {
                (self.articles().checkmate, Fact::Mated { side }, Termination::Checkmate)
            }
            EndKind::NoMove => {
                (self.articles().no_legal_move, Fact::NoLegalMove { side }, Termination::Stalemate)
            }
        };
        Ruling {
            document: self.document(),
            outcome: Outcome::Wins(side.other()),
            must_vary: None,
            termination,
            mode: rule.mode,
            status: Status::Final,
            ply: Some(end.ply),
            ground: Ground { rule, facts: vec![fact] },
            more_grounds: Vec::new(),
            proof: Proof::None,
        }
    }
}

fn first_findings(walk: &Walk) -> Vec<Finding> {
    let board = walk.positions[0].board();
    let lacking = xiangqi::Color::ALL
        .into_iter()
        .filter(|&color| board.general(color).is_none())
        .map(Finding::DiagramWithoutGeneral);
    let illegal = walk.illegal.iter().filter_map(|&ply| {
        let m = *walk.moves.get(ply as usize - 1)?;
        Some(Finding::IllegalMove { ply, m })
    });
    lacking.chain(illegal).collect()
}

/// What the ruling says of the rest of the record.
fn last_findings(game: &GameSoFar, ruling: Option<&Ruling>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let over = ruling.filter(|ruling| ruling.status == Status::Final);
    let played = ply_number(game.moves.len());
    if let Some(ply) = over.and_then(|ruling| ruling.ply)
        && ply < played
    {
        findings.push(Finding::MovesAfterEnd { ply, plies: played - ply });
    }
    match (game.stated, over) {
        (Some(stated), Some(ruling)) if stated != ruling.outcome => {
            findings.push(Finding::ResultContradicts { stated, ruled: ruling.outcome });
        }
        (Some(stated), None) => findings.push(Finding::ResultNotShown { stated }),
        (Some(_), Some(_)) | (None, _) => {}
    }
    findings
}
