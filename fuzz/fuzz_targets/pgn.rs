//! Tags and move text of a PGN are read or refused. Input: what follows the first tag.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod round_trip;

fuzz_target!(|text: &str| {
    round_trip::check(format!("[Game \"Chinese Chess\"]\n{text}").as_bytes(), Some("game.pgn"));
});
