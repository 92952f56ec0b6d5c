//! Random sequences of commands under both editions: never a panic, the state is the fold of its events, the written
//! ledger replays to the same bytes, one final result at most, and the clocks agree with a plain account of them.
#![allow(unreachable_pub, reason = "shared with a benchmark")]

mod plain_clock;
mod walk;

use proptest::prelude::*;
use testkit::Chance;
use walk::Walk;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn any_sequence_of_commands_keeps_the_ledger_whole(
        seed in any::<u64>(),
        steps in prop::collection::vec(any::<u64>(), 1..90),
    ) {
        let mut walk = Walk::new(walk::setup(&mut Chance::new(seed)));
        for step in steps {
            let stamped = walk::command(&walk.game, &mut Chance::new(step));
            walk.step(stamped);
        }
        walk.finish();
    }
}
