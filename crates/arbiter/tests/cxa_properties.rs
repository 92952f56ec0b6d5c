//! The figures of the Chinese rules of 1999 and 2020 seen otherwise: left and right exchanged, colours exchanged, entered
//! elsewhere. Verdict and labels must stay the same.

#![allow(clippy::panic, reason = "a test that fails")]

#[allow(dead_code, reason = "shared with the other test files")]
mod support;

use std::path::{Path, PathBuf};

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{Fact, Label, Outcome, Proof, Side, Sought};
use support::case::Case;
use xiangqi::{Move, Position, fen};

/// A figure: where its cycle begins, and the cycle.
struct Figure {
    name: String,
    start: Position,
    cycle: Vec<Move>,
}

/// What a book says: the outcome, who must vary, and the labels from the first move of the cycle on.
type Said = (Outcome, Option<Side>, Vec<Label>);

fn figures(book: Book) -> Vec<Figure> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../cases").join(book.id());
    let mut files = Vec::new();
    for folder in std::fs::read_dir(root).expect("the cases of the book").flatten() {
        let inside = std::fs::read_dir(folder.path()).expect("the cases of a rule");
        files.extend(inside.flatten().map(|file| file.path()));
    }
    files.sort();
    files.iter().filter_map(|path| figure(path)).collect()
}

fn figure(path: &Path) -> Option<Figure> {
    let text = std::fs::read_to_string(path).expect("a case");
    let input = Case::parse(&text).expect("a case").input?;
    let setup = fen::read(&input.fen).expect("a position").setup;
    let read = |list: &[String]| -> Vec<Move> {
        list.iter().filter_map(|text| support::check::read_move(text)).collect()
    };
    let cycle = read(&input.cycle);
    let start = read(&input.prefix)
        .into_iter()
        .fold(Position::from_record(setup), |position, m| position.after(m));
    (!cycle.is_empty()).then(|| Figure { name: path.display().to_string(), start, cycle })
}

fn say(start: &Position, cycle: &[Move], book: Book) -> Said {
    let moves = [cycle, cycle, cycle].concat();
    let ruling = judge(&GameSoFar { start: start.clone(), moves, stated: None }, book)
        .ruling
        .expect("a cycle is ruled on");
    let labels = match &ruling.proof {
        Proof::Repetition(shown) => shown.cycle.iter().map(|ply| ply.label).collect(),
        Proof::None => Vec::new(),
    };
    (ruling.outcome, ruling.must_vary, labels)
}

fn for_every_figure(check: impl Fn(&Figure, Book, Said)) {
    for book in [Book::XIANGQI_1999, Book::CXA_2020] {
        let figures = figures(book);
        assert!(figures.len() > 10, "{} has figures", book.id());
        for figure in figures {
            let said = say(&figure.start, &figure.cycle, book);
            check(&figure, book, said);
        }
    }
}

#[test]
fn left_and_right_make_no_difference() {
    for_every_figure(|figure, book, said| {
        let mirrored: Vec<Move> =
            figure.cycle.iter().map(|m| Move::new(m.from.mirrored(), m.to.mirrored())).collect();
        let other = say(&figure.start.mirrored(), &mirrored, book);
        assert_eq!(other, said, "{}", figure.name);
    });
}

#[test]
fn the_colours_make_no_difference() {
    for_every_figure(|figure, book, (outcome, must_vary, labels)| {
        let rotated: Vec<Move> =
            figure.cycle.iter().map(|m| Move::new(m.from.rotated(), m.to.rotated())).collect();
        let swapped = match outcome {
            Outcome::Wins(side) => Outcome::Wins(side.other()),
            Outcome::Draw | Outcome::BothLose | Outcome::None => outcome,
        };
        let expected = (swapped, must_vary.map(Side::other), labels);
        let other = say(&figure.start.colors_swapped(), &rotated, book);
        assert_eq!(other, expected, "{}", figure.name);
    });
}

#[test]
fn a_cycle_may_be_entered_anywhere() {
    for_every_figure(|figure, book, (outcome, must_vary, mut labels)| {
        let (mut start, mut cycle) = (figure.start.clone(), figure.cycle.clone());
        for _ in 1..cycle.len() {
            start = start.after(cycle[0]);
            cycle.rotate_left(1);
            labels.rotate_left(1);
            let expected = (outcome, must_vary, labels.clone());
            assert_eq!(say(&start, &cycle, book), expected, "{}", figure.name);
        }
    });
}

#[test]
fn a_kill_that_was_not_found_within_the_bound_is_told_where_the_ruling_could_hang_on_it() {
    let figures = figures(Book::CXA_2020);
    let figure = figures.iter().find(|figure| figure.name.ends_with("/fig09.case"));
    let Figure { start, cycle, .. } = figure.expect("figure 9");
    // Red's way back is an exchange; its checks could go on for longer than is looked at.
    let moves = [&cycle[..], cycle, cycle].concat();
    let game = GameSoFar { start: start.clone(), moves, stated: None };
    let ruling = judge(&game, Book::CXA_2020).ruling.expect("a cycle is ruled on");
    let Proof::Repetition(shown) = &ruling.proof else { panic!("no repetition") };
    // The book sets no bound to a run of checks; twelve of them are what the judge looks at.
    let told = Fact::NotProven { ply: shown.cycle[2].ply, within: 12, sought: Sought::Mate };
    assert!(ruling.ground.facts.contains(&told), "{:?}", ruling.ground.facts);
    assert_eq!(ruling.must_vary, Some(Side::Second));
}
