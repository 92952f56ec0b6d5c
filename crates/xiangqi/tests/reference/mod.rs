//! The plain way to say which moves are legal, kept to answer for the fast one: ninety points in
//! an array, walked step by step, and every move tried on a copy.

use xiangqi::{Board, Color, Move, Piece, Role, Setup, Square};

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

#[derive(Clone)]
pub(crate) struct Reference {
    squares: Vec<Option<Piece>>,
    turn: Color,
}

impl Reference {
    pub(crate) fn new(setup: &Setup) -> Self {
        Self::of(&setup.board, setup.turn)
    }

    pub(crate) fn of(board: &Board, turn: Color) -> Self {
        Self { squares: Square::all().map(|square| board.piece_at(square)).collect(), turn }
    }

    /// Ascending by the point left and the point reached.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self
            .own_pieces()
            .flat_map(|(from, _)| self.goes(from).into_iter().map(move |to| Move::new(from, to)))
            .filter(|&m| self.after(m).checkers(self.turn).is_empty())
            .collect();
        moves.sort();
        moves
    }

    /// The pieces that attack `color`'s general, or the general that faces it.
    pub(crate) fn checkers(&self, color: Color) -> Vec<Square> {
        let Some(general) = self.general(color) else { return Vec::new() };
        Square::all()
            .filter(|&from| {
                self.at(from).is_some_and(|piece| {
                    piece.color != color
                        && (self.attacks(from).contains(&general)
                            || piece.role == Role::General && self.faces(from, general))
                })
            })
            .collect()
    }

    /// The pieces of `color` without which their general has a checker more.
    pub(crate) fn pinned(&self, color: Color) -> Vec<Square> {
        let now = self.checkers(color);
        Square::all()
            .filter(|&square| {
                self.at(square)
                    .is_some_and(|piece| piece.color == color && piece.role != Role::General)
            })
            .filter(|&square| {
                let mut lifted = self.clone();
                lifted.squares[square.index()] = None;
                lifted.checkers(color).iter().any(|checker| !now.contains(checker))
            })
            .collect()
    }

    /// The points the piece on `from` could capture on, own pieces included.
    pub(crate) fn attacks(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let mut found = match piece.role {
            Role::General => steps(from, STRAIGHT, |to| to.is_palace_of(piece.color)),
            Role::Advisor => steps(from, DIAGONAL, |to| to.is_palace_of(piece.color)),
            Role::Elephant => self.elephant(from, piece.color),
            Role::Horse => self.horse(from),
            Role::Chariot => self.along_lines(from, 0).1,
            Role::Cannon => self.along_lines(from, 1).1,
            Role::Soldier => soldier(from, piece.color),
        };
        found.sort();
        found
    }

    /// Where the piece on `from` goes, checks not looked at.
    pub(crate) fn goes(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.at(from) else { return Vec::new() };
        let mut found = self.attacks(from);
        if piece.role == Role::Cannon {
            found.retain(|&to| self.at(to).is_some());
            found.extend(self.along_lines(from, 0).0);
        }
        found.retain(|&to| self.at(to).is_none_or(|taken| taken.color != piece.color));
        found
    }

    fn after(&self, m: Move) -> Self {
        let mut after = self.clone();
        after.squares[m.to.index()] = after.squares[m.from.index()].take();
        after
    }

    fn at(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    fn own_pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all()
            .filter_map(|square| Some((square, self.at(square)?)))
            .filter(|(_, piece)| piece.color == self.turn)
    }

    fn general(&self, color: Color) -> Option<Square> {
        let general = Some(Piece::new(color, Role::General));
        let mut found = Square::all().filter(|&square| self.at(square) == general);
        found.next().filter(|_| found.next().is_none())
    }

    fn faces(&self, a: Square, b: Square) -> bool {
        let (low, high) = (a.rank().min(b.rank()), a.rank().max(b.rank()));
        a.file() == b.file()
            && (low + 1..high).all(|rank| {
                Square::new(a.file(), rank).is_some_and(|square| self.at(square).is_none())
            })
    }

    fn elephant(&self, from: Square, color: Color) -> Vec<Square> {
        DIAGONAL
            .iter()
            .filter(|&&(x, y)| from.offset(x, y).is_some_and(|eye| self.at(eye).is_none()))
            .filter_map(|&(x, y)| from.offset(2 * x, 2 * y))
            .filter(|to| to.is_home_of(color))
            .collect()
    }

    fn horse(&self, from: Square) -> Vec<Square> {
        let mut found = Vec::new();
        for (x, y) in STRAIGHT {
            if from.offset(x, y).is_some_and(|leg| self.at(leg).is_none()) {
                for side in [1, -1] {
                    let (x, y) = if x == 0 { (side, 2 * y) } else { (2 * x, side) };
                    found.extend(from.offset(x, y));
                }
            }
        }
        found
    }

    /// The empty points met after exactly `screens` pieces on each line, and the same with the
    /// piece that ends them.
    fn along_lines(&self, from: Square, screens: usize) -> (Vec<Square>, Vec<Square>) {
        let (mut empty, mut all) = (Vec::new(), Vec::new());
        for (x, y) in STRAIGHT {
            let mut met = 0;
            let mut next = from.offset(x, y);
            while let Some(to) = next {
                let occupied = self.at(to).is_some();
                if met == screens {
                    all.push(to);
                    if !occupied {
                        empty.push(to);
                    }
                }
                met += usize::from(occupied);
                next = to.offset(x, y);
            }
        }
        (empty, all)
    }
}

fn steps(from: Square, steps: [(i8, i8); 4], inside: impl Fn(&Square) -> bool) -> Vec<Square> {
    steps.iter().filter_map(|&(x, y)| from.offset(x, y)).filter(inside).collect()
}

fn soldier(from: Square, color: Color) -> Vec<Square> {
    let forward = if color == Color::Red { 1 } else { -1 };
    let mut found: Vec<Square> = from.offset(0, forward).into_iter().collect();
    if !from.is_home_of(color) {
        found.extend(from.offset(1, 0));
        found.extend(from.offset(-1, 0));
    }
    found
}
