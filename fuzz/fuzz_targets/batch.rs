//! A line of a batch is answered: a ruling or an error, always JSON on one line. Input: the line.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|line: &[u8]| {
    let answer = caipan_cli::answer_line(1, line);
    assert!(!answer.contains('\n'), "one line");
    let value: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let parts = ["ruling", "winnable", "error"].iter().filter(|part| value.get(part).is_some());
    assert!(parts.count() >= 1, "an answer");
    assert_eq!(caipan_cli::answer_line(1, line), answer, "the same line, the same answer");
});
