//! How xiangqi records end other than by a cycle: mate, no move, the move limit, illegal moves, results that do not fit.

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{Finding, Outcome, Side, Status, Termination};
use xiangqi::{Color, Move, Position, Square, fen};

fn start(text: &str) -> Position {
    let setup = fen::read(text).expect("a position").setup;
    Position::from_setup(setup).or_else(xiangqi::PositionError::as_diagram).expect("a position")
}

fn moves(text: &str) -> Vec<Move> {
    let square = |bytes: &[u8]| Square::new(bytes[0] - b'a', bytes[1] - b'0').expect("a point");
    text.split_whitespace()
        .map(|text| Move::new(square(&text.as_bytes()[..2]), square(&text.as_bytes()[2..])))
        .collect()
}

/// Points in rows to and fro and back the same way.
fn walk(files: &[u8], ranks: &[u8]) -> Vec<Square> {
    let mut path = Vec::new();
    for (row, &rank) in ranks.iter().enumerate() {
        let mut points: Vec<Square> =
            files.iter().filter_map(|&file| Square::new(file, rank)).collect();
        if row % 2 == 1 {
            points.reverse();
        }
        path.extend(points);
    }
    let back: Vec<Square> = path[1..path.len() - 1].iter().rev().copied().collect();
    path.extend(back);
    path
}

/// Two chariots that walk about in corners of their own for so many moves each; no position stands three times.
fn wandering(each: usize) -> GameSoFar {
    let red = walk(&[5, 6, 7, 8], &[0, 1, 2, 3, 4]);
    let black = walk(&[0, 1, 2], &[5, 6, 7, 8]);
    let step =
        |path: &[Square], n: usize| Move::new(path[n % path.len()], path[(n + 1) % path.len()]);
    let moves = (0..each).flat_map(|n| [step(&red, n), step(&black, n)]).collect();
    let start = start("3k5/9/9/9/r8/9/9/9/9/4KR3 w");
    GameSoFar { start, moves, stated: None }
}

#[test]
fn after_sixty_moves_each_without_a_capture_a_draw_may_be_claimed() {
    for book in [Book::AXF, Book::CXA_2020, Book::XIANGQI_1999] {
        let ruling = judge(&wandering(60), book).ruling.expect("the limit is reached");
        assert_eq!((ruling.outcome, ruling.status), (Outcome::Draw, Status::Claimable));
        assert_eq!(ruling.termination, Termination::MoveLimit);
        assert_eq!(ruling.ply, Some(120));
    }
}

#[test]
fn one_ply_before_the_limit_there_is_no_claim() {
    let mut game = wandering(60);
    game.moves.pop();
    for book in [Book::AXF, Book::CXA_2020, Book::XIANGQI_1999] {
        let ruling = judge(&game, book).ruling;
        assert!(ruling.is_none_or(|ruling| ruling.termination != Termination::MoveLimit));
    }
}

#[test]
fn the_known_text_of_1959_has_no_limit() {
    let ruling = judge(&wandering(60), Book::XIANGQI_1959).ruling;
    assert!(ruling.is_none_or(|ruling| ruling.termination != Termination::MoveLimit));
}

#[test]
fn a_mate_makes_later_moves_void() {
    let game = GameSoFar {
        start: start("3k5/R8/9/9/9/9/9/9/9/1R2K4 w"),
        moves: moves("b0b9 d9d8"),
        stated: Some(Outcome::Draw),
    };
    for book in Book::ALL {
        let judgement = judge(&game, book);
        let ruling = judgement.ruling.expect("mate");
        assert_eq!((ruling.outcome, ruling.ply), (Outcome::Wins(Side::First), Some(1)));
        let m = game.moves[1];
        assert_eq!(
            judgement.findings,
            [
                Finding::IllegalMove { ply: 2, m },
                Finding::MovesAfterEnd { ply: 1, plies: 1 },
                Finding::ResultContradicts {
                    stated: Outcome::Draw,
                    ruled: Outcome::Wins(Side::First)
                },
            ]
        );
    }
}

#[test]
fn a_stated_result_without_an_ending_is_only_noted() {
    let game = GameSoFar {
        start: Position::initial(),
        moves: moves("h2e2 h9g7"),
        stated: Some(Outcome::Wins(Side::First)),
    };
    let judgement = judge(&game, Book::AXF);
    assert_eq!(judgement.ruling, None);
    let stated = Outcome::Wins(Side::First);
    assert_eq!(judgement.findings, [Finding::ResultNotShown { stated }]);
}

#[test]
fn an_illegal_move_is_kept_and_judged_on() {
    let game = GameSoFar {
        start: start("3k5/R8/9/9/9/9/9/9/9/1R2K4 w"),
        moves: moves("e0e2 d9e9 b0b9"),
        stated: None,
    };
    let judgement = judge(&game, Book::AXF);
    let m = game.moves[0];
    assert_eq!(judgement.findings[0], Finding::IllegalMove { ply: 1, m });
}

#[test]
fn a_diagram_without_a_general_is_named() {
    let game = GameSoFar {
        start: start("9/9/9/9/9/9/4P4/4B4/2nR1rc2/3AKAB2 w"),
        moves: moves("d0e1 f1f3 e1d0 f3f1"),
        stated: None,
    };
    let judgement = judge(&game, Book::XIANGQI_1959);
    assert_eq!(judgement.findings, [Finding::DiagramWithoutGeneral(Color::Black)]);
    assert_eq!(judgement.ruling.map(|ruling| ruling.outcome), Some(Outcome::Draw));
}

#[test]
fn a_diagram_without_a_piece_of_the_side_to_move_has_not_ended() {
    // Libraries use records without pieces as title pages.
    for text in ["9/9/9/9/9/9/9/9/9/9 w", "4k4/9/9/9/9/9/9/9/9/9 w"] {
        let game = GameSoFar { start: start(text), moves: Vec::new(), stated: None };
        for book in Book::ALL {
            assert_eq!(judge(&game, book).ruling, None, "{text}");
        }
    }
    // With one piece that cannot move it has.
    let game = GameSoFar {
        start: start("3k5/9/9/9/9/9/9/9/3r1r3/4K4 w"),
        moves: Vec::new(),
        stated: None,
    };
    let ruling = judge(&game, Book::XIANGQI_1959).ruling.expect("a mate or no move");
    assert_eq!(ruling.outcome, Outcome::Wins(Side::Second));
}

#[test]
fn under_the_computer_rule_the_limit_draws_by_itself() {
    let game = GameSoFar { stated: Some(Outcome::Wins(Side::First)), ..wandering(70) };
    let ruling = judge(&game, Book::COMPUTER_2026).ruling.expect("the limit is passed");
    assert_eq!((ruling.outcome, ruling.status), (Outcome::Draw, Status::Final));
    assert_eq!((ruling.termination, ruling.ply), (Termination::MoveLimit, Some(120)));
    let mut short = wandering(60);
    short.moves.pop();
    let ruling = judge(&short, Book::COMPUTER_2026).ruling;
    assert!(ruling.is_none_or(|ruling| ruling.termination != Termination::MoveLimit));
}

#[test]
fn bare_forces_are_drawn_under_the_computer_rule_alone() {
    let drawn = [
        // No piece that attacks.
        "3ak4/9/4b4/9/9/9/9/4B4/4A4/3AK4 w",
        // A cannon without advisors against none, and against one without an elephant beside the cannon.
        "4k4/9/9/9/9/9/9/4B4/C8/4K4 w",
        "3ak4/9/9/9/9/9/9/9/C8/5K3 w",
        // A little more, and no mate in one.
        "3ak4/9/9/9/9/9/9/4B4/C8/5K3 w",
        "3aka3/9/9/9/9/9/9/9/C8/3K5 w",
        "4k4/9/4b4/9/9/9/3c5/9/C8/5K3 w",
        // The same as the last of those below, with the other side to move.
        "4kc3/9/9/9/9/9/9/4B4/C8/3K5 b",
    ];
    for text in drawn {
        let game = GameSoFar { start: start(text), moves: Vec::new(), stated: None };
        let ruling = judge(&game, Book::COMPUTER_2026).ruling.expect(text);
        assert_eq!(ruling.termination, Termination::InsufficientMaterial, "{text}");
        assert_eq!((ruling.outcome, ruling.ply), (Outcome::Draw, Some(0)), "{text}");
        for book in Book::OF_FEDERATIONS {
            assert_eq!(judge(&game, book).ruling, None, "{text}");
        }
    }
    let enough = [
        // An advisor beside the cannon, a soldier, a horse, two advisors and an elephant.
        "3ak4/9/9/9/9/9/9/9/4C4/3AK4 w",
        "3ak4/9/9/9/9/9/4P4/9/C8/5K3 w",
        "4k4/9/9/9/9/9/9/9/4N4/5K3 w",
        "3ak4/4a4/9/9/9/9/9/4B4/C8/5K3 w",
        // The side to move mates: by a1-a9 with a cannon that is alone, by a1-e1 with a cannon each.
        "3ak4/4a4/9/9/9/9/9/9/C8/5K3 w",
        "4kc3/9/9/9/9/9/9/4B4/C8/3K5 w",
    ];
    for text in enough {
        let game = GameSoFar { start: start(text), moves: Vec::new(), stated: None };
        assert_eq!(judge(&game, Book::COMPUTER_2026).ruling, None, "{text}");
    }
}
