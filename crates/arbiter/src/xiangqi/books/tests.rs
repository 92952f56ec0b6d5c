//! An edition is a value: a book that no list knows is asked like any other, once it is written by the five steps.

use rulebook::parameters::XiangqiParameters;
use rulebook::{
    Cited, DecidedBy, Document, Game, Known, Mode, Numbers, Occurrences, Rule, Text,
    checks_6_12_18 as sites,
};
use xiangqi::{Color, Move, Position, Square, fen};

use super::{Articles, Book, BookRules, Counted};
use crate::xiangqi::cycle::{LabelledPly, Verdict};
use crate::xiangqi::order::{Told, Varying};
use crate::xiangqi::ply::{Parried, Ply};
use crate::xiangqi::{GameSoFar, judge};
use crate::{Ground, Label, Outcome, Side, Status, Termination, Weight};

// Step 1: the text. `cargo xtask codegen` makes such constants of a folder of `rulebook/`.
const TITLE: Text = Text { zh: "往返作负", en: "going back and forth loses" };
static BACK_AND_FORTH: Rule = Rule {
    document: "toy-2030",
    number: "1",
    name: "back-and-forth",
    same_as: &["back-and-forth"],
    section: TITLE,
    title: TITLE,
    text: TITLE,
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};
static DOCUMENT: Document = Document {
    id: "toy-2030",
    title: TITLE,
    game: Game::Xiangqi,
    edition: "2030",
    source: TITLE,
    extent: TITLE,
    checked_on: "2026-12-01",
    rules: &[&BACK_AND_FORTH],
    parameters: &[],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[],
};

// Step 2: its numbers, of the same folder.
static NUMBERS: XiangqiParameters = XiangqiParameters {
    repetition_occurrences: Some(Cited { value: Occurrences(2), rule: &BACK_AND_FORTH }),
    checks_by_one_piece: None,
    checks_by_two_pieces: None,
    checks_by_three_pieces: None,
    no_capture_limit: None,
    ..sites::NUMBERS
};

// Steps 3 and 4: its articles, and how it labels, rules and parries.
static RULES: BookRules = BookRules {
    document: &DOCUMENT,
    numbers: &NUMBERS,
    articles: Articles {
        checkmate: &sites::CHECKMATE,
        no_legal_move: &sites::NO_LEGAL_MOVE,
        bare_forces: None,
        repetition: &[&BACK_AND_FORTH],
        silence: &BACK_AND_FORTH,
        resignation: &sites::RESIGNATION,
        time_forfeit: &sites::TIME_FORFEIT,
        agreement: &sites::AGREEMENT,
        illegal_move: &sites::ILLEGAL_MOVE,
        generals_facing: None,
        late_arrival: &sites::LATE_ARRIVAL,
        conduct: &[],
        protest: None,
    },
    rounds: Counted::EveryReturn,
    order: Varying { told: Told::Nobody, at_once: &[] },
    label: |_, _| LabelledPly {
        label: Label::Idle,
        weight: Weight::None,
        attacks: Vec::new(),
        rules: vec![&BACK_AND_FORTH],
        open: None,
    },
    verdict: first_to_move_loses,
    parries: |_, _| Parried::No,
};

fn first_to_move_loses(plies: &[Ply], _: &mut [LabelledPly]) -> Verdict {
    let first = plies.first().map_or(Color::Red, |ply| ply.before.turn());
    let grounds = vec![Ground { rule: &BACK_AND_FORTH, facts: Vec::new() }];
    Verdict::decided(Some(first), Termination::Repetition, grounds)
}

// Step 5 would put it into the list of books.
const TOY: Book = Book(&RULES);

#[test]
fn a_book_added_by_the_five_steps_rules_on_a_game() {
    let start =
        Position::from_record(fen::read("3k5/9/9/9/9/9/9/9/R8/4K4 w").expect("a position").setup);
    let at = |file, rank| Square::new(file, rank).expect("a point");
    let there = [Move::new(at(0, 1), at(1, 1)), Move::new(at(3, 9), at(3, 8))];
    let back = [Move::new(at(1, 1), at(0, 1)), Move::new(at(3, 8), at(3, 9))];
    let moves = [there, back].concat();
    let game =
        |moves: &[Move]| GameSoFar { start: start.clone(), moves: moves.to_vec(), stated: None };
    let judgement = judge(&game(&moves), TOY);
    let ruling = judgement.ruling.expect("the position stood twice");
    assert_eq!((ruling.outcome, ruling.status), (Outcome::Wins(Side::Second), Status::Final));
    assert_eq!((judgement.document.id, ruling.ground.rule.number), ("toy-2030", "1"));
    let before = judge(&game(&moves[..3]), TOY).ruling.expect("one move completes it");
    assert_eq!(before.status, Status::Prospective);
    assert_eq!(Book::from_id("toy-2030"), None);
}
