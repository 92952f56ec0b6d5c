//! A board as one draws it, and moves as a beginner's book describes them.

use xiangqi::{Color, Move, Piece, Position, Role, Square};

/// Ten rows of nine points, Red's back row first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Plain {
    rows: [[Option<Piece>; 9]; 10],
}

/// A point as file and row; it may lie off the board.
type Point = (i8, i8);

fn point(square: Square) -> Point {
    (square.file().cast_signed(), square.rank().cast_signed())
}

fn square((file, row): Point) -> Option<Square> {
    Square::new(u8::try_from(file).ok()?, u8::try_from(row).ok()?)
}

impl Plain {
    pub(crate) fn of(position: &Position) -> Self {
        let mut board = Self { rows: [[None; 9]; 10] };
        for (square, piece) in position.board().pieces() {
            board.put(square, Some(piece));
        }
        board
    }

    fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.rows[usize::from(square.rank())][usize::from(square.file())] = piece;
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.rows[usize::from(square.rank())][usize::from(square.file())]
    }

    fn men(&self, color: Color) -> Vec<(Square, Piece)> {
        Square::all()
            .filter_map(|square| self.at(square).map(|piece| (square, piece)))
            .filter(|(_, piece)| piece.color == color)
            .collect()
    }

    pub(crate) fn play(&self, m: Move) -> Self {
        let mut after = *self;
        after.put(m.to, self.at(m.from));
        after.put(m.from, None);
        after
    }

    /// The points a piece can go to or take on, own pieces left out, without regard to checks.
    fn steps(&self, from: Square, piece: Piece) -> Vec<Square> {
        let (file, row) = point(from);
        let near = |list: &[Point]| -> Vec<Point> {
            list.iter().map(|(files, rows)| (file + files, row + rows)).collect()
        };
        let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        let diagonal = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let red = piece.color == Color::Red;
        let home = |row: i8| if red { row <= 4 } else { row >= 5 };
        let palace =
            |(file, row): Point| (3..=5).contains(&file) && if red { row <= 2 } else { row >= 7 };
        let empty = |at: Point| square(at).is_some_and(|at| self.at(at).is_none());
        let points: Vec<Point> = match piece.role {
            Role::General => near(&straight).into_iter().filter(|&at| palace(at)).collect(),
            Role::Advisor => near(&diagonal).into_iter().filter(|&at| palace(at)).collect(),
            Role::Elephant => diagonal
                .iter()
                .filter(|(files, rows)| empty((file + files, row + rows)))
                .map(|(files, rows)| (file + 2 * files, row + 2 * rows))
                .filter(|&(_, row)| home(row))
                .collect(),
            Role::Horse => straight
                .iter()
                .filter(|(files, rows)| empty((file + files, row + rows)))
                .flat_map(|&(files, rows)| {
                    let far = (file + 2 * files, row + 2 * rows);
                    if files == 0 {
                        [(far.0 + 1, far.1), (far.0 - 1, far.1)]
                    } else {
                        [(far.0, far.1 + 1), (far.0, far.1 - 1)]
                    }
                })
                .collect(),
            Role::Chariot | Role::Cannon => {
                straight.iter().flat_map(|&way| self.line(from, way, piece.role)).collect()
            }
            Role::Soldier => {
                let forward = if red { 1 } else { -1 };
                let mut points = vec![(file, row + forward)];
                if !home(row) {
                    points.extend([(file - 1, row), (file + 1, row)]);
                }
                points
            }
        };
        points
            .into_iter()
            .filter_map(square)
            .filter(|&to| self.at(to).is_none_or(|other| other.color != piece.color))
            .collect()
    }

    /// The points along one way: a chariot's up to the first piece, a cannon's up to before it and the second piece.
    fn line(&self, from: Square, way: Point, role: Role) -> Vec<Point> {
        let (mut points, mut jumped) = (Vec::new(), false);
        let mut at = point(from);
        loop {
            at = (at.0 + way.0, at.1 + way.1);
            let Some(here) = square(at) else { return points };
            match (role == Role::Cannon, jumped, self.at(here).is_some()) {
                (_, false, false) => points.push(at),
                (true, false, true) => jumped = true,
                (true, true, false) => {}
                (false, _, true) | (true, true, true) => {
                    points.push(at);
                    return points;
                }
                (false, true, false) => unreachable!("a chariot does not jump"),
            }
        }
    }

    fn general(&self, color: Color) -> Option<Square> {
        self.men(color).into_iter().find(|(_, piece)| piece.role == Role::General).map(|(at, _)| at)
    }

    /// The same with `man` on `at`.
    pub(crate) fn with(&self, at: Square, man: Piece) -> Self {
        let mut with = *self;
        with.put(at, Some(man));
        with
    }

    /// The men that could take the general of `color`.
    pub(crate) fn checkers(&self, color: Color) -> Vec<Square> {
        let general = self.general(color);
        let men = self.men(color.other()).into_iter();
        men.filter(|&(at, man)| self.steps(at, man).iter().any(|to| Some(*to) == general))
            .map(|(at, _)| at)
            .collect()
    }

    /// The same without the men that could take the general of `color`.
    pub(crate) fn without_checkers(&self, color: Color) -> Self {
        let mut without = *self;
        for at in self.checkers(color) {
            without.put(at, None);
        }
        without
    }

    /// Every capture by `color`, without regard to checks.
    pub(crate) fn takes(&self, color: Color) -> Vec<Move> {
        let men = self.men(color).into_iter();
        men.flat_map(|(from, man)| {
            self.steps(from, man).into_iter().map(move |to| Move::new(from, to))
        })
        .filter(|m| self.at(m.to).is_some())
        .collect()
    }

    /// Whether all men but the one on `apart` reach the same points as on `other`, and the generals face each other or
    /// not as there.
    pub(crate) fn reaches_as(&self, other: &Self, apart: Square) -> bool {
        let men = |color| self.men(color).into_iter().filter(|(at, _)| *at != apart);
        Color::ALL.into_iter().all(|color| {
            men(color).all(|(at, man)| self.steps(at, man) == other.steps(at, man))
                && self.checked(color) == other.checked(color)
        })
    }

    /// Whether the general of `color` could be taken, or faces the other on an open file.
    pub(crate) fn checked(&self, color: Color) -> bool {
        let Some(general) = self.general(color) else { return false };
        let other = color.other();
        let taken =
            self.men(other).into_iter().any(|(at, piece)| self.steps(at, piece).contains(&general));
        let facing = self.general(other).is_some_and(|enemy| {
            let rows = general.rank().min(enemy.rank()) + 1..general.rank().max(enemy.rank());
            enemy.file() == general.file()
                && rows
                    .filter_map(|row| Square::new(general.file(), row))
                    .all(|between| self.at(between).is_none())
        });
        taken || facing
    }

    /// Every move of `color` that does not leave its general to be taken.
    pub(crate) fn legal(&self, color: Color) -> Vec<Move> {
        let mut moves = Vec::new();
        for (from, piece) in self.men(color) {
            for to in self.steps(from, piece) {
                let m = Move::new(from, to);
                if !self.play(m).checked(color) {
                    moves.push(m);
                }
            }
        }
        moves
    }

    /// The legal moves of `color` that take something other than a general, with what takes and what is taken.
    pub(crate) fn captures(&self, color: Color) -> Vec<(Move, Piece, Piece)> {
        self.legal(color)
            .into_iter()
            .filter_map(|m| Some((m, self.at(m.from)?, self.at(m.to)?)))
            .filter(|(_, _, victim)| victim.role != Role::General)
            .collect()
    }

    /// Whether `color` can mate by at most `moves` checks, the opponent answering as it likes.
    pub(crate) fn mates(&self, color: Color, moves: u32) -> bool {
        moves > 0
            && self.legal(color).into_iter().any(|m| {
                let after = self.play(m);
                after.checked(color.other())
                    && after
                        .legal(color.other())
                        .into_iter()
                        .all(|answer| after.play(answer).mates(color, moves - 1))
            })
    }

    /// Whether `line` is a run of checks of `color`, with legal answers, that ends in mate.
    pub(crate) fn is_mating_line(&self, color: Color, line: &[Move]) -> bool {
        let mut board = *self;
        for (ply, &m) in line.iter().enumerate() {
            let side = if ply % 2 == 0 { color } else { color.other() };
            if !board.legal(side).contains(&m) {
                return false;
            }
            board = board.play(m);
            if side == color && !board.checked(color.other()) {
                return false;
            }
        }
        line.len() % 2 == 1 && board.legal(color.other()).is_empty()
    }
}

/// Whether a soldier has not crossed the river.
pub(crate) fn is_uncrossed(piece: Piece, at: Square) -> bool {
    piece.role == Role::Soldier && (piece.color == Color::Red) == (at.rank() <= 4)
}
