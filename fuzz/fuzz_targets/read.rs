//! Any bytes are read or refused; a record that was read survives every writer.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod round_trip;

fuzz_target!(|bytes: &[u8]| round_trip::check(bytes, None));
