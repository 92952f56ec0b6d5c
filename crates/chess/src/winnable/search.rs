//! A search for any mate by the one side, both helping, best-looking positions first.
//!
//! Positions are kept once, so a search that runs dry has walked every position that can arise.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use shakmaty::{Chess, Color, Move, Position as _, Role};

use super::guess::{GUESSES, guesses};
use super::{WhyNot, Winnability, material, reach};

struct Node {
    chess: Chess,
    parent: u32,
    m: Option<Move>,
    depth: u16,
    expanded: bool,
}

struct Search {
    hunter: Color,
    /// The guess followed last.
    turn: usize,
    nodes: Vec<Node>,
    seen: Seen,
    queues: [BinaryHeap<(Reverse<i32>, Reverse<u32>)>; GUESSES],
}

/// Searches for a mate by `hunter`, keeping at most `bound` positions.
pub(super) fn search(start: &Chess, hunter: Color, bound: u32) -> Winnability {
    let mut search = Search {
        hunter,
        turn: 0,
        nodes: Vec::new(),
        seen: Seen::new(),
        queues: Default::default(),
    };
    if start.turn() != hunter && start.is_checkmate() {
        return Winnability::Yes(Vec::new());
    }
    search.keep(start.clone(), 0, None, 0);
    while let Some(index) = search.next() {
        if let Some(line) = search.expand(index) {
            return Winnability::Yes(line);
        }
        if search.len() > bound {
            return Winnability::Unknown { positions: search.len() };
        }
    }
    Winnability::No(WhyNot::Exhausted { positions: search.len() })
}

impl Search {
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
        for m in chess.legal_moves() {
            let mut next = chess.clone();
            next.play_unchecked(m);
            if hunts && next.is_check() && next.legal_moves().is_empty() {
                return Some(self.line(index, m));
            }
            let lost_piece = !hunts && m.is_capture();
            let fixed = m.is_capture() || m.role() == Role::Pawn;
            if lost_piece && material::never_mates(&next, self.hunter) {
                continue;
            }
            if fixed && hunts && m.is_capture() && material::never_mates(&next, self.hunter) {
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
        let pruned = irreversible && reach::cannot_mate(&chess, self.hunter);
        if !pruned {
            for (queue, guess) in self.queues.iter_mut().zip(guesses(&chess, self.hunter)) {
                queue.push((Reverse(guess * 4 + i32::from(depth)), Reverse(index)));
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
struct Seen {
    slots: Vec<u32>,
    used: usize,
}

const EMPTY: u32 = u32::MAX;

impl Seen {
    fn new() -> Self {
        Self { slots: vec![EMPTY; 1024], used: 0 }
    }

    /// Notes that node `index` will hold `chess`; `false` if an equal position is there already.
    fn insert(&mut self, chess: &Chess, index: u32, nodes: &[Node]) -> bool {
        if (self.used + 1) * 4 > self.slots.len() * 3 {
            self.double(nodes);
        }
        let mask = self.slots.len() - 1;
        let mut slot = hash(chess) & mask;
        while self.slots[slot] != EMPTY {
            if nodes[self.slots[slot] as usize].chess == *chess {
                return false;
            }
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = index;
        self.used += 1;
        true
    }

    fn double(&mut self, nodes: &[Node]) {
        let mask = self.slots.len() * 2 - 1;
        let mut slots = vec![EMPTY; mask + 1];
        for &index in self.slots.iter().filter(|&&index| index != EMPTY) {
            let mut slot = hash(&nodes[index as usize].chess) & mask;
            while slots[slot] != EMPTY {
                slot = (slot + 1) & mask;
            }
            slots[slot] = index;
        }
        self.slots = slots;
    }
}

/// Mixes placement, turn and rights; en passant is left to the comparison.
fn hash(chess: &Chess) -> usize {
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
    usize::try_from(mixed & u64::from(u32::MAX)).unwrap_or(0)
}
