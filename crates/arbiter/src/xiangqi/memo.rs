//! What was found out about the plies of a game, kept from one question about it to the next.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use xiangqi::Move;

use super::Book;
use super::cycle::LabelledPly;
use super::ply::Parried;
use super::work::Work;

/// What a book calls the plies that were looked at. It changes no answer, only how soon it comes; copies share it.
#[derive(Clone, Default)]
pub struct Memo(Arc<Mutex<Option<(Book, Known)>>>);

/// A ply as it is told from others: position, move, and the position before the opponent's last move.
pub(super) type Key = (u64, Move, u64);

/// An answer, and the work it took.
struct Found<T> {
    answer: T,
    cost: u64,
    /// The answer that last used it: the first time in each it costs as much as if it were found out again.
    used_in: u64,
    /// Whether all searches came to their own end, and not to that of the work for one answer.
    whole: bool,
}

/// What is known of the plies under one book.
#[derive(Default)]
pub(super) struct Known {
    /// How many answers it was used in.
    answers: u64,
    plies: BTreeMap<Key, Found<LabelledPly>>,
    /// Whether the second ply parries the attacks of the first, so many of which count.
    parried: BTreeMap<(Key, usize, Key), Found<Parried>>,
}

impl Known {
    /// What a book calls a ply: as known, or as `find` finds out.
    pub(super) fn ply(
        &mut self,
        key: Key,
        work: &Work,
        find: impl FnOnce() -> LabelledPly,
    ) -> LabelledPly {
        once(&mut self.plies, key, self.answers, work, find)
    }

    /// Whether a ply parries the attacks before it: as known, or as `find` finds out.
    pub(super) fn parries(
        &mut self,
        key: (Key, usize, Key),
        work: &Work,
        find: impl FnOnce() -> Parried,
    ) -> Parried {
        once(&mut self.parried, key, self.answers, work, find)
    }
}

/// What is known by `key`, or what `find` finds out. It costs the same either way, so that no answer hangs on what was asked
/// before.
fn once<K: Ord, T: Clone>(
    known: &mut BTreeMap<K, Found<T>>,
    key: K,
    answer: u64,
    work: &Work,
    find: impl FnOnce() -> T,
) -> T {
    if let Some(found) = known.get_mut(&key) {
        if found.used_in == answer {
            return found.answer.clone();
        }
        if work.left() > found.cost {
            found.used_in = answer;
            work.spend(found.cost);
            return found.answer.clone();
        }
    }
    let before = work.left();
    let found = find();
    let cost = before - work.left();
    let whole = !work.is_spent();
    known.insert(key, Found { answer: found.clone(), cost, used_in: answer, whole });
    found
}

impl Memo {
    /// What is known under `book`; whoever asks meanwhile finds nothing.
    pub(super) fn take(&self, book: Book) -> Known {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        let mut known =
            held.filter(|(of, _)| *of == book).map(|(_, known)| known).unwrap_or_default();
        known.answers += 1;
        known
    }

    pub(super) fn give_back(&self, book: Book, mut known: Known) {
        known.plies.retain(|_, found| found.whole);
        known.parried.retain(|_, found| found.whole);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((book, known));
    }
}

impl fmt::Debug for Memo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memo")
    }
}

impl PartialEq for Memo {
    /// What is remembered is no part of what is so.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Memo {}
