//! Speed of the moves: counted sequences, and single questions over the positions of the count
//! table. The plain generator of the tests runs beside the fast one: compare ratios, as the
//! times alone are those of the machine.

use divan::{Bencher, black_box, counter::ItemsCount};
use xiangqi::{Move, Position, PositionError, Square, fen, perft};

#[path = "../tests/reference/mod.rs"]
#[expect(dead_code, reason = "the benchmark asks for moves only")]
mod reference;

fn main() {
    divan::main();
}

fn positions() -> Vec<Position> {
    include_str!("../tests/perft.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(';').next())
        .map(|text| fen::parse(text).expect("a FEN of the table is readable"))
        .map(|setup| Position::from_setup(setup).or_else(PositionError::as_diagram))
        .map(|position| position.expect("the table has no grave fault"))
        .collect()
}

/// From the start, 3 290 240 sequences at depth 4 and 133 312 995 at depth 5.
#[divan::bench(args = [3, 4, 5], sample_count = 5)]
fn sequences(bencher: Bencher<'_, '_>, depth: u32) {
    let start = Position::initial();
    let count = perft(&start, depth);
    bencher.counter(ItemsCount::new(count)).bench_local(|| perft(black_box(&start), depth));
}

/// Asks each position of the table once; items are positions.
fn each<T>(bencher: Bencher<'_, '_>, question: impl Fn(&Position) -> T) {
    let positions = positions();
    let items = ItemsCount::new(positions.len());
    bencher.counter(items).bench_local(|| {
        for position in &positions {
            black_box(question(black_box(position)));
        }
    });
}

#[divan::bench]
fn legal_moves(bencher: Bencher<'_, '_>) {
    each(bencher, Position::legal_moves);
}

#[divan::bench]
fn legal_moves_by_the_plain_generator(bencher: Bencher<'_, '_>) {
    each(bencher, |position| reference::Reference::new(position.setup()).legal_moves());
}

#[divan::bench]
fn legal_captures(bencher: Bencher<'_, '_>) {
    each(bencher, Position::legal_captures);
}

#[divan::bench]
fn legal_move_count(bencher: Bencher<'_, '_>) {
    each(bencher, Position::legal_move_count);
}

#[divan::bench]
fn checkers(bencher: Bencher<'_, '_>) {
    each(bencher, Position::checkers);
}

/// The attackers of all ninety points.
#[divan::bench]
fn attackers(bencher: Bencher<'_, '_>) {
    each(bencher, |position| {
        Square::all().map(|square| position.attackers(square, position.turn()).len()).sum::<u32>()
    });
}

/// A copy of the position with the first legal move played.
#[divan::bench]
fn after(bencher: Bencher<'_, '_>) {
    let positions: Vec<(Position, Move)> = positions()
        .into_iter()
        .filter_map(|position| position.legal_moves().first().copied().map(|m| (position, m)))
        .collect();
    let items = ItemsCount::new(positions.len());
    bencher.counter(items).bench_local(|| {
        for (position, m) in &positions {
            black_box(position.after(black_box(*m)));
        }
    });
}
