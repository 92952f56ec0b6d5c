//! Tables of entries and results: what is read, what is refused and where, and that writing loses nothing.

use records::events::table::{
    Side, append_pairs, pairs_table, read_entries, read_event, read_ranks, write_entries,
    write_results,
};
use records::events::trf;
use tournament::{
    ApartGame, Decided, Forbidden, Outcome, Parts, PerMille, PlayerId, RoundNumber, Settings, Slot,
    Title, Tournament, by_strength, dutch, generate,
};

const ENTRIES: &str = "number,name\n1,Ann\n2,Ben\n3,Cem\n4,Dot\n";

/// Every problem of a table of results, as it is printed.
fn problems(results: &str) -> Vec<String> {
    let entries = read_entries(ENTRIES.as_bytes()).expect("entries").entries;
    let event = read_event(entries, results.as_bytes());
    event.problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_wrong_line_is_named_with_what_was_found_and_expected() {
    let head = "round,white,black,result\n";
    let cases = [
        ("1,1,1,1-0", "line 2, columns 5 to 5: found 1, expected another player than the first"),
        (
            "1,1,9,1-0",
            "line 2, columns 5 to 5: found 9, expected the number or name of an entered player",
        ),
        (
            "1,1,Eve,1-0",
            "line 2, columns 5 to 7: found Eve, expected the number or name of an entered player",
        ),
        (
            "0,1,2,1-0",
            "line 2, columns 1 to 1: found 0, expected a round from 1, or the name of a stage",
        ),
        (",1,2,1-0", "line 2, columns 1 to 1: found nothing, expected a round from 1"),
        ("1,1,2,3-1", "line 2, columns 7 to 9: found 3-1, expected a result such as 1-0"),
        (
            "1,1,2,bye",
            "line 2, columns 5 to 5: found 2, expected no second player beside this word",
        ),
        ("final,1,,bye", "line 2, columns 10 to 12: found bye, expected the result of a game"),
    ];
    for (line, expected) in cases {
        let found = problems(&format!("{head}{line}\n"));
        assert_eq!(found.len(), 1, "{line}: {found:?}");
        assert!(found[0].starts_with(expected), "{line}: {found:?}");
    }
    assert_eq!(problems(&format!("{head}1,1,2,1-0\n1,3,4,\n")), Vec::<String>::new());
}

#[test]
fn rounds_that_overlap_are_refused_and_the_rest_is_read() {
    let table = "round,white,black,result\n1,1,2,1-0\n1,1,3,1-0\n1,4,,bye\n1,4,3,=\n2,1,3,=\n";
    let entries = read_entries(ENTRIES.as_bytes()).expect("entries").entries;
    let event = read_event(entries, table.as_bytes());
    let found: Vec<String> = event.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "line 3: found a second opponent of player 1 in round 1, expected one opponent a round",
            "line 5: found a second opponent of player 4 in round 1, expected one opponent a round",
        ]
    );
    let second = &event.parts.history[&PlayerId(1)][1];
    assert_eq!(second.opponent(), Some(PlayerId(3)));
}

#[test]
fn columns_that_are_missing_are_named() {
    let entries = read_entries(b"id,rating\n1,2000\n").expect_err("no name");
    assert!(entries[0].to_string().contains("expected a first line with the column name"));
    assert!(problems("runde,a,b\n1,1,2\n")[0].contains("found runde,a,b, expected a first line"));
    let ranks = read_ranks(b"rank,name,PTS\n1,Ann,2\n").expect_err("no number");
    assert!(ranks[0].to_string().contains("expected a first line with the column number"));
    let twice = read_entries(b"number,name\n1,A\n1,B\nx,C\n").expect_err("twice");
    let twice: Vec<String> = twice.iter().map(ToString::to_string).collect();
    assert_eq!(
        twice,
        [
            "line 3, columns 1 to 1: found 1, expected a number not used before",
            "line 4, columns 1 to 1: found x, expected a number from 1",
        ]
    );
}

#[test]
fn what_can_be_used_and_is_odd_is_told() {
    let told = |results: &str| -> Vec<String> {
        let entries = read_entries(ENTRIES.as_bytes()).expect("entries").entries;
        let event = read_event(entries, format!("round,white,black,result\n{results}").as_bytes());
        assert_eq!(event.problems, [], "{results}");
        event.forgiven.iter().map(ToString::to_string).collect()
    };
    // A match has both players on both sides; the same row twice is more likely a slip.
    assert_eq!(told("1,1,2,=\n1,2,1,=\n"), [""; 0]);
    let twice = problems("round,white,black,result\n1,1,2,=\n1,1,2,=\n");
    assert!(
        twice[0].starts_with("line 3: found players 1 and 2 once more in round 1"),
        "{twice:?}"
    );
    assert_eq!(
        told("1,1,2,=\n3,1,3,=\n"),
        ["line 3: found round 3, expected round 2 before it, which nobody has played"]
    );
    // Forfeits after somebody left are how some write it down; a game on the board is not.
    assert_eq!(told("1,1,2,=\n1,1,,withdraws\n2,1,3,-+\n"), [""; 0]);
    assert_eq!(
        told("1,1,2,=\n1,1,,withdraws\n2,1,3,=\n"),
        [
            "line 4: found a game of player 1 in round 2, expected none after round 1, after which line 3 has them leave"
        ]
    );
    let columns = read_entries(b"name,ratng,club,team\nAnn,2000,A,B\n").expect("entries");
    let columns: Vec<String> = columns.forgiven.iter().map(ToString::to_string).collect();
    assert_eq!(
        columns,
        [
            "line 1, columns 6 to 10: found ratng, expected one of number, name, club, federation, \
             rating, title, enters, forbidden, fideid, birth, sex, lastname, firstname, nationalrating; it is passed over",
            "line 1, columns 17 to 20: found team, expected one column club; the first counts",
        ]
    );
}

#[test]
fn rows_that_are_too_long_and_names_of_two_players_are_refused() {
    let entries = read_entries(b"number,name,club\n1,Wei, Li,East\n2,Ann,,\n").expect_err("moved");
    let entries: Vec<String> = entries.iter().map(ToString::to_string).collect();
    assert_eq!(
        entries,
        [
            "line 2, columns 11 to 14: found East, expected no more than the 3 columns of the first line"
        ]
    );
    let two = read_entries("name\n李伟\n李伟\n王五\n".as_bytes()).expect("entries").entries;
    let event = read_event(two, "round,white,black,result\n1,李伟,王五,=\n1,2,王五,=\n".as_bytes());
    let found: Vec<String> = event.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        ["line 2, columns 3 to 4: found 李伟, expected a number: 1 and 2 have this name"]
    );
}

#[test]
fn an_encoding_is_found_for_the_whole_table_or_the_line_is_named() {
    let latin = read_entries(b"name\nM\xfcller\nRen\xe9e\n").expect("Latin-1");
    assert_eq!(latin.entries[0].name, "Müller");
    assert_eq!(latin.entries[1].name, "Renée");
    assert_eq!(
        latin.forgiven[0].to_string(),
        "line 2: found bytes that are not UTF-8, expected UTF-8; they are read as Windows-1252"
    );
    let chinese = read_entries(b"name\n\xd5\xc5\xc8\xfd\n").expect("GB 18030");
    assert_eq!((chinese.entries[0].name.as_str(), chinese.forgiven.len()), ("张三", 0));
    let mixed: [&[u8]; 3] = [
        b"name\nRen\xc3\xa9e\nM\xfcller\n",
        b"name\n\xe6\x9d\x8e\xe5\x9b\x9b\n\xd5\xc5\xc8\xfd\n",
        b"name\nAnn\n\xff\xfe\xff\xff\n",
    ];
    for table in mixed {
        let problems = read_entries(table).expect_err("two encodings");
        assert!(problems[0].to_string().starts_with("line 3: found bytes"), "{}", problems[0]);
    }
    let wide: Vec<u8> = [0xfeff]
        .into_iter()
        .chain("name\n甲\n".encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(read_entries(&wide).expect("UTF-16").entries[0].name, "甲");
    let broken = read_entries(b"\xff\xfen\0\0\xd8").expect_err("half of a sign");
    assert!(broken[0].to_string().contains("UTF-16"), "{}", broken[0]);
}

#[test]
fn tables_in_an_older_chinese_encoding_and_with_other_separators_are_read() {
    // "编号;姓名" and the names 甲 and 乙 in GB 18030.
    let bytes = b"\xb1\xe0\xba\xc5;\xd0\xd5\xc3\xfb\r\n1;\xbc\xd7\r\n2;\xd2\xd2\r\n";
    let entries = read_entries(bytes).expect("entries").entries;
    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["甲", "乙"]);
    let results = read_event(entries, "轮次\t红方\t黑方\t结果\n1\t甲\t乙\t先胜\n".as_bytes());
    assert_eq!(results.problems, []);
    assert!(results.parts.history[&PlayerId(1)][0].is_played());
}

#[test]
fn a_hundred_thousand_entries_are_read_at_once() {
    let mut table = String::from("number,name\n");
    for number in 1..=100_000 {
        table.push_str(&format!("{number},P{number}\n"));
    }
    let entries = read_entries(table.as_bytes()).expect("entries").entries;
    assert_eq!(entries.len(), 100_000);
    let mut results = String::from("round,white,black,result\n");
    for number in 1..=50_000 {
        results.push_str(&format!("1,{number},{},1-0\n", number + 50_000));
    }
    let event = read_event(entries, results.as_bytes());
    assert_eq!(event.problems, []);
    assert_eq!(event.parts.history.len(), 100_000);
}

#[test]
fn games_of_a_stage_with_a_name_stand_apart() {
    let entries = read_entries(ENTRIES.as_bytes()).expect("entries").entries;
    let table = "round,white,black,result\n1,1,2,=\nplay-off,2,1,0-1\n加赛,1,2,-+\n";
    let event = read_event(entries, table.as_bytes());
    assert_eq!(event.problems, []);
    let game = |stage: &str, white, black, outcomes, decided| ApartGame {
        stage: stage.to_owned(),
        white: PlayerId(white),
        black: PlayerId(black),
        outcomes,
        decided,
    };
    let (win, loss) = (Outcome::Win, Outcome::Loss);
    assert_eq!(
        event.apart,
        [
            game("play-off", 2, 1, (loss, win), Decided::OnTheBoard),
            game("加赛", 1, 2, (loss, win), Decided::Forfeit),
        ]
    );
    // They are no second round.
    assert_eq!(event.parts.history[&PlayerId(1)].len(), 1);
    let again = Tournament::new(event.parts).expect("consistent");
    let written = write_results(&again, &event.apart, Side::White);
    assert!(written.ends_with("play-off,2,1,0-1,\n加赛,1,2,-+,\n"), "{written}");
}

/// What the pairing and the standings see of an event.
fn seen(event: &Tournament) -> Vec<String> {
    let rounds = event.last_paired_round();
    (0..event.entries().len())
        .map(|index| {
            let entry = &event.entries()[index];
            let slots: Vec<String> = event
                .upto(index, rounds)
                .map(|(_, slot)| match slot {
                    // Who is not there, for whatever reason, scores nothing and is not paired.
                    Slot::Bye(tournament::Bye::Zero) => format!("{:?}", Slot::Blank),
                    other @ (Slot::Blank
                    | Slot::NotEntered
                    | Slot::Withdrawn
                    | Slot::Bye(_)
                    | Slot::Game(_)
                    | Slot::Match(_)) => format!("{other:?}"),
                })
                .collect();
            let score = event.score(index, rounds);
            format!("{} {} {:?} {score} {slots:?}", entry.id, entry.name, entry.rating)
        })
        .collect()
}

#[test]
fn what_is_written_is_read_again() {
    for seed in 0..30 {
        let settings = Settings {
            players: 9 + u32::try_from(seed % 8).expect("small"),
            rounds: RoundNumber(5),
            seed,
            forfeits: PerMille(80),
            byes: PerMille(80),
            withdrawals: PerMille(20),
            late: PerMille(150),
            ..Settings::default()
        };
        let event = generate(&settings);
        let entries = read_entries(write_entries(event.entries(), &[], None).as_bytes())
            .expect("entries")
            .entries;
        let table = write_results(&event, &[], Side::White);
        let mut read = read_event(entries, table.as_bytes());
        assert_eq!(read.problems, [], "{table}");
        read.parts.event = event.event().clone();
        let again = Tournament::new(read.parts).expect("consistent");
        assert_eq!(seen(&event), seen(&again), "seed {seed}\n{table}");
        let gone = event.entries().iter().filter(|entry| entry.withdrawal.is_some()).count();
        assert_eq!(read.leaving.len(), gone, "seed {seed}");
    }
}

#[test]
fn a_round_is_added_in_the_form_of_the_table_and_nothing_else_changes() {
    let event = generate(&Settings { players: 5, rounds: RoundNumber(2), ..Settings::default() });
    let cut = event.cut_after(RoundNumber::START);
    let paired = dutch::pair(&cut, RoundNumber(1), tournament::Edition::Dutch2026).expect("pairs");
    // One against three and two against four (the halves); the last has the bye.
    let plain = pairs_table(&paired, Side::Red);
    let mut lines = plain.lines();
    assert_eq!(lines.next(), Some("round,red,black,result,note"));
    assert_eq!(lines.clone().count(), 3);
    assert!(plain.ends_with("1,5,,bye,\n"), "{plain}");
    assert_eq!(append_pairs(b"", &paired, Side::Red), Ok(plain.into_bytes()));
    let table =
        b"# remark\r\n\xbd\xe1\xb9\xfb;\xba\xda\xb7\xbd;\xba\xec\xb7\xbd;\xc2\xd6\xb4\xce\r\n";
    let longer = append_pairs(table, &paired, Side::Red).expect("the columns are there");
    assert!(longer.starts_with(table));
    let rest = String::from_utf8(longer[table.len()..].to_vec()).expect("plain");
    assert!(rest.ends_with("bye;;5;1\r\n"), "{rest}");
    assert!(append_pairs(b"a,b\n", &paired, Side::Red).is_err());
}

/// The pairs and their rounds; the last round stands for all of them.
fn barred(forbidden: &[Forbidden]) -> Vec<(Vec<u32>, u16, u16)> {
    let numbers = |group: &Forbidden| group.players.iter().map(|player| player.0).collect();
    forbidden.iter().map(|group| (numbers(group), group.from.0, group.to.0)).collect()
}

#[test]
fn a_table_names_those_who_may_not_meet() {
    const ALL: u16 = u16::MAX;
    let table =
        "number,name,forbidden\n1,Ann (A),Bo / 4 (2)\n2,Bo,1 3\n3,Cy,Ann (A) (1-3)|4 (5-)\n4,Di,\n";
    let read = read_entries(table.as_bytes()).expect("entries");
    let expected = [
        (vec![1, 2], 1, ALL),
        (vec![1, 4], 2, 2),
        (vec![2, 3], 1, ALL),
        (vec![1, 3], 1, 3),
        (vec![3, 4], 5, ALL),
    ];
    assert_eq!(barred(&read.forbidden), expected);
    // The same table as written, in an event of nine rounds, and read again.
    let written = write_entries(&read.entries, &read.forbidden, Some(RoundNumber(9)));
    assert!(written.contains("\n1,Ann (A),,,,,,2 / 4 (2) / 3 (1-3)\n"), "{written}");
    let again = read_entries(written.as_bytes()).expect("entries").forbidden;
    let sorted = |mut pairs: Vec<(Vec<u32>, u16, u16)>| {
        pairs.sort();
        pairs
    };
    assert_eq!(sorted(barred(&again)), sorted(expected.to_vec()));
    // In Chinese, and a table without such pairs has no such column.
    let chinese =
        read_entries("编号;姓名;回避\n1;张三;李四、王五（2-3）\n2;李四;\n3;王五;\n".as_bytes());
    let chinese = chinese.expect("entries");
    assert_eq!(barred(&chinese.forbidden), [(vec![1, 2], 1, ALL), (vec![1, 3], 2, 3)]);
    assert!(!write_entries(&chinese.entries, &[], None).contains("forbidden"));
}

#[test]
fn what_cannot_be_forbidden_is_told_with_its_line() {
    let wrong = |field: &str| {
        let table = format!("number,name,forbidden\n1,Ann,{field}\n2,Bo,\n3,Bo,\n");
        let problems = read_entries(table.as_bytes()).expect_err("cannot be used");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let player = "expected the number or name of an entered player";
    assert_eq!(
        wrong("7 / Eve"),
        [
            format!("line 2, columns 7 to 13: found 7, {player}"),
            format!("line 2, columns 7 to 13: found Eve, {player}"),
        ]
    );
    let several = "expected a number: 2 and 3 have this name";
    assert_eq!(wrong("Bo"), [format!("line 2, columns 7 to 8: found Bo, {several}")]);
    let other = "expected another player than the one of this line";
    assert_eq!(wrong("Ann"), [format!("line 2, columns 7 to 9: found Ann, {other}")]);
    let rounds = "expected rounds as (2), (1-3) or (4-)";
    for field in ["2 (0)", "2 (3-1)", "2 (x)", "2 ()"] {
        let end = 6 + field.len();
        let expected = format!("line 2, columns 7 to {end}: found {field}, {rounds}");
        assert_eq!(wrong(field), [expected]);
    }
}

#[test]
fn those_who_may_not_meet_come_back_from_a_tournament_file_and_are_not_paired() {
    let table = "number,name,rating,forbidden\n1,A,2400,3\n2,B,2300,4 (2-)\n3,C,2200,\n4,D,2100,\n";
    let read = read_entries(table.as_bytes()).expect("entries");
    let mut parts = Parts { entries: read.entries, forbidden: read.forbidden, ..Parts::default() };
    parts.event.rounds = Some(RoundNumber(3));
    let event = Tournament::new(parts.clone()).expect("consistent");
    let file = trf::from_tournament(&event).write();
    let again = trf::read(file.as_bytes()).tournament().expect("reads").tournament;
    assert_eq!(barred(again.forbidden()), [(vec![1, 3], 1, 3), (vec![2, 4], 2, 3)]);
    let written = write_entries(again.entries(), again.forbidden(), again.event().rounds);
    assert!(written.contains("\n1,A,,,2400,,,3\n2,B,,,2300,,,4 (2-)\n"), "{written}");
    // The halves would meet, 1 and 3, 2 and 4; the first pair may not.
    let meets = |event: &Tournament| {
        let paired =
            dutch::pair(event, RoundNumber(1), tournament::Edition::Dutch2026).expect("pairs");
        paired.pairs.iter().any(|pair| {
            (pair.white.min(pair.black), pair.white.max(pair.black)) == (PlayerId(1), PlayerId(3))
        })
    };
    assert!(!meets(&event) && !meets(&again));
    parts.forbidden.clear();
    assert!(meets(&Tournament::new(parts).expect("consistent")));
}

#[test]
fn entries_are_numbered_by_rating_then_title_then_name() {
    let table = "name,rating,title\nB,2000,\nA,2000,\nC,2000,FM\nD,2100,\nE,,\nF,2000,IM\n";
    let entries = read_entries(table.as_bytes()).expect("entries").entries;
    let listed = by_strength(&entries);
    let names: Vec<&str> = listed.iter().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["D", "F", "C", "A", "B", "E"]);
    assert_eq!(listed[1].title, Some(Title::InternationalMaster));
    assert!(listed.iter().zip(1..).all(|(entry, number)| entry.id == PlayerId(number)));
}
