//! Games played out towards a mate, both sides helping: quick where a mate is easy, no proof where none is found.
//!
//! Each game picks the better-looking move at every turn by a few sums, so it costs microseconds. Every mate it reports
//! stands on the board after legal moves; the sums only decide how soon one is found.

use std::ops::Range;

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, Square, attacks};

/// Plies of one game.
const LENGTH: usize = 90;

/// Plays the games with these numbers from `start`; the moves of the first that ends with `hunter` mating.
pub(super) fn playout(start: &Chess, hunter: Color, mut numbers: Range<u64>) -> Option<Vec<Move>> {
    numbers.find_map(|number| Game::new(start, hunter, number).play())
}

struct Game {
    chess: Chess,
    hunter: Color,
    /// The corner the hunted king is led to.
    corner: Square,
    /// Whether the hunter takes what it can; minor pieces may need the opponent's pieces.
    greedy: bool,
    noise: u64,
    line: Vec<Move>,
}

impl Game {
    fn new(start: &Chess, hunter: Color, number: u64) -> Self {
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        let king = start.board().king_of(hunter.other()).unwrap_or(Square::E4);
        corners.sort_by_key(|&corner| distance(corner, king));
        let turn = usize::try_from(number % 4).unwrap_or(0);
        Self {
            chess: start.clone(),
            hunter,
            corner: corners[turn],
            greedy: number % 8 < 4,
            noise: number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            line: Vec::new(),
        }
    }

    fn play(mut self) -> Option<Vec<Move>> {
        for _ in 0..LENGTH {
            let moves = self.chess.legal_moves();
            let hunts = self.chess.turn() == self.hunter;
            if hunts && let Some(mate) = self.mate(&moves) {
                self.line.push(mate);
                return Some(self.line);
            }
            let scene = Scene::new(&self.chess, self.hunter, self.corner, self.greedy);
            let mut best: Option<(i32, Move)> = None;
            for &m in &moves {
                let worth = if hunts { scene.of_hunter(m) } else { scene.of_hunted(m) };
                let worth = worth * 4 + self.noise();
                if best.is_none_or(|(known, _)| worth > known) {
                    best = Some((worth, m));
                }
            }
            let (_, m) = best?;
            self.chess.play_unchecked(m);
            self.line.push(m);
        }
        None
    }

    /// A move that mates at once.
    fn mate(&self, moves: &[Move]) -> Option<Move> {
        let board = self.chess.board();
        let king = board.king_of(self.hunter.other())?;
        let sliders = board.by_color(self.hunter) & board.sliders();
        let may_check = |m: Move| {
            let Some(from) = m.from() else { return false };
            let role = m.promotion().unwrap_or(m.role());
            let occupied = board.occupied().without(from).with(m.to());
            attacks::attacks(m.to(), role.of(self.hunter), occupied).contains(king)
                || m.is_castle()
                || m.is_en_passant()
                || (sliders.any() && attacks::ray(king, from).any())
        };
        moves.iter().copied().filter(|&m| may_check(m)).find(|&m| {
            let mut after = self.chess.clone();
            after.play_unchecked(m);
            after.is_check() && after.legal_moves().is_empty()
        })
    }

    /// 0 to 15, the same in every run.
    fn noise(&mut self) -> i32 {
        self.noise ^= self.noise << 13;
        self.noise ^= self.noise >> 7;
        self.noise ^= self.noise << 17;
        i32::try_from(self.noise >> 60).unwrap_or(0)
    }
}

/// What the sums look at before a move.
struct Scene {
    corner: Square,
    greedy: bool,
    hunter: Color,
    /// Whether the hunter has a queen or rook.
    heavy: bool,
    /// Squares ahead of the hunter's pawns.
    ahead: Bitboard,
    hunted_king: Square,
}

impl Scene {
    fn new(chess: &Chess, hunter: Color, corner: Square, greedy: bool) -> Self {
        let board = chess.board();
        let own = board.by_color(hunter);
        let heavy = (own & board.rooks_and_queens()).any();
        let ahead = if heavy { Bitboard::EMPTY } else { ahead(own & board.pawns(), hunter) };
        let hunted_king = board.king_of(hunter.other()).unwrap_or(corner);
        Self { corner, greedy, hunter, heavy, ahead, hunted_king }
    }

    fn of_hunter(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut worth = match m.promotion() {
            Some(Role::Queen) => 60,
            Some(Role::Rook) => 40,
            Some(_) => 10,
            None => 0,
        };
        if m.is_capture() {
            worth += if self.greedy { 8 } else { -4 };
        }
        let ring = |square| (distance(square, self.corner) - 2).abs();
        worth
            + match m.role() {
                Role::Pawn if self.heavy => 1,
                Role::Pawn => 8 + rank_from(self.hunter, to),
                Role::King if m.is_castle() => 0,
                Role::King => 5 * (ring(from) - ring(to)),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    let near = distance(from, self.hunted_king) - distance(to, self.hunted_king);
                    2 * near + self.clears(from, to)
                }
            }
    }

    fn of_hunted(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut worth = match m.capture() {
            None => 0,
            Some(Role::Queen | Role::Rook) => -40,
            Some(Role::Pawn) if self.heavy => -2,
            Some(Role::Pawn) => -20,
            Some(_) if self.heavy => -2,
            Some(_) => -20,
        };
        worth += match m.promotion() {
            Some(Role::Queen | Role::Rook) => -6,
            Some(_) | None => 0,
        };
        worth
            + match m.role() {
                Role::King if m.is_castle() => 0,
                Role::King => {
                    6 * (distance(from, self.corner) - distance(to, self.corner))
                        + self.clears(from, to)
                }
                Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                    self.clears(from, to)
                }
            }
    }

    /// Leaving or entering the way of the hunter's pawns.
    fn clears(&self, from: Square, to: Square) -> i32 {
        let weight = |square| i32::from(self.ahead.contains(square));
        6 * (weight(from) - weight(to))
    }
}

fn rank_from(color: Color, square: Square) -> i32 {
    let rank = i32::from(u8::from(square) / 8);
    color.fold_wb(rank, 7 - rank)
}

/// All squares ahead of the pawns, to the last rank.
fn ahead(pawns: Bitboard, color: Color) -> Bitboard {
    let step = color.fold_wb(8, -8);
    let mut all = Bitboard::EMPTY;
    let mut front = pawns;
    for _ in 0..6 {
        front = front.shift(step);
        all |= front;
    }
    all
}

fn distance(a: Square, b: Square) -> i32 {
    i32::try_from(a.distance(b)).unwrap_or(0)
}
