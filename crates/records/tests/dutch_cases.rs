//! Corner cases of the Dutch system, each small enough to be paired by hand from the articles.

use records::events::trf;
use tournament::dutch::{self, PairingError};
use tournament::{Edition, PlayerId, Points, RoundNumber, baku};

const BOTH: [Edition; 2] = [Edition::Dutch2017, Edition::Dutch2026];

/// A file of players, each given by points and rounds; `head` comes before them.
fn file(head: &str, players: &[(&str, &str)]) -> String {
    let mut text = format!("{head}\n152 W\n");
    for ((points, rounds), number) in players.iter().zip(1..) {
        let line = format!("001 {number:>4}      {:<65} {points:>4} {number:>4}{rounds}", "X");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// The pairs of the next round, `white-black`, and the bye as `player-0`.
fn paired(text: &str, edition: Edition) -> String {
    let event = trf::read(text.as_bytes()).tournament().expect("a readable file").tournament;
    let round = event.last_paired_round().next();
    let paired = dutch::pair(&event, round, edition).expect("a pairing");
    let mut words: Vec<String> =
        paired.pairs.iter().map(|pair| format!("{}-{}", pair.white, pair.black)).collect();
    words.extend(paired.bye.map(|bye| format!("{bye}-0")));
    words.join(" ")
}

fn check(text: &str, expected: &str) {
    for edition in BOTH {
        assert_eq!(paired(text, edition), expected, "{edition:?}");
    }
}

#[test]
fn odd_numbers_are_counted_among_those_who_are_there() {
    // Player 2 is away, so player 3 is the second of those numbered and takes the other colour.
    let away = "  0000 - Z";
    let text = file(
        "142 5",
        &[("0.0", ""), ("0.0", away), ("0.0", ""), ("0.0", ""), ("0.0", ""), ("0.0", "")],
    );
    check(&text, "1-4 5-3 6-0");
    let all = text.replace(away, "");
    check(&all, "1-4 5-2 3-6");
}

#[test]
fn a_forfeit_is_no_meeting() {
    let nobody_came = file("142 5", &[("0.0", "     2 w -"), ("0.0", "     1 b -")]);
    // They may be paired again; neither has had a colour, so the odd number takes White.
    check(&nobody_came, "1-2");
    let drawn = nobody_came.replace("w -", "w =").replace("b -", "b =");
    let event = trf::read(drawn.as_bytes()).tournament().expect("readable").tournament;
    for edition in BOTH {
        assert!(dutch::pair(&event, RoundNumber(2), edition).is_err());
    }
}

#[test]
fn a_forfeit_win_bars_the_bye_and_a_half_point_bye_does_not() {
    // 3 won by forfeit against 1, 2 had a half-point bye. The lowest score, 1, gets the bye; 2 and
    // 3 have had no colour, and the higher one, 3, has an odd number.
    let rows = [("0.0", "     3 w -"), ("0.5", "  0000 - H"), ("1.0", "     1 b +")];
    check(&file("142 5", &rows), "3-2 1-0");
    // With the bye already taken by 1, only 2 may have it; 3 is barred by the forfeit win.
    let rows = [
        ("1.0", "     3 w -  0000 - U"),
        ("0.5", "  0000 - H  0000 - Z"),
        ("1.0", "     1 b +  0000 - Z"),
    ];
    let event = trf::read(file("142 5", &rows).as_bytes()).tournament().expect("readable");
    for edition in BOTH {
        let paired = dutch::pair(&event.tournament, RoundNumber(3), edition).expect("a pairing");
        assert_eq!(paired.bye, Some(PlayerId(2)));
    }
}

#[test]
fn a_full_point_bye_bars_the_bye_since_2026_only() {
    let rows = [("1.0", "  0000 - F"), ("1.0", "     3 w 1"), ("0.0", "     2 b 0")];
    check(&file("142 5", &rows), "1-2 3-0");
    // 2 has had the bye and has met 3, so only 3 could have it now, and has had a full point.
    let rows = [
        ("1.0", "  0000 - F  0000 - Z"),
        ("2.0", "     3 w 1  0000 - U"),
        ("1.0", "     2 b 0  0000 - F"),
    ];
    let event = trf::read(file("142 5", &rows).as_bytes()).tournament().expect("readable");
    let found = dutch::pair(&event.tournament, RoundNumber(3), Edition::Dutch2026);
    assert!(matches!(found, Err(PairingError::NoLegalPairing(_))), "{found:?}");
    let old = dutch::pair(&event.tournament, RoundNumber(3), Edition::Dutch2017);
    assert_eq!(old.expect("a pairing").bye, Some(PlayerId(3)));
}

#[test]
fn a_bye_set_in_advance_is_kept_and_the_others_are_paired() {
    let rows = [
        ("1.0", "     4 w 1"),
        ("0.0", "     3 b 0"),
        ("1.0", "     2 w 1"),
        ("0.0", "     1 b 0"),
        ("0.0", "  0000 - Z  0000 - U"),
    ];
    // 1 and 3 have won, 2 and 4 have lost. 1 and 3 have both had White: the higher gets Black.
    check(&file("142 5", &rows), "3-1 2-4");
}

#[test]
fn forbidden_pairs_force_floats_or_leave_no_pairing() {
    let rows = [
        ("1.0", "     3 w 1"),
        ("1.0", "     4 b 1"),
        ("0.0", "     1 b 0"),
        ("0.0", "     2 w 0"),
    ];
    let free = file("142 5", &rows);
    // The winners meet; 1 had White and 2 Black, so both wishes are met.
    check(&free, "2-1 3-4");
    let barred = file("142 5\n260   1   5    1    2", &rows);
    check(&barred, "4-1 2-3");
    let later = file("142 5\n260   3   5    1    2", &rows);
    check(&later, "2-1 3-4");
    let hopeless = file("142 5\n260   1   5    1    2    4", &rows);
    let event = trf::read(hopeless.as_bytes()).tournament().expect("readable").tournament;
    for edition in BOTH {
        let error = dutch::pair(&event, RoundNumber(2), edition).expect_err("nobody for 1");
        assert!(error.to_string().starts_with("no legal pairing for round 2: "), "{error}");
    }
}

#[test]
fn the_accelerated_group_is_the_first_half_rounded_up_to_an_even_number() {
    for (players, group) in [(8, 4), (9, 6), (10, 6), (11, 6), (12, 6), (13, 8), (14, 8)] {
        let numbers: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
        let given = baku(&numbers, RoundNumber(9), Points::whole(1));
        assert!(given.iter().all(|given| given.last == PlayerId(group)), "{players}");
    }
    // Nine rounds: three with a whole point, two with half of it.
    let given = baku(&[PlayerId(1), PlayerId(2)], RoundNumber(9), Points::whole(1));
    let spans: Vec<_> =
        given.iter().map(|given| (given.points.tenths(), given.from.0, given.to.0)).collect();
    assert_eq!(spans, [(10, 1, 3), (5, 4, 5)]);
    assert!(baku(&[], RoundNumber(9), Points::whole(1)).is_empty());
}

#[test]
fn the_coded_acceleration_pairs_the_halves_of_each_group() {
    // Ten players: six with a virtual point, 1-4 2-5 3-6, and 7-9 8-10 below them.
    let rows: Vec<(&str, &str)> = vec![("0.0", ""); 10];
    let text = file("142 9\n192 FIDE_DUTCH_2026_BAKU", &rows);
    check(&text, "1-4 5-2 3-6 7-9 10-8");
}
