//! Ruling on a whole record under one book.

use std::collections::BTreeSet;
use std::sync::Arc;

use xiangqi::Color;

use super::bench::Bench;
use super::books::Counted;
use super::cycle::{Cycle, ply_number};
use super::game::{End, EndKind, Walk};
use super::limit::on_limit;
use super::order::{Order, Orders, Told};
use super::{Book, GameSoFar, Memo, work};
use crate::{
    Fact, Finding, Ground, Judgement, OrderedBy, Outcome, Proof, Ruling, Side, Status, Termination,
    Warning,
};

/// What a ruling is asked with, the game apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// What was found out about the plies when the game was asked about before.
    pub memo: Memo,
    /// The orders to vary that were given.
    pub orders: Orders,
    /// How much work the answer may cost: moves tried in searches, and a little for each ply looked at. The default keeps
    /// every answer well under a second.
    pub work: u64,
}

impl Default for Terms {
    fn default() -> Self {
        Self { memo: Memo::default(), orders: Orders::default(), work: work::DEFAULT }
    }
}

/// Rules on `game` under `book`.
///
/// Moves that are not legal are kept and reported; the record is judged to its end all the same. The ruling is the first
/// one that ends the game; failing that, what stands at the end of the record. A cycle that was shown, but not often
/// enough, gives a prospective ruling, and so does one whose side has to be ordered to vary first: no order is known here.
/// If exactly one legal move leads back to an earlier position of the record, the cycle is completed with it and the
/// proof says so.
#[must_use]
pub fn judge(game: &GameSoFar, book: Book) -> Judgement {
    judge_with(game, book, &Terms::default())
}

/// The same; what was found out about the plies of the game when it was asked about before is in `memo`.
#[must_use]
pub fn judge_again(game: &GameSoFar, book: Book, memo: &Memo) -> Judgement {
    judge_with(game, book, &Terms { memo: memo.clone(), ..Terms::default() })
}

/// The same with what is known besides the game.
#[must_use]
pub fn judge_with(game: &GameSoFar, book: Book, terms: &Terms) -> Judgement {
    let walk = Walk::of(game);
    let mut bench = Bench::new(book, terms.memo.take(book), terms.work);
    let (warnings, by_itself) = bench.on_the_way(&walk);
    let returns = walk.returns();
    let until = by_itself.as_ref().and_then(|ruling| ruling.ply);
    let mut rounds = Progress {
        walk: &walk,
        orders: &terms.orders,
        warnings,
        due: None,
        open: None,
        ended: None,
        before: &[],
        settled: false,
    };
    for occurrences in returns.each() {
        let ply = occurrences.last().map_or(0, |&ply| ply_number(ply));
        if until.is_some_and(|until| until < ply) || rounds.ended.is_some() {
            break;
        }
        rounds.come_to(occurrences, &mut bench);
    }
    let Progress { mut warnings, open, ended, .. } = rounds;
    let ending = ended.or(by_itself).or_else(|| walk.end.map(|end| book.on_end(end)));
    if let (Some(open), Some(_)) = (&open, &ending) {
        let ply = open.ply.unwrap_or_default();
        warnings.push(Warning { ply, ruling: Arc::new(open.clone()) });
        warnings.sort_by_key(|warning| warning.ply);
    }
    let ruling = ending
        .or(open)
        .or_else(|| game.stated.is_none().then(|| on_limit(&walk, book)).flatten())
        .or_else(|| {
            let last = returns.each().next_back().unwrap_or_default();
            bench.on_unfinished(game, &walk, last)
        });
    let mut findings = first_findings(&walk);
    findings.extend(last_findings(game, ruling.as_ref()));
    terms.memo.give_back(book, bench.into_known());
    Judgement { document: book.document(), ruling, warnings, findings }
}

/// A round that leads through its first position more often than this is not looked for.
const LONGEST_STRIDE: usize = 8;

/// A side that has to vary: the rounds are complete.
struct Due {
    color: Color,
    /// From which ply on an order counts.
    since: u32,
    /// The positions its moves in the rounds lead to.
    reached: BTreeSet<u64>,
    ruling: Ruling,
}

/// A record gone through ply by ply, and what was said on the way.
struct Progress<'a> {
    walk: &'a Walk,
    orders: &'a Orders,
    warnings: Vec<Warning>,
    due: Option<Due>,
    /// The first ruling that does not end the game.
    open: Option<Ruling>,
    /// The ruling that ends it.
    ended: Option<Ruling>,
    /// How the position before came again.
    before: &'a [usize],
    /// Whether the cycle that goes on was ruled on.
    settled: bool,
}

impl<'a> Progress<'a> {
    /// Comes to the ply after which a position stands as `occurrences` say.
    fn come_to(&mut self, occurrences: &'a [usize], bench: &mut Bench) {
        let ply = occurrences.last().copied().unwrap_or_default();
        if let Some(lost) = self.led_back(ply) {
            self.ended = Some(lost);
            return;
        }
        let book = bench.book;
        let counted = book.counted(occurrences);
        let goes_on = goes_on(self.before, counted);
        self.before = counted;
        let (stood, needed) = (counted.len(), book.occurrences());
        let rules_on =
            stood == needed && (occurrences.len() == needed || book.counts_last_rounds());
        // A round that leads through its position more than once is complete later than the ways through it.
        self.settled &= goes_on;
        let asks = rules_on && !self.settled;
        let ruling = asks
            .then(|| bench.on_cycle(&Cycle::recorded(self.walk, occurrences, counted)))
            .flatten();
        let ruling = match ruling {
            Some(ruling) => Some((ruling, counted.to_vec())),
            None if asks => self.on_longer_rounds(occurrences, bench),
            None => None,
        };
        if let Some((ruling, counted)) = ruling {
            self.settled = true;
            self.take(ruling, &counted, book);
        } else if stood + 1 == needed || asks {
            self.warn(occurrences, goes_on, bench);
        }
    }

    /// The ruling where a round itself leads through the position more than once, and each was the same.
    fn on_longer_rounds(
        &self,
        occurrences: &[usize],
        bench: &mut Bench,
    ) -> Option<(Ruling, Vec<usize>)> {
        strides(occurrences, bench.book.occurrences()).find_map(|counted| {
            let cycle = Cycle::recorded(self.walk, occurrences, &counted);
            let ruling = cycle.is_one_round().then(|| bench.on_cycle(&cycle)).flatten()?;
            Some((ruling, counted))
        })
    }

    /// Takes a ruling on complete rounds.
    fn take(&mut self, ruling: Ruling, counted: &[usize], book: Book) {
        let Some(color) = ruling.order_due() else {
            if ruling.status == Status::Final {
                self.ended = Some(ruling);
            } else {
                self.open.get_or_insert(ruling);
            }
            return;
        };
        let told = book.rules().order.told;
        let since = match told {
            Told::AfterTheRounds | Told::Nobody => counted.last(),
            Told::BetweenTheRounds => counted.iter().rev().nth(1),
        };
        let since = since.map_or(0, |&ply| ply_number(ply));
        let reached = self.reached(counted, color);
        let at = counted.last().map_or(0, |&ply| ply_number(ply));
        let due = Due { color, since, reached, ruling };
        self.ended = match (self.orders, told) {
            (Orders::Automatic, _) => {
                Some(due.lost(at, since_warning(counted), OrderedBy::Warning))
            }
            (Orders::Given(_), Told::BetweenTheRounds) => {
                let order = self.order(&due, at);
                order.map(|order| due.lost(at, order.after, OrderedBy::Arbiter))
            }
            (Orders::Given(_), Told::AfterTheRounds | Told::Nobody) => None,
        };
        self.open.get_or_insert_with(|| due.ruling.clone());
        self.due = Some(due);
    }

    /// The loss of a side that was ordered to vary, if its move at `ply` leads back.
    fn led_back(&self, ply: usize) -> Option<Ruling> {
        let due = self.due.as_ref()?;
        let mover = ply.checked_sub(1).map(|before| self.walk.positions[before].turn())?;
        let back = mover == due.color && due.reached.contains(&self.walk.positions[ply].key());
        let at = ply_number(ply);
        let order = back.then(|| self.order(due, at)).flatten()?;
        Some(due.lost(at, order.after, OrderedBy::Arbiter))
    }

    /// The order given to the side before `ply`.
    fn order(&self, due: &Due, ply: u32) -> Option<Order> {
        let Orders::Given(orders) = self.orders else { return None };
        let fits = |order: &&Order| {
            order.side == Side::from(due.color) && (due.since..ply).contains(&order.after)
        };
        orders.iter().find(fits).copied()
    }

    /// The positions to which the moves of `color` in the counted rounds lead.
    fn reached(&self, counted: &[usize], color: Color) -> BTreeSet<u64> {
        let (Some(&first), Some(&last)) = (counted.first(), counted.last()) else {
            return BTreeSet::new();
        };
        let by_color = |&ply: &usize| self.walk.positions[ply - 1].turn() == color;
        let key = |ply: usize| self.walk.positions[ply].key();
        (first + 1..=last).filter(by_color).map(key).collect()
    }

    /// Says what follows if the cycle is gone through once more.
    fn warn(&mut self, occurrences: &[usize], goes_on: bool, bench: &mut Bench) {
        let ply = occurrences.last().map_or(0, |&ply| ply_number(ply));
        let shown = bench.book.occurrences() - 1;
        let counted = &occurrences[occurrences.len().saturating_sub(shown)..];
        let said = self.warnings.last().filter(|_| goes_on);
        let ruling = said.map(|said| Arc::clone(&said.ruling)).or_else(|| {
            bench.on_cycle(&Cycle::recorded(self.walk, occurrences, counted)).map(Arc::new)
        });
        self.warnings.extend(ruling.map(|ruling| Warning { ply, ruling }));
    }
}

/// The last stands taken two by two, three by three and so on, `needed` of them.
fn strides(occurrences: &[usize], needed: usize) -> impl Iterator<Item = Vec<usize>> {
    let rounds = needed.saturating_sub(1).max(1);
    let most = LONGEST_STRIDE.min(occurrences.len().saturating_sub(1) / rounds);
    (2..=most).map(move |stride| {
        let mut counted: Vec<usize> =
            occurrences.iter().rev().step_by(stride).take(needed).copied().collect();
        counted.reverse();
        counted
    })
}

/// The ply of the stand before the last, where the warning was due.
fn since_warning(counted: &[usize]) -> u32 {
    counted.iter().rev().nth(1).map_or(0, |&ply| ply_number(ply))
}

impl Due {
    /// The ruling when the side has led back by `ply` though it was ordered after `after`.
    fn lost(&self, ply: u32, after: u32, by: OrderedBy) -> Ruling {
        let mut ruling = self.ruling.clone();
        let side = Side::from(self.color);
        ruling.status = Status::Final;
        ruling.ply = Some(ply);
        ruling.ground.facts.retain(|fact| !matches!(fact, Fact::OrderDue { .. }));
        ruling.ground.facts.push(Fact::Ordered { side, ply: after, by });
        ruling
    }
}

impl Ruling {
    /// The side that has to be ordered to vary, the rounds being complete; see [`Fact::OrderDue`].
    #[must_use]
    pub fn order_due(&self) -> Option<Color> {
        self.ground.facts.iter().find_map(|fact| {
            let Fact::OrderDue { side } = fact else { return None };
            Color::ALL.into_iter().find(|&color| Side::from(color) == *side)
        })
    }
}

/// Whether a position came again by the move that followed its predecessor each time, as `occurrences` of the two show: then
/// the cycle is the same one, entered a ply later, and so is what the book says of it.
fn goes_on(before: &[usize], occurrences: &[usize]) -> bool {
    occurrences.len() > 1
        && before.len() == occurrences.len()
        && before.iter().zip(occurrences).all(|(before, now)| before + 1 == *now)
}

impl Book {
    /// How often a position has to stand for its cycle to be ruled on.
    pub(super) fn occurrences(self) -> usize {
        self.numbers().repetition_occurrences.map_or(usize::MAX, |cited| cited.value.0 as usize)
    }

    /// Whether only the last rounds count, and only if each shows the same; else whatever leads back counts.
    fn counts_last_rounds(self) -> bool {
        self.rules().rounds == Counted::TheLast
    }

    /// Of the plies after which a position stood, those that count.
    fn counted(self, occurrences: &[usize]) -> &[usize] {
        &occurrences[occurrences.len().saturating_sub(self.occurrences())..]
    }

    /// The same as a number; 0 where the book does not count occurrences.
    pub(super) fn needed(self) -> u32 {
        self.numbers().repetition_occurrences.map_or(0, |cited| cited.value.0)
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
        (Some(stated), None) if ruling.is_none_or(|ruling| ruling.outcome != stated) => {
            findings.push(Finding::ResultNotShown { stated });
        }
        (Some(_), Some(_) | None) | (None, _) => {}
    }
    findings
}
