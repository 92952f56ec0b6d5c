//! Two million random commands of a ledger: `cargo bench -p caipan-wire --bench ledger_soak`, or another number after
//! `--`. For the night; a shorter run is among the tests.

#![expect(clippy::print_stdout, reason = "a report of what was done")]
#![allow(unreachable_pub, reason = "shared with the tests")]

#[path = "../tests/ledger_random/plain_clock.rs"]
mod plain_clock;
#[path = "../tests/ledger_random/walk.rs"]
mod walk;

use testkit::Chance;
use walk::Walk;

fn main() {
    let wanted = std::env::args().find_map(|word| word.parse::<u64>().ok()).unwrap_or(2_000_000);
    let (mut commands, mut games, mut finished) = (0, 0, 0);
    while commands < wanted {
        let mut stream = Chance::new(games);
        let mut walk = Walk::new(walk::setup(&mut stream));
        let length = 20 + stream.below(300);
        for _ in 0..length {
            let stamped = walk::command(&walk.game, &mut stream);
            walk.step(stamped);
            commands += 1;
            // A few commands after the end are enough.
            if walk.game.result().is_some() && stream.below(4) == 0 {
                break;
            }
        }
        finished += u64::from(walk.game.result().is_some());
        walk.finish();
        games += 1;
    }
    println!(
        "{commands} commands in {games} games, {finished} of them to a result: every property held"
    );
}
