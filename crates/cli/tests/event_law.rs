//! The law of events through the program: free rounds, withdrawals, matches, and what a table says of its rounds.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Run, caipan};

/// A folder with tables, and the program run on them.
struct Event {
    folder: tempfile::TempDir,
    options: Vec<String>,
}

impl Event {
    fn new(players: &str, results: &str, options: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("players.csv"), players).expect("written");
        fs::write(folder.path().join("results.csv"), results).expect("written");
        Self { folder, options: options.iter().map(|word| (*word).to_owned()).collect() }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, words: &[&str]) -> Run {
        let (players, results) = (self.file("players.csv"), self.file("results.csv"));
        let tables = [
            "--entries",
            players.to_str().expect("a name"),
            "--results",
            results.to_str().expect("a name"),
        ];
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        caipan(&[words, &tables[..], &options].concat())
    }

    /// The standings as `number points` in their order.
    fn points(&self) -> Vec<String> {
        let run = self.run(&["standings", "--csv"]);
        let heading = run.stdout.lines().next().unwrap_or_default().to_owned();
        let names: Vec<&str> = heading.split(',').collect();
        let column = names.iter().position(|name| ["PTS", "GPTS"].contains(name)).expect("points");
        let line = |line: &str| {
            let fields: Vec<&str> = line.split(',').collect();
            format!("{} {}", fields[2], fields[column])
        };
        run.stdout.lines().skip(1).map(line).collect()
    }
}

const ROBIN: [&str; 2] = ["--system", "round-robin"];

#[test]
fn the_free_round_of_an_odd_round_robin_is_no_win() {
    let three = "number,name\n1,A\n2,B\n3,C\n";
    for free in ["1,1,,bye,\n", "1,1,,轮空,\n", ""] {
        let results = format!("round,white,black,result,note\n1,2,3,0-1,\n{free}");
        let event = Event::new(three, &results, &ROBIN);
        assert_eq!(event.points(), ["C 1", "A 0", "B 0"], "{free:?}");
        let of_1959 =
            Event::new(three, &results, &[&ROBIN[..], &["--rules", "xiangqi-1959"]].concat());
        assert_eq!(of_1959.points(), ["C 2", "A 0", "B 0"], "{free:?}");
        let file = event.run(&["export", "--to", "trf"]).stdout;
        assert!(!file.contains(" U"), "{file}");
    }
    // In a Swiss the same row is the bye of the pairing.
    let results = "round,white,black,result\n1,2,3,0-1\n1,1,,bye\n";
    let points = Event::new(three, results, &["--system", "swiss"]).points();
    assert!(points.contains(&"A 1".to_owned()), "{points:?}");
}

#[test]
fn the_pairs_of_a_round_robin_are_recorded_without_a_bye() {
    let event = Event::new("name\nA\nB\nC\n", "round,white,black,result\n", &ROBIN);
    let run = event.run(&["pair", "--record", "--show", "boards"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.contains("- free"), "{}", run.stdout);
    let table = fs::read_to_string(event.file("results.csv")).expect("the table");
    assert_eq!(table, "round,white,black,result\n1,2,3,\n");
}

#[test]
fn a_round_is_known_however_it_is_written() {
    let players = "number,name\n1,Ann\n2,Bob\n3,Cid\n4,Dan\n";
    for round in ["第1轮", "第一轮", "R1", "Round 1", "１", "rd. 1"] {
        let results = format!("轮次,红方,黑方,结果\n{round},1,4,1-0\n{round},2,3,0-1\n");
        let event = Event::new(players, &results, &["--system", "swiss"]);
        assert_eq!(event.points(), ["Ann 1", "Cid 1", "Bob 0", "Dan 0"], "{round}");
    }
    let results = "round,white,black,result\n1,1,4,1-0\nplay-off,4,1,1-0\n";
    let run = Event::new(players, results, &["--system", "swiss"]).run(&["standings"]);
    assert!(run.stdout.contains("\nplay-off:\n") && run.stderr.is_empty(), "{}", run.stderr);
    // What says neither is named with its place.
    let results = "round,white,black,result\nMonday,1,4,1-0\n";
    let run = Event::new(players, results, &["--system", "swiss"]).run(&["standings"]);
    assert!(run.stderr.contains("line 2, columns 1 to 6: found Monday"), "{}", run.stderr);
}

#[test]
fn all_games_not_yet_played_go_to_the_opponents_of_one_who_leaves_in_both_cycles() {
    let double = ["--rules", "xiangqi-1959", "--system", "double-round-robin"];
    // Three players, twice; the third leaves with two of four games (13.2): Ann has 2 + 1 + 2 and the second game, 2.
    let results =
        "round,red,black,result\n1,1,2,1-0\n2,3,1,=\n3,2,3,=\n4,2,1,0-1\n4,3,,withdraws\n";
    let event = Event::new("name\nAnn\nBen\nCem\n", results, &double);
    assert_eq!(event.points(), ["Ann 7", "Ben 3", "Cem 2"]);
    let run = event.run(&["standings"]);
    assert!(run.stdout.contains("Cem withdrew after 2 of 4 games"), "{}", run.stdout);
    // Match points of 12.3: Ann beat both; Ben and Cem drew a game, and the other is Ben's.
    let run = event.run(&["standings", "--csv"]);
    let rows: Vec<&str> = run.stdout.lines().collect();
    assert!(rows[0].starts_with("rank,number,name,MPTS,GPTS"), "{}", run.stdout);
    assert!(rows[1].starts_with("1,1,Ann,2,7") && rows[3].starts_with("3,3,Cem,0,2"), "{rows:?}");
    // Both games of a match in one round: 4 leaves with four of six, the two with 1 are won by 1.
    let results = "round,red,black,result\n1,1,2,1-0\n1,2,1,=\n1,3,4,=\n1,4,3,1-0\n2,1,3,=\n\
                   2,4,2,1-0\n2,2,4,=\n3,4,,withdraws\n";
    let event = Event::new("name\n甲\n乙\n丙\n丁\n", results, &ROBIN_1959);
    assert_eq!(event.points(), ["甲 8", "丁 6", "乙 2", "丙 2"]);
}

const ROBIN_1959: [&str; 4] = ["--rules", "xiangqi-1959", "--system", "round-robin"];

#[test]
fn a_match_is_the_games_of_two_players_over_all_rounds() {
    // Worked by hand (12.3): A beat B twice, B beat D, C beat A and B, D beat C twice; the rest is drawn. Match points
    // C 2, A and D 1½, B 1, though the points of the games are 7, 7, 6 and 4.
    let apart = "round,red,black,result\n1,1,2,1-0\n1,3,4,0-1\n2,1,3,=\n2,2,4,1-0\n3,1,4,=\n3,2,3,=\n\
                 4,2,1,0-1\n4,4,3,1-0\n5,3,1,1-0\n5,4,2,=\n6,4,1,=\n6,3,2,1-0\n";
    let together = "round,red,black,result\n1,1,2,1-0\n1,2,1,0-1\n1,3,4,0-1\n1,4,3,1-0\n2,1,3,=\n\
                    2,2,4,1-0\n2,3,1,1-0\n2,4,2,=\n3,1,4,=\n3,2,3,=\n3,3,2,1-0\n3,4,1,=\n";
    let options = ["--rules", "xiangqi-1959", "--system", "double-round-robin"];
    for results in [apart, together] {
        let run = Event::new("name\nA\nB\nC\nD\n", results, &options).run(&["standings", "--csv"]);
        let rows: Vec<Vec<&str>> =
            run.stdout.lines().skip(1).map(|line| line.split(',').take(4).collect()).collect();
        assert_eq!(
            rows,
            [
                ["1", "3", "C", "2"],
                ["2", "1", "A", "1.5"],
                ["2", "4", "D", "1.5"],
                ["4", "2", "B", "1"]
            ],
            "{}",
            run.stdout
        );
    }
    // A match that is not over brings no match points yet.
    let half = "round,red,black,result\n1,1,2,1-0\n1,3,4,0-1\n";
    let run = Event::new("name\nA\nB\nC\nD\n", half, &options).run(&["standings", "--csv"]);
    assert!(
        run.stdout.lines().skip(1).all(|line| line.split(',').nth(3) == Some("0")),
        "{}",
        run.stdout
    );
}

#[test]
fn only_the_round_after_which_somebody_left_counts_for_a_withdrawal() {
    // Eight players; 7 leaves after round 1, 8 after round 3 with three of the six games against those who stay.
    let rounds = "round,red,black,result\n1,1,8,1-0\n1,2,7,=\n2,8,5,=\n3,2,8,=\n";
    let leave = ["1,7,,withdraws\n", "3,8,,withdraws\n"];
    let players = "name\n1\n2\n3\n4\n5\n6\n7\n8\n";
    for order in [[0, 1], [1, 0]] {
        let rows: String = order.iter().map(|row| leave[*row]).collect();
        let run = Event::new(players, &format!("{rounds}{rows}"), &ROBIN_1959).run(&["standings"]);
        assert!(run.stdout.contains("8 withdrew after 3 of 6 games"), "{}", run.stdout);
        assert!(run.stdout.contains("7 withdrew after 1 of 7 games"), "{}", run.stdout);
    }
}

#[test]
fn a_schedule_goes_on_after_a_withdrawal_and_forfeits_stand_in_the_rounds_of_the_table() {
    // Six players; 6 leaves after three of five games, so that 5 and 3 win theirs, in rounds 4 and 5 of the Berger table.
    let results = "round,white,black,result\n1,1,6,1-0\n1,2,5,1-0\n1,3,4,1-0\n2,6,4,1-0\n2,5,3,=\n\
                   2,1,2,=\n3,2,6,0-1\n3,3,1,0-1\n3,4,5,=\n3,6,,withdraws\n";
    let players = "number,name\n1,A\n2,B\n3,C\n4,D\n5,E\n6,F\n";
    let event = Event::new(players, results, &ROBIN);
    assert_eq!(event.run(&["check"]).code, 0, "{}", event.run(&["check"]).stdout);
    assert_eq!(event.run(&["pair"]).stdout, "2\n1 4\n2 3\n");
    let again = event.run(&["pair", "--record", "--round", "2"]);
    assert_eq!(again.code, 3, "{}", again.stdout);
    let run = event.run(&["pair", "--record"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "2\n1 4\n2 3\n"), "{}", run.stderr);
    let table = fs::read_to_string(event.file("results.csv")).expect("the table");
    assert!(table.ends_with("\n4,1,4,\n4,2,3,\n"), "{table}");
    let full = table.replace("4,1,4,", "4,1,4,=").replace("4,2,3,", "4,2,3,=");
    fs::write(event.file("results.csv"), full).expect("written");
    assert_eq!(event.run(&["pair"]).stdout, "2\n4 2\n5 1\n");
}

#[test]
fn two_who_leave_before_the_start_are_gone_from_the_lots_together() {
    let results = "round,red,black,result\n0,1,,withdraws\n0,4,,withdraws\n";
    let event =
        Event::new("number,name\n1,甲\n2,乙\n3,丙\n4,丁\n5,戊\n6,己\n", results, &ROBIN_1959);
    let standings = event.run(&["standings"]).stdout;
    assert_eq!(standings.matches("an even number is left").count(), 2, "{standings}");
    // Four are left, 2, 3, 5 and 6: new lots, the table for four.
    assert_eq!(event.run(&["pair"]).stdout, "2\n2 6\n3 5\n");
}

/// Writes the tournament file of an event beside its tables, and its name.
fn as_file(event: &Event) -> String {
    let run = event.run(&["export", "--to", "trf"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let path = event.file("event.trf");
    fs::write(&path, &run.stdout).expect("written");
    path.to_str().expect("a name").to_owned()
}

const FIVE: &str = "number,name,rating\n1,A,2000\n2,B,1900\n3,C,1800\n4,D,1700\n5,E,1600\n";
const SWISS: [&str; 4] = ["--system", "swiss", "--rounds", "4"];

#[test]
fn who_has_left_or_comes_later_is_not_paired_from_the_tournament_file_either() {
    let results = "round,white,black,result\n1,1,3,1-0\n1,4,2,0-1\n1,5,,bye\n1,2,,withdraws\n";
    let event = Event::new(FIVE, results, &SWISS);
    let of_tables = event.run(&["pair"]).stdout;
    assert!(!of_tables.contains('2') || of_tables.starts_with("2\n"), "{of_tables}");
    let file = as_file(&event);
    assert_eq!(caipan(&["pair", &file]).stdout, of_tables);
    let again = caipan(&["export", "--to", "results", &file]).stdout;
    assert!(again.contains("\n1,2,,withdraws,\n"), "{again}");
    // A late entry is not paired before its round, and is then.
    let players = "number,name,rating,enters\n1,A,2000,\n2,B,1900,\n3,C,1800,\n4,D,1700,3\n";
    let one = "round,white,black,result\n1,1,2,1-0\n1,3,,bye\n";
    let event = Event::new(players, one, &SWISS);
    let of_tables = event.run(&["pair"]).stdout;
    assert_eq!(of_tables, "2\n3 1\n2 0\n");
    let file = as_file(&event);
    assert_eq!(caipan(&["pair", &file]).stdout, of_tables);
    let again = caipan(&["export", "--to", "entries", &file]).stdout;
    assert!(again.contains("\n4,D,,,1700,,3\n"), "{again}");
}

#[test]
fn a_round_being_played_is_written_and_read_with_its_pairs() {
    let results =
        "round,white,black,result\n1,1,3,1-0\n1,4,2,0-1\n1,5,,bye\n2,2,1,\n2,3,5,1-0\n2,4,,bye\n";
    let event = Event::new(FIVE, results, &SWISS);
    let file = as_file(&event);
    let text = fs::read_to_string(&file).expect("the file");
    assert!(text.contains("    3 w 1     2 b\n"), "{text}");
    let again = caipan(&["export", "--to", "results", &file]).stdout;
    assert!(again.contains("\n2,2,1,,\n") && again.contains("\n2,3,5,1-0,\n"), "{again}");
    for words in [vec!["pair", &file], vec!["pair", "--round", "3", &file]] {
        let run = caipan(&words);
        assert_eq!((run.code, run.stdout.as_str()), (3, ""));
        assert!(run.stderr.contains("round 2 is paired and has no result yet"), "{}", run.stderr);
    }
    // Standings are those after the last complete round, and it is said; open games are no absences.
    for standings in [event.run(&["standings", "--csv"]), caipan(&["standings", "--csv", &file])] {
        assert!(standings.stderr.contains("standings after round 1"), "{}", standings.stderr);
        assert!(standings.stdout.contains("\n1,1,A,1,"), "{}", standings.stdout);
    }
}

#[test]
fn a_blank_of_a_finished_round_is_an_absence() {
    // Three gets the bye of round 2, four has left with blank cells: nobody is accused.
    let file = "012 T\n092 Individual Swiss\n142 3\n152 W\n\
        001    1      One                               2400                             1.5    1     3 w 1     2 b =\n\
        001    2      Two                               2300                             1.5    2     4 b 1     1 w =\n\
        001    3      Three                             2200                             1.0    3     1 b 0  0000 - U\n\
        001    4      Four                              2100                             0.0    4     2 w 0\n";
    let scratch = tempfile::tempdir().expect("a folder");
    let path = scratch.path().join("event.trf");
    fs::write(&path, file).expect("written");
    let path = path.to_str().expect("a name");
    let run = caipan(&["check", path]);
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert_eq!(caipan(&["pair", "--round", "2", path]).stdout, "2\n2 1\n3 0\n");
    // In the round to be paired he is there.
    let next = caipan(&["pair", path]).stdout;
    assert!(next.contains("4"), "{next}");
}

#[test]
fn every_difference_of_a_round_is_told() {
    let players = "number,name,rating\n1,Ann,2200\n2,Bob,2100\n3,Cid,2000\n4,Dan,1900\n5,Eve,1800\n6,Fay,1700\n7,Gus,1600\n";
    let round = |number: u16| {
        format!("{number},1,4,1-0\n{number},5,2,1-0\n{number},3,6,1-0\n{number},7,,bye\n")
    };
    let results = format!("round,white,black,result\n{}{}", round(1), round(2));
    let run = Event::new(players, &results, &SWISS).run(&["check"]);
    assert_eq!(run.code, 1);
    // The bye and all three boards of round 2 are wrong.
    assert_eq!(run.stdout.matches("round 2: ").count(), 4, "{}", run.stdout);
}

#[test]
fn a_tournament_file_is_written_as_it_was_read_byte_for_byte() {
    let file = "012 Open \r\n022 Town\r\n042 2026/05/01\r\n132                  26/05/01\r\n### a remark\r\n162  W 1.0\r\nABC 1\r\n\
        001    1 m    A                                 2000 CZE                         1.0    1     2 w 1   \r\n\
        001    2      B                                 1900                             0.0    2     1 b 0";
    let scratch = tempfile::tempdir().expect("a folder");
    let path = scratch.path().join("event.trf");
    for bytes in [
        file.as_bytes().to_vec(),
        file.replace("A  ", "\u{c9}  ")
            .chars()
            .map(|sign| u8::try_from(u32::from(sign)).expect("Latin-1"))
            .collect(),
    ] {
        fs::write(&path, &bytes).expect("written");
        let out = scratch.path().join("out.trf");
        let words = [
            "export",
            "--to",
            "trf",
            path.to_str().expect("a name"),
            "-o",
            out.to_str().expect("a name"),
        ];
        let run = caipan(&words);
        assert_eq!(run.code, 0, "{}", run.stderr);
        assert_eq!(fs::read(&out).expect("written"), bytes);
    }
}

#[test]
fn the_same_row_twice_is_refused_with_both_lines() {
    let results = "round,white,black,result\n1,1,3,1-0\n1,1,3,1-0\n";
    let run = Event::new(FIVE, results, &ROBIN).run(&["standings"]);
    assert_eq!(run.code, 3);
    assert!(
        run.stderr.contains("line 3: found players 1 and 3 once more in round 1"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("line 2 has them"), "{}", run.stderr);
}

#[test]
fn a_system_that_is_not_carried_out_is_refused_by_name() {
    let file = "012 T\n142 3\n192 FIDE_BURSTEIN\n\
        001    1      One                               2400                             0.0    1\n\
        001    2      Two                               2300                             0.0    2\n";
    let scratch = tempfile::tempdir().expect("a folder");
    let path = scratch.path().join("event.trf");
    fs::write(&path, file).expect("written");
    let path = path.to_str().expect("a name");
    let run = caipan(&["pair", path]);
    assert_eq!((run.code, run.stdout.as_str()), (3, ""));
    assert!(run.stderr.contains("FIDE_BURSTEIN is not known here"), "{}", run.stderr);
    assert_eq!(caipan(&["pair", "--system", "round-robin", path]).stdout, "1\n1 2\n");
}

#[test]
fn a_tournament_file_is_a_working_file_that_takes_the_pairs_of_each_round() {
    let head = "012 T\r\n142 2\r\n152 W\r\nABC kept\r\n";
    let row = |number: u32, name: &str| {
        format!("001 {number:>4}      {name:<33} {:<32} 0.0\r\n", 2000 - number)
    };
    let file = format!("{head}{}{}{}", row(1, "One"), row(2, "Two"), row(3, "Three"));
    let scratch = tempfile::tempdir().expect("a folder");
    let path = scratch.path().join("event.trf");
    fs::write(&path, &file).expect("written");
    let name = path.to_str().expect("a name");
    let run = caipan(&["pair", "--record", name]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "2\n1 2\n3 0\n"), "{}", run.stderr);
    let text = fs::read_to_string(&path).expect("the file");
    assert!(text.starts_with(head), "{text}");
    assert!(text.contains("   2 w\r\n") && text.contains("   1 b\r\n"), "{text}");
    assert!(text.contains(" 1.0       0000 - U\r\n"), "{text}");
    // The round is open: it is not paired again, and nothing is recorded twice.
    assert_eq!(caipan(&["pair", "--record", name]).code, 3);
    fs::write(
        &path,
        text.replace("   2 w\r\n", "   2 w 1\r\n").replace("   1 b\r\n", "   1 b 0\r\n"),
    )
    .expect("written");
    let run = caipan(&["pair", "--record", name]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(
        run.stderr.contains("player 1 has 0.0 points in the file, 1.0 by the results"),
        "{}",
        run.stderr
    );
}

#[test]
fn quotes_line_breaks_and_separators_are_read_as_spreadsheets_write_them() {
    let four =
        |first: &str| format!("{first}\n2,Boris,Y,1800\n3,Carl \"Jack,Z,1700\n4,Dora,W,1600\n");
    let head = "number,name,club,rating\n";
    for (first, name) in [
        ("1,Anna 5\"2,X,1900", "Anna 5\"2"),
        ("1,\"Anna\nMaria\",X,1900", "Anna Maria"),
        ("1,\"Li, \"\"Ace\"\"\",X,1900", "Li, \"Ace\""),
    ] {
        let players = format!("{head}{}", four(first));
        let event = Event::new(&players, "round,white,black,result\n", &SWISS);
        let table = event.run(&["export", "--to", "entries"]);
        assert_eq!(table.code, 0, "{}", table.stderr);
        assert_eq!(table.stdout.lines().count(), 5, "{}", table.stdout);
        let file = event.run(&["export", "--to", "trf"]).stdout;
        assert!(file.contains(name) && file.contains("1900"), "{file}");
    }
    // A quote that nothing closes is named, and the lines below it are read.
    let players = format!("{head}1,\"Anna,X,1900\n2,Boris,Y,18oo\n");
    let run = Event::new(&players, "round,white,black,result\n", &SWISS).run(&["pair"]);
    assert_eq!(run.code, 3);
    assert!(
        run.stderr.contains("line 2, columns 3 to 3") && run.stderr.contains("line 3"),
        "{}",
        run.stderr
    );
    // What spreadsheets put before and between the rows.
    let players = "sep=;\r\nSNo.;Name;Rtg;FED;FideID\r\n;;;;\r\n１;Ann;2000;CZE;300012\r\n2;Bob;1900;AUT;\r\n";
    let results = "sep=;\r\nRd.;Weiß;Schwarz;Erg.\r\n1;1;2;1 - 0\r\n;;;\r\n";
    let event = Event::new(players, results, &SWISS);
    assert_eq!(event.points(), ["Ann 1", "Bob 0"]);
    let file = event.run(&["export", "--to", "trf"]).stdout;
    assert!(file.contains("2000 CZE      300012"), "{file}");
}

#[test]
fn results_are_understood_as_people_write_them() {
    let players = "name\nAnn\nBob\n";
    let cases = [
        ("1 - 0", "Ann 1"),
        ("+/-", "Ann 1"),
        ("1F-0F", "Ann 1"),
        ("胜", "Ann 1"),
        ("２－０", "Ann 1"),
        ("黑方弃权", "Ann 1"),
        ("负", "Bob 1"),
        ("红方弃权", "Bob 1"),
        ("弃权", "Bob 1"),
        ("和", "Ann 0.5"),
        ("1/2-0", "Ann 0.5"),
        ("½ - ½", "Ann 0.5"),
        ("双方弃权", "Ann 0"),
    ];
    for (word, first) in cases {
        let results = format!("round,white,black,result\n1,1,2,{word}\n");
        assert_eq!(Event::new(players, &results, &SWISS).points()[0], first, "{word}");
    }
    for row in ["1,1,轮空,", "1,1,BYE,", "1,bye,1,", "1,1,,轮空", "1,1,free,1-0"] {
        let results = format!("round,white,black,result\n{row}\n1,2,3,=\n");
        let points = Event::new("name\nAnn\nBob\nCid\n", &results, &SWISS).points();
        assert_eq!(points[0], "Ann 1", "{row}");
    }
}

#[test]
fn the_system_is_the_events_own_for_every_command() {
    let players = "number,name,rating\n1,Ann,2200\n2,Bob,2100\n3,Cid,2000\n4,Dan,1900\n";
    let results = "round,white,black,result\n1,1,3,1-0\n1,4,2,0-1\n1,3,,withdraws\n";
    // A Swiss, of which nothing is said, annuls no game.
    let event = Event::new(players, results, &[]);
    assert_eq!(event.points()[0], "Ann 1");
    assert_eq!(event.run(&["pair"]).stdout, "2\n2 1\n4 0\n");
    // What the head of a table says holds for all, and an option that says otherwise is refused.
    let robin = format!("# system: round-robin\n{results}");
    let event = Event::new(players, &robin, &[]);
    assert_eq!(event.points()[0], "Bob 1");
    assert!(event.run(&["standings"]).stdout.contains("Cid withdrew after 1 of 3 games"));
    let run = Event::new(players, &robin, &["--system", "swiss"]).run(&["standings"]);
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("different things of system"), "{}", run.stderr);
    let run = Event::new(players, &format!("# system: keizer\n{results}"), &[]).run(&["pair"]);
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("line 1: found keizer, expected swiss"), "{}", run.stderr);
}

#[test]
fn entries_without_numbers_are_put_in_the_order_of_ratings() {
    let players = "name,rating\nLow,1000\nMid,1500\nTop,2500\nHigh,2000\n";
    let event = Event::new(players, "round,white,black,result\n", &SWISS);
    let run = event.run(&["pair", "--show", "boards"]);
    assert!(run.stdout.contains("1 Top") && run.stdout.contains("4 Low"), "{}", run.stdout);
    assert!(run.stderr.contains("numbered by rating"), "{}", run.stderr);
    // Numbers that results use already are not given anew.
    let numbered = "number,name,rating\n1,Low,1000\n2,High,2000\n";
    let event = Event::new(numbered, "round,white,black,result\n1,1,2,1-0\n", &SWISS);
    assert_eq!(event.run(&["export", "--to", "numbered"]).code, 3);
}

#[test]
fn a_points_system_of_1959_asks_the_arbiter_about_one_who_leaves_early() {
    let players = "number,name\n1,A\n2,B\n3,C\n4,D\n5,E\n6,F\n7,G\n";
    let rows = "round,red,black,result\n1,1,4,1-0\n1,5,2,=\n1,3,6,1-0\n1,7,,bye\n";
    let options = ["--rules", "xiangqi-1959", "--system", "swiss", "--rounds", "5"];
    let asked =
        Event::new(players, &format!("{rows}2,2,,withdraws\n"), &options).run(&["standings"]);
    assert_eq!(asked.code, 1, "{}", asked.stderr);
    assert!(asked.stdout.contains("[xiangqi-1959 13.2]"), "{}", asked.stdout);
    for word in ["withdraws annulled: ", "withdraws stands: "] {
        assert!(asked.stdout.contains(word), "{}", asked.stdout);
    }
    let decided = |word: &str| {
        let event = Event::new(players, &format!("{rows}2,2,,{word}\n"), &options);
        assert_eq!(event.run(&["standings"]).code, 0, "{word}");
        event.points()
    };
    assert!(decided("withdraws stands").contains(&"E 1".to_owned()));
    assert!(decided("withdraws annulled").contains(&"E 0".to_owned()));
}

#[test]
fn refusing_to_go_on_with_a_match_loses_it_unless_the_reason_is_good() {
    let rows = "round,red,black,result\n1,1,2,0-1\n1,2,1,=\n";
    let run = |word: &str| {
        let results = format!("{rows}1,2,1,{word}\n");
        Event::new("name\n甲\n乙\n", &results, &ROBIN_1959).run(&["standings"])
    };
    let asked = run("refuses");
    assert_eq!(asked.code, 1, "{}", asked.stderr);
    assert!(asked.stdout.contains("[xiangqi-1959 13.3]"), "{}", asked.stdout);
    assert!(asked.stdout.contains("refuses unexcused: 1 甲 1, 2 乙 0"), "{}", asked.stdout);
    assert!(asked.stdout.contains("refuses excused: 1 乙 1, 2 甲 0"), "{}", asked.stdout);
    let lost = run("refuses unexcused");
    assert_eq!(lost.code, 0, "{}", lost.stderr);
    assert!(lost.stdout.lines().nth(1).is_some_and(|line| line.contains('甲')), "{}", lost.stdout);
    let excused = run("refuses excused");
    assert!(
        excused.stdout.lines().nth(1).is_some_and(|line| line.contains('乙')),
        "{}",
        excused.stdout
    );
}

#[test]
fn columns_of_the_tournament_file_are_held() {
    let long = "A name of more than thirty-three signs in all";
    let players = format!(
        "number,name,rating,club,federation,title\n1,{long},2000,代表队甲,Czechia,特级大师\n2,B,1900,,AUT,NM\n"
    );
    let event = Event::new(&players, "round,white,black,result\n1,1,2,1-0\n", &SWISS);
    let run = event.run(&["export", "--to", "trf"]);
    assert!(run.stderr.contains("longer than its column"), "{}", run.stderr);
    let path = event.file("event.trf");
    fs::write(&path, &run.stdout).expect("written");
    let name = path.to_str().expect("a name");
    assert_eq!(caipan(&["check", name]).code, 0);
    let again = caipan(&["export", "--to", "entries", name]).stdout;
    assert!(
        again.contains(&format!("1,{long},代表队甲,Czechia,2000,特级大师,\n2,B,,AUT,1900,NM,\n")),
        "{again}"
    );
}
