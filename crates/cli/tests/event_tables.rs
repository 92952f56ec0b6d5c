//! Events run from tables: from a list of entries to printed standings, and what is refused on the way.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Run, caipan, caipan_in};

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The commands of the README blocks that begin in this folder, without remarks, block by block.
fn printed_commands(folder: &str) -> Vec<Vec<String>> {
    let readme = fs::read_to_string(root().join("README.md")).expect("the README");
    let begin = format!("cd {folder}\n");
    readme
        .split("```")
        .filter_map(|block| block.split_once(&begin))
        .map(|(_, rest)| {
            let commands = rest.lines().filter(|line| line.starts_with("caipan "));
            commands
                .map(|line| line.split(" #").next().unwrap_or(line).trim_end().to_owned())
                .collect()
        })
        .collect()
}

fn run_printed(command: &str, folder: &Path) -> Run {
    let words: Vec<&str> = command.split_whitespace().skip(1).collect();
    caipan_in(folder, &words)
}

#[test]
fn the_swiss_of_the_readme_works_as_printed() {
    let folder = root().join("examples/swiss");
    let blocks = printed_commands("examples/swiss");
    assert_eq!(blocks.len(), 2, "in English and in Chinese");
    assert_eq!(blocks[0], blocks[1]);
    let runs: Vec<Run> = blocks[0].iter().map(|command| run_printed(command, &folder)).collect();
    for (run, command) in runs.iter().zip(&blocks[0]) {
        assert_eq!(run.code, 0, "{command}\n{}{}", run.stdout, run.stderr);
        assert_eq!(run.stderr, "", "{command}");
    }
    // The list by strength is the table the rest begins with.
    let players = fs::read_to_string(folder.join("players.csv")).expect("players");
    assert_eq!(runs[0].stdout, players);
    // Thirty players: fifteen boards a round, and everybody is placed.
    assert!(runs[1].stdout.contains("\n  15  "), "{}", runs[1].stdout);
    let standings = &runs[4].stdout;
    let placed = standings.lines().take_while(|line| !line.is_empty()).count();
    assert_eq!(placed, 31, "{standings}");
}

#[test]
fn the_round_robin_of_the_readme_works_as_printed() {
    let blocks = printed_commands("examples/round-robin");
    assert!(!blocks.is_empty());
    for command in blocks.iter().flatten() {
        let run = run_printed(command, &root().join("examples/round-robin"));
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{command}\n{}", run.stdout);
    }
}

/// The results of the example, by round and pair.
fn result_of(round: &str, white: &str, black: &str) -> String {
    let table = fs::read_to_string(root().join("examples/swiss/results.csv")).expect("results");
    let found = table.lines().find(|line| line.starts_with(&format!("{round},{white},{black},")));
    let line = found.expect("the example has this pair, White first");
    line.split(',').nth(3).expect("a result").to_owned()
}

#[test]
fn an_event_is_run_round_by_round_with_a_table_the_arbiter_fills_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let players = root().join("examples/swiss/players.csv");
    let players = players.to_str().expect("a name");
    let results = folder.path().join("results.csv");
    let path = results.to_str().expect("a name");
    let pair = |more: &[&str]| {
        let mut words = vec!["pair", "--entries", players, "--results", path, "--rounds", "5"];
        words.extend(more);
        caipan(&words)
    };
    for round in 1..=5 {
        let run = pair(&["--record", "--show", "boards"]);
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "round {round}: {}", run.stdout);
        // Nothing goes on while results are missing.
        let again = pair(&["--record"]);
        assert_eq!(again.code, 3);
        let missing = format!("round {round} is paired and has no result yet in lines ");
        assert!(again.stderr.contains(&missing), "{}", again.stderr);
        let table = fs::read_to_string(&results).expect("the table");
        let filled: Vec<String> = table
            .lines()
            .map(|line| {
                let fields: Vec<&str> = line.split(',').collect();
                if fields[3].is_empty() {
                    let result = result_of(fields[0], fields[1], fields[2]);
                    format!("{},{},{},{result},", fields[0], fields[1], fields[2])
                } else {
                    line.to_owned()
                }
            })
            .collect();
        fs::write(&results, filled.join("\n") + "\n").expect("written");
    }
    let run = pair(&[]);
    assert_eq!(run.code, 3, "after the last round: {}", run.stdout);
    let standings = ["standings", "--system", "swiss", "--entries", players, "--results"];
    let own = caipan(&[&standings[..], &[path, "--csv"]].concat());
    let example = root().join("examples/swiss/results.csv");
    let shown = example.to_str().expect("a name");
    let other = caipan(&[&standings[..], &[shown, "--csv"]].concat());
    assert_eq!(own.stdout, other.stdout);
    assert_eq!(own.code, 0, "{}", own.stderr);
}

#[test]
fn standings_are_checked_number_by_number_and_the_first_difference_is_derived() {
    let folder = root().join("examples/swiss");
    let source = ["--system", "swiss", "--entries", "players.csv", "--results", "results.csv"];
    let order = ["--tiebreaks", "PTS,BH/C1,BH,SB", "--csv"];
    let table = caipan_in(&folder, &[&["standings"], &source[..], &order[..]].concat());
    assert_eq!(table.code, 0, "{}", table.stderr);
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("table.csv");
    let check = |table: &str| {
        fs::write(&file, table).expect("written");
        let name = file.to_str().expect("a name");
        let more = ["--rounds", "5", "--standings", name];
        caipan_in(&folder, &[&["check"], &source[..], &more[..]].concat())
    };
    let run = check(&table.stdout);
    assert_eq!(run.code, 0, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("the whole table by PTS,BH/C1,BH,SB equal"), "{}", run.stdout);
    // One number too high by one, and told with what it is made of.
    let lines: Vec<&str> = table.stdout.lines().collect();
    let fields: Vec<&str> = lines[4].split(',').collect();
    let mut wrong = fields.clone();
    wrong[5] = "99";
    let changed = table.stdout.replace(lines[4], &wrong.join(","));
    let run = check(&changed);
    assert_eq!(run.code, 1, "{}", run.stdout);
    let expected = format!("has BH 99, counted {}", fields[5]);
    assert!(run.stdout.contains(&expected), "{}", run.stdout);
    assert!(run.stdout.contains("round 1"), "{}", run.stdout);
    // Two ranks exchanged.
    let mut first: Vec<&str> = lines[1].split(',').collect();
    first[0] = "9";
    let run = check(&table.stdout.replace(lines[1], &first.join(",")));
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("has rank 9, counted 1: nobody stands before"), "{}", run.stdout);
    let run = check("rank,number,name,PTS\n1,77,Nobody,5\n");
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("line 2"), "{}", run.stderr);
    assert_eq!(check("rank,number,QQQ\n1,1,2\n").code, 3);
}

#[test]
fn a_round_paired_otherwise_is_found_with_the_reason() {
    let folder = root().join("examples/swiss");
    let table = fs::read_to_string(folder.join("results.csv")).expect("results");
    let boards: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("2,"))
        .map(|line| line.split(',').collect())
        .collect();
    // Two boards of round 2 exchange their Black players.
    let (one, two) = (&boards[0], &boards[1]);
    let line = |a: &[&str], black: &str| format!("2,{},{black},{},", a[1], a[3]);
    let changed = table
        .replace(&one.join(","), &line(one, two[2]))
        .replace(&two.join(","), &line(two, one[2]));
    assert_ne!(changed, table);
    let scratch = tempfile::tempdir().expect("a folder");
    let file = scratch.path().join("results.csv");
    fs::write(&file, changed).expect("written");
    let name = file.to_str().expect("a name");
    let words = ["check", "--entries", "players.csv", "--rounds", "5", "--results", name];
    let run = caipan_in(&folder, &words);
    assert_eq!(run.code, 1, "{}{}", run.stdout, run.stderr);
    assert!(run.stdout.contains("round 2: "), "{}", run.stdout);
    assert!(run.stdout.contains("by the rules. Not "), "{}", run.stdout);
}

#[test]
fn bad_tables_end_with_code_3_and_name_the_line_what_was_found_and_expected() {
    let scratch = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &[u8]| {
        let path = scratch.path().join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("a name").to_owned()
    };
    let entries = put("entries.csv", b"number,name\n1,Ann\n2,Ben\n3,Cem\n4,Dot\n");
    let cases: [(&[u8], &str); 6] = [
        (
            b"round,white,black,result\n1,1,2,1-0\n1,1,3,1-0\n",
            "line 3: found a second opponent of player 1 in round 1",
        ),
        (
            b"round,white,black,result\n1,2,2,=\n",
            "line 2, columns 5 to 5: found 2, expected another player",
        ),
        (
            b"round,white,black,result\n1,1,2,7-0\n",
            "line 2, columns 7 to 9: found 7-0, expected a result such as",
        ),
        (b"runde,weiss,schwarz\n1,1,2\n", "line 1: found runde,weiss,schwarz, expected a first"),
        (
            b"round,white,black,result\n1,1,5,=\n",
            "line 2, columns 5 to 5: found 5, expected the number or name",
        ),
        // Latin-1 and a Chinese encoding in one table.
        (
            b"round,white,black,result\n1,Andr\xe9,\xbc\xd7,=\n",
            "line 2: found bytes that are no text in the encoding of the others, expected one",
        ),
    ];
    for (table, expected) in cases {
        let results = put("results.csv", table);
        for command in ["standings", "crosstable", "pair", "check", "explain"] {
            let mut words = vec![command, "--entries", &entries, "--results", &results];
            if command == "explain" {
                words.extend(["--round", "1", "--player", "1"]);
            }
            let run = caipan(&words);
            assert_eq!((run.code, run.stdout.as_str()), (3, ""), "{command}: {}", run.stderr);
            assert!(run.stderr.contains(expected), "{command}: {}", run.stderr);
        }
    }
    let none = put("none.csv", b"number,name\n");
    let run = caipan(&["pair", "--entries", &none]);
    assert_eq!(run.code, 3);
    assert!(run.stderr.contains("found no player"), "{}", run.stderr);
    let gone = scratch.path().join("gone.csv");
    let gone = gone.to_str().expect("a name");
    assert_eq!(caipan(&["standings", "--entries", &entries, "--results", gone]).code, 5);
    let mut many = String::from("number,name\n");
    for number in 1..=100_000 {
        many.push_str(&format!("{number},P\n"));
    }
    let many = put("many.csv", many.as_bytes());
    let run = caipan(&["pair", "--entries", &many]);
    assert_eq!(run.code, 4, "{}", run.stderr);
}

#[test]
fn a_game_without_result_is_no_loss_in_the_crosstable() {
    let scratch = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: &str| {
        let path = scratch.path().join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("a name").to_owned()
    };
    let entries = put("entries.csv", "name\nAnn\nBen\n");
    let results = put("results.csv", "round,white,black,result\n1,1,2,1-0\n2,2,1,adjourned\n");
    let robin = ["--system", "round-robin"];
    let words = ["crosstable", "--entries", &entries, "--results", &results, "--csv"];
    let run = caipan(&[&words[..], &robin].concat());
    assert_eq!(run.code, 0, "{}", run.stderr);
    let rows: Vec<&str> = run.stdout.lines().skip(1).collect();
    assert_eq!(rows, ["1,1,Ann,*,1/…,1", "2,2,Ben,0/…,*,0"]);
}

#[test]
fn lots_decide_where_the_order_ends_with_them() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    let results = scratch.path().join("results.csv");
    fs::write(&entries, "name\nAnn\nBen\n").expect("written");
    fs::write(&results, "round,white,black,result\n1,1,2,=\nplay-off,2,1,1-0\n").expect("written");
    let (entries, results) = (entries.to_str().expect("a name"), results.to_str().expect("a name"));
    let standings = |more: &[&str]| {
        let words =
            ["standings", "--entries", entries, "--results", results, "--tiebreaks", "PTS,LOT"];
        caipan(&[&words[..], more].concat())
    };
    let run = standings(&["--lots", "2,1", "--csv"]);
    let order: Vec<&str> = run.stdout.lines().skip(1).collect();
    assert!(order[0].starts_with("1,2,Ben,"), "{}", run.stdout);
    assert!(order[1].starts_with("2,1,Ann,"), "{}", run.stdout);
    // Without lots they share the rank; the play-off is shown apart and gives nobody a point.
    let run = standings(&["--csv"]);
    assert!(
        run.stdout.contains("1,2,Ben,0.5") || run.stdout.contains("1,2,Ben,.5"),
        "{}",
        run.stdout
    );
    let run = standings(&[]);
    assert!(run.stdout.ends_with("\nplay-off:\n  Ben – Ann  1:0\n"), "{}", run.stdout);
    let run = standings(&["--lots", "7"]);
    assert_eq!(run.code, 3);
}

#[test]
fn the_bye_is_explained_by_the_criterion_that_gave_it() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    let results = scratch.path().join("results.csv");
    fs::write(&entries, "name\nAnn\nBen\nCem\nDot\nEve\n").expect("written");
    fs::write(&results, "round,white,black,result\n1,1,3,1-0\n1,4,2,0-1\n1,5,,bye\n")
        .expect("written");
    let (entries, results) = (entries.to_str().expect("a name"), results.to_str().expect("a name"));
    let explain = |player: &str| {
        let words = ["explain", "--entries", entries, "--results", results, "--rounds", "3"];
        caipan(&[&words[..], &["--round", "2", "--player", player]].concat())
    };
    // 3 and 4 have nothing and played the same; 1, 2 and 5 have a point, so that one of them meets
    // one of the two and the other has the bye (C5). 5 has had it (C2).
    let run = explain("5");
    assert!(run.stdout.contains("not the bye: has had the bye"), "{}{}", run.stdout, run.stderr);
    let run = explain("1");
    assert!(run.stdout.contains("not the bye: has a higher score"), "{}", run.stdout);
    let (third, fourth) = (explain("3"), explain("4"));
    let gets = [&third, &fourth].iter().filter(|run| run.stdout.contains("gets the bye")).count();
    assert_eq!(gets, 1, "{}{}", third.stdout, fourth.stdout);
}

#[test]
fn a_swiss_has_a_column_for_each_round_and_a_round_robin_one_for_each_player() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    let results = scratch.path().join("results.csv");
    fs::write(&entries, "name\nAnn\nBen\nCem\nDot\nEve\n").expect("written");
    let played =
        "round,white,black,result\n1,1,3,1-0\n1,4,2,=\n1,5,,bye\n2,5,1,0-1\n2,2,4,+-\n2,3,,half\n";
    fs::write(&results, played).expect("written");
    let (entries, results) = (entries.to_str().expect("a name"), results.to_str().expect("a name"));
    let table = |more: &[&str]| {
        caipan(&[&["crosstable", "--entries", entries, "--results", results], more].concat()).stdout
    };
    let swiss = table(&["--system", "swiss", "--tiebreaks", "PTS,TPN", "--csv"]);
    assert_eq!(
        swiss,
        "rank,number,name,1,2,points\n1,1,Ann,3w1,5b1,2\n2,2,Ben,4b0.5,4+,1.5\n\
         3,5,Eve,bye 1,1w0,1\n4,3,Cem,1b0,bye 0.5,0.5\n5,4,Dot,2w0.5,2-,0.5\n"
    );
    let zh = table(&["--system", "swiss", "--tiebreaks", "PTS,TPN", "--lang", "zh"]);
    assert!(zh.contains("3先1") && zh.contains("轮空 1"), "{zh}");
    let robin = table(&["--system", "round-robin", "--tiebreaks", "PTS,TPN", "--csv"]);
    // The free round of 5 brings nothing there.
    assert!(robin.starts_with("rank,number,name,1,2,3,4,5,points\n1,1,Ann,*,,1,,1,2\n"), "{robin}");
}

#[test]
fn every_number_of_the_table_has_a_derivation() {
    let folder = root().join("examples/round-robin");
    let tables =
        ["--entries", "players.csv", "--results", "results.csv", "--rules", "xiangqi-1959"];
    let derive = |code: &str| {
        let run =
            caipan_in(&folder, &[&["standings"], &tables[..], &["--derive", "4", code]].concat());
        assert_eq!(run.code, 0, "{code}: {}", run.stderr);
        run.stdout
    };
    // 4 and 9 have eight points each and met in round 3, which 4 won (12.2).
    let between = "DE2 4 丁: place 1 among 丁, 壬\n  round 3 9 壬 2, points made\n";
    assert_eq!(derive("DE2"), between);
    assert_eq!(derive("相互胜负"), between);
    assert_eq!(derive("犯规"), "VIO 4 丁: 0 (sum)\n   0, violations noted\n");
    assert_eq!(derive("UNB"), "UNB 4 丁: 0 (sum)\n   0, lost a game\n");
    assert!(derive("对手分").starts_with("OPP 4 丁: 64 (sum)\n"));
    assert!(derive("末轮倒比").contains("\n  round 9 6 己 1, points made\n  round 8 "));
    assert!(derive("最佳对手").contains("\n  round 4 1 甲 13, opponent's score\n"));
    let alone = [&["standings"], &tables[..], &["--derive", "1", "DE2"]].concat();
    let run = caipan_in(&folder, &alone);
    assert_eq!(run.stdout, "DE2 1 甲: nobody was equal when this step was reached\n");
}

#[test]
fn a_double_round_robin_is_paired_and_withdrawn_from_by_the_games_of_both_cycles() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    let results = scratch.path().join("results.csv");
    fs::write(&entries, "name\n甲\n乙\n丙\n丁\n").expect("written");
    // C.05, annex: the table for four, then the same with the colours exchanged.
    let first =
        "round,red,black,result\n1,1,4,1-0\n1,2,3,=\n2,4,3,1-0\n2,1,2,=\n3,2,4,=\n3,3,1,0-1\n";
    fs::write(&results, first).expect("written");
    let (entries, results) = (entries.to_str().expect("a name"), results.to_str().expect("a name"));
    let words = ["--entries", entries, "--results", results, "--rules", "xiangqi-1959"];
    let with = |command: &str, more: &[&str]| caipan(&[&[command], &words[..], more].concat());
    let run = with("pair", &["--system", "double-round-robin"]);
    assert_eq!((run.code, run.stdout.as_str()), (0, "2\n4 1\n3 2\n"), "{}", run.stderr);
    assert_eq!(with("check", &["--system", "double-round-robin"]).code, 0);
    // Three games of three are all, of six they are half: the rest goes to the opponents (13.2).
    fs::write(results, format!("{first}3,4,,withdraws\n")).expect("written");
    let run = with("standings", &["--system", "double-round-robin"]);
    assert!(run.stdout.contains("丁 withdrew after 3 of 6 games"), "{}", run.stdout);
}

#[test]
fn what_is_explained_is_what_was_paired_in_every_system() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    fs::write(&entries, "name,club\n甲,A\n乙,B\n丙,C\n丁,A\n戊,D\n己,E\n").expect("written");
    let entries = entries.to_str().expect("a name");
    let run = |system: &str, words: &[&str]| {
        let more = ["--rules", "xiangqi-1959", "--system", system, "--entries", entries];
        let run = caipan(&[words, &more[..]].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        run.stdout
    };
    // 1 and 4 would meet, half against half, if they were not of one club.
    assert!(run("swiss", &["pair"]).starts_with("3\n1 5\n"));
    let explained = run("swiss", &["explain", "--round", "1", "--player", "1"]);
    assert!(explained.contains("White 1 甲, Black 5 戊"), "{explained}");
    assert!(
        explained.contains("not 4 丁: of one club, kept apart in the first round"),
        "{explained}"
    );
    // C.05, annex: 1 meets 6 in the first round.
    let explained = run("round-robin", &["explain", "--round", "1", "--player", "1"]);
    assert!(explained.contains("Berger table") && explained.contains("Black 6 己"), "{explained}");
}

#[test]
fn a_withdrawal_before_the_start_has_the_lots_drawn_again_where_an_even_number_is_left() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    let results = scratch.path().join("results.csv");
    fs::write(&results, "round,red,black,result\n0,1,,withdraws\n").expect("written");
    let run = |command: &str, names: &str| {
        fs::write(&entries, format!("number,name\n{names}")).expect("written");
        let words = ["--rules", "xiangqi-1959", "--system", "round-robin"];
        let tables = ["--entries", entries.to_str().expect("a name")];
        let results = ["--results", results.to_str().expect("a name")];
        caipan(&[&[command][..], &words, &tables, &results].concat())
    };
    // Of five four are left: lots again, so that 2 to 5 are the four of the table (13.1).
    let five = "1,甲\n2,乙\n3,丙\n4,丁\n5,戊\n";
    let standings = run("standings", five).stdout;
    assert!(
        standings.contains("甲 withdrew before the start: an even number is left"),
        "{standings}"
    );
    assert!(standings.contains("[xiangqi-1959 13.1]"), "{standings}");
    assert_eq!(run("pair", five).stdout, "2\n2 5\n3 4\n");
    // Of six five are left: the lots stand, and 6, whom 1 was to meet, is free.
    let six = format!("{five}6,己\n");
    assert!(run("standings", &six).stdout.contains("an odd number is left, the lots stand"));
    assert_eq!(run("pair", &six).stdout, "3\n2 5\n3 4\n6 0\n");
    // Who has left does not play.
    fs::write(&results, "round,red,black,result\n0,1,,withdraws\n1,1,4,1-0\n").expect("written");
    let wrong = run("standings", five);
    assert_eq!(wrong.code, 3, "{}", wrong.stdout);
    assert!(wrong.stderr.contains("line 2: "), "{}", wrong.stderr);
}

#[test]
fn those_whom_the_entries_forbid_are_not_paired_and_it_is_said_why() {
    let scratch = tempfile::tempdir().expect("a folder");
    let file = |name: &str| scratch.path().join(name).to_str().expect("a name").to_owned();
    let (entries, event) = (file("entries.csv"), file("event.trf"));
    let table = "姓名,等级分,回避\n甲,2400,丙\n乙,2300,\n丙,2200,\n丁,2100,乙（2）\n";
    fs::write(&entries, table).expect("written");
    let run = |words: &[&str]| {
        let run = caipan(&[words, &["--entries", &entries, "--rounds", "3"]].concat());
        assert_eq!(run.code, 0, "{}", run.stderr);
        run.stdout
    };
    // The halves would meet, 1 and 3, 2 and 4.
    assert_eq!(run(&["pair"]), "2\n1 4\n3 2\n");
    let why = run(&["explain", "--round", "1", "--player", "1", "--lang", "zh"]);
    assert!(why.contains("不是 3 丙：比赛规定二人不相遇"), "{why}");
    // The tournament file says the same, and so does the table made of it.
    fs::write(&event, run(&["export", "--to", "trf"])).expect("written");
    assert_eq!(caipan(&["pair", "--round", "1", &event]).stdout, "2\n1 4\n3 2\n");
    let again = caipan(&["export", "--to", "entries", &event]).stdout;
    assert!(again.contains("\n1,甲,,,2400,,,3\n2,乙,,,2300,,,4 (2)\n"), "{again}");
    // Somebody who is not entered is named with the line.
    fs::write(&entries, table.replace("丙\n乙", "戊\n乙")).expect("written");
    let wrong = caipan(&["pair", "--entries", &entries, "--rounds", "3"]);
    assert_eq!(wrong.code, 3, "{}", wrong.stdout);
    assert!(wrong.stderr.contains("line 2") && wrong.stderr.contains("戊"), "{}", wrong.stderr);
}

#[test]
fn those_who_may_not_meet_keep_apart_under_new_numbers() {
    let scratch = tempfile::tempdir().expect("a folder");
    let entries = scratch.path().join("entries.csv");
    fs::write(&entries, "name,rating,forbidden\nA,2000,B\nB,2400,\nC,2200,\n").expect("written");
    let words = ["export", "--to", "numbered", "--entries", entries.to_str().expect("a name")];
    // By rating B, C, A: the pair is 1 and 3.
    assert!(caipan(&words).stdout.contains("\n1,B,,,2400,,,3\n"));
}
