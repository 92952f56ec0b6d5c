//! Which moves give check, found out without playing them.

use crate::attacks::between;
use crate::movegen::Generator;
use crate::tables::{DIAGONAL, FILE, HORSE, RANK, SOLDIER_FROM, STRAIGHT};
use crate::{Board, Color, Move, MoveList, Piece, Position, Role, Square, SquareSet};

impl Position {
    /// Whether the opponent stands in check after the legal move `m`; cheaper than playing it.
    #[must_use]
    pub fn gives_check(&self, m: Move) -> bool {
        Checks::of(self).are_given_by(m)
    }

    /// Every legal move that gives check, in the order of [`Position::legal_moves`].
    #[must_use]
    pub fn checking_moves(&self) -> MoveList {
        self.checks_and(SquareSet::EMPTY)
    }

    /// Every legal move that captures or gives check, in the order of [`Position::legal_moves`].
    #[must_use]
    pub fn captures_and_checks(&self) -> MoveList {
        self.checks_and(self.board().by_color(self.turn().other()))
    }

    /// Whether there is a legal move that gives check; cheaper than listing them.
    #[must_use]
    pub fn has_checking_move(&self) -> bool {
        let (board, checks) = (self.board(), Checks::of(self));
        let generator = Generator::new(board, self.turn());
        board.by_color(self.turn()).into_iter().any(|from| {
            let candidates = board
                .piece_at(from)
                .map_or(SquareSet::EMPTY, |piece| checks.candidates(from, piece));
            let mut targets = generator.targets(from, candidates).into_iter();
            targets.any(|to| checks.are_given_by(Move::new(from, to)))
        })
    }

    /// The legal moves that give check or reach one of `points`.
    fn checks_and(&self, points: SquareSet) -> MoveList {
        let checks = Checks::of(self);
        let mut moves = MoveList::new();
        let candidates = |from, piece| checks.candidates(from, piece) | points;
        for &m in &Generator::new(self.board(), self.turn()).moves_by(candidates) {
            if points.contains(m.to) || checks.are_given_by(m) {
                moves.push(m);
            }
        }
        moves
    }
}

/// The checks of the side to move.
pub(crate) struct Checks<'a> {
    position: &'a Position,
    aimed: Option<Aimed<'a>>,
}

impl<'a> Checks<'a> {
    /// Those in `position`.
    pub(crate) fn of(position: &'a Position) -> Self {
        Self { position, aimed: Aimed::at(position.board(), position.turn()) }
    }

    /// Whether the opponent stands in check after the legal move `m`.
    pub(crate) fn are_given_by(&self, m: Move) -> bool {
        match &self.aimed {
            Some(aimed) if m.to != aimed.general => aimed.is_hit_by(m),
            Some(_) | None => self.position.after(m).is_check(),
        }
    }

    /// Where the piece on `from` may go to give check, and perhaps other points.
    fn candidates(&self, from: Square, piece: Piece) -> SquareSet {
        self.aimed.as_ref().map_or(SquareSet::ALL, |aimed| aimed.candidates(from, piece))
    }
}

/// The general that one side's moves may check.
struct Aimed<'a> {
    board: &'a Board,
    /// The side that gives check.
    side: Color,
    general: Square,
    /// The lines of the general and the legs of horses beside it: what leaves one of these points may open a check.
    about: SquareSet,
    /// Points that become a mount for a cannon when a piece goes there.
    mounts: SquareSet,
    /// The general stands in check already.
    is_hit: bool,
}

impl<'a> Aimed<'a> {
    /// The general that `side` aims at; `None` where there is no single one, or where it stands on the half of `side`, as on
    /// a few diagrams.
    fn at(board: &'a Board, side: Color) -> Option<Self> {
        let general = board.general(side.other()).filter(|general| !general.is_home_of(side))?;
        let occupied = board.occupied();
        let lines = SquareSet::from_bits(FILE[general.index()] | RANK[general.index()]);
        let mounts = (lines & board.by_piece(Piece::new(side, Role::Cannon)))
            .into_iter()
            .map(|cannon| between(cannon, general))
            .filter(|between| !between.intersects(occupied))
            .fold(SquareSet::EMPTY, SquareSet::union);
        let about = lines | SquareSet::from_bits(DIAGONAL[general.index()]);
        let is_hit = !board.checkers_among(general, side, occupied).is_empty();
        Some(Self { board, side, general, about, mounts, is_hit })
    }

    /// Where the piece on `from` may go to give check, and perhaps other points.
    fn candidates(&self, from: Square, piece: Piece) -> SquareSet {
        let index = self.general.index();
        if self.is_hit || self.about.contains(from) {
            return SquareSet::ALL;
        }
        let direct = match piece.role {
            Role::Chariot | Role::Cannon => SquareSet::from_bits(FILE[index] | RANK[index]),
            Role::Horse => SquareSet::from_bits(HORSE[index][0]),
            Role::Soldier => SquareSet::from_bits(SOLDIER_FROM[self.side.index()][index]),
            // Only one of several generals may face the other.
            Role::General => SquareSet::from_bits(FILE[index]),
            Role::Advisor | Role::Elephant => SquareSet::EMPTY,
        };
        direct | self.mounts
    }

    /// Whether the general stands in check once `m`, which does not take it, was played.
    fn is_hit_by(&self, m: Move) -> bool {
        let Some(piece) = self.board.piece_at(m.from) else { return self.is_hit };
        if !self.is_hit && !self.about.contains(m.from) {
            return self.mounts.contains(m.to) || self.is_hit_from(m.to, piece.role);
        }
        let index = self.general.index();
        let occupied = (self.board.occupied() - m.from.into()) | m.to.into();
        let others = self.board.by_color(self.side) - m.from.into();
        let moved = |role| if piece.role == role { SquareSet::of(m.to) } else { SquareSet::EMPTY };
        let with = |role| others & self.board.by_role(role) | moved(role);
        let file = SquareSet::from_bits(FILE[index]);
        let lines = file | SquareSet::from_bits(RANK[index]);
        let free = |square| !between(square, self.general).intersects(occupied);
        let mounted = |square| (between(square, self.general) & occupied).is_single();
        let leg = |horse: Square| STRAIGHT[horse.index()] & DIAGONAL[index];
        (with(Role::Chariot) & lines).into_iter().any(free)
            || (with(Role::Cannon) & lines).into_iter().any(mounted)
            || (with(Role::Horse) & SquareSet::from_bits(HORSE[index][0]))
                .into_iter()
                .any(|horse| !SquareSet::from_bits(leg(horse)).intersects(occupied))
            || with(Role::Soldier)
                .intersects(SquareSet::from_bits(SOLDIER_FROM[self.side.index()][index]))
            || (with(Role::General) & file).into_iter().any(free)
    }

    /// Whether a piece of `role` that has come to `square` from a point that is not [`Aimed::about`] hits the general.
    fn is_hit_from(&self, square: Square, role: Role) -> bool {
        let index = self.general.index();
        let is_in = |set: u128| SquareSet::from_bits(set).contains(square);
        let inside = || between(square, self.general) & self.board.occupied();
        match role {
            Role::Chariot => is_in(FILE[index] | RANK[index]) && inside().is_empty(),
            Role::Cannon => is_in(FILE[index] | RANK[index]) && inside().is_single(),
            Role::Horse => {
                let leg = SquareSet::from_bits(STRAIGHT[square.index()] & DIAGONAL[index]);
                is_in(HORSE[index][0]) && !leg.intersects(self.board.occupied())
            }
            Role::Soldier => is_in(SOLDIER_FROM[self.side.index()][index]),
            Role::General => is_in(FILE[index]) && inside().is_empty(),
            Role::Advisor | Role::Elephant => false,
        }
    }
}
