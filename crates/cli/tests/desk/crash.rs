//! The desk is killed while players move and protest: what it had answered is there, once, and the clocks are right.
//!
//! `CAIPAN_CRASHES` says how often the desk is killed on each store; a few times without it.

use std::sync::Arc;
use std::time::Duration;

use testkit::Chance;
use tokio::sync::Notify;

use crate::http::Http;
use crate::process::{Served, Start, verify};
use crate::table::{Game, Sort, Window};

/// Games that are played at once.
const GAMES: usize = 6;

/// After how many kills a new database is begun, so that the last round is no slower than the first.
const KILLS_A_DATABASE: u32 = 20;

/// How long the first acknowledgement may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// How far a clock may be off, in milliseconds.
const OFF_AT_MOST_MS: i64 = 100;

#[test]
fn on_sqlite_a_killed_desk_has_all_it_answered() {
    let folder = tempfile::tempdir().unwrap();
    killed_again_and_again("SQLite", |number| {
        Some(folder.path().join(format!("desk-{number}.db")).display().to_string())
    });
}

#[test]
fn on_postgres_a_killed_desk_has_all_it_answered() {
    killed_again_and_again("PostgreSQL", |_| {
        testkit::fresh_database().map(|database| database.url)
    });
}

#[allow(clippy::disallowed_methods, reason = "the edge of a test run")]
fn kills() -> u32 {
    std::env::var("CAIPAN_CRASHES").map_or(4, |number| number.parse().unwrap())
}

fn killed_again_and_again(store: &str, database: impl Fn(u32) -> Option<String>) {
    let mut threads = tokio::runtime::Builder::new_multi_thread();
    let threads = threads.worker_threads(2).enable_all().build().unwrap();
    let kills = kills();
    let mut sum = Sum::default();
    // A fixed start: which moments are hit varies by itself.
    let mut chance = Chance::new(0);
    for number in 0..kills.div_ceil(KILLS_A_DATABASE) {
        let Some(database) = database(number) else { return };
        let kills = KILLS_A_DATABASE.min(kills - number * KILLS_A_DATABASE);
        threads.block_on(one_database(&database, kills, &mut chance, &mut sum));
    }
    let Sum { acknowledged, in_flight, written, off_ms } = sum;
    println!(
        "{store}: {kills} kills, {acknowledged} commands acknowledged, none lost, none twice; \
         {in_flight} cut off, {written} of them written; clocks off by {off_ms} ms at most"
    );
}

/// What all kills came to.
#[derive(Debug, Default)]
struct Sum {
    acknowledged: usize,
    in_flight: usize,
    written: usize,
    off_ms: i64,
}

/// A game with what its players were told: how its streams of commands went.
struct Played {
    game: Game,
    told: [(Sort, Vec<Window>); 2],
}

async fn one_database(database: &str, kills: u32, chance: &mut Chance, sum: &mut Sum) {
    let mut desk = Served::start(database, Start::First);
    let chief = Http::to(&desk.address).chief(&desk.set_up).await;
    let mut all: Vec<(Game, [usize; 2])> = Vec::new();
    for _ in 0..kills {
        let pause = Duration::from_millis(100) + chance.pause(Duration::from_millis(500));
        let played = one_life(desk, &chief, pause).await;
        verify(database);
        desk = Served::start(database, Start::Again);
        let http = Http::to(&desk.address);
        for one in played {
            let counts = check(&http, &chief, &one, sum).await;
            all.push((one.game, counts));
        }
        for (game, counts) in &all {
            let held = game.held(&http, &chief).await;
            assert_eq!([held.count(Sort::Move), held.count(Sort::Protest)], *counts, "{}", game.id);
        }
    }
    desk.kill();
    verify(database);
}

/// Games are opened and played on the desk until it is killed, some time after its first acknowledgement.
async fn one_life(desk: Served, chief: &str, pause: Duration) -> Vec<Played> {
    let first = Arc::new(Notify::new());
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let http = Http::to(&desk.address);
        let game = Game::open(&http, chief).await;
        let send = |sort: Sort| {
            let (game, http, first) = (game.clone(), http.clone(), first.clone());
            tokio::spawn(async move { game.send_until_cut_off(&http, sort, &first).await })
        };
        let tasks = [send(Sort::Move), send(Sort::Protest)];
        games.push((game, tasks));
    }
    tokio::time::timeout(PATIENCE, first.notified()).await.expect("a command is acknowledged");
    tokio::time::sleep(pause).await;
    tokio::task::spawn_blocking(|| desk.kill()).await.unwrap();
    let mut played = Vec::new();
    for (game, [moves, protests]) in games {
        let told = [(Sort::Move, moves.await.unwrap()), (Sort::Protest, protests.await.unwrap())];
        played.push(Played { game, told });
    }
    let acknowledged = played.iter().flat_map(|one| &one.told).any(|(_, told)| !told.is_empty());
    assert!(acknowledged, "nothing was acknowledged before the kill");
    played
}

/// What a game has after the restart, and what comes of sending again what was cut off; the numbers of commands it has then.
async fn check(http: &Http, chief: &str, played: &Played, sum: &mut Sum) -> [usize; 2] {
    let Played { game, told } = played;
    let held = game.held(http, chief).await;
    let off_ms = held.clocks_are_off_by();
    assert!(off_ms <= OFF_AT_MOST_MS, "{}: off by {off_ms} ms", game.id);
    sum.off_ms = sum.off_ms.max(off_ms);
    let mut counts = [0; 2];
    for (count, (sort, told)) in counts.iter_mut().zip(told) {
        held.check_moments(*sort, told);
        let kept = held.count(*sort);
        let cut_off = told.len();
        assert!((cut_off..=cut_off + 1).contains(&kept), "{}: {kept}, told {cut_off}", game.id);
        let was_written = kept > cut_off;
        // The answer had come: sent again it does nothing.
        if let Some(last) = cut_off.checked_sub(1) {
            assert_eq!(game.command(http, *sort, last).await, Some(true));
        }
        // The answer had not come: sent again it is there once, whether it was written before or not.
        assert_eq!(game.command(http, *sort, cut_off).await, Some(was_written));
        *count = cut_off + 1;
        sum.acknowledged += cut_off;
        sum.in_flight += 1;
        sum.written += usize::from(was_written);
    }
    counts
}
