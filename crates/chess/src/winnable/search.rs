//! A search for any mate by the one side, both helping, best-looking positions first.
//!
//! Positions are kept once, so a search that runs dry has walked every position that can arise.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use shakmaty::{Chess, Color, Move, Position as _, Role};

use super::guess::{GUESSES, guesses};
use super::playout::playout;
use super::{WhyNot, Winnability, material, reach};

/// So many positions wait for every guess, the later ones for one each.
const WIDE: u32 = 500;

#[derive(Debug)]
struct Node {
    chess: Chess,
    parent: u32,
    m: Option<Move>,
    depth: u16,
    expanded: bool,
}

/// A walk that is not at its end.
#[derive(Debug, Clone, Copy)]
struct Open {
    root: u32,
    /// What was known before it.
    told_of_other: bool,
}

/// The positions walked so far; none that was expanded leads to a mate unless by one that is still to be.
#[derive(Debug)]
pub(super) struct Search {
    hunter: Color,
    open: Option<Open>,
    /// Whether every move was followed from every position, and none of them leaves the hunter mated.
    tells_of_other: bool,
    /// The guess followed last.
    turn: usize,
    nodes: Vec<Node>,
    seen: Seen,
    queues: [BinaryHeap<(Reverse<i32>, Reverse<u32>)>; GUESSES],
}

impl Search {
    pub(super) fn new(hunter: Color) -> Self {
        Self {
            hunter,
            open: None,
            tells_of_other: true,
            turn: 0,
            nodes: Vec::new(),
            seen: Seen::default(),
            queues: Default::default(),
        }
    }

    /// Searches for a mate by the hunter from `start` until more than `bound` positions are kept for it.
    ///
    /// A search from the same start is gone on with. Positions of searches that came to their end without a mate are kept:
    /// the hunter does not mate from them.
    pub(super) fn look(&mut self, start: &Chess, bound: u32) -> Winnability {
        if start.turn() != self.hunter && start.is_checkmate() {
            return Winnability::Yes(Vec::new());
        }
        if self.open.is_some_and(|open| self.nodes[open.root as usize].chess != *start) {
            self.forget_open();
        }
        if self.open.is_none() {
            let open = Open { root: self.len(), told_of_other: self.tells_of_other };
            self.keep(start.clone(), open.root, None, 0);
            self.open = Some(open).filter(|open| open.root < self.len());
        }
        while let Some(index) = self.next() {
            if let Some(line) = self.expand(index) {
                self.forget_open();
                return Winnability::Yes(line);
            }
            if self.len() - self.open.map_or(0, |open| open.root) > bound {
                return Winnability::Unknown { positions: self.len() };
            }
        }
        self.open = None;
        Winnability::No(WhyNot::Exhausted { positions: self.len() })
    }

    /// Takes back a walk that is not at its end; what was walked to the end before it stays.
    fn forget_open(&mut self) {
        let Some(open) = self.open.take() else { return };
        self.nodes.truncate(open.root as usize);
        self.tells_of_other = open.told_of_other;
        self.seen = Seen::of(&self.nodes);
        self.queues.iter_mut().for_each(BinaryHeap::clear);
    }

    /// If the walk is at its end and shows that the other side never mates either, how many positions were walked.
    pub(super) fn other_never_mates(&self) -> Option<u32> {
        (self.open.is_none() && self.tells_of_other && !self.nodes.is_empty()).then(|| self.len())
    }

    fn len(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }

    /// The best-looking position that was not expanded, the guesses taking turns.
    fn next(&mut self) -> Option<u32> {
        for _ in 0..GUESSES {
            self.turn = (self.turn + 1) % GUESSES;
            while let Some((_, Reverse(index))) = self.queues[self.turn].pop() {
                if !std::mem::replace(&mut self.nodes[index as usize].expanded, true) {
                    return Some(index);
                }
            }
        }
        None
    }

    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        let at = index as usize;
        let (chess, depth) = (self.nodes[at].chess.clone(), self.nodes[at].depth);
        let hunts = chess.turn() == self.hunter;
        let moves = chess.legal_moves();
        if hunts && moves.is_empty() && chess.is_check() {
            self.tells_of_other = false;
        }
        for m in moves {
            let mut next = chess.clone();
            next.play_unchecked(m);
            if hunts && next.is_check() && next.legal_moves().is_empty() {
                return Some(self.line(index, m));
            }
            // A new queen mates soon.
            if hunts
                && m.promotion() == Some(Role::Queen)
                && let Some(rest) = playout(&next, self.hunter, 0..2)
            {
                let mut line = self.line(index, m);
                line.extend(rest);
                return Some(line);
            }
            if m.is_capture() && material::never_mates(&next, self.hunter) {
                self.tells_of_other = false;
                continue;
            }
            self.keep(next, index, Some(m), depth + 1);
        }
        None
    }

    fn keep(&mut self, chess: Chess, parent: u32, m: Option<Move>, depth: u16) {
        let index = self.len();
        if !self.seen.insert(&chess, index, &self.nodes) {
            return;
        }
        let irreversible = m.is_some_and(|m| m.is_capture() || m.role() == Role::Pawn);
        if irreversible && !reach::mates(&chess, [self.hunter])[0] {
            self.tells_of_other = false;
        } else {
            let wanted =
                std::array::from_fn(|guess| index < WIDE || index as usize % GUESSES == guess);
            let guesses = guesses(&chess, self.hunter, wanted);
            for (queue, guess) in self.queues.iter_mut().zip(guesses) {
                if let Some(guess) = guess {
                    queue.push((Reverse(guess * 4 + i32::from(depth)), Reverse(index)));
                }
            }
        }
        self.nodes.push(Node { chess, parent, m, depth, expanded: false });
    }

    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        loop {
            let node = &self.nodes[index as usize];
            let Some(m) = node.m else { break };
            line.push(m);
            index = node.parent;
        }
        line.reverse();
        line
    }
}

/// The set of positions seen: open addressing over the list of nodes.
#[derive(Debug, Default)]
struct Seen {
    /// The hash of a position and the number of its node.
    slots: Vec<(u32, u32)>,
    used: usize,
}

const EMPTY: (u32, u32) = (0, u32::MAX);
const FIRST_SIZE: usize = 1024;

impl Seen {
    fn of(nodes: &[Node]) -> Self {
        let mut seen = Self::default();
        for (index, node) in (0..).zip(nodes) {
            seen.insert(&node.chess, index, nodes);
        }
        seen
    }

    /// Notes that node `index` will hold `chess`; `false` if an equal position is there already.
    fn insert(&mut self, chess: &Chess, index: u32, nodes: &[Node]) -> bool {
        if (self.used + 1) * 4 > self.slots.len() * 3 {
            self.double();
        }
        let hash = hash(chess);
        let mut slot = self.slot(hash);
        while self.slots[slot] != EMPTY {
            let (other, node) = self.slots[slot];
            if other == hash && nodes[node as usize].chess == *chess {
                return false;
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = (hash, index);
        self.used += 1;
        true
    }

    fn slot(&self, hash: u32) -> usize {
        hash as usize & (self.slots.len() - 1)
    }

    fn double(&mut self) {
        let size = (self.slots.len() * 2).max(FIRST_SIZE);
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; size]);
        for entry in old.into_iter().filter(|&entry| entry != EMPTY) {
            let mut slot = self.slot(entry.0);
            while self.slots[slot] != EMPTY {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = entry;
        }
    }
}

/// Mixes placement, turn and rights; en passant is left to the comparison.
fn hash(chess: &Chess) -> u32 {
    let board = chess.board();
    let mut mixed =
        u64::from(chess.castles().castling_rights()) ^ u64::from(chess.turn().is_black());
    for part in [
        board.white(),
        board.pawns(),
        board.knights(),
        board.bishops() | board.queens(),
        board.rooks_and_queens(),
        board.kings(),
    ] {
        mixed = (mixed.rotate_left(25) ^ u64::from(part)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^= mixed >> 32;
    }
    u32::try_from(mixed & u64::from(u32::MAX)).unwrap_or(0)
}
