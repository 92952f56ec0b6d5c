//! The hall: games whose players move when it is time.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::delays::Delays;
use crate::http::Http;
use crate::process::Served;

/// Both knights out and back: under the Laws of 1993 that may go on for ever.
const MOVES: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
/// Tables share a tablet each: one address of this machine writes for so many games.
const TABLETS: usize = 20;

/// A game in the hall.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) id: String,
    seats: [String; 2],
    http: Http,
    played: AtomicU64,
    /// When each move was due that somebody may not have seen yet: its number and moment.
    pub(crate) sent: Mutex<Vec<(u64, Instant)>>,
}

/// All games.
#[derive(Debug)]
pub(crate) struct Hall {
    tables: Vec<Arc<Table>>,
    delays: Arc<Delays>,
}

impl Hall {
    /// Opens the games, some at once; and how long that took.
    pub(crate) async fn open(desk: &Served, games: usize) -> (Self, Duration) {
        let chief = Http::to(&desk.address).chief(&desk.set_up).await;
        let from = Instant::now();
        let mut opening = JoinSet::new();
        for tablet in 0..TABLETS {
            let http = Http::from_own_address(&desk.address, tablet);
            let chief = chief.clone();
            opening.spawn(async move {
                let mut tables = Vec::new();
                for _ in 0..games.div_ceil(TABLETS) {
                    tables.push(Arc::new(Table::open(&http, &chief).await));
                }
                tables
            });
        }
        let mut tables: Vec<_> = opening.join_all().await.into_iter().flatten().collect();
        tables.truncate(games);
        (Self { tables, delays: Arc::new(Delays::new()) }, from.elapsed())
    }

    pub(crate) fn tables(&self) -> &[Arc<Table>] {
        &self.tables
    }

    pub(crate) fn delays(&self) -> &Arc<Delays> {
        &self.delays
    }

    /// So many moves in each game; with a rate, so many a second in the whole hall, each at its time whether or not the desk
    /// keeps up, else as fast as they are answered. How long it took.
    pub(crate) async fn play(&mut self, rounds: u64, rate: Option<u64>) -> Duration {
        let from = Instant::now();
        let games = u64::try_from(self.tables.len()).unwrap();
        let mut playing = JoinSet::new();
        for (table, place) in self.tables.iter().zip(0_u64..) {
            let table = Arc::clone(table);
            playing.spawn(async move {
                for round in 0..rounds {
                    let due = rate.map(|rate| {
                        from + Duration::from_micros((place + round * games) * 1_000_000 / rate)
                    });
                    if let Some(due) = due {
                        tokio::time::sleep_until(due.into()).await;
                    }
                    table.play(due.unwrap_or_else(Instant::now)).await;
                }
            });
        }
        while let Some(done) = playing.join_next().await {
            done.unwrap();
        }
        from.elapsed()
    }
}

impl Table {
    async fn open(http: &Http, chief: &str) -> Self {
        let new =
            json!({"rules": "fide-1993", "control": "36000", "first": "Anna", "second": "Boris"});
        let opened = http.well("POST", "/api/v1/games", chief, Some(&new)).await;
        let text = |name: &str| opened[name].as_str().unwrap().to_owned();
        Self {
            id: text("id"),
            seats: [text("first"), text("second")],
            http: http.clone(),
            played: AtomicU64::new(0),
            sent: Mutex::default(),
        }
    }

    /// The next move, due at a moment; ends when it is answered.
    async fn play(&self, due: Instant) {
        let ply = self.played.fetch_add(1, Ordering::Relaxed);
        {
            let mut sent = self.sent.lock().unwrap();
            sent.push((ply + 1, due));
            // What was sent long ago everybody has seen, or never will.
            let old = sent.len().saturating_sub(64);
            sent.drain(..old);
        }
        let at = usize::try_from(ply % 4).unwrap();
        let body = json!({"do": "move", "move": MOVES[at], "press": true, "key": ply.to_string()});
        let path = format!("/api/v1/games/{}/commands", self.id);
        self.http.well("POST", &path, &self.seats[at % 2], Some(&body)).await;
    }

    /// When a spectator who had seen so many moves sees so many: notes the delay of each new one.
    pub(crate) fn seen(&self, before: u64, now: u64, delays: &Delays) {
        let moment = Instant::now();
        let sent = self.sent.lock().unwrap();
        for (_, due) in sent.iter().filter(|(ply, _)| (before + 1..=now).contains(ply)) {
            delays.note(moment.saturating_duration_since(*due));
        }
    }
}
