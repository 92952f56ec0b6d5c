//! One view of a position for all its likenesses.
//!
//! Left and right, and the colours, make no difference to any rule. A search that is broken off at its bound, however, gets
//! further or less far with the order in which it finds the moves. So a ply is always looked at from the mover's side,
//! and of a board and its mirror image always the same one.

use xiangqi::{Move, Position, Square};

use super::cycle::LabelledPly;
use crate::{Attack, Man};

/// How the view differs from the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct View {
    sides: Sides,
    image: Image,
}

#[derive(Debug, Clone, Copy)]
enum Sides {
    AsTheyAre,
    Exchanged,
}

#[derive(Debug, Clone, Copy)]
enum Image {
    AsItIs,
    Mirrored,
}

impl View {
    /// The view of the ply that plays `m` in `before`, and `before` as it is seen; `earlier` is the position before the
    /// opponent's last move.
    pub(super) fn of(before: &Position, m: Move, earlier: &Position) -> (Self, Position) {
        let sides = match before.turn() {
            xiangqi::Color::Red => Sides::AsTheyAre,
            xiangqi::Color::Black => Sides::Exchanged,
        };
        let (plain, mirror) =
            (Self { sides, image: Image::AsItIs }, Self { sides, image: Image::Mirrored });
        let seen = plain.position(before);
        let mirrored_first = seen
            .mirrored_key()
            .cmp(&seen.key())
            .then_with(|| mirror.m(m).cmp(&plain.m(m)))
            .then_with(|| mirror.position(earlier).key().cmp(&plain.position(earlier).key()))
            .is_lt();
        if mirrored_first { (mirror, seen.mirrored()) } else { (plain, seen) }
    }

    /// A position as it is seen.
    pub(super) fn position(self, position: &Position) -> Position {
        let position = match self.sides {
            Sides::AsTheyAre => position.clone(),
            Sides::Exchanged => position.colors_swapped(),
        };
        match self.image {
            Image::AsItIs => position,
            Image::Mirrored => position.mirrored(),
        }
    }

    /// A move as it is seen. The same again gives it back.
    pub(super) fn m(self, m: Move) -> Move {
        Move::new(self.square(m.from), self.square(m.to))
    }

    /// What was found in the view, on the board.
    pub(super) fn back(self, mut labelled: LabelledPly) -> LabelledPly {
        for attack in &mut labelled.attacks {
            self.attack_back(attack);
        }
        labelled
    }

    fn attack_back(self, attack: &mut Attack) {
        for man in attack.attackers.iter_mut().chain(&mut attack.victim) {
            *man = self.man(*man);
        }
        for m in &mut attack.line {
            *m = self.m(*m);
        }
    }

    const fn man(self, mut man: Man) -> Man {
        man.square = self.square(man.square);
        man.piece.color = match self.sides {
            Sides::AsTheyAre => man.piece.color,
            Sides::Exchanged => man.piece.color.other(),
        };
        man
    }

    const fn square(self, square: Square) -> Square {
        let square = match self.sides {
            Sides::AsTheyAre => square,
            Sides::Exchanged => square.rotated(),
        };
        match self.image {
            Image::AsItIs => square,
            Image::Mirrored => square.mirrored(),
        }
    }
}

#[cfg(test)]
mod tests {
    use xiangqi::{Color, Square, fen};

    use super::*;
    use std::rc::Rc;

    use crate::xiangqi::Book;
    use crate::xiangqi::ply::Ply;
    use crate::xiangqi::work::Work;

    /// Positions and cycles in which there are several ways to win, or several answers to a check. What was found first
    /// once decided the label or the class of a move.
    const SEVERAL_WAYS: [(&str, &str); 8] = [
        ("2baka3/7Cc/n3b1R2/2p6/p5p2/2P6/P6r1/4B1p1C/4A4/4KAB2 w", "h8d8 h3d3 d8h8 d3h3"),
        ("2b3R2/4ak3/3a5/9/5N3/9/9/9/6c2/3K5 b", "g1i1 g9i9 i1g1 i9g9"),
        ("3k5/4a4/b2P1a3/8p/PC7/2B4c1/9/1p1c1A3/9/3K1A3 b", "d2d5 d0e0 d5d2 e0d0"),
        ("9/4P4/3k1a3/5rp2/9/9/9/4K3B/2N6/8C w", "i0i1 f6c6 i1i0 c6f6"),
        ("2bk5/2C6/3P4b/9/9/2B6/1r1c1r1R1/N2K5/9/2B6 w", "d2d1 f3f4 d1d2 f4f3"),
        ("3k5/4a2r1/8R/9/9/9/3p5/3A5/3C2p2/4K4 b", "h8h3 i7i8 h3h8 i8i2 h8h3 i2i7"),
        ("5C3/4k4/4b4/4c4/6b2/3C5/3r5/3AK4/9/c8 b", "e6g6 d4d6 g6e6 f9d9 e6g6 d6d4"),
        ("2C2k3/9/P2P1a3/9/2b6/9/7R1/4B3n/c3K4/2c3C2 b", "c0d0 a7b7 d0c0 d7e7 c0d0 b7a7"),
    ];

    fn read(text: &str) -> Vec<Move> {
        let square = |text: &[u8]| Square::new(text[0] - b'a', text[1] - b'0').expect("a point");
        let m = |text: &[u8]| Move::new(square(&text[..2]), square(&text[2..]));
        text.split(' ').map(|text| m(text.as_bytes())).collect()
    }

    #[test]
    fn no_label_hangs_on_the_order_in_which_ways_to_win_are_found() {
        for (start, moves) in SEVERAL_WAYS {
            let mut positions =
                vec![Position::from_record(fen::read(start).expect("a position").setup)];
            for (at, m) in read(moves).into_iter().enumerate() {
                let (before, earlier) = (positions[at].clone(), &positions[at.saturating_sub(1)]);
                for book in [Book::CXA_2020, Book::XIANGQI_1999] {
                    let seen = |sides, image| {
                        let view = View { sides, image };
                        let work = Rc::new(Work::of(10_000_000));
                        let ply = Ply::of(&view.position(&before), view.m(m), &work);
                        let labelled = (book.rules().label)(&ply, &|| view.position(earlier));
                        (labelled.label, labelled.weight, labelled.rules)
                    };
                    let plain = seen(Sides::AsTheyAre, Image::AsItIs);
                    for sides in [Sides::AsTheyAre, Sides::Exchanged] {
                        for image in [Image::AsItIs, Image::Mirrored] {
                            assert_eq!(seen(sides, image), plain, "{start} {m}");
                        }
                    }
                }
                positions.push(before.after(m));
            }
        }
    }

    #[test]
    fn the_view_is_the_same_for_all_likenesses_and_leads_back() {
        let (start, moves) = SEVERAL_WAYS[0];
        let before = Position::from_record(fen::read(start).expect("a position").setup);
        let m = read(moves)[0];
        let mirror = View { sides: Sides::AsTheyAre, image: Image::Mirrored };
        let swap = View { sides: Sides::Exchanged, image: Image::AsItIs };
        let (view, before_seen) = View::of(&before, m, &before);
        let seen = (view.position(&before).key(), view.m(m));
        assert_eq!(view.position(&before), before_seen);
        assert_eq!(before_seen.turn(), Color::Red);
        assert_eq!(view.m(view.m(m)), m);
        for likeness in [mirror, swap] {
            let (before, m) = (likeness.position(&before), likeness.m(m));
            let (view, _) = View::of(&before, m, &before);
            assert_eq!((view.position(&before).key(), view.m(m)), seen);
        }
    }
}
