//! Values of DhtmlXQ tags are read or refused. Input: start, moves and a comment, each on a line.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod round_trip;

fuzz_target!(|text: &str| {
    let mut lines = text.splitn(3, '\n');
    let mut next = || lines.next().unwrap_or("");
    let block = format!(
        "[DhtmlXQ]\n[DhtmlXQ_binit]{}[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]{}[/DhtmlXQ_movelist]\n{}\n[/DhtmlXQ]",
        next(),
        next(),
        next()
    );
    round_trip::check(block.as_bytes(), None);
});
