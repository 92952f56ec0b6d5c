//! Events written and read again: nothing is lost on the way, in either form.

use records::events::table::{Side, read_entries, read_event, write_entries, write_results};
use records::events::trf;
use tournament::{
    Decided, GameEntry, Listing, PerMille, PlayerId, RoundNumber, Settings, Slot, System,
    Tournament, Withdrawal, generate,
};

/// So many random events; the nightly run takes more.
const EVENTS: u64 = 150;

fn settings(seed: u64) -> Settings {
    let small = |value: u64| u16::try_from(value).expect("a small number");
    Settings {
        players: u32::from(small(6 + seed % 19)),
        rounds: RoundNumber(small(3 + seed % 4)),
        seed,
        forfeits: PerMille(if seed.is_multiple_of(2) { 80 } else { 0 }),
        byes: PerMille(if seed.is_multiple_of(3) { 60 } else { 0 }),
        withdrawals: PerMille(if seed.is_multiple_of(5) { 40 } else { 0 }),
        late: PerMille(if seed.is_multiple_of(7) { 100 } else { 0 }),
        ..Settings::default()
    }
}

/// A random event; in every other one some games of the last round are still open, and one game before was adjourned or
/// adjudicated.
fn event(seed: u64) -> Tournament {
    let made = generate(&settings(seed));
    let last = made.last_paired_round();
    let mut parts = made.clone().into_parts();
    parts.event.system = Some(System::Dutch(tournament::Edition::Dutch2026));
    // Club, and somebody who has left, as organisers record it.
    for entry in &mut parts.entries {
        entry.club = format!("Club {}", entry.id.0 % 4);
    }
    let gone = PlayerId(1 + u32::try_from(seed % 5).expect("small"));
    if seed.is_multiple_of(4) {
        let free = |slot: &Slot| slot.opponent().is_none();
        let played =
            parts.history[&gone].iter().rposition(|slot| !free(slot)).map_or(0, |at| at + 1);
        let after = RoundNumber(u16::try_from(played).expect("small"));
        for entry in parts.entries.iter_mut().filter(|entry| entry.id == gone) {
            entry.withdrawal = Some(Withdrawal { after, listing: Listing::Kept });
        }
        parts.history.get_mut(&gone).expect("a history").truncate(played);
    }
    if seed.is_multiple_of(2) {
        let round = last.index();
        let pairs: Vec<(PlayerId, PlayerId)> = parts
            .history
            .iter()
            .filter_map(|(id, slots)| Some((*id, slots.get(round)?.opponent()?)))
            .filter(|(id, other)| id < other && id.0 % 2 == 0)
            .collect();
        for (one, other) in pairs {
            let how = match one.0 % 3 {
                0 => Decided::Open,
                1 => Decided::Adjourned,
                _ => Decided::Adjudicated,
            };
            for id in [one, other] {
                let slot = &mut parts.history.get_mut(&id).expect("a history")[round];
                let mut games: Vec<GameEntry> = slot.games().collect();
                for game in games.iter_mut().filter(|game| game.is_played()) {
                    game.decided = how;
                    if how != Decided::Adjudicated {
                        game.outcome = tournament::Outcome::Draw;
                    }
                }
                *slot = Slot::of_games(&games);
            }
        }
    }
    Tournament::new(parts).expect("a consistent event")
}

fn tables(event: &Tournament) -> (String, String) {
    let entries = write_entries(event.entries(), event.forbidden(), event.event().rounds);
    (entries, write_results(event, &[], Side::White))
}

/// The event that tables tell of, under the same terms.
fn of_tables(like: &Tournament, (entries, results): &(String, String)) -> Tournament {
    let read = read_entries(entries.as_bytes()).expect("entries");
    let forbidden = read.forbidden;
    let mut read = read_event(read.entries, results.as_bytes());
    assert_eq!(read.problems, [], "{results}");
    for left in &read.leaving {
        for entry in read.parts.entries.iter_mut().filter(|entry| entry.id == left.player) {
            entry.withdrawal = Some(Withdrawal { after: left.after, listing: Listing::Kept });
        }
    }
    read.parts.event = like.event().clone();
    read.parts.forbidden = forbidden;
    read.parts.virtual_points = like.virtual_points().to_vec();
    Tournament::new(read.parts).expect("a consistent event")
}

fn of_file(text: &str) -> Tournament {
    trf::read(text.as_bytes()).tournament().expect(text).tournament
}

/// What counts of an event: the tables and the file it is written as.
fn told(event: &Tournament) -> (String, String, String) {
    let (entries, results) = tables(event);
    (entries, results, trf::from_tournament(event).write())
}

#[test]
fn an_event_is_the_same_after_the_way_through_each_form() {
    for seed in 1..=EVENTS {
        let event = event(seed);
        let wanted = told(&event);
        let file = of_file(&wanted.2);
        assert_eq!(told(&file), wanted, "seed {seed}: through the tournament file");
        let table = of_tables(&event, &(wanted.0.clone(), wanted.1.clone()));
        assert_eq!(told(&table), wanted, "seed {seed}: through the tables");
        assert_eq!(file.last_paired_round(), event.last_paired_round(), "seed {seed}");
        for index in 0..event.entries().len() {
            let rounds = event.rounds_on_record();
            assert_eq!(file.score(index, rounds), event.score(index, rounds), "seed {seed}");
            assert_eq!(table.score(index, rounds), event.score(index, rounds), "seed {seed}");
        }
    }
}

#[test]
fn a_file_is_written_as_it_was_read_and_one_result_changes_two_lines() {
    for seed in 1..=EVENTS {
        let text = trf::from_tournament(&event(seed)).write();
        for text in [text.clone(), text.replace('\n', "\r\n"), text.replace('\n', "  \n")] {
            assert_eq!(trf::read(text.as_bytes()).write_bytes(), text.as_bytes(), "seed {seed}");
        }
        // One game of the first round ends otherwise.
        let mut file = trf::read(text.as_bytes());
        let mut changed = None;
        for line in &mut file.lines {
            let trf::Record::Player(player) = &mut line.record else { continue };
            let number = player.number;
            let Some(cell) = player.cells.first_mut() else { continue };
            let result = match (cell.result, changed) {
                (trf::CellResult::Win, None) => {
                    changed = cell.opponent.map(|opponent| (number, opponent));
                    trf::CellResult::Draw
                }
                (trf::CellResult::Loss, Some((one, other)))
                    if (other, Some(one)) == (number, cell.opponent) =>
                {
                    trf::CellResult::Draw
                }
                _ => continue,
            };
            cell.result = result;
        }
        let written = file.write();
        let differ = written.lines().zip(text.lines()).filter(|(new, old)| new != old).count();
        assert_eq!(written.lines().count(), text.lines().count());
        assert!(differ <= 2, "seed {seed}: {differ} lines differ");
    }
}
