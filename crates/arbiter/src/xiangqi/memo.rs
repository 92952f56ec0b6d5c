//! What was found out about the plies of a game, kept from one question about it to the next.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use xiangqi::Move;

use super::Book;
use super::cycle::LabelledPly;
use super::ply::Parried;

/// What a book calls the plies that were looked at. It changes no answer, only how soon it comes; copies share it.
#[derive(Clone, Default)]
pub struct Memo(Arc<Mutex<Option<(Book, Known)>>>);

/// A ply as it is told from others: position, move, and the position before the opponent's last move.
pub(super) type Key = (u64, Move, u64);

/// What is known of the plies under one book.
#[derive(Default)]
pub(super) struct Known {
    pub(super) plies: BTreeMap<Key, LabelledPly>,
    /// Whether the second ply parries the attacks of the first, so many of which count.
    pub(super) parried: BTreeMap<(Key, usize, Key), Parried>,
}

impl Memo {
    /// What is known under `book`; whoever asks meanwhile finds nothing.
    pub(super) fn take(&self, book: Book) -> Known {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        held.filter(|(of, _)| *of == book).map(|(_, known)| known).unwrap_or_default()
    }

    pub(super) fn give_back(&self, book: Book, known: Known) {
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
