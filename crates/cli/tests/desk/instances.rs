//! Two desks on one PostgreSQL serve one game.

use std::time::Duration;

use serde_json::{Value, json};

use crate::http::{Http, Watch};
use crate::process::{Served, Start, verify};
use crate::table::{Game, Sort, moves};

/// Moves made in turn by one desk and the other, each seen before the next is sent.
const IN_TURN: usize = 12;
/// Moves, protests and doubled protests sent at the same time.
const AT_ONCE: usize = 40;
/// How long a spectator waits for news of the other desk.
const PATIENCE: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_desks_on_one_database_serve_one_game() {
    let Some(database) = testkit::fresh_database() else { return };
    let one = Served::start(&database.url, Start::First);
    let chief = Http::to(&one.address).chief(&one.set_up).await;
    let other = Served::start(&database.url, Start::Again);
    let desks = [Http::to(&one.address), Http::to(&other.address)];
    let game = Game::open(&desks[0], &chief).await;
    let mut watches = [desks[0].watch(&game.id).await, desks[1].watch(&game.id).await];
    in_turn(&desks, &game, &mut watches).await;
    let seen = watches.map(|watch| tokio::spawn(seen_until(watch, IN_TURN + AT_ONCE)));
    at_once(&desks, &game).await;
    for watch in seen {
        let counts = tokio::time::timeout(PATIENCE, watch).await.expect("all is seen").unwrap();
        assert!(counts.is_sorted(), "the moves come in order: {counts:?}");
    }
    for http in &desks {
        let held = game.held(http, &chief).await.without_moves_out_of_turn();
        assert_eq!(held.count(Sort::Move), IN_TURN + AT_ONCE);
        assert_eq!(held.protests(), (0..AT_ONCE).collect::<Vec<_>>());
        assert!(held.clocks_are_off_by() <= 100);
    }
    one.kill();
    other.kill();
    verify(&database.url);
}

/// Each move goes to the desk that did not take the last one; spectators of both see every move before the next.
async fn in_turn(desks: &[Http; 2], game: &Game, watches: &mut [Watch; 2]) {
    for watch in &mut *watches {
        assert_eq!(moves_of(&next(watch).await), 0);
    }
    for ply in 0..IN_TURN {
        assert_eq!(game.command(&desks[ply % 2], Sort::Move, ply).await, Some(false));
        // Sent again to the other desk it is the same command.
        assert_eq!(game.command(&desks[(ply + 1) % 2], Sort::Move, ply).await, Some(true));
        for watch in &mut *watches {
            assert_eq!(moves_of(&next(watch).await), ply + 1);
        }
    }
}

/// All at the same time: each move to both desks under two names, of which one can be taken; each protest to both desks under one
/// name, which is taken once.
async fn at_once(desks: &[Http; 2], game: &Game) {
    let protests = (0..AT_ONCE).map(|number| {
        let (desks, game) = (desks.clone(), game.clone());
        tokio::spawn(async move {
            let [one, other] = [&desks[0], &desks[1]];
            let (one, other) = tokio::join!(
                game.command(one, Sort::Protest, number),
                game.command(other, Sort::Protest, number)
            );
            let (one, other) = (one.expect("an answer"), other.expect("an answer"));
            assert!(one != other, "protest {number}: repeated {one} and {other}");
        })
    });
    let protests: Vec<_> = protests.collect();
    for ply in IN_TURN..IN_TURN + AT_ONCE {
        let (one, other) =
            tokio::join!(rival(&desks[0], game, ply, "a"), rival(&desks[1], game, ply, "b"));
        assert!(one != other, "move {ply}: made {one} and {other}");
    }
    for protest in protests {
        protest.await.unwrap();
    }
}

/// Sends a move under a name of its own; whether it was made. One that comes second is kept as a move out of turn, without effect.
async fn rival(http: &Http, game: &Game, ply: usize, name: &str) -> bool {
    let body = json!({
        "do": "move", "move": moves(ply + 1)[ply], "press": true, "key": format!("{name}{ply}"),
    });
    let path = format!("{}/commands", game.path());
    let receipt = http.well("POST", &path, game.mover(ply), Some(&body)).await;
    let lines = receipt["lines"].as_array().expect("lines");
    let mut events = lines.iter().flat_map(|line| line["events"].as_array().expect("events"));
    events.any(|event| event["event"] == "moved")
}

/// The numbers of moves a spectator saw, until there are so many. A state may be passed over when the next is there already.
async fn seen_until(mut watch: Watch, last: usize) -> Vec<usize> {
    let mut counts = Vec::new();
    while counts.last() != Some(&last) {
        counts.push(moves_of(&next(&mut watch).await));
    }
    counts
}

async fn next(watch: &mut Watch) -> Value {
    let next = tokio::time::timeout(PATIENCE, watch.next()).await;
    next.expect("news come in time").expect("the stream goes on")
}

/// How many moves a state shows. They are the first moves of the game, in order.
fn moves_of(message: &Value) -> usize {
    let shown = message["state"]["moves"].as_array().expect("moves");
    let shown: Vec<&str> = shown.iter().map(|text| text.as_str().expect("a move")).collect();
    assert_eq!(shown, moves(shown.len()));
    shown.len()
}
