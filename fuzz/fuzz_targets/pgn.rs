//! Tags and move text of a PGN are read or refused. Input: what follows the first tag.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let pgn = format!("[Game \"Chinese Chess\"]\n{text}");
    let _ = formats::read(pgn.as_bytes(), Some("game.pgn"));
});
