//! Binary formats are read or refused. Input: one byte for the format, then what follows its mark.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod round_trip;

fuzz_target!(|input: &[u8]| {
    let Some((&kind, rest)) = input.split_first() else { return };
    let mark: &[u8] = match kind % 3 {
        0 => b"XQ",
        1 => b"CCBridge Record\0",
        _ => b"CCBridgeLibrary\0",
    };
    round_trip::check(&[mark, rest].concat(), None);
});
