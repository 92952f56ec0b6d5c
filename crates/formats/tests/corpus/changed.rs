//! Samples with bytes changed or cut off: whatever comes back, it comes back.

use formats::read;

use crate::manifest::entries;

/// Larger samples are left to the tests that read them whole.
const LARGEST: usize = 40_000;

/// A plain generator of numbers: the same changes on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }
}

#[test]
fn changed_samples_never_panic() {
    let mut numbers = Numbers(1959);
    for prefix in ["xqf/", "cbr/", "cbf/", "dhtmlxq/", "xq-pgn/", "xq-text/", "wxf/"] {
        for (entry, bytes) in entries(prefix) {
            if bytes.len() > LARGEST {
                continue;
            }
            for _ in 0..8 {
                let mut changed = bytes.clone();
                for _ in 0..=numbers.below(6) {
                    let at = numbers.below(changed.len());
                    changed[at] = u8::try_from(numbers.below(256)).expect("a byte");
                }
                if numbers.below(2) == 0 {
                    changed.truncate(numbers.below(changed.len()));
                }
                let _ = read(&changed, entry["file"].as_str());
            }
        }
    }
}
