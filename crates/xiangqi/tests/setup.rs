//! What is wrong with a setup, all at once, and what a diagram is forgiven.

use xiangqi::{Color, Fault, Piece, Position, PositionError, Role, Setup, Square, fen};

fn square(name: &str) -> Square {
    Square::all().find(|square| square.to_string() == name).expect("a point of the board")
}

fn check(text: &str, expected: &[Fault]) -> Result<Position, PositionError> {
    let setup = fen::parse(text).expect("readable");
    assert_eq!(setup.faults(), expected, "{text}");
    Position::from_setup(setup)
}

fn forgiven(text: &str, expected: &[Fault]) {
    let error = check(text, expected).expect_err("a fault keeps it from being a position");
    assert_eq!(error.faults, expected);
    assert!(error.as_diagram().is_ok(), "{text}");
}

fn grave(text: &str, expected: &[Fault]) {
    let error = check(text, expected).expect_err("a fault keeps it from being a position");
    let error = error.as_diagram().expect_err("not even as a diagram");
    assert_eq!(error.faults, expected);
    assert_eq!(*error.setup, fen::parse(text).expect("readable"));
}

#[test]
fn the_usual_start_has_no_fault() {
    assert_eq!(Setup::initial().faults(), []);
    assert_eq!(Setup::initial().mirrored(), Setup::initial());
    let swapped = Setup::initial().colors_swapped();
    assert_eq!(swapped.board, Setup::initial().board);
    assert_eq!(swapped.turn, Color::Black);
}

#[test]
fn generals_facing_are_no_check_of_another_piece() {
    grave("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", &[Fault::GeneralsFacing]);
    grave("4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1", &[Fault::GeneralsFacing]);
    assert!(check("4k4/9/9/9/4p4/9/9/9/9/4K4 w - - 0 1", &[]).is_ok());
    assert!(check("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", &[]).is_ok());
    let both = [Fault::GeneralsFacing, Fault::OpponentInCheck];
    grave("R3k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", &both);
}

#[test]
fn only_the_side_to_move_may_stand_in_check() {
    grave("R3k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", &[Fault::OpponentInCheck]);
    assert!(check("R3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1", &[]).is_ok());
    assert!(check("Rn2k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", &[]).is_ok());
}

#[test]
fn soldiers_of_a_side_never_stand_one_before_the_other_at_home() {
    let front = |color, name| Fault::DoubledSoldiers(color, square(name));
    forgiven("3k5/9/9/9/9/P8/P8/9/9/4K4 w - - 0 1", &[front(Color::Red, "a4")]);
    forgiven("3k5/9/9/2p6/2p6/9/9/9/9/4K4 w - - 0 1", &[front(Color::Black, "c5")]);
    assert!(check("3k5/9/9/9/P8/9/P8/9/9/4K4 w - - 0 1", &[]).is_ok());
    assert!(check("3k5/9/9/9/p8/P8/9/9/9/4K4 w - - 0 1", &[]).is_ok());
}

#[test]
fn every_fault_is_told_at_once_and_forgiven_to_a_diagram() {
    forgiven(
        "9/9/9/9/9/9/9/9/PPPPPPPPP/NNNNNNNNN w - - 0 1",
        &[
            vec![
                Fault::MissingGeneral(Color::Red),
                Fault::TooMany(Piece::new(Color::Red, Role::Horse)),
                Fault::TooMany(Piece::new(Color::Red, Role::Soldier)),
                Fault::TooManyPieces(Color::Red),
                Fault::MissingGeneral(Color::Black),
            ],
            (0..9u8)
                .filter_map(|file| Square::new(file, 1))
                .map(|at| Fault::ImpossibleSquare(at, Piece::new(Color::Red, Role::Soldier)))
                .collect(),
        ]
        .concat(),
    );
}

#[test]
fn several_generals_of_a_side_are_grave() {
    let several = Fault::SeveralGenerals(Color::Red);
    grave("5k3/9/9/9/9/9/9/9/3K5/4K4 w - - 0 1", &[several]);
    grave("3k5/9/9/9/9/9/9/9/3K5/4K4 w - - 0 1", &[several, Fault::GeneralsFacing]);
    let setup = fen::parse("3k5/9/9/9/9/9/9/9/3K5/4K4 w - - 0 1").expect("readable");
    assert_eq!(setup.board.general(Color::Red), None);
    assert_eq!(setup.board.general(Color::Black), Some(square("d9")));
}

#[test]
fn the_error_names_all_faults() {
    let setup = fen::parse("9/9/9/9/9/9/9/9/9/K8 w - - 0 1").expect("readable");
    let error = Position::from_setup(setup).expect_err("two faults");
    let text = error.to_string();
    for fault in &error.faults {
        assert!(text.contains(&fault.to_string()), "{text}");
    }
    assert_eq!(error.faults.len(), 2);
}
