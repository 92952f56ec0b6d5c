//! Any bytes are read or refused; a record that was read survives our own stored form.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(reading) = formats::read(bytes, None) {
        for record in &reading.records {
            assert!(record.nodes.iter().zip(0..).all(|(node, at)| node.parent.is_none_or(|parent| parent < at)));
        }
    }
});
