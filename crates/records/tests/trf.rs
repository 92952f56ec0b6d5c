//! Tournament files: what is read, what is refused and where, and that nothing is lost.

use records::events::trf::{self, Record, Severity};
use tournament::tiebreak::{Format, Score, Table};
use tournament::{Color, Outcome, PlayerId, Points, RoundNumber, Slot};

const SMALL: &str = "\
012 Spring open
062 4
142 3
152 W
162  W 1.0    D 0.5    L 0.0    P 0.5
XXR 3
### a comment stays
260   1   3    1    4
001    1 m GM One, A                            2500 CHN     8600000 1990/01/02  1.5    1     3 w 1     2 b =
001    2 w    Two, B                            2400 CHN                         1.5    2     4 b 1     1 w =
001    3      Three, C                          2300                             0.0    4     1 b 0  0000 - Z
001    4      Four, D                                                            0.5    3     2 w 0  0000 - U
ZZZ unknown line
";

#[test]
fn a_file_is_written_as_it_was_read() {
    let read = trf::read(SMALL.as_bytes());
    assert_eq!(read.problems, []);
    assert_eq!(read.write(), SMALL);
}

#[test]
fn line_ends_and_encodings_do_not_matter() {
    let latin: Vec<u8> = SMALL
        .replace("One, A", "M\u{fc}ller")
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    for end in ["\n", "\r", "\r\n"] {
        let bytes: Vec<u8> = latin
            .iter()
            .flat_map(
                |byte| if *byte == b'\n' { end.as_bytes() } else { std::slice::from_ref(byte) },
            )
            .copied()
            .collect();
        let read = trf::read(&bytes);
        assert_eq!(read.problems, []);
        assert_eq!(read.players().count(), 4, "{end:?}");
        assert_eq!(read.players().next().unwrap().1.name, "M\u{fc}ller");
        assert!(
            read.lines
                .iter()
                .any(|line| line.record == Record::Verbatim("ZZZ unknown line".to_owned()))
        );
    }
}

#[test]
fn the_tournament_is_what_the_file_says() {
    let converted = trf::read(SMALL.as_bytes()).tournament().unwrap();
    let event = &converted.tournament;
    assert_eq!(converted.forgiven, []);
    assert_eq!(event.event().rounds, Some(RoundNumber(3)));
    assert_eq!(event.event().initial_color, Some(Color::White));
    assert_eq!(event.score(0, RoundNumber(2)), Points::from_tenths(15));
    // The bye of the pairing is worth half a point here.
    assert_eq!(event.score(3, RoundNumber(2)), Points::from_tenths(5));
    assert_eq!(event.forbidden()[0].players, [PlayerId(1), PlayerId(4)]);
    let again = trf::from_tournament(event).tournament().unwrap().tournament;
    assert_eq!(again.entries(), event.entries());
    for index in 0..4 {
        assert_eq!(again.history(index), event.history(index));
    }
}

#[test]
fn wrong_lines_are_named_with_their_columns_and_the_rest_is_read() {
    let text = SMALL
        .replace("     2 b =", "     2 x =")
        .replace("001    3 ", "001   3b ")
        .replace("152 W", "152 green");
    let read = trf::read(text.as_bytes());
    let found: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        found,
        [
            "line 4, columns 5 to 9: found \"green\", expected W or B",
            "line 9, columns 107 to 107: found \"x\", expected w, b or -",
            "line 11, columns 5 to 8: found \"  3b\", expected a player number from 1 to 9999",
        ]
    );
    assert_eq!(read.players().count(), 3);
    assert!(read.tournament().is_err());
}

#[test]
fn entries_that_contradict_each_other_are_refused_with_their_place() {
    let text = SMALL.replace("     1 w =", "     1 w 1");
    let errors = trf::read(text.as_bytes()).tournament().unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].line, 9);
    assert_eq!(errors[0].columns, Some((102, 109)));
    let text = SMALL.replace("001    2", "001    1");
    let errors = trf::read(text.as_bytes()).tournament().unwrap_err();
    assert!(errors[0].to_string().contains("line 9 has it"), "{}", errors[0]);
}

#[test]
fn an_opponent_beside_a_bye_is_forgiven_and_reported() {
    let text = SMALL.replace("  0000 - Z", "     1 b Z");
    let converted = trf::read(text.as_bytes()).tournament().unwrap();
    assert_eq!(converted.forgiven.len(), 1);
    assert_eq!(converted.forgiven[0].severity, Severity::Forgiven);
    assert_eq!(converted.forgiven[0].columns, Some((102, 109)));
}

#[test]
fn lines_of_engines_mean_the_same() {
    let text = SMALL
        .replace("162  W 1.0    D 0.5    L 0.0    P 0.5\n", "XXS PAB=0.5\nXXA 1 1.0 0.5\nXXZ 2\n")
        .replace("260   1   3    1    4", "XXP 1 4");
    let event = trf::read(text.as_bytes()).tournament().unwrap().tournament;
    assert_eq!(event.score(3, RoundNumber(2)), Points::from_tenths(5));
    assert_eq!(event.virtual_score(0, RoundNumber(2)), Points::from_tenths(5));
    assert_eq!(event.virtual_score(0, RoundNumber(3)), Points::ZERO);
    assert!(event.slot(1, RoundNumber(3)).is_absence());
    assert_eq!(event.slot(0, RoundNumber(3)), &Slot::Blank);
    assert_eq!(event.forbidden().len(), 1);
}

#[test]
fn lines_that_contradict_each_other_are_told_with_the_one_that_counts() {
    let told = |from: &str, to: &str| -> Vec<String> {
        let text = SMALL.replace(from, to);
        let read =
            trf::read(text.as_bytes()).tournament().expect("nothing of it stops the reading");
        assert_eq!(read.tournament.entries().len(), 4, "{to}");
        read.forgiven.iter().map(ToString::to_string).collect()
    };
    assert_eq!(told("none of it", ""), [""; 0]);
    let cases = [
        ("XXR 3", "XXR 2", "line 6: found 2 rounds, expected 3, as line 3 says, which counts"),
        (
            "XXR 3",
            "XXC black1\n152 W",
            "line 6: found initial colour Black, expected White, as line 7",
        ),
        ("062 4", "062 5", "line 2: found 5 in line 062, expected 4, as many as are entered"),
        (
            "XXR 3",
            "012 Other",
            "line 6: found another line 012, expected one line 012; that of line 1",
        ),
        (
            "XXR 3",
            "BBD 1.0",
            "line 6: found BBD 1.0, expected 0.5, as line 5 says; the later line counts",
        ),
        ("XXR 3", "XXP 1 9", "line 6: found player 9, expected numbers of entered players"),
        ("XXR 3", "240 H   1    9", "line 6: found player 9, expected numbers of entered players"),
        (
            "XXR 3",
            "240 H   1    1",
            "line 6: found a bye of player 1 in round 1, expected what line 001",
        ),
        (
            "260   1   3",
            "260   3   1",
            "line 8: found rounds 3 to 1, expected the first round before",
        ),
        ("XXR 3", "192 FIDE_BURSTEIN", "line 6: found FIDE_BURSTEIN, expected FIDE_DUTCH_2026, "),
        (
            "XXR 3",
            "192 FIDE_DUTCH\n042 2025/12/31",
            "line 6: found FIDE_DUTCH, expected FIDE_DUTCH_2017",
        ),
        (
            "XXR 3",
            "192 FIDE_DUTCH_2026\n092 Round robin",
            "line 7: found ROUND ROBIN, expected the same",
        ),
    ];
    for (from, to, expected) in cases {
        let found = told(from, to);
        assert_eq!(found.len(), 1, "{to}: {found:?}");
        assert!(found[0].starts_with(expected), "{to}: {found:?}");
    }
    // Fewer rounds than have games, in the record that counts and in the one beside it.
    let found = told("142 3", "142 1");
    assert_eq!(found[0], "line 3: found 1 rounds, expected at least the 2 that have games");
    assert_eq!(found[1], "line 6: found 3 rounds, expected 1, as line 3 says, which counts");
    // What is in order is not told: the same twice, a date of the new text, a bye that stands there.
    for fine in ["142 3", "XXC white1", "012 Spring open", "192 FIDE_DUTCH\n042 2026/02/01"] {
        assert_eq!(told("XXR 3", fine), [""; 0], "{fine}");
    }
    assert_eq!(told("XXR 3", "240 Z   2    3"), [""; 0]);
}

#[test]
fn a_changed_line_is_written_anew_and_the_others_stay() {
    let text = SMALL.replace("XXR 3", "XXR    3");
    let mut read = trf::read(text.as_bytes());
    for line in &mut read.lines {
        if let Record::Rounds(rounds) = &mut line.record {
            *rounds = RoundNumber(5);
        }
    }
    assert_eq!(read.write(), text.replace("142 3", "142 5"));
}

/// The text with line ends of one kind and without blanks at line ends: all that may change.
fn normal(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.lines().map(|line| line.trim_end().to_owned()).collect()
}

#[test]
fn every_reference_file_survives_reading_and_writing() {
    let Some(folder) = testkit::shared("trf/train") else { return };
    let mut differing = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "trf") {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let read = trf::read(&bytes);
        let written = read.write();
        // The fields survive too, not only the text.
        for line in &read.lines {
            let again = trf::read(line.record.write().as_bytes());
            let same = again.lines.first().is_some_and(|found| found.record == line.record);
            let blank = line.record == Record::Verbatim(String::new());
            if !same && !blank {
                differing.push(format!("{}: {:?}", path.display(), line.record));
                break;
            }
        }
        let text = String::from_utf8(bytes).unwrap();
        for (was, is) in normal(&text).iter().zip(&normal(&written)) {
            if was != is {
                differing.push(format!("{}:\n{was}|\n{is}|", path.display()));
                break;
            }
        }
        if normal(&text).len() != normal(&written).len() {
            differing.push(format!("{}: number of lines", path.display()));
        }
    }
    assert!(differing.is_empty(), "{} files\n{}", differing.len(), differing.join("\n"));
}

#[test]
fn the_teams_of_the_published_sample_have_the_points_the_file_prints() {
    let Some(path) = testkit::shared("trf/train/pub-fide-grandmommys-trf26.trf") else { return };
    let bytes = std::fs::read(path).expect("it is read");
    let file = trf::read(&bytes);
    let event = file.tournament().expect("a consistent file").tournament;
    let records = file.team_records(&event.event().scoring).expect("a team event");
    let table = Table::of_teams(&event, &records, event.last_paired_round(), Format::Swiss);
    assert_eq!(table.rows.len(), 50);
    let mut wrong = Vec::new();
    for line in &file.lines {
        let Record::Team(team) = &line.record else { continue };
        let Some(number) = team.number else { continue };
        // Columns 55 to 60 and 62 to 67 of the line; the figures begin in column 42.
        let column =
            |first: usize| -> String { team.figures.chars().skip(first - 42).take(6).collect() };
        let printed =
            [column(55), column(62)].map(|text| Points::parse(text.trim()).expect("points"));
        let index = table.index_of(number).expect("a row");
        let counted = [table.total(index, Score::Match), table.total(index, Score::Game)];
        if printed != counted {
            wrong.push(format!("{number}: printed {printed:?}, counted {counted:?}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn a_match_is_won_by_the_team_with_more_game_points_and_the_line_up_gives_the_boards() {
    let file = "\
192 FIDE_TEAM
142 2
352 WB
362 TW 2     TD 1     TL 0
001    1      A1                                                                 1.0    1     3 w 1  0000 - -
001    2      A2                                                                 0.5    2     4 b =  0000 - -
001    3      B1                                                                 0.0    3     1 b 0  0000 - +
001    4      B2                                                                 0.5    4     2 w =  0000 - +
300   1   1   2    2    1
320 1    1.0    3
330 -+   2   1   2
";
    let team = |number: u32, name: &str, players: &str| {
        format!("310 {number:>3} {name:<32} {:31} {players}\n", "")
    };
    let file = file.to_owned()
        + &team(1, "Alpha", "   1    2")
        + &team(2, "Beta", "   3    4")
        + &team(3, "Gamma", "");
    let read = trf::read(file.as_bytes());
    let event = read.tournament().expect("consistent").tournament;
    let records = read.team_records(&event.event().scoring).expect("teams");
    let table = Table::of_teams(&event, &records, RoundNumber(2), Format::Swiss);
    let totals: Vec<[Points; 2]> = (0..3)
        .map(|row| [Score::Match, Score::Game].map(|score| table.total(row, score)))
        .collect();
    let points = |matches, games| [Points::from_tenths(matches), Points::from_tenths(games)];
    // 1½ to ½; then Beta wins both boards without play; Gamma has the bye, worth 1 and 1.
    assert_eq!(totals, [points(20, 15), points(20, 25), points(10, 10)]);
    let first = &table.rows[0].cells[0];
    assert_eq!(first.opponent, Some(1));
    let boards: Vec<(u16, Points)> =
        first.games.iter().map(|game| (game.board, game.points)).collect();
    assert_eq!(boards, [(1, Points::from_tenths(5)), (2, Points::whole(1))]);
    // A file of single players has none of this.
    assert_eq!(trf::read(SMALL.as_bytes()).team_records(&event.event().scoring), None);
}

#[test]
fn further_games_of_a_match_and_games_apart_have_lines_of_their_own() {
    let file = "\
012 Match
142 1
001    1      Ann                                                                1.0    1     2 w 1
001    2      Ben                                                                1.0    2     1 b 0
XXM 1 2 1 1 0
XXK 1 2 = = play-off, blitz
XXK 2 1 + - play-off, blitz
";
    let read = trf::read(file.as_bytes());
    let event = read.tournament().expect("consistent").tournament;
    let slot = event.slot(0, RoundNumber(1));
    let games: Vec<_> = slot.games().map(|game| (game.color, game.outcome)).collect();
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(games, [(white, Outcome::Win), (black, Outcome::Loss)]);
    assert_eq!(event.score(0, RoundNumber(1)), Points::whole(1));
    let apart = read.apart_games();
    assert_eq!(apart.len(), 2);
    assert_eq!(apart[1].stage, "play-off, blitz");
    assert_eq!(apart[1].outcomes, (Outcome::Win, Outcome::Loss));
    // Written anew and read again, nothing is lost.
    let mut again = trf::from_tournament(&event);
    again.add_apart_games(&apart);
    let again = trf::read(again.write().as_bytes());
    assert_eq!(again.tournament().expect("consistent").tournament, event);
    assert_eq!(again.apart_games(), apart);
    for wrong in
        ["XXM 2 2 1 1 0", "XXM 1 2 1 1 -", "XXM 1 2 1 U 0", "XXK 1 1 1 0 final", "XXK 1 2 1 0"]
    {
        let text = file.replace("XXM 1 2 1 1 0", wrong);
        let problems = trf::read(text.as_bytes()).tournament().expect_err(wrong);
        assert_eq!(problems[0].line, 5, "{wrong}: {problems:?}");
    }
}
