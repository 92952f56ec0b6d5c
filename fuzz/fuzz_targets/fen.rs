//! What is read from a FEN is written so that it reads as the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::{Position, PositionError, fen, perft};

fuzz_target!(|text: &str| {
    let Ok(reading) = fen::read(text) else {
        assert!(fen::parse(text).is_err(), "the strict reader takes what the forgiving one refuses");
        return;
    };
    let setup = reading.setup;
    assert_eq!(fen::parse(&fen::format(&setup)).as_ref(), Ok(&setup));
    if let Ok(position) = Position::from_setup(setup).or_else(PositionError::as_diagram) {
        assert_eq!(perft(&position, 1), position.legal_moves().len() as u64);
    }
});
