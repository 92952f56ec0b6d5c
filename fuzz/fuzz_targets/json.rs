//! The stored form is read or refused, whatever stands in a record. Input: the inside of one record.
#![no_main]

use libfuzzer_sys::fuzz_target;

mod round_trip;

fuzz_target!(|text: &str| {
    let file = format!(
        "{{\"format\":\"caipan-records\",\"version\":1,\"records\":[{{\"game\":\"xiangqi\",{text}}}]}}"
    );
    round_trip::check(file.as_bytes(), None);
});
