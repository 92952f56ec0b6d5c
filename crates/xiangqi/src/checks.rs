//! Which moves give check, found out without playing them.

use crate::attacks::between;
use crate::movegen::Generator;
use crate::tables::{DIAGONAL, FILE, HORSE, SOLDIER_FROM, STRAIGHT};
use crate::{Board, Color, Move, MoveList, Position, Role, Square, SquareSet};

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
            let points = checks.points(from);
            let mut targets = generator.targets(from, points).into_iter();
            targets.any(|to| checks.aimed.is_some() || checks.are_given_by(Move::new(from, to)))
        })
    }

    /// The legal moves that give check or reach one of `points`.
    fn checks_and(&self, points: SquareSet) -> MoveList {
        let checks = Checks::of(self);
        let generator = Generator::new(self.board(), self.turn());
        let within = |from, _| checks.points(from) | points;
        let found = generator.moves_by(within);
        if checks.aimed.is_some() {
            return found;
        }
        found.into_iter().filter(|&m| points.contains(m.to) || checks.are_given_by(m)).collect()
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
            Some(aimed) => aimed.points(m.from).contains(m.to),
            None => self.position.after(m).is_check(),
        }
    }

    /// Where the piece on `from` gives check if it may go there; where that is not known, all points.
    fn points(&self, from: Square) -> SquareSet {
        self.aimed.as_ref().map_or(SquareSet::ALL, |aimed| aimed.points(from))
    }
}

/// The general that one side's moves may check.
struct Aimed<'a> {
    board: &'a Board,
    /// The side that gives check.
    side: Color,
    general: Square,
    /// Up to the second piece on each line of the general, and the legs of horses beside it: what leaves another point opens
    /// no check.
    about: SquareSet,
    /// The checks of a piece that stands elsewhere.
    elsewhere: Aim,
}

impl<'a> Aimed<'a> {
    /// The general that `side` aims at; `None` where there is no single one, or where it stands on the half of `side`, as on
    /// a few diagrams.
    fn at(board: &'a Board, side: Color) -> Option<Self> {
        let general = board.general(side.other()).filter(|general| !general.is_home_of(side))?;
        let elsewhere = Aim::of(board, side, general, None);
        let legs = SquareSet::from_bits(DIAGONAL[general.index()]);
        Some(Self {
            board,
            side,
            general,
            about: elsewhere.open | elsewhere.over | legs,
            elsewhere,
        })
    }

    /// Where the piece on `from` has to go so that the general stands in check.
    fn points(&self, from: Square) -> SquareSet {
        let Some(piece) = self.board.piece_at(from) else { return SquareSet::EMPTY };
        let index = self.general.index();
        let of_role = |aim: &Aim| match piece.role {
            Role::Chariot => aim.open,
            Role::Cannon => aim.over,
            Role::Horse => aim.by_horse,
            Role::Soldier => SquareSet::from_bits(SOLDIER_FROM[self.side.index()][index]),
            // Only one of several generals may face the other.
            Role::General => aim.open & SquareSet::from_bits(FILE[index]),
            Role::Advisor | Role::Elephant => SquareSet::EMPTY,
        };
        let points = |aim: &Aim| of_role(aim) | aim.by_others;
        if self.elsewhere.is_hit || self.about.contains(from) {
            points(&Aim::of(self.board, self.side, self.general, Some(from)))
        } else {
            points(&self.elsewhere)
        }
    }
}

/// From where a piece that has moved hits the general, and where it has to go so that others do.
#[derive(Clone, Copy)]
struct Aim {
    /// Points of the general's lines with nothing between.
    open: SquareSet,
    /// Those with one piece between.
    over: SquareSet,
    by_horse: SquareSet,
    by_others: SquareSet,
    /// The general stands in check as it is.
    is_hit: bool,
}

impl Aim {
    /// With the piece on `lifted` taken from the board.
    fn of(board: &Board, side: Color, general: Square, lifted: Option<Square>) -> Self {
        let lifted = lifted.map_or(SquareSet::EMPTY, SquareSet::of);
        let occupied = board.occupied() - lifted;
        let (open, over) = board.lines_from(general, lifted);
        let by_horse = horses_hitting(general, occupied);
        let mut aim = Self { open, over, by_horse, by_others: SquareSet::EMPTY, is_hit: false };
        for piece in board.on_lines(general, side) - lifted {
            let between = between(general, piece);
            let inside = between & occupied;
            let cannon = board.by_role(Role::Cannon).contains(piece);
            if cannon && inside.is_empty() {
                aim.by_others |= between;
            } else if if cannon { inside.is_single() } else { inside.is_empty() } {
                aim.hit_unless_on(between - inside);
            }
        }
        for (horse, leg) in board.horses_about(general, side) {
            if !lifted.contains(horse) && !leg.intersects(occupied) {
                aim.hit_unless_on(leg);
            }
        }
        if !(board.soldier_attackers(general, side) - lifted).is_empty() {
            aim.hit_unless_on(SquareSet::EMPTY);
        }
        aim.by_others.remove(general);
        aim
    }

    fn hit_unless_on(&mut self, points: SquareSet) {
        self.is_hit = true;
        self.by_others |= !points;
    }
}

/// From where a horse hits `general`.
fn horses_hitting(general: Square, occupied: SquareSet) -> SquareSet {
    let ring = SquareSet::from_bits(HORSE[general.index()][0]);
    (SquareSet::from_bits(DIAGONAL[general.index()]) - occupied)
        .into_iter()
        .map(|leg| SquareSet::from_bits(STRAIGHT[leg.index()]) & ring)
        .fold(SquareSet::EMPTY, SquareSet::union)
}
