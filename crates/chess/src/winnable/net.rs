//! How promising a move is for a mate by minor pieces alone: everybody has a place in a picture of mate.
//!
//! The picture, in the corner h1: the hunted king there, the hunting king on f1 or f2, a piece of the hunted on h2, and a
//! knight that checks on g3 or f2, or a bishop on g2. Or without a piece in the way: the hunting king on g3 or h3, a second
//! minor piece that covers g1, and a check. There are four corners and two mirrored pictures in each.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square, attacks};

use super::playout::distance;

/// A picture: where it is, and whether a piece of the hunted stands in the way of its king.
pub(super) struct Net {
    corner: Square,
    /// Where the hunted's own piece stands, if one is needed.
    block: Option<Square>,
    kings: Bitboard,
    /// Where a knight and a bishop check from.
    strikes: [Bitboard; 2],
    /// From where a knight and a bishop cover the flight that the king does not.
    covers: [Bitboard; 2],
}

/// Files and ranks, from 0.
type Places<const N: usize> = [(u32, u32); N];

const WAY: Places<1> = [(7, 1)];
const KING_BESIDE: Places<2> = [(5, 0), (5, 1)];
const KING_ABOVE: Places<2> = [(6, 2), (7, 2)];
const KNIGHT_STRIKES: Places<2> = [(6, 2), (5, 1)];
const BISHOP_NEAR: Places<1> = [(6, 1)];
const BISHOP_STRIKES: Places<7> = [(6, 1), (5, 2), (4, 3), (3, 4), (2, 5), (1, 6), (0, 7)];
const KNIGHT_COVERS: Places<2> = [(4, 1), (5, 2)];
const BISHOP_COVERS: Places<6> = [(5, 1), (4, 2), (3, 3), (2, 4), (1, 5), (0, 6)];

impl Net {
    /// The picture for game `number`: near corners first, and such as the bishops can mate in.
    pub(super) fn new(board: &Board, hunter: Color, number: u64) -> Self {
        let own = board.by_color(hunter);
        let king = board.king_of(hunter.other()).unwrap_or(Square::E4);
        let bishops = own & board.bishops();
        let bad = |corner: Square| {
            (own & board.knights()).is_empty() && (bishops & shade(corner)).is_empty()
        };
        let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        corners.sort_by_key(|&corner| (bad(corner), distance(corner, king)));
        let useful = corners.into_iter().filter(|&corner| !bad(corner)).count().max(1);
        let number = usize::try_from(number).unwrap_or(0);
        let pair = (own & (board.knights() | board.bishops())).more_than_one();
        let (corner, mirrored) = (corners[number / 2 % useful], number % 2 == 1);
        let at = |places: &[(u32, u32)]| placed(places, corner, mirrored);
        let lone = !pair || number % 4 >= 2;
        Self {
            corner,
            block: if lone { at(&WAY).first() } else { None },
            kings: at(if lone { &KING_BESIDE } else { &KING_ABOVE }),
            strikes: [
                at(&KNIGHT_STRIKES),
                if lone { at(&BISHOP_NEAR) } else { at(&BISHOP_STRIKES) },
            ],
            covers: if lone {
                [Bitboard::EMPTY; 2]
            } else {
                [at(&KNIGHT_COVERS), at(&BISHOP_COVERS)]
            },
        }
    }
}

/// The places of the corner h1 as seen from another corner.
fn placed(places: &[(u32, u32)], corner: Square, mirrored: bool) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for &(file, rank) in places {
        let (file, rank) = if mirrored { (7 - rank, 7 - file) } else { (file, rank) };
        let mut index = rank * 8 + file;
        if u32::from(corner.file()) == 0 {
            index ^= 7;
        }
        if u32::from(corner.rank()) == 7 {
            index ^= 56;
        }
        all.add(Square::new(index));
    }
    all
}

/// All squares of the shade of one.
fn shade(square: Square) -> Bitboard {
    if Bitboard::DARK_SQUARES.contains(square) {
        Bitboard::DARK_SQUARES
    } else {
        Bitboard::LIGHT_SQUARES
    }
}

/// Who stands for what in the picture before a move.
pub(super) struct Part<'a> {
    net: &'a Net,
    hunted: Color,
    /// The hunted king is in its corner or beside it.
    near: bool,
    striker: Option<Square>,
    cover: Option<Square>,
    blocker: Option<Square>,
    /// The blocker waits one step away until this.
    ready: bool,
}

impl<'a> Part<'a> {
    pub(super) fn new(net: &'a Net, board: &Board, hunter: Color) -> Self {
        let own = board.by_color(hunter);
        let other = board.by_color(hunter.other());
        let minors = own & (board.knights() | board.bishops());
        let far = |square: Square, places: &[Bitboard; 2]| {
            board.role_at(square).map_or(FAR, |role| steps(role, square, places))
        };
        let nearest = |among: Bitboard, places| {
            among
                .into_iter()
                .min_by_key(|&square| far(square, places))
                .filter(|&s| far(s, places) < FAR)
        };
        let striker = nearest(minors & board.bishops(), &net.strikes)
            .or_else(|| nearest(minors, &net.strikes));
        let cover = striker.and_then(|striker| nearest(minors.without(striker), &net.covers));
        let king = board.king_of(hunter.other());
        let own_king = board.king_of(hunter);
        let in_corner = king == Some(net.corner);
        let blocker = net.block.and_then(|block| {
            let candidates = other & !board.kings() & !board.queens();
            candidates.into_iter().min_by_key(|&square| {
                board
                    .role_at(square)
                    .map_or(FAR, |role| to_block(role, hunter.other(), square, block))
            })
        });
        let ready = in_corner
            && own_king.is_some_and(|king| net.kings.contains(king))
            && striker.is_some_and(|square| far(square, &net.strikes) == 1);
        let near = king.is_some_and(|king| distance(king, net.corner) <= 1);
        Self { net, hunted: hunter.other(), near, striker, cover, blocker, ready }
    }

    pub(super) fn of_hunter(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let mut worth = 0;
        if m.is_capture() {
            worth += if Some(to) == self.blocker { -30 } else { 2 };
        }
        if m.role() == Role::King {
            return worth + 3 * (self.king_cost(from) - self.king_cost(to));
        }
        let cost = |square| {
            if Some(from) == self.striker {
                match steps(m.role(), square, &self.net.strikes) {
                    0 => 2,
                    n => n - 1,
                }
            } else if Some(from) == self.cover {
                steps(m.role(), square, &self.net.covers)
            } else {
                0
            }
        };
        worth + 2 * (cost(from) - cost(to))
    }

    pub(super) fn of_hunted(&self, m: Move) -> i32 {
        let (Some(from), to) = (m.from(), m.to()) else { return 0 };
        let worth = match m.capture() {
            Some(Role::Knight | Role::Bishop) => -40,
            Some(_) | None => 0,
        };
        if m.role() == Role::King {
            return worth + 3 * (distance(from, self.net.corner) - distance(to, self.net.corner));
        }
        let Some(block) = self.net.block else { return worth };
        let cost = |role, square| {
            let far = to_block(role, self.hunted, square, block);
            if self.ready { far } else { (far - 1).abs() }
        };
        let after = m.promotion().unwrap_or(m.role());
        if Some(from) == self.blocker {
            worth + 2 * (cost(m.role(), from) - cost(after, to))
        } else {
            // Nobody else stands in the place of the blocker.
            worth - if to == block { 3 } else { 0 }
        }
    }

    /// The hunting king keeps away until the hunted one is where it is to be.
    fn king_cost(&self, square: Square) -> i32 {
        let far = self.net.kings.into_iter().map(|at| distance(square, at)).min().unwrap_or(0);
        if self.near { far } else { (far - 2).abs() }
    }
}

/// More moves than any piece needs.
const FAR: i32 = 20;

/// How many moves a minor piece or rook needs to the nearest of the squares, the board being empty; they are given for
/// knights and for bishops.
fn steps(role: Role, from: Square, places: &[Bitboard; 2]) -> i32 {
    match role {
        Role::Knight => {
            let row = &LEAPS[usize::from(from)];
            places[0].into_iter().map(|to| i32::from(row[usize::from(to)])).min().unwrap_or(FAR)
        }
        Role::Bishop => {
            slides(from, places[1] & shade(from), attacks::bishop_attacks(from, Bitboard::EMPTY))
        }
        Role::Rook => slides(from, places[0], attacks::rook_attacks(from, Bitboard::EMPTY)),
        Role::Pawn | Role::Queen | Role::King => FAR,
    }
}

fn slides(from: Square, places: Bitboard, reached: Bitboard) -> i32 {
    match () {
        () if places.is_empty() => FAR,
        () if places.contains(from) => 0,
        () if (places & reached).any() => 1,
        () => 2,
    }
}

/// How many moves a piece of the hunted needs to stand in its king's way; a pawn may have to become a knight first.
fn to_block(role: Role, color: Color, from: Square, block: Square) -> i32 {
    if role != Role::Pawn {
        return steps(role, from, &[Bitboard::from_square(block); 2]);
    }
    let rank =
        |square: Square| color.fold_wb(i32::from(square.rank()), 7 - i32::from(square.rank()));
    if from.file() == block.file() && rank(from) <= rank(block) && rank(block) < 7 {
        return rank(block) - rank(from);
    }
    7 - rank(from) + 3
}

/// How many moves a knight needs from one square to another.
static LEAPS: [[u8; 64]; 64] = leaps();

const fn leaps() -> [[u8; 64]; 64] {
    let mut all = [[u8::MAX; 64]; 64];
    let mut from = 0;
    while from < 64 {
        all[from][from] = 0;
        let mut count = 0;
        while count < 6 {
            let mut at = 0;
            while at < 64 {
                if all[from][at] == count {
                    let mut to = 0;
                    while to < 64 {
                        let (files, ranks) = ((at % 8).abs_diff(to % 8), (at / 8).abs_diff(to / 8));
                        if files * ranks == 2 && all[from][to] > count + 1 {
                            all[from][to] = count + 1;
                        }
                        to += 1;
                    }
                }
                at += 1;
            }
            count += 1;
        }
        from += 1;
    }
    all
}
