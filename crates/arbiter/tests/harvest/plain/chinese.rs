//! The Chinese rules of 1999 and 2020, read plainly: articles 25 and 26.9 on labels and weights, and what a shown line
//! must be.

use arbiter::{Label, Weight};
use xiangqi::{Color, Move};

use super::board::Plain;

/// What follows from the labels: for each ply the mover, the label and its weight.
///
/// `None`: drawn; else the side that must vary.
pub(crate) fn verdict_of_2020(plies: &[(Color, Label, Weight)]) -> Option<Color> {
    let own = |color: Color| plies.iter().filter(move |ply| ply.0 == color);
    let forbidden = |color: Color| own(color).all(|ply| ply.1.is_attack());
    let checks = |color: Color| own(color).all(|ply| ply.1 == Label::Check);
    for color in Color::ALL {
        if checks(color) && !checks(color.other()) {
            return Some(color);
        }
    }
    match (forbidden(Color::Red), forbidden(Color::Black)) {
        (false, false) => None,
        (true, false) => Some(Color::Red),
        (false, true) => Some(Color::Black),
        (true, true) => {
            let light = |color: Color| own(color).any(|ply| ply.2 == Weight::Light);
            match (light(Color::Red), light(Color::Black)) {
                (false, true) => Some(Color::Red),
                (true, false) => Some(Color::Black),
                (true, true) | (false, false) => None,
            }
        }
    }
}

/// Whether `color` and its opponent can play `line` in turn, and `color` takes something in it or mates.
pub(crate) fn is_winning_line(board: &Plain, color: Color, line: &[Move]) -> bool {
    let (mut board, mut side, mut takes) = (*board, color, false);
    for &m in line {
        if !board.legal(side).contains(&m) {
            return false;
        }
        takes |= side == color && board.at(m.to).is_some();
        board = board.play(m);
        side = side.other();
    }
    takes || board.checked(side) && board.legal(side).is_empty()
}
