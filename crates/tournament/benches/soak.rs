//! A hundred thousand random rounds: `cargo bench -p caipan-tournament --bench soak`, or another
//! number after `--`. For the night; a shorter run is among the tests.

#![expect(clippy::print_stdout, reason = "a report of what was done")]

#[path = "../tests/invariants/mod.rs"]
mod checks;

fn main() {
    let wanted = std::env::args().find_map(|word| word.parse::<usize>().ok()).unwrap_or(100_000);
    let (mut rounds, mut seed) = (0, 1_000_000);
    while rounds < wanted {
        let (settings, event) = checks::event(seed, 120);
        rounds += checks::check(&settings, &event);
        seed += 1;
    }
    println!("{rounds} rounds, {} events: no absolute criterion broken", seed - 1_000_000);
}
