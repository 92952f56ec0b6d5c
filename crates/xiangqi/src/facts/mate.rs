//! Mate by an unbroken run of checks.

use std::collections::BTreeMap;

use crate::{Move, Position};

/// How far a search may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    /// Moves of the attacker at most.
    pub moves: u32,
    /// Checks tried, at most.
    pub nodes: u32,
}

/// What a search for a mate by checks found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MateSearch {
    /// Mate; the line with the defence that holds out longest, the attacker first.
    Proven(Vec<Move>),
    /// No run of checks mates, however long.
    Refuted,
    /// None of up to `within` checks mates; a longer one was not looked for.
    NotProven {
        /// Moves of the attacker that were fully looked at.
        within: u32,
    },
}

/// Whether the side to move can mate by checks alone, each of its moves a check.
///
/// The shortest such mate is shown. Positions in which the opponent already stands in check are not asked about: there
/// is nothing to threaten.
#[must_use]
pub fn mate_by_checks(position: &Position, bound: Bound) -> MateSearch {
    mate_not_beginning_with(position, None, bound).0
}

/// The same for mates that do not begin with `barred`, and how many checks were tried.
#[must_use]
pub fn mate_not_beginning_with(
    position: &Position,
    barred: Option<Move>,
    bound: Bound,
) -> (MateSearch, u32) {
    let mut search = Search {
        nodes: bound.nodes,
        refuted: BTreeMap::new(),
        cut: false,
        look: Look::First,
        barred: barred.map(|m| (position.key(), m)),
    };
    let found = search.deepen(position, bound);
    (found, bound.nodes - search.nodes)
}

/// A position with the attacker to move that is no mate.
#[derive(Debug, Clone, Copy)]
enum Refuted {
    /// Within so many moves.
    Within(u32),
    /// However long the checks go on.
    ForEver,
}

struct Search {
    nodes: u32,
    refuted: BTreeMap<u64, Refuted>,
    /// Whether some branch was cut off by the number of moves.
    cut: bool,
    look: Look,
    /// A position in which this move is not tried.
    barred: Option<(u64, Move)>,
}

/// Which of the looks, each a move deeper than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Look {
    /// For a mate in one: whether the checks could go on the next look finds out anyway.
    First,
    Between,
    /// No deeper one follows, so that one branch cut off says as much as all of them.
    Last,
}

impl Search {
    /// Looks a move deeper each time.
    fn deepen(&mut self, position: &Position, bound: Bound) -> MateSearch {
        for moves in 1..=bound.moves {
            self.cut = false;
            self.look = match moves {
                _ if moves == bound.moves => Look::Last,
                1 => Look::First,
                _ => Look::Between,
            };
            match self.attack(position, moves) {
                Some(Some(line)) => return MateSearch::Proven(line),
                Some(None) if !self.cut => return MateSearch::Refuted,
                Some(None) => {}
                None => return MateSearch::NotProven { within: moves - 1 },
            }
        }
        MateSearch::NotProven { within: bound.moves }
    }

    /// The mating line within `moves`, `Some(None)` if there is none, `None` when the nodes ran out.
    fn attack(&mut self, position: &Position, moves: u32) -> Option<Option<Vec<Move>>> {
        match self.refuted.get(&position.key()) {
            Some(Refuted::ForEver) => return Some(None),
            Some(&Refuted::Within(known)) if known >= moves => {
                self.cut = true;
                return Some(None);
            }
            Some(Refuted::Within(_)) | None => {}
        }
        let cut_elsewhere = self.look != Look::Last && std::mem::take(&mut self.cut);
        for &m in &position.checking_moves() {
            if self.barred == Some((position.key(), m)) {
                continue;
            }
            self.nodes = self.nodes.checked_sub(1)?;
            if let Some(mut line) = self.defend(&position.after(m), moves - 1)? {
                self.cut |= cut_elsewhere;
                line.insert(0, m);
                return Some(Some(line));
            }
        }
        let known = if self.cut { Refuted::Within(moves) } else { Refuted::ForEver };
        self.refuted.insert(position.key(), known);
        self.cut |= cut_elsewhere;
        Some(None)
    }

    /// The longest defence if every defence loses within `moves` more checks.
    fn defend(&mut self, position: &Position, moves: u32) -> Option<Option<Vec<Move>>> {
        if moves == 0 {
            return Some(self.is_mate(position).then(Vec::new));
        }
        let mut longest = Vec::new();
        for &m in &position.legal_moves() {
            let Some(mut line) = self.attack(&position.after(m), moves)? else {
                return Some(None);
            };
            line.insert(0, m);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        Some(Some(longest))
    }

    /// Whether the checks looked for have mated; if not, whether they could have gone on is noted.
    fn is_mate(&mut self, position: &Position) -> bool {
        self.cut |= self.look == Look::First;
        if self.cut {
            return !position.has_legal_move();
        }
        let answers = position.legal_moves();
        self.cut = answers.iter().any(|&m| position.after(m).has_checking_move());
        answers.is_empty()
    }
}
