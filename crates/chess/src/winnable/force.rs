//! What the pieces of a side may attack and block, when every square they may ever stand on is known.

use shakmaty::{Bitboard, Color, Role, Square};

use super::reach::{diagonal, leaps, pawn_steps, straight};

/// Where the pieces of a side, but for its king, may ever stand, by how they move.
pub(super) struct Force {
    side: Color,
    pawns: Bitboard,
    knights: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl Force {
    /// The pieces come with all squares where they may stand.
    pub(super) fn of(side: Color, pieces: impl Iterator<Item = (Role, Bitboard)>) -> Self {
        let none = Bitboard::EMPTY;
        let mut force = Self { side, pawns: none, knights: none, diagonal: none, straight: none };
        for (role, reach) in pieces {
            match role {
                Role::Pawn => force.pawns |= reach,
                Role::Knight => force.knights |= reach,
                Role::Bishop => force.diagonal |= reach,
                Role::Rook => force.straight |= reach,
                Role::Queen => {
                    force.diagonal |= reach;
                    force.straight |= reach;
                }
                Role::King => {}
            }
        }
        force
    }

    /// Whether a king on `king` may ever be attacked, and which squares around it may, where the king hides none of them.
    ///
    /// A piece that moves along lines comes next to the square it attacks, or to the other side of the king in its line.
    pub(super) fn covers(&self, king: Square) -> (bool, Bitboard) {
        let at = Bitboard::from_square(king);
        let leapt = pawn_steps(self.side, self.pawns) | leaps(self.knights);
        let (diagonals, straights) = (self.diagonal & !at, self.straight & !at);
        let all = leapt | diagonal(diagonals) | straight(straights);
        let behind =
            mirrored(king, diagonals & diagonal(at)) | mirrored(king, straights & straight(at));
        (all.contains(king), all | behind)
    }
}

/// The squares on the other side of `centre` from these around it.
fn mirrored(centre: Square, around: Bitboard) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for square in around {
        let (file, rank) = (
            2 * i32::from(centre.file()) - i32::from(square.file()),
            2 * i32::from(centre.rank()) - i32::from(square.rank()),
        );
        if (0..8).contains(&file) && (0..8).contains(&rank) {
            all |= Bitboard(1 << (8 * rank + file));
        }
    }
    all
}

/// Whether so many squares can be held by different pieces at once; `sets` has for each square the pieces that can come there.
pub(super) fn can_part(sets: &[Bitboard; 8], count: usize) -> bool {
    let mut owners = [Bitboard::EMPTY; 8];
    (0..count).all(|at| {
        let mut tried = Bitboard::EMPTY;
        assign(sets, at, &mut owners, &mut tried)
    })
}

/// One augmenting path of a bipartite matching; at most eight squares deep.
fn assign(
    sets: &[Bitboard; 8],
    at: usize,
    owners: &mut [Bitboard; 8],
    tried: &mut Bitboard,
) -> bool {
    for body in sets[at] {
        if tried.contains(body) {
            continue;
        }
        tried.add(body);
        let other = owners.iter().position(|owner| owner.contains(body));
        if other.is_none_or(|other| assign(sets, other, owners, tried)) {
            owners[at] = Bitboard::from_square(body);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_parted_among_the_pieces_that_come_there() {
        let [one, two] = [Square::A1, Square::B1].map(Bitboard::from_square);
        let mut sets = [Bitboard::EMPTY; 8];
        sets[..3].copy_from_slice(&[one | two, one, two]);
        assert!(can_part(&sets, 2));
        // Three squares and two pieces.
        assert!(!can_part(&sets, 3));
    }

    #[test]
    fn a_line_goes_on_behind_the_king() {
        let rook = |square| {
            Force::of(Color::White, [(Role::Rook, Bitboard::from_square(square))].into_iter())
        };
        // A rook beside the king attacks it, and what is behind it; not past the edge.
        let (checked, covered) = rook(Square::D4).covers(Square::E4);
        assert!(checked && covered.contains(Square::F4));
        let (checked, covered) = rook(Square::G4).covers(Square::H4);
        assert!(checked && !covered.contains(Square::A5));
        // Squares are attacked from the squares next to them, so a rook two squares off is no attack.
        assert!(!rook(Square::C4).covers(Square::E4).0);
    }
}
