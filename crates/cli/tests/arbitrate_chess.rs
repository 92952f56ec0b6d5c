//! `caipan arbitrate` on the example of the README: a claim wrong by one repetition, the time it costs, and a flag that
//! falls against a bare king. What is expected stands in the text of the Laws: 1993, articles 10.13(2), 10.14 and 10.5;
//! 2023, articles 9.5.3 and 6.9.

mod common;

use common::{Run, caipan_with};

const LEDGER: &str = include_str!("../../../examples/chess-wrong-claim.jsonl");
const FLAG: &str = r#"{"after": "0:02:00", "do": "flag", "by": "white"}"#;

/// The example with its flag seen so much later than the move before, under an edition and in a language.
fn run_with_flag_after(after: &str, rules: &str, lang: &str) -> Run {
    assert!(LEDGER.contains(FLAG), "the example ends with this line");
    let ledger = LEDGER.replace(FLAG, &FLAG.replace("0:02:00", after));
    let run = caipan_with(&["arbitrate", "--lang", lang, "--rules", rules, "-"], ledger.as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    run
}

fn holds(run: &Run, lines: &[&str]) {
    for line in lines {
        assert!(run.stdout.contains(line), "{line:?} is not in\n{}", run.stdout);
    }
}

#[test]
fn in_1993_five_minutes_are_added_to_the_time_used_and_the_flag_falls_for_them() {
    let run = run_with_flag_after("0:02:00", "fide-1993", "en");
    // 20 + 25 + 8 minutes used, five more; then 0:30 and 2:00, which is 30 seconds more than the hour.
    let expected = [
        "the claim is wrong  [10.13(2)",
        "after plies 1, 5",
        "occurrence 2 of this position; 3 are needed",
        "5:00 is added to White's used time  [10.13(2)",
        "53:00 + 5:00 = 58:00 of 1:00:00",
        "White must play Be5  [10.13(2)",
        "White's flag has fallen  [10.14",
        "White is 0:30 over the limit",
        "Draw (time overstepped)  [10.14 Overstepping the time; 10.5 A bare king cannot win]",
        "Black has only the king",
    ];
    holds(&run, &expected);
    let run = run_with_flag_after("0:02:00", "fide-1993", "zh");
    let expected = [
        "要求不成立  [10.13(2)",
        "出现在第 1、5 着之后",
        "这是该局面第 2 次出现，规定须满 3 次",
        "白方已用时间加 5:00  [10.13(2)",
        "53:00 + 5:00 = 58:00，限时 1:00:00",
        "白方必须走 Be5  [10.13(2)",
        "白方的旗已落下  [10.14",
        "白方超过时限 0:30",
        "和棋（超时）  [10.14 超过时限; 10.5 单王不能取胜]",
        "黑方只剩单王",
    ];
    holds(&run, &expected);
}

#[test]
fn a_minute_earlier_the_flag_has_not_fallen() {
    let run = run_with_flag_after("0:01:00", "fide-1993", "en");
    holds(&run, &["there is time left on the clock  [10.14", "White has 0:30 left"]);
    assert!(!run.stdout.contains("Draw"), "{}", run.stdout);
    let run = run_with_flag_after("0:01:00", "fide-1993", "zh");
    holds(&run, &["钟上还有时间  [10.14", "白方还剩 0:30"]);
    assert!(!run.stdout.contains("和棋（"), "{}", run.stdout);
}

#[test]
fn in_2023_the_opponent_gets_two_minutes_and_the_flag_falls_five_minutes_later() {
    // White's own time is untouched: 55:30 used at the flag of the example, 4:30 left.
    let claim =
        ["the claim is wrong  [9.5.3", "Black gets 2:00 more  [9.5.3", "58:00 +2:00 = 1:00:00"];
    let run = run_with_flag_after("0:02:00", "fide-2023", "en");
    holds(&run, &claim);
    holds(&run, &["White must play Be5  [9.5.3", "there is time left", "White has 4:30 left"]);
    assert!(!run.stdout.contains("Draw"), "{}", run.stdout);
    let run = run_with_flag_after("0:06:30", "fide-2023", "en");
    holds(&run, &claim);
    holds(&run, &["White's flag has fallen  [6.8", "Draw (time overstepped)  [6.9"]);
    let run = run_with_flag_after("0:06:30", "fide-2023", "zh");
    let expected = [
        "要求不成立  [9.5.3",
        "黑方加时 2:00  [9.5.3",
        "58:00 +2:00 = 1:00:00",
        "白方的旗已落下  [6.8",
        "和棋（超时）  [6.9",
        "黑方只剩单王",
    ];
    holds(&run, &expected);
}

#[test]
fn a_right_claim_needs_the_third_occurrence() {
    // The same four plies once more before the claim: now the announced move brings the position for the third time.
    let moves: Vec<&str> = LEDGER.lines().filter(|line| line.contains("press")).take(4).collect();
    let claim = LEDGER.lines().find(|line| line.contains("claim")).expect("the example has one");
    // Quick moves, so that the time suffices.
    let again = moves.join("\n").replace("0:20:00", "0:00:10").replace("0:25:00", "0:00:10");
    let ledger = LEDGER.replace(claim, &format!("{again}\n{claim}"));
    for (lang, right, drawn) in [
        ("en", "the claim is right  [10.13(1)", "Draw (repetition)  [10.10(1)"),
        ("zh", "要求成立  [10.13(1)", "和棋（同一局面重复出现）  [10.10(1)"),
    ] {
        let run = caipan_with(&["arbitrate", "--lang", lang, "-"], ledger.as_bytes());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""));
        holds(&run, &[right, drawn]);
    }
}

#[test]
fn a_line_that_is_refused_does_nothing_at_all() {
    let head = r#"{"ledger": 1, "rules": "fide-2023", "control": "5400+30"}
{"do": "start_session"}
{"do": "move", "by": "white", "move": "e4", "press": true}
{"do": "move", "by": "black", "move": "e5", "press": true}
{"after": 9, "do": "move", "by": "white", "move": "Nf3", "press": true}
"#;
    let line = head.lines().last().unwrap();
    for mistake in [line.replace("Nf3", "Nf33"), line.replace("Nf3", "Bv5")] {
        for more in ["", "\n{\"do\": \"report_illegal\", \"by\": \"black\"}"] {
            let ledger = format!("{}{mistake}{more}\n{mistake}{more}\n", head.replace(line, ""));
            let run = caipan_with(&["arbitrate", "--lang", "en", "-"], ledger.as_bytes());
            let refused = run.stdout.matches('✗').count();
            assert_eq!((run.code, refused), (0, 2), "{mistake}: {}", run.stdout);
            for word in ["illegal move, number", "wins", "time is added"] {
                assert!(!run.stdout.contains(word), "{mistake}: {word}: {}", run.stdout);
            }
        }
    }
}

#[test]
fn players_cannot_put_an_illegal_move_right_while_a_move_is_sealed() {
    let moves = r#"{"ledger": 1, "rules": "fide-2023", "control": "900+10"}
{"do": "start_session"}
{"do": "move", "by": "white", "move": "e4", "press": true}
{"do": "move", "by": "black", "move": "g8d5", "press": true}
{"do": "move", "by": "white", "move": "d4", "press": true}
"#;
    let seal = r#"{"do": "seal", "by": "black", "move": "e5"}"#;
    let agree = r#"{"do": "put_right"}"#;
    // I.1.1: the clocks stand until the game is resumed; A.5.2 asks for a position that is played on.
    let ledger = format!("{moves}{seal}\n{agree}\n");
    let run = caipan_with(&["arbitrate", "--lang", "en", "-"], ledger.as_bytes());
    holds(&run, &["a move is sealed; expected the opening of the envelope first"]);
    assert!(!run.stdout.contains("stands again"), "{}", run.stdout);
    let run =
        caipan_with(&["arbitrate", "--lang", "en", "-"], format!("{moves}{agree}\n").as_bytes());
    assert_eq!(run.code, 0);
    holds(&run, &["the position after ply 1 stands again"]);
}

#[test]
fn clocks_that_are_stopped_stay_so_when_players_put_a_move_right() {
    let ledger = r#"{"ledger": 1, "rules": "fide-2023", "control": "900+10"}
{"do": "start_session"}
{"do": "move", "by": "white", "move": "e4", "press": true}
{"do": "move", "by": "black", "move": "g8d5", "press": true}
{"do": "move", "by": "white", "move": "d4", "press": true}
{"do": "pause", "by": "arbiter"}
{"do": "put_right"}
"#;
    let run = caipan_with(&["arbitrate", "--lang", "en", "-"], ledger.as_bytes());
    holds(&run, &["the position after ply 1 stands again"]);
    assert!(!run.stdout.contains("Black's clock runs"), "{}", run.stdout);
}

#[test]
fn a_field_that_cannot_be_used_says_what_is_expected_and_why() {
    for (first_line, expected) in [
        (
            r#"{"ledger": 1, "rules": "fide-2023", "control": "900+10", "fen": "8/8/8/8/8/8/8/8 w - - 0 1"}"#,
            r#"in "fen", expected a position that can be played, as FEN (not a playable position: a side has no king)"#,
        ),
        (
            r#"{"ledger": 1, "rules": "axf", "control": "900+10", "fen": "xx"}"#,
            r#"in "fen", expected a position that can be played, as FEN ("#,
        ),
        (
            r#"{"ledger": 1, "rules": "fide-1066", "control": "900+10"}"#,
            r#"found "fide-1066" in "rules", expected fide-1993, fide-2023"#,
        ),
    ] {
        let run = caipan_with(&["arbitrate", "--lang", "en", "-"], first_line.as_bytes());
        assert_ne!(run.code, 0);
        assert!(run.stderr.contains(expected), "{}", run.stderr);
    }
}
