//! Published counts of legal moves.

use xiangqi::{Position, fen, perft};

fn check(text: &str, expected: &[u64]) {
    let position = Position::from_setup(fen::parse(text).expect("readable")).expect("playable");
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(perft(&position, depth), count, "{text} depth {depth}");
    }
}

#[test]
fn start_position() {
    check(&fen::format(&xiangqi::Setup::initial()), &[44, 1920, 79_666]);
}

#[test]
fn middle_game_with_checks() {
    check(
        "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
        &[38, 1128, 43_929],
    );
}

#[test]
fn hanging_cannons() {
    check("C1nNk4/9/9/9/9/9/n1pp5/B3C4/9/3A1K3 w - - 0 1", &[28, 222, 6241, 64_971]);
}
