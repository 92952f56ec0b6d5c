//! A guess how far a mate is, to look at promising positions first. It decides no answer.

use std::cell::OnceCell;

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use super::playout::distance;

/// How many guesses there are; the search follows them in turn.
pub(super) const GUESSES: usize = 3;

/// How far a mate by `hunter` seems, by several guesses: small is near. Those that are not `wanted` are left out.
///
/// The first looks at checks and flights, the second at promotions by either side, the third at
/// corners and blockers, as minor pieces need them.
pub(super) fn guesses(
    chess: &Chess,
    hunter: Color,
    wanted: [bool; GUESSES],
) -> [Option<i32>; GUESSES] {
    let board = chess.board();
    let (Some(king), Some(own_king)) = (board.king_of(hunter.other()), board.king_of(hunter))
    else {
        return wanted.map(|wanted| wanted.then_some(0));
    };
    let scene = Scene::new(board, hunter, king);
    let heavy = (board.by_color(hunter) & board.rooks_and_queens()).any();
    let kings = distance(own_king, king);
    let near = OnceCell::new();
    let near = || *near.get_or_init(|| scene.nearness());
    let race = || 3 * pawn_race(board, hunter) + pawn_race(board, hunter.other());
    let first = || near() + kings + 2 * to_edge(king) + if heavy { 0 } else { 10 };
    let second = || near() + if heavy { 0 } else { race() };
    let third = || scene.corner_guess(kings);
    [wanted[0].then(first), wanted[1].then(second), wanted[2].then(third)]
}

/// The surroundings of the hunted king.
struct Scene<'a> {
    board: &'a Board,
    hunter: Color,
    king: Square,
    /// The board without the hunted king, whom lines pass.
    occupied: Bitboard,
    /// Adjacent squares not held by its own pieces, with the hunter's pieces that attack them.
    flights: [(Bitboard, Bitboard); 8],
    count: usize,
}

impl<'a> Scene<'a> {
    fn new(board: &'a Board, hunter: Color, king: Square) -> Self {
        let occupied = board.occupied().without(king);
        let mut flights = [(Bitboard::EMPTY, Bitboard::EMPTY); 8];
        let mut count = 0;
        for square in attacks::king_attacks(king) & !board.by_color(hunter.other()) {
            flights[count] =
                (Bitboard::from_square(square), board.attacks_to(square, hunter, occupied));
            count += 1;
        }
        Self { board, hunter, king, occupied, flights, count }
    }

    /// How near a check is that leaves few parries.
    fn nearness(&self) -> i32 {
        match self.best_check() {
            Some(parries) => 3 * parries,
            None => 14 + 2 * self.free_flights(),
        }
    }

    /// How far the hunted king is from a corner where minor pieces mate, and the pieces from it; `kings` is the distance
    /// between the kings.
    fn corner_guess(&self, kings: i32) -> i32 {
        let (board, hunter, king) = (self.board, self.hunter, self.king);
        let minors = board.by_color(hunter) & !board.kings() & !board.pawns();
        let mut guess = 2 * self.free_flights()
            + 3 * to_corner(king, corners(board, hunter))
            + 2 * (kings - 2).abs();
        for piece in minors {
            guess += distance(piece, king);
        }
        let useful = board.by_color(hunter.other()) & !board.kings() & !board.pawns();
        guess
            + match useful.into_iter().map(|square| distance(square, king)).min() {
                Some(steps) => 2 * steps,
                None => 2 * pawn_race(board, hunter.other()),
            }
    }

    fn free_flights(&self) -> i32 {
        let free = self.flights[..self.count].iter().filter(|(_, attackers)| attackers.is_empty());
        i32::try_from(free.count()).unwrap_or(0)
    }

    /// The smallest number of parries to a check the hunter could give with one move, if any.
    fn best_check(&self) -> Option<i32> {
        let own = self.board.by_color(self.hunter);
        let mut best = None;
        for from in own & !self.board.kings() {
            let Some(role) = self.board.role_at(from) else { continue };
            let occupied = self.board.occupied().without(from);
            for (role, targets) in self.moves(role, from) {
                let lines = match role {
                    Role::Pawn => attacks::pawn_attacks(self.hunter.other(), self.king),
                    Role::Knight => attacks::knight_attacks(self.king),
                    Role::Bishop => attacks::bishop_attacks(self.king, occupied),
                    Role::Rook => attacks::rook_attacks(self.king, occupied),
                    Role::Queen => attacks::queen_attacks(self.king, occupied),
                    Role::King => Bitboard::EMPTY,
                };
                for to in targets & lines & !own {
                    let parries = self.parries(role, from, to);
                    if best.is_none_or(|best| parries < best) {
                        best = Some(parries);
                    }
                }
            }
        }
        best
    }

    /// Where a piece may go next, and as what.
    fn moves(&self, role: Role, from: Square) -> [(Role, Bitboard); 2] {
        let all = self.board.attacks_from(from);
        if role != Role::Pawn {
            return [(role, all), (Role::King, Bitboard::EMPTY)];
        }
        let step = self.hunter.fold_wb(8, -8);
        let push = Bitboard::from_square(from).shift(step) & !self.board.occupied();
        let takes = all & self.board.by_color(self.hunter.other());
        let last = self.hunter.other().backrank();
        [
            (Role::Pawn, (push | takes).without(last)),
            (Role::Queen, (push | takes) & Bitboard::from_rank(last)),
        ]
    }

    fn parries(&self, role: Role, from: Square, to: Square) -> i32 {
        let occupied = self.occupied.without(from).with(to);
        let piece = role.of(self.hunter);
        let covered = attacks::attacks(to, piece, occupied);
        let mut parries = 0;
        for &(square, attackers) in &self.flights[..self.count] {
            let held = attackers.without(from).any() || (covered & square).any();
            if !held {
                parries += 1;
            }
        }
        let rival = self.hunter.other();
        let full = occupied.with(self.king);
        let rivals = self.board.by_color(rival) & !self.board.kings();
        let takers = self.board.attacks_to(to, rival, full) & rivals;
        parries += i32::try_from(takers.count()).unwrap_or(0);
        // The captured piece stood next to its king: its square is a flight unless protected.
        if attacks::king_attacks(self.king).contains(to)
            && rivals.contains(to)
            && self.board.attacks_to(to, self.hunter, occupied).without(from).is_empty()
        {
            parries += 1;
        }
        let pieces = rivals & !self.board.pawns();
        for square in attacks::between(to, self.king) {
            let pushes = Bitboard::from_square(square).shift(rival.fold_wb(-8, 8));
            let helpers = (self.board.attacks_to(square, rival, full) & pieces)
                | (pushes & rivals & self.board.pawns());
            parries += if helpers.any() { 1 } else { 0 };
        }
        parries
    }
}

/// The corners where the hunter's minor pieces can mate.
fn corners(board: &Board, hunter: Color) -> Bitboard {
    let own = board.by_color(hunter);
    let bishops = own & board.bishops();
    let knights = own & board.knights();
    if knights.any() || bishops.is_empty() {
        return Bitboard::CORNERS;
    }
    let shade = if (bishops & Bitboard::DARK_SQUARES).any() {
        Bitboard::DARK_SQUARES
    } else {
        Bitboard::LIGHT_SQUARES
    };
    if (bishops & !shade).any() { Bitboard::CORNERS } else { Bitboard::CORNERS & shade }
}

/// How far the foremost pawn is from promotion; a pawn that cannot step counts as further away.
fn pawn_race(board: &Board, color: Color) -> i32 {
    let pawns = board.pawns() & board.by_color(color);
    pawns
        .into_iter()
        .map(|square| {
            let rank = i32::from(u8::from(square) / 8);
            let ahead = Bitboard::from_square(square).shift(color.fold_wb(8, -8));
            let stopped = if (ahead & board.occupied()).any() { 4 } else { 0 };
            color.fold_wb(7 - rank, rank) + stopped
        })
        .min()
        .unwrap_or(12)
}

fn to_edge(square: Square) -> i32 {
    let (file, rank) = (i32::from(u8::from(square) % 8), i32::from(u8::from(square) / 8));
    file.min(7 - file).min(rank.min(7 - rank))
}

fn to_corner(square: Square, corners: Bitboard) -> i32 {
    corners.into_iter().map(|corner| distance(corner, square)).min().unwrap_or(0)
}
