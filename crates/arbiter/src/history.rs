//! What has happened in a game, in order: it grows at its end, and a copy of it costs next to nothing.

use rpds::RedBlackTreeMapSync;

/// A list that shares its parts with its copies, so that a command can be tried out on a copy of a long game.
pub type History<T> = rpds::VectorSync<T>;

/// Leaves the first `length` entries, or all if there are no more.
pub(crate) fn truncate<T: Send + Sync>(history: &mut History<T>, length: usize) {
    while history.len() > length {
        history.drop_last_mut();
    }
}

/// The positions of a game in order, each told by its key, and when each of them stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen<K: Ord + Copy + Send + Sync> {
    order: History<K>,
    plies: RedBlackTreeMapSync<K, History<u32>>,
}

impl<K: Ord + Copy + Send + Sync> Seen<K> {
    /// The start alone.
    #[must_use]
    pub fn of(start: K) -> Self {
        let mut seen = Self { order: History::new_sync(), plies: RedBlackTreeMapSync::new_sync() };
        seen.push(start);
        seen
    }

    /// How many positions there were, the start included.
    #[must_use]
    pub fn count(&self) -> u32 {
        u32::try_from(self.order.len()).unwrap_or(u32::MAX)
    }

    /// After which plies a position stood, in order; the start stands after ply 0.
    pub fn plies_of(&self, key: &K) -> impl Iterator<Item = u32> {
        self.plies.get(key).into_iter().flatten().copied()
    }

    /// A position more.
    pub fn push(&mut self, key: K) {
        let mut plies = self.plies.get(&key).cloned().unwrap_or_default();
        plies.push_back_mut(self.count());
        self.plies.insert_mut(key, plies);
        self.order.push_back_mut(key);
    }

    /// One position less.
    pub fn pop(&mut self) {
        let Some(key) = self.order.last().copied() else { return };
        self.order.drop_last_mut();
        if let Some(mut plies) = self.plies.get(&key).cloned() {
            plies.drop_last_mut();
            self.plies.insert_mut(key, plies);
        }
    }

    /// Leaves the first `length` positions.
    pub fn truncate(&mut self, length: usize) {
        while self.order.len() > length {
            self.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_that_is_taken_back_has_not_stood() {
        let mut seen = Seen::of('a');
        for key in ['b', 'a', 'b', 'a'] {
            seen.push(key);
        }
        let before = seen.clone();
        let plies = |seen: &Seen<char>, key| seen.plies_of(&key).collect::<Vec<u32>>();
        seen.truncate(3);
        assert_eq!((seen.count(), plies(&seen, 'a'), plies(&seen, 'b')), (3, vec![0, 2], vec![1]));
        seen.push('c');
        assert_eq!((plies(&seen, 'c'), plies(&seen, 'd')), (vec![3], vec![]));
        assert_eq!((before.count(), plies(&before, 'a')), (5, vec![0, 2, 4]), "a copy is a copy");
    }
}
