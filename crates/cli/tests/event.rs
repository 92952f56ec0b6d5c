//! The commands for tournaments, used as the known engines are used and as people use them.

mod common;

use common::{caipan, caipan_with};

/// Three rounds played by five players; the fourth is to be paired.
const FIVE: &str = "\
012 Club evening
142 4
152 W
001    1      Ann                               2000                             2.5    1     4 w 1     2 b =     3 w 1
001    2      Ben                               1900                             1.5    2     5 b 0     1 w =  0000 - U
001    3      Cem                               1800                             1.0    4  0000 - U     5 w 0     1 b 0
001    4      Dot                               1700                             1.0    5     1 b 0  0000 - U     5 w 0
001    5      Eve                               1600                             3.0    3     2 w 1     3 b 1     4 b 1
";

#[test]
fn the_next_round_is_written_as_engines_write_it() {
    let arguments = ["pair", "--dutch", "-", "--round", "3", "-p"];
    let run = caipan_with(&arguments, FIVE.as_bytes());
    // By hand: 2 has the lowest score and may have the bye (C5). 5 is alone with 2 points, moves
    // down and meets 1; both have had White and Black, so the higher gets White (article 5.2.4).
    // 3 and 4 are left; 3 has had White, 4 Black.
    assert_eq!((run.code, run.stdout.as_str()), (0, "3\n5 1\n4 3\n2 0\n"), "{}", run.stderr);
}

#[test]
fn the_pairs_go_to_a_file_when_one_is_named() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("event.trf");
    let out = directory.path().join("pairs.txt");
    std::fs::write(&file, FIVE).unwrap();
    let (file, out) = (file.to_str().unwrap(), out.to_str().unwrap());
    let run = caipan(&["pair", "--dutch", file, "--round", "3", "-p", out]);
    assert_eq!((run.code, run.stdout.as_str()), (0, ""));
    assert!(std::fs::read_to_string(out).unwrap().starts_with("3\n"));
    let run = caipan(&["pair", file, "--round", "3", "-p", "/no/such/folder/pairs.txt"]);
    assert_eq!(run.code, 5, "{}", run.stderr);
    assert_eq!(caipan(&["pair", "/no/such/file.trf"]).code, 5);
}

#[test]
fn without_a_legal_pairing_the_code_is_1_and_the_reason_is_given() {
    // 2, 3 and 4 have all had the bye; whoever of 1 and 5 takes it now, the other has met them.
    let run = caipan_with(&["pair", "-"], FIVE.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("players 2, 3, 4 have too few opponents left"), "{}", run.stderr);
    // Three players who have all met, and a fourth who was never there: nobody can meet two.
    let met = "\
142 4
152 W
001    1      A                                                                  2.0    1     2 w 1     3 b 1  0000 - Z
001    2      B                                                                  1.0    2     1 b 0  0000 - Z     3 w 1
001    3      C                                                                  0.0    3  0000 - Z     1 w 0     2 b 0
001    4      D                                                                  0.0    4  0000 - Z  0000 - Z  0000 - Z  0000 - Z
";
    let run = caipan_with(&["pair", "-"], met.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("no legal pairing for round 4"), "{}", run.stderr);
    let zh = caipan_with(&["pair", "-", "--lang", "zh"], met.as_bytes());
    assert!(zh.stderr.contains("没有合法编排"), "{}", zh.stderr);
}

#[test]
fn wrong_input_ends_with_code_3_and_its_place() {
    let run = caipan_with(&["pair", "-"], FIVE.replace("2 b =", "9 b =").as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (3, ""));
    assert!(run.stderr.contains("line 4, columns 102 to 109"), "{}", run.stderr);
    assert!(run.stderr.contains("9 is not entered"), "{}", run.stderr);
    let run = caipan_with(&["pair", "--round", "5", "-"], FIVE.as_bytes());
    assert_eq!(run.code, 3);
    assert_eq!(caipan_with(&["pair", "-"], b"").code, 3);
}

#[test]
fn a_generated_event_passes_the_check_and_a_changed_one_does_not() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("event.trf");
    let name = file.to_str().unwrap();
    let made = caipan(&["generate", "--players", "21", "--rounds", "6", "-s", "5", "-o", name]);
    assert_eq!(made.code, 0, "{}", made.stderr);
    let again = caipan(&["generate", "--players", "21", "--rounds", "6", "-s", "5"]);
    assert_eq!(again.stdout, std::fs::read_to_string(&file).unwrap());
    let other = caipan(&["generate", "--players", "21", "--rounds", "6", "-s", "6"]);
    assert_ne!(again.stdout, other.stdout);
    let check = caipan(&["check", name]);
    assert_eq!(check.code, 0, "{}", check.stdout);
    assert!(check.stdout.contains("6 rounds and all points equal"), "{}", check.stdout);
    let short = caipan(&["pair", "--dutch", name, "-c"]);
    assert_eq!((short.code, &short.stdout), (0, &check.stdout));
    // Wrong points are named with their line.
    let text = std::fs::read_to_string(&file).unwrap();
    let line = text.lines().find(|line| line.starts_with("001    1 ")).unwrap();
    let wrong = format!("{}99.0{}", &line[..80], &line[84..]);
    std::fs::write(&file, text.replace(line, &wrong)).unwrap();
    let check = caipan(&["check", name]);
    assert_eq!(check.code, 1);
    assert!(check.stdout.contains("has 99.0 points in the file"), "{}", check.stdout);
}

#[test]
fn an_explanation_names_the_bracket_the_opponent_and_those_passed_over() {
    let run = caipan_with(&["explain", "-", "--round", "3", "--player", "4"], FIVE.as_bytes());
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.starts_with("4 Dot: 1.0 points"), "{}", run.stdout);
    assert!(run.stdout.contains("may not have the bye"), "{}", run.stdout);
    let arguments = ["explain", "-", "--round", "3", "--player", "1", "--against", "2"];
    let run = caipan_with(&arguments, FIVE.as_bytes());
    assert!(run.stdout.contains("not 2 Ben: they met in round 2"), "{}", run.stdout);
    let run = caipan_with(&["explain", "-", "--round", "9", "--player", "1"], FIVE.as_bytes());
    assert_eq!(run.code, 3);
}

#[test]
fn a_round_robin_is_paired_by_its_table_and_a_xiangqi_swiss_by_its_own_rules() {
    let head = "192 BERGER_ROUNDROBIN\n142 5\n";
    let players: String = (1..=6)
        .map(|number| format!("001 {number:>4}      {:<65}  0.0 {number:>4}\n", "X"))
        .collect();
    let robin = format!("{head}{players}");
    // C.05 annex, round 1 of the table for six.
    let run = caipan_with(&["pair", "-"], robin.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (0, "3\n1 6\n2 5\n3 4\n"), "{}", run.stderr);
    let swiss = robin.replace("BERGER_ROUNDROBIN", "CUSTOM_XIANGQI_SWISS\n152 W");
    let run = caipan_with(&["pair", "-"], swiss.as_bytes());
    assert_eq!(run.stdout, "3\n1 4\n5 2\n3 6\n", "{}", run.stderr);
    let dutch = caipan_with(&["pair", "--dutch", "-"], robin.as_bytes());
    assert_eq!(dutch.stdout, run.stdout);
}

#[test]
fn the_settings_of_the_known_engines_make_an_event() {
    let directory = tempfile::tempdir().unwrap();
    let settings = directory.path().join("settings");
    let name = settings.to_str().unwrap();
    let text = "# small\nPlayersNumber=12\nRoundsNumber=5\nDrawPercentage=0\nForfeitRate=1000\n\
                RetiredRate=1000\nHalfPointByeRate=1000\nPointsForWin=3\nPointsForDraw=1\n";
    std::fs::write(&settings, text).unwrap();
    let run = caipan(&["pair", "--dutch", "-g", name, "-s", "4"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert_eq!(run.stdout.lines().filter(|line| line.starts_with("001 ")).count(), 12);
    assert!(run.stdout.contains("\n142 5\n") && run.stdout.contains("W 3.0"), "{}", run.stdout);
    std::fs::write(&settings, "PlayersNumber=12\nRounds=5\nForfeitRate=0\n").unwrap();
    let run = caipan(&["pair", "--dutch", "-g", name]);
    assert_eq!((run.code, run.stdout.as_str()), (3, ""));
    assert!(run.stderr.contains("line 2: found Rounds, expected PlayersNumber"), "{}", run.stderr);
    assert!(run.stderr.contains("line 3: found 0, expected one in how many"), "{}", run.stderr);
    assert_eq!(caipan(&["pair", "-g", "/no/such/settings"]).code, 5);
}

#[test]
fn an_event_of_teams_is_not_paired_as_if_it_were_one_of_players() {
    let teams = FIVE.replace("142 4\n", "142 4\n192 FIDE_TEAM\n");
    for arguments in [&["pair", "-"][..], &["explain", "-", "--round", "4", "--player", "1"][..]] {
        let run = caipan_with(arguments, teams.as_bytes());
        assert_eq!((run.code, run.stdout.as_str()), (3, ""), "{arguments:?}");
        assert!(run.stderr.contains("an event of teams"), "{}", run.stderr);
    }
    let run = caipan_with(&["check", "-"], teams.as_bytes());
    assert_eq!(run.code, 0, "{}", run.stdout);
    assert!(run.stderr.contains("the pairings of teams are not checked here"), "{}", run.stderr);
}
