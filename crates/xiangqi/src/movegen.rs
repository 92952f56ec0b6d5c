//! Which moves are legal.
//!
//! A move of a piece other than the general is legal when, after it, nothing attacks the
//! general. Every enemy piece near enough to matter (a *threat*) allows the moving piece
//! some points and forbids the rest, and what that is depends only on the pieces left once the
//! mover has been lifted:
//!
//! - a chariot, or the facing general: with nothing between, only a point between or its own;
//! - a cannon with nothing between: no point between; with one piece between: only another
//!   point between, or its own;
//! - a horse with a free leg: only the leg or its own point; a soldier: only its own point.
//!
//! So the points that keep the general safe are worked out once for all pieces, and again for
//! the few pieces that stand in the way of a threat (*shields*).

use crate::attacks::between;
use crate::tables::{HOME, SPREAD};
use crate::{Board, Color, Move, MoveList, Piece, Role, Square, SquareSet};

/// The moves of one side on a board.
#[derive(Debug)]
pub(crate) struct Generator<'a> {
    board: &'a Board,
    color: Color,
    general: Option<Square>,
    safety: Safety,
}

/// What the threats to a general leave to the other pieces of its side.
#[derive(Debug, Clone, Copy)]
struct Safety {
    /// Where a piece that is no shield may go.
    targets: SquareSet,
    /// Pieces to which that does not apply.
    shields: SquareSet,
}

impl<'a> Generator<'a> {
    pub(crate) fn new(board: &'a Board, color: Color) -> Self {
        let general = board.general(color);
        let safety = match general {
            Some(general) => safety(board, color, general, board.occupied()),
            None => Safety { targets: SquareSet::ALL, shields: SquareSet::EMPTY },
        };
        Self { board, color, general, safety }
    }

    /// The legal moves among those that reach `within`.
    pub(crate) fn moves(&self, within: SquareSet) -> MoveList {
        self.moves_by(|_, _| within)
    }

    /// The legal moves among those that reach the points `within` gives for each piece and where it stands.
    pub(crate) fn moves_by(&self, within: impl Fn(Square, Piece) -> SquareSet) -> MoveList {
        let mut moves = MoveList::new();
        for from in self.board.by_color(self.color) {
            let Some(piece) = self.board.piece_at(from) else { continue };
            let within = within(from, piece);
            for to in self.targets(from, within) {
                moves.push(Move::new(from, to));
            }
        }
        moves
    }

    pub(crate) fn has_move(&self) -> bool {
        let moves = |from| !self.targets(from, SquareSet::ALL).is_empty();
        // In check the general is the likeliest to have one.
        self.general.is_some_and(moves) || self.board.by_color(self.color).into_iter().any(moves)
    }

    /// How many legal moves there are.
    pub(crate) fn count(&self) -> usize {
        let own = self.board.by_color(self.color);
        let singly = own & (self.safety.shields | self.board.by_role(Role::General));
        let mut count: u32 =
            singly.into_iter().map(|from| self.targets(from, SquareSet::ALL).len()).sum();
        let free = own - singly;
        let goal = self.safety.targets - own;
        if self.safety.targets == SquareSet::ALL {
            count += self.count_sliders(free);
        } else {
            for role in [Role::Chariot, Role::Cannon] {
                for from in free & self.board.by_role(role) {
                    let reach = self.board.reach(from, Piece::new(self.color, role));
                    count += (reach & goal).len();
                }
            }
        }
        for role in [Role::Horse, Role::Elephant, Role::Advisor] {
            for from in free & self.board.by_role(role) {
                let reach = self.board.reach(from, Piece::new(self.color, role));
                count += (reach & goal).len_of_near();
            }
        }
        count += count_soldiers(free & self.board.by_role(Role::Soldier), self.color, goal);
        usize::try_from(count).unwrap_or(usize::MAX)
    }

    /// How many moves the chariots and cannons among `pieces` have, with no check to mind.
    fn count_sliders(&self, pieces: SquareSet) -> u32 {
        let mut count = 0;
        let mut chariots = (pieces & self.board.by_role(Role::Chariot)).into_iter();
        while let Some(from) = chariots.next() {
            // Two at a time, as bits are counted in words of 64.
            let first = self.board.chariot_lines(from, self.color);
            let second =
                chariots.next().map_or(0, |from| self.board.chariot_lines(from, self.color));
            count += (u64::from(first) << 32 | u64::from(second)).count_ones();
        }
        let mut cannons = (pieces & self.board.by_role(Role::Cannon)).into_iter();
        while let Some(from) = cannons.next() {
            let first = self.board.cannon_lines(from, self.color);
            let second = cannons.next().map_or(0, |from| self.board.cannon_lines(from, self.color));
            count += (u64::from(first) << 32 | u64::from(second)).count_ones();
        }
        count
    }

    /// Where the piece on `from`, if it is of this side, may legally go within `within`.
    pub(crate) fn targets(&self, from: Square, within: SquareSet) -> SquareSet {
        if within.is_empty() {
            return SquareSet::EMPTY;
        }
        let Some(piece) = self.board.piece_at(from).filter(|piece| piece.color == self.color)
        else {
            return SquareSet::EMPTY;
        };
        let targets = (self.board.reach(from, piece) - self.board.by_color(self.color)) & within;
        match (piece.role, self.general) {
            (Role::General, Some(_)) => self.safe_for_general(from, targets),
            (_, Some(general)) if self.safety.shields.contains(from) => {
                let without = self.board.occupied() - from.into();
                targets & safety(self.board, self.color, general, without).targets
            }
            (_, _) => targets & self.safety.targets,
        }
    }

    /// The pieces that, lifted from the board, would open a check to their general.
    pub(crate) fn pinned(&self) -> SquareSet {
        let Some(general) = self.general else { return SquareSet::EMPTY };
        let occupied = self.board.occupied();
        let checkers = |occupied| self.board.checkers_among(general, self.color.other(), occupied);
        let now = checkers(occupied);
        self.safety
            .shields
            .into_iter()
            .filter(|&shield| !checkers(occupied - shield.into()).is_subset(now))
            .collect()
    }

    fn safe_for_general(&self, from: Square, targets: SquareSet) -> SquareSet {
        let without = self.board.occupied() - from.into();
        targets
            .into_iter()
            .filter(|&to| !self.board.is_check_in_palace(to, self.color.other(), without))
            .collect()
    }
}

/// How many moves `color`'s `soldiers` have to the points of `goal`.
fn count_soldiers(soldiers: SquareSet, color: Color, goal: SquareSet) -> u32 {
    let ahead = match color {
        Color::Red => soldiers.bits() << 9,
        Color::Black => soldiers.bits() >> 9,
    };
    let ahead = (SquareSet::from_bits(ahead) & goal).len_of_half();
    let crossed = soldiers - SquareSet::from_bits(HOME[color.index()]);
    if crossed.is_empty() {
        return ahead;
    }
    let leftmost = SquareSet::from_bits(SPREAD[1023]);
    let left = SquareSet::from_bits((crossed - leftmost).bits() >> 1) & goal;
    let right = (SquareSet::from_bits(crossed.bits() << 1) - leftmost) & goal;
    ahead + left.len_of_half() + right.len_of_half()
}

/// What the threats to `color`'s `general` allow with the pieces `occupied`.
fn safety(board: &Board, color: Color, general: Square, occupied: SquareSet) -> Safety {
    let enemy = color.other();
    let mut safety = Safety { targets: SquareSet::ALL, shields: SquareSet::EMPTY };
    for threat in board.on_lines(general, enemy) {
        let cannon = board.by_role(Role::Cannon).contains(threat);
        safety.line(SquareSet::of(threat), between(general, threat), occupied, cannon);
    }
    for (horse, leg) in board.horses_about(general, enemy) {
        safety.blockable(SquareSet::of(horse), leg, occupied);
    }
    for soldier in board.soldier_attackers(general, enemy) {
        safety.targets &= SquareSet::of(soldier);
    }
    if !general.is_home_of(color) {
        safety.palace(board, color, general, occupied);
    }
    safety.shields &= board.by_color(color);
    safety
}

impl Safety {
    /// A chariot, cannon or general on a line with the general.
    fn line(&mut self, threat: SquareSet, between: SquareSet, occupied: SquareSet, cannon: bool) {
        let inside = between & occupied;
        if cannon {
            if inside.is_empty() {
                self.targets &= !between;
            } else if inside.is_single() {
                self.targets &= (between - inside) | threat;
                self.shields |= inside;
            } else if inside.len() == 2 {
                self.shields |= inside;
            }
        } else {
            self.blockable(threat, between, occupied);
        }
    }

    /// A threat that any piece on one of the points `between` stops.
    fn blockable(&mut self, threat: SquareSet, between: SquareSet, occupied: SquareSet) {
        let inside = between & occupied;
        if inside.is_empty() {
            self.targets &= between | threat;
        } else if inside.is_single() {
            self.shields |= inside;
        }
    }

    /// Advisors, elephants and the general of the enemy: only on diagrams with a general far from
    /// its palace.
    #[cold]
    fn palace(&mut self, board: &Board, color: Color, general: Square, occupied: SquareSet) {
        let enemy = color.other();
        for attacker in board.palace_attackers(general, enemy) {
            self.targets &= SquareSet::of(attacker);
        }
        for (elephant, eye) in board.elephants_about(general, enemy) {
            self.blockable(SquareSet::of(elephant), eye, occupied);
        }
    }
}
