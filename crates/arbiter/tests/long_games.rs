//! Games that never end cost no more a ply than any other.

use arbiter::Status;
use arbiter::xiangqi::{Book, GameSoFar, judge};
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Move, Position};

/// Both sides move a cannon to the centre and back, over and over.
fn shuffled(plies: usize) -> GameSoFar {
    let round: Vec<Move> = ["h2e2", "h7e7", "e2h2", "e7h7"]
        .iter()
        .map(|m| read_points(m, RankBase::Zero).expect("a move of the record"))
        .collect();
    let moves = round.into_iter().cycle().take(plies).collect();
    GameSoFar { start: Position::initial(), moves, stated: None }
}

#[test]
fn a_hundred_thousand_plies_of_four_positions_fit_into_memory() {
    // With a list of all earlier occurrences for each ply this took ten gigabytes.
    let judgement = judge(&shuffled(100_000), Book::XIANGQI_1959);
    let plies: Vec<u32> = judgement.warnings.iter().map(|warning| warning.ply).collect();
    assert_eq!(plies, [8, 9, 10, 11], "each of the four positions stands a third time once");
    assert_eq!(judgement.ruling.unwrap().ply, Some(12), "the start stands a fourth time");
}

#[test]
fn one_ply_before_the_fourth_occurrence_nothing_is_final() {
    let judgement = judge(&shuffled(11), Book::XIANGQI_1959);
    assert!(judgement.ruling.is_none_or(|ruling| ruling.status != Status::Final));
}
