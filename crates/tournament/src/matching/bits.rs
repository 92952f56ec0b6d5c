//! Sets of small numbers as bits.

/// A set of numbers below a fixed bound.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bits {
    words: Vec<u64>,
}

impl Bits {
    pub(crate) fn new(bound: usize) -> Self {
        Self { words: vec![0; bound.div_ceil(64)] }
    }

    pub(crate) fn full(bound: usize) -> Self {
        let mut bits = Self { words: vec![u64::MAX; bound.div_ceil(64)] };
        let spare = bits.words.len() * 64 - bound;
        if let Some(last) = bits.words.last_mut() {
            *last >>= spare;
        }
        bits
    }

    pub(crate) fn has(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, number: usize) {
        self.words[number / 64] |= 1 << (number % 64);
    }

    pub(crate) fn remove(&mut self, number: usize) {
        self.words[number / 64] &= !(1 << (number % 64));
    }

    pub(crate) fn clear(&mut self) {
        self.words.fill(0);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        ones(self.words.iter().copied())
    }

    /// The numbers that are in both this set and a row.
    pub(crate) fn common<'a>(&'a self, row: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
        ones(self.words.iter().zip(row).map(|(a, b)| a & b))
    }

    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }
}

fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(index, word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some(index * 64 + usize::try_from(bit).unwrap_or(0))
        })
    })
}

/// A symmetric relation between small numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BitMatrix {
    size: usize,
    stride: usize,
    words: Vec<u64>,
}

impl BitMatrix {
    pub(crate) fn new(size: usize) -> Self {
        let stride = size.div_ceil(64);
        Self { size, stride, words: vec![0; stride * size] }
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// The relation between the numbers of a stretch, counted from its begin, with room for so many numbers.
    pub(crate) fn stretch(&self, begin: usize, end: usize, size: usize) -> Self {
        let mut part = Self::new(size);
        let (skipped, shift) = (begin / 64, begin % 64);
        let wanted = Bits::full(end - begin);
        for number in begin..end {
            let row = &self.row(number)[skipped..];
            let words = part.row_mut(number - begin).iter_mut().zip(wanted.words()).enumerate();
            for (index, (word, wanted)) in words {
                let low = row.get(index).map_or(0, |word| word >> shift);
                let high = row.get(index + 1).filter(|_| shift > 0);
                *word = (low | high.map_or(0, |word| word << (64 - shift))) & wanted;
            }
        }
        part
    }

    pub(crate) fn row(&self, number: usize) -> &[u64] {
        &self.words[number * self.stride..(number + 1) * self.stride]
    }

    pub(crate) fn row_mut(&mut self, number: usize) -> &mut [u64] {
        &mut self.words[number * self.stride..(number + 1) * self.stride]
    }

    pub(crate) fn has(&self, a: usize, b: usize) -> bool {
        self.words[a * self.stride + b / 64] >> (b % 64) & 1 == 1
    }

    /// How many numbers of a stretch a number is related to.
    pub(crate) fn count_between(&self, number: usize, from: usize, to: usize) -> usize {
        let mut count = 0;
        for (index, word) in self.row(number).iter().enumerate() {
            let begin = index * 64;
            if begin + 64 <= from || begin >= to {
                continue;
            }
            let mut word = *word;
            if begin < from {
                word &= u64::MAX << (from - begin);
            }
            if begin + 64 > to {
                word &= u64::MAX >> (begin + 64 - to);
            }
            count += usize::try_from(word.count_ones()).unwrap_or(0);
        }
        count
    }

    pub(crate) fn insert(&mut self, a: usize, b: usize) {
        self.words[a * self.stride + b / 64] |= 1 << (b % 64);
        self.words[b * self.stride + a / 64] |= 1 << (a % 64);
    }

    pub(crate) fn remove(&mut self, a: usize, b: usize) {
        self.words[a * self.stride + b / 64] &= !(1 << (b % 64));
        self.words[b * self.stride + a / 64] &= !(1 << (a % 64));
    }
}
