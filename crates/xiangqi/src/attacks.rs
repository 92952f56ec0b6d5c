//! What pieces reach and attack on a board, whoever is to move and whatever stands in check.

use crate::tables::{
    ALONG_FILE, ALONG_RANK, BETWEEN, DIAGONAL, ELEPHANT, FILE, HOME, HORSE, PALACE, RANK, Reach,
    SOLDIER, SOLDIER_FROM, SPREAD, STRAIGHT,
};
use crate::{Board, Color, Piece, Role, Square, SquareSet};

impl Board {
    /// The points the piece on `square` attacks: where it could capture, were an enemy piece there.
    ///
    /// Own pieces are included (they are protected), and so are empty points; a cannon attacks
    /// what lies over exactly one piece, not the empty points before it. Nothing for an empty
    /// point. A general does not attack the other along an open file here: see
    /// [`Board::generals_face`].
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> SquareSet {
        let Some(piece) = self.piece_at(square) else { return SquareSet::EMPTY };
        match piece.role {
            Role::Cannon => self.cannon_attacks(square),
            Role::General
            | Role::Advisor
            | Role::Elephant
            | Role::Horse
            | Role::Chariot
            | Role::Soldier => self.reach(square, piece),
        }
    }

    /// The points the piece on `square` moves to, by its own way of moving alone: empty points
    /// and enemy pieces. Nothing for an empty point.
    #[must_use]
    pub fn targets_from(&self, square: Square) -> SquareSet {
        self.piece_at(square).map_or(SquareSet::EMPTY, |piece| {
            self.reach(square, piece) - self.by_color(piece.color)
        })
    }

    /// The pieces of `by` that attack `square`, in the sense of [`Board::attacks_from`].
    ///
    /// Whether the point is empty, held by the enemy (attacked) or by `by` itself (protected)
    /// makes no difference. Pins are not looked at.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> SquareSet {
        self.attackers_among(square, by, self.occupied())
    }

    /// Whether the generals stand on one file with nothing between them.
    #[must_use]
    pub fn generals_face(&self) -> bool {
        self.generals(Color::Red)
            .into_iter()
            .any(|general| !self.facing(general, Color::Black, self.occupied()).is_empty())
    }

    /// The pieces of the other side that give check to `color`, a facing general included.
    ///
    /// Nothing where `color` has no general.
    #[must_use]
    pub fn checkers(&self, color: Color) -> SquareSet {
        self.general(color).map_or(SquareSet::EMPTY, |general| {
            self.checkers_among(general, color.other(), self.occupied())
        })
    }

    /// The pieces of `by` that would check a general on `square`, if only `occupied` were so.
    pub(crate) fn checkers_among(
        &self,
        square: Square,
        by: Color,
        occupied: SquareSet,
    ) -> SquareSet {
        self.attackers_among(square, by, occupied) | self.facing(square, by, occupied)
    }

    /// Whether a general on `square`, in its own palace, would be in check from `by`.
    pub(crate) fn is_check_in_palace(
        &self,
        square: Square,
        by: Color,
        occupied: SquareSet,
    ) -> bool {
        !self.soldier_attackers(square, by).is_empty()
            || !self.facing(square, by, occupied).is_empty()
            || !self.line_attackers(square, by, occupied).is_empty()
            || !self.horse_attackers(square, by, occupied).is_empty()
    }

    /// What `piece` on `square` moves to, own pieces included.
    #[inline]
    pub(crate) fn reach(&self, square: Square, piece: Piece) -> SquareSet {
        let index = square.index();
        let color = piece.color.index();
        match piece.role {
            Role::General => SquareSet::from_bits(STRAIGHT[index] & PALACE[color]),
            Role::Advisor => SquareSet::from_bits(DIAGONAL[index] & PALACE[color]),
            Role::Elephant => SquareSet::from_bits(self.elephant_reach(square) & HOME[color]),
            Role::Horse => SquareSet::from_bits(HORSE[index][self.horse_legs(square)]),
            Role::Chariot => {
                let (rank, file) = self.reach_along(square);
                points(square, rank.open, file.open)
            }
            Role::Cannon => {
                let (rank, file) = self.cannon_reach(square);
                points(square, rank, file)
            }
            Role::Soldier => SquareSet::from_bits(SOLDIER[color][index]),
        }
    }

    /// What a cannon on `square` moves to along its rank and its file, own pieces included.
    #[inline]
    pub(crate) fn cannon_reach(&self, square: Square) -> (u16, u16) {
        let (rank, file) = self.reach_along(square);
        let (on_rank, on_file) = self.occupied_along(square);
        (rank.open & !on_rank | rank.over & on_rank, file.open & !on_file | file.over & on_file)
    }

    /// Where a chariot of `color` goes from `square`: along the rank in the upper half of the
    /// number, along the file in the lower.
    #[inline]
    pub(crate) fn chariot_lines(&self, square: Square, color: Color) -> u32 {
        let (rank, file) = self.reach_along(square);
        self.lines_without(square, color, rank.open, file.open)
    }

    /// As [`Board::chariot_lines`] for a cannon.
    #[inline]
    pub(crate) fn cannon_lines(&self, square: Square, color: Color) -> u32 {
        let (rank, file) = self.cannon_reach(square);
        self.lines_without(square, color, rank, file)
    }

    #[inline]
    fn lines_without(&self, square: Square, color: Color, rank: u16, file: u16) -> u32 {
        let rank = rank & !self.rank_of(square, color);
        let file = file & !self.file_of(square, color);
        u32::from(rank) << 16 | u32::from(file)
    }

    /// What is reached from `square` along its rank and along its file.
    #[inline]
    pub(crate) fn reach_along(&self, square: Square) -> (Reach, Reach) {
        let (on_rank, on_file) = self.occupied_along(square);
        (
            ALONG_RANK[usize::from(square.file())][usize::from(on_rank)],
            ALONG_FILE[usize::from(square.rank())][usize::from(on_file)],
        )
    }

    /// The points of the lines of `square` with nothing between, and those with one piece between, once the pieces `lifted`
    /// are taken from the board.
    pub(crate) fn lines_from(&self, square: Square, lifted: SquareSet) -> (SquareSet, SquareSet) {
        let (mut on_rank, mut on_file) = self.occupied_along(square);
        for lifted in lifted {
            if lifted.rank() == square.rank() {
                on_rank &= !(1 << lifted.file());
            }
            if lifted.file() == square.file() {
                on_file &= !(1 << lifted.rank());
            }
        }
        let rank = ALONG_RANK[usize::from(square.file())][usize::from(on_rank)];
        let file = ALONG_FILE[usize::from(square.rank())][usize::from(on_file)];
        (points(square, rank.open, file.open), points(square, rank.over, file.over))
    }

    /// Which legs of a horse on `square` are blocked, as [`HORSE`] counts them.
    #[inline]
    pub(crate) fn horse_legs(&self, square: Square) -> usize {
        let (on_rank, on_file) = self.occupied_along(square);
        let sides = on_rank << 1 >> square.file() & 0b101;
        let ends = on_file << 1 >> square.rank() & 0b101;
        usize::from(sides | ends << 1)
    }

    /// What an elephant on `square` reaches on either half.
    #[inline]
    pub(crate) fn elephant_reach(&self, square: Square) -> u128 {
        let [below, _, above] = self.ranks_about(square);
        let below = below << 1 >> square.file() & 0b101;
        let above = above << 1 >> square.file() & 0b101;
        ELEPHANT[square.index()][usize::from(below | above << 1)]
    }

    /// `by`'s chariots and cannons on the lines of `square`, and its general on the file.
    pub(crate) fn on_lines(&self, square: Square, by: Color) -> SquareSet {
        let file = SquareSet::from_bits(FILE[square.index()]);
        let rank = SquareSet::from_bits(RANK[square.index()]);
        let straight = self.by_role(Role::Chariot) | self.by_role(Role::Cannon);
        (straight & (file | rank) | self.by_role(Role::General) & file) & self.by_color(by)
    }

    /// `by`'s horses that reach `square` unless their leg is blocked, each with its leg.
    pub(crate) fn horses_about(
        &self,
        square: Square,
        by: Color,
    ) -> impl Iterator<Item = (Square, SquareSet)> {
        let ring = SquareSet::from_bits(HORSE[square.index()][0]);
        (ring & self.by_piece(Piece::new(by, Role::Horse))).into_iter().map(move |horse| {
            (horse, SquareSet::from_bits(STRAIGHT[horse.index()] & DIAGONAL[square.index()]))
        })
    }

    /// `by`'s soldiers that attack `square`.
    pub(crate) fn soldier_attackers(&self, square: Square, by: Color) -> SquareSet {
        SquareSet::from_bits(SOLDIER_FROM[by.index()][square.index()])
            & self.by_piece(Piece::new(by, Role::Soldier))
    }

    /// `by`'s general and advisors that attack `square`.
    pub(crate) fn palace_attackers(&self, square: Square, by: Color) -> SquareSet {
        let index = square.index();
        if !SquareSet::from_bits(PALACE[by.index()]).contains(square) {
            return SquareSet::EMPTY;
        }
        let generals = SquareSet::from_bits(STRAIGHT[index]) & self.by_role(Role::General);
        let advisors = SquareSet::from_bits(DIAGONAL[index]) & self.by_role(Role::Advisor);
        (generals | advisors) & self.by_color(by)
    }

    /// `by`'s elephants that reach `square` unless their eye is blocked, each with its eye.
    pub(crate) fn elephants_about(
        &self,
        square: Square,
        by: Color,
    ) -> impl Iterator<Item = (Square, SquareSet)> {
        let home = SquareSet::from_bits(HOME[by.index()]).contains(square);
        let ring = if home { ELEPHANT[square.index()][0] } else { 0 };
        let elephants = self.by_piece(Piece::new(by, Role::Elephant));
        (SquareSet::from_bits(ring) & elephants).into_iter().map(move |elephant| {
            let eye = DIAGONAL[elephant.index()] & DIAGONAL[square.index()];
            (elephant, SquareSet::from_bits(eye))
        })
    }

    fn attackers_among(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let mut found = self.line_attackers(square, by, occupied)
            | self.horse_attackers(square, by, occupied)
            | self.soldier_attackers(square, by);
        if square.is_home_of(by) {
            found |= self.palace_attackers(square, by);
            found.extend(unblocked(self.elephants_about(square, by), occupied));
        }
        found
    }

    fn generals(&self, color: Color) -> SquareSet {
        self.by_piece(Piece::new(color, Role::General))
    }

    #[inline]
    fn facing(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let generals = self.generals(by) & SquareSet::from_bits(FILE[square.index()]);
        generals
            .into_iter()
            .filter(|&general| !between(square, general).intersects(occupied))
            .collect()
    }

    #[inline]
    fn line_attackers(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        let lines = SquareSet::from_bits(FILE[square.index()] | RANK[square.index()]);
        let own = self.by_color(by) & lines;
        let mut found = SquareSet::EMPTY;
        for chariot in own & self.by_role(Role::Chariot) {
            if !between(square, chariot).intersects(occupied) {
                found.insert(chariot);
            }
        }
        for cannon in own & self.by_role(Role::Cannon) {
            if (between(square, cannon) & occupied).is_single() {
                found.insert(cannon);
            }
        }
        found
    }

    #[inline]
    fn horse_attackers(&self, square: Square, by: Color, occupied: SquareSet) -> SquareSet {
        unblocked(self.horses_about(square, by), occupied).collect()
    }

    fn cannon_attacks(&self, square: Square) -> SquareSet {
        let (rank, file) = self.reach_along(square);
        points(square, rank.over, file.over)
    }

    #[inline]
    fn occupied_along(&self, square: Square) -> (u16, u16) {
        (
            self.rank_of(square, Color::Red) | self.rank_of(square, Color::Black),
            self.file_of(square, Color::Red) | self.file_of(square, Color::Black),
        )
    }
}

/// The pieces whose leg or eye is free.
fn unblocked(
    pieces: impl Iterator<Item = (Square, SquareSet)>,
    occupied: SquareSet,
) -> impl Iterator<Item = Square> {
    pieces.filter(move |&(_, leg)| !leg.intersects(occupied)).map(|(piece, _)| piece)
}

/// The points strictly between two points of one line.
pub(crate) fn between(a: Square, b: Square) -> SquareSet {
    SquareSet::from_bits(BETWEEN[a.index()][b.index()])
}

/// Bits along the rank and the file of `square` as points.
fn points(square: Square, rank: u16, file: u16) -> SquareSet {
    let first = square.index() - usize::from(square.file());
    SquareSet::from_bits(u128::from(rank) << first | SPREAD[usize::from(file)] << square.file())
}
