//! `caipan convert` between a chess record and a ledger.

mod common;

use common::caipan_with;

const RECORD: &str = "[White \"Adler\"]\n[Black \"Behn\"]\n[Result \"0-1\"]\n[TimeControl \"5400+30\"]\n[Termination \"White resigns\"]\n\n\
                      1. e4 {[%clk 1:30:10]} e5 {[%clk 1:30:20]} 0-1\n";

fn to_ledger(more: &[&str], pgn: &str) -> common::Run {
    let arguments: Vec<&str> =
        ["convert", "--to", "ledger"].iter().chain(more).chain(&["-"]).copied().collect();
    caipan_with(&arguments, pgn.as_bytes())
}

#[test]
fn a_record_becomes_a_ledger_that_is_arbitrated_and_comes_back() {
    let ledger = to_ledger(&["--rules", "fide-2023"], RECORD);
    assert_eq!((ledger.code, ledger.stderr.as_str()), (0, ""));
    assert!(ledger.stdout.contains(r#""move":"e4","press":true"#), "{}", ledger.stdout);
    let ruled = caipan_with(&["arbitrate", "-"], ledger.stdout.as_bytes());
    assert!(ruled.stdout.contains("White resigns"), "{}", ruled.stdout);
    assert!(ruled.stdout.contains("Black wins (resignation)  [5.1.2"), "{}", ruled.stdout);
    let back = caipan_with(&["convert", "--to", "pgn", "-"], ledger.stdout.as_bytes());
    assert_eq!((back.code, back.stderr.as_str()), (0, ""));
    for line in
        ["[White \"Adler\"]", "[Result \"0-1\"]", "[TimeControl \"5400+30\"]", "{[%clk 1:30:10]}"]
    {
        assert!(back.stdout.contains(line), "{line} is not in\n{}", back.stdout);
    }
    // It names its edition now, so that none need be given, and its end is told in two tags.
    let again = to_ledger(&[], &back.stdout);
    assert_eq!(again.code, 0, "{}", again.stderr);
    let lines = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&again.stdout), lines(&ledger.stdout));
    let third = caipan_with(&["convert", "--to", "pgn", "-"], again.stdout.as_bytes());
    assert_eq!(third.stdout, back.stdout);
}

#[test]
fn what_the_record_does_not_say_is_said_in_both_languages() {
    let silent = RECORD.replace("[Termination \"White resigns\"]\n", "");
    let run = to_ledger(&["--rules", "fide-2023"], &silent);
    assert!(
        run.stderr.contains("the record says 0-1 and not how the game ended"),
        "{}",
        run.stderr
    );
    assert!(!run.stdout.contains("resign"), "{}", run.stdout);
    let run = to_ledger(&["--lang", "zh", "--rules", "fide-2023"], &silent);
    assert!(run.stderr.contains("棋谱写结果 0-1，没有写对局如何结束"), "{}", run.stderr);
}

#[test]
fn each_reason_why_not_says_what_to_do() {
    let refused = |more: &[&str], text: &str, wanted: &str| {
        let run = to_ledger(more, text);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""));
        assert!(run.stderr.contains(wanted), "{wanted:?} is not in {}", run.stderr);
    };
    refused(&[], RECORD, "--rules fide-1993 or --rules fide-2023");
    refused(&["--rules", "fide-2018"], RECORD, "expected fide-1993 or fide-2023");
    let untimed = RECORD.replace("5400+30", "?");
    refused(&["--rules", "fide-2023"], &untimed, "say it with --control");
    refused(
        &["--rules", "fide-2023", "--control", "soon"],
        &untimed,
        "found the time control \"soon\"",
    );
    refused(&["--rules", "fide-2023"], &RECORD.repeat(2), "found 2 games, expected one, or --game");
    refused(
        &["--rules", "fide-2023", "--game", "3"],
        &RECORD.repeat(2),
        "found 2 games, expected at least 3",
    );
    refused(&["--rules", "fide-2023"], "", "found no game of chess");
    let xiangqi = "[Red \"\"]\n1. h2e2 h9g7 2. h0g2 i9h9 *\n";
    refused(&["--rules", "fide-2023"], xiangqi, "found no game of chess");
    let chosen = to_ledger(&["--rules", "fide-2023", "--game", "2"], &RECORD.repeat(2));
    assert_eq!(chosen.code, 0, "{}", chosen.stderr);
    let told = to_ledger(&["--rules", "fide-2023", "--control", "40/7200:3600"], &untimed);
    assert!(told.stdout.contains("40/7200:3600"), "{}{}", told.stdout, told.stderr);
}

#[test]
fn a_ledger_is_written_as_pgn_alone_and_only_that_of_chess() {
    let chess = include_str!("../../../examples/chess-wrong-claim.jsonl");
    let run = caipan_with(&["convert", "--to", "dhtmlxq", "-"], chess.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("pgn alone"), "{}", run.stderr);
    let xiangqi = include_str!("../../../examples/xiangqi-live.jsonl");
    let run = caipan_with(&["convert", "--to", "pgn", "-"], xiangqi.as_bytes());
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("only that of a chess game"), "{}", run.stderr);
}
