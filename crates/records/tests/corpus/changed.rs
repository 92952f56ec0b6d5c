//! Samples with bytes changed or cut off: whatever comes back, it comes back.

use crate::xiangqi_of::read;
use testkit::Chance;

use crate::manifest::entries;

/// Larger samples are left to the tests that read them whole.
const LARGEST: usize = 40_000;

#[test]
fn changed_samples_never_panic() {
    let mut chance = Chance::new(1959);
    for prefix in ["xqf/", "cbr/", "cbf/", "dhtmlxq/", "xq-pgn/", "xq-text/", "wxf/"] {
        for (entry, bytes) in entries(prefix) {
            if bytes.len() > LARGEST {
                continue;
            }
            for _ in 0..8 {
                let mut changed = bytes.clone();
                for _ in 0..=chance.below(6) {
                    let at = chance.below(changed.len());
                    changed[at] = u8::try_from(chance.below(256)).expect("a byte");
                }
                if chance.below(2) == 0 {
                    changed.truncate(chance.below(changed.len()));
                }
                let _ = read(&changed, entry["file"].as_str());
            }
        }
    }
}
