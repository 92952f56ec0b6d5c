//! Positions made to show one question each, with the ruling a referee wants; the articles stand in the notes of the books.

#[allow(dead_code, reason = "shared with the other test files")]
mod support;

use arbiter::xiangqi::{Book, GameSoFar, Memo, Terms, judge, judge_with};
use arbiter::{Fact, Finding, Outcome, Ruling, Side, Status};
use serde_json::Value;
use xiangqi::{Move, Position, fen};

fn game(fen: &str, moves: &[Move]) -> GameSoFar {
    let setup = fen::read(fen).expect("a position").setup;
    let start = Position::from_setup(setup).or_else(xiangqi::PositionError::as_diagram);
    GameSoFar { start: start.expect("a position"), moves: moves.to_vec(), stated: None }
}

fn read(moves: &str) -> Vec<Move> {
    moves.split(' ').map(|text| support::check::read_move(text).expect("a move")).collect()
}

/// `R`, `B`: who must vary; `D`: drawn; `A`: the arbiter decides; `?`: disputed; `-`: nothing to rule.
fn said(ruling: Option<&Ruling>) -> &'static str {
    let Some(ruling) = ruling else { return "-" };
    match (&ruling.status, ruling.must_vary, ruling.outcome) {
        (Status::NeedsArbiter(_), ..) => "A",
        (Status::Disputed(_), ..) => "?",
        (_, Some(Side::First), _) => "R",
        (_, Some(Side::Second), _) => "B",
        (_, None, Outcome::Draw) => "D",
        (_, None, _) => "!",
    }
}

/// What is shown, the position, the moves, and the ruling a book.
type Shown = (&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]);

#[test]
fn each_position_is_ruled_on_as_a_referee_wants_it() {
    let mut faults = Vec::new();
    for (what, fen, moves, books) in POSITIONS {
        let game = game(fen, &read(moves));
        for (id, wanted) in *books {
            let book = Book::from_id(id).expect("a book");
            let found = said(judge(&game, book).ruling.as_ref());
            if found != *wanted {
                faults.push(format!("{what}, {id}: wanted {wanted}, found {found}"));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

const POSITIONS: &[Shown] = &[
    (
        "an idle round, then three rounds of chase",
        "2bakab2/9/1c7/4p4/1R7/9/4P4/9/9/2BAKAB2 b - - 0 1",
        "b7c7 e0e1 c7b7 e1e0 b7c7 b5c5 c7b7 c5b5 b7c7 b5c5 c7b7 c5b5 b7c7 b5c5 c7b7 c5b5",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R")],
    ),
    (
        "two rounds of chase, then an idle one",
        "2bakab2/9/1c7/4p4/1R7/9/4P4/9/9/2BAKAB2 b - - 0 1",
        "b7c7 b5c5 c7b7 c5b5 b7c7 b5c5 c7b7 c5b5 b7c7 e0e1 c7b7 e1e0",
        &[("cxa-2020", "-"), ("xiangqi-1999", "-"), ("xiangqi-1959", "-")],
    ),
    (
        "an exchange is offered, and the mate behind it begins by taking",
        "1r2ka3/4c4/9/9/9/9/2R3R2/9/4A4/3K5 w - - 0 1",
        "c3b3 b9c9 b3c3 c9b9 c3b3 b9c9 b3c3 c9b9 c3b3 b9c9 b3c3 c9b9",
        &[("cxa-2020", "D"), ("xiangqi-1999", "D"), ("xiangqi-1959", "A")],
    ),
    (
        "a cannon takes over its own chariot",
        "2baka3/9/9/4p4/5n1rc/3R5/4P4/9/9/2BAKAB2 w - - 0 1",
        "d4d5 f5g7 d5d4 g7f5 d4d5 f5g7 d5d4 g7f5 d4d5 f5g7 d5d4 g7f5",
        &[("cxa-2020", "B"), ("xiangqi-1999", "B"), ("xiangqi-1959", "B"), ("axf", "B")],
    ),
    (
        "a direct chase of what could be won by two checks",
        "5k3/1c7/9/9/2R6/9/9/9/9/4K4 w - - 0 1",
        "c5b5 b8c8 b5c5 c8b8 c5b5 b8c8 b5c5 c8b8 c5b5 b8c8 b5c5 c8b8",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R"), ("axf", "R")],
    ),
    (
        "the stronger side chases a lone elephant",
        "3aka3/9/1n6b/4p4/9/6R2/4P4/9/9/2BAKAB2 w - - 0 1",
        "g4i4 i7g9 i4g4 g9i7 g4i4 i7g9 i4g4 g9i7 g4i4 i7g9 i4g4 g9i7",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R"), ("axf", "R")],
    ),
    (
        "a perpetual offer to exchange",
        "2bakab2/2r6/9/4p4/R1R6/9/4P4/9/9/5K3 b - - 0 1",
        "c8d8 c5d5 d8c8 d5c5 c8d8 c5d5 d8c8 d5c5 c8d8 c5d5 d8c8 d5c5",
        &[("xiangqi-1959", "A")],
    ),
    (
        "diagram 107 of the Asian rules, ten plies",
        "3akab2/c2R1R2c/4b4/9/9/9/9/4B4/4K4/2B6 w - - 0 1",
        "d8d6 d9e8 d6d8 e8d9 f8f6 f9e8 f6f8 e8f9 d8d6 d9e8",
        &[("axf", "D")],
    ),
    (
        "one-sided perpetual check",
        "3k5/R3a4/9/4p3p/9/9/4P4/9/9/4K4 w - - 0 1",
        "a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9",
        &[("xiangqi-1999", "R"), ("cxa-2020", "R"), ("xiangqi-1959", "R")],
    ),
    (
        "a direct chase, while another piece hangs all the time",
        "3aka3/1n7/8b/1r2p4/9/6R2/4P4/9/1N7/2BAKAB2 w - - 0 1",
        "g4i4 i7g9 i4g4 g9i7 g4i4 i7g9 i4g4 g9i7 g4i4 i7g9 i4g4 g9i7",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R"), ("axf", "R")],
    ),
    (
        "a root that is false by the generals' file",
        "2b2k3/4a4/5a3/9/7n1/2B6/2P6/4KAn2/5C3/1N1A5 w - - 0 1",
        "f2e1 f9e9 e1f2 e9f9 f2e1 f9e9 e1f2 e9f9 f2e1 f9e9 e1f2 e9f9",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R")],
    ),
    (
        "check, then a chase of what the general left",
        "4ka3/n8/3a5/9/6p1p/5RP2/2P6/5A3/6C2/3K5 w - - 0 1",
        "f4e4 e9d9 e4f4 d9e9 f4e4 e9d9 e4f4 d9e9 f4e4 e9d9 e4f4 d9e9",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("xiangqi-1959", "R")],
    ),
    (
        "the stronger side chases an elephant and a cannon in turn",
        "2b1k4/4a4/9/9/9/9/R8/9/9/2BAK2c1 w - - 0 1",
        "a3c3 c9a7 c3a3 a7c9 a3c3 c9a7 c3a3 a7c9 a3c3 c9a7 c3a3 a7c9",
        &[("cxa-2020", "R"), ("xiangqi-1999", "R"), ("axf", "R")],
    ),
];

#[test]
fn the_handed_referee_positions() {
    let Some(file) = testkit::shared("cases/found/xiangqi/referee-positions.json") else { return };
    let text = std::fs::read_to_string(file).expect("a file");
    let all: Value = serde_json::from_str(&text).expect("JSON");
    let mut faults = Vec::new();
    for case in all.as_array().expect("a list") {
        let moves: Vec<&str> =
            case["moves"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let game =
            game(case["fen"].as_str().expect("a position"), &read(&moves.join(" ")).repeat(3));
        for (id, wanted) in case["exp"].as_object().expect("verdicts") {
            let book = Book::from_id(id).expect("a book");
            let found = said(judge(&game, book).ruling.as_ref());
            if Some(found) != wanted.as_str() {
                faults.push(format!("{} {id}: wanted {wanted}, found {found}", case["name"]));
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// A chariot chases a cannon; the book of 2020 orders it to vary.
const CHASE: (&str, &str) = ("2bakab2/9/1c7/4p4/2R6/9/4P4/9/9/2BAKAB2 w", "c5b5 b7c7 b5c5 c7b7");

#[test]
fn without_an_order_in_the_record_later_moves_stand_and_its_result_is_not_wrong() {
    let mut chase = game(CHASE.0, &read(CHASE.1).repeat(6));
    chase.stated = Some(Outcome::Draw);
    let judgement = judge(&chase, Book::CXA_2020);
    let ruling = judgement.ruling.expect("three rounds");
    assert_eq!((ruling.status.clone(), ruling.must_vary), (Status::Prospective, Some(Side::First)));
    assert!(ruling.order_due().is_some());
    let blames = |finding: &Finding| {
        matches!(finding, Finding::MovesAfterEnd { .. } | Finding::ResultContradicts { .. })
    };
    assert!(!judgement.findings.iter().any(blames), "{:?}", judgement.findings);
}

#[test]
fn an_answer_is_the_same_whatever_was_asked_before_and_says_where_the_work_ended() {
    let chase = game(CHASE.0, &read(CHASE.1).repeat(3));
    for work in [0, 20, 150, 1_000, 400_000] {
        let memo = Memo::default();
        let terms = |memo: &Memo| Terms { memo: memo.clone(), work, ..Terms::default() };
        let fresh = judge_with(&chase, Book::CXA_2020, &terms(&Memo::default()));
        for _ in 0..2 {
            assert_eq!(judge_with(&chase, Book::CXA_2020, &terms(&memo)), fresh, "{work}");
        }
        let ruling = fresh.ruling.expect("three rounds");
        let spent = |fact: &Fact| matches!(fact, Fact::WorkSpent { .. });
        let open = matches!(ruling.status, Status::NeedsArbiter(_));
        assert_eq!(ruling.ground.facts.iter().any(spent), open, "{work}: {:?}", ruling.ground);
        assert!(open || work >= 150, "{work}");
        assert!(!open || work < 400_000, "{work}");
    }
}
