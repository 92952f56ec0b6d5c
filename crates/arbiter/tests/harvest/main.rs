//! What a ruling must not depend on, on repetitions harvested from play: left and right, the colours, where the cycle is
//! entered, what was played before, how the moves are written.
//!
//! A sample is looked at; with `CAIPAN_HARVEST=20000` in the environment, so many.

#![allow(clippy::print_stdout, reason = "the tables are read by people")]

mod grow;
mod irrelevant;
mod plain;
mod reference;
mod said;
#[allow(dead_code, reason = "shared with the other test files")]
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

use arbiter::xiangqi::Book;
use grow::{Harvested, harvest};
use said::{Said, labels_by_ply};
use xiangqi::notation::{ChineseStyle, Notation, WxfStyle, format, replay};
use xiangqi::{Move, fen};

const SAMPLE: usize = 60;
const SEED: u64 = 1959;

/// The books that go by cycles; the counting rule goes by checks in a row, wherever they begin.
const JUDGES: [Book; 5] =
    [Book::XIANGQI_1959, Book::XIANGQI_1999, Book::CXA_2020, Book::AXF, Book::COMPUTER_2026];

/// Enough rounds for every book.
const ROUNDS: usize = 3;

fn size() -> usize {
    let wanted = std::env::var_os("CAIPAN_HARVEST");
    wanted.and_then(|text| text.to_str()?.parse().ok()).unwrap_or(SAMPLE)
}

/// The repetitions, grown once for all tests.
fn harvested() -> &'static [Harvested] {
    static HARVESTED: OnceLock<Vec<Harvested>> = OnceLock::new();
    HARVESTED.get_or_init(|| harvest(size(), SEED))
}

/// A repetition and what every book says of it.
type Ruled = (Harvested, Vec<(Book, Option<Said>)>);

/// The harvest, ruled on once for all tests.
fn ruled() -> &'static [Ruled] {
    static RULED: OnceLock<Vec<Ruled>> = OnceLock::new();
    RULED.get_or_init(|| {
        on_all_cores(harvested(), |repetition| {
            let said = |book| Said::of(&repetition.start, repetition.moves(ROUNDS), book);
            (repetition.clone(), JUDGES.map(|book| (book, said(book))).to_vec())
        })
    })
}

fn on_all_cores<T: Sync, R: Send>(list: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let part = list.len().div_ceil(8 * cores).clamp(1, 500);
    let next = AtomicUsize::new(0);
    let thread = std::thread::current();
    let test = thread.name().unwrap_or_default();
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(chunk) = list.chunks(part).nth(at) else { break };
                    let results: Vec<R> = chunk.iter().map(&work).collect();
                    if list.len() > 10 * SAMPLE {
                        println!("{test}: part {at} of {}", list.len().div_ceil(part));
                    }
                    done.lock().expect("no thread failed").push((at, results));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no thread failed");
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().flat_map(|(_, results)| results).collect()
}

/// Runs `check` on every repetition under every book; the faults it returns fail the test.
fn for_every(check: impl Fn(&Harvested, Book, &Said) -> Option<String> + Sync) {
    let found = on_all_cores(ruled(), |(repetition, said)| {
        let faults = said.iter().filter_map(|(book, said)| {
            let fault = match said {
                None => Some("nothing to rule".to_owned()),
                Some(said) => check(repetition, *book, said),
            };
            fault.map(|fault| format!("{} {}: {fault}", book.id(), show(repetition)))
        });
        faults.collect::<Vec<_>>()
    });
    let faults: Vec<String> = found.into_iter().flatten().collect();
    let shown: Vec<&String> = faults.iter().take(40).collect();
    assert!(faults.is_empty(), "{} of {} by each book:\n{shown:#?}", faults.len(), ruled().len());
}

fn show(repetition: &Harvested) -> String {
    let moves: Vec<String> = repetition.cycle.iter().map(ToString::to_string).collect();
    format!("{} | {}", fen::format(repetition.entry().setup()), moves.join(" "))
}

fn differs(found: Option<&Said>, expected: &Said) -> Option<String> {
    (found != Some(expected)).then(|| format!("\n  {found:?}\n  expected\n  {expected:?}"))
}

#[test]
fn the_harvest_has_rulings_of_every_kind() {
    let all = ruled();
    let mut table: BTreeMap<String, usize> = BTreeMap::new();
    for (repetition, said) in all {
        *table.entry(format!("{:?}", repetition.field)).or_default() += 1;
        for (book, said) in said {
            let Some(said) = said else { continue };
            for (label, _) in &said.labels {
                *table.entry(format!("{} ply {label:?}", book.id())).or_default() += 1;
            }
            *table
                .entry(format!(
                    "{} {:?} {:?} {}",
                    book.id(),
                    said.termination,
                    said.outcome,
                    said.status
                ))
                .or_default() += 1;
        }
    }
    for (what, count) in &table {
        println!("{what}: {count}");
    }
    for label in ["Check", "Kill", "Chase", "Idle"] {
        let plies = table.get(&format!("cxa-2020 ply {label}")).copied().unwrap_or(0);
        assert!(plies * 20 > all.len(), "{plies} of {label}");
    }
}

#[test]
fn left_and_right_make_no_difference() {
    for_every(|repetition, book, said| {
        let moves: Vec<Move> = repetition
            .moves(ROUNDS)
            .iter()
            .map(|m| Move::new(m.from.mirrored(), m.to.mirrored()))
            .collect();
        differs(Said::of(&repetition.start.mirrored(), moves, book).as_ref(), said)
    });
}

#[test]
fn the_colours_make_no_difference() {
    for_every(|repetition, book, said| {
        let moves: Vec<Move> = repetition
            .moves(ROUNDS)
            .iter()
            .map(|m| Move::new(m.from.rotated(), m.to.rotated()))
            .collect();
        let other = Said::of(&repetition.start.colors_swapped(), moves, book);
        differs(other.map(Said::swapped).as_ref(), said)
    });
}

/// Entered elsewhere, a cycle is ruled on alike, ply by ply.
///
/// Where a position stands twice in one round, the cycle is two cycles in turn from that position. It stands often enough before
/// the round has been played often enough, so that the labels begin there and not where the cycle was entered. So there the
/// plies are compared one by one, each where it was looked at.
#[test]
fn a_cycle_may_be_entered_anywhere() {
    for_every(|repetition, book, said| {
        let mut turned = repetition.clone();
        (turned.start, turned.prefix) = (repetition.entry(), Vec::new());
        let simple = repetition.is_simple();
        let plies_of =
            |entered: &Harvested| labels_by_ply(&entered.start, entered.moves(ROUNDS), book);
        let known = if simple { BTreeMap::new() } else { plies_of(&turned) };
        let half = repetition.cycle.len() / 2;
        for plies in 1..=half {
            turned.start = turned.start.after(turned.cycle[0]);
            turned.cycle.rotate_left(1);
            if plies > 1 && plies < half {
                continue;
            }
            let found = Said::of(&turned.start, turned.moves(ROUNDS), book);
            let fault = if simple {
                differs(found.as_ref(), &said.clone().later(plies))
            } else {
                let labels = plies_of(&turned);
                let alike = |(ply, label)| known.get(ply).is_none_or(|known| known == label);
                let shared = labels.keys().filter(|ply| known.contains_key(ply)).count();
                (2 * shared < repetition.cycle.len() || !labels.iter().all(alike))
                    .then(|| format!("\n  {labels:?}\n  expected\n  {known:?}"))
                    .or_else(|| {
                        let found = found.map(Said::without_labels);
                        differs(found.as_ref(), &said.clone().without_labels())
                    })
            };
            if fault.is_some() {
                return fault;
            }
        }
        None
    });
}

#[test]
fn moves_before_the_cycle_make_no_difference() {
    for_every(|repetition, book, said| {
        let mut later =
            Harvested { start: repetition.entry(), prefix: Vec::new(), ..repetition.clone() };
        if repetition.prefix.is_empty() {
            // Half a round first, then the cycle from there.
            let half = repetition.cycle.len() / 2;
            later.prefix = repetition.cycle[..half].to_vec();
            later.cycle.rotate_left(half);
            let found = Said::of(&later.start, later.moves(ROUNDS), book);
            let ends = |said: &Said| (said.outcome, said.must_vary, said.termination);
            let same = found.as_ref().is_some_and(|found| ends(found) == ends(said));
            return (!same).then(|| format!("after half a round {found:?}, expected {said:?}"));
        }
        differs(Said::of(&later.start, later.moves(ROUNDS), book).as_ref(), said)
    });
}

#[test]
fn the_notation_makes_no_difference() {
    let notations = [
        Notation::Iccs,
        Notation::Uci,
        Notation::Ucci,
        Notation::Wxf(WxfStyle::WXF_2018),
        Notation::Chinese(ChineseStyle::SIMPLIFIED),
    ];
    for_every(|repetition, book, said| {
        let moves = repetition.moves(ROUNDS);
        notations.iter().find_map(|&notation| {
            let mut position = repetition.start.clone();
            let mut written = Vec::new();
            for &m in &moves {
                written.push(format(notation, &position, m).ok()?);
                position = position.after(m);
            }
            let read: Vec<Move> = match replay(notation, &repetition.start, &written) {
                Ok(read) => read.into_iter().map(|resolved| resolved.m).collect(),
                Err(fault) => return Some(format!("{notation:?}: {fault}")),
            };
            // The same moves give the same ruling; that is asked once only.
            if notation == Notation::Iccs {
                return differs(Said::of(&repetition.start, read, book).as_ref(), said);
            }
            (read != moves).then(|| format!("{notation:?}: {read:?}"))
        })
    });
}
