//! What every piece can ever reach, and whether that is enough for a mate.
//!
//! The sets grow to a fixed point from "nothing ever moves". Each rule over-states what is possible
//! (pins, turns and counts are ignored), so a square left out can never be reached: in any series of
//! legal moves, take the first event outside the sets; everything before it lies inside, and the
//! rules would have let it in. If even the over-stated sets hold no mate, there is none.

use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position as _, Role, Square, attacks};

use super::force::{Force, can_part};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_AB: u64 = 0xfcfc_fcfc_fcfc_fcfc;
const NOT_GH: u64 = 0x3f3f_3f3f_3f3f_3f3f;

/// A piece of the start, or what a pawn may become.
#[derive(Debug, Clone, Copy)]
struct Walker {
    color: Color,
    role: Role,
    /// Where it starts: one square, or every square its pawn can promote on.
    start: Bitboard,
    /// Squares it can ever step on to.
    entered: Bitboard,
    /// Whether it can ever be taken.
    capturable: bool,
    /// For a promoted piece, the index of its pawn.
    pawn: Option<usize>,
}

impl Walker {
    fn reach(&self) -> Bitboard {
        self.start | self.entered
    }

    fn is_fixed(&self) -> bool {
        self.pawn.is_none() && self.entered.is_empty() && !self.capturable
    }
}

/// Whether each of the sides may mate, by reach alone: `false` is a proof, `true` proves nothing.
pub(super) fn mates<const N: usize>(chess: &Chess, sides: [Color; N]) -> [bool; N] {
    let mut field = Field::new(chess);
    let mut may = [false; N];
    for round in 1.. {
        let grown = field.grow();
        // The sets only grow: a mate they hold once they hold in the end.
        if round >= EARLY || !grown {
            may = std::array::from_fn(|at| may[at] || field.mate_conceivable(sides[at]));
        }
        if !grown || may == [true; N] {
            break;
        }
    }
    may
}

/// The round of growth from which on a mate is looked for before the end.
const EARLY: u32 = 3;

struct Field<'a> {
    chess: &'a Chess,
    walkers: Vec<Walker>,
    /// Squares that are empty or can become so.
    clearable: Bitboard,
    en_passant: Option<Square>,
}

impl<'a> Field<'a> {
    fn new(chess: &'a Chess) -> Self {
        let mut walkers = Vec::with_capacity(40);
        for (square, piece) in chess.board() {
            walkers.push(Walker {
                color: piece.color,
                role: piece.role,
                start: Bitboard::from_square(square),
                entered: Bitboard::EMPTY,
                capturable: false,
                pawn: None,
            });
        }
        let mut field = Self {
            chess,
            walkers,
            clearable: !chess.board().occupied(),
            en_passant: chess.legal_ep_square(),
        };
        field.allow_castling();
        field
    }

    /// Castling is possible as long as the right exists: king and rook are let on their squares.
    fn allow_castling(&mut self) {
        for color in Color::ALL {
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                if let Some(rook) = self.chess.castles().rook(color, side) {
                    for walker in &mut self.walkers {
                        if walker.color == color && walker.role == Role::King {
                            walker.entered.add(side.king_to(color));
                        }
                        if walker.start == Bitboard::from_square(rook) {
                            walker.entered.add(side.rook_to(color));
                        }
                    }
                }
            }
        }
    }

    /// One round of growth; whether anything grew.
    fn grow(&mut self) -> bool {
        let mut changed = self.promote();
        let presence = [self.presence(Color::White), self.presence(Color::Black)];
        let captures =
            [self.captures(Color::White, &presence), self.captures(Color::Black, &presence)];
        let forbidden = [self.forbidden(Color::White), self.forbidden(Color::Black)];
        for index in 0..self.walkers.len() {
            changed |= self.capture_and_step(index, &presence, &captures, &forbidden);
        }
        for walker in &self.walkers {
            if walker.pawn.is_none() && (walker.capturable || !walker.entered.is_empty()) {
                let before = self.clearable;
                self.clearable |= walker.start;
                changed |= before != self.clearable;
            }
        }
        changed
    }

    /// Adds a queen and a knight for each pawn that can reach the last rank.
    fn promote(&mut self) -> bool {
        let mut changed = false;
        for index in 0..self.walkers.len() {
            let pawn = self.walkers[index];
            if pawn.role != Role::Pawn {
                continue;
            }
            let last = pawn.entered & pawn.color.other().backrank();
            if last.is_empty() {
                continue;
            }
            let mut found = false;
            for walker in &mut self.walkers {
                if walker.pawn == Some(index) {
                    found = true;
                    changed |= walker.start != last;
                    walker.start = last;
                }
            }
            if !found {
                changed = true;
                for role in [Role::Queen, Role::Knight] {
                    let promoted = Walker {
                        role,
                        start: last,
                        entered: Bitboard::EMPTY,
                        pawn: Some(index),
                        ..pawn
                    };
                    self.walkers.push(promoted);
                }
            }
        }
        changed
    }

    /// Where a piece of `color` that can be taken may ever stand.
    fn presence(&self, color: Color) -> Bitboard {
        self.walkers
            .iter()
            .filter(|walker| walker.color == color && walker.role != Role::King)
            .fold(Bitboard::EMPTY, |all, walker| all | walker.reach())
    }

    /// Where a piece of `color` may ever take something.
    fn captures(&self, color: Color, presence: &[Bitboard; 2]) -> Bitboard {
        let victims = presence[index_of(color.other())];
        let mut all = Bitboard::EMPTY;
        for walker in self.walkers.iter().filter(|walker| walker.color == color) {
            all |= match walker.role {
                Role::Pawn => pawn_steps(color, walker.reach()) & victims,
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                    walker.entered
                }
            };
        }
        all
    }

    fn capture_and_step(
        &mut self,
        index: usize,
        presence: &[Bitboard; 2],
        captures: &[Bitboard; 2],
        forbidden: &[Bitboard; 2],
    ) -> bool {
        let walker = self.walkers[index];
        let rival = walker.color.other();
        let takeable = walker.role != Role::King
            && ((walker.reach() & captures[index_of(rival)]).any()
                || self.is_en_passant_victim(&walker));
        let entered = walker.entered | self.steps(&walker, presence, forbidden);
        let after = Walker { entered, capturable: walker.capturable || takeable, ..walker };
        let changed = after.entered != walker.entered || after.capturable != walker.capturable;
        self.walkers[index] = after;
        changed
    }

    fn is_en_passant_victim(&self, walker: &Walker) -> bool {
        self.en_passant.is_some_and(|square| {
            let behind = Bitboard::from_square(square);
            let victim = match walker.color {
                Color::White => behind.shift(8),
                Color::Black => behind.shift(-8),
            };
            walker.role == Role::Pawn && walker.start == victim
        })
    }

    /// All squares the walker can enter, one step after the other, as the sets stand now.
    fn steps(
        &self,
        walker: &Walker,
        presence: &[Bitboard; 2],
        forbidden: &[Bitboard; 2],
    ) -> Bitboard {
        let color = walker.color;
        let board = self.chess.board();
        let rivals = board.by_color(color.other()) & !board.kings();
        let open = self.clearable | rivals;
        match walker.role {
            Role::Pawn => self.pawn_enters(walker, presence),
            Role::Knight => flood(walker, open, leaps),
            Role::Bishop => flood(walker, open, diagonal),
            Role::Rook => flood(walker, open, straight),
            Role::Queen => flood(walker, open, |from| diagonal(from) | straight(from)),
            Role::King => {
                let open = open & !forbidden[index_of(color)];
                flood(walker, open, |from| diagonal(from) | straight(from))
            }
        }
    }

    fn pawn_enters(&self, walker: &Walker, presence: &[Bitboard; 2]) -> Bitboard {
        let color = walker.color;
        let pushes = walker.reach().shift(color.fold_wb(8, -8)) & self.clearable;
        let mut victims = presence[index_of(color.other())];
        if let Some(square) = self.en_passant
            && color == self.chess.turn()
        {
            victims.add(square);
        }
        let takes = pawn_steps(color, walker.reach()) & victims;
        if pushes.is_subset(walker.entered) {
            return takes;
        }
        (pushes & !self.behind_barriers(walker)) | takes
    }

    /// Squares of its own file a pawn cannot be pushed to because opposing pawns ahead stay there:
    /// two pawns on one file do not pass each other unless one is taken or takes.
    fn behind_barriers(&self, pawn: &Walker) -> Bitboard {
        let Some(start) = pawn.start.first() else { return Bitboard::EMPTY };
        let file = Bitboard::from_file(start.file());
        if !pawn.entered.is_subset(file) {
            return Bitboard::EMPTY;
        }
        let mut barred = Bitboard::EMPTY;
        for other in &self.walkers {
            if other.role == Role::Pawn
                && other.color != pawn.color
                && !other.capturable
                && other.reach().is_subset(file)
                && let Some(block) = other.start.first()
                && pawn.color.fold_wb(block > start, block < start)
            {
                let at = u64::from(other.start);
                barred |= match pawn.color {
                    Color::White => Bitboard(!(at - 1)),
                    Color::Black => Bitboard(at | (at - 1)),
                } & file;
            }
        }
        barred
    }

    /// Squares that a piece of the other side, which never moves and is never taken, attacks.
    fn forbidden(&self, king: Color) -> Bitboard {
        let mut all = Bitboard::EMPTY;
        for walker in &self.walkers {
            if walker.color != king && walker.is_fixed() {
                all |= adjacent_attacks(walker.color, walker.role, walker.start);
            }
        }
        all
    }

    /// Whether the sets allow a position with the king of the other side mated by `side`.
    fn mate_conceivable(&self, side: Color) -> bool {
        let king_of = |color| {
            let king = |walker: &&Walker| walker.color == color && walker.role == Role::King;
            self.walkers.iter().find(king).map_or(Bitboard::EMPTY, Walker::reach)
        };
        let (hunter, hunted) = (king_of(side), king_of(side.other()));
        let force = Force::of(
            side,
            self.walkers
                .iter()
                .filter(|walker| walker.color == side)
                .map(|walker| (walker.role, walker.reach())),
        );
        let blockers = self.presence(side.other());
        hunted.into_iter().any(|king| {
            let (checked, covered) = force.covers(king);
            let open = attacks::king_attacks(king) & !covered;
            checked && self.flights_conceivable(side.other(), king, open, hunter, blockers)
        })
    }

    /// Whether the open flights of a king on `king` can be held by the hunting king from one square in `hunter`, or be
    /// blocked by different pieces of the hunted side, which may stand in `blockers`.
    fn flights_conceivable(
        &self,
        hunted: Color,
        king: Square,
        open: Bitboard,
        hunter: Bitboard,
        blockers: Bitboard,
    ) -> bool {
        let hunter = hunter & !attacks::king_attacks(king).with(king);
        let blocked = |rest: Bitboard| {
            rest.is_subset(blockers) && (!rest.more_than_one() || self.can_block(hunted, rest))
        };
        open.is_empty()
            || (hunter.any() && blocked(open))
            || (hunter & around(open))
                .into_iter()
                .any(|from| blocked(open & !attacks::king_attacks(from)))
    }

    /// Whether different pieces of `color` can stand on all the squares, at most eight, at once.
    fn can_block(&self, color: Color, squares: Bitboard) -> bool {
        can_part(&self.blockers(color, squares), squares.count())
    }

    /// For each of the squares, at most eight, the pieces of `color` that can ever stand there: the squares they start from.
    fn blockers(&self, color: Color, squares: Bitboard) -> [Bitboard; 8] {
        let mut all = [Bitboard::EMPTY; 8];
        for walker in &self.walkers {
            if walker.color == color && walker.role != Role::King {
                let body = walker.pawn.map_or(walker.start, |pawn| self.walkers[pawn].start);
                for (square, blockers) in squares.into_iter().zip(&mut all) {
                    if walker.reach().contains(square) {
                        *blockers |= body;
                    }
                }
            }
        }
        all
    }
}

/// Every square entered by steps from square to square over open ones.
fn flood(walker: &Walker, open: Bitboard, step: impl Fn(Bitboard) -> Bitboard) -> Bitboard {
    let mut all = walker.entered;
    loop {
        let next = all | (step(walker.start | all) & open);
        if next == all {
            return all;
        }
        all = next;
    }
}

fn index_of(color: Color) -> usize {
    color.fold_wb(0, 1)
}

/// What pieces on `squares` attack whatever stands around them: the adjacent squares only.
fn adjacent_attacks(color: Color, role: Role, squares: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn_steps(color, squares),
        Role::Knight => leaps(squares),
        Role::Bishop => diagonal(squares),
        Role::Rook => straight(squares),
        Role::Queen | Role::King => diagonal(squares) | straight(squares),
    }
}

/// Squares that pawns of `color` on `squares` attack.
pub(super) fn pawn_steps(color: Color, squares: Bitboard) -> Bitboard {
    let bits = u64::from(squares);
    Bitboard(match color {
        Color::White => (bits & NOT_A) << 7 | (bits & NOT_H) << 9,
        Color::Black => (bits & NOT_A) >> 9 | (bits & NOT_H) >> 7,
    })
}

pub(super) fn diagonal(squares: Bitboard) -> Bitboard {
    let bits = u64::from(squares);
    let (left, right) = (bits & NOT_A, bits & NOT_H);
    Bitboard(left << 7 | left >> 9 | right << 9 | right >> 7)
}

/// The squares around these.
pub(super) fn around(squares: Bitboard) -> Bitboard {
    diagonal(squares) | straight(squares)
}

pub(super) fn straight(squares: Bitboard) -> Bitboard {
    let bits = u64::from(squares);
    Bitboard((bits & NOT_A) >> 1 | (bits & NOT_H) << 1 | bits << 8 | bits >> 8)
}

/// Squares that knights on `squares` attack.
pub(super) fn leaps(squares: Bitboard) -> Bitboard {
    let bits = u64::from(squares);
    let one = (bits & NOT_A) >> 1 | (bits & NOT_H) << 1;
    let two = (bits & NOT_AB) >> 2 | (bits & NOT_GH) << 2;
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}
