//! A short list kept in place.

/// Up to 32 different things in the order they came; more are dropped.
///
/// A token can name that many pieces only in a diagram no set of pieces could make, and it is
/// ambiguous all the same.
#[derive(Debug, Clone, Copy)]
pub(super) struct Few<T> {
    items: [Option<T>; 32],
    len: usize,
}

impl<T: Copy + PartialEq> Few<T> {
    pub(super) const fn new() -> Self {
        Self { items: [None; 32], len: 0 }
    }

    pub(super) fn push(&mut self, item: T) {
        if self.iter().all(|known| known != item)
            && let Some(slot) = self.items.get_mut(self.len)
        {
            *slot = Some(item);
            self.len += 1;
        }
    }

    pub(super) fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        items.into_iter().for_each(|item| self.push(item));
    }

    pub(super) const fn len(&self) -> usize {
        self.len
    }

    pub(super) fn get(&self, index: usize) -> Option<T> {
        self.items.get(index).copied().flatten()
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..self.len].iter().filter_map(|item| *item)
    }
}
