//! Games played out towards a mate, both sides helping: quick where a mate is easy, no proof where none is found.
//!
//! Each game picks the better-looking move at every turn by a few sums, so it costs microseconds. Every mate it reports
//! stands on the board after legal moves; the sums only decide how soon one is found.

use std::ops::Range;

use shakmaty::{Bitboard, Chess, Color, Move, Position as _, Role, Square, attacks};

use super::lead::Lead;
use super::material;
use super::net::{Net, Part};

/// Plies of one game.
const LENGTH: usize = 64;

/// Plays the games with these numbers from `start`; the moves of the first that ends with `hunter` mating.
pub(super) fn playout(start: &Chess, hunter: Color, mut numbers: Range<u64>) -> Option<Vec<Move>> {
    numbers.find_map(|number| Game::new(start, hunter, number).play())
}

/// Plies without a capture or a pawn's move after which pawns are not waited for any longer.
const PATIENCE: u32 = 18;

struct Game {
    chess: Chess,
    hunter: Color,
    /// The corner the hunted king is led to.
    corner: Square,
    /// Whether the hunter takes what it can; minor pieces may need the opponent's pieces.
    greedy: bool,
    net: Net,
    noise: Noise,
    line: Vec<Move>,
}

impl Game {
    fn new(start: &Chess, hunter: Color, number: u64) -> Self {
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        let king = start.board().king_of(hunter.other()).unwrap_or(Square::E4);
        // Nobody is to stand where a pawn becomes a queen.
        let own = start.board().by_color(hunter);
        let runs = |corner: Square| {
            (own & start.board().pawns() & Bitboard::from_file(corner.file())).any()
                && corner.rank() == hunter.other().backrank()
        };
        corners.sort_by_key(|&corner| distance(corner, king) + if runs(corner) { 3 } else { 0 });
        let turn = usize::try_from(number % 4).unwrap_or(0);
        Self {
            chess: start.clone(),
            hunter,
            corner: corners[turn],
            greedy: number % 8 < 4,
            net: Net::new(start.board(), hunter, number),
            noise: Noise(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
            line: Vec::with_capacity(LENGTH),
        }
    }

    fn play(mut self) -> Option<Vec<Move>> {
        let mut quiet = 0;
        for _ in 0..LENGTH {
            let moves = self.chess.legal_moves();
            let hunts = self.chess.turn() == self.hunter;
            if hunts && let Some(mate) = self.mate(&moves) {
                self.line.push(mate);
                return Some(self.line);
            }
            let m = self.choose(&moves, hunts)?;
            quiet = if m.is_zeroing() { 0 } else { quiet + 1 };
            if quiet > PATIENCE && self.waits_for_pawns() {
                return None;
            }
            self.chess.play_unchecked(m);
            self.line.push(m);
            if m.is_capture() && material::never_mates(&self.chess, self.hunter) {
                return None;
            }
        }
        None
    }

    /// Whether the hunter has pawns that must become what it mates with.
    fn waits_for_pawns(&self) -> bool {
        let board = self.chess.board();
        let own = board.by_color(self.hunter);
        (own & board.pawns()).any() && (own & board.rooks_and_queens()).is_empty()
    }

    fn choose(&mut self, moves: &[Move], hunts: bool) -> Option<Move> {
        let board = self.chess.board();
        let minors_only =
            (board.by_color(self.hunter) & (board.pawns() | board.rooks_and_queens())).is_empty();
        if minors_only {
            let part = Part::new(&self.net, board, self.hunter);
            return self
                .noise
                .best(moves, 8, |m| if hunts { part.of_hunter(m) } else { part.of_hunted(m) });
        }
        let lead = Lead::new(&self.chess, self.hunter, self.corner, self.greedy);
        self.noise.best(moves, 4, |m| if hunts { lead.of_hunter(m) } else { lead.of_hunted(m) })
    }

    /// A move that mates at once.
    fn mate(&self, moves: &[Move]) -> Option<Move> {
        let board = self.chess.board();
        let king = board.king_of(self.hunter.other())?;
        let lines = attacks::queen_attacks(king, Bitboard::EMPTY);
        let knights = attacks::knight_attacks(king);
        let pawns = attacks::pawn_attacks(self.hunter.other(), king);
        let bishops = attacks::bishop_attacks(king, board.occupied());
        let rooks = attacks::rook_attacks(king, board.occupied());
        let checks = |m: &Move| {
            let direct = match m.promotion().unwrap_or(m.role()) {
                Role::Pawn => pawns,
                Role::Knight => knights,
                Role::Bishop => bishops,
                Role::Rook => rooks,
                Role::Queen => bishops | rooks,
                Role::King => lines,
            };
            m.is_castle()
                || m.is_en_passant()
                || direct.contains(m.to())
                || m.from().is_some_and(|from| lines.contains(from))
        };
        moves.iter().copied().filter(|m| checks(m) && self.may_mate(*m, king)).find(|&m| {
            let mut after = self.chess.clone();
            after.play_unchecked(m);
            after.is_check() && after.legal_moves().is_empty()
        })
    }

    /// `false` if the move gives no check, or leaves the king a square to go to.
    fn may_mate(&self, m: Move, king: Square) -> bool {
        let (Some(from), to) = (m.from(), m.to()) else { return false };
        if m.is_castle() || m.is_en_passant() {
            return true;
        }
        let board = self.chess.board();
        let own = board.by_color(self.hunter).without(from);
        let piece = m.promotion().unwrap_or(m.role()).of(self.hunter);
        let occupied = board.occupied().without(from).with(to);
        let opens = attacks::ray(king, from).any() && (own & board.sliders()).any();
        if !opens && !attacks::attacks(to, piece, occupied).contains(king) {
            return false;
        }
        let occupied = occupied.without(king);
        let covered = attacks::attacks(to, piece, occupied);
        let blocked = board.by_color(self.hunter.other()).without(to);
        let open = attacks::king_attacks(king) & !blocked & !covered;
        open.into_iter().all(|flight| (board.attacks_to(flight, self.hunter, occupied) & own).any())
    }
}

struct Noise(u64);

impl Noise {
    /// 0 to 15, the same in every run.
    fn next(&mut self) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        i32::try_from(self.0 >> 60).unwrap_or(0)
    }

    /// The move of most worth, `scale` telling how much that counts beside chance.
    fn best(&mut self, moves: &[Move], scale: i32, worth: impl Fn(Move) -> i32) -> Option<Move> {
        let mut best: Option<(i32, Move)> = None;
        for &m in moves {
            let worth = worth(m) * scale + self.next();
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, m));
            }
        }
        best.map(|(_, m)| m)
    }
}

/// King's steps from one square to the other.
pub(super) fn distance(a: Square, b: Square) -> i32 {
    i32::from(STEPS[usize::from(a)][usize::from(b)])
}

static STEPS: [[u8; 64]; 64] = {
    let mut all = [[0; 64]; 64];
    let mut from: usize = 0;
    while from < 64 {
        let mut to: usize = 0;
        while to < 64 {
            let (files, ranks) = ((from % 8).abs_diff(to % 8), (from / 8).abs_diff(to / 8));
            let steps = if files > ranks { files } else { ranks };
            all[from][to] = steps.to_le_bytes()[0];
            to += 1;
        }
        from += 1;
    }
    all
};
