//! The `position` line of engines.

use xiangqi::{Move, Position, Setup, Square, fen, ucci};

fn at(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("on the board")
}

#[test]
fn start_and_moves() {
    let line = ucci::read_position("position startpos moves h2e2 h9g7").expect("readable");
    assert_eq!(line.setup, Setup::initial());
    assert_eq!(line.moves, [Move::new(at(7, 2), at(4, 2)), Move::new(at(7, 9), at(6, 7))]);
}

#[test]
fn fen_and_no_moves() {
    let line = ucci::read_position("position fen 4k4/9/9/9/9/9/9/9/9/4K4 r").expect("readable");
    assert!(line.moves.is_empty());
    assert_eq!(line.forgiven.len(), 2, "the side letter and the counters: {:?}", line.forgiven);
}

#[test]
fn what_cannot_be_read_says_where() {
    let error = |line: &str| ucci::read_position(line).expect_err(line).to_string();
    assert_eq!(error("go depth 3"), "found \"go\", expected position, then fen or startpos");
    assert_eq!(error("position here"), "found \"here\", expected position, then fen or startpos");
    assert_eq!(
        error("position startpos moves h2e2 h9h10"),
        "move 2: found \"h9h10\", expected two points with ranks 0 to 9, as h2e2"
    );
    assert_eq!(error("position fen 9/9 w"), "in the fen: found 2 rows, expected 10");
}

#[test]
fn the_line_begins_after_the_last_capture() {
    let start = Position::initial();
    let moves = ["h2e2", "h9g7", "e2e6", "g7e6", "h0g2", "i9h9"]
        .map(|m| xiangqi::notation::read_points(m, xiangqi::notation::RankBase::Zero).unwrap());
    let line = ucci::write_position(&start, &moves);
    assert_eq!(
        line,
        "position fen rnbakab1r/9/1c5c1/p1p1n1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR w - - 0 3 moves h0g2 i9h9"
    );
    let read = ucci::read_position(&line).expect("readable");
    assert_eq!(read.moves, moves[4..]);

    let all = ucci::write_position(&start, &moves[..2]);
    assert_eq!(all, format!("position fen {} moves h2e2 h9g7", fen::format(start.setup())));
    let none = ucci::write_position(&start, &[]);
    assert_eq!(none, format!("position fen {}", fen::format(start.setup())));
}
